/** Formats words and values in the language of the book, or in several languages with the main one first. */

import { citedId } from 'ganaka/internal/rules/works.ts';
import type { EngineInfo, EngineLabel, Graha } from 'ganaka/internal/sky/engines/engine.ts';
import { languageName } from 'ganaka/internal/text/asked-languages/language-name.ts';
import type { Citation, CitationOfPart } from 'ganaka/internal/text/citation.ts';
import type { BookLabelId, BookWords, HeadId } from 'ganaka/internal/text/contracts/book-words.ts';
import { endingOf } from 'ganaka/internal/text/languages.ts';
import { bookWords, hasBook } from 'ganaka/internal/text/loading/books.ts';
import { namesIn } from 'ganaka/internal/text/loading/loaded.ts';
import { citedFor } from 'ganaka/internal/text/sentences/citations.ts';
import type { IdOf, LanguageId, LocalizedField, LocalizedSentence, Voice } from 'ganaka/internal/text/voice.ts';
import { esc, type Markup } from './html.ts';

/** Returns the text in a language, or undefined if there is none. */
type Texts = (id: LanguageId) => string | undefined;

export class BookPrinter {
  /** The languages of the words. */
  readonly languages: readonly LanguageId[];
  /** The languages of the names. A language may have names but no words for the book. */
  readonly #names: readonly LanguageId[];
  readonly #namesOnly: readonly LanguageId[];

  constructor({ alone, languages }: Voice) {
    const asked = alone !== null && hasBook(alone) ? [alone] : languages;
    this.languages = asked.filter(hasBook);
    this.#names = asked;
    this.#namesOnly = asked.filter((id) => !hasBook(id));
  }
  get main(): LanguageId {
    return this.languages[0] ?? 'en';
  }
  /** The words of the main language, where there is no room for more than one. */
  get words(): BookWords {
    return bookWords(this.main);
  }

