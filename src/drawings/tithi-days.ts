/** The days of a tithi, stacked or in columns, the same hour in the same line. */
import { CENTRE, circle, END, el, filled, line, n1, rect, svg, text, title } from './geometry.ts';
import { Sheet } from './labels.ts';
import { clockAt, msOf } from './samples.ts';
import { SMALL, type TithiState, type Window } from './tithi-state.ts';

interface Scale {
  readonly from: number;
  readonly at: (ms: number) => number;
}

const HOUR_MS = 3_600_000;
/** A day and a little: from one sunrise to the next, whichever way they move. */
const HOURS = 24.2;

/** Each day from its own sunrise at `start`; `per` to an hour. */
const scalesFrom =
  ({ samples }: TithiState, start: number, per: number) =>
  ({ sunrise, spans }: TithiState['days'][number]): Scale => {
    const from = msOf(sunrise ?? spans[0]?.start ?? samples.start);
    return { from, at: (ms) => start + Math.max(0, Math.min(HOURS, (ms - from) / HOUR_MS)) * per };
  };

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Time runs to the right; each day from its own sunrise. */
export function daysWide(state: TithiState): string {
  const { words, days, kalas } = state;
  const [width, left, top, row] = [1120, 118, 64, 92];
  const per = (width - left - 12) / HOURS;
  const scaleOf = scalesFrom(state, left, per);
  const model = days.find((day) => day.sunrise !== null);
  const head =
    model === undefined
      ? ''
      : kalas
          .map(({ id, sa, name, night }) => {
            const span = windowIn(days, model, id);
            if (span === null) return '';
            const { at } = scaleOf(model);
            const on = id === state.kala;
            const [x0, x1] = [at(msOf(span.start)), at(msOf(span.end))];
            const last = id === 'arunodaya';
            const cx = last ? x1 : (x0 + x1) / 2;
            const anchor = last ? END : CENTRE;
            return (
              (on
                ? rect(x0, 18, x1 - x0, top + days.length * row + 4, { rx: 6, fill: 'var(--accent)', opacity: 0.1 })
                : '') +
              rect(x0 + 1, 50, x1 - x0 - 2, 6, {
                rx: 3,
                fill: on ? 'var(--accent)' : night ? 'var(--sky)' : 'var(--sun)',
                opacity: on ? 1 : 0.55,
              }) +
              text(cx, 30, sa, { ...anchor, class: 't', 'font-size': 16, fill: on ? 'var(--accent)' : 'var(--ink)' }) +
              (name === sa
                ? ''
                : text(cx, 45, name, { ...anchor, 'font-size': 12.5, fill: on ? 'var(--accent)' : 'var(--soft)' }))
            );
          })
          .join('');
  const lines = days.map((day, d) => {
    const y = top + d * row + 14;
    const sheet = new Sheet(left, width);
    const { from, at } = scaleOf(day);
    const [set, end] = [
      at(msOf(day.sunset ?? day.next ?? state.samples.start)),
      at(msOf(day.next ?? state.samples.start)),
    ];
    const right = day.next === null ? width - 12 : end;
    const spans = day.spans.map((span) => {
      const [x0, x1] = [at(msOf(span.start)), Math.min(at(msOf(span.end)), right)];
      const mine = span.number === state.tithi.number;
      const begins = msOf(span.start) > from + 1000;
      const label = span.name === span.sa ? span.sa : `${span.sa} · ${span.name}`;
      return (
        rect(
          x0 + 1,
          y + 6,
          x1 - x0 - 2,
          28,
          {
            rx: 5,
            fill: mine ? 'var(--accent)' : 'var(--sky)',
            opacity: mine ? 0.3 : 0.16,
            'data-start': span.start,
            'data-end': span.end,
          },
          title(`${span.name} ${clockAt(msOf(span.start), state.offsetMs)}–${clockAt(msOf(span.end), state.offsetMs)}`),
        ) +
        (x1 - x0 > 150
          ? text(mine ? (begins ? x1 - 10 : x0 + 10) : begins ? x1 - 10 : x0 + 10, y + 25, label, {
              ...(begins ? END : {}),
              'font-size': 13.5,
              fill: 'var(--ink)',
            })
          : '') +
        (begins
          ? line(x0, y, x0, y + 50, { stroke: 'var(--ink)' }) +
            sheet.words(
              clockAt(msOf(span.start), state.offsetMs),
              13,
              [{ at: [x0 + 5, y + 47] }, { at: [x0 - 5, y + 47], anchor: 'end' }],
              { fill: 'var(--ink)' },
            )
          : '')
      );
    });
    return (
      text(0, y + 18, day.label, { 'font-size': 15, fill: 'var(--ink)' }) +
      text(0, y + 36, day.weekday, { 'font-size': 14, fill: 'var(--soft)' }) +
      rect(left, y - 6, set - left, 56, { rx: 6, fill: 'var(--day)', opacity: 0.55 }) +
      rect(set, y - 6, right - set, 56, { rx: 6, fill: 'var(--night)', opacity: 0.16 }) +
      spans.join('') +
      coverOf(state, day, days, at, (x0, x1) => [x0, y + 6, x1 - x0, 28]) +
      foot(state, day, y, left, set, right) +
      (state.now >= from && state.now < msOf(day.next ?? state.samples.start)
        ? el(
            'g',
            { class: 'now' },
            line(at(state.now), y - 8, at(state.now), y + 50, { stroke: 'var(--ink)', 'stroke-width': 2 }) +
              circle(at(state.now), y - 9, 4, { fill: 'var(--ink)' }),
          )
        : '')
    );
  });
  return svg(
    { id: 'days', box: `0 0 ${width} ${top + days.length * row + 20}`, title: words.days, desc: daysSaid(state) },
    head + lines.join(''),
  );
}

