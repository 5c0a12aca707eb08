/** Every rung of every festival decides some year of 1900–2100 at one of five places: no rung stands there idle. */
import { expect, test } from 'vitest';
import { engines } from '../src/engines/registry.ts';
import { TITHI_FESTIVALS } from '../src/festivals/catalog/index.ts';
import { decidedOn } from '../src/festivals/decide.ts';
import { type Decision, MASA, type TithiOccasion } from '../src/festivals/rule.ts';
import { meetingAt, sankrantiRule } from '../src/festivals/sankranti.ts';
import { FestivalYear } from '../src/festivals/year.ts';
import { placeWithOffset } from '../src/kernel/place.ts';
import { decide, type Rung, wordOf } from '../src/rules/decide.ts';

const { drik } = engines('x');
const OPTIONS = { node: 'mean', positions: 'apparent', rise: 'limb' };
const SKIES = [
  placeWithOffset('Delhi', 28.6139, 77.209, 5.5),
  placeWithOffset('Chennai', 13.0827, 80.2707, 5.5),
  placeWithOffset('London', 51.5074, -0.1278, 0),
  placeWithOffset('New York', 40.7128, -74.006, -5),
  placeWithOffset('Sydney', -33.8688, 151.2093, 10),
].map((place) => drik.skyOver(place, OPTIONS));

interface Waiting {
  readonly id: string;
  readonly on: TithiOccasion;
  readonly decision: Decision;
  readonly idle: Set<Rung>;
}

const waitingFor = (id: string, on: TithiOccasion, decision: Decision): Waiting => ({
  id,
  on,
  decision,
  idle: new Set(decision.ladder),
});

test('every rung of a tithi’s festival and of its variants fires', () => {
  let waiting = TITHI_FESTIVALS.flatMap((rule) => [
    waitingFor(rule.id, rule.on, rule),
    ...(rule.variants ?? []).map((each) => waitingFor(`${rule.id}/${each.tradition}`, each.on ?? rule.on, each)),
  ]);
  for (let year = 1900; year <= 2100 && waiting.length > 0; year++)
    for (const sky of SKIES) {
      const asked = new FestivalYear(sky, year);
      for (const { id, on, decision, idle } of waiting)
        for (const month of asked.months(MASA[on.masa]))
          idle.delete(decidedOn(id, asked, month, on.tithi, decision).verdict.because);
      waiting = waiting.filter(({ idle }) => idle.size > 0);
    }
  expect(waiting.flatMap(({ id, idle }) => [...idle].map(({ when }) => `${id}: ${wordOf(when)}`))).toEqual([]);
}, 120_000);

test('every rung of a sankranti fires', () => {
  const rules = [1, 2, 4, 10].flatMap((rashi) => {
    const { ladder, variants } = sankrantiRule(rashi);
    return [ladder, ...variants.map((each) => each.ladder)].map((each) => ({
      rashi,
      ladder: each,
      idle: new Set(each),
    }));
  });
  const sky = SKIES[0];
  if (sky === undefined) throw new Error('no sky');
  for (let year = 1900; year <= 2100 && rules.some(({ idle }) => idle.size > 0); year++) {
    const asked = new FestivalYear(sky, year);
    for (const entry of asked.sankrantis)
      for (const rule of rules.filter(({ rashi }) => rashi === entry.rashi))
        rule.idle.delete(decide('sankranti', rule.ladder, meetingAt(asked, entry)).because);
  }
  expect(rules.flatMap(({ rashi, idle }) => [...idle].map(({ when }) => `${rashi}: ${wordOf(when)}`))).toEqual([]);
});
