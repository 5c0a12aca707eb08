/** The base of both elements: a shadow root with its style, and a new drawing whenever an attribute changes. */
import type { GanakaEngine } from 'ganaka/internal/library/engine.ts';
import type { GanakaPlace } from 'ganaka/internal/library/place.ts';
import type { DayWords } from 'ganaka/internal/text/contracts/day-words.ts';
import type { LanguageId } from 'ganaka/internal/text/languages.ts';
import { engineNamed } from '../kit/engine.ts';
import { engineIn, languageIn, placeIn } from './attributes.ts';
import { STYLE } from './style.ts';
import { wordsIn } from './words.ts';

export interface EmbedContext {
  readonly engine: GanakaEngine;
  readonly place: GanakaPlace;
  readonly words: DayWords;
  readonly lang: LanguageId;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

export abstract class GanakaElement extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #asked = 0;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    void this.#draw();
  }
  attributeChangedCallback(): void {
    if (this.isConnected) void this.#draw();
  }

  /** Returns the content, made only of our own elements and text. */
  abstract content(shown: EmbedContext): Node[];

  async #draw(): Promise<void> {
    const asked = ++this.#asked;
    let nodes: Node[];
    try {
      const lang = languageIn(this.getAttribute('lang'));
      const [engine, place, words] = await Promise.all([
        engineNamed(engineIn(this.getAttribute('engine'))),
        placeIn(this.getAttribute('place')),
        wordsIn(lang),
      ]);
      nodes = this.content({ engine, place, words, lang });
    } catch (error) {
      nodes = [made('p', { role: 'alert', lang: 'en' }, error instanceof Error ? error.message : String(error))];
    }
    // skipped if an attribute has changed in the meantime, because a later drawing follows
    if (asked === this.#asked) this.#root.replaceChildren(...nodes);
  }
}

/** Creates an element with attributes and content. Texts are never parsed as markup. */
export function made(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** Turns a drawing of `drawings/`, which is our own markup, into nodes. */
export function drawn(svg: string): Node {
  const template = document.createElement('template');
  template.innerHTML = svg;
  return template.content;
}
