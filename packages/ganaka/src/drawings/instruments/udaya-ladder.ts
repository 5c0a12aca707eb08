/** The sum that gives the sunrise, term by term as bars. */
import { END, filled, mod, path, rect, svg, text } from '../kit/geometry.ts';
import { clockAt } from '../kit/samples.ts';

export interface LadderState {
  readonly terms: readonly {
    readonly sa: string;
    readonly name: string;
    readonly minutes: number | null;
    readonly verse: string;
  }[];
  readonly sunrise: string | null;
  readonly words: Readonly<Record<'ladder' | 'ladderDesc' | 'minute' | 'hour', string>>;
}

const SMALL = 13.4;

/** A bar of more minutes than this is drawn broken. */
const LONG_MINUTES = 120;

/** Draws the bars. The narrow layout has each name above its bar and leaves out the verses, which the table has. */
export function ladder({ terms, words, sunrise }: LadderState, width: number): string {
  const wide = width > 500;
  const [row, left, perMinute] = wide ? [40, 330, 2] : [54, 0, 1.4];
  let sum = 0;
  const rows = terms.map(({ sa, name, minutes, verse }, i) => {
    const top = 12 + i * row;
    const y = wide ? top : top + 22;
    const size = Math.abs(minutes ?? 0);
    const long = size > LONG_MINUTES;
    const bar = long ? (wide ? 170 : 96) : size * perMinute;
    sum += minutes ?? 0;
    const x = left + 20;
    const value = `${(minutes ?? 0) < 0 ? '−' : '+'} ${sizeText(size, words)}`;
    const last = i === terms.length - 1;
    const drawn =
      i === 0 && size === 0
        ? ''
        : minutes === null
          ? text(x, y + 16, '–', { 'font-size': SMALL, fill: 'var(--soft)' })
          : rect(minutes < 0 ? x - Math.min(bar, 18) : x, y, Math.max(bar, 1), 22, {
              rx: 4,
              fill: minutes < 0 ? 'var(--sky)' : long ? 'var(--sun)' : 'var(--accent)',
              opacity: long ? 0.55 : 0.85,
              'data-minutes': minutes,
            }) +
            (long
              ? path(`M${x + bar / 2 - 8} ${y + 26}l8 -30m4 30l8 -30`, { stroke: 'var(--panel)', 'stroke-width': 4 })
              : '') +
            text(x + 10 + (minutes < 0 ? Math.max(bar - 18, 0) : bar), y + 16, value, {
              'font-size': SMALL,
              fill: 'var(--ink)',
            });
    return (
      text(0, top + 16, sa, { class: 't', 'font-size': 16, fill: 'var(--ink)' }) +
      (name === sa ? '' : text(wide ? 112 : 106, top + 16, name, { 'font-size': SMALL, fill: 'var(--soft)' })) +
      drawn +
      (minutes === null
        ? ''
        : text(width, y + 16, last && sunrise !== null ? sunrise : clockOf(sum), {
            ...END,
            'font-size': last ? 18 : 14,
            fill: last ? 'var(--accent)' : 'var(--ink)',
            ...(last && { 'font-weight': 600 }),
          })) +
      (wide ? text(width - 70, y + 16, verse, { ...END, 'font-size': 12.5, fill: 'var(--soft)' }) : '')
    );
  });
  return svg(
    {
      id: wide ? 'ladder' : 'ladder-n',
      box: `0 0 ${width} ${terms.length * row + 14}`,
      title: words.ladder,
      desc: filled(words.ladderDesc, { sunrise: sunrise ?? '–' }),
    },
    rows.join(''),
  );
}

function sizeText(minutes: number, words: LadderState['words']): string {
  if (minutes < LONG_MINUTES) return `${minutes.toFixed(1)} ${words.minute}`;
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)} ${words.hour} ${String(whole % 60).padStart(2, '0')} ${words.minute}`;
}
/** Added before truncating to minutes, because a sum may be smaller than a whole minute by a rounding error. */
const SLACK_MINUTES = 1e-6;
const clockOf = (minutes: number): string => clockAt((mod(minutes, 1440) + SLACK_MINUTES) * 60_000, 0);
