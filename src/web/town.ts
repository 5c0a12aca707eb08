/**
 * The reader's town: `place=` or `lat=` and `lon=`, otherwise an earlier choice, otherwise the default. A name that
 * fits several places or none is reported with what it may mean; nothing is guessed.
 */
import { type ChosenPlace, DEHRADUN } from '../ask/where.ts';
import type { KnownPlace, Whereabouts } from '../ask/whereabouts.ts';
import { type PageLanguage, pageWords } from '../text/page-words.ts';

export interface Town {
  readonly place: ChosenPlace;
  /** As written back into a field or a URL; empty for the default. */
  readonly asked: string;
  /** The part of a call that names it. */
  readonly query: string;
  /** Its `town=` in the address of a page: the id of the gazetteer, or a point; empty for the default. */
  readonly address: string;
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

/** The place of the URL; undefined if it names none. */
export function townIn({ place, lat, lon }: Texts, where: Whereabouts): Town | UnknownTown | undefined {
  if (typeof lat === 'string' && typeof lon === 'string') return townNamed(`${lat},${lon}`, where);
  if (place === undefined || place === '') return undefined;
  return townNamed(typeof place === 'string' ? place : '', where);
}

/** The town of a page's address, `town=`; undefined if it has none. */
export const townAddressed = ({ town }: Texts, where: Whereabouts): Town | UnknownTown | undefined =>
  town === undefined || town === '' ? undefined : townNamed(typeof town === 'string' ? town : '', where);

/** The address of a page at a town. */
export const inTown = (path: string, { address }: Pick<Town, 'address'>): string =>
  address === '' ? path : `${path}?town=${encodeURIComponent(address)}`;

/** The choice of an earlier visit; a cookie that names nothing is no choice. */
export function townKept({ town }: Texts, where: Whereabouts): Town {
  const kept = typeof town === 'string' && town !== '' ? townNamed(town, where) : undefined;
  return kept === undefined || isUnknown(kept) ? HERE : kept;
}

export const isUnknown = (town: Town | UnknownTown): town is UnknownTown => 'near' in town;

export const townName = ({ place }: Town, lang: PageLanguage): string => placeName(place, lang);

/**
 * A reader of Devanagari gets the name in it: the gazetteer's, or that of the default place, which is no row of the
 * gazetteer.
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
  if ('place' in found) return townOf(found.place);
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

const townOf = ({ id, name, devanagari, state, label, latDeg, lonDeg, zone }: KnownPlace): Town => ({
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
  query: `place=${encodeURIComponent(label)}`,
  address: id,
});
