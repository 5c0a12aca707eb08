/**
 * What the two layouts of the days of a tithi share (`tithi-days-wide.ts`, `tithi-days-tall.ts`). There is a scale of
 * hours that begins at each day's own sunrise. The windows of the kalas, and the share of the chosen window that the
 * tithi covers, are drawn on it.
 */
import { CENTRE, filled, rect, text } from '../kit/geometry.ts';
import { msOf } from '../kit/samples.ts';
import type { TithiState, TithiWindow } from './tithi-state.ts';

export type TithiStateDay = TithiState['days'][number];
export type TithiSpan = TithiStateDay['spans'][number];
export type Kala = TithiState['kalas'][number];

/** The scale of hours of one day along the drawing. */
export interface Scale {
  /** The instant at which the scale begins. */
  readonly from: number;
  readonly at: (ms: number) => number;
}

const HOUR_MS = 3_600_000;
/** The length of the scale in hours: a little more than a day, because the next sunrise may be later. */
export const HOURS = 24.2;

/** The scale of each day from its own sunrise, which is drawn at `start`, with `perHour` units per hour. */
export const scalesFrom =
  ({ samples }: TithiState, start: number, perHour: number) =>
  ({ sunrise, spans }: TithiStateDay): Scale => {
    const from = msOf(sunrise ?? spans[0]?.start ?? samples.start);
    return { from, at: (ms) => start + Math.max(0, Math.min(HOURS, (ms - from) / HOUR_MS)) * perHour };
  };

/**
 * The windows of the kalas, which are drawn once for all days. They are those of the first day on which the Sun rises.
 */
export function kalaWindows(state: TithiState, scaleOf: (day: TithiStateDay) => Scale): readonly KalaWindow[] {
  const model = state.days.find((day) => day.sunrise !== null);
  if (model === undefined) return [];
  const { at } = scaleOf(model);
  return state.kalas.flatMap((kala) => {
    const window = windowIn(state.days, model, kala.id);
    if (window === null) return [];
    return [{ kala, isChosen: kala.id === state.kala, from: at(msOf(window.start)), to: at(msOf(window.end)) }];
  });
}

export interface KalaWindow {
  readonly kala: Kala;
  readonly isChosen: boolean;
  /** Its ends along the drawing. */
  readonly from: number;
  readonly to: number;
}

/** The attributes of a kala's bar. */
export const kalaBar = ({ kala, isChosen }: KalaWindow) => ({
  rx: 3,
  fill: isChosen ? 'var(--accent)' : kala.night ? 'var(--sky)' : 'var(--sun)',
  opacity: isChosen ? 1 : 0.55,
});

/** The attributes of a tithi's bar. The tithi that is decided is emphasized. */
export const tithiBar = ({ tithi }: TithiState, { number, start, end }: TithiSpan) => ({
  rx: 5,
  fill: number === tithi.number ? 'var(--accent)' : 'var(--sky)',
  opacity: number === tithi.number ? 0.3 : 0.16,
  'data-start': start,
  'data-end': end,
});

/** Whether a tithi begins after the day's sunrise. A tithi that was already running is cut at sunrise. */
export const beginsWithin = ({ start }: TithiSpan, { from }: Scale): boolean => msOf(start) > from + 1000;

/**
 * The window of a kala. Arunodaya belongs to the day whose sunrise follows it, so it is drawn at the end of the day
 * before.
 */
function windowIn(days: TithiState['days'], day: TithiStateDay, id: string): TithiWindow | null {
  if (id !== 'arunodaya') return day.windows[id] ?? null;
  return days[days.indexOf(day) + 1]?.windows[id] ?? null;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

type Box = readonly [number, number, number, number];

/**
 * The part of the chosen window that the tithi covers, with its percentage. `boxOf` turns its ends into a rectangle.
 */
export function coveredPart(
  state: TithiState,
  day: TithiStateDay,
  { at }: Scale,
  boxOf: (from: number, to: number) => Box,
): string {
  const span = windowIn(state.days, day, state.kala);
  if (span === null) return '';
  const from = Math.max(msOf(span.start), msOf(state.tithi.start));
  const to = Math.min(msOf(span.end), msOf(state.tithi.end));
  const [x, y, w, h] = boxOf(at(msOf(span.start)), at(msOf(span.end)));
  if (to <= from) return text(x + w / 2, y + h / 2 + 5, '0 %', { ...CENTRE, 'font-size': 13.5, fill: 'var(--ink)' });
  const [cx, cy, cw, ch] = boxOf(at(from), at(to));
  const fits = Math.max(cw, 1) > 34 || ch > 60;
  return (
    rect(cx, cy, Math.max(cw, 1), Math.max(ch, 1), {
      fill: 'var(--accent)',
      class: 'held',
      'data-covered': span.covered,
    }) +
    (fits
      ? text(cx + cw / 2, cy + ch / 2 + 5, percent(span.covered), {
          ...CENTRE,
          'font-size': 13.5,
          'font-weight': 600,
          fill: 'var(--paper)',
        })
      : '')
  );
}

/** The percentages of all days, in words. */
export function daysText(state: TithiState): string {
  const kala = state.kalas.find(({ id }) => id === state.kala);
  const shares = state.days.map((day) => {
    const span = windowIn(state.days, day, state.kala);
    return `${day.label} ${span === null ? '–' : percent(span.covered)}`;
  });
  return filled(state.words.daysDesc, { tithi: state.tithi.name, kala: kala?.name ?? '', shares: shares.join(', ') });
}
