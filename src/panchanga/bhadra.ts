/**
 * Bhadra: the vishti karana, eight times in a lunar month. Each is given in full, from start to end, if any of it falls
 * between this sunrise and the next.
 */
import { overlap, type Span, span } from '../kernel/span.ts';
import { type JdUt, jdUt } from '../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../kernel/zodiac.ts';
import { GHATI_DAYS } from '../rules/kala.ts';
import { BHADRA_ROWS, MUKHA_GHATIS, PUCCHA_GHATIS, STHANA_BY_RASHI, type Sthana } from '../rules/tables/bhadra.ts';
import { isVishti } from './karana.ts';
import type { RuleDay } from './rule-day.ts';
import { pakshaOf } from './tithi.ts';

export interface BhadraDay extends RuleDay {
  /** Sunrise to sunset; null if there is none. */
  readonly daylight: Span | null;
  /** Sunset to next sunrise; null if there is none. */
  readonly night: Span | null;
  moonLongitude(t: JdUt): number;
  /** The instant near `near` at which the Moon is at `deg`. */
  moonAt(deg: number, near: JdUt): JdUt;
}

export interface Bhadra extends Span {
  /** The tithi it belongs to, 1–30. */
  readonly tithi: number;
  readonly half: 1 | 2;
  readonly kind: 'sarpini' | 'vrishchiki';
  /** Its dwellings in order: two parts if the Moon passes into another dwelling. */
  readonly dwellings: readonly (Span & { readonly sthana: Sthana })[];
  readonly onEarth: boolean;
  readonly mukha: Span;
  readonly puccha: Span;
  /** The part that is to be left: the mouth of sarpini, the tail of vrishchiki. */
  readonly leave: 'mukha' | 'puccha';
  /** The harmless part of it today: a second-half bhadra by day, a first-half one by night. */
  readonly harmless: Span | null;
  /** To be avoided: some of it dwells on earth, today, outside the harmless part. */
  readonly tyajya: boolean;
}

const KARANAS_TO_A_TITHI = 2;
const YAMAS_TO_A_BHADRA = 4; // a tithi has eight, a bhadra is half a tithi

export function bhadrasOf(day: BhadraDay): Bhadra[] {
  const found: Bhadra[] = [];
  for (const vishti of day.transitions('karana')) {
    if (!isVishti(vishti.number)) continue;
    const number = Math.ceil(vishti.number / KARANAS_TO_A_TITHI);
    found.push(bhadraOf(day, vishti, number));
  }
  return found;
}

function bhadraOf(day: BhadraDay, vishti: Span, number: number): Bhadra {
  const { mukha, puccha } = mukhaAndPuccha(number, vishti);
  const half = BHADRA_ROWS[number]?.half ?? 1;
  const kind = pakshaOf(number) === 'shukla' ? 'sarpini' : 'vrishchiki';
  const dwellings = dwellingsOf(day, vishti);
  const relief = half === 2 ? day.daylight : day.night;
  const harmless = relief && overlap(relief, vishti);
  return {
    from: vishti.from,
    to: vishti.to,
    tithi: number,
    half,
    kind,
    dwellings,
    onEarth: dwellings.some(({ sthana }) => sthana === 'bhuloka'),
    mukha,
    puccha,
    leave: kind === 'sarpini' ? 'mukha' : 'puccha',
    harmless,
    tyajya: dwellings.some((part) => part.sthana === 'bhuloka' && remains(part, day.bounds, harmless)),
  };
}

/**
 * The mouth and tail of a tithi's bhadra that runs for `vishti`. The eighths of the tithi are read as quarters of the
 * bhadra itself (Dharmasindhu: `bhadrayas tritiye padante`), so both are always inside it.
 */
export function mukhaAndPuccha(number: number, vishti: Span): { mukha: Span; puccha: Span } {
  const row = BHADRA_ROWS[number];
  if (row === undefined) throw new Error(`tithi ${number} has no bhadra`);
  const yama = (vishti.to - vishti.from) / YAMAS_TO_A_BHADRA;
  const before = row.half === 2 ? YAMAS_TO_A_BHADRA : 0;
  const mouth = vishti.from + (row.mukhaYama - 1 - before) * yama;
  const tailEnd = vishti.from + (row.pucchaYama - before) * yama;
  return {
    mukha: span(jdUt(mouth), jdUt(mouth + MUKHA_GHATIS * GHATI_DAYS)),
    puccha: span(jdUt(tailEnd - PUCCHA_GHATIS * GHATI_DAYS), jdUt(tailEnd)),
  };
}

/** The Moon moves at most eight degrees in a karana, so she crosses at most one boundary of a rashi. */
function dwellingsOf(day: BhadraDay, whole: Span): (Span & { sthana: Sthana })[] {
  const first = rashiOf(day.moonLongitude(whole.from));
  const last = rashiOf(day.moonLongitude(whole.to));
  const from = sthanaOf(first);
  const to = sthanaOf(last);
  if (from === to) return [{ from: whole.from, to: whole.to, sthana: from }];
  const passed = day.moonAt(first * RASHI_DEG, whole.from);
  return [
    { from: whole.from, to: passed, sthana: from },
    { from: passed, to: whole.to, sthana: to },
  ];
}

const sthanaOf = (rashi: number): Sthana => STHANA_BY_RASHI[rashi - 1] ?? 'bhuloka';

/** Whether any of `part` remains within `bounds` without `taken`. */
function remains(part: Span, bounds: Span, taken: Span | null): boolean {
  const today = overlap(part, bounds);
  if (today === null) return false;
  return taken === null || today.from < taken.from || today.to > taken.to;
}
