import { describe, expect, test } from 'vitest';
import { ghati, type Run, run, toyDay } from '../../../../test/kit/toy-day.ts';
import { span } from '../../../kernel/span.ts';
import { BHADRA_ROWS, STHANA_BY_RASHI } from '../../../rules/tables/bhadra.ts';
import { type BhadraDay, bhadrasOf, mukhaAndPuccha } from './bhadra.ts';

/** The tithi's two halves as karanas, the Moon at `moonDeg` at sunrise, thirteen degrees a day. */
function dayWith(tithi: Run, moonDeg: number): BhadraDay {
  const [number, from, to] = tithi;
  const middle = (from + to) / 2;
  return {
    ...toyDay({
      tithi: [tithi],
      karana: [
        [number * 2 - 1, from, middle],
        [number * 2, middle, to],
      ],
    }),
    daylight: span(ghati(0), ghati(30)),
    night: span(ghati(30), ghati(60)),
    moonLongitude: (t) => (moonDeg + t * 13.2 + 360) % 360,
    moonAt: (deg) => ghati(((((deg - moonDeg + 540) % 360) - 180) / 13.2) * 60),
  };
}

describe('bhadra', () => {
  test('every mouth and tail lies inside its own half of the tithi', () => {
    for (const [number, { half }] of Object.entries(BHADRA_ROWS)) {
      const { mukha, puccha } = mukhaAndPuccha(Number(number), half === 1 ? run([0, 0, 30]) : run([0, 30, 60]));
      for (const part of [mukha, puccha]) {
        expect(part.from * 60).toBeGreaterThanOrEqual(half === 1 ? 0 : 30 - 1e-9);
        expect(part.to * 60).toBeLessThanOrEqual((half === 1 ? 30 : 60) + 1e-9);
      }
    }
  });
  /** Eighths of the tithi: mouth the first five ghatikas of its eighth, tail the last three of its own (MC 1.44). */
  const YAMAS: [name: string, tithi: number, half: 1 | 2, mukha: number, puccha: number][] = [
    ['bright fourth', 4, 2, 5, 8],
    ['bright eighth', 8, 1, 2, 1],
    ['bright eleventh', 11, 2, 7, 6],
    ['purnima', 15, 1, 4, 3],
    ['dark third', 18, 2, 8, 7],
    ['dark seventh', 22, 1, 3, 2],
    ['dark tenth', 25, 2, 6, 5],
    ['dark fourteenth', 29, 1, 1, 4],
  ];
  const ghatis = ({ from, to }: { from: number; to: number }) => [from, to].map((t) => Math.round(t * 6000) / 100);
  for (const [name, tithi, half, mukha, puccha] of YAMAS)
    test(`${name}: mouth in eighth ${mukha}, tail in eighth ${puccha}`, () => {
      const found = mukhaAndPuccha(tithi, half === 1 ? run([0, 0, 30]) : run([0, 30, 60]));
      const mouth = (mukha - 1) * 7.5;
      expect(ghatis(found.mukha)).toEqual([mouth, mouth + 5]);
      expect(ghatis(found.puccha)).toEqual([puccha * 7.5 - 3, puccha * 7.5]);
    });
  test('a purnima of 64 ghatikas has its tail from 21 and its mouth from 24 (Dharmasindhu 2, Phalguna)', () => {
    const { mukha, puccha } = mukhaAndPuccha(15, run([0, 0, 32]));
    expect([ghatis(puccha)[0], ghatis(mukha)[0]]).toEqual([21, 24]);
  });
  test('the eighth of the bright half has bhadra in its first half, the ninth none', () => {
    expect(bhadrasOf(dayWith([8, 2, 58], 100))).toHaveLength(1);
    expect(bhadrasOf(dayWith([9, 2, 58], 100))).toEqual([]);
  });
  test('bright half sarpini, whose mouth is left; dark half vrishchiki, whose tail is left', () => {
    const [bright] = bhadrasOf(dayWith([15, 0, 60], 100));
    const [dark] = bhadrasOf(dayWith([29, 0, 60], 100));
    expect([bright?.kind, bright?.leave]).toEqual(['sarpini', 'mukha']);
    expect([dark?.kind, dark?.leave]).toEqual(['vrishchiki', 'puccha']);
  });
  test('the rashis of the verse in which it is on earth, in heaven and below (MC 1.45)', () => {
    const rashis = (place: string) => STHANA_BY_RASHI.flatMap((sthana, i) => (sthana === place ? [i + 1] : []));
    expect(rashis('bhuloka')).toEqual([4, 5, 11, 12]);
    expect(rashis('svarga')).toEqual([1, 2, 3, 8]);
    expect(rashis('patala')).toEqual([6, 7, 9, 10]);
  });
  test('the eight tithis that have it, and the half it fills (MC 1.43)', () => {
    const halves = Object.entries(BHADRA_ROWS).map(([tithi, { half }]) => [Number(tithi), half]);
    expect(halves).toEqual([
      [4, 2],
      [8, 1],
      [11, 2],
      [15, 1],
      [18, 2],
      [22, 1],
      [25, 2],
      [29, 1],
    ]);
    for (let tithi = 1; tithi <= 30; tithi++)
      expect(bhadrasOf(dayWith([tithi, 2, 58], 100)), `${tithi}`).toHaveLength(tithi in BHADRA_ROWS ? 1 : 0);
  });
  test('on earth by day in a first half it is left; in heaven it is not', () => {
    expect(bhadrasOf(dayWith([15, 0, 60], 100))[0]).toMatchObject({ onEarth: true, tyajya: true, harmless: null });
    expect(bhadrasOf(dayWith([15, 0, 60], 10))[0]).toMatchObject({ onEarth: false, tyajya: false });
  });
  test('a second-half bhadra that falls by day does no harm, by night it is left (MC 1.44)', () => {
    expect(bhadrasOf(dayWith([11, -30, 30], 100))[0]).toMatchObject({ onEarth: true, tyajya: false });
    expect(bhadrasOf(dayWith([11, 0, 60], 95))[0]).toMatchObject({ onEarth: true, tyajya: true, harmless: null });
  });
  test('a first-half bhadra that falls by night does no harm, by day it is left (MC 1.44)', () => {
    expect(bhadrasOf(dayWith([15, 30, 90], 95))[0]).toMatchObject({ onEarth: true, tyajya: false });
    expect(bhadrasOf(dayWith([15, 0, 60], 95))[0]).toMatchObject({ onEarth: true, tyajya: true, harmless: null });
  });
  test('one that runs from day into night is left for the part that is not harmless', () => {
    const [found] = bhadrasOf(dayWith([15, 20, 80], 95));
    expect(found).toMatchObject({ tyajya: true });
    expect(found?.harmless && ghatis(found.harmless)).toEqual([30, 50]);
  });
  test('when the Moon passes from Mithuna to Karka it comes down to earth', () => {
    const [found] = bhadrasOf(dayWith([15, 0, 60], 87));
    expect(found?.dwellings.map(({ sthana }) => sthana)).toEqual(['svarga', 'bhuloka']);
    expect(found?.onEarth).toBe(true);
  });
});
