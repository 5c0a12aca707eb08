/**
 * Karma-kala: the part of a day in which a rite is performed. A rite takes place on the day on which its tithi covers
 * that part (Dharmasindhu 1, samanya-nirnaya). The parts are computed from the engine's own sunrise, sunset and next
 * sunrise.
 */
import { between, type Span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt } from '../kernel/units.ts';

/** One day for the rules, from a sunrise to the next sunrise. */
export interface DayFrame {
  readonly civil: CivilDay;
  readonly sunrise: JdUt;
  readonly sunset: JdUt;
  readonly nextSunrise: JdUt;
}

export const GHATI_DAYS = 1 / 60;
/** A day has fifteen muhurtas, and so does a night (Dharmasindhu 2, Chaitra). */
const MUHURTAS = 15;
/** A day has four yamas (praharas), and so does a night. */
const YAMAS = 4;

/**
 * A kala cut from daylight or night, which has `parts` equal parts. It begins after `from` parts and ends after `to`
 * parts.
 */
interface Cut {
  readonly of: 'daylight' | 'night';
  readonly from: number;
  readonly to: number;
  readonly parts: number;
}
/** A kala in ghatis from sunrise; negative is before sunrise. */
interface FromSunrise {
  readonly of: 'sunrise';
  readonly from: number;
  readonly to: number;
}

const muhurtas = (of: Cut['of'], first: number, last: number): Cut => ({
  of,
  from: first - 1,
  to: last,
  parts: MUHURTAS,
});

/** The kalas. A kala whose ends coincide is a point, which is either covered or not. */
export const KALAS = {
  /** The five parts of daylight, of three muhurtas each: Dharmasindhu 1, uddesha 5. */
  pratah: muhurtas('daylight', 1, 3),
  sangava: muhurtas('daylight', 4, 6),
  madhyahna: muhurtas('daylight', 7, 9),
  aparahna: muhurtas('daylight', 10, 12),
  sayahna: muhurtas('daylight', 13, 15),
  /** From sunrise to the end of aparahna. */
  before_sayahna: muhurtas('daylight', 1, 12),
  /** The two halves of daylight: Dharmasindhu 1, uddesha 8. */
  purvahna: { of: 'daylight', from: 0, to: 1, parts: 2 },
  parahna: { of: 'daylight', from: 1, to: 2, parts: 2 },
  /** The first third of daylight. */
  purvahna_third: { of: 'daylight', from: 0, to: 1, parts: 3 },
  /** The eighth muhurta of the day: Dharmasindhu 2, Vaishakha. */
  kutapa: muhurtas('daylight', 8, 8),
  /**
   * The ghatis (thirtieths of daylight) for the yugadi of the bright and of the dark half: Dharmasindhu 2, Vaishakha.
   */
  ghatis_13_15: { of: 'daylight', from: 12, to: 15, parts: 30 },
  ghatis_16_18: { of: 'daylight', from: 15, to: 18, parts: 30 },
  midday: { of: 'daylight', from: 1, to: 1, parts: 2 },
  daylight: { of: 'daylight', from: 0, to: 1, parts: 1 },
  dvitiya_prahara: { of: 'daylight', from: 1, to: 2, parts: YAMAS },
  sunset: { of: 'night', from: 0, to: 0, parts: 1 },
  /** The three muhurtas after sunset: Dharmasindhu 1, uddesha 5. */
  pradosha: muhurtas('night', 1, 3),
  pradosha_two: muhurtas('night', 1, 2),
  night_first_yama: { of: 'night', from: 0, to: 1, parts: YAMAS },
  /** The eighth muhurta of the night. Its middle is the midnight point: Dharmasindhu 2, Shravana. */
  nishitha: muhurtas('night', 8, 8),
  midnight: { of: 'night', from: 1, to: 1, parts: 2 },
  night: { of: 'night', from: 0, to: 1, parts: 1 },
  sunrise: { of: 'sunrise', from: 0, to: 0 },
  /** The four ghatis before sunrise: Dharmasindhu 1, uddesha 17. They belong to the day of that sunrise. */
  arunodaya: { of: 'sunrise', from: -4, to: 0 },
} as const satisfies Record<string, Cut | FromSunrise>;

export type KalaId = keyof typeof KALAS;

export const daylightOf = (day: DayFrame): Span => ({ from: day.sunrise, to: day.sunset });
export const nightOf = (day: DayFrame): Span => ({ from: day.sunset, to: day.nextSunrise });
export const wholeOf = (day: DayFrame): Span => ({ from: day.sunrise, to: day.nextSunrise });
/** The length of a muhurta of daylight, in days. */
export const muhurtaOf = (day: DayFrame): number => (day.sunset - day.sunrise) / MUHURTAS;
/** The length of a yama of daylight, in days. */
export const yamaOf = (day: DayFrame): number => (day.sunset - day.sunrise) / YAMAS;

export function kalaOf(id: KalaId, day: DayFrame): Span {
  const kala: Cut | FromSunrise = KALAS[id];
  if (kala.of === 'sunrise')
    return {
      from: jdUt(day.sunrise + kala.from * GHATI_DAYS),
      to: jdUt(day.sunrise + kala.to * GHATI_DAYS),
    };
  return between(kala.of === 'daylight' ? daylightOf(day) : nightOf(day), kala.from, kala.to, kala.parts);
}

/** The part of a kala that a tithi (or any other span) covers, from 0 to 1. */
export function coverOf(kala: Span, anga: Span): number {
  const length = kala.to - kala.from;
  if (length <= 0) return anga.from <= kala.from && kala.from < anga.to ? 1 : 0;
  const common = Math.min(kala.to, anga.to) - Math.max(kala.from, anga.from);
  return common <= 0 ? 0 : common / length;
}
