/** The types of replies in an editor. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typeText } from '../../builders/schema-types.ts';

const replies = readFileSync(
  new URL('../../packages/ganaka/src/library/types/replies.generated.ts', import.meta.url),
  'utf8',
);

test('editors show what a field of a reply means: its description is its comment', () => {
  const [, tithi = ''] = /export type TithiPart = \{(.*?)\n\}/s.exec(replies) ?? [];
  expect(tithi).toContain('/** Moon minus Sun, degrees */\n  elongation: number;');
  expect(typeText({ type: 'object', properties: { a: { type: 'string', description: 'ends */ early' } } })).toBe(
    '{\n/** ends *\\/ early */\n"a"?: string;\n}',
  );
});
