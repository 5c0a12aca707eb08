/**
 * The Moon's month as a wheel, dark at the foot and full at the top; the arc she runs from sunrise to sunrise pulled straight as a
 * ruler; and the days in which the tithi stands one under the other, the same hour in the same column.
 */
import {
  arc,
  CENTRE,
  circle,
  dm,
  END,
  el,
  filled,
  line,
  MIDDLE,
  mod,
  moon,
  moonPath,
  n1,
  path,
  pt,
  rect,
  ring,
  spoke,
  sun,
  svg,
  text,
  title,
} from './geometry.ts';
import { clockAt, msOf, type Samples, sampledAt } from './samples.ts';

interface Window {
  readonly start: string;
  readonly end: string;
  readonly covered: number;
}

export interface TithiState {
  readonly now: number;
  readonly offsetMs: number;
  readonly samples: Samples;
  /** The kala chosen. */
  readonly kala: string;
  readonly tithi: {
    readonly number: number;
    readonly sa: string;
    readonly name: string;
    readonly start: string;
    readonly end: string;
  };
  readonly names: readonly string[];
  readonly kalas: readonly {
    readonly id: string;
    readonly sa: string;
    readonly name: string;
    readonly night: boolean;
  }[];
  readonly days: readonly {
    readonly label: string;
    readonly weekday: string;
    readonly sunrise: string | null;
    readonly sunset: string | null;
    readonly next: string | null;
    readonly spans: readonly {
      readonly number: number;
      readonly sa: string;
      readonly name: string;
      readonly start: string;
      readonly end: string;
    }[];
    readonly windows: Readonly<Record<string, Window | null>>;
  }[];
  /** Moments of the ruler: their words and instants. */
  readonly moments: readonly { readonly word: string; readonly at: number; readonly high: boolean }[];
  readonly words: {
    readonly wheel: string;
    readonly wheelDesc: string;
    readonly ruler: string;
    readonly rulerDesc: string;
    readonly days: string;
    readonly daysDesc: string;
    readonly sun: string;
    readonly ahead: string;
    readonly full: string;
    readonly dark: string;
    readonly now: string;
    readonly sunset: string;
    readonly noSun: string;
  };
}

const SMALL = 13.6;
const dir = (elongation: number): number => 180 + elongation;
const elongationAt = ({ samples }: TithiState, ms: number): number => sampledAt(samples, 'elongation', ms, 360) ?? 0;

export function drawTithiNirnaya(
  state: TithiState,
): Readonly<Record<'wheel' | 'ruler' | 'days' | 'daysNarrow', string>> {
  return { wheel: wheel(state), ruler: ruler(state), days: daysWide(state), daysNarrow: daysTall(state) };
}

export function saidOfTithi(state: TithiState): string {
  const elongation = elongationAt(state, state.now);
  return `${clockAt(state.now, state.offsetMs)}, ${state.names[Math.floor(elongation / 12)] ?? ''} ${dm(elongation)}`;
}

