/** A birth as it is stored in the form, in a link and on the device. */
import { isZone } from 'ganaka/internal/library/entries/zones.ts';
import { type TownChoice, townIn } from '../places.ts';

export interface BirthEntry {
  readonly name: string;
  /** `1990-05-17` */
  readonly date: string;
  /** `06:30` or `06:30:15` */
  readonly time: string;
  readonly town: TownChoice;
  /** If clocks showed this time twice on that day: whether the first or the second time is meant. */
  readonly showing?: 'first' | 'second';
}

export const LONGEST = 120;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

export const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(Date.parse(text));
export const isTime = (text: string): boolean => TIME.test(text);

/** Checks a birth from the storage or from a link; returns null if it is not one. */
export function bornIn(value: unknown): BirthEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, date, time, town: place, showing }: Readonly<Record<string, unknown>> = { ...value };
  const town = townIn(place);
  if (typeof name !== 'string' || name.length > LONGEST || typeof date !== 'string' || typeof time !== 'string')
    return null;
  if (!isDate(date) || !isTime(time) || town === null || !isSound(town)) return null;
  return { name, date, time, town, ...((showing === 'first' || showing === 'second') && { showing }) };
}

const isSound = ({ label, lat, lon, zone, state }: TownChoice): boolean =>
  Math.abs(lat) <= 90 &&
  Math.abs(lon) <= 180 &&
  isZone(zone) &&
  label.length <= LONGEST &&
  (state === null || state.length <= LONGEST);
