/**
 * The five angas of a day as numbers and instants, without names, for small pages. Each anga is computed when it is
 * read.
 */

import { monthOf, purnimantaMonthOf } from '../../jyotisha/panchanga/day/calendar.ts';
import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { moonOf } from '../../jyotisha/panchanga/day/rise-set.ts';
import { isoDate } from '../../kernel/civil.ts';
import { type EventTime, isNone } from '../../sky/engines/engine.ts';
import { clock } from '../../text/format.ts';
import { type GanakaEngine, insideOf, optionsOf, yearsOf } from '../engine.ts';
import { type GanakaPlace, placeNear } from '../place.ts';
import { todayAt } from './clock.ts';
import { type DateLike, readDate } from './date.ts';

/** One of the tithis, nakshatras, yogas or karanas that touch the day. */
export interface AngaRun {
  /** The number, from 1; tithis go to 30, nakshatras and yogas to 27, karanas to 60. */
  readonly number: number;
  readonly start: string;
  readonly end: string;
}

/** A lunar month: 1 is Chaitra. */
export interface MonthNumber {
  readonly number: number;
  readonly adhika: boolean;
}

/** The angas of a date, sunrise to sunrise: `angas(engine, place, '2026-11-17').tithi[0].number`. */
export const angas = (engine: GanakaEngine, place: GanakaPlace, date: DateLike): GanakaAngas =>
  new GanakaAngas(engine, place, date);

/** Today by the clock of the place, as `2026-11-17`. */
export const today = (place: GanakaPlace): string => isoDate(todayAt(place));

/** The angas, months, risings and settings of one day. Instants are ISO 8601 with the offset of the place. */
export class GanakaAngas {
  static readonly name = 'GanakaAngas'; // for consoles: the bundle shortens names
  /** The civil date, as `2026-11-17`. */
  readonly date: string;
  readonly #moment: Moment;

  /** @internal */
  constructor(engine: GanakaEngine, place: GanakaPlace, date: DateLike) {
    const day = readDate(date, yearsOf(engine));
    this.date = isoDate(day);
    this.#moment = momentUnder(insideOf(engine).skyOver(placeNear(place, null, day), optionsOf(engine)), day);
  }

  /** The vara; 1 is Sunday. */
  get weekday(): number {
    return this.#moment.day.weekday;
  }
  /** The tithis that touch the day; the first one is that of sunrise. The next three are similar. */
  get tithi(): readonly AngaRun[] {
    return this.#runs('tithi');
  }
  get nakshatra(): readonly AngaRun[] {
    return this.#runs('nakshatra');
  }
  get yoga(): readonly AngaRun[] {
    return this.#runs('yoga');
  }
  get karana(): readonly AngaRun[] {
    return this.#runs('karana');
  }
  /** Moon minus Sun at sunrise, degrees. */
  get elongation(): number {
    return this.#moment.elongation;
  }
  /** The month that ends with the new moon. */
  get amanta(): MonthNumber {
    const { masa: number, adhika } = monthOf(this.#moment);
    return { number, adhika };
  }
  /** The month that ends with the full moon. */
  get purnimanta(): MonthNumber {
    const { masa: number, adhika } = purnimantaMonthOf(this.#moment);
    return { number, adhika };
  }
  /** The sunrise; null if the Sun does not rise on that day. The next three are similar. */
  get sunrise(): string | null {
    return this.#clock(this.#moment.day.sunrise);
  }
  get sunset(): string | null {
    return this.#clock(this.#moment.day.sunset);
  }
  get moonrise(): string | null {
    return this.#clock(moonOf(this.#moment.day).rise);
  }
  get moonset(): string | null {
    return this.#clock(moonOf(this.#moment.day).set);
  }

  /** All of it as plain data, for `JSON.stringify`. */
  toJSON(): Omit<GanakaAngas, 'toJSON'> {
    const { date, weekday, tithi, nakshatra, yoga, karana, elongation, amanta, purnimanta } = this;
    const { sunrise, sunset, moonrise, moonset } = this;
    return {
      ...{ date, weekday, tithi, nakshatra, yoga, karana, elongation, amanta, purnimanta },
      ...{ sunrise, sunset, moonrise, moonset },
    };
  }

  #clock(event: EventTime): string | null {
    return isNone(event) ? null : clock(this.#moment.place, event);
  }
  #runs(anga: 'tithi' | 'nakshatra' | 'yoga' | 'karana'): AngaRun[] {
    const { day, place } = this.#moment;
    return day
      .transitions(anga)
      .map(({ number, from, to }) => ({ number, start: clock(place, from), end: clock(place, to) }));
  }
}
