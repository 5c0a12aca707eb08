/**
 * Bhadra is the vishti karana, which occurs eight times in a lunar month. A bhadra that touches the time between this
 * sunrise and the next is given in full, from its start to its end.
 */
import { overlap, type Span, span } from '../../../kernel/span.ts';
import { type JdUt, jdUt } from '../../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../../kernel/zodiac.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import {
  BHADRA_ROWS,
  MUKHA_GHATIS,
  PUCCHA_GHATIS,
  STHANA_BY_RASHI,
  type Sthana,
} from '../../../rules/tables/bhadra.ts';
import { isVishti } from '../angas/karana.ts';
import { pakshaOf } from '../angas/tithi.ts';
import type { RuleDay } from '../day/rule-day.ts';

export interface BhadraDay extends RuleDay {
  /** From sunrise to sunset; null if the Sun does not rise or set. */
  readonly daylight: Span | null;
  /** From sunset to the next sunrise; null if the Sun does not rise or set. */
  readonly night: Span | null;
  moonLongitude(t: JdUt): number;
  /** The instant near `near` at which the Moon is at `deg`. */
  moonAt(deg: number, near: JdUt): JdUt;
}

export interface Bhadra extends Span {
  /** The tithi (1–30) that contains the bhadra. */
  readonly tithi: number;
  readonly half: 1 | 2;
  readonly kind: 'sarpini' | 'vrishchiki';
  /** The dwelling places in order; there are two if the Moon enters a rashi with another dwelling place. */
  readonly dwellings: readonly (Span & { readonly sthana: Sthana })[];
  readonly onEarth: boolean;
  readonly mukha: Span;
  readonly puccha: Span;
  /** The part to be avoided: the mouth of a sarpini bhadra, the tail of a vrishchiki bhadra. */
  readonly leave: 'mukha' | 'puccha';
  /**
   * The part that does no harm today: a bhadra of the second half of its tithi by day, one of the first half by night.
   */
  readonly harmless: Span | null;
  /** Whether the bhadra is to be avoided: some of it is on earth, within the day, and outside the harmless part. */
  readonly tyajya: boolean;
}

const KARANAS_TO_A_TITHI = 2;
const YAMAS_TO_A_BHADRA = 4; // a tithi has eight yamas, and a bhadra is half a tithi

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
 * The mouth and tail of the bhadra of a tithi; `vishti` is the span of the bhadra. The eighths of the tithi are taken
 * as quarters of the bhadra itself (Dharmasindhu: `bhadrayas tritiye padante`), so mouth and tail are always inside it.
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

/**
 * The dwelling places of a bhadra. The Moon moves at most eight degrees in a karana, so it crosses at most one boundary
 * of a rashi.
 */
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

/** Whether any of `part` is within `bounds` and outside `taken`. */
function remains(part: Span, bounds: Span, taken: Span | null): boolean {
  const today = overlap(part, bounds);
  if (today === null) return false;
  return taken === null || today.from < taken.from || today.to > taken.to;
}
