/**
 * What is drawn is where the reply says: the pictures of all nine pages are read back in a real browser, at moments through the year, and
 * compared with the JSON of the same moment. Moons by the points the browser paints, the night by the altitude of the Sun.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { barsOf, type Disc, discsOf, handOf, isNightAt, litOf } from '../web/read-back.ts';
import { TOOL_PAGES } from '../web/tool-pages.ts';

let service: LiveService;
let browser: Browser;
let visitor: BrowserContext;
let page: Page;
let key = '';
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes' });
  key = service.key('enterprise', 'tg');
  browser = await openBrowser();
  visitor = await newVisitor(browser);
  page = await visitor.newPage();
  await page.goto(`${service.url}/surya-chakra`);
  await page.click('.timebar summary');
  await page.fill('input[name=key]', key);
  await page.click('.keyform button');
  await page.waitForSelector('#hand', { state: 'attached' });
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** Through the year and the hours of the day. */
const MOMENTS = Array.from({ length: 6 }, (_, i) => {
  const month = String(1 + i * 2).padStart(2, '0');
  return `date=2026-${month}-${String(3 + i * 4).padStart(2, '0')}&time=${String(3 + i * 4).padStart(2, '0')}:20&place=Ujjain`;
});

/** Opens the page at a moment and gives the payload of the same moment. */
async function both(path: string, asked: string, route = path.slice(1)) {
  const [, reply] = await Promise.all([
    page.goto(`${service.url}${path}?${asked}`, { waitUntil: 'domcontentloaded' }),
    fetch(`${service.url}/v1/surya/${route}?${asked}`, { headers: { 'x-api-key': key } }),
  ]);
  expect(reply.status, asked).toBe(200);
  return (await reply.json())[route.replaceAll('-', '_')];
}
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
const HAND_DEG = 0.5;

interface Samples {
  readonly start: string;
  readonly step_minutes: number;
  readonly fields: readonly string[];
  readonly rows: readonly (readonly (number | null)[])[];
}
/** Straight between two samples, as the page draws it. */
function sampled({ start, step_minutes, fields, rows }: Samples, field: string, at: string): number {
  const column = fields.indexOf(field);
  const steps = (Date.parse(at) - Date.parse(start)) / (step_minutes * 60_000);
  // before the first sample its line is carried back
  const first = Math.min(Math.max(Math.floor(steps), 0), rows.length - 2);
  const [a, b] = [rows[first]?.[column] ?? 0, rows[first + 1]?.[column] ?? 0];
  const turn = Math.abs(b - a) > 180 ? (b > a ? b - 360 : b + 360) : b;
  return a + (turn - a) * (steps - first);
}

describe('hands', () => {
  test.each(MOMENTS)('at %s', async (asked) => {
    const sun = await both('/surya-chakra', asked);
    const wheel = await page.evaluate(handOf, 'wheel');
    expect(apart(wheel?.drawn ?? 0, 270 + sun.at.longitude)).toBeLessThan(HAND_DEG);

    const rising = await both('/udaya-yantra', asked);
    const daily = await page.evaluate(handOf, 'circle');
    expect(apart(daily?.drawn ?? 0, sampled(rising.samples, 'hour_angle', rising.at))).toBeLessThan(HAND_DEG);

    const cities = await both('/dina-ratri-yantra', asked);
    const globe = await page.evaluate(handOf, 'globe');
    expect(apart(globe?.drawn ?? 0, 180 - cities.subsolar.lon_from_lanka)).toBeLessThan(HAND_DEG);
    const clocks = await page.$$eval('[data-city]', (all) => all.map((each) => each.textContent));
    expect([...clocks].sort()).toEqual(cities.cities.map(({ clock }: { clock: string }) => clock).sort());

    const tithi = await both('/tithi-nirnaya-yantra', asked);
    const month = await page.evaluate(handOf, 'wheel');
    expect(apart(month?.drawn ?? 0, 180 + tithi.elongation)).toBeLessThan(HAND_DEG);

    const setting = await both('/graha-asta-yantra', asked, 'graha-asta');
    for (const id of ['shukra', 'guru']) {
      const { kalamsha, elongation } = setting.grahas[id];
      const gauge = await page.evaluate(handOf, `${id}-gauge`);
      const shown = Math.abs(elongation) > 90 ? 30 : Math.max(0, Math.min(30, kalamsha));
      expect(apart(gauge?.drawn ?? 0, 270 + shown * 6), `${id} ${kalamsha}`).toBeLessThan(HAND_DEG);
    }
  });
});

