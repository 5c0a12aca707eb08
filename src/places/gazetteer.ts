/**
 * The gazetteer: 172,000 towns, villages and tirthas. `resolve` answers `place=` and never guesses: an exact name,
 * alias or id, or candidates to choose from. `search` answers `/v1/geocode`, and does guess.
 */
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

/** Answers that are kept: a site sends the same few hundred cities again and again. */
const KEPT_ANSWERS = 1000;
const MOST_CANDIDATES = 6;

/** From the bytes of the gazetteer file, decompressed, and the names of Indian states in other languages. */
export function openPlaces(bytes: Uint8Array, stateNames: StateNames): Gazetteer {
  const file = withDefaultPlace(unpackGazetteer(bytes));
  const regions = regionsOf(file, stateNames);
  const at = placeReader(file);
  const find = finderOf(file, regions);
  const readers = nameReaders(chooserOf(file, regions), at);
  const search = (text: string, limit: number): readonly GazetteerPlace[] => {
    const found = find(text, limit);
    if (found.length > 0 || limit < 1) return found.map(at);
    return placesOf(readers.spaced(text.trim())).slice(0, limit);
  };
  const byId = idReader(file);
  const resolve = (text: string): Resolved => {
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

/** The last answers are kept; a text that is too long is not looked up. */
function remembered(resolve: (text: string) => Resolved): (text: string) => Resolved {
  const kept = new Map<string, Resolved>();
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

/** The ways of writing a name and its region. Each gives undefined if no place fits. */
function nameReaders(choose: Chooser, at: Gazetteer['at']) {
  /** `Rampur, Uttar Pradesh`, in folded parts. */
  const chosen = (name: string, qualifiers: readonly string[]): Resolved | undefined => {
    const choice = choose(name, qualifiers);
    if (choice === undefined) return undefined;
    const { winner, rivals, over } = choice;
    if (rivals.length > 0) return { tie: [winner, ...rivals].slice(0, MOST_CANDIDATES).map(at) };
    return { place: at(winner), ...(over !== undefined && { over: at(over) }) };
  };
  return {
    chosen,
    /** `Hamirpur (HP)`. Brackets also belong to names (Halle (Saale)), so this comes after the text as written. */
    bracketed(text: string): Resolved | undefined {
      if (!text.includes('(')) return undefined;
      const [name = '', ...qualifiers] = partsOf(text, SEPARATORS);
      return chosen(name, qualifiers);
    },
    /** `Mumbai Maharashtra`. */
    spaced(text: string): Resolved | undefined {
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

/** `Rampur, U.P.` in folded parts; most texts have one part. */
const partsOf = (text: string, separators: RegExp): string[] =>
  separators.test(text)
    ? text
        .split(separators)
        .map(fold)
        .filter((part) => part !== '')
    : [fold(text)];

/** Of several places, the one whose whole label the text is, so that a label from a tie can be sent back. */
function labelled(found: Resolved | undefined, text: string): Resolved | undefined {
  if (!found || !('tie' in found) || !text.includes(',')) return found;
  const [own, ...others] = found.tie.filter(({ label }) => fold(label) === fold(text));
  return own && others.length === 0 ? { place: own } : found;
}

function placesOf(found: Resolved | undefined): readonly GazetteerPlace[] {
  if (!found) return [];
  return 'place' in found ? [found.place] : 'tie' in found ? found.tie : found.miss;
}

/** `Mumbai Maharashtra` as name and region, divided at every blank. */
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
