/** The days that laws of some lands give to a festival instead of its own. */
import { weekdayOf } from '../../../kernel/civil.ts';
import { plusDays } from '../../../kernel/units.ts';
import type { TithiJudgement } from '../rule.ts';

const SUNDAY = 1;

/** The festival's own day, or the Monday after it if that is a Sunday. `after` is from the rite to the festival. */
export const mondayForSunday =
  (after = 0) =>
  ({ frame }: TithiJudgement): number =>
    weekdayOf(plusDays(frame.civil, after)) === SUNDAY ? after + 1 : after;

/** Always the day after. */
export const dayAfter = (): number => 1;