test.each(MOMENTS)('the Sun is on his wave at %s', async (asked) => {
  const { longitude } = (await both('/surya-chakra', asked)).at;
  const { declination } = await both('/ritu-ayana-yantra', asked);
  const at = await page.evaluate(() => {
    const hand = document.querySelector('[data-figure="wave"] .hand');
    const ends = [...document.querySelectorAll('[data-figure="wave"] line[stroke-dasharray]')].map((each) =>
      Number(each.getAttribute('y1')),
    );
    const svg = hand?.closest('svg');
    const [, x, y] = /translate\((\S+) (\S+)\)/.exec(hand?.querySelector('g')?.getAttribute('transform') ?? '') ?? [];
    return {
      x: Number(x),
      y: Number(y),
      width: svg?.viewBox.baseVal.width ?? 0,
      north: ends[0] ?? 0,
      south: ends[1] ?? 0,
    };
  });
  expect(apart((at.x / at.width) * 360, longitude - 330)).toBeLessThan(HAND_DEG);
  const drawn = 24 - ((at.y - at.north) / (at.south - at.north)) * 48;
  const told = declination.direction === 'south' ? -declination.degrees : declination.degrees;
  expect(Math.abs(drawn - told)).toBeLessThan(0.1);
});

test('every graha, the lagna and the meridian are where the reply says, through twelve lagnas', async () => {
  const seen = new Set<number>();
  for (let i = 0; i < 18; i++) {
    const asked = `date=2026-11-14&time=${String(Math.floor((i * 4) / 3)).padStart(2, '0')}:${i % 3 === 0 ? '00' : i % 3 === 1 ? '20' : '40'}&place=Ujjain`;
    const sky = await both('/akasha', asked, 'sky-chart');
    seen.add(sky.lagna.rashi.number);
    const where = (longitude: number): number => 270 - (longitude - sky.lagna.longitude);
    const discs: Disc[] = await page.evaluate(discsOf, '[data-figure="sky"] .graha');
    expect(discs.length).toBe(9);
    for (const { id, x, y } of discs) {
      const drawn = (Math.atan2(x, -y) * 180) / Math.PI;
      expect(apart(drawn, where(sky.grahas[id].longitude)), `${id} ${asked}`).toBeLessThan(HAND_DEG);
    }
    const meridian = await page.evaluate(() => {
      const line = document.querySelector('.meridian line');
      const [x, y] = ['x2', 'y2'].map((name) => Number(line?.getAttribute(name)));
      return (Math.atan2(x ?? 0, -(y ?? 0)) * 180) / Math.PI;
    });
    expect(apart(meridian, where(sky.madhya_lagna.longitude))).toBeLessThan(HAND_DEG);
  }
  expect(seen.size).toBe(12);
});

test.each(MOMENTS)('spans begin and end where their instants say at %s', async (asked) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { grahas, samples } = await both('/graha-asta-yantra', asked, 'graha-asta');
  const from = Date.parse(samples.start);
  const run = (samples.rows.length - 1) * samples.step_minutes * 60_000;
  for (const id of ['shukra', 'guru']) {
    const bars = await page.evaluate(barsOf, `[data-figure="${id}-band"] rect[data-start]`);
    for (const { start, end, x, width, box, scale } of bars) {
      const place = (ms: number): number => Math.max(0, Math.min(box, ((ms - from) / run) * box));
      expect(Math.abs(x - place(Number(start))) * scale, `${id} ${start}`).toBeLessThan(1);
      expect(Math.abs(x + width - place(Number(end))) * scale, `${id} ${end}`).toBeLessThan(1);
      const told = grahas[id].periods.some(
        ({ asta, udaya }: { asta: string; udaya: string }) =>
          Date.parse(asta) === Number(start) && Date.parse(udaya) === Number(end),
      );
      expect(told).toBe(true);
    }
  }
  const { days } = await both('/tithi-nirnaya-yantra', asked);
  const spans = await page.evaluate(barsOf, '[data-figure="days"] rect[data-start]');
  expect(spans.length).toBe(days.flatMap(({ spans: each }: { spans: unknown[] }) => each).length);
  const [LEFT, HOURS] = [118, 24.2];
  let i = 0;
  for (const day of days)
    for (const span of day.spans) {
      const bar = spans[i++];
      const per = ((bar?.box ?? 0) - LEFT - 12) / HOURS;
      const place = (instant: string): number =>
        LEFT +
        Math.max(
          0,
          (Math.min(Date.parse(instant), Date.parse(day.next_sunrise)) - Date.parse(day.sunrise)) / 3_600_000,
        ) *
          per;
      // a hair is left between neighbours
      expect(Math.abs((bar?.x ?? 0) - 1 - place(span.start)) * (bar?.scale ?? 1)).toBeLessThan(1);
      expect(Math.abs((bar?.x ?? 0) + (bar?.width ?? 0) + 1 - place(span.end)) * (bar?.scale ?? 1)).toBeLessThan(1);
    }
});

