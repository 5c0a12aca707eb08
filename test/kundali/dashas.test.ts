/**
 * Dashas, doshas and ingresses against other programs: Swiss Ephemeris, Jagannatha Hora, Drik Panchang, AstroSage
 * and the worked examples of P.V.R. Narasimha Rao.
 */

import { chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import {
  balanceOf,
  type DashaPeriod,
  type DashaStart,
  periodsFrom,
  type Ruler,
} from 'ganaka/internal/jyotisha/kundali/dasha/dasha.ts';
import { VIMSHOTTARI_COUNT, vimshottariFrom } from 'ganaka/internal/jyotisha/kundali/dasha/vimshottari.ts';
import { type DashaYear, yearsAfter } from 'ganaka/internal/jyotisha/kundali/dasha/year.ts';
import { YOGINI_COUNT, yoginiFrom } from 'ganaka/internal/jyotisha/kundali/dasha/yogini.ts';
import { kalaSarpaOf } from 'ganaka/internal/jyotisha/kundali/doshas/kala-sarpa.ts';
import { manglikOf } from 'ganaka/internal/jyotisha/kundali/doshas/manglik.ts';
import { ingressesOf } from 'ganaka/internal/jyotisha/kundali/gochara/ingress.ts';
import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type JdUt, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import type { Engine, Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { describe, expect, test } from 'vitest';
import { drik, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import authority from '../authorities/kundali.json' with { type: 'json' };
import { GRAHA_NAMED, rashiNamed } from './kundali-authority.ts';

interface Quantity {
  readonly quantity: string;
  readonly expected: unknown;
  readonly tolerance: number | null;
  readonly void_if_near?: readonly string[];
  readonly tolerance_constant_year?: number;
}
interface Inputs {
  readonly date: string;
  readonly time: string;
  readonly tz: number;
  readonly lat: number;
  readonly lon: number;
}
interface Case {
  readonly id: string;
  readonly inputs: Inputs;
  readonly quantities: readonly Quantity[];
}
const CASES = authority.cases as unknown as readonly Case[];
/** What of the vectors is looked at here; the rest is `kundali.test.ts` and its neighbours. */
const OURS = /^(vimshottari|yogini|mars_house_from|kuja_dosha|kala_sarpa)/;

const DRIK = drik();
const THIRD = trueChitra('chitrapaksha');
const MODERN = { node: 'mean', positions: 'apparent', rise: 'limb' };
const GEOMETRIC = { ...MODERN, positions: 'geometric' };

const instant = (date: string, time: string, tz: number): JdUt => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return plusDays(midnight(dayOf({ year, month, day }), tz), (hours + minutes / 60 + seconds / 3600) / 24);
};
const skyOf = (engine: Engine, options: Record<string, string>, { lat, lon, tz }: Inputs): Sky =>
  engine.skyOver(placeWithOffset('', lat, lon, tz), options);
const birthOf = ({ date, time, tz }: Inputs): JdUt => instant(date, time, tz);

const vimshottari = (sky: Sky, t: JdUt, year: DashaYear) =>
  periodsFrom(vimshottariFrom(sky.longitude('chandra', t)), VIMSHOTTARI_COUNT, 2, yearsAfter(sky, t, year));
const yogini = (sky: Sky, t: JdUt, year: DashaYear) =>
  periodsFrom(yoginiFrom(sky.longitude('chandra', t)), YOGINI_COUNT, 1, yearsAfter(sky, t, year));

/** Days between an instant and a printed civil date (noon meant) or date and time. */
const daysOff = (t: JdUt, printed: string, tz: number): number => {
  const [date = '', time] = printed.split(' ');
  if (time !== undefined) return Math.abs(t - instant(date, time, tz));
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const civil = Math.floor(t + 0.5 + tz / 24);
  return Math.abs(civil - dayOf({ year, month, day }));
};

const lordOf = <R extends Ruler>(beginning: DashaStart<R>): string => beginning.ring[beginning.first]?.lord ?? '';

function expectStarts(
  periods: readonly DashaPeriod<Ruler>[],
  printed: readonly (readonly [string, string])[],
  tolerance: number,
  tz: number,
): void {
  printed.forEach(([lord, date], i) => {
    const period = periods[i];
    if (period === undefined) throw new Error('fewer periods than printed');
    expect(period.ruler.lord).toBe(GRAHA_NAMED[lord]);
    expect(daysOff(period.start, date, tz)).toBeLessThanOrEqual(tolerance);
  });
}

type Starts = readonly (readonly [string, string])[];
type AntarStarts = readonly (readonly [string, string, string])[];

function expectAntars(
  periods: readonly DashaPeriod<Ruler>[],
  printed: AntarStarts,
  tolerance: number,
  tz: number,
): void {
  for (const [maha, antar, date] of printed) {
    const period = periods
      .find(({ ruler }) => ruler.lord === GRAHA_NAMED[maha])
      ?.parts.find(({ ruler }) => ruler.lord === GRAHA_NAMED[antar]);
    if (period === undefined) throw new Error(`no ${maha}-${antar}`);
    expect(daysOff(period.start, date, tz)).toBeLessThanOrEqual(tolerance);
  }
}

/** Jagannatha Hora prints whole dates; an instant within minutes of midnight may fall on either. */
const ON_THE_DAY = 0;

const CHECKS: Readonly<Record<string, (inputs: Inputs, quantity: Quantity) => void>> = {
  vimshottari_balance(inputs, { expected, tolerance }) {
    const want = expected as { lord: string; balance_years?: number; y?: number; m?: number; d?: number };
    const beginning = vimshottariFrom(skyOf(DRIK, MODERN, inputs).longitude('chandra', birthOf(inputs)));
    expect(lordOf(beginning)).toBe(GRAHA_NAMED[want.lord]);
    if (want.balance_years !== undefined)
      expect(Math.abs(beginning.balanceYears - want.balance_years)).toBeLessThanOrEqual(tolerance ?? 0);
    if (want.y === undefined) return;
    const { years, months, days } = balanceOf(beginning.balanceYears);
    const printed = want.y * 360 + (want.m ?? 0) * 30 + (want.d ?? 0);
    expect(Math.abs(years * 360 + months * 30 + days - printed)).toBeLessThanOrEqual(tolerance ?? 0);
  },
  vimshottari_balance_astrosage(inputs, { expected, tolerance }) {
    const [, lord = '', y = 0, m = 0, d = 0] = /(\w+) (\d+)y (\d+)m (\d+)d/.exec(String(expected)) ?? [];
    const beginning = vimshottariFrom(skyOf(DRIK, MODERN, inputs).longitude('chandra', birthOf(inputs)));
    expect(lordOf(beginning)).toBe(GRAHA_NAMED[lord]);
    expect(Math.abs(beginning.balanceYears * 360 - (Number(y) * 360 + Number(m) * 30 + Number(d)))).toBeLessThanOrEqual(
      tolerance ?? 0,
    );
  },
  vimshottari_mahadasha_starts: (inputs, { expected, tolerance }) =>
    expectStarts(
      vimshottari(skyOf(DRIK, MODERN, inputs), birthOf(inputs), 'sidereal'),
      expected as Starts,
      tolerance ?? 0,
      inputs.tz,
    ),
  vimshottari_mahadasha_starts_drikpanchang: (inputs, { expected, tolerance }) =>
    expectStarts(
      vimshottari(skyOf(DRIK, MODERN, inputs), birthOf(inputs), 'sidereal'),
      expected as Starts,
      tolerance ?? 0,
      inputs.tz,
    ),
  vimshottari_mahadasha_starts_jhora(inputs, { expected, tolerance_constant_year }) {
    const sky = skyOf(THIRD, GEOMETRIC, inputs);
    const t = birthOf(inputs);
    expectStarts(vimshottari(sky, t, 'solar'), expected as Starts, ON_THE_DAY, inputs.tz);
    expectStarts(vimshottari(sky, t, 'sidereal'), expected as Starts, tolerance_constant_year ?? 0, inputs.tz);
  },
  vimshottari_antardasha_starts_jhora(inputs, { expected, tolerance_constant_year }) {
    const sky = skyOf(THIRD, GEOMETRIC, inputs);
    const t = birthOf(inputs);
    expectAntars(vimshottari(sky, t, 'solar'), expected as AntarStarts, ON_THE_DAY, inputs.tz);
    expectAntars(vimshottari(sky, t, 'sidereal'), expected as AntarStarts, tolerance_constant_year ?? 0, inputs.tz);
  },
  vimshottari_first_antardashas_jhora: (inputs, { expected }) =>
    expectAntars(
      vimshottari(skyOf(THIRD, GEOMETRIC, inputs), birthOf(inputs), 'solar'),
      expected as AntarStarts,
      ON_THE_DAY,
      inputs.tz,
    ),
  yogini_at_birth(inputs, { expected, tolerance }) {
    const want = expected as { yogini: string; years: number; balance_years: number };
    const beginning = yoginiFrom(skyOf(DRIK, MODERN, inputs).longitude('chandra', birthOf(inputs)));
    const ruler = beginning.ring[beginning.first];
    expect(ENGLISH.named('yogini', ruler?.number ?? 0).name).toBe(want.yogini);
    expect(ruler?.years).toBe(want.years);
    expect(Math.abs(beginning.balanceYears - want.balance_years)).toBeLessThanOrEqual(tolerance ?? 0);
  },
  yogini_mahadasha_starts(inputs, { expected, tolerance }) {
    const periods = yogini(skyOf(DRIK, MODERN, inputs), birthOf(inputs), 'sidereal');
    (expected as Starts).forEach(([name, date], i) => {
      expect(ENGLISH.named('yogini', periods[i]?.ruler.number ?? 0).name).toBe(name);
      expect(daysOff(periods[i]?.start ?? jdUt(0), date, inputs.tz)).toBeLessThanOrEqual(tolerance ?? 0);
    });
  },
  yogini_first_jhora_true_chitra(inputs, { expected, tolerance }) {
    const [name, printed] = expected as [string, string];
    const [first] = yogini(skyOf(THIRD, GEOMETRIC, inputs), birthOf(inputs), 'solar');
    expect(name).toContain(ENGLISH.named('yogini', first?.ruler.number ?? 0).name);
    expect(daysOff(first?.start ?? jdUt(0), printed, inputs.tz)).toBeLessThanOrEqual(tolerance ?? 0);
  },
  mars_house_from(inputs, { expected }) {
    const { housesFrom } = manglikOf(chartOf(skyOf(DRIK, MODERN, inputs), birthOf(inputs)));
    expect({ Lagna: housesFrom.lagna, Moon: housesFrom.moon, Venus: housesFrom.venus }).toEqual(expected);
  },
  kuja_dosha_raw_1_2_4_7_8_12(inputs, { expected }) {
    const { doshaWith2nd, fromMoon, fromVenus } = manglikOf(chartOf(skyOf(DRIK, MODERN, inputs), birthOf(inputs)));
    expect({ Lagna: doshaWith2nd, Moon: fromMoon, Venus: fromVenus }).toEqual(expected);
  },
  kala_sarpa_by_degree: (inputs, { expected }) =>
    expect(kalaSarpaOf(chartOf(skyOf(DRIK, MODERN, inputs), birthOf(inputs))).direction).toBe(expected),
};

for (const each of CASES.filter(({ quantities }) => quantities.some(({ quantity }) => OURS.test(quantity))))
  describe(each.id, () => {
    for (const quantity of each.quantities.filter((one) => OURS.test(one.quantity))) {
      const check = CHECKS[quantity.quantity];
      if (quantity.tolerance === null || (quantity.void_if_near ?? []).length > 0) continue;
      if (check === undefined) throw new Error(`no check for ${quantity.quantity}`);
      test(quantity.quantity.replaceAll('_', ' '), () => check(each.inputs, quantity));
    }
  });

describe('ingresses', () => {
  const sky = skyOf(DRIK, MODERN, { date: '', time: '', tz: 0, lat: 0, lon: 0 });
  const lists = CASES.find(({ id }) => id === 'TRANSIT-SAT')?.quantities ?? [];
  for (const { quantity, expected, tolerance } of lists) {
    const printed = expected as readonly (readonly [string, string, string, string])[];
    const graha = quantity.startsWith('saturn') ? 'shani' : 'guru';
    test(`${quantity}: every entry and re-entry, none besides`, () => {
      const at = (text: string) => instant(text.slice(0, 10), text.slice(11, 16), 0);
      const [first, last] = [printed[0], printed.at(-1)];
      if (first === undefined || last === undefined) throw new Error('an empty list');
      const found = ingressesOf(sky, graha, plusDays(at(first[0]), -1), plusDays(at(last[0]), 1));
      expect(found).toHaveLength(printed.length);
      found.forEach(({ at: t, rashi, retrograde }, i) => {
        const [when = '', , to, motion] = printed[i] ?? [];
        expect(rashi).toBe(rashiNamed(to));
        expect(retrograde).toBe(motion === 'retrograde');
        expect(Math.abs(t - at(when)) * 1440).toBeLessThanOrEqual(tolerance ?? 0);
      });
    });
  }
});