function wheel(state: TithiState): string {
  const { words, names } = state;
  const elongation = elongationAt(state, state.now);
  const running = Math.floor(elongation / 12);
  const sectors = Array.from({ length: 30 }, (_, i) => {
    const on = i === running;
    const a = dir(i * 12 + 6);
    const [nx, ny] = pt(167, a);
    const [mx, my] = pt(143, a);
    return (
      path(
        ring(156, 178, dir(i * 12) + 0.4, dir(i * 12 + 12) - 0.4),
        { fill: on ? 'var(--accent)' : i < 15 ? 'var(--day)' : 'var(--line)' },
        title(`${names[i] ?? ''}: ${i * 12}°–${i * 12 + 12}°`),
      ) +
      text(nx, ny, String(i === 29 ? 30 : (i % 15) + 1), {
        ...MIDDLE,
        'font-size': 13.4,
        fill: on ? 'var(--paper)' : 'var(--ink)',
      }) +
      `<g transform="translate(${mx} ${my})" data-tithi="${i + 1}"><circle r="8.4" fill="var(--on-night)" opacity=".13"/><path d="${moonPath(8.4, i * 12 + 6)}" fill="var(--moon)"/></g>`
    );
  });
  const [rise, next] = [state.moments[0]?.at, state.moments.at(-1)?.at];
  const [e0, e1] = [elongationAt(state, rise ?? state.now), elongationAt(state, next ?? state.now)];
  const [sx, sy] = pt(86, 180);
  const [mx, my] = pt(92, dir(elongation));
  const clear = elongation > 90 && elongation < 270;
  const tick = { stroke: 'var(--sky)', 'stroke-width': 2 };
  return svg(
    {
      id: 'wheel',
      box: '-192 -200 384 404',
      title: words.wheel,
      desc: filled(words.wheelDesc, { tithi: names[running] ?? '', elongation: dm(elongation) }),
    },
    circle(0, 0, 143, { fill: 'none', stroke: 'var(--night)', 'stroke-width': 24 }) +
      sectors.join('') +
      path(ring(131, 178, dir(running * 12), dir(running * 12 + 12)), {
        fill: 'none',
        stroke: 'var(--accent)',
        'stroke-width': 2,
      }) +
      path(arc(124, dir(e0), dir(e1)), { fill: 'none', stroke: 'var(--sky)', 'stroke-width': 5 }) +
      spoke(118, 130, dir(e0), tick) +
      spoke(118, 130, dir(e1), tick) +
      sun(sx, sy, 9) +
      text(0, sy + 28, words.sun, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }) +
      el(
        'g',
        { class: 'hand', 'data-elongation': elongation.toFixed(4), 'data-tithi': running + 1 },
        spoke(0, 130, dir(elongation), { stroke: 'var(--accent)', 'stroke-width': 2 }),
      ) +
      moon(mx, my, 13, elongation) +
      spoke(0, 70, 180, { stroke: 'var(--sun)', 'stroke-width': 1.6, 'stroke-dasharray': '3 4' }) +
      path(arc(34, 180, dir(elongation)), { fill: 'none', stroke: 'var(--accent)', 'stroke-width': 2 }) +
      circle(0, 0, 3.5, { fill: 'var(--ink)' }) +
      text(0, clear ? 60 : -56, state.tithi.sa, { ...CENTRE, class: 't', 'font-size': 32, fill: 'var(--ink)' }) +
      (state.tithi.name === state.tithi.sa
        ? ''
        : text(0, clear ? 80 : -33, state.tithi.name, { ...CENTRE, 'font-size': 14, fill: 'var(--soft)' })) +
      text(14, clear ? 8 : 10, dm(elongation), { class: 't', 'font-size': 23, fill: 'var(--accent)' }) +
      text(14, clear ? 25 : 27, words.ahead, { 'font-size': SMALL, fill: 'var(--soft)' }) +
      text(0, -185, words.full, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }) +
      text(0, 197, words.dark, { ...CENTRE, 'font-size': SMALL, fill: 'var(--soft)' }),
  );
}

