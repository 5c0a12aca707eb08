/** A page on the terminal: its labels, the language of its names, and the layout of its lines. */

import { languageName } from 'ganaka/internal/text/asked-languages/language-name.ts';
import type { TerminalHead, TerminalLabel, TerminalWords } from 'ganaka/internal/text/contracts/terminal-words.ts';
import { minuteOf } from 'ganaka/internal/text/format.ts';
import type { LabelId, NamedLanguage, WordOrMissing } from 'ganaka/internal/text/language.ts';
import { endingOf } from 'ganaka/internal/text/languages.ts';
import { loadLanguages } from 'ganaka/internal/text/loading/folders.ts';
import { namesIn } from 'ganaka/internal/text/loading/loaded.ts';
import { hasTerminal, loadTerminalWords } from 'ganaka/internal/text/loading/terminals.ts';
import {
  type IdOf,
  type LanguageId,
  type LocalizedField,
  OTHER_LANGUAGES,
  type OtherId,
  type VoiceKey,
} from 'ganaka/internal/text/voice.ts';
import type { Answer } from '../../api/answer/envelope.ts';

export interface Page {
  /** The language of the labels. */
  readonly language: LanguageId;
  /** Lines at the beginning, which say that not everything is in the requested language. */
  readonly preface: readonly string[];
  head(id: TerminalHead): string;
  label(id: TerminalLabel): string;
  /** A text such as `Saptami to 06:31`. */
  until(what: string, clock: string): string;
  /** The name in the requested language; on an English page the English name, with other languages in brackets. */
  named(of: LocalizedField<'name'>): string;
  /** A field in the requested language, or in English. */
  said<F extends string>(field: F, of: LocalizedField<F>): string;
  graha(id: IdOf<'graha'>): string;
  paksha(id: IdOf<'paksha'>): string;
  /** The lines of a reply in the requested language; undefined on an English page. */
  ready(lines: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined;
  /** A line with a label and a text in two columns. */
  line(label: string, text: string): string;
}

const LABEL_WIDTH = 16;
const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** The width on the terminal. A letter of Devanagari with its signs takes one column. */
const widthOf = (text: string): number => [...letters.segment(text)].length;
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(1, width - widthOf(text)));

/** The page in the requested language; if several or none were requested, in English with the other names. */
export async function pageIn(lang: VoiceKey | null): Promise<Page> {
  const alone = OTHER_LANGUAGES.find((id) => id === lang) ?? null;
  const language = alone !== null && hasTerminal(alone) ? alone : 'en';
  const preface = alone === null || alone === language ? [] : [namesOnly(alone)];
  const words = await loadTerminalWords(language);
  if (alone === null || alone === language) return pageOf(words, language, alone, preface);
  await loadLanguages([alone]);
  return pageOf(withLabels(words, namesIn(alone)), language, alone, preface);
}

const namesOnly = (id: LanguageId): string =>
  `${languageName(id, 'en')} has names and the labels of a day; the rest is in English.`;

/** The labels of the terminal that are labels of a day. */
const LABELS: Readonly<Partial<Record<string, LabelId>>> = {
  vara: 'vara',
  tithi: 'tithi',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  sunrise: 'sunrise',
  sunset: 'sunset',
  moonrise: 'moonrise',
  moonset: 'moonset',
} satisfies Partial<Record<TerminalLabel, LabelId>>;

/** The words of the terminal with the labels and names of a language that has no others; what it lacks stays in English. */
function withLabels(words: TerminalWords, { labels, names }: NamedLanguage): TerminalWords {
  const named: Readonly<Partial<Record<string, WordOrMissing>>> = {
    ...names.masa_terms,
    ...names.kala,
    ...names.southern_term,
  };
  const own = Object.entries(words.labels).map(([id, english]) => {
    const label = LABELS[id];
    return [id, (label === undefined ? named[id] : labels[label]) ?? english];
  });
  const { until } = labels;
  return {
    heads: words.heads,
    labels: { ...words.labels, ...Object.fromEntries(own) },
    until: until === null ? words.until : (what, clock) => `${what} ${clock} ${until}`,
  };
}

function pageOf(words: TerminalWords, language: LanguageId, alone: OtherId | null, preface: readonly string[]): Page {
  const other = <F extends string>(field: F, of: LocalizedField<F>, id: OtherId): string | undefined => {
    const all: Readonly<Record<string, string | undefined>> = of;
    return all[`${field}_${endingOf(id)}`];
  };
  const said = <F extends string>(field: F, of: LocalizedField<F>): string =>
    (alone === null ? undefined : other(field, of, alone)) ?? of[field];
  return {
    language,
    preface,
    head: (id) => words.heads[id],
    label: (id) => words.labels[id],
    until: words.until,
    named(of) {
      if (alone !== null) return said('name', of);
      const others = OTHER_LANGUAGES.flatMap((id) => other('name', of, id) ?? []);
      return others.length === 0 ? of.name : `${of.name} (${others.join(', ')})`;
    },
    said,
    // an English page uses the ids, which are Sanskrit in Latin letters
    graha: (id) => (alone === null ? id : (namesIn(alone).names.graha[id] ?? id)),
    paksha: (id) => (alone === null ? id : (namesIn(alone).names.paksha[id] ?? id)),
    ready: (lines) => (alone === null ? undefined : lines[alone]),
    line: (label, text) => `  ${padded(label, LABEL_WIDTH)}${text}`,
  };
}

export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** A clock time such as `06:31`; if it is on another day, with that day of the month: `06:31 (15)`. */
export const clockOn = (iso: string, date: string): string =>
  iso.startsWith(date) ? minuteOf(iso) : `${minuteOf(iso)} (${iso.slice(-17, -15)})`;
/** The date of an instant, such as `2026-11-14`. */
export const dateOf = (iso: string): string => iso.slice(0, -15);

export const engineLine = ({ id, ayanamsaName }: Pick<Answer['engine'], 'id' | 'ayanamsaName'>, page: Page): string =>
  `${page.label('engine')} ${id}, ${page.label('ayanamsa')} ${ayanamsaName}`;

interface Somewhere {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
}
/** A place such as `Ujjain (23.18, 75.78, UTC+5.5)`. */
export const placeHeading = ({ name, lat, lon, tz }: Somewhere): string =>
  `${name} (${lat}, ${lon}, UTC${tz < 0 ? '' : '+'}${Math.round(tz * 1e4) / 1e4})`;

/** The place of an answer. */
export function placeOf({ looks: [look] }: Pick<Answer, 'looks'>): string {
  if (look === undefined) throw new Error('an answer about nobody');
  const { name, latDeg, lonDeg, tzHours } = look.sky.place;
  return placeHeading({ name, lat: latDeg, lon: lonDeg, tz: tzHours });
}
