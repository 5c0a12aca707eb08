/**
 * The clock changes of one time zone, read from the runtime's IANA database (`Intl`): the offset is sampled, and where
 * two samples differ the change is found by bisection. The years are divided into pages. A page is read when an instant
 * in it is first asked for, which takes about half a millisecond; a lookup is then a binary search within the page.
 */

/** The changes within a span of time. */
interface Page {
  /** Unix milliseconds of each change, ascending. */
  readonly atMs: Float64Array;
  /** Seconds east of UT: `[0]` before the first change, `[i + 1]` from change `i` on. */
  readonly offsetSeconds: Int32Array;
}

/** Seconds east of UT at an instant in Unix milliseconds. */
type Offset = (ms: number) => number;

const DAY_MS = 86_400_000;
/** No zone left local mean time before this (Amsterdam, 1835, is the earliest in the database). */
const FROM_MS = Date.UTC(1825, 0, 1);
const UNTIL_YEAR = 2100;
const UNTIL_MS = Date.UTC(UNTIL_YEAR, 0, 1);
/** Before the first summer time no zone reverted a change within two months, so that the steps can be longer. */
const SUMMER_TIME_FROM_MS = Date.UTC(1916, 0, 1);
const EARLY_STEP_MS = 40 * DAY_MS;
/**
 * Every change that was reverted within 18 days is in one of the years below (Tunis 1943, Vienna 1945, Boa Vista 2000,
 * Tucuman 2004).
 */
const STEP_MS = 18 * DAY_MS;
const CLOSE_STEP_MS = 5 * DAY_MS;
const CLOSE_SPANS = [1943, 1945, 2000, 2004].map(
  (year) => [Date.UTC(year, 0, 1) - STEP_MS, Date.UTC(year + 1, 0, 1)] as const,
);
/** Zones whose summer time pauses in Ramadan; in some future years only a week of it is left. */
const RAMADAN_PAUSES = /^asia\/(gaza|hebron)$/i;
/** The start of 28 years without a skipped leap day, in which every combination of first weekday and length occurs. */
const CYCLE_FROM_YEAR = 2068;

const PAGE_MS = 2000 * DAY_MS;
const LAST_PAGE = Math.ceil((UNTIL_MS - FROM_MS) / PAGE_MS) - 1;

/** The table of a zone, or undefined if the runtime knows no such zone. */
export function rulesOf(zone: string): ZoneRules | undefined {
  const offset = sampler(zone);
  return offset && new ZoneRules(offset, RAMADAN_PAUSES.test(zone));
}

export class ZoneRules {
  readonly #offset: Offset;
  /** Whether the samples must always be close together. */
  readonly #isClose: boolean;
  readonly #firstSeconds: number;
  readonly #pages: Page[] = [];
  /** The first change; null if there is none. */
  #first: number | null | undefined;

  constructor(offset: Offset, isClose: boolean) {
    this.#offset = offset;
    this.#isClose = isClose;
    this.#firstSeconds = offset(FROM_MS);
  }

