/**
 * A Gregorian year under one Sky as festivals ask it: its lunar months, the tithis in them, the days and the Sun's
 * entries, each solved on first use and kept. One year answers one festival or the whole pack; months are walked from
 * new moon to new moon, never days.
 */
import { isNone, type Sky } from '../engines/engine.ts';
import { dateOf, dayAt, dayOf, midnight } from '../kernel/civil.ts';
import { whenReaches } from '../kernel/search.ts';
import type { Span } from '../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../kernel/units.ts';
import { type AngaSpan, CUTS, elongationAt, MEAN_DEG_PER_DAY } from '../panchanga/angas.ts';
import { type Lunation, lunationAfter, lunationAround } from '../panchanga/months.ts';
import { type Sankranti, sankrantiAfter } from '../panchanga/sankranti.ts';
import type { DayFrame } from '../rules/kala.ts';
import { kalaOf } from '../rules/kala.ts';
import type { FestivalKala } from './rule.ts';

const TITHIS = 30;
/** A rite can fall some days from its tithi, and a parana after it. */
const MARGIN_DAYS = 3;
const QUARTER_DAY = 0.25;

export class FestivalYear {
  readonly sky: Sky;
  readonly year: number;
  readonly #frames = new Map<CivilDay, DayFrame>();
  readonly #boundaries = new Map<JdUt, (JdUt | undefined)[]>();
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

  /** The true months of a name. A kshaya month is two in one: what belongs to the lost name is kept in it. */
  months(masa: number): readonly Lunation[] {
    return this.lunations.filter(
      (month) => !month.adhika && (month.masa === masa || (month.kshaya && (month.masa % 12) + 1 === masa)),
    );
  }

  /** The run of a tithi (1–30) in a lunar month. */
  tithi(month: Lunation, number: number): AngaSpan {
    return { number, from: this.#boundary(month, number - 1), to: this.#boundary(month, number) };
  }
  /** The tithi after one of `month`, which may be the first of the next. */
  tithiAfter(month: Lunation, number: number): AngaSpan {
    if (number < TITHIS) return this.tithi(month, number + 1);
    const from = month.to;
    const to = whenReaches(
      (t) => elongationAt(this.sky, t),
      CUTS.tithi.sizeDeg,
      plusDays(from, CUTS.tithi.sizeDeg / MEAN_DEG_PER_DAY.elongation),
      MEAN_DEG_PER_DAY.elongation,
    );
    return { number: 1, from, to };
  }

  #boundary({ from, to }: Lunation, index: number): JdUt {
    if (index === 0) return from;
    if (index === TITHIS) return to;
    let known = this.#boundaries.get(from);
    if (known === undefined) this.#boundaries.set(from, (known = []));
    const ready = known[index];
    if (ready !== undefined) return ready;
    const guess = plusDays(from, ((to - from) * index) / TITHIS);
    const at = whenReaches(
      (t) => elongationAt(this.sky, t),
      index * CUTS.tithi.sizeDeg,
      guess,
      MEAN_DEG_PER_DAY.elongation,
    );
    known[index] = at;
    return at;
  }

  /** The vishti half of a tithi: the first or second half by elongation. */
  half(month: Lunation, number: number, half: 1 | 2): Span {
    const { from, to } = this.tithi(month, number);
    const middle = whenReaches(
      (t) => elongationAt(this.sky, t),
      (number - 0.5) * CUTS.tithi.sizeDeg,
      plusDays(from, (to - from) / 2),
      MEAN_DEG_PER_DAY.elongation,
    );
    return half === 1 ? { from, to: middle } : { from: middle, to };
  }

  /** The run of a nakshatra (1–27) nearest to `near`. */
  nakshatraNear(number: number, near: JdUt): AngaSpan {
    const { sizeDeg } = CUTS.nakshatra;
    const moon = (t: JdUt) => this.sky.longitude('chandra', t);
    const from = whenReaches(moon, (number - 1) * sizeDeg, near, MEAN_DEG_PER_DAY.moon);
    const to = whenReaches(
      moon,
      number * sizeDeg,
      plusDays(from, sizeDeg / MEAN_DEG_PER_DAY.moon),
      MEAN_DEG_PER_DAY.moon,
    );
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

  /** A day from sunrise to sunrise; where the Sun does not rise or set, true noon and six hours on each side. */
  frame(civil: CivilDay): DayFrame {
    let known = this.#frames.get(civil);
    if (known === undefined) this.#frames.set(civil, (known = new Frame(this, civil)));
    return known;
  }
  /** Whether a day's sunrise and sunset are stood in for. */
  isStandIn(civil: CivilDay): boolean {
    return isNone(this.sky.sunrise(civil)) || isNone(this.sky.sunset(civil));
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

/** Each edge is asked of the Sky only when a rule looks at it. */
class Frame implements DayFrame {
  readonly #year: FestivalYear;
  readonly civil: CivilDay;
  #edges: Span | undefined;

  constructor(year: FestivalYear, civil: CivilDay) {
    this.#year = year;
    this.civil = civil;
  }

  get #light(): Span {
    if (this.#edges === undefined) {
      const { sky } = this.#year;
      const sunrise = sky.sunrise(this.civil);
      const sunset = sky.sunset(this.civil);
      if (isNone(sunrise) || isNone(sunset)) {
        const noon = sky.noon(this.civil);
        this.#edges = { from: plusDays(noon, -QUARTER_DAY), to: plusDays(noon, QUARTER_DAY) };
      } else this.#edges = { from: sunrise, to: sunset };
    }
    return this.#edges;
  }
  get sunrise(): JdUt {
    return this.#light.from;
  }
  get sunset(): JdUt {
    return this.#light.to;
  }
  get nextSunrise(): JdUt {
    const next = this.#year.frame(plusDays(this.civil, 1)).sunrise;
    return next > this.sunset ? next : this.sunset;
  }
}