test.each(MOMENTS)('every clock that is drawn or listed at %s is in the reply', async (asked) => {
  for (const [path, route] of TOOL_PAGES) {
    const payload = await both(path, asked, route);
    const told = new Set(
      [...JSON.stringify(payload).matchAll(/(?:T|"clock":")(\d\d:\d\d)/g)].map(([, clock]) => clock),
    );
    // the ladder of the sunrise says how far it has come after each term
    let sum = 0;
    for (const { sign, minutes } of payload.terms ?? []) {
      sum += sign * (minutes ?? 0);
      const gone = Math.floor((((sum % 1440) + 1440) % 1440) + 1e-6);
      told.add(`${String(Math.floor(gone / 60)).padStart(2, '0')}:${String(gone % 60).padStart(2, '0')}`);
    }
    const shown = await page.$$eval('main .figure svg text, main table td', (all) =>
      all.flatMap((each) => each.textContent?.match(/\b\d\d:\d\d\b/g) ?? []),
    );
    expect(
      shown.filter((clock) => !told.has(clock)),
      path,
    ).toEqual([]);
    const [drawn, listed] = await page.evaluate(() => [
      [...document.querySelectorAll('main .figure svg')].map((each) => each.querySelector('desc')?.textContent ?? ''),
      document.querySelectorAll('main table tbody tr').length,
    ]);
    expect(drawn.filter((each) => each.length < 10)).toEqual([]);
    expect(listed).toBeGreaterThan(1);
  }
});

test('the ladder ends at the sunrise of the reply, each bar as long as its term', async () => {
  for (const asked of MOMENTS) {
    const { terms } = await both('/udaya-yantra', asked);
    const bars = await page.$$eval('[data-figure="ladder"] rect[data-minutes]', (all) =>
      all.map((each) => [Number(each.getAttribute('data-minutes')), Number(each.getAttribute('width'))] as const),
    );
    const told: number[] = terms
      .map(({ sign, minutes }: { sign: number; minutes: number }) => sign * minutes)
      .filter((minutes: number) => minutes !== 0);
    expect(bars.map(([minutes]) => minutes)).toEqual(told);
    for (const [minutes, width] of bars)
      if (Math.abs(minutes) < 120) expect(Math.abs(width - Math.max(1, Math.abs(minutes) * 2))).toBeLessThan(0.1);
  }
});

test('on each road of the orbits the day’s angle is that of the reply', async () => {
  const { orbits } = await both('/bhugola-yantra', MOMENTS[0] ?? '');
  const angles = await page.$$eval('[data-figure="roads"] [data-degrees]', (all) =>
    all.map((each) => {
      const d = each.querySelector('path')?.getAttribute('d') ?? '';
      const [x, y] = (/1 (\S+) (\S+)Z/.exec(d) ?? []).slice(1).map(Number);
      return {
        told: Number(each.getAttribute('data-degrees')),
        drawn: (Math.atan2(x ?? 0, -(y ?? 0)) * 180) / Math.PI,
      };
    }),
  );
  const daily = ['chandra', 'budha_sighra', 'shukra_sighra', 'surya', 'mangala', 'guru', 'shani'].map(
    (id) => orbits[id].daily_degrees,
  );
  expect(angles.map(({ told }) => told)).toEqual(daily);
  // what is less than the width of its line is drawn as wide as that
  for (const { told, drawn } of angles) expect(Math.abs(drawn - Math.max(told, 0.4))).toBeLessThan(0.3);
});

describe('moons', () => {
  test('of the thirty tithis are lit by their share, on the right while waxing', async () => {
    await both('/chandra-yantra', MOMENTS[0] ?? '');
    const moons = await page.evaluate(litOf, ['[data-figure="strip"] [data-tithi] path.lit', 13] as const);
    expect(moons.length).toBe(30);
    moons.forEach(({ share, x }, i) => {
      const elongation = i * 12 + 6;
      expect(Math.abs(share - (1 - Math.cos((elongation * Math.PI) / 180)) / 2), `tithi ${i + 1}`).toBeLessThan(0.02);
      // of a moon all but full the middle is the middle of the disc
      if (share < 0.98) expect(Math.sign(x), `tithi ${i + 1}`).toBe(elongation < 180 ? 1 : -1);
    });
  });

  test('of thirty days: as many digits lit as the reply says, toward the Sun, the horn higher that it names', async () => {
    const tithis = new Set<number>();
    const facings = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const date = new Date(Date.UTC(2026, 10, 9 + i)).toISOString().slice(0, 10);
      const { lit_digits, facing, higher_horn, tithi } = await both('/chandra-yantra', `date=${date}&place=Ujjain`);
      tithis.add(tithi.number);
      facings.add(facing);
      const [lit] = await page.evaluate(litOf, ['[data-figure="scene"] path.lit', 66] as const);
      expect(Math.abs((lit?.upright ?? 0) - lit_digits / 12), date).toBeLessThan(0.01);
      const { tilt, sun } = await page.evaluate(() => {
        const disc = document.querySelector('[data-figure="scene"] path.lit')?.parentElement;
        const light = document.querySelector('[data-figure="scene"] g[fill="var(--sun)"]');
        const placed = (each: Element | null | undefined): number[] =>
          (each?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
        const [[mx = 0, my = 0, turned = 0], [sx = 0, sy = 0]] = [placed(disc), placed(light)];
        return { tilt: turned, sun: (Math.atan2(mx - sx, sy - my) * 180) / Math.PI };
      });
      expect(Math.abs(tilt - sun), date).toBeLessThan(HAND_DEG);
      if (higher_horn === 'north' || higher_horn === 'south')
        expect(tilt > 0, `${date} ${facing} ${higher_horn}`).toBe((facing === 'west') === (higher_horn === 'south'));
    }
    expect(tithis.size).toBeGreaterThanOrEqual(28);
    expect(facings).toEqual(new Set(['west', 'east']));
  });
});

const RAD = Math.PI / 180;
/** Sine of the Sun's altitude. */
const height = (latitude: number, declination: number, hour: number): number =>
  Math.sin(latitude * RAD) * Math.sin(declination * RAD) +
  Math.cos(latitude * RAD) * Math.cos(declination * RAD) * Math.cos(hour * RAD);
/** Closer than half a degree it may be the edge itself. */
const EDGE = Math.sin(0.5 * RAD);

test.each([
  ['2026-12-23', -24],
  ['2026-03-22', 0],
  ['2026-05-02', 15],
  ['2026-06-23', 24],
  ['2026-09-25', 0],
])('on %s the night is where the Sun is below, seen from Meru and on the globe', async (date, about) => {
  const asked = `date=${date}&time=10:00&place=Ujjain`;
  const { declination, subsolar } = await both('/dina-ratri-yantra', asked);
  expect(Math.abs(declination - about)).toBeLessThan(1);
  const spots = Array.from({ length: 400 }, (_, i) => ({ lat: ((i * 37) % 89) + 0.5, east: ((i * 67) % 360) + 0.3 }));
  const decided = spots
    .map((spot) => ({ ...spot, sine: height(spot.lat, declination, spot.east - subsolar.lon_from_lanka) }))
    .filter(({ sine }) => Math.abs(sine) > EDGE);
  const night = await page.evaluate(isNightAt, [
    '[data-figure="globe"] .night',
    decided.map(({ lat, east }) => {
      const [r, a] = [114 * (1 - lat / 90), (180 - east) * RAD];
      return [r * Math.sin(a), -r * Math.cos(a)] as const;
    }),
  ] as const);
  expect(decided.filter(({ sine }, i) => night[i] !== sine < 0)).toEqual([]);

  const { subsolar: below } = await both('/bhugola-yantra', asked);
  const [TILT, TURN] = [18 * RAD, 75.77643];
  const seen = Array.from({ length: 400 }, (_, i) => ({
    lat: ((i * 37) % 170) - 85,
    lon: TURN + ((i * 67) % 170) - 85,
  }))
    .map(({ lat, lon }) => {
      const l = (lon - TURN) * RAD;
      const [s, c] = [Math.sin(lat * RAD), Math.cos(lat * RAD)];
      return {
        x: 150 * c * Math.sin(l),
        y: -150 * (Math.cos(TILT) * s - Math.sin(TILT) * c * Math.cos(l)),
        faces: Math.sin(TILT) * s + Math.cos(TILT) * c * Math.cos(l),
        sine: height(lat, below.latitude, lon - below.longitude),
      };
    })
    .filter(({ faces, sine }) => faces > 0.1 && Math.abs(sine) > 2 * EDGE);
  const dark = await page.evaluate(isNightAt, [
    '[data-figure="globe"] .night',
    seen.map(({ x, y }) => [x, y] as const),
  ] as const);
  expect(seen.filter(({ sine }, i) => dark[i] !== sine < 0)).toEqual([]);
});
