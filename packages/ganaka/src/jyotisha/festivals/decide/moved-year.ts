/**
 * A festival year with one instant shifted. The same rules are evaluated in it, to see how near their day was to
 * another day.
 * The year records every instant that a rule reads, so that only these are shifted. Months are not changed: an adhika
 * month stays adhika.
 */
import type { Span } from '../../../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import type { DayFrame } from '../../../rules/kala.ts';
import type { AngaSpan } from '../../panchanga/angas/angas.ts';
import type { Lunation } from '../../panchanga/year/lunar-months.ts';
import type { FestivalKala } from '../occasion.ts';
import { FestivalYear } from '../year.ts';

const SECONDS_PER_DAY = 86_400;
const TITHIS = 30;

/** An instant on which a decision depends. */
export type FestivalInstant = { readonly key: string; readonly at: JdUt } & (
  | { readonly what: 'tithi_end' | 'nakshatra_start' | 'nakshatra_end'; readonly number: number }
  | { readonly what: 'sunrise' | 'sunset' | 'moonrise'; readonly civil: CivilDay }
  | { readonly what: 'sankranti'; readonly number: number }
);

/**
 * Instants less than about a minute and a half apart have the same key. An end can be computed in two ways that differ
 * in the last digits.
 */
const keyOf = (what: string, at: JdUt): string => `${what} ${at.toFixed(3)}`;

/** Thrown if the shifted instant would come before the instant that it must follow. */
export class OutOfOrder extends Error {}

/** A run of an anga with the instants of its start and end. */
interface Ends {
  readonly run: AngaSpan;
  readonly from: FestivalInstant;
  readonly to: FestivalInstant;
}
/** A day with the instants of its sunrise, sunset and next sunrise. */
interface Edges {
  readonly frame: DayFrame;
  readonly sunrise: FestivalInstant;
  readonly sunset: FestivalInstant;
  readonly next: FestivalInstant;
}

export class MovedYear extends FestivalYear {
  /** Every instant that was read, unshifted, keyed by its key. */
  readonly looked = new Map<string, FestivalInstant>();
  #moved: FestivalInstant | null = null;
  #to = jdUt(0);
  readonly #tithis = new Map<Lunation, Ends[]>();
  readonly #stars = new Map<number, Ends>();
  readonly #edges = new Map<CivilDay, Edges>();

  /** Shifts one instant by `seconds` from now on; null removes the shift. */
  move(instant: FestivalInstant | null, seconds = 0): void {
    this.#moved = instant === null ? null : this.#known(instant);
    this.#to = jdUt((instant?.at ?? 0) + seconds / SECONDS_PER_DAY);
  }

  /** The stored instant with the same key. */
  #known(instant: FestivalInstant): FestivalInstant {
    const known = this.looked.get(instant.key);
    if (known !== undefined) return known;
    this.looked.set(instant.key, instant);
    return instant;
  }
  #at(instant: FestivalInstant, at = instant.at): JdUt {
    return instant === this.#moved ? this.#to : at;
  }

  /** The Sun's entry as input of the rule, shifted if it is the chosen instant. */
  entry(rashi: number, at: JdUt): JdUt {
    return this.#at(this.#known({ key: `sankranti ${rashi}`, what: 'sankranti', number: rashi, at }));
  }

  override get entryMovedBy(): number {
    return this.#moved?.what === 'sankranti' ? this.#to - this.#moved.at : 0;
  }

  override tithi(month: Lunation, number: number): AngaSpan {
    const known = this.#tithis.get(month) ?? [];
    this.#tithis.set(month, known);
    known[number] ??= this.#tithiEnds(super.tithi(month, number));
    return this.#run(known[number]);
  }
  #tithiEnds(run: AngaSpan): Ends {
    const end = (number: number, at: JdUt) => this.#known({ key: keyOf('tithi', at), what: 'tithi_end', number, at });
    return { run, from: end(((run.number + TITHIS - 2) % TITHIS) + 1, run.from), to: end(run.number, run.to) };
  }

  override nakshatraNear(number: number, near: JdUt): AngaSpan {
    const name = Math.round(near) * 100 + number;
    const known = this.#stars.get(name) ?? this.#starEnds(super.nakshatraNear(number, near));
    this.#stars.set(name, known);
    return this.#run(known);
  }
  #starEnds(run: AngaSpan): Ends {
    const { number } = run;
    return {
      run,
      from: this.#known({ key: keyOf('star', run.from), what: 'nakshatra_start', number, at: run.from }),
      to: this.#known({ key: keyOf('star', run.to), what: 'nakshatra_end', number, at: run.to }),
    };
  }

  #run({ run, from, to }: Ends): AngaSpan {
    if (this.#moved !== from && this.#moved !== to) return run;
    const moved = { number: run.number, from: this.#at(from, run.from), to: this.#at(to, run.to) };
    if (moved.from >= moved.to) throw new OutOfOrder();
    return moved;
  }

  override frame(civil: CivilDay): DayFrame {
    const { frame, sunrise, sunset, next } = this.#edgesOf(civil);
    if (this.#moved !== sunrise && this.#moved !== sunset && this.#moved !== next) return frame;
    const moved = {
      civil,
      sunrise: this.#at(sunrise, frame.sunrise),
      sunset: this.#at(sunset, frame.sunset),
      nextSunrise: this.#at(next, frame.nextSunrise),
    };
    if (moved.sunrise >= moved.sunset || moved.sunset >= moved.nextSunrise) throw new OutOfOrder();
    return moved;
  }
  #edgesOf(civil: CivilDay): Edges {
    const known = this.#edges.get(civil);
    if (known !== undefined) return known;
    const frame = super.frame(civil);
    const edge = (what: 'sunrise' | 'sunset', of: CivilDay, at: JdUt) =>
      this.#known({ key: `${what} ${of}`, what, civil: of, at });
    const found = {
      frame,
      sunrise: edge('sunrise', civil, frame.sunrise),
      sunset: edge('sunset', civil, frame.sunset),
      next: edge('sunrise', plusDays(civil, 1), frame.nextSunrise),
    };
    this.#edges.set(civil, found);
    return found;
  }

  override window(kala: FestivalKala, day: DayFrame): Span | null {
    if (kala !== 'moonrise' && kala !== 'dawn_from_moonrise') return super.window(kala, day);
    const found = super.window(kala, this.#edgesOf(day.civil).frame);
    if (found === null) return null;
    const { from } = found;
    const key = keyOf('moonrise', from);
    const at = this.#at(this.#known({ key, what: 'moonrise', civil: day.civil, at: from }), from);
    if (kala === 'moonrise') return { from: at, to: at };
    if (at >= day.sunrise) throw new OutOfOrder();
    return { from: at, to: day.sunrise };
  }
}
