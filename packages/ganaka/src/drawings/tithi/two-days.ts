/**
 * The run of a tithi, or a sankranti, over the civil days it touches. Each day shows the hours that decide; the chosen
 * hours are emphasized.
 */
import { CENTRE, END, el, line, n1, rect, svg, text, title } from '../kit/geometry.ts';

export interface TwoDays {
  /** The midnights at which the days begin, and the one after the last day, in milliseconds since 1970. */
  readonly midnights: readonly number[];
  /** The name of each day. */
  readonly days: readonly string[];
  /** The run of the tithi, if the decision is about a tithi. */
  readonly run: { readonly from: number; readonly to: number; readonly label: string } | null;
  /** The Sun's entry into a sign, if the decision is about a sankranti. */
  readonly entry: { readonly at: number; readonly label: string } | null;
  readonly hours: readonly {
    readonly from: number;
    readonly to: number;
    readonly isTaken: boolean;
    readonly label: string;
  }[];
  readonly title: string;
  readonly words: string;
}

const [WIDTH, LEFT, RIGHT] = [360, 4, 356];
const [HEAD, BAR, ROW, HIGH] = [22, 24, 38, 118];
const SMALL = 12.5;
/** At most as wide is a character of a label, in ems. */
const [EM, BOLD_EM] = [0.55, 0.6];
/** The width of the mark for an instant. */
const LEAST = 4;

export function drawTwoDays(state: TwoDays): string {
  const { midnights, days, run, entry, hours } = state;
  const [first, last] = [midnights[0] ?? 0, midnights.at(-1) ?? 1];
  const x = (ms: number): number =>
    n1(LEFT + (Math.min(Math.max(ms, first), last) - first) * ((RIGHT - LEFT) / (last - first)));
  const columns = days.map((day, i) => {
    const [from, to] = [x(midnights[i] ?? first), x(midnights[i + 1] ?? last)];
    return (
      rect(from + 1, HEAD, to - from - 2, HIGH - HEAD, { rx: 6, fill: 'var(--day)', opacity: 0.45 }) +
      text((from + to) / 2, 15, day, { ...CENTRE, 'font-size': 13.5, fill: 'var(--ink)' })
    );
  });
  return svg(
    { id: 'two-days', box: `0 0 ${WIDTH} ${HIGH + 2}`, title: state.title, desc: state.words },
    columns.join('') +
      (run === null ? '' : runDrawn(run, x)) +
      (entry === null ? '' : entryDrawn(entry, x)) +
      hours.map((each) => hoursDrawn(each, x)).join(''),
  );
}

type Along = (ms: number) => number;

const runDrawn = ({ from, to, label }: NonNullable<TwoDays['run']>, x: Along): string =>
  rect(x(from), HEAD + 8, Math.max(x(to) - x(from), LEAST), BAR, { rx: 5, fill: 'var(--sky)', opacity: 0.25 }) +
  text((x(from) + x(to)) / 2, HEAD + 25, label, { ...CENTRE, 'font-size': SMALL, fill: 'var(--ink)' });

function entryDrawn({ at, label }: NonNullable<TwoDays['entry']>, x: Along): string {
  const place = x(at);
  const isRight = place > WIDTH / 2;
  return (
    line(place, HEAD + 4, place, HIGH - 4, { stroke: 'var(--accent)', 'stroke-width': 2 }) +
    text(isRight ? place - 6 : place + 6, HEAD + 20, label, {
      ...(isRight ? END : {}),
      'font-size': SMALL,
      fill: 'var(--ink)',
    })
  );
}

function hoursDrawn({ from, to, isTaken, label }: TwoDays['hours'][number], x: Along): string {
  const [left, wide] = [x(from), Math.max(x(to) - x(from), LEAST)];
  const half = (label.length * (isTaken ? BOLD_EM : EM) * SMALL) / 2;
  const middle = Math.min(Math.max(left + wide / 2, LEFT + half), RIGHT - half);
  return el(
    'g',
    { class: isTaken ? 'taken' : 'left' },
    title(label) +
      rect(left, HEAD + ROW + 4, wide, BAR, {
        rx: 4,
        fill: isTaken ? 'var(--accent)' : 'var(--soft)',
        opacity: isTaken ? 1 : 0.35,
      }) +
      text(middle, HEAD + ROW + 46, label, {
        ...CENTRE,
        'font-size': SMALL,
        ...(isTaken && { 'font-weight': 600 }),
        fill: isTaken ? 'var(--accent)' : 'var(--soft)',
      }),
  );
}
