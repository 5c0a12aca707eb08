/** Every rung of every festival and parva decides some year of 1900–2100 at one of five places, save two named ones. */

import { FESTIVALS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { decidedOn } from 'ganaka/internal/jyotisha/festivals/decide/decide.ts';
import { enteredAt } from 'ganaka/internal/jyotisha/festivals/kinds/sankranti.ts';
import { MASA, type TithiOccasion } from 'ganaka/internal/jyotisha/festivals/occasion.ts';
import { type Decision, type Festival, isOfTithi, tithisOf } from 'ganaka/internal/jyotisha/festivals/rule.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { wordOf } from 'ganaka/internal/rules/clause.ts';
import type { Rung } from 'ganaka/internal/rules/ladder.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

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
const withVariants = (festivals: readonly Festival[]): Waiting[] =>
  festivals
    .filter(isOfTithi)
    .flatMap((festival) => [
      waitingFor(festival.id, festival.on, festival),
      ...(festival.variants ?? []).map((each) =>
        waitingFor(`${festival.id}/${each.tradition}`, each.on ?? festival.on, each),
      ),
    ]);

/** The rungs that decided no year. A rule without a month is tried in every month of the year. */
function idleAfterTwoCenturies(rules: readonly Waiting[]): string[] {
  let waiting = rules;
  for (let year = 1900; year <= 2100 && waiting.length > 0; year++)
    for (const sky of SKIES) {
      const asked = new FestivalYear(sky, year);
      for (const { id, on, decision, idle } of waiting)
        for (const month of on.masa === undefined ? asked.lunations : asked.months(MASA[on.masa]))
          for (const tithi of tithisOf(on)) idle.delete(decidedOn(id, asked, month, tithi, decision).verdict.because);
      waiting = waiting.filter(({ idle }) => idle.size > 0);
    }
  return waiting.flatMap(({ id, idle }) => [...idle].map(({ when }) => `${id}: ${wordOf(when)}`));
}

test('every rung of a tithi’s festival and of its variants fires, except those tested with made-up days', () => {
  // an eighth pure from sunrise and without Rohini: packages/ganaka/src/jyotisha/festivals/catalog/catalog.test.ts
  expect(idleAfterTwoCenturies(withVariants(FESTIVALS.filter(({ kind }) => kind === 'festival')))).toEqual([
    'janmashtami: first_has_sunrise',
    // the twenty-four ekadashis have one ladder, and the others have seen these rungs
    'kamada-ekadashi: ekadashi_at_two_sunrises',
    'kamada-ekadashi: ekadashi_at_no_sunrise_and_dvadashi_at_two_sunrises',
  ]);
}, 120_000);

test('every rung of a parva and of its variants fires, except those tested with made-up days', () => {
  // a weekday makes its parva or does not, the ladder does not choose: packages/ganaka/src/jyotisha/festivals/kinds/weekday.test.ts
  const parvas = FESTIVALS.filter(({ kind, on }) => kind !== 'festival' && !('weekday' in on));
  // a tithi so short at just that hour: packages/ganaka/src/jyotisha/festivals/catalog/parvas.test.ts has made-up days for them
  expect(idleAfterTwoCenturies(withVariants(parvas))).toEqual([
    'kalki-jayanti: neither_touches',
    'kala-bhairava-ashtami: neither_touches',
    'ganga-dashahara: always',
    'chhath/purva-viddha: always',
    // the sixteen days of the fathers have one ladder, and the other thirteen have seen this rung
    'pitru-paksha-7: neither_touches',
    'pitru-paksha-8: neither_touches',
    'pitru-paksha-9: neither_touches',
  ]);
}, 120_000);

test('every rung of a sankranti fires', () => {
  const rules = FESTIVALS.flatMap((festival) =>
    isOfTithi(festival)
      ? []
      : [festival, ...(festival.variants ?? [])].map(({ kala, ladder }) => ({
          id: festival.id,
          rashi: festival.on.rashi,
          kala,
          ladder,
          idle: new Set(ladder),
        })),
  );
  const sky = SKIES[0];
  if (sky === undefined) throw new Error('no sky');
  for (let year = 1900; year <= 2100 && rules.some(({ idle }) => idle.size > 0); year++) {
    const asked = new FestivalYear(sky, year);
    for (const entry of asked.sankrantis)
      for (const rule of rules.filter(({ rashi }) => rashi === 'every' || rashi === entry.rashi))
        rule.idle.delete(enteredAt(asked, entry, rule).verdict.because);
  }
  expect(rules.flatMap(({ id, idle }) => [...idle].map(({ when }) => `${id}: ${wordOf(when)}`))).toEqual([]);
});
