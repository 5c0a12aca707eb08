/** Purnima of every month, by the general rule of its tithi. */
import { byGeneralRule } from '../decide/ladders.ts';
import type { TithiFestival } from '../rule.ts';

export const purnima: TithiFestival = {
  id: 'purnima',
  kind: 'purnima',
  on: { tithi: 15 },
  ...byGeneralRule(15),
};
