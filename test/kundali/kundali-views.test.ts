/** Chart views on every engine, at births where code breaks: the reply is always what its schema promises. */

import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { ashtakavarga } from 'ganaka/internal/views/kundali/ashtakavarga.ts';
import { avakahada } from 'ganaka/internal/views/kundali/avakahada.ts';
import { bhavaChalit } from 'ganaka/internal/views/kundali/bhava-chalit.ts';
import { chandraKundali } from 'ganaka/internal/views/kundali/chandra-kundali.ts';
import { divisional } from 'ganaka/internal/views/kundali/divisional.ts';
import { divisionals } from 'ganaka/internal/views/kundali/divisionals.ts';
import { grahaDrishti } from 'ganaka/internal/views/kundali/graha-drishti.ts';
import { jaimini } from 'ganaka/internal/views/kundali/jaimini.ts';
import { janmaVivaran } from 'ganaka/internal/views/kundali/janma-vivaran.ts';
import { kundali } from 'ganaka/internal/views/kundali/kundali.ts';
import { maitri } from 'ganaka/internal/views/kundali/maitri.ts';
import { shadbala } from 'ganaka/internal/views/kundali/shadbala.ts';
import { suryaKundali } from 'ganaka/internal/views/kundali/surya-kundali.ts';
import { vargaTulana } from 'ganaka/internal/views/kundali/varga-tulana.ts';
import { varshaPravesh } from 'ganaka/internal/views/kundali/varsha-pravesh.ts';
import { varshaphal } from 'ganaka/internal/views/kundali/varshaphal.ts';
import { yogas } from 'ganaka/internal/views/kundali/yogas.ts';
import type { SkyView, ViewInput } from 'ganaka/internal/views/view.ts';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { schemaOfView } from '../kit/reply-schema.ts';
import { type EngineName, skyOver } from './kundali-authority.ts';

const VIEWS: readonly SkyView[] = [
  kundali,
  bhavaChalit,
  chandraKundali,
  suryaKundali,
  divisional,
  divisionals,
  vargaTulana,
  grahaDrishti,
  maitri,
  janmaVivaran,
  avakahada,
  ashtakavarga,
  shadbala,
  jaimini,
  yogas,
  varshaphal,
  varshaPravesh,
];

type Birth = readonly [name: string, year: number, month: number, hours: number, lat: number, lon: number];
const DEHRADUN: Birth = ['Dehradun, midnight', 1990, 5, 0, 30.3165, 78.0322];
const BIRTHS: readonly Birth[] = [
  DEHRADUN,
  ['64° north', 1975, 6, 12.5, 64.1, -21.9],
  ['midnight sun', 2001, 6, 3, 78.2, 15.6],
  ['polar night', 2001, 12, 3, 78.2, 15.6],
  ['the north pole', 2010, 3, 6, 90, 0],
  ['the south pole', 2010, 9, 18, -90, 0],
  ['the first year', 1, 1, 6, 23.18, 75.78],
  ['the last years', 2999, 12, 23.99, 23.18, 75.78],
  ['before the common era', -2990, 3, 6, 23.18, 75.78],
  ['the date line', 2000, 1, 12, -16.5, 180],
];

type AskedWith<T> = Omit<ViewInput, 'params'> & { readonly params: T };

function asked<T extends object>(engine: EngineName, [, year, month, hours, lat, lon]: Birth, params: T): AskedWith<T> {
  const day = dayOf({ year, month, day: 12 });
  return {
    sky: skyOver(engine, { lat, lon, tz: 5.5 }),
    day,
    t: plusDays(midnight(day, 5.5), hours / 24),
    basis: 'time',
    say: ENGLISH_AND_HINDI,
    params,
    today: dayOf({ year: 2026, month: 11, day: 15 }),
    note: () => undefined,
  };
}

const RULES = { d2: 'parashara', d3: 'parashara' } as const;
const READINGS = { rules: 'raman', relation: 'panchadha', all: true } as const;

/** What the views declare; a year only where it is required. */
const paramsOf = (view: SkyView, [, year]: Birth) => ({
  chart: 'D60',
  ...RULES,
  ...READINGS,
  ...(view.reads === 'year' && { year }),
});

describe.each<EngineName>(['drik', 'true-chitra', 'surya-siddhanta'])('on the %s engine', (engine) => {
  test.each(VIEWS)('$field: the reply is what its schema says, wherever and whenever the birth', (view) => {
    for (const birth of BIRTHS) {
      const reply = view.of(asked(engine, birth, paramsOf(view, birth)));
      expect([...Value.Errors(schemaOfView(view), reply)].slice(0, 2), birth[0]).toEqual([]);
      expect(JSON.stringify(reply), birth[0]).not.toMatch(/NaN|Infinity|"(longitude|amsha|madhya)":null/);
    }
  });
});

test('a free caller gets no Hindi, a paid one gets it', () => {
  const paid = asked('drik', DEHRADUN, {});
  expect(JSON.stringify(kundali.of(paid))).toContain('name_hi');
  expect(JSON.stringify(kundali.of({ ...paid, say: ENGLISH }))).not.toContain('name_hi');
});

test('the Surya-siddhanta engine gives no uniform time and no second ayanamsa', () => {
  const reply = JSON.stringify(kundali.of(asked('surya-siddhanta', DEHRADUN, {})));
  expect(reply).not.toMatch(/jd_tt|delta_t|ayanamsa_mean/);
});

test('every varga chart is counted from its own lagna', () => {
  const { charts } = divisionals.of(asked('drik', DEHRADUN, RULES));
  expect(Object.keys(charts)).toEqual('D1 D2 D3 D4 D7 D9 D10 D12 D16 D20 D24 D27 D30 D40 D45 D60'.split(' '));
  for (const { lagna, grahas } of Object.values(charts))
    for (const { rashi, house } of Object.values(grahas))
      expect((lagna.rashi.number + house - 2) % 12).toBe(rashi.number - 1);
});

test('a year before birth is null with a reason, a year asked for begins in it', () => {
  expect(varshaphal.of(asked('drik', DEHRADUN, { year: 1980 }))).toMatchObject({
    return_at: null,
    notes: [expect.stringContaining('1990')],
  });
  expect(varshaphal.of(asked('drik', DEHRADUN, { year: 2020 }))).toMatchObject({ year: 2020, completed_years: 30 });
  expect(varshaphal.of(asked('drik', DEHRADUN, {}))).toMatchObject({ year: 2026, completed_years: 36 });
});

test('no reply speaks of death', () => {
  for (const view of VIEWS)
    expect(JSON.stringify(view.of({ ...asked('drik', DEHRADUN, paramsOf(view, DEHRADUN)), say: ENGLISH }))).not.toMatch(
      /death|dying|fatal/i,
    );
});
