/** Which of the places of one name is meant: the largest, unless another is nearly as large. */
import type { GazetteerFile } from './file.ts';
import { exact, type Named } from './keys.ts';
import type { Regions } from './regions.ts';

/** A runner-up with less than half of the population is not what the bare name means. */
const TIE_RATIO = 2;
/** A place that has the name only as a foreign or old one counts if it is so much larger. */
const FAR_LARGER = 5;
/** The sources list places of 1,000 people and more, so an unknown population is taken as that. */
const UNKNOWN_POPULATION = 1000;
/** Rank of a name that was checked by hand, as those of tirthas are. */
const CHECKED = 2;
/** Tirthas have few inhabitants and a great name: they count like a town. */
const CHECKED_STATURE = 20_000;
/** New Delhi is also called Delhi: within a city it makes no difference to a chart. */
const NEIGHBOUR_DEG = 0.25;

export interface Choice {
  readonly winner: number;
  /** Places that people may mean as well by the same words, the largest first. */
  readonly rivals: readonly number[];
  /** The largest other place of that name, which was passed over. */
  readonly over: number | undefined;
}

/** Chooses by a folded name and the folded regions after it; undefined if no place fits. All places are indexes. */
export type Chooser = (name: string, qualifiers: readonly string[]) => Choice | undefined;

export function chooserOf(file: GazetteerFile, regions: Regions): Chooser {
  const sizeOf = ({ index, rank }: Named): number =>
    Math.max(file.columns.population[index] ?? 0, rank === CHECKED ? CHECKED_STATURE : UNKNOWN_POPULATION);

  /** Whether people may mean `other` when they write the name of `winner`. */
  function isRival(other: Named, winner: Named): boolean {
    if (other.rank > 0 || winner.rank === 0) return sizeOf(other) * TIE_RATIO >= sizeOf(winner);
    // a foreign or old name of another place does not outweigh a place's own name, unless that place is far larger
    if (winner.rank === CHECKED) return false;
    return sizeOf(other) >= sizeOf(winner) * FAR_LARGER && !areNeighbours(file, other.index, winner.index);
  }

  /** A place elsewhere that has the name as its own. */
  const isNamesake = (other: Named, winner: Named): boolean =>
    other !== winner && other.rank > 0 && winner.rank > 0 && !areNeighbours(file, other.index, winner.index);

  return (name, qualifiers) => {
    const fitting = within(file, regions, exact(file.keys, name), qualifiers);
    if (fitting.length === 0) return undefined;
    const ranked = fitting.length > 1 ? fitting.sort((a, b) => sizeOf(b) - sizeOf(a)) : fitting;
    const winner = ranked.find(({ rank }) => rank > 0) ?? ranked[0];
    if (!winner) return undefined;
    // `Goa` alone is the state, not a town of that name elsewhere
    const state = regions.indianState(name);
    if (qualifiers.length === 0 && state !== undefined && file.columns.state[winner.index] !== state) return undefined;
    return {
      winner: winner.index,
      rivals: ranked.filter((other) => other !== winner && isRival(other, winner)).map(({ index }) => index),
      over: ranked.find((other) => isNamesake(other, winner))?.index,
    };
  };
}

/** Those that lie in every region named: by today's regions, else by former states, else by other names of the region. */
function within(file: GazetteerFile, regions: Regions, named: Named[], qualifiers: readonly string[]): Named[] {
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
