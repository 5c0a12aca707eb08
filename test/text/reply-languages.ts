/** What may be wrong with the languages of a reply: its names against the files of packages/ganaka/data/lexicon, its letters, its note. */
import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { EVERY_CALENDAR } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { LISTS } from 'ganaka/internal/lexicon/index.ts';
import { words as english } from 'ganaka/internal/text/languages/en/index.ts';
import { endingOf, isSpoken, LANGUAGES, type LanguageId } from 'ganaka/internal/text/languages.ts';
import { OTHER_LANGUAGES, type OtherId } from 'ganaka/internal/text/voice.ts';
import { parse } from 'yaml';
import type { Entry } from '../../builders/lexicon.ts';

export const NAMED: readonly OtherId[] = OTHER_LANGUAGES.filter((id) => !isSpoken(id));

/** Unicode's names of the scripts, by ISO 15924. */
const SCRIPTS: Readonly<Record<string, string>> = {
  ...{ Beng: 'Bengali', Deva: 'Devanagari', Gujr: 'Gujarati', Guru: 'Gurmukhi', Knda: 'Kannada', Latn: 'Latin' },
  ...{ Mlym: 'Malayalam', Orya: 'Oriya', Taml: 'Tamil', Telu: 'Telugu' },
};
export const lettersOf = (id: LanguageId): string => SCRIPTS[LANGUAGES[id].script] ?? '';
/** A name in a language: its own letters, with marks, digits and what joins words. */
const ownLetters = (id: LanguageId): RegExp =>
  new RegExp(`^[\\p{Script=${lettersOf(id)}}\\p{Script=Inherited}\\u200c\\u200d0-9 ,:()-]+$`, 'u');
/** From Devanagari to Malayalam. */
export const INDIC = /[\u0900-\u0d7f]/;

/** The fields that a named language may have. */
const NAME_FIELDS: readonly string[] = [
  'name',
  'land',
  'sthana_name',
  'by_nakshatra_name',
  'direction_name',
  'parigaram_name',
];

/**
 * Fields with letters of India for every reader: Sanskrit verses, mantras and the sankalpa; what a calendar of a land calls itself and its
 * months; the languages by their own names; a book, which is looked at as a page.
 */
const FOR_EVERY_READER =
  /^(verse|mantra|text|name)_(sa|sa_[a-z]{4}|native)$|^(native|endonym|digits|html|description|example)$|^names$/;

type Json = Readonly<Record<string, unknown>>;
function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Json, ...inside];
}

/** For each English name, what the file of a language has for the ids that are called so: null where it is missing. */
type Table = ReadonlyMap<string, ReadonlySet<string | null>>;
const tables = new Map<OtherId, Table>();

function tableOf(id: OtherId): Table {
  const ready = tables.get(id);
  if (ready !== undefined) return ready;
  const file = new URL(`../../packages/ganaka/data/lexicon/${id.slice(0, 2)}.yaml`, import.meta.url);
  const lists: Readonly<Record<string, Readonly<Record<string, Entry>>>> = parse(readFileSync(file, 'utf8')).names;
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = english.names;
  const made = new Map<string, Set<string | null>>();
  for (const [list, items] of Object.entries(LISTS))
    for (const item of items) {
      const entry = lists[list]?.[item.id];
      const name = names[list]?.[item.id] ?? '';
      const said =
        entry === undefined || entry.confidence === 'missing' ? null : entry[id === 'sa-Latn' ? 'iast' : 'name'];
      made.set(name, (made.get(name) ?? new Set()).add(said ?? null));
    }
  for (const { id: calendar, language, native } of EVERY_CALENDAR)
    if (language === id) made.set(english.names.calendar[calendar], new Set([native]));
  tables.set(id, made);
  return made;
}

/** A calendar of a land and its months: they have a name in its own language alone. */
const nativeOf = (each: Json): unknown => each.name_native ?? each.native;

