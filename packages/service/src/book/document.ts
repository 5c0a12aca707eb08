/** The book as one HTML document without scripts. The style sheet is embedded; the fonts come from this host. */
import { CHART_LOOK } from 'ganaka/internal/drawings/chart/chart.ts';
import { ornament } from 'ganaka/internal/drawings/chart/ornament.ts';
import type { HeadId } from 'ganaka/internal/text/contracts/book-words.ts';
import { OPENING_VERSE } from 'ganaka/internal/text/sentences/opening-verse.ts';
import { LIFE_FIELDS } from 'ganaka/internal/views/kundali/reports/life.ts';
import { BACK } from './chapters/back.ts';
import { BIRTH, titleSheet } from './chapters/birth.ts';
import type { Chapter } from './chapters/chapter.ts';
import { CHARTS } from './chapters/charts.ts';
import { READINGS } from './chapters/readings.ts';
import { STRENGTH } from './chapters/strength.ts';
import { TIMES } from './chapters/times.ts';
import { esc, type Markup } from './html.ts';
import type { Matter } from './matter.ts';
import { paperStyle } from './paper.ts';
import { BookPrinter } from './printer.ts';
import { STYLE } from './style.ts';

const CHAPTERS: readonly Chapter[] = [...BIRTH, ...CHARTS, ...STRENGTH, ...TIMES, ...READINGS, ...BACK];

/** Chapters that do not begin on a new page. */
const JOINED: ReadonlySet<HeadId> = new Set<HeadId>([
  ...(['panchanga', 'avakahada', 'grahas', 'tulana', 'drishti', 'shadbala', 'ashtakavarga', 'jaimini'] as const),
  ...(['yogas', 'doshas', 'sade_sati', 'sources', 'colophon'] as const),
]);

/**
 * Chapters that do not begin on a new page if the book has two languages, because each life report then takes more than
 * a page. With one language each report has its own page.
 */
const FLOWING: ReadonlySet<HeadId> = new Set<HeadId>(LIFE_FIELDS);
const follows = (id: HeadId, { languages }: BookPrinter): boolean =>
  JOINED.has(id) || (languages.length > 1 && FLOWING.has(id));

export function bookOf(matter: Matter): Markup {
  const printer = new BookPrinter(matter.asked.say);
  const { name } = matter.asked;
  const called = printer.words.heads.title;
  const title = name === null ? called : `${called}: ${name}`;
  return (
    '<!doctype html>\n' +
    `<html lang="${printer.main}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${esc(title)}</title>` +
    `<link rel="stylesheet" href="${FONTS_PATH}"><style>${CHART_LOOK}${STYLE}${paperStyle(matter.asked.paper)}${runningHead(title)}</style></head><body><main class="book" data-paper="${matter.asked.paper}">` +
    titlePage(matter, printer) +
    contents(printer) +
    CHAPTERS.map(
      ({ id, body }) =>
        `<section class="${follows(id, printer) ? 'joined' : 'chapter'}" id="${id}"><h2>${printer.head(id)}</h2>${body(matter, printer)}</section>`,
    ).join('') +
    '</main></body></html>\n'
  );
}

/** The path of the style sheet with the fonts of the service's pages. */
export const FONTS_PATH = '/assets/fonts.css';

function titlePage(matter: Matter, printer: BookPrinter): Markup {
  const { name } = matter.asked;
  const who = name === null ? '' : `<p class="who"><bdi>${esc(name)}</bdi></p>`;
  return `<section class="title"><div>${mangala()}<h1>${printer.head('title')}</h1>${who}${titleSheet(matter, printer)}${printer.namesOnly()}</div></section>`;
}

/** The ornament and the verse to Ganesha above the title, as in every janma-patrika (birth book). */
const mangala = (): Markup =>
  `${ornament()}<p class="mangala" lang="sa"><b>${OPENING_VERSE.invocation}</b>${OPENING_VERSE.verse.join('<br>')}</p>`;

/**
 * The table of contents. Only the printer (`http/print/pdf-printer.ts`) knows the page numbers. It writes them into the
 * elements with `data-page-of`.
 */
const contents = (printer: BookPrinter): Markup =>
  `<nav class="chapter contents"><h2>${printer.head('contents')}</h2><ol>${CHAPTERS.map(
    ({ id }) => `<li><a href="#${id}"><span>${printer.head(id)}</span><i></i><b data-page-of="${id}"></b></a></li>`,
  ).join('')}</ol></nav>`;

/** The title in the upper margin. Every character is escaped, so that no character of a name can end the CSS string. */
const runningHead = (title: string): string =>
  `@page{@top-center{content:"${[...title].map((letter) => `\\${(letter.codePointAt(0) ?? 32).toString(16)} `).join('')}";font:8pt Noto,Tiro,sans-serif;color:#6d6258}}@page :first{@top-center{content:none}}`;
