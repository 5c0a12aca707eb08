import { expect, test } from 'vitest';
import { drawAkasha } from './akasha.ts';

/** 5 February 1962 about sunrise: eight of the nine in Makara, of which seven within five degrees. */
const GATHERED = {
  surya: 292.37,
  chandra: 292.3,
  mangala: 277.33,
  budha: 295.23,
  guru: 296.22,
  shukra: 295.67,
  shani: 278.32,
  rahu: 116.92,
  ketu: 296.92,
};

test.each([290, 20, 110, 200])('a gathering of eight grahas: no disc covers another, lagna at %s', (lagna) => {
  const { sky } = drawAkasha({
    now: 0,
    lagna,
    meridian: lagna - 90,
    picked: 'mangala',
    grahas: Object.entries(GATHERED).map(([id, longitude]) => ({
      id,
      sa: id.slice(0, 2),
      name: id,
      told: id,
      longitude,
      latitude: 0,
      retrograde: false,
      marks: [longitude, 130, null, 40],
    })),
    rashis: Array.from({ length: 12 }, (_, i) => ({ sa: String(i), name: String(i) })),
    nakshatras: Array.from({ length: 27 }, (_, i) => ({ sa: String(i), name: String(i) })),
    words: {
      title: '',
      desc: '',
      lagna: 'Lagna',
      lagnaShort: 'La',
      sets: 'sets',
      meridian: 'meridian',
      marks: ['', '', '', ''],
      noHorizon: '',
    },
  });
  const discs = [...sky.matchAll(/<g class="graha"[^>]*>.*?<circle cx="([-\d.]+)" cy="([-\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(discs).toHaveLength(9);
  const apart = discs.flatMap(([x, y], i) => discs.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
  expect(Math.min(...apart)).toBeGreaterThan(20);
});
