/**
 * The language in which a town's page is offered in addition, by the state, province or country of the town. It never
 * depends on the reader's IP address, and it is only offered, never chosen for the reader. Assamese is not available,
 * so Assam is offered Hindi, as are all states that are not in the table.
 */
import type { LanguageId } from 'ganaka/internal/text/languages.ts';
import type { Town } from './town.ts';

/** The states, by their names in the gazetteer. */
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
/** The provinces of Sri Lanka where Tamil is spoken. */
const TAMIL_PROVINCES: readonly string[] = ['Northern Province', 'Eastern Province'];
const OF_ZONE: Readonly<Record<string, LanguageId>> = {
  'Asia/Kathmandu': 'ne',
  'Asia/Katmandu': 'ne',
  'Asia/Dhaka': 'bn',
};
const INDIA = 'Asia/Kolkata';
const SRI_LANKA = 'Asia/Colombo';

/** Returns the language to offer, or null for none. */
export function languageOfTown({ place: { zone, state } }: Town): LanguageId | null {
  if (zone === null) return null;
  if (zone === SRI_LANKA) return TAMIL_PROVINCES.some((each) => each === state) ? 'ta' : null;
  if (zone !== INDIA) return OF_ZONE[zone] ?? null;
  return (state === undefined ? undefined : OF_STATE.get(state)) ?? 'hi';
}
