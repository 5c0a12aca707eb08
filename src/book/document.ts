/** The book as one HTML document: no script, one style sheet within, fonts from this host. */
import { BACK } from './chapters/back.ts';
import { BIRTH, titleSheet } from './chapters/birth.ts';
import type { Chapter } from './chapters/chapter.ts';
import { CHARTS } from './chapters/charts.ts';
import { READINGS } from './chapters/readings.ts';
import { STRENGTH } from './chapters/strength.ts';
import { TIMES } from './chapters/times.ts';
import { esc, type Html } from './html.ts';
import type { Matter } from './matter.ts';
import { STYLE } from './style.ts';
import { Voice } from './voice.ts';
import { HEADS, type HeadId } from './words.ts';

const CHAPTERS: readonly Chapter[] = [...BIRTH, ...CHARTS, ...STRENGTH, ...TIMES, ...READINGS, ...BACK];

/** Those that share the page of the one before. */
const JOINED: ReadonlySet<HeadId> = new Set<HeadId>([
  ...(['panchanga', 'avakahada', 'grahas', 'drishti', 'jaimini', 'doshas', 'sade_sati', 'ratna'] as const),
  'colophon',
]);

export function bookOf(matter: Matter): Html {
  const voice = new Voice(matter.asked.say);
  const { name } = matter.asked;
  const title = name === null ? HEADS.title.en : `${HEADS.title.en}: ${name}`;
  return (
    '<!doctype html>\n' +
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${esc(title)}</title>` +
    `<link rel="stylesheet" href="${FONTS_PATH}"><style>${STYLE}${runningHead(title)}</style></head><body><main class="book">` +
    titlePage(matter, voice) +
    contents(voice) +
    CHAPTERS.map(
      ({ id, body }) =>
        `<section class="${JOINED.has(id) ? 'joined' : 'chapter'}" id="${id}"><h2>${voice.head(id)}</h2>${body(matter, voice)}</section>`,
    ).join('') +
    '</main></body></html>\n'
  );
}

/** Where the service gives the faces of its pages. */
export const FONTS_PATH = '/assets/fonts.css';

function titlePage(matter: Matter, voice: Voice): Html {
  const { name } = matter.asked;
  const who = name === null ? '' : `<p class="who"><bdi>${esc(name)}</bdi></p>`;
  return `<section class="title"><h1>${voice.head('title')}</h1>${who}${titleSheet(matter, voice)}</section>`;
}

const contents = (voice: Voice): Html =>
  `<nav class="chapter contents"><h2>${voice.head('contents')}</h2><ol>${CHAPTERS.map(
    ({ id }) => `<li><a href="#${id}">${voice.head(id)}</a></li>`,
  ).join('')}</ol></nav>`;

/** The title in the upper margin, written so that no letter of a name can end the string. */
const runningHead = (title: string): string =>
  `@page{@top-center{content:"${[...title].map((letter) => `\\${(letter.codePointAt(0) ?? 32).toString(16)} `).join('')}";font:8pt Noto,sans-serif;color:#6d6258}}@page :first{@top-center{content:none}}`;
