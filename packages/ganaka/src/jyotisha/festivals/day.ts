/**
 * The observances of one day, decided from the day and its neighbours. A festival of a tithi can fall only on a day
 * that the tithi touches, or a fixed number of days later (the colours after the Holika fire). So only the rules of the
 * few tithis around the day are evaluated. The result is the same as in the list of a year.
 */
import { norm360 } from '../../kernel/angle.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { dateOf } from '../../kernel/civil.ts';
import { type CivilDay, jdUt, plusDays } from '../../kernel/units.ts';
import { RASHI_DEG } from '../../kernel/zodiac.ts';
import type { Rung } from '../../rules/ladder.ts';
import { CUTS } from '../panchanga/angas/wheels.ts';
import type { Day } from '../panchanga/day/day.ts';
import { sankrantiNear } from '../panchanga/sankranti/sankranti.ts';
import { lunationAround } from '../panchanga/year/lunar-months.ts';
import { FESTIVALS } from './catalog/index.ts';
import { keptIn } from './decide/decide.ts';
import { type Occurrence, occurrenceOf, occurrenceOfEntry, occurrencesOf } from './occurrence.ts';
import { isMovable, isMovedAt, ruleIn, tithisOfLands } from './of-land.ts';
import { isKeptAt, type Lands } from './region.ts';
import {
  type FastOfEleventh,
  type Festival,
  isOfTithi,
  type SankrantiFestival,
  type TithiFestival,
  tithisOf,
} from './rule.ts';
import type { EkadashiSchool } from './schools.ts';
import { FestivalYear, isMonthOf } from './year.ts';

const TITHIS = 30;

/**
 * The festivals of each tithi. The outer index is the number of days from their rite to the day that has their name.
 */
const OF_TITHI: readonly (readonly (readonly TithiFestival[])[])[] = [0, 1].map((daysAfter) => {
  const festivals = FESTIVALS.filter(isOfTithi).filter((each) => (each.daysAfter ?? 0) === daysAfter);
  return Array.from({ length: TITHIS + 1 }, (_, tithi) =>
    festivals.filter((each) => tithisOf(each.on).includes(tithi) || tithisOfLands(each).includes(tithi)),
  );
});
const ENTRIES: readonly SankrantiFestival[] = FESTIVALS.filter((each): each is SankrantiFestival => !isOfTithi(each));
const OF_ENTRY = ENTRIES.filter(({ inMonth }) => inMonth !== true);
const OF_SUNS_MONTH = ENTRIES.filter(({ inMonth }) => inMonth === true);
const PLACE: ReadonlyMap<string, number> = new Map(FESTIVALS.map(({ id }, i) => [id, i]));
const placeOf = ({ id }: Pick<Festival, 'id'>): number => PLACE.get(id) ?? 0;

/** A rite before sunrise belongs to the day that follows, so its tithi may have ended before that day begins. */
const DAWN_DAYS = 0.5;

/**
 * The festivals, vratas, parvas and sankrantis observed at the place on a day, in the order of the catalog. Each name
 * occurs once.
 */
export const occurrencesOfDay = cachedOn((day: Day): readonly Occurrence[] =>
  decidedFor(day, (festival) => isKeptAt(festival, day.place)),
);

/** The same with the festivals of other regions, and with the days that most lands keep. */
export const occurrencesAnywhere = cachedOn((day: Day): readonly Occurrence[] => decidedFor(day, () => true, 'all'));

function decidedFor(day: Day, wanted: Wanted, lands: Lands = 'here'): readonly Occurrence[] {
  const year = new FestivalYear(day.sky, dateOf(day.civil).year, undefined, lands);
  const moved = lands === 'here' ? MOVABLE.filter((each) => isMovedAt(each, day.place)) : [];
  const unmoved: Wanted =
    moved.length === 0 ? wanted : (each) => wanted(each) && !moved.some(({ id }) => id === each.id);
  const found = ofTithis(year, day, 0, unmoved);
  if (mayFollow(day)) found.push(...ofTithis(year, day.previous, 1, unmoved));
  found.push(...ofLand(day, moved.filter(wanted)));
  found.push(...ofEntries(year, day, wanted), ...ofSunsMonth(year, day, wanted));
  const names = new Set<string>();
  return found.sort((a, b) => placeOf(a) - placeOf(b)).filter(({ name }) => !names.has(name) && names.add(name));
}

type Wanted = (festival: Festival) => boolean;

/** The festivals that some land keeps on a day away from their tithi. */
const MOVABLE = FESTIVALS.filter(isMovable);
/** A land's day may be this far from the tithi at the place. */
const LAND_DAYS = 3;

function ofLand({ sky, civil }: Day, festivals: readonly Festival[]): Occurrence[] {
  if (festivals.length === 0) return [];
  const days = { first: plusDays(civil, -LAND_DAYS), last: plusDays(civil, LAND_DAYS) };
  const year = new FestivalYear(sky, dateOf(civil).year, days);
  return festivals.flatMap((each) => occurrencesOf(year, each)).filter(({ day }) => day === civil);
}

/** An observance with the rung that put it on the day; a fast of the eleventh tithi as one school has it. */
export interface SchoolFast {
  readonly kept: Occurrence;
  readonly because: Rung;
  readonly fast: FastOfEleventh | null;
}

/**
 * The fasts of the eleventh tithi that a school other than the householders observes on the day. Their tithi may have
 * ended the day before.
 */