function wrongName(each: Json, field: string, id: OtherId): string | null {
  const key = `${field}_${endingOf(id)}`;
  const [name, said] = [each[field], each[key]];
  const native = nativeOf(each);
  if (native !== undefined && (said === undefined || said === native)) return null;
  const known = typeof name === 'string' ? tableOf(id).get(name) : undefined;
  if (known === undefined && id === 'sa' && each.citation !== undefined) return null; // a note of a Purana, by its Sanskrit name
  if (known === undefined) return said === undefined ? null : `${key} ${said} of ${name}: no file has it`;
  return known.has(typeof said === 'string' ? said : null)
    ? null
    : `${key} ${said} of ${name}: the file has ${[...known]}`;
}

/** What is wrong with the names of one object in one language. */
function wrongNames(each: Json, id: OtherId): string[] {
  const ending = `_${endingOf(id)}`;
  const wrong = NAME_FIELDS.flatMap((field) => wrongName(each, field, id) ?? []);
  for (const [key, value] of Object.entries(each)) {
    if (!key.endsWith(ending) || (FOR_EVERY_READER.test(key) && key !== `name${ending}`)) continue;
    if (!NAME_FIELDS.includes(key.slice(0, -ending.length))) wrong.push(`${key} is no name`);
    if (typeof value !== 'string' || !ownLetters(id).test(value)) wrong.push(`${key} has other letters: ${value}`);
    else if (value !== value.normalize('NFC')) wrong.push(`${key} is not in normal form: ${value}`);
  }
  return wrong;
}

/** Texts with letters of India in fields that are of no language, or of one that was not asked for. */
function strangeLetters(value: unknown, field: string, endings: readonly string[]): string[] {
  if (typeof value === 'string') return INDIC.test(value) ? [`${field}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !FOR_EVERY_READER.test(key) && !endings.some((ending) => key.endsWith(ending)))
    .flatMap(([key, each]) => strangeLetters(each, Array.isArray(value) ? field : key, endings));
}

/** What is wrong with a reply that was asked for in these languages. */
export function wrongLanguages(reply: unknown, asked: readonly OtherId[]): string[] {
  const named = asked.filter((id) => !isSpoken(id));
  const names = objectsIn(reply).flatMap((each) => named.flatMap((id) => wrongNames(each, id)));
  const letters = strangeLetters(
    reply,
    '',
    asked.map((id) => `_${endingOf(id)}`),
  );
  return [...new Set([...names, ...letters])];
}

/** How often a reply says that a language has names alone. */
export const notesOn = (reply: unknown, id: LanguageId): number =>
  objectsIn(reply)
    .flatMap(({ notes }) => (Array.isArray(notes) ? notes : []))
    .filter((note) => String(note).includes(`(${id}) has names alone`)).length;

/**
 * What is wrong with a table: letters of India in a column that is not of the language. Several names of a day are
 * separated by bars, those of one entry by commas.
 */
export function wrongColumns(csv: string, id: OtherId): string[] {
  const [header = [], ...lines]: string[][] = parseCsv(csv, { bom: true });
  return lines.flatMap((cells) =>
    cells.flatMap((cell, i) => {
      const column = header[i] ?? '';
      if (!column.endsWith(`_${endingOf(id)}`))
        return INDIC.test(cell) && !FOR_EVERY_READER.test(column) ? [`${column}: ${cell}`] : [];
      const wrong = cell.split(/[|,]/).some((name) => name.trim() !== '' && !ownLetters(id).test(name));
      return wrong ? [`${column} has other letters: ${cell}`] : [];
    }),
  );
}

/** What is wrong with a calendar: a summary in other letters than it says, or letters of another script anywhere. */
export function wrongLines(ics: string, id: OtherId): string[] {
  const own = new RegExp(`\\p{Script=${lettersOf(id)}}|\\p{Script=Inherited}|[\u0964\u0965]`, 'gu');
  return ics
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => {
      const [key = '', value = ''] = line.split(/:(.*)/s);
      // a day's summary has several names, each with the time of its end, which may be on the next day
      if (key === `SUMMARY;LANGUAGE=${id}`)
        return !value.split(' · ').every((name) => ownLetters(id).test(name.replaceAll('\\', '').replace(/ \+1$/, '')));
      return INDIC.test(
        key === 'DESCRIPTION' || key.endsWith('NAME') || key === 'SUMMARY' ? value.replaceAll(own, '') : line,
      );
    });
}
