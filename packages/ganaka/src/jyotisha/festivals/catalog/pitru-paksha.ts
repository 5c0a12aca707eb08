/**
 * The fortnight of the ancestors: the purnima of Bhadrapada and the fifteen tithis of the dark half that follows. Each
 * day is decided by its tithi in aparahna (the afternoon).
 */
import { all } from '../../../rules/clause.ts';
import { type Ladder, rung } from '../../../rules/ladder.ts';
import {
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
} from '../../../rules/meeting-clauses.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('pitru_paksha.shraddha_tithi_day_aparahna');
const ladder: Ladder = [
  rung(onlyFirstTouches, 'first', SOURCE),
  rung(onlySecondTouches, 'second', SOURCE),
  rung(all(bothTouch, secondCoversMore), 'second', practice('pitru_paksha.aparahna_both_days_more')),
  rung(bothTouch, 'first', practice('pitru_paksha.aparahna_both_days_more_earlier')),
  rung(neitherTouches, 'first', practice('pitru_paksha.aparahna_neither_day_earlier_tithi')),
];

/** The tithis 1 to 15 of the dark half; 0 is the purnima before them. */
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
const PURNIMA = 15;
const ALSO: Readonly<Record<number, readonly string[]>> = {
  1: ['pitru-paksha', 'pitri-paksha', 'mahalaya-paksha'],
  15: ['sarva-pitru-amavasya', 'mahalaya', 'mahalaya-amavasya'],
};

export const pitruPaksha: readonly TithiFestival[] = DAYS.map(
  (day): TithiFestival => ({
    id: `pitru-paksha-${day}`,
    kind: 'shraddha',
    ...(ALSO[day] && { aliases: ALSO[day] }),
    on: { masa: 'bhadrapada', tithi: PURNIMA + day },
    kala: 'aparahna',
    ladder,
  }),
);
