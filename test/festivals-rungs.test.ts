/** Every rung of every festival and parva decides some year of 1900–2100 at one of five places, save two named ones. */
import { expect, test } from 'vitest';
import { engines } from '../src/engines/registry.ts';
import { TITHI_FESTIVALS } from '../src/festivals/catalog/index.ts';
import { decidedOn } from '../src/festivals/decide.ts';
import { MONTHLY } from '../src/festivals/parva/monthly.ts';
import { NAVARATRA_DAYS, YEARLY } from '../src/festivals/parva/yearly.ts';
import { type Decision, MASA, type MasaId } from '../src/festivals/rule.ts';
import { meetingAt, sankrantiRule } from '../src/festivals/sankranti.ts';
import { FestivalYear } from '../src/festivals/year.ts';
import { placeWithOffset } from '../src/kernel/place.ts';
import { wordOf } from '../src/rules/clause.ts';
import { decide, type Rung } from '../src/rules/ladder.ts';

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
  readonly masa: MasaId | undefined;
  readonly tithi: number;
  readonly decision: Decision;
  readonly idle: Set<Rung>;
}

const waitingFor = (
  id: string,
  { masa, tithi }: { readonly masa?: MasaId; readonly tithi: number },
  decision: Decision,
): Waiting => ({
  id,
  masa,
  tithi,
  decision,
  idle: new Set(decision.ladder),
});

/** The rungs that decided no year. A rule without a month is put to every month of the year. */
function idleAfterTwoCenturies(rules: readonly Waiting[]): string[] {
  let waiting = rules;
  for (let year = 1900; year <= 2100 && waiting.length > 0; year++)
    for (const sky of SKIES) {
      const asked = new FestivalYear(sky, year);
      for (const { id, masa, tithi, decision, idle } of waiting)
        for (const month of masa === undefined ? asked.lunations : asked.months(MASA[masa]))
          idle.delete(decidedOn(id, asked, month, tithi, decision).verdict.because);
      waiting = waiting.filter(({ idle }) => idle.size > 0);
    }
  return waiting.flatMap(({ id, idle }) => [...idle].map(({ when }) => `${id}: ${wordOf(when)}`));
}

test('every rung of a tithi’s festival and of its variants fires', () => {
  const rules = TITHI_FESTIVALS.flatMap((rule) => [
    waitingFor(rule.id, rule.on, rule),
    ...(rule.variants ?? []).map((each) => waitingFor(`${rule.id}/${each.tradition}`, each.on ?? rule.on, each)),
  ]);
  expect(idleAfterTwoCenturies(rules)).toEqual([]);
}, 120_000);

test('every rung of a parva and of its variants fires, but those that made-up days are put to', () => {
  const rules = [...MONTHLY, ...YEARLY, ...NAVARATRA_DAYS].flatMap((rule) => [
    waitingFor(rule.id, rule, rule),
    ...(rule.variants ?? []).map((each) => waitingFor(`${rule.id}/${each.tradition}`, rule, each)),
  ]);
  // a tithi so short at just that hour: src/festivals/parva/parva.test.ts has made-up days for them
  expect(idleAfterTwoCenturies(rules)).toEqual([
    'kalki-jayanti: neither_touches',
    'kala-bhairava-ashtami: neither_touches',
  ]);
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
