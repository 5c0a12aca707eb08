/** The places where chart programs go wrong, each by name. */
import fc from 'fast-check';
import { bhavaChalit } from 'ganaka/internal/jyotisha/kundali/chart/bhava.ts';
import { chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { janmaOf } from 'ganaka/internal/jyotisha/kundali/chart/janma.ts';
import { rashiInVarga } from 'ganaka/internal/jyotisha/kundali/chart/varga.ts';
import { varnaOf } from 'ganaka/internal/jyotisha/kundali/graha/varna.ts';
import { HADDA } from 'ganaka/internal/jyotisha/kundali/tables/tajika.ts';
import { jdUt, sidereal } from 'ganaka/internal/kernel/units.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import { ASTA_LIMITS } from 'ganaka/internal/sky/engines/asta-limits.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { positionOf } from 'ganaka/internal/views/kit/position.ts';
import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp, twoTowns } from '../kit/test-app.ts';
import { apartDeg, caseOf, chartFor, type EngineName, instantOf, quantityOf, skyOver } from './kundali-authority.ts';

const MODERN_AND_CLASSICAL: readonly EngineName[] = ['drik', 'true-chitra', 'surya-siddhanta'];
const app = testApp({
  engines: { drik: drik(), 'true-chitra': trueChitra(THIRD), 'surya-siddhanta': suryaSiddhanta() },
  where: { ...twoTowns, ...CLOCKS },
});
const KEY = { 'x-api-key': 'tg-commercial' };

interface ChartReply {
  readonly success: boolean;
  readonly error?: string;
  readonly request: { readonly place: { readonly tz: number }; readonly time: string };
  readonly kundali: {
    readonly instant: { readonly jd_ut: number };
    readonly lagna: { readonly longitude: number; readonly amsha: number };
    readonly grahas: Record<string, { readonly longitude: number; readonly retrograde: boolean }>;
  };
}
const ask = async (query: string, path = '/v1/vedic/kundali'): Promise<ChartReply> =>
  (await app.get(`${path}?${query}`, KEY)).json();

describe('time zones', () => {
  test('an Indian birth of 1943 is at +06:30, war time', async () => {
    const { request, kundali } = await ask('date=1943-06-01&time=12:00&place=Ujjain');
    expect(request.place.tz).toBe(6.5);
    expect(kundali.instant.jd_ut).toBeCloseTo(instantOf('1943-06-01', '12:00', 6.5), 8);
  });
  test('a numeric tz given with a place is used', async () => {
    const { request, kundali } = await ask('date=1943-06-01&time=12:00&place=Ujjain&tz=5.5');
    expect(request.place.tz).toBe(5.5);
    expect(kundali.instant.jd_ut).toBeCloseTo(instantOf('1943-06-01', '12:00', 5.5), 8);
  });
  test('every offset of the IANA table of the authority', () => {
    for (const [zone, local, hours] of quantityOf(caseOf('TZ-HISTORY'), 'utc_offset_hours').expected as [
      string,
      string,
      number,
    ][]) {
      const [date = '', time = ''] = local.split(' ');
      expect(
        Math.abs(offsetHoursAt(zone, instantOf(date, time, hours)) - hours),
        `${zone} ${local}`,
      ).toBeLessThanOrEqual(0.0003);
    }
  });
});

describe('a birth before sunrise', () => {
  test('AS-1, Wednesday 00:30, has the vara of Tuesday', () => {
    expect(janmaOf(chartFor(caseOf('AS-1'))).day.weekday).toBe(3);
  });
  test('JH-1, 05:30 with sunrise at 05:56, has the vara of the day before', () => {
    expect(janmaOf(chartFor(caseOf('JH-1'))).day.weekday).toBe(3);
  });
  test('Jagannatha Hora’s sunrise, the disc’s centre without refraction, is minutes after the visible one', () => {
    const centre = janmaOf(chartFor(caseOf('JH-2'), 'true-chitra', { rise: 'centre' })).day;
    const limb = janmaOf(chartFor(caseOf('JH-2'), 'true-chitra')).day;
    const minutes = (Number(centre.sunrise) - Number(limb.sunrise)) * 1440;
    expect(minutes).toBeGreaterThan(3);
    expect(minutes).toBeLessThan(5);
    expect(clock(centre.place, jdUt(Number(centre.sunrise)))).toMatch(/T07:03:4\d/); // it prints 07:03:48
  });
});

describe('high latitudes', () => {
  const latitudes = [64.1, 66.56, 67, 70, 78.2, 85, 89.99, 90, -66.6, -70, -90];
  test.each(MODERN_AND_CLASSICAL)(
    '%s: lagna, midheaven and twelve houses exist at every hour and latitude',
    (engine) => {
      for (const lat of latitudes) {
        const sky = skyOver(engine, { lat, lon: 25, tz: 2 });
        for (let hour = 0; hour < 24; hour += 1.7) {
          const chart = chartOf(sky, instantOf('1990-06-21', `${Math.floor(hour)}:30`, 2));
          const { houses, placeOf } = bhavaChalit(chart);
          for (const { start, madhya, end } of houses)
            for (const deg of [start, madhya, end]) expect(deg >= 0 && deg < 360, `${lat} ${hour}`).toBe(true);
          expect(houses[9]?.madhya).toBe(chart.mc);
          expect(houses[0]?.madhya).toBe(chart.lagna);
          for (const { madhya, number } of houses)
            expect(placeOf(madhya), `${lat} ${hour}`).toMatchObject({ house: number });
        }
      }
    },
  );
  test('at 64° north the lagna moves up to 2.6° in a minute', () => {
    const sky = skyOver('drik', { lat: 64.1, lon: -21.9, tz: 0 });
    let fastest = 0;
    for (let minute = 0; minute < 1440; minute++) {
      const t = instantOf('2000-06-01', `${Math.floor(minute / 60)}:${minute % 60}`, 0);
      fastest = Math.max(fastest, apartDeg(sky.lagna(t), sky.lagna(instantOf('2000-06-01', `0:${minute + 1}`, 0))));
    }
    expect(fastest).toBeGreaterThan(1);
    expect(fastest).toBeLessThan(3);
  });
});

