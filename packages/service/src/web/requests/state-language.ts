/**
 * The language in which a town's page is offered in addition, by the state, province or country of the town. It never
 * depends on the reader's IP address, and it is only offered, not chosen for the reader. Only the pages of towns whose
 * printed calendar they show (Nepal) have their names in its language until the reader chooses another. Assamese is not available,
 * so Assam is offered Hindi, as are all states that are not in the table.
 */
import { pageLanguageIn, withNames } from 'ganaka/internal/text/asked-languages/page-language.ts';
import type { LanguageId } from 'ganaka/internal/text/languages.ts';
import type { Reader } from '../design/reader.ts';
import { printOf, type Town } from './town.ts';

type Texts = Readonly<Record<string, unknown>>;

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

/**
 * Returns the reader of a town's page. Names are in the language of the printed calendar that the page shows, unless the
 * reader has chosen a language.
 */
export function readerInTown(reader: Reader, town: Town, query: Texts, cookies: Texts): Reader {
  const isChosen = (pageLanguageIn(query.lang) ?? pageLanguageIn(cookies.lang)) !== undefined;
  const names = printOf(town) === null ? null : languageOfTown(town);
  return isChosen || names === null ? reader : { ...reader, lang: withNames(reader.lang, names) };
}

/** Returns the language to offer, or null for none. */
export function languageOfTown({ place: { zone, state } }: Town): LanguageId | null {
  if (zone === null) return null;
  if (zone === SRI_LANKA) return TAMIL_PROVINCES.some((each) => each === state) ? 'ta' : null;
  if (zone !== INDIA) return OF_ZONE[zone] ?? null;
  return (state === undefined ? undefined : OF_STATE.get(state)) ?? 'hi';
}
