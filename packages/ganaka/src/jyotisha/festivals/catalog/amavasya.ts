/** Amavasya of every month, by the general rule of its tithi. */
import { byGeneralRule } from '../decide/ladders.ts';
import type { TithiFestival } from '../rule.ts';

export const amavasya: TithiFestival = {
  id: 'amavasya',
  kind: 'amavasya',
  on: { tithi: 30 },
  ...byGeneralRule(30),
};