  /** Seconds east of UT at an instant. */
  offsetSecondsAt(unixMs: number): number {
    const ms = unixMs >= UNTIL_MS && this.#goesOn() ? sameDayOfCycle(unixMs) : unixMs;
    const { atMs, offsetSeconds } = this.#page(Math.floor((ms - FROM_MS) / PAGE_MS));
    let low = 0;
    let high = atMs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((atMs[middle] ?? 0) <= ms) low = middle + 1;
      else high = middle;
    }
    return offsetSeconds[low] ?? 0;
  }

  /** Unix milliseconds of the first change; null if there is none. */
  firstChange(): number | null {
    if (this.#first === undefined) {
      let page = 0;
      while (page < LAST_PAGE && this.#page(page).atMs.length === 0) page++;
      this.#first = this.#page(page).atMs[0] ?? null;
    }
    return this.#first;
  }

  /**
   * Whether an instant with this offset is before the first change. If the offset differs from the first one, it is
   * not, and the years before need not be read.
   */
  isBeforeFirstChange(unixMs: number, offsetSeconds: number): boolean {
    if (offsetSeconds !== this.#firstSeconds) return false;
    const first = this.firstChange();
    return first !== null && unixMs < first;
  }

  /** Whether clocks still change every year at the end of the table. */
  #goesOn(): boolean {
    return (this.#page(LAST_PAGE).atMs.at(-1) ?? FROM_MS) > Date.UTC(UNTIL_YEAR - 2, 0, 1);
  }

  #page(asked: number): Page {
    const index = Math.max(0, Math.min(LAST_PAGE, asked));
    return (this.#pages[index] ??= this.#read(FROM_MS + index * PAGE_MS));
  }

  #read(fromMs: number): Page {
    const untilMs = Math.min(fromMs + PAGE_MS, UNTIL_MS);
    const atMs: number[] = [];
    let from = fromMs;
    let current = this.#offset(from);
    const offsetSeconds = [current];
    while (from < untilMs) {
      const to = Math.min(from + (this.#isClose ? CLOSE_STEP_MS : stepAt(from)), untilMs);
      if (this.#offset(to) === current) {
        from = to;
        continue;
      }
      from = firstChange(this.#offset, from, to, current);
      current = this.#offset(from);
      atMs.push(from);
      offsetSeconds.push(current);
    }
    return { atMs: Float64Array.from(atMs), offsetSeconds: Int32Array.from(offsetSeconds) };
  }
}

/** The time to the next sample. */
function stepAt(ms: number): number {
  if (ms < SUMMER_TIME_FROM_MS) return EARLY_STEP_MS;
  for (const [from, to] of CLOSE_SPANS) if (ms > from && ms < to) return CLOSE_STEP_MS;
  return STEP_MS;
}

/** The corresponding instant in a year within the table that begins on the same weekday and has the same length. */
function sameDayOfCycle(unixMs: number): number {
  const year = new Date(unixMs).getUTCFullYear();
  const start = Date.UTC(year, 0, 1);
  return unixMs - start + (TWIN_START.get(typeOfYear(year)) ?? start);
}

const typeOfYear = (year: number): number => {
  const start = Date.UTC(year, 0, 1);
  const isLong = Date.UTC(year + 1, 0, 1) - start > 365 * DAY_MS;
  return new Date(start).getUTCDay() * 2 + (isLong ? 1 : 0);
};

const TWIN_START: ReadonlyMap<number, number> = new Map(
  Array.from({ length: 28 }, (_, i) => CYCLE_FROM_YEAR + i).map((year) => [typeOfYear(year), Date.UTC(year, 0, 1)]),
);

/** Most changes are at a full quarter of an hour UT, except when a zone leaves local mean time. */
const USUAL_SECONDS = 900;

/** The first whole second after `from` at which the offset is no longer `current`, given that it differs at `to`. */
function firstChange(offset: Offset, from: number, to: number, current: number): number {
  const isSame = (seconds: number): boolean => offset(seconds * 1000) === current;
  const [same, other] = halved(isSame, from / 1000, to / 1000, USUAL_SECONDS);
  if (other % USUAL_SECONDS === 0 && isSame(other - 1)) return other * 1000;
  return halved(isSame, same, other, 1)[1] * 1000;
}

/** Narrows the time of the change to `grain` seconds; the later end is at a multiple of `grain` if possible. */
function halved(isSame: (seconds: number) => boolean, from: number, to: number, grain: number): [number, number] {
  let same = from;
  let other = to;
  while (other - same > grain) {
    const half = Math.floor((same + other) / 2 / grain) * grain;
    const middle = half > same ? half : half + grain;
    if (middle >= other) break;
    if (isSame(middle)) same = middle;
    else other = middle;
  }
  return [same, other];
}

/** Reads seconds east of UT at an instant from Intl. This is slow, so it is only used to build the table. */
function sampler(zone: string): Offset | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
  } catch (error) {
    if (error instanceof RangeError) return undefined; // how Intl reports an unknown zone
    throw error;
  }
  const seen = new Map<string, number>();
  return (ms) => {
    const text = format.format(ms);
    const offset = text.slice(text.indexOf('GMT') + 3);
    const known = seen.get(offset);
    if (known !== undefined) return known;
    const seconds = secondsOf(offset);
    seen.set(offset, seconds);
    return seconds;
  };
}

/** The seconds of an offset such as `+05:30` or `-00:01:15`; an empty text is UT. */
function secondsOf(offset: string): number {
  if (offset === '') return 0;
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}
