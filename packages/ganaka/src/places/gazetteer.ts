/**
 * The gazetteer: 172,000 towns, villages and tirthas. `resolve` is for `place=` and never guesses: it finds an exact
 * name, alias or id, or returns candidates to choose from. `search` is for `/v1/geocode` and does guess.
 */
import { onFirstUse } from '../kernel/on-first-use.ts';
import { withDefaultPlace } from './default.ts';
import { type GazetteerFile, unpackGazetteer } from './file.ts';
import { fold, LONGEST_TEXT } from './fold.ts';
import { idReader, spotId } from './ids.ts';
import { type Chooser, chooserOf } from './namesakes.ts';
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
  /** The IANA name of the time zone. */
  readonly zone: string;
  /** The population; 0 if the source gives none. */
  readonly population: number;
  /** A label such as `Rampur, Uttar Pradesh, India`; with the district if the state has two places of that name. */
  readonly label: string;
}

export type PlaceResolution =
  /** The place; `over` is the largest other place with that name. */
  | { readonly place: GazetteerPlace; readonly over?: GazetteerPlace }
  /** Several places with that name, none of which is more than twice as large as the others. */
  | { readonly tie: readonly GazetteerPlace[] }
  /** There is no place with that name; the list has the nearest spellings. */
  | { readonly miss: readonly GazetteerPlace[] };

export interface Gazetteer {
  readonly size: number;
  readonly resolve: (text: string) => PlaceResolution;
  /** The Indian state at a point, taken from the nearest place; null outside India. */
  readonly stateAt: (latDeg: number, lonDeg: number) => string | null;
  /** Ranked guesses; an empty list for a name that resembles nothing. */
  search(text: string, limit: number): readonly GazetteerPlace[];
  at(index: number): GazetteerPlace;
}

/** The number of cached answers. A web site requests the same few hundred cities again and again. */
const KEPT_ANSWERS = 1000;
const MOST_CANDIDATES = 6;

/** Opens the gazetteer from the decompressed bytes of its file; `stateNames` has Indian states in other languages. */
export function openPlaces(bytes: Uint8Array, stateNames: StateNames): Gazetteer {
  const file = withDefaultPlace(unpackGazetteer(bytes));
  const regions = regionsOf(file, stateNames);
  const at = placeReader(file);
  const find = onFirstUse(() => finderOf(file, regions));
  const readers = nameReaders(chooserOf(file, regions), at);
  const search = (text: string, limit: number): readonly GazetteerPlace[] => {
    const found = find()(text, limit);
    if (found.length > 0 || limit < 1) return found.map(at);
    return placesOf(readers.spaced(text.trim())).slice(0, limit);
  };
  const byId = idReader(file);
  const resolve = (text: string): PlaceResolution => {
    const trimmed = text.trim();
    const index = byId(trimmed);
    if (index !== undefined) return { place: at(index) };
    const [name = '', ...qualifiers] = partsOf(trimmed, COMMAS);
    if (name === '') return { miss: [] };
    const found =
      labelled(readers.chosen(name, qualifiers), trimmed) ?? readers.bracketed(trimmed) ?? readers.spaced(trimmed);
    return found ?? { miss: search(trimmed, MOST_CANDIDATES) };
  };
  return { size: file.columns.count, resolve: remembered(resolve), stateAt: stateFinder(file), search, at };
}

/** Caches answers; a text that is too long is not looked up. */
function remembered(resolve: (text: string) => PlaceResolution): (text: string) => PlaceResolution {
  const kept = new Map<string, PlaceResolution>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return { miss: [] };
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= KEPT_ANSWERS) kept.clear();
    const found = resolve(text);
    kept.set(text, found);
    return found;
  };
}

/** Readers for the ways of writing a name with its region. Each returns undefined if no place fits. */
function nameReaders(choose: Chooser, at: Gazetteer['at']) {
  /** Reads `Rampur, Uttar Pradesh`, given as folded parts. */
  const chosen = (name: string, qualifiers: readonly string[]): PlaceResolution | undefined => {
    const choice = choose(name, qualifiers);
    if (choice === undefined) return undefined;
    const { winner, rivals, over } = choice;
    if (rivals.length > 0) return { tie: [winner, ...rivals].slice(0, MOST_CANDIDATES).map(at) };
    return { place: at(winner), ...(over !== undefined && { over: at(over) }) };
  };
  return {
    chosen,
    /** Reads `Hamirpur (HP)`. Names may contain brackets (Halle (Saale)), so the text as written is tried first. */
    bracketed(text: string): PlaceResolution | undefined {
      if (!text.includes('(')) return undefined;
      const [name = '', ...qualifiers] = partsOf(text, SEPARATORS);
      return chosen(name, qualifiers);
    },
    /** Reads `Mumbai Maharashtra`. */
    spaced(text: string): PlaceResolution | undefined {
      if (text.length > LONGEST_TEXT || SEPARATORS.test(text)) return undefined;
      for (const [name, region] of spacedParts(text)) {
        const found = chosen(name, [region]);
        if (found) return found;
      }
      return undefined;
    },
  };
}

const COMMAS = /[,;]/;
const SEPARATORS = /[,;()]/;

/** The folded parts of a text such as `Rampur, U.P.`; most texts have one part. */
const partsOf = (text: string, separators: RegExp): string[] =>
  separators.test(text)
    ? text
        .split(separators)
        .map(fold)
        .filter((part) => part !== '')
    : [fold(text)];

/** Resolves a tie if the text is the label of exactly one place, so that a label from a tie can be sent as `place`. */
function labelled(found: PlaceResolution | undefined, text: string): PlaceResolution | undefined {
  if (!found || !('tie' in found) || !text.includes(',')) return found;
  const [own, ...others] = found.tie.filter(({ label }) => fold(label) === fold(text));
  return own && others.length === 0 ? { place: own } : found;
}

function placesOf(found: PlaceResolution | undefined): readonly GazetteerPlace[] {
  if (!found) return [];
  return 'place' in found ? [found.place] : 'tie' in found ? found.tie : found.miss;
}

/** All ways to divide a text such as `Mumbai Maharashtra` at a space into name and region. */
function spacedParts(text: string): [string, string][] {
  const words = text.split(/\s+/, MOST_WORDS);
  return words.slice(1).map((_, i) => [fold(words.slice(0, i + 1).join(' ')), fold(words.slice(i + 1).join(' '))]);
}

const MOST_WORDS = 8;

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
