/**
 * The gazetteer: 172,000 towns, villages and tirthas. `resolve` answers `place=` and never guesses: an exact name,
 * alias or id, or candidates to choose from. `search` answers `/v1/geocode`, and does guess.
 */
import { withDefaultPlace } from './default.ts';
import { type GazetteerFile, unpackGazetteer } from './file.ts';
import { fold, LONGEST_TEXT } from './fold.ts';
import { idReader, spotId } from './ids.ts';
import { exact, type Named } from './keys.ts';
import { regionsOf, type StateNames } from './regions.ts';
import { finderOf } from './search.ts';
import { stateFinder } from './state-at.ts';

export interface GazetteerPlace {
  readonly id: string;
  readonly name: string;
  /** The name in Devanagari, if the file has one. */
  readonly devanagari?: string;
  readonly state: string;
  readonly country: string;
  readonly latDeg: number;
  readonly lonDeg: number;
  /** IANA name. */
  readonly zone: string;
  /** 0 if the source gives none. */
  readonly population: number;
  /** `Rampur, Uttar Pradesh, India`, with the district if two such names share a state. */
  readonly label: string;
}

export type Resolved =
  /** `over`: the largest other place of the bare name. */
  | { readonly place: GazetteerPlace; readonly over?: GazetteerPlace }
  /** Several places of that name, none more than twice as large as the rest. */
  | { readonly tie: readonly GazetteerPlace[] }
  /** No place of that name; the nearest in spelling, if any. */
  | { readonly miss: readonly GazetteerPlace[] };

export interface Gazetteer {
  readonly size: number;
  readonly resolve: (text: string) => Resolved;
  /** The state of India that contains a point, by the nearest place; null elsewhere. */
  readonly stateAt: (latDeg: number, lonDeg: number) => string | null;
  /** Ranked guesses; an empty list for a name that resembles nothing. */
  search(text: string, limit: number): readonly GazetteerPlace[];
  at(index: number): GazetteerPlace;
}

/** Texts whose results are cached: a site sends the same few hundred cities again and again. */
const KEPT_ANSWERS = 1000;
/** A runner-up with less than half of the population is not what the bare name means. */
const TIE_RATIO = 2;
/** A foreign or old name of another place counts only if that place is this much larger. */
const FAR_LARGER = 5;
/** The sources list places of 1,000 people and more, so an unknown population is taken as that. */
const UNKNOWN_POPULATION = 1000;
const MOST_CANDIDATES = 6;
const CHECKED = 2;
/** Tirthas have few inhabitants and a great name: theirs weighs like a town's. */
const CHECKED_STATURE = 20_000;
/** New Delhi is also called Delhi: within a city it makes no difference to a chart. */
const NEIGHBOUR_DEG = 0.25;

/** From the bytes of the gazetteer file, its brotli undone, and the names of Indian states in other languages. */
export function openPlaces(bytes: Uint8Array, stateNames: StateNames): Gazetteer {
  const file = withDefaultPlace(unpackGazetteer(bytes));
  const regions = regionsOf(file, stateNames);
  const at = placeReader(file);
  const byId = idReader(file);
  const find = finderOf(file, regions);
  const sizeOf = ({ index, rank }: Named): number =>
    Math.max(file.columns.population[index] ?? 0, rank === CHECKED ? CHECKED_STATURE : UNKNOWN_POPULATION);
  const search = (text: string, limit: number): readonly GazetteerPlace[] => {
    const found = find(text, limit);
    if (found.length > 0 || limit < 1) return found.map(at);
    return placesOf(spaced(text.trim())).slice(0, limit);
  };

  /** Whether people may mean `other` when they write the name of `winner`. */
  function isRival(other: Named, winner: Named): boolean {
    if (other.rank > 0 || winner.rank === 0) return sizeOf(other) * TIE_RATIO >= sizeOf(winner);
    // a foreign or old name of another place does not outweigh a place's own name, unless that place is far larger
    if (winner.rank === CHECKED) return false;
    return sizeOf(other) >= sizeOf(winner) * FAR_LARGER && !areNeighbours(file, other.index, winner.index);
  }

  /** Another place of that name, which was passed over. */
  const isNamesake = (other: Named, winner: Named): boolean =>
    other !== winner && other.rank > 0 && winner.rank > 0 && !areNeighbours(file, other.index, winner.index);

  const kept = new Map<string, Resolved>();
  function resolve(text: string): Resolved {
    if (text.length > LONGEST_TEXT) return { miss: [] };
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= KEPT_ANSWERS) kept.clear();
    const found = lookUp(text);
    kept.set(text, found);
    return found;
  }

  function lookUp(text: string): Resolved {
    const trimmed = text.trim();
    const index = byId(trimmed);
    if (index !== undefined) return { place: at(index) };
    const [name = '', ...qualifiers] = partsOf(trimmed, COMMAS);
    if (name === '') return { miss: [] };
    const found = labelled(chosen(name, qualifiers), trimmed) ?? bracketed(trimmed) ?? spaced(trimmed);
    return found ?? { miss: search(trimmed, MOST_CANDIDATES) };
  }

  /** `Hamirpur (HP)`. Brackets also belong to names (Halle (Saale)), so this comes after the unchanged text. */
  function bracketed(text: string): Resolved | undefined {
    if (!text.includes('(')) return undefined;
    const [name = '', ...qualifiers] = partsOf(text, SEPARATORS);
    return chosen(name, qualifiers);
  }

  /** `Mumbai Maharashtra`: a name and a region without a comma. */
  function spaced(text: string): Resolved | undefined {
    if (text.length > LONGEST_TEXT || SEPARATORS.test(text)) return undefined;
    for (const [name, region] of spacedParts(text)) {
      const found = chosen(name, [region]);
      if (found) return found;
    }
    return undefined;
  }

  /** The place of that name within the regions named, or the several; undefined if there is none. */
  function chosen(name: string, qualifiers: readonly string[]): Resolved | undefined {
    const fitting = within(exact(file.keys, name), qualifiers);
    if (fitting.length === 0) return undefined;
    const ranked = fitting.length > 1 ? fitting.sort((a, b) => sizeOf(b) - sizeOf(a)) : fitting;
    const winner = ranked.find(({ rank }) => rank > 0) ?? ranked[0];
    if (!winner) return undefined;
    const rivals = ranked.filter((other) => other !== winner && isRival(other, winner));
    const state = regions.indianState(name);
    const isStateElsewhere = state !== undefined && file.columns.state[winner.index] !== state;
    if (isStateElsewhere && qualifiers.length === 0) return undefined;
    if (rivals.length === 0) {
      const over = ranked.find((other) => isNamesake(other, winner));
      return { place: at(winner.index), ...(over && { over: at(over.index) }) };
    }
    return { tie: [winner, ...rivals].slice(0, MOST_CANDIDATES).map((candidate) => at(candidate.index)) };
  }

  /** Those in every named region: today's regions first, then states as they were, then their other names. */
  function within(named: Named[], qualifiers: readonly string[]): Named[] {
    if (qualifiers.length === 0 || named.length === 0) return named;
    const today = named.filter(({ index }) => regions.holdsAll(index, qualifiers));
    if (today.length > 0) return today;
    const before = named.filter(({ index }) => regions.heldAll(index, qualifiers));
    if (before.length > 0) return before;
    const [second = '', ...rest] = qualifiers;
    const alsoNamed = new Set(exact(file.keys, second).map(({ index }) => index));
    return named.filter(({ index }) => alsoNamed.has(index) && regions.holdsAll(index, rest));
  }

  return { size: file.columns.count, resolve, stateAt: stateFinder(file), search, at };
}

