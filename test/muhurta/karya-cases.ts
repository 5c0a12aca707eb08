/** Seeded days, places and parameters, for checking every minute of them. */

import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { resolved } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import type { UndertakingDetails } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import { authoritiesOf, KARYAS, KINDS } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { QUARTERS } from 'ganaka/internal/jyotisha/muhurta/spans/directions.ts';
import { type MuhurtaDay, muhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, civilDay } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { Minutes } from '../../packages/ganaka/test/kit/brute/minutes.ts';
import { BruteDay } from '../../packages/ganaka/test/kit/brute/moment.ts';
import { faultsOn } from './karya-minutes.ts';

/** A day at a place, with the parameters for all works. */
export interface MinuteCase {
  readonly name: string;
  readonly sky: Sky;
  readonly civil: CivilDay;
  readonly given: UndertakingDetails;
}

/** mulberry32: the same days in every run. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST = 2_415_021; // 1 January 1900
const DAYS = 73_000;

/** One after another, so that nothing stays cached from an earlier day. */
export function* casesOf({ info, skyOver }: Engine, count: number, seed: number): Generator<MinuteCase> {
  const next = random(seed);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('nothing to pick');
    return found;
  };
  const options = defaultsOf(info);
  for (let n = 0; n < count; n++) {
    const place = placeWithOffset('here', 8 + next() * 27, 68 + next() * 28, 5.5);
    const civil = civilDay(FIRST + Math.floor(next() * DAYS));
    const given: UndertakingDetails = {
      asta: next() < 0.8 ? 'kalamsha' : next() < 0.5 ? 'longitude' : 'almanac',
      ...(next() < 0.7 && { direction: pick(QUARTERS) }),
      ...(next() < 0.7 && { facing: pick(QUARTERS) }),
      ...(next() < 0.5 && { janmaRashi: 1 + Math.floor(next() * 12) }),
      ...(next() < 0.5 && { janmaNakshatra: 1 + Math.floor(next() * 27) }),
      ...(next() < 0.5 && { childDay: civilDay(civil - pick([3, 10, 11, 40, 1500, 1700])) }),
      wedding: {
        haradatta: next() < 0.5,
        ...(next() < 0.5 && { boyRashi: 1 + Math.floor(next() * 12), girlRashi: 1 + Math.floor(next() * 12) }),
        ...(next() < 0.5 && { boyNakshatra: 1 + Math.floor(next() * 27), girlNakshatra: 1 + Math.floor(next() * 27) }),
      },
    };
    const name = `day ${civil} at ${place.latDeg.toFixed(3)}, ${place.lonDeg.toFixed(3)} ${JSON.stringify(given)}`;
    yield { name, sky: skyOver(place, options), civil, given };
  }
}

/** The day of a case, and its minutes. */
function dayOf({ sky, civil, given }: MinuteCase): { day: MuhurtaDay; minutes: Minutes } {
  const day = muhurtaDay(sky, civil);
  if (isNone(day)) throw new Error(`no day ${civil}`);
  return { day, minutes: new Minutes(new BruteDay(sky, civil), given) };
}

/** What is wrong with a wedding day by either authority. */
export function faultsOfWedding(asked: MinuteCase): string[] {
  const { day, minutes } = dayOf(asked);
  const { checked } = resolved(WEDDING_ROWS, asked.given);
  return faultsOn(day, minutes, checked, ['MC', 'DS']).map((fault) => `wedding, ${asked.name}: ${fault}`);
}

/** What is wrong with a day by any of the nine works, either kind and either authority. */
export function faultsOfDay(asked: MinuteCase): string[] {
  const { name, civil, given } = asked;
  const { day, minutes } = dayOf(asked);
  return KARYAS.flatMap((karya) => {
    const { rows, rowsOn, kinds } = WORKS[karya];
    const sets = kinds === undefined ? [rowsOn?.(given, civil) ?? rows] : KINDS.map((kind) => kinds[kind].rows);
    return sets.flatMap((set) =>
      faultsOn(day, minutes, resolved(set, given).checked, authoritiesOf(set)).map(
        (fault) => `${karya}, ${name}: ${fault}`,
      ),
    );
  });
}
