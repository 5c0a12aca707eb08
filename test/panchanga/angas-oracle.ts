/** The outside tables of angas: their shape, the sample of them that is kept here, and how their clocks are read. */
import { readFileSync } from 'node:fs';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import type { Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';

export interface Ending {
  readonly name: string;
  readonly end: string;
}

export interface DrikDay {
  readonly date: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly moonrise?: string;
  readonly moonset?: string;
  readonly paksha: string;
  readonly tithi: readonly Ending[];
  readonly nakshatra: readonly Ending[];
  readonly yoga: readonly Ending[];
  readonly karana: readonly Ending[];
  readonly amanta?: string;
  readonly purnimanta?: string;
  readonly shaka?: string;
  readonly gujarati?: string;
  readonly abhijit?: string;
  readonly vikram: string;
  readonly rahu: string;
  readonly gulika: string;
  readonly yamaganda: string;
  readonly suspect?: boolean;
}

export type PeerRow = readonly [
  date: string,
  sunrise: string,
  sunset: string,
  moonrise: string,
  moonset: string,
  tithi: number,
  tithiEnd: string,
  nakshatra: number,
  nakshatraEnd: string,
  yoga: number,
  yogaEnd: string,
  karana: number,
  karanaEnd: string,
  masa: number,
  adhika: number,
];

export interface AngasOracle {
  readonly drik_days: readonly DrikDay[];
  readonly delhi_tithi: readonly { year: number; tithi: readonly number[]; skip: readonly number[] }[];
  readonly other_places_tithi: readonly {
    lat: number;
    lon: number;
    tz: number;
    date: string;
    tithi: number;
    place: string;
  }[];
  readonly lunations: readonly { date: string; event: string; ist: string }[];
  readonly adhika_kshaya: readonly { start: string; end: string; masa: string; kind: 'adhika' | 'kshaya' }[];
  readonly samvatsara: readonly Readonly<Record<string, string>>[];
  readonly solar_months: readonly { year: number; first_days: readonly (readonly [number, string])[] }[];
  readonly peer_year: readonly { place: string; lat: number; lon: number; tz: number; rows: readonly PeerRow[] }[];
}

const SAMPLE = new URL('../authorities/angas-sample.json', import.meta.url);

export const oracle: AngasOracle = JSON.parse(readFileSync(SAMPLE, 'utf8'));

const engine = drik();
const DEFAULTS = { node: 'mean', positions: 'apparent', rise: 'limb' };
export const drikSky = (lat: number, lon: number, tz: number, state?: string, zone: string | null = null): Sky =>
  engine.skyOver({ ...placeWithOffset('here', lat, lon, tz), state, zone }, DEFAULTS);

export const civil = (iso: string): CivilDay => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return dayOf({ year, month, day });
};

/** `2022-01-03T00:02` or `…:SS` on a clock `tz` hours east. */
export const instantOf = (text: string, tz: number): JdUt => {
  const [date = '', time = ''] = text.split('T');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return jdUt(civil(date) - 0.5 + (hours + minutes / 60 + seconds / 3600 - tz) / 24);
};

/** `06:45 AM` on a civil day. */
export const clockOf = (date: string, text: string, tz: number): JdUt => {
  const [, hours = '0', minutes = '0', half = 'AM'] = /^(\d+):(\d+) (AM|PM)/.exec(text) ?? [];
  return instantOf(`${date}T${(Number(hours) % 12) + (half === 'PM' ? 12 : 0)}:${minutes}`, tz);
};

export const minutesApart = (a: number, b: number): number => Math.abs(a - b) * 1440;
