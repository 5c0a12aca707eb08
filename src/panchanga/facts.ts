/** A PanchangaDay as the rule tables see it: what special yogas, bhadra, badhaka and nirnaya ask, each solved once. */
import { type Happening, isNone } from '../engines/engine.ts';
import { ordinal } from '../kernel/angle.ts';
import { whenReaches } from '../kernel/search.ts';
import type { Span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../kernel/units.ts';
import type { DayFrame } from '../rules/kala.ts';
import { type Anga, type AngaSpan, CUTS, MEAN_DEG_PER_DAY, SUN_MEAN_DEG_PER_DAY } from './angas.ts';
import { nishedhaHere } from './asta.ts';
import type { BadhakaDay } from './badhaka-rows.ts';
import { type Bhadra, type BhadraDay, bhadrasOf } from './bhadra.ts';
import { monthHolding, monthOf } from './calendar.ts';
import type { PanchangaDay } from './day.ts';
import { malamasaOn } from './malamasa.ts';
import type { NirnayaDay } from './nirnaya.ts';
import { sankrantisAround } from './sankranti.ts';
import { specialYogasOf, type YogaDay } from './special-yogas.ts';

const NAKSHATRA_DEG = 360 / 27;
/** Places in the week's order of the grahas. */
const GURU = 5;
const SHUKRA = 6;
/** The Sun moves at most this far from one sunrise to the next. */
const SUN_MOST_DEG = 1.2;

export class DayFacts implements YogaDay, BhadraDay, BadhakaDay {
  readonly #day: PanchangaDay;
  readonly bounds: Span;
  readonly weekday: number;

  constructor(day: PanchangaDay) {
    this.#day = day;
    this.bounds = day.bounds;
    this.weekday = day.weekday;
  }

  transitions(anga: Anga): readonly AngaSpan[] {
    return this.#day.transitions(anga);
  }
  get daylight(): Span | null {
    const part = this.#day.daySpan;
    return isNone(part) ? null : part;
  }
  get night(): Span | null {
    const part = this.#day.nightSpan;
    return isNone(part) ? null : part;
  }
  moonLongitude(t: JdUt): number {
    return t === this.#day.t ? this.#day.longitude('chandra') : this.#day.sky.longitude('chandra', t);
  }
  moonAt(deg: number, near: JdUt): JdUt {
    return whenReaches((t) => this.#day.sky.longitude('chandra', t), deg, near, MEAN_DEG_PER_DAY.moon);
  }

  masaOf({ from, to }: AngaSpan): number | null {
    const own = monthHolding(this.#day, jdUt((from + to) / 2));
    return own.adhika ? null : own.masa;
  }

  get sunNakshatras(): readonly AngaSpan[] {
    return this.#day.once('sun nakshatras', () => {
      const { from, to } = this.bounds;
      const sky = this.#day.sky;
      const deg = from === this.#day.t ? this.#day.longitude('surya') : sky.longitude('surya', from);
      const number = ordinal(deg, NAKSHATRA_DEG);
      const end = number * NAKSHATRA_DEG;
      if (end - deg > SUN_MOST_DEG) return [{ number, from, to }];
      const passed = whenReaches((t) => sky.longitude('surya', t), end, from, SUN_MEAN_DEG_PER_DAY);
      if (passed >= to) return [{ number, from, to }];
      return [
        { number, from, to: passed },
        { number: (number % 27) + 1, from: passed, to },
      ];
    });
  }

  get sankrantis(): BadhakaDay['sankrantis'] {
    const { last, next } = sankrantisAround(this.#day);
    return [last, next];
  }
  get malamasa(): number | null {
    const malamasa = malamasaOn(this.#day);
    return malamasa === null || malamasa.kind === 'samsarpa' ? null : monthOf(this.#day).masa;
  }
  get astas(): readonly number[] {
    return nishedhaHere(this.#day).map(({ graha }) => (graha === 'guru' ? GURU : SHUKRA));
  }
}

export const factsOf = (day: PanchangaDay): DayFacts => day.once('facts', () => new DayFacts(day));

export const bhadrasOn = (day: PanchangaDay): readonly Bhadra[] => day.once('bhadras', () => bhadrasOf(factsOf(day)));
export const specialYogasOn = (day: PanchangaDay): ReturnType<typeof specialYogasOf> =>
  day.once('special yogas', () => specialYogasOf(factsOf(day)));

/**
 * The frame of a neighbouring day, each edge asked of the Sky only when a rule looks at it: most decisions need one
 * sunset more than the day itself has.
 */
class NearFrame implements DayFrame {
  readonly #day: PanchangaDay;
  readonly civil: CivilDay;
  readonly sunrise: JdUt;
  #sunset: JdUt | undefined;
  #nextSunrise: JdUt | undefined;

  constructor(day: PanchangaDay, civil: CivilDay, sunrise: JdUt) {
    this.#day = day;
    this.civil = civil;
    this.sunrise = sunrise;
  }

  /** At the edge of a polar season, where the Sun rises and does not set, half a day stands for daylight. */
  get sunset(): JdUt {
    if (this.#sunset !== undefined) return this.#sunset;
    const day = this.#day;
    const sunset = this.civil === day.day - 1 ? day.previousSunset : day.sky.sunset(this.civil);
    this.#sunset = isNone(sunset) ? plusDays(this.sunrise, 0.5) : sunset;
    return this.#sunset;
  }

  /** And where he does not rise again a day stands for the whole. */
  get nextSunrise(): JdUt {
    if (this.#nextSunrise !== undefined) return this.#nextSunrise;
    const next = sunriseOn(this.#day, plusDays(this.civil, 1));
    this.#nextSunrise = isNone(next) ? plusDays(this.sunrise, 1) : next;
    return this.#nextSunrise;
  }
}

function sunriseOn(day: PanchangaDay, civil: CivilDay): Happening {
  if (civil === day.day) return day.sunrise;
  if (civil === day.day + 1) return day.nextSunrise;
  return day.once(`sunrise/${civil}`, () => day.sky.sunrise(civil));
}

function frameAt(day: PanchangaDay, civil: CivilDay): DayFrame | null {
  return day.once(`frame/${civil}`, () => {
    const sunrise = sunriseOn(day, civil);
    return isNone(sunrise) ? null : new NearFrame(day, civil, sunrise);
  });
}

export function nirnayaDayOf(day: PanchangaDay, frame: DayFrame): NirnayaDay {
  return {
    frame,
    tithis: day.transitions('tithi'),
    frameAt: (civil) => frameAt(day, civil),
    after: (tithi) => {
      const number = (tithi.number % CUTS.tithi.count) + 1;
      const to = whenReaches(
        (t) => day.sky.longitude('chandra', t) - day.sky.longitude('surya', t),
        number * CUTS.tithi.sizeDeg,
        plusDays(tithi.to, 1),
        MEAN_DEG_PER_DAY.elongation,
      );
      return { number, from: tithi.to, to };
    },
  };
}
