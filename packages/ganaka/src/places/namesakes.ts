/** Chooses among places with the same name: the largest is meant, unless another is nearly as large. */
import type { GazetteerFile } from './file.ts';
import { exact, type RankedName } from './keys.ts';
import type { Regions } from './regions.ts';

/** A place with less than half of the population of the largest one is not meant by the name alone. */
const TIE_RATIO = 2;
/** A place for which the name is only a foreign or an old one counts if it is this many times larger. */
const FAR_LARGER = 5;
/** The sources list places with 1,000 people and more, so an unknown population counts as 1,000. */
const UNKNOWN_POPULATION = 1000;
/** The rank of names that were checked by hand, such as those of tirthas. */
const CHECKED = 2;
/** Tirthas have few inhabitants but are well known, so they count like a town of this size. */
const CHECKED_STATURE = 20_000;
/** Places this close are not told apart: New Delhi is also called Delhi, and a chart hardly differs. */
const NEIGHBOUR_DEG = 0.25;

export interface NamesakeChoice {
  readonly winner: number;
  /** Other places that people may mean by the same words, the largest first. */
  readonly rivals: readonly number[];
  /** The largest other place with that name, which was not chosen. */
  readonly over: number | undefined;
}

/** Chooses a place by a folded name and the folded regions after it; undefined if none fits. Places are indexes. */
export type Chooser = (name: string, qualifiers: readonly string[]) => NamesakeChoice | undefined;

export function chooserOf(file: GazetteerFile, regions: Regions): Chooser {
  const sizeOf = ({ index, rank }: RankedName): number =>
    Math.max(file.columns.population[index] ?? 0, rank === CHECKED ? CHECKED_STATURE : UNKNOWN_POPULATION);

  /** Whether people may mean `other` when they write the name of `winner`. */
  function isRival(other: RankedName, winner: RankedName): boolean {
    if (other.rank > 0 || winner.rank === 0) return sizeOf(other) * TIE_RATIO >= sizeOf(winner);
    // a place that is itself called so wins over a place with this foreign or old name, unless the latter is far larger
    if (winner.rank === CHECKED) return false;
    return sizeOf(other) >= sizeOf(winner) * FAR_LARGER && !areNeighbours(file, other.index, winner.index);
  }

  /** Whether `other` is a place elsewhere whose own name is the same. */
  const isNamesake = (other: RankedName, winner: RankedName): boolean =>
    other !== winner && other.rank > 0 && winner.rank > 0 && !areNeighbours(file, other.index, winner.index);

  const indian = file.head.countries.findIndex(({ code }) => code === 'IN');
  const isIndian = (index: number): boolean => file.head.states[file.columns.state[index] ?? 0]?.country === indian;

  return (name, qualifiers) => {
    const fitting = within(file, regions, exact(file.keys, name), qualifiers);
    if (fitting.length === 0) return undefined;
    const ranked = fitting.length > 1 ? fitting.sort((a, b) => sizeOf(b) - sizeOf(a)) : fitting;
    const winner = ranked.find(({ rank }) => rank > 0) ?? ranked[0];
    if (!winner) return undefined;
    // `Goa` alone means the state, not a town of that name elsewhere
    const state = regions.indianState(name);
    if (qualifiers.length === 0 && state !== undefined && file.columns.state[winner.index] !== state) return undefined;
    const rivals = ranked.filter((other) => other !== winner && isRival(other, winner)).map(({ index }) => index);
    // the largest place of the name is in India and its rivals are abroad: Kochi is not the one in Japan
    const isIndias = isIndian(winner.index) && !rivals.some(isIndian);
    return {
      winner: winner.index,
      rivals: isIndias ? [] : rivals,
      over: ranked.find((other) => isNamesake(other, winner))?.index,
    };
  };
}

/**
 * The places that are in all the named regions, by today's regions or else by former states. Failing that, the places
 * for which the first region is another name of the place itself.
 */
function within(
  file: GazetteerFile,
  regions: Regions,
  named: RankedName[],
  qualifiers: readonly string[],
): RankedName[] {
  if (qualifiers.length === 0 || named.length === 0) return named;
  const today = named.filter(({ index }) => regions.holdsAll(index, qualifiers));
  if (today.length > 0) return today;
  const before = named.filter(({ index }) => regions.heldAll(index, qualifiers));
  if (before.length > 0) return before;
  const [second = '', ...rest] = qualifiers;
  const alsoNamed = new Set(exact(file.keys, second).map(({ index }) => index));
  return named.filter(({ index }) => alsoNamed.has(index) && regions.holdsAll(index, rest));
}

const areNeighbours = ({ columns: { latE5, lonE5 } }: GazetteerFile, a: number, b: number): boolean =>
  Math.abs((latE5[a] ?? 0) - (latE5[b] ?? 0)) < NEIGHBOUR_DEG * 1e5 &&
  Math.abs((lonE5[a] ?? 0) - (lonE5[b] ?? 0)) < NEIGHBOUR_DEG * 1e5;
