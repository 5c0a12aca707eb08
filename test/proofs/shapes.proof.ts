/**
 * Similar objects in a snapshot have one shape (docs/DESIGN.md): Node reads objects fast when those of one place have the same shape, and slowly when
 * each has its own. V8 itself is asked for the shapes, since the keys alone do not show them.
 */

import { setFlagsFromString } from 'node:v8';
import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { BLOCKS, FRAME } from 'ganaka/internal/views/blocks/index.ts';
import { panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import { beforeAll, expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';

const DAYS = 400;
/** Up to this many shapes V8 reads as fast as one. */
const READ_FAST = 4;

let alike: (a: object, b: object) => boolean;
beforeAll(() => {
  setFlagsFromString('--allow-natives-syntax');
  alike = new Function('a', 'b', 'return %HaveSameMap(a, b)') as typeof alike;
});

class Shapes {
  readonly #found = new Map<string, object[]>();

  add(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const each of value) this.add(each, `${path}[]`);
    else if (typeof value === 'object' && value !== null) {
      const place = `${path} {${Object.keys(value)}}`;
      const known = this.#found.get(place) ?? [];
      if (!known.some((each) => alike(each, value))) this.#found.set(place, [...known, value]);
      for (const [key, each] of Object.entries(value)) this.add(each, `${path}.${key}`);
    }
  }

  get many(): string[] {
    return [...this.#found].filter(([, shapes]) => shapes.length > READ_FAST).map(([place]) => place);
  }
}

test('objects of one place in a snapshot have few shapes', () => {
  const { info, skyOver } = drik();
  const shapes = new Shapes();
  for (let n = 0; n < DAYS; n++) {
    const sky = skyOver(placeWithOffset('here', 8 + (n % 26), 68 + (n % 28), 5.5), defaultsOf(info));
    const { asked: day, t, basis } = momentUnder(sky, plusDays(dayOf({ year: 2000, month: 1, day: 1 }), n * 37));
    const asked = { sky, day, t, basis, say: ENGLISH_AND_HINDI, params: USUAL, today: day, note: () => {} };
    shapes.add(panchanga.of(asked), 'panchanga');
  }
  expect(shapes.many).toEqual([]);
});

test('blocks are all of one shape', () => {
  const [first, ...others] = [...FRAME, ...BLOCKS];
  expect(others.filter((each) => !alike(first, each)).map(({ name }) => name)).toEqual([]);
});
