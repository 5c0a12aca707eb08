/** The 45 pairs again, from birth data: the Moons and lagnas are the engine's own. */

import { chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { manglikOf } from 'ganaka/internal/jyotisha/kundali/doshas/manglik.ts';
import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { ashtakoot } from 'ganaka/internal/views/matching/ashtakoot.ts';
import { matchManglik } from 'ganaka/internal/views/matching/manglik.ts';
import type { Birth } from 'ganaka/internal/views/view.ts';
import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import authority from '../authorities/matching.json' with { type: 'json' };

type Who = 'boy' | 'girl';
interface Case {
  readonly id: string;
  readonly inputs: Readonly<Record<string, string | number>>;
  readonly quantities: readonly { readonly quantity: string; readonly expected: unknown }[];
}
const CASES = authority.cases as unknown as readonly Case[];

function birthOf(engine: Engine, { inputs }: Case, who: Who): Birth {
  const [year = 0, month = 1, date = 1] = String(inputs[`${who}_date`]).split('-').map(Number);
  const [hours = 0, minutes = 0] = String(inputs[`${who}_time`]).split(':').map(Number);
  const tz = Number(inputs.tz);
  const day = dayOf({ year, month, day: date });
  const place = placeWithOffset('', Number(inputs[`${who}_lat`]), Number(inputs[`${who}_lon`]), tz);
  return {
    sky: engine.skyOver(place, defaultsOf(engine.info)),
    day,
    t: plusDays(midnight(day, tz), (hours + minutes / 60) / 24),
  };
}

const asked = (engine: Engine, each: Case, points: 'modern' | 'printed' = 'modern') => ({
  boy: birthOf(engine, each, 'boy'),
  girl: birthOf(engine, each, 'girl'),
  say: ENGLISH_AND_HINDI,
  params: { points },
  today: dayOf({ year: 2026, month: 11, day: 15 }),
  note: () => undefined,
});

const DRIK = drik();

for (const each of CASES)
  describe(each.id, () => {
    const expectedOf = (quantity: string) => each.quantities.find((one) => one.quantity === quantity)?.expected;

    test('koots and total from the births', () => {
      const { koots, total } = ashtakoot.of(asked(DRIK, each));
      expect(Object.fromEntries(Object.entries(koots).map(([id, { obtained }]) => [id, obtained]))).toEqual(
        expectedOf('koota_points'),
      );
      expect(total).toBe(expectedOf('total'));
    });

    if (expectedOf('manglik') !== undefined)
      test('Mangala from lagna, Moon and Venus', () => {
        const said = (who: Who) => {
          const { sky, t } = birthOf(DRIK, each, who);
          const { housesFrom, dosha, doshaWith2nd, fromMoon, fromVenus } = manglikOf(chartOf(sky, t));
          return {
            mars_house_from: { Lagna: housesFrom.lagna, Moon: housesFrom.moon, Venus: housesFrom.venus },
            raw_from_lagna: doshaWith2nd,
            raw_from_lagna_without_2nd: dosha,
            raw_any_of_three: doshaWith2nd || fromMoon || fromVenus,
          };
        };
        expect({ boy: said('boy'), girl: said('girl') }).toEqual(expectedOf('manglik'));
      });
  });

describe('every engine', () => {
  for (const engine of [DRIK, suryaSiddhanta(), trueChitra('chitrapaksha')])
    test(`${engine.info.key} answers both routes for every pair`, () => {
      for (const each of CASES) {
        const { total } = ashtakoot.of(asked(engine, each, 'printed'));
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(36);
        const { boy, girl, pair_bhanga } = matchManglik.of(asked(engine, each));
        expect(pair_bhanga !== null).toBe(boy.dosha && girl.dosha);
      }
    });
});

test('AstroSage’s pair has no dosha: his Mangala is in the second, hers in the ninth', () => {
  const published = CASES.find(({ id }) => id === 'AS-PAIR');
  if (published === undefined) throw new Error('the published pair is missing');
  expect(matchManglik.of(asked(DRIK, published))).toMatchObject({
    verdict: 'no_dosha',
    boy: { dosha: false, dosha_with_2nd: true },
    girl: { dosha: false, dosha_with_2nd: false, houses_from: { lagna: 9 } },
  });
});

test('our own words of the koots and doshas never speak of death', () => {
  for (const each of CASES) {
    const text = JSON.stringify([ashtakoot.of(asked(DRIK, each)), matchManglik.of(asked(DRIK, each))]);
    expect(text).not.toMatch(/death|die[sd]?\b|kill|widow/i);
  }
});