  /**
   * The text in the main language, followed by the other languages where it differs. A text that the main language
   * lacks is given in English and marked as English.
   */
  #beside(languages: readonly LanguageId[], of: Texts): Markup {
    const [main = 'en', ...others] = languages;
    const text = of(main);
    const said = text === undefined ? `<span lang="en">${esc(of('en') ?? '')}</span>` : esc(text);
    let beside = '';
    for (const id of others) {
      const other = of(id);
      if (other !== undefined && other !== text) beside += ` ${spanOf(id, other)}`;
    }
    return said + beside;
  }
  word(of: (words: BookWords) => string): Markup {
    return this.#beside(this.languages, (id) => of(bookWords(id)));
  }
  head(id: HeadId): Markup {
    return this.word(({ heads }) => heads[id]);
  }
  label(id: BookLabelId): Markup {
    return this.word(({ labels }) => labels[id]);
  }
  /** A field of a reply in each language, such as `line` and `line_hi`. */
  said<F extends string>(field: F, of: LocalizedSentence<F>): Markup {
    return this.#beside(this.languages, textsOf(field, of));
  }
  named(of: LocalizedField<'name'>): Markup {
    return this.#beside(this.#names, textsOf('name', of));
  }
  /** A name in the main language only. */
  nameAlone(of: LocalizedField<'name'>): string {
    return textsOf('name', of)(this.main) ?? of.name;
  }
  /** The word for an id of a reply. */
  term(id: string | null): Markup {
    return id === null ? '–' : this.word(({ terms }) => known(terms, id) ?? id.replaceAll('_', ' '));
  }
  /** The word for a cancellation of a yoga or a dosha. */
  bhanga(id: string): Markup {
    return this.word(({ bhangas }) => known(bhangas, id) ?? id.replaceAll('_', ' '));
  }
  /**
   * A convention or its value, in one language. If there is no word for it, as for an engine's own options, its name in
   * the request is used.
   */
  convention(name: string): string {
    return known(this.words.conventions, name) ?? name;
  }
  graha(graha: Graha): Markup {
    return this.#beside(this.#names, (id) => namesIn(id).names.graha[graha] ?? undefined);
  }
  grahaAlone(graha: Graha): string {
    return namesIn(this.main).names.graha[graha] ?? graha;
  }
  grahas(grahas: readonly Graha[]): Markup {
    return grahas.length === 0 ? '–' : grahas.map((graha) => this.graha(graha)).join(', ');
  }
  /** The words for a house counted from a graha. */
  countedFrom(house: number, graha: Graha): Markup {
    return this.#beside(this.languages, (id) =>
      bookWords(id).countedFrom(house, namesIn(id).names.graha[graha] ?? graha),
    );
  }
  paksha(paksha: IdOf<'paksha'>): Markup {
    return this.#beside(this.#names, (id) => namesIn(id).names.paksha[paksha] ?? undefined);
  }
  /** An engine's name or its description. It is in English if the language has no words for the engine. */
  engine({ key, label }: EngineInfo, of: (label: EngineLabel) => string): Markup {
    return this.#beside(this.languages, (id) => of(id === 'en' ? label : (bookWords(id).engines[key] ?? label)));
  }
  /** A field of a reply in the main language only. */
  alone<F extends string>(field: F, of: LocalizedSentence<F>): Markup {
    return esc(textsOf(field, of)(this.main) ?? of[field]);
  }
  /** The short source of a rule. Its sentence is at the end of the book. */
  cite(citation: Pick<Citation, 'work' | 'locus'>): Markup {
    const { work, locus } = citation;
    const short = this.#work(work)?.short ?? work;
    return `<span class="cite">${esc(locus === undefined ? short : `${short} ${this.locus(locus)}`)}</span>`;
  }
  /** The same of one part of a reply that cites its parts in a list. */
  citePart({ citations }: { readonly citations: readonly CitationOfPart[] }, part: string): Markup {
    return this.cite(citedFor(citations, part));
  }
  /**
   * The full title of a work, with the abbreviation used in the tables. The note on its edition is in English, so only
   * an English book has it.
   */
  work(work: string, recension?: string): Markup {
    const id = citedId(work);
    const title = id === undefined ? esc(work) : this.word(({ works }) => works[id].title);
    const own = this.#work(work);
    const also = [
      ...(own === undefined || own.short === own.title || id === 'practice' ? [] : [own.short]),
      ...(recension === undefined || this.main !== 'en' ? [] : [recension]),
    ];
    return `${title}${also.length === 0 ? '' : ` <span class="cite">${esc(also.join(' · '))}</span>`}`;
  }
  #work(work: string): BookWords['works'][keyof BookWords['works']] | undefined {
    const id = citedId(work);
    return id === undefined ? undefined : this.words.works[id];
  }
  /** A locus. Numbers stay as they are; names of sections are written in the script of the language. */
  locus(locus: string): string {
    const { sections } = this.words;
    return locus.replace(/[a-z][a-z -]*[a-z]/g, (section) => known(sections, section) ?? section);
  }
  notes(of: LocalizedSentence<'notes', readonly string[]>): Markup {
    return of.notes
      .map((_, n) => `<p class="note">${this.#beside(this.languages, (id) => textsOf('notes', of)(id)?.[n])}</p>`)
      .join('');
  }
  /**
   * A duration in ghatis, truncated to palas. A time of birth is known to the minute, which is two and a half palas.
   */
  ghatis(value: number | null): Markup {
    if (value === null) return '–';
    const palas = Math.floor(value * 60 + 1e-6);
    return `<data value="${value}">${this.words.ghatis(Math.floor(palas / 60), palas % 60)}</data>`;
  }
  /** A duration in years, months and days. */
  lasting({ years, months, days }: { readonly years: number; readonly months: number; readonly days: number }): Markup {
    return this.word(({ lasting }) => lasting(years, months, days));
  }
  /** The day of an instant as written in replies. */
  day(instant: string): Markup {
    return `<time datetime="${esc(instant)}">${esc(this.#dayOf(instant))}</time>`;
  }
  /** The day and the clock time of an instant. */
  clock(instant: string | null): Markup {
    if (instant === null) return '–';
    const [, clock = ''] = /T([\d:]+)/.exec(instant) ?? [];
    return `<time datetime="${esc(instant)}">${esc(`${this.#dayOf(instant)}, ${clock}`)}</time>`;
  }
  until(instant: string): Markup {
    const { word, before } = this.words.until;
    const at = this.clock(instant);
    const others = this.languages.slice(1).map((id) => ` ${spanOf(id, bookWords(id).until.word)}`);
    return `${before ? `${esc(word)} ${at}` : `${at} ${esc(word)}`}${others.join('')}`;
  }
  #dayOf(instant: string): string {
    const [, year = '', month = '1', day = ''] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(instant) ?? [];
    return `${Number(day)} ${this.words.months[Number(month) - 1]} ${year}`;
  }
  /** A note that lists the requested languages that have only names. */
  namesOnly(): Markup {
    if (this.#namesOnly.length === 0) return '';
    const names = this.#namesOnly.map((id) => languageName(id, this.main)).join(', ');
    return `<p class="note">${esc(this.words.namesOnly(names))}</p>`;
  }
}

const spanOf = (id: LanguageId, text: string): Markup => `<span class="${id}" lang="${id}">${esc(text)}</span>`;

/**
 * Returns the text of a field by language. English is in the field itself, other languages are in the field with their
 * ending.
 */
function textsOf<F extends string, T>(field: F, of: LocalizedSentence<F, T>): (id: LanguageId) => T | undefined {
  const all: Readonly<Record<string, T | undefined>> = of;
  return (id) => all[id === 'en' ? field : `${field}_${endingOf(id)}`];
}

/** The word for an id, or undefined if there is none. */
const known = (words: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined;