export function fastsOn(day: Day, school: EkadashiSchool): readonly SchoolFast[] {
  // Gaudiya Vaishnavas have reasons of their own even where the day is that of householders
  const own = school === 'gaudiya' ? school : 'smarta';
  const year = new FestivalYear(day.sky, dateOf(day.civil).year, undefined, 'here', own);
  const names = new Set<string>();
  return [day.previous, day]
    .flatMap((each) => decidedOn(year, each, 0, isFastOfEleventh))
    .flatMap((kept) => {
      if (kept.harivasara === null) return [];
      const other = own === school ? undefined : kept.alternatives.find(({ tradition }) => tradition === school);
      return (other?.day ?? kept.day) === day.civil
        ? [{ kept, because: other?.because ?? kept.verdict.because, fast: kept.fastOf(school) }]
        : [];
    })
    .filter(({ kept: { name } }) => !names.has(name) && names.add(name));
}

const isFastOfEleventh: Wanted = (festival) => festival.harivasara !== undefined;

/** The tithis whose festival is on the day after its rite. */
const FOLLOWED: readonly number[] = FESTIVALS.filter(isOfTithi).flatMap(({ on, daysAfter = 0 }) =>
  daysAfter > 0 ? tithisOf(on) : [],
);
/** Whether such a festival may be on this day. A tithi that touched the day before is at most three tithis back. */
const mayFollow = (day: Day): boolean => {
  const number = day.transitions('tithi')[0]?.number;
  return number !== undefined && FOLLOWED.some((each) => (number - each + TITHIS) % TITHIS <= 3);
};

/** The festivals whose rite is on `day` and whose own day is `daysAfter` days later. */
const ofTithis = (year: FestivalYear, day: Day, daysAfter: number, wanted: Wanted): Occurrence[] =>
  decidedOn(year, day, daysAfter, wanted).filter((each) => each.day === plusDays(day.civil, daysAfter));

/** The occurrences of the tithis of `day`, on whatever day they are observed. */
function decidedOn(year: FestivalYear, day: Day, daysAfter: number, wanted: Wanted): Occurrence[] {
  const [first] = day.transitions('tithi');
  if (first === undefined) return [];
  const runs = [...day.transitions('tithi')];
  if (first.from > day.bounds.from - DAWN_DAYS)
    runs.unshift({
      number: ((first.number + TITHIS - 2) % TITHIS) + 1,
      from: plusDays(first.from, -1),
      to: first.from,
    });
  // if the twelve hours around noon are used as daylight, the night of the day extends beyond its civil end
  const last = runs.at(-1) ?? first;
  if (last.to < day.frameAboutNoon.nextSunrise)
    runs.push({ number: (last.number % TITHIS) + 1, from: last.to, to: plusDays(last.to, 1) });
  const found: Occurrence[] = [];
  for (const { number, from, to } of runs) {
    const festivals = (OF_TITHI[daysAfter]?.[number] ?? []).filter(wanted);
    if (festivals.length === 0) continue;
    const middle = jdUt((from + to) / 2);
    const month = lunationAround(year.sky, middle, (number - 0.5) * CUTS.tithi.sizeDeg);
    for (const each of festivals) {
      const festival = ruleIn(year, each);
      if (!tithisOf(festival.on).includes(number)) continue;
      const { weekday } = festival.on;
      if (!isMonthOf(year.sky, month, festival.on)) continue;
      if (weekday !== undefined && weekday !== day.weekday) continue;
      const decided = keptIn(year, month, number, festival);
      if (decided !== null) found.push(occurrenceOf(festival, decided));
    }
  }
  return found;
}

/** If the Sun is this close to the boundary of two rashis, it crosses the boundary within two days of noon. */
const NEAR_DEG = 2.5;

function ofEntries(year: FestivalYear, { sky, civil, noon }: Day, wanted: Wanted): Occurrence[] {
  const deg = sky.longitude('surya', noon);
  const into = deg % RASHI_DEG;
  if (into > NEAR_DEG && into < RASHI_DEG - NEAR_DEG) return [];
  const rashi = (Math.round(norm360(deg) / RASHI_DEG) % 12) + 1;
  const entry = sankrantiNear(sky, rashi, noon);
  return OF_ENTRY.filter(({ on }) => on.rashi === 'every' || on.rashi === rashi)
    .filter(wanted)
    .map((festival) => occurrenceOfEntry(year, entry, festival))
    .filter(({ day }: { readonly day: CivilDay }) => day === civil);
}

/**
 * The festivals that may be anywhere in a solar month. Each is decided from the sankranti that began the month, and
 * kept if its day is this one.
 */
function ofSunsMonth(year: FestivalYear, { sky, civil, noon }: Day, wanted: Wanted): Occurrence[] {
  const kept = OF_SUNS_MONTH.filter(wanted);
  if (kept.length === 0) return [];
  const deg = sky.longitude('surya', noon);
  // on the first and the last day of a regional month the Sun may be in either of two rashis
  const rashis = new Set([deg - BORDER_DEG, deg + BORDER_DEG].map((each) => Math.floor(norm360(each) / RASHI_DEG) + 1));
  return kept
    .filter(({ on }) => typeof on.rashi === 'number' && rashis.has(on.rashi))
    .map((festival) => {
      const into = norm360(deg - (Number(festival.on.rashi) - 1) * RASHI_DEG + BORDER_DEG) - BORDER_DEG;
      return occurrenceOfEntry(year, sankrantiNear(sky, Number(festival.on.rashi), plusDays(noon, -into)), festival);
    })
    .filter(({ day }: { readonly day: CivilDay }) => day === civil);
}
/** More than the Sun moves in a day, in degrees. */
const BORDER_DEG = 1.1;
