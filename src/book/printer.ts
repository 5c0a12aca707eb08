/** Prints words and values in the language of the book, or in several: the main one first. */
import type { EngineInfo, EngineLabel, Graha } from '../engines/engine.ts';
import { citedId } from '../rules/works.ts';
import type { BookWords, HeadId, LabelId } from '../text/book-words.ts';
import { bookWords, hasBook } from '../text/books.ts';
import type { Citation } from '../text/citation.ts';
import { languageName } from '../text/language-name.ts';
import { endingOf } from '../text/languages.ts';
import { namesIn } from '../text/loaded.ts';
import type { IdOf, LanguageId, Said, SentenceSaid, Voice } from '../text/voice.ts';
import { esc, type Html } from './html.ts';

/** A text in each of some languages, if there is one. */
type Texts = (id: LanguageId) => string | undefined;

export class BookPrinter {
  /** The languages of its words. */
  readonly languages: readonly LanguageId[];
  /** The languages of its names: a language may have names and no words for the book. */
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
  /** For text in one language only: where there is no room for more. */
  get words(): BookWords {
    return bookWords(this.main);
  }

  /**
   * The text of the main language, and of each other if it differs. What the main language lacks is in English and
   * marked so.
   */
  #beside(languages: readonly LanguageId[], of: Texts): Html {
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
  word(of: (words: BookWords) => string): Html {
    return this.#beside(this.languages, (id) => of(bookWords(id)));
  }
  head(id: HeadId): Html {
    return this.word(({ heads }) => heads[id]);
  }
  label(id: LabelId): Html {
    return this.word(({ labels }) => labels[id]);
  }
  /** A field of a reply in each language: `line`, `line_hi`. */
  said<F extends string>(field: F, of: SentenceSaid<F>): Html {
    return this.#beside(this.languages, textsOf(field, of));
  }
  named(of: Said<'name'>): Html {
    return this.#beside(this.#names, textsOf('name', of));
  }
  /** A name in the main language only. */
  nameAlone(of: Said<'name'>): string {
    return textsOf('name', of)(this.main) ?? of.name;
  }
  /** An id of a reply as a word. */
  term(id: string | null): Html {
    return id === null ? '–' : this.word(({ terms }) => known(terms, id) ?? id.replaceAll('_', ' '));
  }
  /** What cancels a yoga or a dosha. */
  bhanga(id: string): Html {
    return this.word(({ bhangas }) => known(bhangas, id) ?? id.replaceAll('_', ' '));
  }
  /** A convention or its chosen value, in one language; an engine's own is printed as its parameter. */
  convention(name: string): string {
    return known(this.words.conventions, name) ?? name;
  }
  graha(graha: Graha): Html {
    return this.#beside(this.#names, (id) => namesIn(id).names.graha[graha] ?? undefined);
  }
  grahaAlone(graha: Graha): string {
    return namesIn(this.main).names.graha[graha] ?? graha;
  }
  grahas(grahas: readonly Graha[]): Html {
    return grahas.length === 0 ? '–' : grahas.map((graha) => this.graha(graha)).join(', ');
  }
  /** A house counted from a graha. */
  countedFrom(house: number, graha: Graha): Html {
    return this.#beside(this.languages, (id) =>
      bookWords(id).countedFrom(house, namesIn(id).names.graha[graha] ?? graha),
    );
  }
  paksha(paksha: IdOf<'paksha'>): Html {
    return this.#beside(this.#names, (id) => namesIn(id).names.paksha[paksha] ?? undefined);
  }
  /** An engine's name, or its description; one without words in a language is named in English. */
  engine({ key, label }: EngineInfo, of: (label: EngineLabel) => string): Html {
    return this.#beside(this.languages, (id) => of(id === 'en' ? label : (bookWords(id).engines[key] ?? label)));
  }
  /** A field of a reply in the main language only. */
  alone<F extends string>(field: F, of: SentenceSaid<F>): Html {
    return esc(textsOf(field, of)(this.main) ?? of[field]);
  }
  /** The source of a rule, in short; its sentence is at the end of the book. */
  cite(citation: Pick<Citation, 'work' | 'locus'>): Html {
    const { work, locus } = citation;
    const short = this.#work(work)?.short ?? work;
    return `<span class="cite">${esc(locus === undefined ? short : `${short} ${this.locus(locus)}`)}</span>`;
  }
  /**
   * A work in full, with its abbreviation in the tables. The note on its edition is English, and so only for an English
   * book.
   */
  work(work: string, recension?: string): Html {
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
  /** A number, or the name of a section, which a language writes in its own letters. */
  locus(locus: string): string {
    const { sections } = this.words;
    return locus.replace(/[a-z][a-z -]*[a-z]/g, (section) => known(sections, section) ?? section);
  }
  notes(of: SentenceSaid<'notes', readonly string[]>): Html {
    return of.notes
      .map((_, n) => `<p class="note">${this.#beside(this.languages, (id) => textsOf('notes', of)(id)?.[n])}</p>`)
      .join('');
  }
  /** A length in ghatis, truncated to palas: a birth is known to the minute, which is two and a half of them. */
  ghatis(value: number | null): Html {
    if (value === null) return '–';
    const palas = Math.floor(value * 60 + 1e-6);
    return `<data value="${value}">${this.words.ghatis(Math.floor(palas / 60), palas % 60)}</data>`;
  }
  /** Years, months and days. */
  lasting({ years, months, days }: { readonly years: number; readonly months: number; readonly days: number }): Html {
    return this.word(({ lasting }) => lasting(years, months, days));
  }
  /** The day of an instant as replies print it. */
  day(instant: string): Html {
    return `<time datetime="${esc(instant)}">${esc(this.#dayOf(instant))}</time>`;
  }
  /** The day and the clock. */
  clock(instant: string | null): Html {
    if (instant === null) return '–';
    const [, clock = ''] = /T([\d:]+)/.exec(instant) ?? [];
    return `<time datetime="${esc(instant)}">${esc(`${this.#dayOf(instant)}, ${clock}`)}</time>`;
  }
  until(instant: string): Html {
    const { word, before } = this.words.until;
    const at = this.clock(instant);
    const others = this.languages.slice(1).map((id) => ` ${spanOf(id, bookWords(id).until.word)}`);
    return `${before ? `${esc(word)} ${at}` : `${at} ${esc(word)}`}${others.join('')}`;
  }
  #dayOf(instant: string): string {
    const [, year = '', month = '1', day = ''] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(instant) ?? [];
    return `${Number(day)} ${this.words.months[Number(month) - 1]} ${year}`;
  }
  /** Says which of the requested languages have only names. */
  namesOnly(): Html {
    if (this.#namesOnly.length === 0) return '';
    const names = this.#namesOnly.map((id) => languageName(id, this.main)).join(', ');
    return `<p class="note">${esc(this.words.namesOnly(names))}</p>`;
  }
}

const spanOf = (id: LanguageId, text: string): Html => `<span class="${id}" lang="${id}">${esc(text)}</span>`;

/** English is in the field itself, another language in that with its ending. */
function textsOf<F extends string, T>(field: F, of: SentenceSaid<F, T>): (id: LanguageId) => T | undefined {
  const all: Readonly<Record<string, T | undefined>> = of;
  return (id) => all[id === 'en' ? field : `${field}_${endingOf(id)}`];
}

/** The word for an id that a reply has as text. */
const known = (words: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined;
