/** The compass as a map has it: each direction lies where its bearing says. */
import { expect, test } from 'vitest';
import { bearingOf, type Compass, drawCompass, EIGHT } from './compass.ts';

const compass: Compass = {
  language: 'en',
  title: 'Directions',
  words: 'eight of them',
  names: {
    north: ['north', ''],
    northeast: ['northeast', ''],
    east: ['east', ''],
    southeast: ['southeast', ''],
    south: ['south', ''],
    southwest: ['southwest', ''],
    west: ['west', ''],
    northwest: ['northwest', ''],
  },
  grades: { east: 'bad', north: 'good' },
  seats: [{ side: 'east', letter: 'शू', against: true, words: 'Shula in the east' }],
  going: 'east',
};

test('north is on top, east on the right, and the arrow turns with the clock', () => {
  const svg = drawCompass(compass);
  const at = (name: string): [number, number] => {
    const [, x, y] = new RegExp(`<text class="name[^"]*" x="([^"]+)" y="([^"]+)">${name}<`).exec(svg) ?? [];
    return [Number(x), Number(y)];
  };
  expect(at('north')[1]).toBeLessThan(-100);
  expect(at('east')[0]).toBeGreaterThan(100);
  expect(at('southwest')[0]).toBeLessThan(0);
  expect(at('southwest')[1]).toBeGreaterThan(0);
  expect(svg).toContain('data-bearing="90"');
  expect(EIGHT.map(bearingOf)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
});

test('a direction without a verdict is drawn without a grade', () => {
  expect(drawCompass(compass)).toContain('class="sector unasked" data-side="northeast"');
});

const discsOf = (svg: string): [side: string, x: number, y: number][] =>
  [...svg.matchAll(/class="seat[^"]*" data-side="(\w+)".*?<circle cx="([^"]+)" cy="([^"]+)"/g)].map(
    ([, side = '', x, y]) => [side, Number(x), Number(y)],
  );

test('however many things are in the directions, no disc covers another, and each stays in its own direction', () => {
  const [seat] = compass.seats;
  if (seat === undefined) throw new Error('nothing stands anywhere');
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const seats = EIGHT.flatMap((side) =>
      Array.from({ length: side === 'east' ? count : 2 }, () => ({ ...seat, side })),
    );
    const discs = discsOf(drawCompass({ ...compass, seats }));
    expect(discs).toHaveLength(count + 14);
    for (const [i, [side, x, y]] of discs.entries()) {
      const off = Math.atan2(x, -y) * (180 / Math.PI) - bearingOf(EIGHT.find((each) => each === side) ?? 'north');
      expect(Math.abs(((off + 540) % 360) - 180)).toBeLessThan(22.5);
      for (const [, ox, oy] of discs.slice(i + 1)) expect(Math.hypot(x - ox, y - oy), `${count}`).toBeGreaterThan(27);
    }
  }
});

test('the bar runs from north-west to south-east, through the middle', () => {
  const svg = drawCompass({ ...compass, bar: { words: 'parigha', against: true } });
  const ends = [...(/class="bar.*?<\/g>/.exec(svg)?.[0] ?? '').matchAll(/[xy][12]="([^"]+)"/g)].map(([, at]) =>
    Number(at),
  );
  expect(ends).toHaveLength(8);
  for (const i of [0, 2, 4, 6]) expect(Math.sign(ends[i] ?? 0)).toBe(Math.sign(ends[i + 1] ?? 0));
  expect(drawCompass(compass)).not.toContain('class="bar');
});
