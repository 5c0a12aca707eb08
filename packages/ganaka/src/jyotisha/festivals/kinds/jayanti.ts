/** The births of the avataras that the Dharmasindhu lists in one sentence, each with its tithi and part of the day. */
import { all } from '../../../rules/clause.ts';
import { type Ladder, rung } from '../../../rules/ladder.ts';
import {
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
} from '../../../rules/meeting-clauses.ts';
import { ds, type GistId } from '../../../rules/source.ts';
import type { FestivalKala, TithiOccasion } from '../occasion.ts';
import { type FestivalId, practice, type TithiFestival } from '../rule.ts';

const AVATARAS = '2, Chaitra (dashavatara-jayantyah)';

/** The rule that the Dharmasindhu gives for Narasimha. */
const EVENING_ON_BOTH: Ladder = [rung(bothTouch, 'second', practice('jayanti.evening_both_days_later_narasimha'))];
const DAY_ON_BOTH: Ladder = [
  rung(all(bothTouch, secondCoversMore), 'second', practice('jayanti.both_days_more_time_birth')),
  rung(bothTouch, 'first', practice('jayanti.both_days_equally_more_earlier')),
];

export const jayanti = (id: FestivalId, on: TithiOccasion, kala: FestivalKala, gist: GistId): TithiFestival => ({
  id,
  kind: 'jayanti',
  on,
  kala,
  ladder: [
    rung(onlyFirstTouches, 'first', ds(AVATARAS, gist)),
    rung(onlySecondTouches, 'second', ds(AVATARAS, gist)),
    ...(kala === 'sayahna' ? EVENING_ON_BOTH : DAY_ON_BOTH),
    rung(neitherTouches, 'second', practice('jayanti.neither_day_later_tithi_sunrise')),
  ],
});
