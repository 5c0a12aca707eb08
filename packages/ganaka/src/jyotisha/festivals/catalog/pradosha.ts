/** Pradosha: the thirteenth tithi of both halves of every month, in the evening. */
import { weekdayOf } from '../../../kernel/civil.ts';
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  bothTouch,
  firstCoversMore,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { fourCases } from '../decide/ladders.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import { type FestivalId, practice, type TithiFestival } from '../rule.ts';

const SOURCE = ds('1, uddesha 19', 'pradosha.thirteenth_three_muhurtas_after_sunset');

/** On some weekdays the vrata has its own name. */
const BY_WEEKDAY: Readonly<Record<number, FestivalId>> = {
  2: 'soma-pradosha',
  3: 'bhauma-pradosha',
  7: 'shani-pradosha',
};

export const pradosha: TithiFestival = {
  id: 'pradosha',
  kind: 'pradosha',
  on: { tithi: [13, 28] },
  names: Object.values(BY_WEEKDAY),
  nameOf: ({ frame }) => BY_WEEKDAY[weekdayOf(frame.civil)] ?? 'pradosha',
  kala: 'pradosha',
  ladder: [
    rung(onlyFirstTouches, 'first', SOURCE),
    rung(onlySecondTouches, 'second', SOURCE),
    rung(all(bothTouch, firstCoversMore), 'first', SOURCE),
    rung(bothTouch, 'second', SOURCE),
    rung(neitherTouches, 'second', SOURCE),
  ],
  variants: [
    {
      tradition: 'sunset',
      kala: 'sunset',
      ladder: fourCases(practice('pradosha.almanacs_look_sunset_alone_thirteenth'), 'second', 'second'),
    },
  ],
  observances: [{ id: 'pradosha_puja', window: wholeKala('pradosha'), source: SOURCE }],
};
