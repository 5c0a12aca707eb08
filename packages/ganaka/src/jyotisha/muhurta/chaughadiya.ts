/**
 * Chaughadiya: eight parts of the daylight and eight of the night. The seven names belong to the lords of the weekdays
 * and follow each other by day in the order of the horas (Jyotirnibandha, vara-prakarana 27). The first name of the
 * night is that of the fifth weekday, and each next name goes two weekdays back. The order of the night, the division
 * into eighths and the qualities are practice, not from a text.
 */
import { CHAUGHADIYA } from '../../lexicon/hours/chaughadiya.ts';
import type { Source } from '../../rules/source.ts';
import { varaLord } from '../panchanga/angas/vara.ts';

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

/** Returns the eight parts of the daylight on weekday 1–7. */
export const dayWatches = (weekday: number): readonly Named[] => BY_DAY[weekday - 1] ?? [];
/** Returns the eight parts of the night after weekday 1–7. */
export const nightWatches = (weekday: number): readonly Named[] => BY_NIGHT[weekday - 1] ?? [];

export const CHAUGHADIYA_SOURCE = {
  confidence: 'read-in-text',
  work: 'JN',
  at: 'vara-prakarana 27',
  gist: 'chaughadiya.velas_day_like_horas_all',
  emended: true, // the print has vala instead of chala
} as const satisfies Source;
