/** Day rows are the snapshot's values, for five hundred days, places and engines in all. */
import { expect, test } from 'vitest';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { casesOf, twinsOf } from '../bulk/bulk-checks.ts';
import { THIRD } from '../kit/test-app.ts';

const engines = [drik(), suryaSiddhanta(), trueChitra(THIRD)];

test.each(casesOf(engines, 60, 440))('$engine.info.id, $town.0, $day', (each) => {
  const { row, snapshot } = twinsOf(each);
  expect(row).toEqual(snapshot);
});
