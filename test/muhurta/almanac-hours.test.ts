/**
 * The hours given with the muhurtas against Drik Panchang's calendar of January 2023, as a public calendar file repeats it
 * (github.com/Prashanthmn166/hamara-calendar, calendar.js; its place is not named, so what depends on sunrise is computed with the
 * file's own sunrise and sunset). Its times are whole minutes.
 */

import { shaka } from 'ganaka/internal/jyotisha/calendars/catalog/shaka.ts';
import { dateIn } from 'ganaka/internal/jyotisha/calendars/convert.ts';
import { amritaKala, gandamulas, panchaka, varjyam } from 'ganaka/internal/jyotisha/muhurta/almanac-hours.ts';
import { durmuhurtas } from 'ganaka/internal/jyotisha/muhurta/spans/hours.ts';
import { dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf, midnight, weekdayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type Span, span } from 'ganaka/internal/kernel/span.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { chandrabala, tarabala } from 'ganaka/internal/views/blocks/bala.ts';
import { USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { lagnas, panchakaRahita } from 'ganaka/internal/views/blocks/hours-by-name.ts';
import { gandamula, panchaka as panchakaBlock } from 'ganaka/internal/views/blocks/moon-stays.ts';
import { muhurta } from 'ganaka/internal/views/blocks/muhurta.ts';
import { padas } from 'ganaka/internal/views/blocks/nakshatra.ts';
import { describe, expect, test } from 'vitest';
import { drik, engines } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const TZ = 5.5;
const sky = drik().skyOver(placeWithOffset('Varanasi', 25.3176, 82.9739, TZ), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const january = (day: number) => dayOf({ year: 2023, month: 1, day });
const MINUTE = 1 / 1440;

/** `8:38` of the day, `25:30` of the night after it. */
const at = (day: number, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return plusDays(midnight(january(day), TZ), (hours * 60 + minutes) * MINUTE);
};
const windowsOf = (day: number, clocks: readonly (readonly [string, string])[]): Span[] =>
  clocks.map(([from, to]) => span(at(day, from), at(day, to)));

function expectNear(found: readonly Span[], printed: readonly Span[], minutes: number): void {
  expect(found).toHaveLength(printed.length);
  printed.forEach(({ from, to }, i) => {
    expect(Math.abs((found[i]?.from ?? 0) - from)).toBeLessThan(minutes * MINUTE);
    expect(Math.abs((found[i]?.to ?? 0) - to)).toBeLessThan(minutes * MINUTE);
  });
}

const VARJYAM: readonly [number, readonly (readonly [string, string])[]][] = [
  [
    1,
    [
      ['8:38', '10:18'],
      ['23:03', '24:45'],
    ],
  ],
  [2, [['27:25', '29:09']]],
  [
    4,
    [
      ['10:01', '11:46'],
      ['25:01', '26:48'],
    ],
  ],
  [6, [['6:49', '8:36']]],
  [9, [['20:27', '22:15']]],
  [14, [['26:33', '28:13']]],
  [
    24,
    [
      ['6:54', '8:20'],
      ['27:52', '29:20'],
    ],
  ],
  [30, [['9:18', '11:02']]],
];
const AMRITA: readonly [number, readonly (readonly [string, string])[]][] = [
  [2, [['9:17', '10:59']]],
  [3, [['13:50', '15:34']]],
  [5, [['11:40', '13:27']]],
  [6, [['13:04', '14:51']]],
  [10, [['7:13', '9:01']]],
  [13, [['8:44', '10:29']]],
  [15, [['12:32', '14:12']]],
  [26, [['14:22', '15:54']]],
];

describe('by the star', () => {
  const begunIn = (day: number, of: typeof varjyam) => {
    const found = dayUnder(sky, january(day));
    return of(found).filter(({ from }) => from >= found.bounds.from);
  };
  test.each(VARJYAM)('varjyam of %i January 2023', (day, clocks) =>
    expectNear(begunIn(day, varjyam), windowsOf(day, clocks), 1.1),
  );
  test.each(AMRITA)('amrita kala of %i January 2023', (day, clocks) =>
    expectNear(begunIn(day, amritaKala), windowsOf(day, clocks), 1.1),
  );
});

describe('by the weekday', () => {
  const cases: readonly [number, [string, string, string], readonly (readonly [string, string])[]][] = [
    [1, ['6:45', '17:21', '30:45'], [['15:57', '16:39']]],
    [
      2,
      ['6:45', '17:22', '30:46'],
      [
        ['12:25', '13:07'],
        ['14:32', '15:15'],
      ],
    ],
    [
      3,
      ['6:46', '17:23', '30:46'],
      [
        ['8:53', '9:35'],
        ['22:44', '23:38'],
      ],
    ],
    [4, ['6:46', '17:23', '30:46'], [['11:43', '12:26']]],
    [
      5,
      ['6:46', '17:24', '30:46'],
      [
        ['10:19', '11:01'],
        ['14:34', '15:16'],
      ],
    ],
    [
      6,
      ['6:46', '17:25', '30:46'],
      [
        ['8:54', '9:37'],
        ['12:27', '13:09'],
      ],
    ],
    [7, ['6:46', '17:25', '30:47'], [['6:46', '8:12']]],
  ];
  test.each(cases)('durmuhurta of %i January 2023', (day, [rise, set, next], clocks) => {
    const daylight = span(at(day, rise), at(day, set));
    const night = span(at(day, set), at(day, next));
    expectNear(durmuhurtas(weekdayOf(january(day)), daylight, night), windowsOf(day, clocks), 2);
  });
});

describe('by the place of the Moon', () => {
  test('panchaka of January 2023: from Kumbha on Monday 23, 13:51, to the end of Mina on 27, 18:37; a raja panchaka', () => {
    for (const date of [23, 25, 27]) {
      const day = dayUnder(sky, january(date));
      const found = panchaka(day, sky.longitude('chandra', day.bounds.from));
      expectNear(found === null ? [] : [found], [span(at(23, '13:51'), at(27, '18:37'))], 1.1);
      expect(found?.kind).toBe('raja');
    }
    for (const date of [22, 28]) {
      const day = dayUnder(sky, january(date));
      expect(panchaka(day, sky.longitude('chandra', day.bounds.from))).toBeNull();
    }
  });
  test('gandamula: Ashvini to 12:48 on 1 January, Ashlesha then Magha about 10 January 9:01', () => {
    const [ashvini] = gandamulas(dayUnder(sky, january(1)));
    expect(ashvini?.kind).toBe('ashvini');
    expect(Math.abs((ashvini?.to ?? 0) - at(1, '12:48'))).toBeLessThan(1.1 * MINUTE);
    const two = gandamulas(dayUnder(sky, january(10)));
    expect(two.map(({ kind }) => kind)).toEqual(['ashlesha', 'magha']);
    expect(Math.abs((two[0]?.to ?? 0) - at(10, '9:01'))).toBeLessThan(1.1 * MINUTE);
    expect(gandamulas(dayUnder(sky, january(4)))).toEqual([]);
    const said = gandamula.of(momentUnder(sky, january(10)), ENGLISH);
    expect(said).toMatchObject({ present: true, kind: 'ashlesha' });
    expect(panchakaBlock.of(momentUnder(sky, january(10)), ENGLISH)).toMatchObject({ present: false, kind: null });
  });
});

describe('for whom the day is good', () => {
  const moment = momentUnder(sky, january(4)); // Rohini to 18:49, Moon in Vrishabha, bright half
  test('tarabala under Rohini: all but those for whom it is third, fifth or seventh (Muhurta Chintamani 4.12)', () => {
    const { spans, yours } = tarabala.of(moment, ENGLISH, { ...USUAL, janma_nakshatra: 2 });
    // Rohini is the third from Bharani 2, the fifth from Revati 27, the seventh from Purva Bhadrapada 25, and so on by nines
    const bad = [2, 11, 20, 27, 9, 18, 25, 7, 16];
    expect(spans[0]?.good).toEqual(Array.from({ length: 27 }, (_, i) => i + 1).filter((n) => !bad.includes(n)));
    expect(yours).toEqual({ number: 2, name: 'Bharani', good: false });
    expect(spans).toHaveLength(2);
  });
  test('chandrabala with the Moon in Vrishabha: 1, 3, 6, 7, 10, 11, and in the bright half 2, 5, 9 (Muhurta Chintamani 4.1-4.4)', () => {
    const { spans, yours } = chandrabala.of(moment, ENGLISH, { ...USUAL, janma_rashi: 2 });
    // she is first for Vrishabha 2, third for Mina 12, sixth for Dhanu 9, seventh for Vrishchika 8, tenth for Simha 5, eleventh for Karka 4;
    // second for Mesha 1, fifth for Makara 10, ninth for Kanya 6
    expect(spans[0]?.good).toEqual([1, 2, 4, 5, 6, 8, 9, 10, 12]);
    expect(yours?.good).toBe(true);
  });
  test('without a birth nothing is said about one', () =>
    expect(tarabala.of(moment, ENGLISH)).not.toHaveProperty('yours'));
});

describe('tables of the day', () => {
  const moment = momentUnder(sky, january(4));
  test('the rising signs follow one another from sunrise to sunrise; the first is the Sun’s', () => {
    const found = lagnas.of(moment, ENGLISH);
    expect(found[0]?.rashi.name).toBe('Dhanu');
    expect(found.length).toBeGreaterThanOrEqual(12);
    found.slice(1).forEach((each, i) => {
      expect(each.start).toBe(found[i]?.end);
      expect(each.rashi.number).toBe(((found[i]?.rashi.number ?? 0) % 12) + 1);
    });
  });
  test('panchaka-rahita covers the day; just after sunrise 13 + 4 + 4 + 9 leaves 3 by nine: free', () => {
    const { spans } = panchakaRahita.of(moment, ENGLISH);
    expect(spans[0]?.kind).toBe('rahita');
    spans.slice(1).forEach((each, i) => {
      expect(each.start).toBe(spans[i]?.end);
      expect(each.kind === spans[i]?.kind).toBe(false);
    });
  });
  test('the last quarter of Rohini ends with Rohini, 18:49', () => {
    const last = padas.of(moment, ENGLISH).find(({ nakshatra, pada }) => nakshatra.number === 4 && pada === 4);
    expect(last?.end.slice(11, 15)).toBe('18:4');
  });
  test('sandhya is three nadis before sunrise and after sunset (Muhurta Chintamani 3.7), vijaya the eleventh muhurta', () => {
    const said = muhurta.of(moment, ENGLISH_AND_HINDI);
    const minutes = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 60_000;
    expect(minutes(said.pratah_sandhya)).toBeCloseTo(72, 1);
    expect(minutes(said.sayam_sandhya)).toBeCloseTo(72, 1);
    expect(said.vijaya).toEqual({ start: said.day[10]?.start, end: said.day[10]?.end });
  });
});

describe('the national calendar', () => {
  // Calendar Reform Committee: 1 Chaitra 1879 was 22 March 1957; leap years begin on 21 March
  test.each([
    [
      [1957, 3, 22],
      [1879, 1, 1],
    ],
    [
      [2024, 3, 21],
      [1946, 1, 1],
    ],
    [
      [2024, 3, 20],
      [1945, 12, 30],
    ],
    [
      [2023, 3, 22],
      [1945, 1, 1],
    ],
    [
      [2026, 1, 26],
      [1947, 11, 6],
    ],
    [
      [2026, 8, 15],
      [1948, 5, 24],
    ],
    [
      [2026, 9, 23],
      [1948, 7, 1],
    ],
  ] as const)('%j is %j', ([year, month, day], [ofYear, ofMonth, ofDay]) =>
    expect(dateIn({ calendar: shaka }, dayOf({ year, month, day }))).toMatchObject({
      year: ofYear,
      month: ofMonth,
      day: ofDay,
    }),
  );
});

test('by name alone: not in the snapshot, in it when named', async () => {
  const app = testApp({ engines: engines(THIRD) });
  const NAMES = ['tarabala', 'chandrabala', 'lagnas', 'anandadi', 'panchaka_rahita', 'padas'];
  const get = async (query: string) =>
    (await app.get(`/v1/vedic/panchanga?date=2026-11-14${query}`, { 'x-api-key': 'tg-pro' })).json().panchanga;
  const whole = await get('');
  for (const name of NAMES) expect(whole).not.toHaveProperty(name);
  expect(whole).toHaveProperty('gandamula');
  expect(whole).toHaveProperty('panchaka');
  expect(whole.eras.national.year).toBe(1948);
  const named = await get(`&blocks=${NAMES.join()}&janma_nakshatra=4&janma_rashi=2`);
  for (const name of NAMES) expect(named, name).toHaveProperty(name);
  expect(named.tarabala.yours.number).toBe(4);
  const { nakshatra, padas: quarters } = await get('&blocks=nakshatra,padas');
  const own = quarters.filter((each: { nakshatra: { number: number } }) => each.nakshatra.number === nakshatra.number);
  expect(nakshatra.padas.length).toBeGreaterThan(0);
  expect(nakshatra.padas).toEqual(own.map(({ nakshatra: _, ...quarter }: { nakshatra: unknown }) => quarter));
});
