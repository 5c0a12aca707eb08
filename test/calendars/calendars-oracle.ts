/** The outside tables of calendars: their shape, the sample that is kept here, and the Skies they are reckoned under. */
import { readFileSync } from 'node:fs';
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import type { ConvertibleCalendar } from 'ganaka/internal/jyotisha/calendars/convert.ts';
import { reckoningOf } from 'ganaka/internal/jyotisha/calendars/solar.ts';
import type { Paksha } from 'ganaka/internal/jyotisha/panchanga/angas/tithi.ts';
import type { MonthSystem } from 'ganaka/internal/jyotisha/panchanga/day/custom.ts';
import type { Place } from 'ganaka/internal/kernel/place.ts';
import { type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { defaultsOf, type Engine, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik, suryaSiddhanta } from '../../packages/ganaka/test/kit/engines.ts';

export type SolarId = 'bikram' | 'tamil' | 'kollam' | 'bangla' | 'odia' | 'punjab' | 'nanakshahi-amended';
export type LawId = 'bangladesh' | 'nanakshahi' | 'shaka';

interface Case {
  readonly tier: string;
  readonly date: string;
  readonly place?: string;
}
export interface SolarCase extends Case {
  readonly calendar: SolarId;
  readonly year: number;
  readonly month: number;
  readonly margin: number;
  readonly rule_margin?: number;
  readonly rule_date: string;
  /** By the second rule of Odisha. */
  readonly evening_date?: string;
  readonly edge?: true;
  readonly accept?: readonly string[];
}
export interface LawCase extends Case {
  readonly calendar: LawId;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly source: string;
}
export interface LunarCase extends Case {
  readonly calendar: 'lunar';
  readonly shaka: number;
  readonly masa: number;
  readonly adhika: boolean;
  readonly months: MonthSystem;
  readonly paksha: Paksha;
  readonly tithi: number;
  readonly kshaya: boolean;
}
export type CalendarCase = SolarCase | LawCase | LunarCase;

export const { cases: sample }: { cases: readonly CalendarCase[] } = JSON.parse(
  readFileSync(new URL('../authorities/calendars-sample.json', import.meta.url), 'utf8'),
);

const isLaw = (one: CalendarCase): one is LawCase => one.tier === 'law';
const isLunar = (one: CalendarCase): one is LunarCase => one.calendar === 'lunar';
export const lawCases = (cases: readonly CalendarCase[]): LawCase[] => cases.filter(isLaw);
export const lunarCases = (cases: readonly CalendarCase[]): LunarCase[] => cases.filter(isLunar);
export const solarCases = (cases: readonly CalendarCase[]): SolarCase[] =>
  cases.filter((one): one is SolarCase => !isLaw(one) && !isLunar(one));

/** Where the tables were made, when not at the calendar's own place. */
const ELSEWHERE: Readonly<Record<string, readonly [latDeg: number, lonDeg: number]>> = {
  'New Delhi': [28.6139, 77.209],
  'Central Station 23.18N 82.5E': [23.183333, 82.5],
};

const ENGINES: Readonly<Record<string, Engine>> = { drik: drik(), 'surya-siddhanta': suryaSiddhanta() };
export const engineOf = (key: string): Engine => {
  const engine = ENGINES[key];
  if (engine === undefined) throw new Error(`no ${key} here`);
  return engine;
};

/** The calendar's own place and engine with its options, or another point on the same clock. */
export function skyOf(
  calendar: Exclude<(typeof CALENDARS)[keyof typeof CALENDARS], { kind: 'law' }>,
  place?: string,
): Sky {
  const { zone, fixedHours, name } = calendar.place;
  const [latDeg, lonDeg] = (place === undefined ? undefined : ELSEWHERE[place]) ?? [
    calendar.place.latDeg,
    calendar.place.lonDeg,
  ];
  const offsetHoursAt = (t: JdUt) => fixedHours ?? CLOCKS.offsetHoursAt(zone, t, lonDeg);
  const tzHours = offsetHoursAt(jdUt(2_451_545));
  const engine = engineOf(calendar.engine);
  const where: Place = { name: place ?? name, latDeg, lonDeg, tzHours, zone, offsetHoursAt };
  const options = 'options' in calendar ? calendar.options : {};
  return engine.skyOver(where, { ...defaultsOf(engine.info), ...options });
}

const asked = new Map<string, ConvertibleCalendar>();

/** A calendar ready to be asked; each is made once. */
export function askingOf(
  id: SolarId | LawId | 'assam',
  { place, rule }: { place?: string; rule?: string } = {},
): ConvertibleCalendar {
  const key = `${id} ${place} ${rule}`;
  const known = asked.get(key);
  if (known !== undefined) return known;
  const calendar = CALENDARS[id];
  const made: ConvertibleCalendar =
    calendar.kind === 'law' ? { calendar } : reckoningOf(skyOf(calendar, place), calendar, rule);
  asked.set(key, made);
  return made;
}
