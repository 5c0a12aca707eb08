/**
 * Moves the hand of an instrument (a page with a dial). Without a slider the hand follows the clock and is drawn once a
 * minute; with a slider the reader moves it. The same function draws the page on the server. It computes no astronomy,
 * because the state contains samples.
 */
import { clockAt } from 'ganaka/internal/drawings/kit/samples.ts';
import { sanskritMarked } from 'ganaka/internal/drawings/kit/sanskrit-marks.ts';
import { patch } from './patch.ts';

interface State {
  readonly now: number;
}

type Drawn = Readonly<Record<string, string>>;

export interface InstrumentHand<S extends State> {
  readonly draw: (state: S) => Drawn;
  /** Returns the value of the slider in words. */
  readonly said: (state: S) => string;
}

const MINUTE_MS = 60_000;
const REST_MS = 500;

/** Returns the state with which the server drew the page. */
export function readState<S extends State>(): S | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * The markup that each figure shows. If a picture has two layouts, the style sheet shows one of them, and only that one
 * is updated.
 */
const shown: Record<string, string> = {};
let latest: Drawn = {};

/** Updates the drawings that are visible and have changed. */
export function show(drawn: Drawn, all = false): void {
  latest = drawn;
  // visibility is read for all figures before any is changed; otherwise the browser would compute a layout for each
  const seen = [...document.querySelectorAll<HTMLElement>('[data-figure]')].filter(
    (figure) => all || figure.checkVisibility(),
  );
  for (const figure of seen) {
    const name = figure.dataset.figure ?? '';
    const plain = drawn[name];
    const svg = plain === undefined || figure.dataset.sanskrit === undefined ? plain : sanskritMarked(plain);
    const old = shown[name];
    if (svg === undefined || svg === old) continue;
    // the first time the markup comes from the server and cannot be compared as text
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

/** Moves the hand at every full minute, and updates the time in the bar. */
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
