import { expect, test } from 'vitest';
import { drik } from '../../../test/kit/engines.ts';
import { dayOf, midnight } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { plusDays } from '../../kernel/units.ts';
import { ENGLISH } from '../../text/voice.ts';
import { varshaphal } from './varshaphal.ts';

const TZ = 5.5;
const sky = drik().skyOver(placeWithOffset('Delhi', 28.61, 77.21, TZ), { node: 'mean', positions: 'apparent' });
const day = dayOf({ year: 1930, month: 12, day: 31 });
const ask = (year: number): unknown =>
  varshaphal.of({
    sky,
    day,
    t: plusDays(midnight(day, TZ), 20 / 24),
    basis: 'time',
    say: ENGLISH,
    params: { year },
    today: day,
    note: () => {},
  });

test('a year without a return is answered with the nearest return, and says so', () => {
  const silent: number[] = [];
  let told = 0;
  for (let year = 1931; year <= 2030; year++) {
    const reply = ask(year);
    if (typeof reply !== 'object' || reply === null || !('year' in reply) || !('notes' in reply)) throw new Error();
    if (reply.year === year) continue;
    if (JSON.stringify(reply.notes).includes(`no return falls in ${year}`)) told++;
    else silent.push(year);
  }
  expect(silent).toEqual([]);
  expect(told).toBeGreaterThan(0);
});
