/**
 * A moment and its day as input of the rule tables: special yogas, bhadra, badhaka and nirnaya. Each input is computed
 * once.
 */

import { cachedOn } from '../../../kernel/caches.ts';
import type { Span } from '../../../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import type { DayFrame } from '../../../rules/kala.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import type { Anga, AngaSpan } from '../angas/angas.ts';
import { CUTS, reachedNear } from '../angas/wheels.ts';
import type { BadhakaDay } from '../badhaka/badhaka-rows.ts';
import { nishedhaHere } from '../graha-asta/asta.ts';
import { type Bhadra, type BhadraDay, bhadrasOf } from '../hours/bhadra.ts';
import type { NirnayaDay } from '../nirnaya/nirnaya.ts';
import type { MovableDay } from '../nirnaya/nirnaya-flips.ts';
import { sankrantisAround } from '../sankranti/sankranti.ts';
import { specialYogasOf, type YogaDay } from '../special-yogas/windows.ts';
import { malamasaOn } from '../year/malamasa.ts';
import { monthHolding, monthOf } from './calendar.ts';
import { type Day, dayUnder } from './day.ts';
import type { Moment } from './moment.ts';

/** Numbers of the grahas in the order of the weekdays. */
const GURU = 5;
const SHUKRA = 6;

class DayFacts implements YogaDay, BhadraDay, BadhakaDay {
  readonly #moment: Moment;
  readonly #day: Day;
  readonly bounds: Span;
  readonly weekday: number;

  constructor(moment: Moment) {
    this.#moment = moment;
    this.#day = moment.day;
    this.bounds = moment.day.bounds;
    this.weekday = moment.day.weekday;
  }

  transitions(anga: Anga): readonly AngaSpan[] {
    return this.#day.transitions(anga);
  }
  get daylight(): Span | null {
    const part = this.#day.daylight;
    return isNone(part) ? null : part;
  }
  get night(): Span | null {
    const part = this.#day.night;
    return isNone(part) ? null : part;
  }
  moonLongitude(t: JdUt): number {
    return t === this.#moment.t ? this.#moment.longitude('chandra') : this.#day.sky.longitude('chandra', t);
  }
  moonAt(deg: number, near: JdUt): JdUt {
    return reachedNear(this.#day.sky, 'moon', deg, near);
  }

  masaOf({ from, to }: AngaSpan): number | null {
    const own = monthHolding(this.#moment, jdUt((from + to) / 2));
    return own.adhika ? null : own.masa;
  }

  get sunNakshatras(): readonly AngaSpan[] {
    return this.#day.transitions('sun_nakshatra');
  }

  get sankrantis(): BadhakaDay['sankrantis'] {
    const { last, next } = sankrantisAround(this.#moment);
    return [last, next];
  }
  get malamasa(): number | null {
    const malamasa = malamasaOn(this.#moment);
    return malamasa === null || malamasa.kind === 'samsarpa' ? null : monthOf(this.#moment).masa;
  }
  get astas(): readonly number[] {
    return nishedhaHere(this.#moment).map(({ graha }) => (graha === 'guru' ? GURU : SHUKRA));
  }
}

export const factsOf = cachedOn((moment: Moment): DayFacts => new DayFacts(moment));

export const bhadrasOn = cachedOn((moment: Moment): readonly Bhadra[] => bhadrasOf(factsOf(moment)));
export const specialYogasOn = cachedOn(
  (moment: Moment): ReturnType<typeof specialYogasOf> => specialYogasOf(factsOf(moment)),
);

/** The input of a day's nirnaya. `frame` is the sunrise, sunset and next sunrise of the day. */
export const nirnayaDayOf = (day: Day, frame: DayFrame): NirnayaDay => ({
  frame,
  tithis: day.transitions('tithi'),
  frameAt: (civil) => neighbour(day, civil).frameAboutNoon,
  after: ({ number, to }) => {
    const next = (number % CUTS.tithi.count) + 1;
    return {
      number: next,
      from: to,
      to: reachedNear(day.sky, 'elongation', next * CUTS.tithi.sizeDeg, plusDays(to, 1)),
    };
  },
});

/** The same input, and also the tithi before. It is used to find how near the decision was to another. */
export const movableDayOf = (day: Day, frame: DayFrame): MovableDay => ({
  ...nirnayaDayOf(day, frame),
  before: ({ number, from }) => {
    const { count, sizeDeg } = CUTS.tithi;
    const before = ((number + count - 2) % count) + 1;
    return {
      number: before,
      from: reachedNear(day.sky, 'elongation', (before - 1) * sizeDeg, plusDays(from, -1)),
      to: from,
    };
  },
});

function neighbour(day: Day, civil: CivilDay): Day {
  if (civil === day.civil + 1) return day.next;
  return civil === day.civil ? day : dayUnder(day.sky, civil);
}
