/**
 * Chaughadiya: eight watches of daylight and eight of the night. The seven names belong to the weekday lords and by day
 * follow like the horas (Jyotirnibandha, vara-prakarana 27). By night the count starts with the fifth weekday's and
 * steps two back; that order, the eighths and the qualities are practice.
 */
import { CHAUGHADIYA } from '../lexicon/chaughadiya.ts';
import { varaLord } from '../panchanga/vara.ts';
import type { Source } from '../rules/source.ts';

export const WATCHES = 8;
const NAMES = CHAUGHADIYA.length;
const NIGHT_STEP = NAMES - 2;

type Named = (typeof CHAUGHADIYA)[number];

const indexOfLord = (weekday: number): number => CHAUGHADIYA.findIndex((each) => each.lord === varaLord(weekday));

const watches = (first: number, step: number): Named[] =>
  Array.from({ length: WATCHES }, (_, i) => CHAUGHADIYA[(first + i * step) % NAMES] ?? CHAUGHADIYA[0]);

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const BY_DAY: readonly (readonly Named[])[] = WEEKDAYS.map((weekday) => watches(indexOfLord(weekday), 1));
const BY_NIGHT: readonly (readonly Named[])[] = WEEKDAYS.map((weekday) =>
  watches(indexOfLord(((weekday + 3) % 7) + 1), NIGHT_STEP),
);

/** The eight watches of daylight on weekday 1–7. */
export const dayWatches = (weekday: number): readonly Named[] => BY_DAY[weekday - 1] ?? [];
/** The eight watches of the night that follows. */
export const nightWatches = (weekday: number): readonly Named[] => BY_NIGHT[weekday - 1] ?? [];

export const CHAUGHADIYA_SOURCE = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'vara-prakarana 27',
  gist: 'chaughadiya.velas_day_like_horas_all',
  emended: true, // the print has vala for chala
} as const satisfies Source;
