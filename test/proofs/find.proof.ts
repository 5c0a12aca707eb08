/** The search equals looking, on random conditions over spans of up to 60 days under the three engines: 10,000 with `FIND=whole`. */

import { timesOf } from 'ganaka/internal/jyotisha/find/matches.ts';
import { conditionIn } from 'ganaka/internal/jyotisha/find/parse.ts';
import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { differences, randomCondition, seeded } from '../find/find-checks.ts';
import { THIRD } from '../kit/test-app.ts';

const known = engines(THIRD);
const KEYS = ['drik', 'true-chitra', 'surya-siddhanta'] as const;
const PLACES = [
  placeWithOffset('Delhi', 28.61, 77.21, 5.5),
  placeWithOffset('Chennai', 13.08, 80.27, 5.5),
  placeWithOffset('London', 51.5, -0.12, 0),
];
const MOST = process.env.FIND === 'whole' ? 3334 : 200;

test.each(KEYS)('under %s', (key) => {
  const random = seeded(38);
  const first = dayOf({ year: 1950, month: 1, day: 1 });
  for (let i = 0; i < MOST; i++) {
    const place = PLACES[i % PLACES.length] ?? PLACES[0];
    if (place === undefined) throw new Error('no place');
    const sky = known[key].skyOver(place, defaultsOf(known[key].info));
    const from = midnight(plusDays(first, Math.floor(random() * 36_500)), place.tzHours);
    const window = { from, to: plusDays(from, 1 + Math.floor(random() * 60)) };
    expect(differences(sky, randomCondition(random), window, random, 12)).toEqual([]);
  }
});

test('a century of three conditions takes at most 400 ms of processor time', () => {
  const { drik } = engines(THIRD); // nothing of it is solved yet
  const place = PLACES[0] ?? placeWithOffset('Delhi', 28.61, 77.21, 5.5);
  const condition = conditionIn('tithi:11,26;nakshatra:rohini;weekday:monday');
  const from = midnight(dayOf({ year: 1950, month: 1, day: 1 }), place.tzHours);
  const before = process.cpuUsage();
  const found = [
    ...timesOf(drik.skyOver(place, defaultsOf(drik.info)), condition, { from, to: plusDays(from, 36_524) }),
  ];
  const { user, system } = process.cpuUsage(before);
  console.log('century', found.length, (user + system) / 1000, 'ms');
  expect(found.length).toBeGreaterThan(10);
  expect((user + system) / 1000).toBeLessThan(400);
});
