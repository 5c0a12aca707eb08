/** The published and computed charts of `authorities/kundali.json`, in our words. */
import { readFileSync } from 'node:fs';
import { type Chart, chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { arc } from 'ganaka/internal/kernel/angle.ts';
import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type JdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine, type Graha, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';

export interface Quantity {
  readonly quantity: string;
  readonly expected: unknown;
  readonly tolerance: number | null;
  readonly strict_tolerance?: number;
  readonly skip?: readonly string[];
  readonly void_if_near?: readonly string[];
  readonly [extra: string]: unknown;
}
export interface Case {
  readonly id: string;
  readonly kind: string;
  readonly inputs: {
    readonly date?: string;
    readonly time?: string;
    readonly tz?: number;
    readonly lat?: number;
    readonly lon?: number;
    readonly signs?: Readonly<Record<string, string>>;
  };
  readonly quantities: readonly Quantity[];
}

export const CASES: readonly Case[] = JSON.parse(
  readFileSync(new URL('../authorities/kundali.json', import.meta.url), 'utf8'),
).cases;

export const caseOf = (id: string): Case => {
  const found = CASES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no case ${id}`);
  return found;
};
export const casesWith = (quantity: string): Case[] =>
  CASES.filter((each) => each.quantities.some((q) => q.quantity === quantity));
export const quantityOf = (of: Case, quantity: string): Quantity => {
  const found = of.quantities.find((each) => each.quantity === quantity);
  if (found === undefined) throw new Error(`${of.id} has no ${quantity}`);
  return found;
};

const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
export const rashiNamed = (sign: unknown): number => SIGNS.indexOf(String(sign)) + 1;

export const GRAHA_NAMED: Readonly<Record<string, Graha>> = {
  Sun: 'surya',
  Moon: 'chandra',
  Mars: 'mangala',
  Mercury: 'budha',
  Jupiter: 'guru',
  Venus: 'shukra',
  Saturn: 'shani',
  Rahu: 'rahu',
  Ketu: 'ketu',
};
export function grahaNamed(name: string): Graha {
  const graha = GRAHA_NAMED[name];
  if (graha === undefined) throw new Error(`no graha ${name}`);
  return graha;
}

const ENGINES: Readonly<Record<'drik' | 'true-chitra' | 'surya-siddhanta', Engine>> = {
  drik: drik(),
  'true-chitra': trueChitra('chitrapaksha'),
  'surya-siddhanta': suryaSiddhanta(),
};
export type EngineName = keyof typeof ENGINES;

/** A Sky of an engine with its default options, but for those given. */
export function skyOver(
  engine: EngineName,
  place: { readonly lat: number; readonly lon: number; readonly tz: number },
  options: Readonly<Record<string, string>> = {},
): Sky {
  const { info } = ENGINES[engine];
  const defaults = defaultsOf(info);
  return ENGINES[engine].skyOver(placeWithOffset('', place.lat, place.lon, place.tz), { ...defaults, ...options });
}

export function instantOf(date: string, time: string, tzHours: number): JdUt {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [h = 0, m = 0, s = 0] = time.split(':').map(Number);
  return plusDays(midnight(dayOf({ year, month, day }), tzHours), (h + m / 60 + s / 3600) / 24);
}

export function chartFor(of: Case, engine: EngineName = 'drik', options: Readonly<Record<string, string>> = {}): Chart {
  const { date, time, tz, lat, lon } = of.inputs;
  if (date === undefined || time === undefined || tz === undefined || lat === undefined || lon === undefined)
    throw new Error(`${of.id} is no chart of a birth`);
  return chartOf(skyOver(engine, { lat, lon, tz }, options), instantOf(date, time, tz));
}

/** Entries of an expected object as [our id or 'lagna', value]; what the case skips is left out. */
export function entriesOf(quantity: Quantity): [name: string, value: unknown][] {
  const skip = quantity.skip ?? [];
  return Object.entries(quantity.expected as Record<string, unknown>).filter(([name]) => !skip.includes(name));
}

export const longitudeIn = (chart: Chart, name: string): number =>
  name === 'Lagna' ? chart.lagna : chart.grahas[grahaNamed(name)].longitude;

export const apartDeg = (a: number, b: number): number => Math.abs(arc(a, b));
