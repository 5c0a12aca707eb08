/** The fortnight of the fathers, each day by its tithi in aparahna: the purnima of Bhadrapada and the dark half that follows. */
import { all } from '../../rules/clause.ts';
import { type Ladder, rung } from '../../rules/ladder.ts';
import {
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
} from '../../rules/meeting-clauses.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('The shraddha of a tithi is on the day that has it in aparahna.');
const ladder: Ladder = [
  rung(onlyFirstTouches, 'first', SOURCE),
  rung(onlySecondTouches, 'second', SOURCE),
  rung(all(bothTouch, secondCoversMore), 'second', practice('In aparahna of both days: the one that has more of it.')),
  rung(bothTouch, 'first', practice('In aparahna of both days, more of it on the earlier or as much: the earlier.')),
  rung(neitherTouches, 'first', practice('In aparahna of neither day: the earlier, on which the tithi begins.')),
];

/** 1 to 15 of the dark half, and before them the purnima. */
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
