/**
 * A Gregorian year under one Sky as festivals ask it: its lunar months, the tithis in them, the days and the Sun's
 * entries, each solved on first use and kept. One year answers one festival or the whole pack; months are walked from
 * new moon to new moon, never days.
 */
import { isNone, type Sky } from '../engines/engine.ts';
import { dateOf, dayAt, dayOf, midnight } from '../kernel/civil.ts';
import type { Span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';
import type { AngaSpan } from '../panchanga/angas.ts';
import { dayUnder } from '../panchanga/day.ts';
import { type Lunation, lunationAfter, lunationAround, tithiBegin } from '../panchanga/months.ts';
import { type Sankranti, sankrantiAfter } from '../panchanga/sankranti.ts';
import { CUTS, MEAN_DEG_PER_DAY, reachedNear } from '../panchanga/wheels.ts';
import type { DayFrame } from '../rules/kala.ts';
import { kalaOf } from '../rules/kala.ts';
import { type FestivalKala, MASA, type MasaId } from './rule.ts';

const TITHIS = 30;
/** A rite can fall some days from its tithi, and a parana after it. */
const MARGIN_DAYS = 3;

/** Whether what is bound to a name (1 = Chaitra) is kept in a month. A kshaya month is two in one: what belongs to the lost name is kept in it. */
const isNamed = ({ masa, adhika, kshaya }: Lunation, name: number): boolean =>
  !adhika && (masa === name || (kshaya && (masa % 12) + 1 === name));
export const bearsName = (month: Lunation, name: MasaId): boolean => isNamed(month, MASA[name]);

export class FestivalYear {
  readonly sky: Sky;
  readonly year: number;
  readonly #moonrises = new Map<CivilDay, Span | null>();
  #lunations: readonly Lunation[] | undefined;
  #sankrantis: readonly Sankranti[] | undefined;

  constructor(sky: Sky, year: number) {
    this.sky = sky;
    this.year = year;
  }

  /** From the first midnight of the year at the place to that of the next. */
  get bounds(): Span {
    return { from: this.#newYear(this.year), to: this.#newYear(this.year + 1) };
  }
  #newYear(year: number): JdUt {
    return midnight(dayOf({ year, month: 1, day: 1 }), this.sky.place.tzHours);
  }

  holds(day: CivilDay): boolean {
    return dateOf(day).year === this.year;
  }

  /** Every lunar month that touches the year, with some days beyond its ends. */
  get lunations(): readonly Lunation[] {
    if (this.#lunations === undefined) {
      const { from, to } = this.bounds;
      const found: Lunation[] = [lunationAround(this.sky, plusDays(from, -MARGIN_DAYS))];
      for (let last = found[0]; last !== undefined && last.to < to + MARGIN_DAYS; last = found.at(-1))
        found.push(lunationAfter(this.sky, last));
      this.#lunations = found;
    }
    return this.#lunations;
  }

  /** The true months of a name. */
  months(masa: number): readonly Lunation[] {
    return this.lunations.filter((month) => isNamed(month, masa));
  }

  /** The run of a tithi (1–30) in a lunar month. */
  tithi(month: Lunation, number: number): AngaSpan {
    return { number, from: tithiBegin(this.sky, month, number), to: tithiBegin(this.sky, month, number + 1) };
  }
  /** The tithi after one of `month`, which may be the first of the next. */
  tithiAfter(month: Lunation, number: number): AngaSpan {
    return number < TITHIS ? this.tithi(month, number + 1) : this.tithi(lunationAfter(this.sky, month), 1);
  }

  /** The vishti half of a tithi: the first or second half by elongation. */
  half(month: Lunation, number: number, half: 1 | 2): Span {
    const { from, to } = this.tithi(month, number);
    const middle = tithiBegin(this.sky, month, number + 0.5);
    return half === 1 ? { from, to: middle } : { from: middle, to };
  }

  /** The run of a nakshatra (1–27) nearest to `near`. */
  nakshatraNear(number: number, near: JdUt): AngaSpan {
    const { sizeDeg } = CUTS.nakshatra;
    const from = reachedNear(this.sky, 'moon', (number - 1) * sizeDeg, near);
    const to = reachedNear(this.sky, 'moon', number * sizeDeg, plusDays(from, sizeDeg / MEAN_DEG_PER_DAY.moon));
    return { number, from, to };
  }

  /** The Sun's entries of the year and the first after it. */
  get sankrantis(): readonly Sankranti[] {
    if (this.#sankrantis === undefined) {
      const { from, to } = this.bounds;
      const found: Sankranti[] = [];
      let at = plusDays(from, -MARGIN_DAYS);
      while (at < to + MARGIN_DAYS) {
        const next = sankrantiAfter(this.sky, at);
        found.push(next);
        at = plusDays(next.at, 1);
      }
      this.#sankrantis = found;
    }
    return this.#sankrantis;
  }

  // ── days ───────────────────────────────────────────────────────────────────────────────────

  civilAt(t: JdUt): CivilDay {
    return dayAt(t, this.sky.place.offsetHoursAt(t));
  }

  /** A day from sunrise to sunrise; where the Sun does not rise or set, six hours about true noon stand for the light. */
  frame(civil: CivilDay): DayFrame {
    return dayUnder(this.sky, civil).frameAboutNoon;
  }
  /** Whether a day's sunrise and sunset are stood in for. */
  isStandIn(civil: CivilDay): boolean {
    return isNone(dayUnder(this.sky, civil).daylight);
  }

  /** The days that a span touches, sunrise to sunrise, with the day of whose dawn it is a part. */
  days({ from, to }: Span): DayFrame[] {
    let civil = this.civilAt(from);
    while (this.frame(civil).sunrise > from) civil = plusDays(civil, -1);
    const found: DayFrame[] = [];
    const last = this.civilAt(to);
    for (; civil <= last || this.frame(civil).sunrise < to; civil = plusDays(civil, 1)) found.push(this.frame(civil));
    return found;
  }

  /** The day, sunrise to sunrise, that holds an instant. */
  dayHolding(t: JdUt): DayFrame {
    let civil = this.civilAt(t);
    while (this.frame(civil).sunrise > t) civil = plusDays(civil, -1);
    while (this.frame(civil).nextSunrise <= t) civil = plusDays(civil, 1);
    return this.frame(civil);
  }

  /** The part of a day; null where the Moon does not rise in it. */
  window(kala: FestivalKala, day: DayFrame): Span | null {
    if (kala === 'moonrise') return this.#moonrise(day);
    if (kala === 'dawn_from_moonrise') return this.#dawn(day);
    return kalaOf(kala, day);
  }

  #moonrise(day: DayFrame): Span | null {
    const known = this.#moonrises.get(day.civil);
    if (known !== undefined) return known;
    const at = this.sky.moonrise(day.sunrise, day.nextSunrise);
    const found = isNone(at) ? null : { from: at, to: at };
    this.#moonrises.set(day.civil, found);
    return found;
  }

  /** From the moonrise of the night before to sunrise: the bath of the dark fourteenth. */
  #dawn(day: DayFrame): Span | null {
    const before = this.frame(plusDays(day.civil, -1));
    const at = this.sky.moonrise(before.sunset, day.sunrise);
    return isNone(at) ? null : { from: at, to: day.sunrise };
  }
}
