/**
 * Moves the hand of an instrument. Without a slider it follows the clock, one drawing a minute; with one, the reader moves it.
 * It draws with the same function that drew the page and computes no astronomy: the state carries samples.
 */
import { clockAt } from '../../../drawings/samples.ts';
import { patch } from './patch.ts';

interface State {
  readonly now: number;
}

type Drawn = Readonly<Record<string, string>>;

export interface InstrumentHand<S extends State> {
  readonly draw: (state: S) => Drawn;
  /** The slider's value in words. */
  readonly said: (state: S) => string;
}

const MINUTE_MS = 60_000;
const REST_MS = 500;

/** The state the page was drawn with. */
export function readState<S extends State>(): S | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** What each figure shows; of two layouts of one picture the style sheet shows one, and the other waits. */
const shown: Record<string, string> = {};
let latest: Drawn = {};

/** Replaces old drawings by new ones if they are visible and differ. */
export function show(drawn: Drawn, all = false): void {
  latest = drawn;
  // read from all before any is changed: otherwise the browser would do a layout for each change
  const seen = [...document.querySelectorAll<HTMLElement>('[data-figure]')].filter(
    (figure) => all || figure.checkVisibility(),
  );
  for (const figure of seen) {
    const name = figure.dataset.figure ?? '';
    const svg = drawn[name];
    const old = shown[name];
    if (svg === undefined || svg === old) continue;
    // the first time the markup is the server's, read by the browser: it cannot be compared
    if (old === undefined) figure.innerHTML = svg;
    else patch(figure, old, svg);
    shown[name] = svg;
  }
}
addEventListener('resize', () => show(latest));
addEventListener('beforeprint', () => show(latest, true));

export function moveHand<S extends State>({ draw, said }: InstrumentHand<S>): { redraw(change: Partial<S>): void } {
  let state = readState<S>();
  const again = (): void => void (state !== undefined && show(draw(state)));
  const redraw = (change: Partial<S>): void => {
    if (state === undefined) return;
    state = { ...state, ...change };
    requestAnimationFrame(again);
  };
  const slider = document.querySelector<HTMLInputElement>('#hand');
  if (slider !== null)
    byHand(
      slider,
      (now) => redraw({ now } as Partial<S>),
      () => (state === undefined ? '' : said(state)),
    );
  else if (state !== undefined) byClock((now) => redraw({ now } as Partial<S>));
  return { redraw };
}

function byHand(slider: HTMLInputElement, move: (now: number) => void, said: () => string): void {
  const live = slider.parentElement?.querySelector('[role=status]');
  let rest = 0;
  slider.addEventListener('input', () => {
    move(Number(slider.value));
    slider.setAttribute('aria-valuetext', said());
    clearTimeout(rest);
    rest = window.setTimeout(() => live && (live.textContent = said()), REST_MS);
  });
}

/** On every full minute; the words of the bar go with it. */
function byClock(move: (now: number) => void): void {
  const bar = document.querySelector<HTMLElement>('[data-clock]');
  const tick = (): void => {
    const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    move(now);
    if (bar !== null)
      bar.textContent = (bar.textContent ?? '').replace(/\d\d:\d\d$/, clockAt(now, Number(bar.dataset.clock)));
    setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
}
