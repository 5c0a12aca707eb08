/** What `/kundali` and `/milan` have in common: the form, the births kept on the device, the link, and the sheet below. */
import { type ComponentChild, render } from 'preact';
import type { GanakaEngine } from '../../../../library/engine.ts';
import type { Screen } from '../../../pages/births/screen.ts';
import { ENGINE_NAMES, type EngineName, engineNamed } from '../engine.ts';
import { loadLanguages } from '../languages.ts';
import { Actions } from './actions.tsx';
import type { Born } from './born.ts';
import { birthFields, elementOf } from './fields.ts';
import { forget, keep, keptBirths } from './kept.ts';
import { KeptList } from './kept-list.tsx';
import { linkOf, sharedIn } from './link.ts';

export const STYLES = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof STYLES)[number];
export type Births = Readonly<Record<string, Born>>;

/** What the sheet is made of; `restyle` draws it again in another style. */
export interface Shown {
  readonly screen: Screen;
  readonly births: Births;
  readonly engine: EngineName;
  readonly style: ChartStyle;
  readonly restyle: (style: ChartStyle) => void;
}
/** Computes once; what it returns draws. */
export type Compute = (births: Births, engine: GanakaEngine, screen: Screen) => (shown: Shown) => ComponentChild;

interface PageOf {
  /** The ids of the fields. */
  readonly ids: readonly string[];
  /** Which of the births a saved one is opened as; none where there is only one. */
  readonly namesOf: (screen: Screen) => Readonly<Record<string, string>>;
  /** The code that computes, loaded when it is first needed. */
  readonly load: () => Promise<Compute>;
}

const isEngine = (name: string): name is EngineName => ENGINE_NAMES.some((each) => each === name);
const isStyle = (name: string): name is ChartStyle => STYLES.some((each) => each === name);

const STYLE_KEY = 'ganaka.chart-style';

export function startBirths({ ids, namesOf, load }: PageOf): void {
  const screen: Screen = JSON.parse(elementOf('screen', HTMLScriptElement).textContent ?? '{}');
  const { words } = screen;
  const form = find('form[data-births]', HTMLFormElement);
  const button = find('form[data-births] button[type=submit]', HTMLButtonElement);
  const status = find('.births-status', HTMLElement);
  const sheet = find('[data-sheet]', HTMLElement);
  const keptSection = find('[data-kept]', HTMLElement);
  const engineSelect = elementOf('engine', HTMLSelectElement);
  const fields = ids.map((id) => birthFields(id, screen));
  let style: ChartStyle = styleKept();

  const showKept = (): void => {
    const births = keptBirths();
    keptSection.hidden = births.length === 0;
    const open = (born: Born, id: string): void => {
      fields.find((each) => each.id === id)?.fill(born);
      elementOf(`${id}-name`, HTMLInputElement).focus();
    };
    const remove = (born: Born): void => {
      forget(born);
      showKept();
    };
    render(<KeptList {...{ births, ids, names: namesOf(screen), screen, open, remove }} />, keptSection);
  };

  const readAll = (): Births | null => {
    const limits = screen.engines[engineSelect.value];
    if (limits === undefined) return null;
    let focus = true;
    const births: Record<string, Born> = {};
    for (const each of fields) {
      const born = each.read(limits, focus);
      if (born === null) focus = false;
      else births[each.id] = born;
    }
    return Object.keys(births).length === ids.length ? births : null;
  };

  const draw = (picture: (shown: Shown) => ComponentChild, births: Births, engine: EngineName): void => {
    const restyle = (to: ChartStyle): void => {
      style = to;
      keepStyle(to);
      draw(picture, births, engine);
    };
    const link = (): string => new URL(linkOf({ births, engine, style }), location.href.replace(/#.*$/, '')).href;
    const save = (): string => {
      const ends = Object.values(births).map(keep);
      showKept();
      return words[ends.find((end) => end !== 'saved') ?? 'saved'];
    };
    render(
      <>
        {picture({ screen, births, engine, style, restyle })}
        <Actions words={words} link={link} save={save} />
      </>,
      sheet,
    );
  };

  const compute = async (): Promise<void> => {
    const births = readAll();
    const engine = engineSelect.value;
    if (births === null || !isEngine(engine)) return;
    status.textContent = words.computing;
    button.disabled = true;
    try {
      const [made, computed] = await Promise.all([engineNamed(engine), load(), loadLanguages(screen.lang)]);
      // the words appear before the calculation holds the page
      await new Promise((drawn) => setTimeout(drawn));
      try {
        draw(computed(births, made, screen), births, engine);
        status.textContent = words.ready;
        sheet.focus({ preventScroll: true });
        sheet.scrollIntoView({ block: 'start' });
      } catch {
        status.textContent = words.broken;
      }
    } catch {
      status.textContent = words.failed;
    }
    button.disabled = false;
  };

  const openLink = (): void => {
    const shared = sharedIn(location.hash, ids);
    if (shared === null) return;
    status.textContent = shared === 'bad' ? words.badLink : words.fromLink;
    if (shared === 'bad') return;
    for (const each of fields) {
      const born = shared.births[each.id];
      if (born !== undefined) each.fill(born);
    }
    if (screen.engines[shared.engine] !== undefined) engineSelect.value = shared.engine;
    if (isStyle(shared.style)) style = shared.style;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void compute();
  });
  addEventListener('hashchange', openLink);
  button.disabled = false;
  showKept();
  openLink();
}

function find<E extends HTMLElement>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no element ${selector}`);
  return found;
}

/** A browser without storage keeps no style, and that is all. */
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
    // the style is chosen again next time
  }
}
