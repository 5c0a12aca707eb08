/**
 * Every festival, vrata and parva of the service, each in a file named after its id. A new one needs its file and, in
 * each spoken language, its words in `text/languages/<lang>/festivals.ts`; `npm run generate` puts it into the lists.
 */
import { FESTIVAL } from '../../../lexicon/rites/festival.generated.ts';
import { type Festival, type FestivalId, isOfTithi, type RoutedFestival, type RoutedFestivalId } from '../rule.ts';
import { FESTIVALS } from './festivals.generated.ts';

export { FESTIVALS };

const BY_ID: ReadonlyMap<string, Festival> = new Map(FESTIVALS.map((each) => [each.id, each]));

const ASKED_IDS: ReadonlySet<FestivalId> = new Set(FESTIVAL.filter((each) => 'asked' in each).map(({ id }) => id));
export const hasOwnRoute = (festival: Festival): festival is RoutedFestival => ASKED_IDS.has(festival.id);

/** The festivals with their own route, in the order of the lexicon. */
export const ROUTED_FESTIVALS: readonly RoutedFestival[] = FESTIVAL.flatMap((listed) => {
  const festival = 'asked' in listed ? BY_ID.get(listed.id) : undefined;
  return festival !== undefined && hasOwnRoute(festival) ? [festival] : [];
});
export const FESTIVAL_IDS: readonly RoutedFestivalId[] = ROUTED_FESTIVALS.map(({ id }) => id);

const isYearly = (festival: Festival): boolean =>
  isOfTithi(festival) ? festival.on.masa !== undefined : festival.on.rashi !== 'every';
/** The festivals with their own route, followed by all other yearly observances, whose days can be requested too. */
export const YEARLY: readonly Festival[] = [
  ...ROUTED_FESTIVALS,
  ...FESTIVALS.filter((each) => !hasOwnRoute(each) && isYearly(each)),
];

/** The names that a search of the year accepts: the ids of festivals, and the names of single occurrences. */
export const NAME_IDS: readonly FestivalId[] = FESTIVAL.map(({ id }) => id);

/** Other names of festivals, with the id that each means. */
export const ALIASES: ReadonlyMap<string, FestivalId> = new Map(
  YEARLY.flatMap(({ id, aliases = [] }) => aliases.map((each) => [each, id] as const)),
);

export function festivalNamed(id: string): Festival {
  const found = YEARLY.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no festival ${id}`);
  return found;
}
