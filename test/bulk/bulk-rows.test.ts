/** Day rows are the snapshot's values. `test/proofs/` has the rest of the five hundred. */
import { expect, test } from 'vitest';
import { inProofs } from '../../packages/ganaka/test/kit/amount.ts';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD } from '../kit/test-app.ts';
import { casesOf, twinsOf } from './bulk-checks.ts';

const engines = [drik(), suryaSiddhanta(), trueChitra(THIRD)];

test.each(casesOf(engines, 0, inProofs(60, 18)))('$engine.info.id, $town.0, $day', (each) => {
  const { row, snapshot } = twinsOf(each);
  expect(row).toEqual(snapshot);
});
