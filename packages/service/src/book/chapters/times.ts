/** Dashas, with the pratyantaras of the current mahadasha; sade-sati; the slow grahas in the coming years. */

import { dayOf as dayNumberOf } from 'ganaka/internal/kernel/civil.ts';
import type { Graha } from 'ganaka/internal/sky/engines/engine.ts';
import { beside, cell, esc, type Markup, num, table } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { BookPrinter } from '../printer.ts';
import type { Chapter } from './chapter.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}
const span = ({ start, end }: Span, printer: BookPrinter): readonly Markup[] => [
  cell(printer.day(start), 'n'),
  cell(printer.day(end), 'n'),
];

/** The day number of a date or instant as written in replies. */
function dayNumber(text: string): number {
  const [, year = '0', month = '1', day = '1'] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(text) ?? [];
  return dayNumberOf({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Whether a day falls in a period, by the dates of the reply. */
const runsOn = (day: string, { start, end }: Span): boolean =>
  dayNumber(start) <= dayNumber(day) && dayNumber(day) < dayNumber(end);

/** A small table for each period of the higher level, three in a row. */
const blocks = (
  periods: readonly (Span & { readonly lord: Graha; readonly parts: readonly (Span & { readonly lord: Graha })[] })[],
  printer: BookPrinter,
): Markup =>
  `<div class="thirds">${periods
    .map(
      ({ lord, start, end, parts }) =>
        `<div class="block"><h3>${printer.graha(lord)}</h3><p class="note">${printer.day(start)} – ${printer.day(end)}</p>${table(
          [],
          parts.map((part) => [cell(printer.graha(part.lord)), cell(printer.day(part.end), 'n')]),
          'small',
        )}</div>`,
    )
    .join('')}</div>`;

const vimshottari: Chapter = {
  id: 'vimshottari',
  body({ full: { dashas } }, printer) {
    const balance = `<p>${printer.label('balance')}: ${printer.graha(dashas.balance.lord)}, ${printer.lasting(dashas.balance)} · ${printer.cite(dashas.citation)}</p>`;
    const periods = dashas.maha.map(({ antar, ...maha }) => ({ ...maha, parts: antar }));
    return `${balance}<p class="note">${printer.label('antar_until')}</p>${blocks(periods, printer)}`;
  },
};

const running: Chapter = {
  id: 'running',
  body({ full: { dashas, sade_sati } }, printer) {
    const maha = dashas.maha.find((each) => runsOn(sade_sati.on, each));
    if (maha === undefined) return `<p>${printer.label('none')}</p>`;
    const periods = maha.antar.map(({ pratyantara, ...antar }) => ({ ...antar, parts: pratyantara }));
    return `<p><b>${printer.graha(maha.lord)}</b> ${printer.day(maha.start)} – ${printer.day(maha.end)}</p><p class="note">${printer.label('pratyantara_until')}</p>${blocks(periods, printer)}`;
  },
};

const yogini: Chapter = {
  id: 'yogini',
  body({ full: { yogini_dashas: of } }, printer) {
    const { balance } = of;
    return `<p>${printer.label('balance')}: ${printer.named(balance.yogini)}, ${printer.lasting(balance)} · ${printer.cite(of.citation)}</p>${beside(
      of.maha.map((maha) => [cell(printer.named(maha.yogini)), cell(printer.graha(maha.lord)), ...span(maha, printer)]),
      (rows) =>
        table(
          [printer.label('maha'), printer.label('lord'), printer.label('start'), printer.label('end')],
          rows,
          'small',
        ),
    )}`;
  },
};

const sadeSati: Chapter = {
  id: 'sade_sati',
  body({ full: { sade_sati: of } }, printer) {
    return `${beside(
      of.periods.map((each) => [
        cell(printer.term(each.phase), 'w'),
        num(each.house_from_moon),
        ...span(each, printer),
      ]),
      (rows) =>
        table(
          [printer.label('phase'), printer.label('from_moon'), printer.label('start'), printer.label('end')],
          rows,
          'small',
        ),
    )}${printer.notes(of)}<p>${printer.cite(of.citation)}</p>`;
  },
};

const gochara: Chapter = {
  id: 'gochara',
  body: ({ gochara: of }, printer) =>
    `${lifeLine(of, printer)}${table(
      [
        printer.label('graha'),
        printer.label('enters'),
        printer.label('rashi'),
        printer.label('house'),
        printer.label('from_moon'),
        printer.label('bindus'),
        printer.label('marks'),
      ],
      of.ingresses.map((each) => [
        cell(printer.graha(each.graha)),
        cell(printer.day(each.at), 'n'),
        cell(printer.named(each.rashi)),
        num(each.house_from_lagna),
        num(each.house_from_moon),
        num(each.bindus.bav ?? each.bindus.sav),
        cell(each.retrograde ? printer.label('retrograde') : '–'),
      ]),
    )}`,
};

type Ingress = Matter['gochara']['ingresses'][number];
const LANES = ['guru', 'shani', 'rahu', 'ketu'] as const;
const WIDTH = 640;
const LANE = 34;
const LEFT = 70;
const BAR = 16;

/** A time line of the slow grahas with one row for each graha, which shows the rashis it is in. */
function lifeLine({ grahas, ingresses, on, ingresses_until: until }: Matter['gochara'], printer: BookPrinter): Markup {
  const [start, end] = [dayNumber(on), dayNumber(until)];
  const x = (day: number): number => LEFT + ((Math.min(day, end) - start) / (end - start)) * (WIDTH - LEFT - 4);
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const lane = (graha: (typeof LANES)[number], n: number): Markup => {
    const y = n * LANE + 8;
    const entries: readonly Pick<Ingress, 'rashi' | 'at'>[] = [
      { rashi: grahas[graha].rashi, at: on },
      ...ingresses.filter((each) => each.graha === graha),
    ];
    const spans = entries.map(({ rashi, at }, i) => {
      const [from, to] = [x(dayNumber(at)), x(dayNumber(entries[i + 1]?.at ?? until))];
      const label = printer.nameAlone(rashi);
      const room = to - from > 7 * [...label].length;
      return (
        `<rect x="${tenth(from)}" y="${y}" width="${tenth(to - from)}" height="${BAR}"/>` +
        `<text class="m" x="${tenth((from + to) / 2)}" y="${y + BAR - 4.5}">${room ? esc(label) : to - from > 12 ? rashi.number : ''}</text>`
      );
    });
    return `<text x="0" y="${y + BAR - 4}">${esc(printer.grahaAlone(graha))}</text>${spans.join('')}`;
  };
  const foot = LANES.length * LANE + 4;
  const years = yearsBetween(on, until).map((year) => {
    const at = tenth(x(dayNumberOf({ year, month: 1, day: 1 })));
    return `<line x1="${at}" y1="2" x2="${at}" y2="${foot}"/><text class="m" x="${at}" y="${foot + 11}">${year}</text>`;
  });
  return `<svg class="lanes" viewBox="0 0 ${WIDTH} ${foot + 16}" role="img" aria-label="${esc(on)} – ${esc(until.split('T')[0] ?? '')}">${years.join('')}${LANES.map(lane).join('')}</svg>`;
}

/** The years that begin within a span. */
function yearsBetween(from: string, until: string): readonly number[] {
  const year = (text: string): number => Number(/^-?\d+/.exec(text)?.[0]);
  return Array.from({ length: year(until) - year(from) }, (_, n) => year(from) + 1 + n);
}

export const TIMES: readonly Chapter[] = [vimshottari, running, yogini, sadeSati, gochara];
