/** Says things in the languages of the book: English, and Hindi beside it where the reader has it. */
import type { Graha } from '../engines/engine.ts';
import { LANGUAGES } from '../text/languages.ts';
import type { Say } from '../text/say.ts';
import { esc, type Html } from './html.ts';
import { HEADS, type HeadId, IDS, LABELS, type LabelId, type Word } from './words.ts';

/** A name as replies give it. */
export interface NameSaid {
  readonly name: string;
  readonly name_hi?: string;
}

export class Voice {
  readonly hindi: boolean;

  constructor(say: Say) {
    this.hindi = say.languages.includes('hi');
  }
  two(en: string, hi: string | undefined): Html {
    const beside = this.hindi && hi !== undefined && hi !== en ? ` <span class="hi" lang="hi">${esc(hi)}</span>` : '';
    return `${esc(en)}${beside}`;
  }
  word({ en, hi }: Word): Html {
    return this.two(en, hi);
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
  graha(graha: Graha): Html {
    return this.two(LANGUAGES.en.names.graha[graha], LANGUAGES.hi.names.graha[graha]);
  }
  grahas(grahas: readonly Graha[]): Html {
    return grahas.length === 0 ? '–' : grahas.map((graha) => this.graha(graha)).join(', ');
  }
}