/**
 * Arunodaya belongs to the day whose sunrise follows: on the line of a day it is at its end, before the next sunrise.
 */
function windowIn(days: TithiState['days'], day: TithiState['days'][number], id: string): Window | null {
  if (id !== 'arunodaya') return day.windows[id] ?? null;
  return days[days.indexOf(day) + 1]?.windows[id] ?? null;
}

type Box = readonly [number, number, number, number];

/** The part of the chosen window that the tithi holds, with its percentage. */
function coverOf(
  state: TithiState,
  day: TithiState['days'][number],
  days: TithiState['days'],
  at: (ms: number) => number,
  boxOf: (from: number, to: number) => Box,
): string {
  const span = windowIn(days, day, state.kala);
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

function foot(
  state: TithiState,
  day: TithiState['days'][number],
  y: number,
  left: number,
  set: number,
  right: number,
): string {
  const soft = { 'font-size': 13, fill: 'var(--soft)' };
  const said = (instant: string | null): string => (instant === null ? '–' : clockAt(msOf(instant), state.offsetMs));
  return (
    text(left, y + 63, `☀ ${said(day.sunrise)}`, soft) +
    (day.sunset === null
      ? ''
      : text(set, y + 63, `${state.words.sunset} ${said(day.sunset)}`, { ...CENTRE, ...soft })) +
    text(right, y + 63, `${said(day.next)} ☀`, { ...END, ...soft })
  );
}

function daysSaid(state: TithiState): string {
  const kala = state.kalas.find(({ id }) => id === state.kala);
  const shares = state.days.map((day) => {
    const span = windowIn(state.days, day, state.kala);
    return `${day.label} ${span === null ? '–' : percent(span.covered)}`;
  });
  return filled(state.words.daysDesc, { tithi: state.tithi.name, kala: kala?.name ?? '', shares: shares.join(', ') });
}

/** A phone: time runs down, the days are in columns. */
export function daysTall(state: TithiState): string {
  const { words, days, kalas } = state;
  const [width, top, per] = [358, 44, 24];
  const wide = (width - 122) / days.length - 8;
  const scaleOf = scalesFrom(state, top, per);
  const model = days.find((day) => day.sunrise !== null);
  const head =
    model === undefined
      ? ''
      : kalas
          .map(({ id, sa, name, night }) => {
            const span = windowIn(days, model, id);
            if (span === null) return '';
            const { at } = scaleOf(model);
            const on = id === state.kala;
            const [y0, y1] = [at(msOf(span.start)), at(msOf(span.end))];
            const middle = (y0 + y1) / 2;
            return (
              (on ? rect(0, y0, width, y1 - y0, { rx: 6, fill: 'var(--accent)', opacity: 0.09 }) : '') +
              rect(104, y0 + 1, 6, y1 - y0 - 2, {
                rx: 3,
                fill: on ? 'var(--accent)' : night ? 'var(--sky)' : 'var(--sun)',
                opacity: on ? 1 : 0.55,
              }) +
              text(2, middle - 2, sa, { class: 't', 'font-size': 16, fill: on ? 'var(--accent)' : 'var(--ink)' }) +
              (name === sa
                ? ''
                : text(2, middle + 14, name, { 'font-size': SMALL, fill: on ? 'var(--accent)' : 'var(--soft)' }))
            );
          })
          .join('');
  const columns = days.map((day, d) => {
    const x = 122 + d * (wide + 8);
    const { from, at } = scaleOf(day);
    const end = day.next === null ? top + 24 * per : at(msOf(day.next));
    const set = day.sunset === null ? end : at(msOf(day.sunset));
    const spans = day.spans.map((span) => {
      const [y0, y1] = [at(msOf(span.start)), Math.min(at(msOf(span.end)), end)];
      const mine = span.number === state.tithi.number;
      const begins = msOf(span.start) > from + 1000;
      return (
        rect(x + 4, y0 + 1, wide - 8, Math.max(y1 - y0 - 2, 1), {
          rx: 5,
          fill: mine ? 'var(--accent)' : 'var(--sky)',
          opacity: mine ? 0.3 : 0.16,
          'data-start': span.start,
          'data-end': span.end,
        }) +
        (y1 - y0 > 46
          ? text(x + wide / 2, begins ? y1 - 14 : y0 + 24, span.sa, {
              ...CENTRE,
              class: 't',
              'font-size': 15,
              fill: 'var(--ink)',
            })
          : '') +
        (begins
          ? line(x, y0, x + wide, y0, { stroke: 'var(--ink)' }) +
            text(x + wide - 4, y0 - 5, clockAt(msOf(span.start), state.offsetMs), {
              ...END,
              'font-size': SMALL,
              fill: 'var(--ink)',
            })
          : '')
      );
    });
    const now = state.now >= from && day.next !== null && state.now < msOf(day.next) ? at(state.now) : null;
    return (
      text(x + wide / 2, 15, day.label, { ...CENTRE, 'font-size': 14, fill: 'var(--ink)' }) +
      text(x + wide / 2, 33, day.sunrise === null ? '–' : `☀ ${clockAt(msOf(day.sunrise), state.offsetMs)}`, {
        ...CENTRE,
        'font-size': SMALL,
        fill: 'var(--soft)',
      }) +
      rect(x, top, wide, set - top, { rx: 6, fill: 'var(--day)', opacity: 0.55 }) +
      rect(x, set, wide, Math.max(end - set, 0), { rx: 6, fill: 'var(--night)', opacity: 0.16 }) +
      spans.join('') +
      coverOf(state, day, days, at, (y0, y1) => [x + 4, y0, wide - 8, y1 - y0]) +
      (now === null
        ? ''
        : line(x - 4, now, x + wide, now, { stroke: 'var(--ink)', 'stroke-width': 2 }) +
          circle(x - 4, now, 4, { fill: 'var(--ink)' }))
    );
  });
  return svg(
    { id: 'days-n', box: `0 0 ${width} ${n1(top + HOURS * per + 8)}`, title: words.days, desc: daysSaid(state) },
    head + columns.join(''),
  );
}