describe('edges of signs', () => {
  test('AS-2: Jupiter is in Simha at 29.93°, and prints as less than 30', () => {
    const { guru } = chartFor(caseOf('AS-2')).grahas;
    const { rashi, amsha } = positionOf(ENGLISH, guru.longitude);
    expect(rashi.number).toBe(5);
    expect(Math.abs(amsha - 29.93)).toBeLessThanOrEqual(0.02);
  });
  test('no longitude prints as 360, no amsha as 30, and both agree', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), fc.integer({ min: 0, max: 12 }), (deg, sign) => {
        for (const longitude of [sidereal(deg), sidereal(sign * 30 - 1e-13), sidereal(sign * 30)]) {
          const said = positionOf(ENGLISH, longitude);
          expect(said.longitude).toBeLessThan(360);
          expect(said.amsha).toBeLessThan(30);
          expect((said.rashi.number - 1) * 30 + said.amsha).toBeCloseTo(said.longitude, 9);
          expect(said.nakshatra.number).toBeLessThanOrEqual(27);
        }
      }),
    );
  });
});

describe('the clock', () => {
  test('seconds of birth count: two minutes change the D60 lagna, and HH:MM:SS is read', async () => {
    const at = (time: string) => ask(`date=1990-05-17&time=${time}&place=Ujjain`);
    const [first, later, exact] = [await at('06:30'), await at('06:32:30'), await at('06:30:00')];
    expect(rashiInVarga('D60', later.kundali.lagna.longitude)).not.toBe(
      rashiInVarga('D60', first.kundali.lagna.longitude),
    );
    expect(exact.kundali.lagna).toEqual(first.kundali.lagna);
  });
  test('hour=0 and time=00:00 are midnight, not missing', async () => {
    const [hour, time] = [await ask('date=1990-05-17&hour=0'), await ask('date=1990-05-17&time=00:00')];
    expect(hour.success && time.success).toBe(true);
    expect(hour.kundali).toEqual(time.kundali);
    expect(hour.kundali.instant.jd_ut).toBeCloseTo(instantOf('1990-05-17', '00:00', 5.5), 8);
  });
  test('a birth without a time is refused', async () => {
    expect(await ask('date=1990-05-17')).toMatchObject({ success: false });
  });
});

describe('the nodes', () => {
  test.each(MODERN_AND_CLASSICAL)('%s: Ketu is Rahu + 180°', (engine) => {
    for (const year of [1, 1600, 1943, 2000, 2999]) {
      const sky = skyOver(engine, { lat: 23, lon: 75, tz: 5.5 });
      const { rahu, ketu } = chartOf(sky, instantOf(`${year}-03-03`, '10:00', 5.5)).grahas;
      expect(apartDeg(ketu.longitude, rahu.longitude + 180)).toBeLessThan(1e-9);
      expect(ketu.latitude).toBe(0);
      expect(ketu.speed).toBeCloseTo(rahu.speed, 9);
    }
  });
  test('the mean node is always retrograde, the true node now and then is not', () => {
    const days = Array.from({ length: 120 }, (_, n) => jdUt(instantOf('2020-01-01', '0:00', 0) + n * 3));
    const direct = (node: string) => {
      const sky = skyOver('drik', { lat: 0, lon: 0, tz: 0 }, { node });
      return days.filter((t) => !chartOf(sky, t).grahas.rahu.retrograde).length;
    };
    expect(direct('mean')).toBe(0);
    expect(direct('true')).toBeGreaterThan(0);
  });
});

describe('errors of another program that are not copied', () => {
  test('combustion: Jupiter 11°, Venus 10° (8° retrograde)', () => {
    expect(ASTA_LIMITS.guru.direct).toBe(11);
    expect(ASTA_LIMITS.shukra).toEqual({ direct: 10, retrograde: 8 });
  });
  test('varna: Vrishabha vaishya, Mithuna shudra', () => {
    expect([varnaOf(2), varnaOf(3)]).toEqual(['vaishya', 'shudra']);
  });
  test('the five terms of every rashi end at 30', () => {
    for (const terms of HADDA) {
      expect(terms.map(([end]) => end)).toEqual([...terms.map(([end]) => end)].sort((a, b) => a - b));
      expect(terms.at(-1)?.[0]).toBe(30);
      expect(new Set(terms.map(([, lord]) => lord)).size).toBe(5);
    }
  });
});

describe('vargas over HTTP', () => {
  test('an unknown chart is a 400 that lists the sixteen', async () => {
    const reply = await app.get('/v1/vedic/divisional?date=1990-05-17&time=06:30&chart=D5', KEY);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toContain('D1, D2, D3, D4, D7, D9, D10, D12, D16, D20, D24, D27, D30, D40, D45, D60');
  });
  test('d2=uma_shambhu changes D2 alone', async () => {
    const grid = async (more: string) =>
      (await app.get(`/v1/vedic/varga-tulana?date=1981-04-22&time=05:30${more}`, KEY)).json().varga_tulana.grid;
    const [plain, other] = [await grid(''), await grid('&d2=uma_shambhu')];
    expect(other.surya.D2).not.toBe(plain.surya.D2);
    expect({ ...other.surya, D2: 0 }).toEqual({ ...plain.surya, D2: 0 });
  });
});