/** The way of a day and a half about the present, straight: the same Moon against the day's moments. */
function ruler(state: TithiState): string {
  const { words, names, moments } = state;
  const width = 358;
  const first = Math.floor(elongationAt(state, moments[0]?.at ?? state.now) / 12) * 12;
  const x = (elongation: number): number => 8 + (mod(elongation - first + 60, 360) - 60) * ((width - 16) / 24);
  const e = elongationAt(state, state.now);
  const cells = [0, 1].map((i) => {
    const number = (first / 12 + i) % 30;
    const mine = number + 1 === state.tithi.number;
    return (
      rect(8 + (i * (width - 16)) / 2, 42, (width - 16) / 2, 17, {
        fill: mine ? 'var(--accent)' : 'var(--sky)',
        opacity: mine ? 0.3 : 0.18,
      }) +
      text(8 + ((i + 0.5) * (width - 16)) / 2, 55.5, names[number] ?? '', {
        ...CENTRE,
        'font-size': SMALL,
        fill: 'var(--ink)',
      })
    );
  });
  const ends = [0, 12, 24].map((gone, i) => {
    const anchor = i === 0 ? {} : i === 2 ? END : CENTRE;
    const ex = 8 + (gone / 24) * (width - 16);
    return (
      line(ex, 38, ex, 64, { stroke: 'var(--ink)' }) +
      text(ex, 79, `${mod(first + gone, 360)}°`, { ...anchor, 'font-size': SMALL, fill: 'var(--soft)' })
    );
  });
  const marks = moments.map(({ word, at, high }) => {
    const mx = x(elongationAt(state, at));
    return (
      line(mx, high ? 17 : 32, mx, 42, { stroke: 'var(--sky)', 'stroke-width': 1.6 }) +
      text(Math.max(26, Math.min(mx, width - 40)), high ? 13 : 28, word, {
        ...CENTRE,
        'font-size': SMALL,
        fill: 'var(--sky)',
      })
    );
  });
  const nx = x(e);
  return svg(
    { id: 'ruler', box: `0 0 ${width} 84`, title: words.ruler, desc: filled(words.rulerDesc, { elongation: dm(e) }) },
    cells.join('') +
      ends.join('') +
      marks.join('') +
      line(nx, 60, nx, 68, { stroke: 'var(--accent)', 'stroke-width': 1.6 }) +
      moon(nx, 50, 8.5, e) +
      text(Math.max(20, Math.min(nx, width - 20)), 79, words.now, {
        ...CENTRE,
        'font-size': SMALL,
        'font-weight': 600,
        fill: 'var(--accent)',
      }),
  );
}

interface Scale {
  readonly from: number;
  readonly at: (ms: number) => number;
}

const HOUR_MS = 3_600_000;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Time runs to the right; each day from its own sunrise. */
function daysWide(state: TithiState): string {
  const { words, days, kalas } = state;
  const [width, left, top, row] = [1120, 118, 64, 92];
  const per = (width - left - 12) / 24.2;
  const scaleOf = (day: TithiState['days'][number]): Scale => {
    const from = msOf(day.sunrise ?? day.spans[0]?.start ?? state.samples.start);
    return { from, at: (ms) => left + Math.max(0, Math.min(24.2, (ms - from) / HOUR_MS)) * per };
  };
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
            text(x0 + 5, y + 47, clockAt(msOf(span.start), state.offsetMs), { 'font-size': 13, fill: 'var(--ink)' })
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

/** Arunodaya belongs to the day whose sunrise follows: on the line of a day it stands at its end, before the next sunrise. */
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
  if (to <= from) return text(x + w / 2, y + h / 2 + 5, '0 %', { ...CENTRE, 'font-size': 13.5, fill: 'var(--soft)' });
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
    text(set, y + 63, `${state.words.sunset} ${said(day.sunset)}`, { ...CENTRE, ...soft }) +
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

/** A phone: time runs down, the days stand side by side. */
function daysTall(state: TithiState): string {
  const { words, days, kalas } = state;
  const [width, top, per] = [358, 44, 24];
  const wide = (width - 122) / days.length - 8;
  const scaleOf = (day: TithiState['days'][number]): Scale => {
    const from = msOf(day.sunrise ?? day.spans[0]?.start ?? state.samples.start);
    return { from, at: (ms) => top + Math.max(0, Math.min(24.2, (ms - from) / HOUR_MS)) * per };
  };
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
              (on ? rect(0, y0, width, y1 - y0, { rx: 6, fill: 'var(--accent)', opacity: 0.12 }) : '') +
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
    { id: 'days-n', box: `0 0 ${width} ${n1(top + 24.2 * per + 8)}`, title: words.days, desc: daysSaid(state) },
    head + columns.join(''),
  );
}
