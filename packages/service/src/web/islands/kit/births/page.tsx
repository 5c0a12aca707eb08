/**
 * The common parts of `/kundali` and `/milan`: the form, the births saved on the device, the link, and the sheet with
 * the result.
 */

import type { GanakaEngine } from 'ganaka/internal/library/engine.ts';
import { type ComponentChild, render } from 'preact';
import type { Screen } from '../../../pages/births/screen.ts';
import { ENGINE_NAMES, type EngineName, engineNamed } from '../engine.ts';
import { loadLanguages } from '../languages.ts';
import { Actions } from './actions.tsx';
import type { BirthEntry } from './born.ts';
import { type BirthFields, birthFields, elementOf } from './fields.ts';
import { linkOf, sharedIn } from './link.ts';
import { forgetBirth, saveBirth, savedBirths } from './saved-births.ts';
import { SavedList } from './saved-list.tsx';

export const STYLES = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof STYLES)[number];
export type Births = Readonly<Record<string, BirthEntry>>;

/** What the sheet shows. `restyle` draws the charts again in another style. */
export interface ShownBirths {
  readonly screen: Screen;
  readonly births: Births;
  readonly engine: EngineName;
  readonly style: ChartStyle;
  readonly restyle: (style: ChartStyle) => void;
}
/** Computes the sheet once and returns a function that draws it. */
export type Compute = (births: Births, engine: GanakaEngine, screen: Screen) => (shown: ShownBirths) => ComponentChild;

interface PageOf {
  /** The ids of the groups of fields, one for each birth. */
  readonly ids: readonly string[];
  /**
   * Returns the labels of the births (boy, girl), for the choice into which of them a saved birth is loaded; none on a
   * page with one birth.
   */
  readonly namesOf: (screen: Screen) => Readonly<Record<string, string>>;
  /** Loads the code that computes, when it is first needed. */
  readonly load: () => Promise<Compute>;
}

const isEngine = (name: string): name is EngineName => ENGINE_NAMES.some((each) => each === name);
const isStyle = (name: string): name is ChartStyle => STYLES.some((each) => each === name);

const STYLE_KEY = 'ganaka.chart-style';

/** The elements of the page, its words, and the current choices. */
interface Parts {
  readonly screen: Screen;
  readonly fields: readonly BirthFields[];
  readonly button: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly sheet: HTMLElement;
  readonly engine: HTMLSelectElement;
  style: ChartStyle;
}

export function startBirths({ ids, namesOf, load }: PageOf): void {
  const screen: Screen = JSON.parse(elementOf('screen', HTMLScriptElement).textContent ?? '{}');
  const parts: Parts = {
    screen,
    fields: ids.map((id) => birthFields(id, screen)),
    button: find('form[data-births] button[type=submit]', HTMLButtonElement),
    status: find('.births-status', HTMLElement),
    sheet: find('[data-sheet]', HTMLElement),
    engine: elementOf('engine', HTMLSelectElement),
    style: styleKept(),
  };
  const keptSection = find('[data-kept]', HTMLElement);
  const showKept = (): void => {
    const births = savedBirths();
    keptSection.hidden = births.length === 0;
    const open = (born: BirthEntry, id: string): void => {
      parts.fields.find((each) => each.id === id)?.fill(born);
      elementOf(`${id}-name`, HTMLInputElement).focus();
    };
    const remove = (born: BirthEntry): void => {
      forgetBirth(born);
      showKept();
    };
    render(<SavedList {...{ births, ids, names: namesOf(screen), screen, open, remove }} />, keptSection);
  };
  find('form[data-births]', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void compute(parts, load, showKept);
  });
  addEventListener('hashchange', () => openLink(parts));
  parts.button.disabled = false;
  showKept();
  openLink(parts);
}

/** Returns the births of the form, or null if something in it is wrong. */
function birthsIn({ screen, fields, engine }: Parts): Births | null {
  const limits = screen.engines[engine.value];
  if (limits === undefined) return null;
  let focus = true;
  const births: Record<string, BirthEntry> = {};
  for (const each of fields) {
    const born = each.read(limits, focus);
    if (born === null) focus = false;
    else births[each.id] = born;
  }
  return Object.keys(births).length === fields.length ? births : null;
}

async function compute(parts: Parts, load: PageOf['load'], showKept: () => void): Promise<void> {
  const { screen, button, status, sheet } = parts;
  const births = birthsIn(parts);
  const engine = parts.engine.value;
  if (births === null || !isEngine(engine)) return;
  status.textContent = screen.words.computing;
  button.disabled = true;
  try {
    const [made, computed] = await Promise.all([engineNamed(engine), load(), loadLanguages(screen.lang)]);
    // lets the browser show the message before the computation blocks the page
    await new Promise((drawn) => setTimeout(drawn));
    try {
      draw(parts, computed(births, made, screen), { births, engine, showKept });
      status.textContent = screen.words.ready;
      sheet.focus({ preventScroll: true });
      sheet.scrollIntoView({ block: 'start' });
    } catch {
      status.textContent = screen.words.broken;
    }
  } catch {
    status.textContent = screen.words.failed;
  }
  button.disabled = false;
}

interface Drawing {
  readonly births: Births;
  readonly engine: EngineName;
  readonly showKept: () => void;
}

function draw(parts: Parts, picture: (shown: ShownBirths) => ComponentChild, drawing: Drawing): void {
  const { screen, style } = parts;
  const { births, engine, showKept } = drawing;
  const restyle = (to: ChartStyle): void => {
    parts.style = to;
    keepStyle(to);
    draw(parts, picture, drawing);
  };
  const link = (): string => new URL(linkOf({ births, engine, style }), location.href.replace(/#.*$/, '')).href;
  const save = (): string => {
    const ends = Object.values(births).map(saveBirth);
    showKept();
    return screen.words[ends.find((end) => end !== 'saved') ?? 'saved'];
  };
  render(
    <>
      {picture({ screen, births, engine, style, restyle })}
      <Actions words={screen.words} link={link} save={save} />
    </>,
    parts.sheet,
  );
}

/** Fills the form from the fragment of the URL. */
function openLink(parts: Parts): void {
  const { screen, fields, status, engine } = parts;
  const shared = sharedIn(
    location.hash,
    fields.map(({ id }) => id),
  );
  if (shared === null) return;
  status.textContent = shared === 'bad' ? screen.words.badLink : screen.words.fromLink;
  if (shared === 'bad') return;
  for (const each of fields) {
    const born = shared.births[each.id];
    if (born !== undefined) each.fill(born);
  }
  if (screen.engines[shared.engine] !== undefined) engine.value = shared.engine;
  if (isStyle(shared.style)) parts.style = shared.style;
}

function find<E extends HTMLElement>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no element ${selector}`);
  return found;
}

/** Returns the saved chart style. A browser without storage gets the default. */
function styleKept(): ChartStyle {
  try {
    const kept = localStorage.getItem(STYLE_KEY) ?? '';
    return isStyle(kept) ? kept : 'north';
  } catch {
    return 'north';
  }
}
function keepStyle(style: ChartStyle): void {
  try {
    localStorage.setItem(STYLE_KEY, style);
  } catch {
    // without storage the style is not saved
  }
}