const COMMAS = /[,;]/;
const SEPARATORS = /[,;()]/;

/** `Rampur, U.P.` in folded parts; most texts have one. */
const partsOf = (text: string, separators: RegExp): string[] =>
  separators.test(text)
    ? text
        .split(separators)
        .map(fold)
        .filter((part) => part !== '')
    : [fold(text)];

/** Of several places, the one whose whole label is the text: a candidate of a tie can be sent back. */
function labelled(found: Resolved | undefined, text: string): Resolved | undefined {
  if (!found || !('tie' in found) || !text.includes(',')) return found;
  const [own, ...others] = found.tie.filter(({ label }) => fold(label) === fold(text));
  return own && others.length === 0 ? { place: own } : found;
}

function placesOf(found: Resolved | undefined): readonly GazetteerPlace[] {
  if (!found) return [];
  return 'place' in found ? [found.place] : 'tie' in found ? found.tie : found.miss;
}

/** `Mumbai Maharashtra` as name and region, however the words are shared out between them. */
function spacedParts(text: string): [string, string][] {
  const words = text.split(/\s+/, MOST_WORDS);
  return words.slice(1).map((_, i) => [fold(words.slice(0, i + 1).join(' ')), fold(words.slice(i + 1).join(' '))]);
}

const MOST_WORDS = 8;

const areNeighbours = ({ columns: { latE5, lonE5 } }: GazetteerFile, a: number, b: number): boolean =>
  Math.abs((latE5[a] ?? 0) - (latE5[b] ?? 0)) < NEIGHBOUR_DEG * 1e5 &&
  Math.abs((lonE5[a] ?? 0) - (lonE5[b] ?? 0)) < NEIGHBOUR_DEG * 1e5;

/** Reads place `index` out of the columns. */
function placeReader({ head, columns }: GazetteerFile): (index: number) => GazetteerPlace {
  const ownIdOf = new Map(Object.entries(head.ownIds).map(([id, index]) => [index, id]));
  const utf8 = new TextDecoder();
  const nameOf = (index: number): string =>
    utf8.decode(columns.nameBytes.subarray(columns.nameStarts[index] ?? 0, columns.nameStarts[index + 1] ?? 0));

  return (index) => {
    const name = nameOf(index);
    const state = head.states[columns.state[index] ?? 0];
    const country = head.countries[state?.country ?? 0]?.name ?? '';
    const district = columns.district[index] ?? 0;
    const stateName = state?.name ?? '';
    let label = name;
    const districtName = district & 1 ? (head.districts[district >> 1]?.name ?? '') : '';
    if (districtName !== '' && districtName !== name) label += `, ${districtName}`;
    if (stateName !== '' && stateName !== name) label += `, ${stateName}`; // Delhi, India
    if (country !== name) label += `, ${country}`;
    const devanagari = head.hindi[index];
    const latE5 = columns.latE5[index] ?? 0;
    const lonE5 = columns.lonE5[index] ?? 0;
    const geonames = columns.geonamesId[index] ?? 0;
    return {
      id: ownIdOf.get(index) ?? (geonames > 0 ? String(geonames) : spotId(fold(name), latE5, lonE5)),
      name,
      ...(devanagari === undefined ? {} : { devanagari }),
      state: stateName,
      country,
      latDeg: latE5 / 1e5,
      lonDeg: lonE5 / 1e5,
      zone: head.zones[columns.zone[index] ?? 0] ?? 'Etc/UTC',
      population: columns.population[index] ?? 0,
      label,
    };
  };
}
