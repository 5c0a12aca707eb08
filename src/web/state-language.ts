/**
 * The language in which a town's page is also offered, by its state or land: never by the address of a reader, and never without the
 * reader's choice. Assam has no language of its own here and is offered Hindi, as are the states that are not in the table.
 */
import type { LanguageId } from '../text/languages.ts';
import type { Town } from './town.ts';

/** By the gazetteer's names. */
const OF_STATE: ReadonlyMap<string, LanguageId> = new Map([
  ['Tamil Nadu', 'ta'],
  ['Puducherry', 'ta'],
  ['Kerala', 'ml'],
  ['Lakshadweep', 'ml'],
  ['Karnataka', 'kn'],
  ['Andhra Pradesh', 'te'],
  ['Telangana', 'te'],
  ['Maharashtra', 'mr'],
  ['Goa', 'mr'],
  ['Gujarat', 'gu'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'gu'],
  ['West Bengal', 'bn'],
  ['Tripura', 'bn'],
  ['Odisha', 'or'],
  ['Punjab', 'pa'],
  ['Chandigarh', 'pa'],
  ['Sikkim', 'ne'],
]);
const OF_ZONE: Readonly<Record<string, LanguageId>> = {
  'Asia/Kathmandu': 'ne',
  'Asia/Katmandu': 'ne',
  'Asia/Dhaka': 'bn',
};
const INDIA = 'Asia/Kolkata';

/** Null where English is the language to offer. */
export function languageOfTown({ place: { zone, state } }: Town): LanguageId | null {
  if (zone === null) return null;
  if (zone !== INDIA) return OF_ZONE[zone] ?? null;
  return (state === undefined ? undefined : OF_STATE.get(state)) ?? 'hi';
}
