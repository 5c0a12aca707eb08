/** Jaimini's karakas, karakamsha and padas against Swiss Ephemeris charts, Jagannatha Hora, AstroSage and Narasimha Rao. */

import { type Chart, chartOf, houseFrom, rashiAt } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { padaOf } from 'ganaka/internal/jyotisha/kundali/jaimini/arudha.ts';
import { jaiminiOf } from 'ganaka/internal/jyotisha/kundali/jaimini/index.ts';
import { charaKarakas, charaKarakas7, type KarakaSeat } from 'ganaka/internal/jyotisha/kundali/jaimini/karaka.ts';
import { rashisSeenFrom } from 'ganaka/internal/jyotisha/kundali/jaimini/rashi-drishti.ts';
import { type JdUt, sidereal } from 'ganaka/internal/kernel/units.ts';
import { type Graha, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { jaimini } from 'ganaka/internal/views/kundali/jaimini.ts';
import { describe, expect, test } from 'vitest';
import {
  caseOf,
  casesWith,
  chartFor,
  grahaNamed,
  instantOf,
  quantityOf,
  rashiNamed,
  skyOver,
} from './kundali-authority.ts';
import { chartWith } from './placed-chart.ts';

const named = (seats: readonly KarakaSeat[]) => Object.fromEntries(seats.map(({ karaka, graha }) => [karaka, graha]));
const printed = (expected: unknown) =>
  Object.fromEntries(Object.entries(expected as Record<string, string>).map(([id, name]) => [id, grahaNamed(name)]));
const isJhora = (id: string) => id.startsWith('JH');
function chartIn(id: string): Chart {
  if (!isJhora(id)) return chartFor(caseOf(id));
  const chart = chartFor(caseOf(id), 'true-chitra', { positions: 'geometric' });
  return id === 'JH8-8' ? fromTruePushya(chart) : chart;
}
/** The capture that counts from another zero point: the same sky, shifted. */
function fromTruePushya({ sky, t }: Chart): Chart {
  const mean = sky.ayanamsaMean(t);
  if (isNone(mean)) throw new Error('a modern engine knows it');
  const shift = mean - Number(quantityOf(caseOf('JH8-8'), 'ayanamsa_no_nutation').expected);
  const shifted: Sky = Object.create(sky, {
    longitude: { value: (graha: Graha, at: JdUt) => sidereal(sky.longitude(graha, at) + shift) },
    place: { value: sky.place },
  });
  return chartOf(shifted, t);
}
const births = (quantity: string) => casesWith(quantity).filter(({ inputs }) => inputs.date !== undefined);

test.each(births('chara_karakas_8'))('$id: the eight karakas', (of) => {
  expect(named(charaKarakas(chartIn(of.id)))).toEqual(printed(quantityOf(of, 'chara_karakas_8').expected));
});
test.each(
  ['chara_karakas_7', 'chara_karakas_7_astrosage'].flatMap((quantity) =>
    births(quantity).map((of) => ({ ...of, quantity })),
  ),
)('$id: the seven karakas ($quantity)', (of) => {
  expect(named(charaKarakas7(chartIn(of.id)))).toEqual(printed(quantityOf(of, of.quantity).expected));
});
test.each(births('karakamsha'))('$id: the karakamsha', (of) => {
  expect(jaiminiOf(chartIn(of.id)).karakamsha.rashi).toBe(rashiNamed(quantityOf(of, 'karakamsha').expected));
});
test.each(births('arudha_padas'))('$id: the padas, those of Vrishchika and Kumbha by Mars and Saturn too', (of) => {
  const { padas } = jaiminiOf(chartIn(of.id));
  const expected = quantityOf(of, 'arudha_padas').expected as Record<string, string>;
  expect(padas.map(({ rashi }) => rashi)).toEqual(padas.map(({ house }) => rashiNamed(expected[`A${house}`])));
});
test.each(births('arudha_lagna'))('$id: the arudha lagna', (of) => {
  expect(jaiminiOf(chartIn(of.id)).padas[0]?.rashi).toBe(rashiNamed(quantityOf(of, 'arudha_lagna').expected));
});
test('Jagannatha Hora 1996: every pada, the eleventh with Ketu as second lord of Vrishchika', () => {
  const of = caseOf('JH-1996');
  const expected = quantityOf(of, 'arudha_padas_jhora').expected as Record<string, string>;
  const { padas } = jaiminiOf(chartFor(of));
  const away = padas.filter(({ house, rashi }) => rashi !== rashiNamed(expected[`A${house}`]));
  expect(away).toEqual([{ house: 11, rashi: rashiNamed('Aq'), moved: true, byNode: rashiNamed('Cn') }]);
});

test('Narasimha Rao, exercise 28: Rahu, counted from the end of his rashi, is the atmakaraka', () => {
  const { inputs } = caseOf('PVR-KARAKA-28');
  const places = 'longitudes_in_sign' in inputs ? (inputs.longitudes_in_sign as Record<string, string>) : {};
  const chart = chartWith(
    Object.fromEntries(
      Object.entries(places).map(([name, text]) => {
        const [sign = '', clock = ''] = text.split(' ');
        const [deg = 0, min = 0] = clock.split(':').map(Number);
        return [grahaNamed(name), (rashiNamed(sign) - 1) * 30 + deg + min / 60];
      }),
    ),
  );
  expect(named(charaKarakas(chart))).toEqual(printed(quantityOf(caseOf('PVR-KARAKA-28'), 'chara_karakas_8').expected));
});

test('Narasimha Rao: what each graha’s rashi aspects', () => {
  const of = caseOf('PVR-DRISHTI');
  const looks = quantityOf(of, 'rashi_drishti_signs').expected as Record<string, string[]>;
  for (const [name, seen] of Object.entries(looks)) {
    const from = rashiNamed(of.inputs.signs?.[name]);
    expect(rashisSeenFrom(from), name).toEqual(seen.map(rashiNamed).sort((a, b) => a - b));
  }
});

describe('the rules as the verses put them', () => {
  test('a rashi aspects three others, and they aspect it', () => {
    for (let rashi = 1; rashi <= 12; rashi++) {
      const seen = rashisSeenFrom(rashi);
      expect(seen).toHaveLength(3);
      for (const other of seen) expect(rashisSeenFrom(other)).toContain(rashi);
    }
  });
  test('lord in the fourth: the fourth is the pada; in the seventh: the tenth (29.5); never the house or its seventh', () => {
    for (let house = 1; house <= 12; house++) {
      expect(padaOf(house, rashiAt(house, 4))).toEqual({ rashi: rashiAt(house, 4), moved: true });
      expect(padaOf(house, rashiAt(house, 7))).toEqual({ rashi: rashiAt(house, 10), moved: true });
      for (let lord = 1; lord <= 12; lord++) expect([1, 7]).not.toContain(houseFrom(house, padaOf(house, lord).rashi));
    }
  });
  test('two that have gone equally far are named as tied', () => {
    const seats = charaKarakas(chartWith({ surya: 45, chandra: 105.0001, mangala: 20 }));
    expect(seats.filter(({ tiedWith }) => tiedWith.length > 0).map(({ graha, tiedWith }) => [graha, tiedWith])).toEqual(
      [
        ['chandra', ['surya']],
        ['surya', ['chandra']],
      ],
    );
  });
  test.each(['drik', 'true-chitra', 'surya-siddhanta'] as const)(
    '%s: the karakamsha is the swamsha, in two charts',
    (engine) => {
      const chart = chartOf(skyOver(engine, { lat: 23, lon: 76, tz: 5.5 }), instantOf('1990-05-17', '06:30', 5.5));
      const { karakamsha, navamshaLagna } = jaiminiOf(chart);
      expect(rashiAt(chart.lagnaRashi, karakamsha.house)).toBe(karakamsha.rashi);
      expect(rashiAt(navamshaLagna, karakamsha.amshaHouse)).toBe(karakamsha.rashi);
    },
  );
});

test('the reply tells whom each graha sees by its rashi, from the signs that Swiss Ephemeris gives', () => {
  const { sky, t, day } = chartFor(caseOf('SWE-01'));
  const asked = { sky, t, day, basis: 'time', say: ENGLISH, params: {}, today: day, note: () => undefined } as const;
  const { grahas } = jaimini.of(asked).rashi_drishti;
  // Sun in Kanya, Moon in Simha, Mars in Makara; Saturn in Mina, Rahu in Mithuna, Ketu in Dhanu, Mercury in Tula
  expect(grahas.surya).toEqual({ sees: [3, 9, 12], grahas: ['shani', 'rahu', 'ketu'] });
  expect(grahas.chandra).toEqual({ sees: [1, 7, 10], grahas: ['mangala', 'budha'] });
  expect(grahas.mangala).toEqual({ sees: [2, 5, 8], grahas: ['chandra'] });
});
