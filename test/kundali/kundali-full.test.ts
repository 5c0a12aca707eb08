/** The natal pack: the same bytes as each route by itself, from one chart that is computed once, small and quick enough. */

import type { Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { kundaliFull } from 'ganaka/internal/views/kundali/full.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { askedOf, type Birth, births, ENGINES } from './report-walk.ts';

/** The parts in the order of the specification, by the routes that give them alone. */
const PARTS: Readonly<Record<string, string>> = {
  kundali: 'kundali',
  bhava_chalit: 'bhava-chalit',
  divisionals: 'divisionals',
  varga_tulana: 'varga-tulana',
  maitri: 'maitri',
  graha_drishti: 'graha-drishti',
  avakahada: 'avakahada',
  dashas: 'dashas',
  yogini_dashas: 'yogini-dashas',
  yogas: 'yogas',
  manglik: 'dosha/manglik',
  kaal_sarpa: 'dosha/kaal-sarpa',
  sade_sati: 'sade-sati',
  shadbala: 'shadbala',
  ashtakavarga: 'ashtakavarga',
  jaimini: 'jaimini',
  graha_garima: 'graha-garima',
  bhava_phala: 'bhava-phala',
};

const app = testApp({ engines: engines(THIRD) });
const get = async (path: string) => (await app.get(path, { 'x-api-key': 'tg-enterprise' })).body;

/** What each route takes of the pack's own parameters. */
const GIVEN: Readonly<Record<string, string>> = {
  divisionals: '&d2=uma_shambhu&d3=parivritti',
  varga_tulana: '&d2=uma_shambhu&d3=parivritti',
  dashas: '&dasha_year=julian',
  yogini_dashas: '&dasha_year=julian',
  yogas: '&rules=parashara&relation=naisargika&sex=f',
  sade_sati: '&on=2030-03-03',
  shadbala: '&rules=parashara',
  bhava_phala: '&rules=parashara',
};
const BIRTHS = [
  'date=1907-10-04&time=07:39&lat=28.6139&lon=77.209&tz=5.5',
  'date=1990-06-21&time=00:10&lat=64.15&lon=-21.94&tz=0',
];

describe.each(['vedic', 'surya', THIRD])('/v1/%s/kundali/full', (family) => {
  test.each(BIRTHS)('gives every part byte for byte as its own route does: %s', async (birth) => {
    const whole = await get(
      `/v1/${family}/kundali/full?${birth}&rules=parashara&relation=naisargika&sex=f&d2=uma_shambhu&d3=parivritti&dasha_year=julian&on=2030-03-03`,
    );
    expect(Object.keys(JSON.parse(whole).kundali_full)).toEqual(Object.keys(PARTS));
    for (const [field, route] of Object.entries(PARTS)) {
      const own = JSON.parse(await get(`/v1/${family}/${route}?${birth}${GIVEN[field] ?? ''}`))[field];
      expect(whole.includes(`"${field}":${JSON.stringify(own)}`), field).toBe(true);
    }
  });
});

/** A Sky that records the calls it gets. */
function watched(sky: Sky): { readonly sky: Sky; readonly asked: Map<string, number> } {
  const asked = new Map<string, number>();
  const watching = new Proxy(sky, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const line = `${String(name)}(${args.join(', ')})`;
        asked.set(line, (asked.get(line) ?? 0) + 1);
        return value.apply(target, args);
      };
    },
  });
  return { sky: watching, asked };
}

const PARAMS = {
  rules: 'raman',
  relation: 'panchadha',
  d2: 'parashara',
  d3: 'parashara',
  dasha_year: 'sidereal',
} as const;
const fullOf = (birth: Birth, engine: (typeof ENGINES)[number]) => {
  const asked = askedOf(birth, engine);
  const { sky, asked: questions } = watched(asked.sky);
  const reply = kundaliFull.of({ ...asked, sky, params: { ...PARAMS, on: asked.day } });
  return { reply, questions, t: asked.t };
};

test.each(ENGINES)(
  'the parts do not ask the sky twice where a graha is at birth, nor for lagna or ayanamsa: %s',
  (engine) => {
    for (const birth of births(5)) {
      const { questions, t } = fullOf(birth, engine);
      const atBirth = [...questions].filter(([line]) => line.endsWith(`${t})`));
      const twice = atBirth.filter(
        ([line, times]) => times > 1 && /^(longitude|latitude|speed|lagna|midheaven)/.test(line),
      );
      expect(twice).toEqual([]);
      expect(atBirth.filter(([line]) => line.startsWith('longitude('))).toHaveLength(9);
    }
  },
);

test('a pack takes some 240 kB, in the longest of many births less than 265', () => {
  const sizes = births(30).flatMap((birth) =>
    ENGINES.map((engine) => Buffer.byteLength(JSON.stringify(fullOf(birth, engine).reply))),
  );
  expect(Math.max(...sizes)).toBeLessThan(265_000);
});
