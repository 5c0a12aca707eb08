/** Says things in the language of the book: English, Hindi, or English with Hindi beside it. */
import type { Graha } from '../engines/engine.ts';
import type { Citation } from '../text/citation.ts';
import { gregorianMonth } from '../text/hi/clock.ts';
import { wordsIn } from '../text/loaded.ts';
import type { Voice as Say } from '../text/voice.ts';
import { esc, type Html } from './html.ts';
import { CONVENTIONS, IDS, NOTES_HI } from './terms.ts';
import { HEADS, type HeadId, LABELS, type LabelId, type Word } from './words.ts';
import { placeOf } from './works.ts';

/** A name as replies give it. */
export interface NameSaid {
  readonly name: string;
  readonly name_hi?: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export class Voice {
  readonly lang: 'en' | 'hi' | 'both';

  constructor(say: Say) {
    this.lang = say.alone === 'hi' ? 'hi' : say.languages.includes('hi') ? 'both' : 'en';
  }
  two(en: string, hi: string | undefined): Html {
    if (this.lang === 'en' || hi === undefined || hi === en) return esc(en);
    return this.lang === 'hi' ? esc(hi) : `${esc(en)} <span class="hi" lang="hi">${esc(hi)}</span>`;
  }
  word({ en, hi }: Word): Html {
    return this.two(en, hi);
  }
  /** In one language alone, English before Hindi: where there is no room for both. */
  one({ en, hi }: Word): string {
    return this.lang === 'hi' ? hi : en;
  }
  head(id: HeadId): Html {
    return this.word(HEADS[id]);
  }
  label(id: LabelId): Html {
    return this.word(LABELS[id]);
  }
  named({ name, name_hi }: NameSaid): Html {
    return this.two(name, name_hi);
  }
  /** An id of a reply, in words where the book has them. */
  id(id: string | null): Html {
    if (id === null) return '–';
    const known = IDS[id];
    return known === undefined ? esc(id.replaceAll('_', ' ')) : this.word(known);
  }
  /** A convention and what was chosen, in one language. */
  convention(name: string): string {
    const known = CONVENTIONS[name];
    return known === undefined ? name : this.one(known);
  }
  graha(graha: Graha): Html {
    return this.two(wordsIn('en').names.graha[graha], wordsIn('hi').names.graha[graha]);
  }
  grahas(grahas: readonly Graha[]): Html {
    return grahas.length === 0 ? '–' : grahas.map((graha) => this.graha(graha)).join(', ');
  }
  /** Where a rule stands, briefly; its sentence is at the end of the book. */
  cite(citation: Pick<Citation, 'work' | 'locus'>): Html {
    return `<span class="cite">${esc(this.one(placeOf(citation)))}</span>`;
  }
  notes(list: readonly string[]): Html {
    return list
      .map((note) => `<p class="note">${this.two(note, NOTES_HI.find(([pattern]) => pattern.test(note))?.[1])}</p>`)
      .join('');
  }
  /** A length in ghatis, cut to palas: a birth is known to the minute, which is two and a half of them. */
  ghatis(value: number | null): Html {
    if (value === null) return '–';
    const palas = Math.floor(value * 60 + 1e-6);
    const [ghati, pala] = this.lang === 'hi' ? ['घटी', 'पल'] : ['ghati', 'pala'];
    return `<data value="${value}">${Math.floor(palas / 60)} ${ghati} ${palas % 60} ${pala}</data>`;
  }
  /** Years, months and days. */
  lasting({ years, months, days }: { readonly years: number; readonly months: number; readonly days: number }): Html {
    const so = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;
    return this.two(
      `${so(years, 'year')}, ${so(months, 'month')}, ${so(days, 'day')}`,
      `${years} वर्ष, ${months} मास, ${days} दिन`,
    );
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
  /** Hindi has the word behind the hour. */
  until(instant: string): Html {
    return `${this.lang === 'hi' ? '' : 'until '}${this.clock(instant)}${this.lang === 'en' ? '' : ` ${this.lang === 'hi' ? 'तक' : '<span class="hi" lang="hi">तक</span>'}`}`;
  }
  #dayOf(instant: string): string {
    const [, year = '', month = '1', day = ''] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(instant) ?? [];
    const name = this.lang === 'hi' ? gregorianMonth(Number(month)) : MONTHS[Number(month) - 1];
    return `${Number(day)} ${name} ${year}`;
  }
}
