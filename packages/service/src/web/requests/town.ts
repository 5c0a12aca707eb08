/**
 * The reader's town: from `place=` or `lat=` and `lon=`, otherwise from an earlier choice, otherwise the default. If a
 * name matches several places or none, the possible places are reported; nothing is guessed.
 */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import { type PrintedSky, printedSkyOf } from 'ganaka/internal/views/day/printed-day.ts';
import { type ChosenPlace, DEHRADUN } from '../../api/read/where.ts';
import type { PlaceMatch, Whereabouts } from '../../api/whereabouts.ts';

export interface Town {
  readonly place: ChosenPlace;
  /** The text for a field or a URL; empty for the default. */
  readonly asked: string;
  /** The name in Devanagari, if it alone finds the town, so that a field can show it. */
  readonly askedInDevanagari?: string;
  /** The query of an API call for the town. */
  readonly query: string;
  /** The value of `town=` in the URL of a page: the id in the gazetteer, or coordinates; empty for the default. */
  readonly address: string;
  /** Whether the reader wants the modern sky where the page would show the printed day of the land. */
  readonly modern?: true;
}

export interface UnknownTown {
  readonly asked: string;
  readonly near: readonly string[];
  readonly tie: boolean;
}

type Texts = Readonly<Record<string, unknown>>;

const HERE: Town = { place: DEHRADUN, asked: '', query: 'place=Dehradun', address: '' };
const LONGEST = 120;
const MOST_NEAR = 6;
const SPOT = /^(-?\d{1,2}(?:\.\d{1,4})?),\s*(-?\d{1,3}(?:\.\d{1,4})?)$/;

/** Returns the place of the URL; undefined if it names none. */
export function townIn({ place, lat, lon }: Texts, where: Whereabouts): Town | UnknownTown | undefined {
  if (typeof lat === 'string' && typeof lon === 'string') return townNamed(`${lat},${lon}`, where);
  if (place === undefined || place === '') return undefined;
  return townNamed(typeof place === 'string' ? place : '', where);
}

/** Returns the town in the `town=` of a page's URL; undefined if it has none. */
export const townAddressed = ({ town }: Texts, where: Whereabouts): Town | UnknownTown | undefined =>
  town === undefined || town === '' ? undefined : townNamed(typeof town === 'string' ? town : '', where);

/** Returns what the switches of language and theme must keep: the town, if the URL has a `town=`. */
export const townInSearch = (
  { town }: Texts,
  { address, modern }: Pick<Town, 'address' | 'modern'>,
): readonly (readonly [string, string])[] => [
  ...(town === undefined || town === '' ? [] : [['town', address] as const]),
  ...(modern === true ? [MODERN] : []),
];

/** Returns the URL of a page for a town. */
export const inTown = (path: string, { address, modern }: Pick<Town, 'address' | 'modern'>): string => {
  const query = new URLSearchParams([
    ...(address === '' ? [] : [['town', address] as [string, string]]),
    ...(modern === true ? [[...MODERN] as [string, string]] : []),
  ]).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The query of a page that shows the modern sky where it would show the printed day of the land. */
export const MODERN = ['engine', 'drik'] as const;

/** Returns the engine by which a town's printed calendar counts; null if it has no other than the usual one. */
export const printOf = ({ place }: Pick<Town, 'place'>): PrintedSky | null =>
  printedSkyOf({ zone: place.zone, tzHours: place.fixedHours ?? 0 });

/** Returns the options of the printed calendar as the end of a query, if the page is computed by its engine. */
export function printQuery(town: Pick<Town, 'place'>, engine: Pick<EngineInfo, 'key'>): string {
  const print = printOf(town);
  return print === null || print.engine !== engine.key ? '' : `&${new URLSearchParams(print.options)}`;
}

/** Returns the town with the reader's choice between its printed day and the modern sky. */
export const withSky = (town: Town, { engine }: Texts): Town =>
  engine === MODERN[1] && printOf(town) !== null ? { ...town, modern: true } : town;

/** Returns the town of an earlier visit. A cookie that names no known town is ignored. */
export function townKept({ town }: Texts, where: Whereabouts): Town {
  const kept = typeof town === 'string' && town !== '' ? townNamed(town, where) : undefined;
  return kept === undefined || isUnknown(kept) ? HERE : kept;
}

export const isUnknown = (town: Town | UnknownTown): town is UnknownTown => 'near' in town;

/** Returns what a field shows for the town: its name in Devanagari to a reader of Devanagari, if that finds it again. */
export const fieldText = (town: Town | UnknownTown, lang: PageLanguage): string =>
  !isUnknown(town) && pageWords(lang).locale.devanagari ? (town.askedInDevanagari ?? town.asked) : town.asked;

export const townName = ({ place }: Town, lang: PageLanguage): string => placeName(place, lang);

/**
 * Returns the name of a place in the reader's language. A reader of Devanagari gets the Devanagari name of the
 * gazetteer. The default place is not in the gazetteer and has its name in the words of the page.
 */
export function placeName({ name, devanagari }: Pick<ChosenPlace, 'name' | 'devanagari'>, lang: PageLanguage): string {
  const { locale, frame } = pageWords(lang);
  if (locale.devanagari && devanagari !== undefined) return devanagari;
  return name === DEHRADUN.name ? frame.defaultPlace : name;
}

function townNamed(text: string, where: Whereabouts): Town | UnknownTown {
  const asked = text.trim().slice(0, LONGEST);
  const [, lat, lon] = SPOT.exec(asked) ?? [];
  if (lat !== undefined && lon !== undefined) return townAt(Number(lat), Number(lon), asked, where);
  const found = where.resolve(asked);
  if ('place' in found) return townOf(found.place, where);
  const near = 'tie' in found ? found.tie : found.miss;
  return { asked, near: near.slice(0, MOST_NEAR).map(({ label }) => label), tie: 'tie' in found };
}

function townAt(latDeg: number, lonDeg: number, asked: string, where: Whereabouts): Town | UnknownTown {
  if (Math.abs(latDeg) > 90 || Math.abs(lonDeg) > 180) return { asked, near: [], tie: false };
  const degrees = (value: number, [more, less]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(2)}° ${value < 0 ? less : more}`;
  const place: ChosenPlace = {
    name: `${degrees(latDeg, ['N', 'S'])}, ${degrees(lonDeg, ['E', 'W'])}`,
    state: where.stateAt(latDeg, lonDeg) ?? undefined,
    latDeg,
    lonDeg,
    fixedHours: null,
    zone: where.zoneAt(latDeg, lonDeg),
    defaulted: false,
    assumedOffset: false,
  };
  const address = `${latDeg},${lonDeg}`;
  return { place, asked: address, query: `lat=${latDeg}&lon=${lonDeg}&tz=auto`, address };
}

function townOf(known: PlaceMatch, where: Whereabouts): Town {
  const { id, name, devanagari, state, label, latDeg, lonDeg, zone } = known;
  return {
    place: {
      name,
      state,
      ...(devanagari !== undefined && { devanagari }),
      latDeg,
      lonDeg,
      fixedHours: null,
      zone,
      defaulted: false,
      assumedOffset: false,
    },
    asked: label,
    ...(devanagari !== undefined && isFoundBy(devanagari, id, where) && { askedInDevanagari: devanagari }),
    query: `place=${encodeURIComponent(label)}`,
    address: id,
  };
}

/** Whether a name leads to this place and to no other, not even a larger one that was probably not meant. */
function isFoundBy(name: string, id: string, where: Whereabouts): boolean {
  const found = where.resolve(name);
  return 'place' in found && found.over === undefined && found.place.id === id;
}
