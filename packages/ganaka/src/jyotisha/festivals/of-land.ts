/**
 * The rule of a festival at a place, and that of a fast of the eleventh tithi for the school of the year. Some lands keep a festival on the day of another school: Deepavali of the Tamil
 * lands is the day of Naraka Chaturdashi. There the school's rule is the festival's own, and the day that other lands
 * keep is the alternative `general`.
 */
import type { Place } from '../../kernel/place.ts';
import { isIn } from './region.ts';
import { type Festival, isOfTithi, type TithiFestival, type Variant } from './rule.ts';
import type { FestivalYear } from './year.ts';

/** The tradition of the day that a festival has in most lands. */
const GENERAL = 'general';

/** The rule of a festival in a year at its place, for the school of the year. */
export function ruleIn<F extends Festival>({ lands, sky, fasts }: FestivalYear, festival: F): F | TithiFestival {
  if (isOfTithi(festival) && festival.ofSchool !== undefined && fasts !== 'smarta')
    return { ...festival, ...festival.ofSchool[fasts] };
  return lands === 'here' && isOfTithi(festival) ? ruleAt(festival, sky.place) : festival;
}

function ruleAt(festival: TithiFestival, place: Place): TithiFestival {
  const land = festival.variants?.find(({ regions }) => regions?.some((each) => isIn(place, each)));
  return land === undefined ? festival : asIn(land, festival);
}

/**
 * The lands that may put the festival on a day that its tithi does not touch there: the day of India, the day after, or
 * a Monday.
 */
const movingLands = (festival: Festival): readonly string[] =>
  isOfTithi(festival)
    ? (festival.variants ?? []).flatMap(({ at, daysTo, regions = [] }) => ((at ?? daysTo) === undefined ? [] : regions))
    : [];
export const isMovable = (festival: Festival): boolean => movingLands(festival).length > 0;
export const isMovedAt = (festival: Festival, place: Place): boolean =>
  movingLands(festival).some((each) => isIn(place, each));

/** Every tithi on which the rules of lands may put a festival. */
export const tithisOfLands = ({ variants = [] }: TithiFestival): readonly number[] =>
  variants.flatMap(({ regions, on }) => (regions === undefined || on === undefined ? [] : [on.tithi]));

function asIn(land: Variant, festival: TithiFestival): TithiFestival {
  const { kala, ladder, facts, meeting, variants = [], ...rest } = festival;
  const own = ownTithi(festival);
  const general: Variant = {
    tradition: GENERAL,
    on: own,
    kala,
    ladder,
    ...(facts && { facts }),
    ...(meeting && { meeting }),
  };
  const others = variants.filter((each) => each !== land).map((each) => ({ ...each, on: each.on ?? own }));
  return {
    ...rest,
    on: { ...festival.on, ...land.on },
    kala: land.kala,
    ladder: land.ladder,
    ...(land.facts && { facts: land.facts }),
    ...(land.meeting && { meeting: land.meeting }),
    ...(land.at && { at: land.at }),
    ...(land.daysTo && { daysTo: land.daysTo }),
    ...(land.observances && { observances: land.observances }),
    variants: [general, ...others],
  };
}

function ownTithi({ id, on: { masa, tithi } }: TithiFestival): NonNullable<Variant['on']> {
  if (masa === undefined || typeof tithi !== 'number')
    throw new Error(`${id}: the rule of a land needs one tithi a year`);
  return { masa, tithi };
}
