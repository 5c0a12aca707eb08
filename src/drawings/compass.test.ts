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
  tags: [{ side: 'east', label: 'Shula', note: 'before you', tone: 'bad', words: 'Shula in the east' }],
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

test('a direction that nobody asks of is drawn without a grade, and two tags of one side do not cover one another', () => {
  const [tag] = compass.tags;
  const svg = drawCompass({ ...compass, tags: tag === undefined ? [] : [tag, tag] });
  expect(svg).toContain('class="sector unasked" data-side="northeast"');
  const tops = [...svg.matchAll(/<rect x="[^"]+" y="([^"]+)"/g)].map(([, y]) => Number(y));
  expect(Math.abs((tops[1] ?? 0) - (tops[0] ?? 0))).toBeGreaterThanOrEqual(42);
});
