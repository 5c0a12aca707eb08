/**
 * Shadbala against B. V. Raman's Standard Horoscope (from his own printed longitudes), AstroSage and Jagannatha Hora
 * (`authorities/kundali.json`, whose tolerances these are). Where a source departs by a rule of its own the departure has a
 * name here, and the rest of its figures must agree.
 */

import { weakHouseFor } from 'ganaka/internal/jyotisha/kundali/bala/bhava.ts';
import { looksAt } from 'ganaka/internal/jyotisha/kundali/bala/drik.ts';
import { groundOf } from 'ganaka/internal/jyotisha/kundali/bala/ground.ts';
import { type GrahaBala, isStrong, type Shadbala, shadbalaOf } from 'ganaka/internal/jyotisha/kundali/bala/index.ts';
import { ayanaOnce, kalaBala } from 'ganaka/internal/jyotisha/kundali/bala/kala.ts';
import { bhavaChalit } from 'ganaka/internal/jyotisha/kundali/chart/bhava.ts';
import { amshaOf, chartOf, isSapta, rashiOf, SAPTA, type Sapta } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { norm360 } from 'ganaka/internal/kernel/angle.ts';
import { type JdUt, sidereal } from 'ganaka/internal/kernel/units.ts';
import type { Graha, Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import {
  caseOf,
  chartFor,
  type EngineName,
  grahaNamed,
  instantOf,
  type Quantity,
  quantityOf,
  skyOver,
} from './kundali-authority.ts';

const saptaNamed = (name: string): Sapta => {
  const graha = grahaNamed(name);
  if (!isSapta(graha)) throw new Error(`${name} has no shadbala`);
  return graha;
};
const figures = ({ expected }: Quantity): [Sapta, number][] =>
  Object.entries(expected as Record<string, number>).map(([name, value]) => [saptaNamed(name), value]);
const partOf = (bala: GrahaBala, part: string): number => {
  const flat: Record<string, number> = {
    ...bala.sthana,
    ...bala.kala,
    dig: bala.dig,
    cheshta: bala.cheshta,
    naisargika: bala.naisargika,
    drik: bala.drik,
    sthana_total: bala.sthana.total,
  };
  const value = flat[part];
  if (value === undefined) throw new Error(`no part ${part}`);
  return value;
};

/** The printed longitudes and Raman's ayanamsa, with the engine's houses and risings at the minute that gives his longitudes. */
function ramansChart(): Shadbala {
  const of = caseOf('RAMAN-STD');
  const { lat = 0, lon = 0, tz = 0 } = of.inputs;
  const t = instantOf('1918-10-16', '14:22:16', tz);
  const sky = skyOver('drik', { lat, lon, tz });
  const ayanamsa = 21 + 15 / 60 + 57 / 3600;
  const shift = sky.ayanamsa(t) - ayanamsa;
  const printed = new Map<Graha, number>(figures(quantityOf(of, 'input_longitudes_printed')));
  const book: Sky = Object.create(sky, {
    longitude: { value: (graha: Graha) => sidereal(printed.get(graha) ?? sky.longitude(graha, t) + shift) },
    ayanamsa: { value: () => ayanamsa },
    lagna: { value: (at: JdUt) => sidereal(sky.lagna(at) + shift) },
    midheaven: { value: (at: JdUt) => sidereal(sky.midheaven(at) + shift) },
    meanLongitude: { value: (graha: Graha, at: JdUt) => sidereal(sky.meanLongitude(graha, at) + shift) },
    sighrocca: { value: (graha: 'guru', at: JdUt) => sidereal(sky.sighrocca(graha, at) + shift) },
    sunrise: { value: sky.sunrise.bind(sky) },
    sunset: { value: sky.sunset.bind(sky) },
    noon: { value: sky.noon.bind(sky) },
    latitude: { value: sky.latitude.bind(sky) },
    obliquity: { value: sky.obliquity.bind(sky) },
    place: { value: sky.place },
  });
  return shadbalaOf(chartOf(book, t));
}

describe('B. V. Raman, Standard Horoscope', () => {
  const of = caseOf('RAMAN-STD');
  const bala = ramansChart();
  const PRINTED = {
    uchcha_bala: 'uchcha',
    saptavargaja_bala: 'saptavargaja',
    ojayugma_bala: 'ojayugma',
    kendra_bala: 'kendra',
    drekkana_bala: 'drekkana',
    dig_bala: 'dig',
    natonnata_bala: 'natonnata',
    paksha_bala: 'paksha',
    tribhaga_bala: 'tribhaga',
    ayana_bala: 'ayana',
    naisargika_bala: 'naisargika',
    drik_bala: 'drik',
  };
  const away = Object.entries(PRINTED).flatMap(([quantity, part]) => {
    const { tolerance, ...rest } = quantityOf(of, quantity);
    return figures({ tolerance, ...rest })
      .filter(([graha, value]) => Math.abs(partOf(bala.grahas[graha], part) - value) > (tolerance ?? 0) + 1e-9)
      .map(([graha]) => `${part} of ${graha}`);
  });

  test('84 printed parts: all within tolerance but Mars by a hundredth, and two slips of the book', () => {
    // printed 37.06 for 37.17; 34.08 where (124.378 - 20) / 3 is 34.79; 64.30, which is more than sixty can hold
    expect(away).toEqual(['uchcha of mangala', 'uchcha of shani', 'dig of mangala']);
  });
  test('lords of year, month, day and hora', () => {
    const printed = quantityOf(of, 'abda_masa_vara_hora').expected as Record<string, string>;
    expect(bala.day.lords).toEqual(
      Object.fromEntries(Object.entries(printed).map(([id, name]) => [id, grahaNamed(name)])),
    );
  });
  test('cheshta of the outer three within half a virupa; Mercury differs, since Raman has another table of his sighrocca', () => {
    const printed = new Map(figures(quantityOf(of, 'cheshta_bala')));
    const apart = (graha: Sapta) => Math.abs(bala.grahas[graha].cheshta - (printed.get(graha) ?? 0));
    for (const graha of ['mangala', 'guru', 'shani'] as const) expect(apart(graha), graha).toBeLessThan(0.5);
    expect(apart('shukra')).toBeLessThan(0.8);
    expect(apart('budha')).toBeGreaterThan(4);
  });
  test('totals of those without a slip or Mercury’s table, within 1.2 virupas', () => {
    for (const [graha, value] of figures(quantityOf(of, 'total_virupas')))
      if (graha !== 'mangala' && graha !== 'budha')
        expect(Math.abs(bala.grahas[graha].total - value), graha).toBeLessThan(1.2);
  });
});

/** Where AstroSage follows a rule of its own, by part and graha. */
const DEPARTS: Readonly<Record<string, (part: string, graha: Sapta, chart: string) => boolean>> = {
  'Sun and Moon get cheshta, and the Moon’s paksha is not doubled (a waning Moon counts as malefic)': (part, graha) =>
    (part === 'cheshta' && (graha === 'surya' || graha === 'chandra')) || (part === 'paksha' && graha === 'chandra'),
  'some vargas are its own: Mercury and Venus of one chart, Sun and Saturn of the other': (part, graha, chart) =>
    (part === 'saptavargaja' || part === 'sthana_total') &&
    (chart === 'AS-1' ? ['budha', 'shukra'] : ['surya', 'shani']).includes(graha),
  'mean of 350 and 38 degrees taken the long way round': (part, graha, chart) =>
    part === 'cheshta' && graha === 'shukra' && chart === 'AS-1',
  'Mercury’s sighrocca by Raman’s table': (part, graha, chart) =>
    part === 'cheshta' && graha === 'budha' && chart === 'AS-1',
  'hora of the hours completed, one behind': (part, graha, chart) =>
    part === 'hora' && chart === 'AS-2' && (graha === 'guru' || graha === 'shani'),
};
const TOLERANCE: Readonly<Record<string, number>> = { dig: 0.3, natonnata: 0.4, ayana: 1, cheshta: 1.5 };

describe.each(['AS-1', 'AS-2'])('AstroSage %s', (id) => {
  const bala = shadbalaOf(chartFor(caseOf(id)));
  const printed = quantityOf(caseOf(id), 'shadbala_astrosage').expected as Record<string, Record<string, number>>;
  const parts = Object.entries(printed).flatMap(([name, row]) =>
    Object.entries(row)
      .filter(([part]) => part !== 'total' && part !== 'rupas')
      .map(([part, value]) => ({ graha: saptaNamed(name), part, value })),
  );
  const departed = (part: string, graha: Sapta) => Object.values(DEPARTS).some((rule) => rule(part, graha, id));

  test('every part but the named departures', () => {
    const kept = parts.filter(({ part, graha }) => !departed(part, graha));
    expect(kept.length).toBeGreaterThan(parts.length * 0.9);
    for (const { graha, part, value } of kept)
      expect(Math.abs(partOf(bala.grahas[graha], part) - value), `${part} of ${graha}`).toBeLessThanOrEqual(
        TOLERANCE[part] ?? 0.1,
      );
  });
  test('every named departure really departs', () => {
    for (const [name, rule] of Object.entries(DEPARTS)) {
      const named = parts.filter(({ part, graha }) => rule(part, graha, id));
      if (named.length === 0) continue;
      const far = named.filter(
        ({ graha, part, value }) => Math.abs(partOf(bala.grahas[graha], part) - value) > (TOLERANCE[part] ?? 0.1),
      );
      expect(far.length, name).toBeGreaterThan(0);
    }
  });
});

test('AstroSage’s strength of direction of the houses counts ten for a house; only Karka it weakens at the tenth', () => {
  const { houses } = bhavaChalit(chartFor(caseOf('AS-1')));
  const found = houses.map(({ number, madhya }) => {
    const between = norm360((number - weakHouseFor(rashiOf(madhya), amshaOf(madhya))) * 30);
    return Math.min(between, 360 - between) / 3;
  });
  const printed = quantityOf(caseOf('AS-1'), 'bhava_dig_bala_astrosage').expected as number[];
  expect(found.map((value, n) => (value === printed[n] ? null : n + 1)).filter(Boolean)).toEqual([8]);
  expect(rashiOf(houses[7]?.madhya ?? 0)).toBe(4);
});

describe('Jagannatha Hora', () => {
  test.each([
    ['AS-1', 'shadbala_jhora'],
    ['AS-2', 'shadbala_jhora_sthana_parts'],
  ])(
    '%s: a quarter of each aspect by the continuous curves, within a tenth where Jupiter’s ninth sign is not met',
    (id, quantity) => {
      const chart = chartFor(caseOf(id));
      const ground = groundOf(chart, 'parashara');
      // it takes Mercury by his company, as Raman does
      const taken = { ...ground, good: groundOf(chart, 'raman').good };
      const printed = quantityOf(caseOf(id), quantity).expected as Record<string, Record<string, number>>;
      for (const [name, { drik = 0 }] of Object.entries(printed)) {
        const graha = saptaNamed(name);
        const to = chart.grahas[graha].longitude;
        const ahead = norm360(to - chart.grahas.guru.longitude);
        if (ahead >= 240 && ahead < 270) continue; // e-text 60 - 2x, that program 60 - 1.5x
        expect(Math.abs(looksAt(taken, to, graha, false) - drik), name).toBeLessThan(0.1);
      }
    },
  );
  test.each([
    ['AS-1', 'shadbala_jhora'],
    ['AS-2', 'shadbala_jhora_sthana_parts'],
  ])('%s: ishta and kashta by the square roots, within 0.7 where the motion is measured alike', (id, quantity) => {
    const bala = shadbalaOf(chartFor(caseOf(id)));
    const printed = quantityOf(caseOf(id), quantity).expected as Record<string, Record<string, number>>;
    for (const [name, { ishta = 0, kashta = 0 }] of Object.entries(printed)) {
      const graha = saptaNamed(name);
      if (graha === 'budha' || (graha === 'shukra' && id === 'AS-1')) continue; // Raman’s Mercury; the long way round
      const { phala } = bala.grahas[graha];
      expect(Math.abs(phala.ishta - ishta), name).toBeLessThan(0.7);
      expect(Math.abs(phala.kashta - kashta), name).toBeLessThan(0.7);
    }
  });
});

const BIRTHS = Array.from({ length: 60 }, (_, n) => ({
  date: `${1905 + n * 2}-${String((n % 12) + 1).padStart(2, '0')}-${String(((n * 7) % 28) + 1).padStart(2, '0')}`,
  time: `${String((n * 5) % 24).padStart(2, '0')}:${String((n * 13) % 60).padStart(2, '0')}`,
  lat: ((n * 37) % 130) - 65,
  lon: ((n * 53) % 340) - 170,
}));
const birthChart = (engine: EngineName, { date, time, lat, lon }: (typeof BIRTHS)[number]) =>
  chartOf(skyOver(engine, { lat, lon, tz: lon / 15 }), instantOf(date, time, lon / 15));

describe.each(['drik', 'true-chitra', 'surya-siddhanta'] as const)(
  'sixty births over the whole Earth, %s',
  (engine) => {
    const charts = BIRTHS.map((birth) => birthChart(engine, birth));

    test('the parts add up to the total, and each keeps its bounds', () => {
      for (const chart of charts)
        for (const rules of ['raman', 'parashara'] as const) {
          const { grahas, houses } = shadbalaOf(chart, rules);
          for (const graha of SAPTA) {
            const { sthana, dig, kala, cheshta, naisargika, drik, total, rupas, phala } = grahas[graha];
            const { total: place, ...places } = sthana;
            const { total: time, ...times } = kala;
            const sum = (of: object) => Object.values(of).reduce((all, each) => all + each, 0);
            expect(sum(places)).toBeCloseTo(place, 9);
            expect(sum(times)).toBeCloseTo(time, 9);
            expect(place + dig + time + cheshta + naisargika + drik).toBeCloseTo(total, 9);
            expect(rupas * 60).toBeCloseTo(total, 9);
            for (const within of [sthana.uchcha, dig, kala.natonnata, cheshta, phala.ishta, phala.kashta]) {
              expect(within).toBeGreaterThanOrEqual(0);
              expect(within).toBeLessThanOrEqual(60);
            }
            expect(Number.isFinite(total)).toBe(true);
          }
          for (const { dig, drishti, adhipati, occupants, udaya, total } of houses)
            expect(dig + drishti + adhipati + occupants + udaya).toBeCloseTo(total, 9);
        }
    });

    test('paksha bala of Sun and Moon is sixty together (27.11), and Raman counts the Moon’s twice', () => {
      for (const chart of charts) {
        const { surya, chandra } = shadbalaOf(chart, 'parashara').grahas;
        expect(surya.kala.paksha + chandra.kala.paksha).toBeCloseTo(60, 9);
        expect(shadbalaOf(chart).grahas.chandra.kala.paksha).toBeCloseTo(2 * chandra.kala.paksha, 9);
      }
    });

    test('one lord of each of the four times, and one of each third besides Jupiter', () => {
      for (const chart of charts) {
        const kalas = SAPTA.map((graha) => shadbalaOf(chart).grahas[graha].kala);
        for (const [part, virupas] of [
          ['abda', 15],
          ['masa', 30],
          ['vara', 45],
          ['hora', 60],
        ] as const)
          expect(kalas.reduce((sum, kala) => sum + kala[part], 0)).toBe(virupas);
        expect(kalas.reduce((sum, { tribhaga }) => sum + tribhaga, 0)).toBe(120);
      }
    });

    test('ranks follow the ratios, and strong is a ratio of one', () => {
      for (const chart of charts) {
        const grahas = SAPTA.map((graha) => shadbalaOf(chart).grahas[graha]);
        const byRank = [...grahas].sort((a, b) => a.rank - b.rank);
        byRank.reduce((before, each) => {
          expect(each.ratio).toBeLessThanOrEqual(before.ratio);
          return each;
        });
        for (const each of grahas) expect(isStrong(each)).toBe(each.ratio >= 1);
      }
    });

    test('the two sets of rules differ by less than a virupa in the Sun’s ayana and cheshta together', () => {
      for (const chart of charts) {
        const raman = shadbalaOf(chart).grahas.surya;
        const verse = shadbalaOf(chart, 'parashara').grahas.surya;
        expect(Math.abs(raman.kala.ayana + raman.cheshta - verse.kala.ayana - verse.cheshta)).toBeLessThan(2 * 0.95);
      }
    });
  },
);

describe('a war of grahas', () => {
  // Mars and Jupiter, 2018 January 7: 13 minutes of arc apart, Mars to the south
  const chart = chartOf(skyOver('drik', { lat: 28.6, lon: 77.2, tz: 5.5 }), instantOf('2018-01-07', '09:00', 5.5));

  test('takes from one what it gives the other', () => {
    for (const rules of ['raman', 'parashara'] as const) {
      const { wars, grahas } = shadbalaOf(chart, rules);
      expect(wars.map(({ winner }) => winner)).toEqual(['guru']);
      expect(grahas.guru.kala.yuddha).toBeGreaterThan(0);
      expect(grahas.guru.kala.yuddha + grahas.mangala.kala.yuddha).toBeCloseTo(0, 9);
    }
  });
  test('by the verse the difference of the totals, by Raman divided by 181, the difference of the discs', () => {
    const verse = shadbalaOf(chart, 'parashara').grahas;
    const before = (graha: 'guru' | 'mangala') => verse[graha].total - verse[graha].kala.yuddha;
    expect(verse.guru.kala.yuddha).toBeCloseTo(Math.abs(before('guru') - before('mangala')), 9);
    const { guru, mangala } = shadbalaOf(chart).grahas;
    const three = ({ sthana, dig, kala }: GrahaBala) => sthana.total + dig + kala.total - kala.ayana - kala.yuddha;
    expect(guru.kala.yuddha).toBeCloseTo(Math.abs(three(guru) - three(mangala)) / (190.4 - 9.4), 9);
  });
});

test('where the Sun does not rise the day is noon and six hours about it, and the strengths of time are still complete', () => {
  const chart = chartOf(skyOver('drik', { lat: 78.2, lon: 15.6, tz: 1 }), instantOf('2020-12-21', '15:00', 1));
  const { day, grahas } = shadbalaOf(chart);
  expect(day).toMatchObject({ conventional: true, byDay: true });
  expect(day.lords.vara).toBe('chandra'); // 21 December 2020 was a Monday
  for (const graha of SAPTA) expect(Number.isFinite(grahas[graha].total)).toBe(true);
});

describe('strengths of time worked out on paper', () => {
  const chart = chartFor(caseOf('AS-1'));
  const ground = groundOf(chart, 'parashara');
  const ayanaAt = (sayana: number, graha: Sapta): number =>
    ayanaOnce({ ...ground, ayanamsa: sayana - chart.grahas[graha].longitude }, graha);
  const kalaOn = (day: Partial<typeof ground.day>, graha: Sapta) =>
    kalaBala({ ...ground, day: { ...ground.day, ...day } }, graha);

  // 27.15-27.17: of the bhuja 45, 33 and 12 for its rashis; 90 more or less by that, a third of it
  test.each<[sayana: number, graha: Sapta, virupas: number]>([
    [45, 'surya', (90 + 45 + 16.5) / 3],
    [45, 'shani', (90 - 45 - 16.5) / 3],
    [45, 'budha', (90 + 45 + 16.5) / 3],
    [120, 'guru', (90 + 45 + 33) / 3],
    [250, 'shukra', (90 - 45 - 33 - 4) / 3],
    [250, 'chandra', (90 + 45 + 33 + 4) / 3],
    [250, 'budha', (90 + 45 + 33 + 4) / 3],
    [330, 'mangala', (90 - 45) / 3],
  ])('ayana bala at %s degrees from the equinox, of %s', (sayana, graha, virupas) => {
    expect(ayanaAt(sayana, graha)).toBeCloseTo(virupas, 9);
  });

  // 27.8-27.9: three hours from noon are nine from midnight, three quarters of a rupa for those strong by day
  test.each<[Sapta, number]>([
    ['surya', 45],
    ['guru', 45],
    ['shukra', 45],
    ['chandra', 15],
    ['mangala', 15],
    ['shani', 15],
    ['budha', 60],
  ])('natonnata three hours from noon: %s has %s', (graha, virupas) => {
    expect(kalaOn({ fromNoonDays: 3 / 24 }, graha).natonnata).toBeCloseTo(virupas, 9);
  });

  // 27.12
  test.each<[byDay: boolean, gone: number, lord: Sapta]>([
    [true, 0.3, 'budha'],
    [true, 0.4, 'surya'],
    [true, 0.7, 'shani'],
    [false, 0.3, 'chandra'],
    [false, 0.4, 'shukra'],
    [false, 0.7, 'mangala'],
  ])('tribhaga: by day %s, with %s of it gone, a rupa to %s and to Jupiter', (byDay, gone, lord) => {
    expect(SAPTA.filter((graha) => kalaOn({ byDay, gone }, graha).tribhaga === 60)).toEqual(
      SAPTA.filter((graha) => graha === lord || graha === 'guru'),
    );
  });
});

describe('where another program has other figures: what the verses and the printed charts say', () => {
  test('natonnata is counted from true midnight (27.8-27.9): it keeps to a rupa at every hour, and day and night share it', () => {
    // a clock that puts noon at twelve passes sixty between twelve and true noon
    for (let minute = 0; minute < 1440; minute += 7) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const { grahas } = shadbalaOf(
        chartOf(skyOver('drik', { lat: 26.9, lon: 70.9, tz: 5.5 }), instantOf('1996-02-11', time, 5.5)),
      );
      const [sun, moon] = [grahas.surya.kala.natonnata, grahas.chandra.kala.natonnata];
      expect(sun >= 0 && sun <= 60, time).toBe(true);
      expect(sun + moon).toBeCloseTo(60, 9);
      expect(grahas.shani.kala.natonnata).toBe(moon);
      expect(grahas.budha.kala.natonnata).toBe(60);
    }
  });

  test('a waning Moon aspects as a benefic (27.11 sets her apart from the papas): AS-1, forty degrees past full, as AstroSage prints it', () => {
    const chart = chartFor(caseOf('AS-1'));
    expect(norm360(chart.grahas.chandra.longitude - chart.grahas.surya.longitude)).toBeGreaterThan(180);
    const printed = quantityOf(caseOf('AS-1'), 'shadbala_astrosage').expected as Record<string, Record<string, number>>;
    const ground = groundOf(chart, 'raman');
    const moonApart = { ...ground, good: new Set([...ground.good].filter((each) => each !== 'chandra')) };
    for (const [name, { drik = 0 }] of Object.entries(printed)) {
      const graha = saptaNamed(name);
      const to = chart.grahas[graha].longitude;
      expect(Math.abs(looksAt(ground, to, graha, false) - drik), name).toBeLessThan(0.05);
      if (graha !== 'chandra') expect(Math.abs(looksAt(moonApart, to, graha, false) - drik), name).toBeGreaterThan(1.5);
    }
  });

  test('the cheshta of Mercury and Venus is between their own sighrocca and the middle of mean Sun and true place (27.24)', () => {
    // mean longitudes of date: Meeus, Astronomical Algorithms, table 31.A
    const meanAt = (T: number) => ({
      surya: 280.46645 + 36_000.76983 * T,
      budha: 252.250906 + 149_474.0722491 * T,
      shukra: 181.979801 + 58_519.2130302 * T,
    });
    for (const id of ['AS-1', 'AS-2']) {
      const chart = chartFor(caseOf(id));
      const { sky, t, grahas } = chart;
      const mean = meanAt((t - 2_451_545) / 36_525);
      for (const graha of ['budha', 'shukra'] as const) {
        const true_ = grahas[graha].longitude + Number(sky.ayanamsaMean(t));
        const half = norm360(true_ - mean.surya + 180) - 180;
        const apart = norm360(mean[graha] - mean.surya - half / 2);
        expect(shadbalaOf(chart).grahas[graha].cheshta).toBeCloseTo(Math.min(apart, 360 - apart) / 3, 1);
      }
    }
  });
});
