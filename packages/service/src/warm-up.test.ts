import { expect, test } from 'vitest';
import { toyEngines, twoTowns } from '../../../test/kit/test-app.ts';
import { IN_BOTH } from '../../ganaka/test/kit/voices.ts';
import { warmUp } from './warm-up.ts';

test('each part is a reply of its own: lives of six distant years and one year of festivals', () => {
  const replies = warmUp(toyEngines().drik, twoTowns, IN_BOTH).map((part) => part().body?.toString());
  expect(replies).toHaveLength(7);
  expect(new Set(replies).size).toBe(7);
  for (const life of replies.slice(0, 6)) expect(life).toContain('"sade_sati"');
  expect(replies[6]).toContain('"festivals"');
});
