/** Dashas, with the pratyantaras of the mahadasha that runs; sade-sati; the slow grahas of the coming years. */
import type { Graha } from '../../engines/engine.ts';
import { dayOf as dayNumberOf } from '../../kernel/civil.ts';
import { cell, dayOf, esc, type Html, locusOf, num, table } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Voice } from '../voice.ts';
import { notes } from './birth.ts';
import type { Chapter } from './chapter.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}
const span = ({ start, end }: Span): readonly Html[] => [cell(dayOf(start), 'n'), cell(dayOf(end), 'n')];

/** The civil day of a date or instant as replies print it. */
function dayNumber(text: string): number {
  const [, year = '0', month = '1', day = '1'] = /^(-?\d+)-(\d\d)-(\d\d)/.exec(text) ?? [];
  return dayNumberOf({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Whether a day falls in a period, by the dates that are printed. */
const runsOn = (day: string, { start, end }: Span): boolean =>
  dayNumber(start) <= dayNumber(day) && dayNumber(day) < dayNumber(end);

/** One small table for each period of the higher level, two beside one another. */
const blocks = (
  periods: readonly (Span & { readonly lord: Graha; readonly parts: readonly (Span & { readonly lord: Graha })[] })[],
  voice: Voice,
): Html =>
  `<div class="columns">${periods
    .map(
      ({ lord, start, end, parts }) =>
        `<div class="block"><h3>${voice.graha(lord)} <span class="cite">${dayOf(start)} – ${dayOf(end)}</span></h3>${table(
          [],
          parts.map((part) => [cell(voice.graha(part.lord)), ...span(part)]),
          'small',
        )}</div>`,
    )
    .join('')}</div>`;

const vimshottari: Chapter = {
  id: 'vimshottari',
  body({ full: { dashas } }, voice) {
    const { lord, years, months, days } = dashas.balance;
    const balance = `<p>${voice.graha(lord)}: ${years}, ${months}, ${days} <span class="cite">${voice.label('years_months_days')}</span> ${locusOf(dashas.citation)}</p>`;
    const periods = dashas.maha.map(({ antar, ...maha }) => ({ ...maha, parts: antar }));
    return balance + blocks(periods, voice);
  },
};

const running: Chapter = {
  id: 'running',
  body({ full: { dashas, sade_sati } }, voice) {
    const maha = dashas.maha.find((each) => runsOn(sade_sati.on, each));
    if (maha === undefined) return `<p>${voice.label('none')}</p>`;
    const periods = maha.antar.map(({ pratyantara, ...antar }) => ({ ...antar, parts: pratyantara }));
    return `<p><b>${voice.graha(maha.lord)}</b> ${dayOf(maha.start)} – ${dayOf(maha.end)}</p>${blocks(periods, voice)}`;
  },
};

const yogini: Chapter = {
  id: 'yogini',
  body({ full: { yogini_dashas: of } }, voice) {
    return `<p>${locusOf(of.citation)}</p>${table(
      [voice.label('maha'), voice.label('lord'), voice.label('start'), voice.label('end')],
      of.maha.map((maha) => [cell(voice.named(maha.yogini)), cell(voice.graha(maha.lord)), ...span(maha)]),
      'small',
    )}`;
  },
};

const sadeSati: Chapter = {
  id: 'sade_sati',
  body({ full: { sade_sati: of } }, voice) {
    return `${table(
      [voice.label('phase'), voice.label('from_moon'), voice.label('start'), voice.label('end')],
      of.periods.map((each) => [cell(voice.id(each.phase)), num(each.house_from_moon), ...span(each)]),
      'small',
    )}${notes(of.notes)}<p>${locusOf(of.citation)}</p>`;
  },
};

const gochara: Chapter = {
  id: 'gochara',
  body: ({ gochara: of }, voice) =>
    `${lifeLine(of.ingresses, of.on, of.ingresses_until, voice)}${table(
      [
        voice.label('graha'),
        voice.label('enters'),
        voice.label('rashi'),
        voice.label('house'),
        voice.label('from_moon'),
        voice.label('bindus'),
        voice.label('marks'),
      ],
      of.ingresses.map((each) => [
        cell(voice.graha(each.graha)),
        cell(dayOf(each.at), 'n'),
        cell(voice.named(each.rashi)),
        num(each.house_from_lagna),
        num(each.house_from_moon),
        num(each.bindus.bav ?? each.bindus.sav),
        cell(each.retrograde ? voice.label('retrograde') : '–'),
      ]),
    )}`,
};

type Ingress = Matter['gochara']['ingresses'][number];
const LANES = ['guru', 'shani', 'rahu', 'ketu'] as const;
const WIDTH = 640;
const LANE = 34;
const LEFT = 70;

/** The entries of the slow grahas as marks on one line for each. */
function lifeLine(ingresses: readonly Ingress[], from: string, until: string, voice: Voice): Html {
  const [start, end] = [dayNumber(from), dayNumber(until)];
  const x = (at: string): number => LEFT + ((dayNumber(at) - start) / (end - start)) * (WIDTH - LEFT - 10);
  const lane = (graha: (typeof LANES)[number], n: number): Html => {
    const y = n * LANE + 20;
    const marks = ingresses
      .filter((each) => each.graha === graha)
      .map(({ at, rashi, retrograde }) => {
        const place = Math.round(x(at) * 10) / 10;
        const label = `${esc(rashi.number)}${retrograde ? '↺' : ''}`;
        return `<circle cx="${place}" cy="${y}" r="3"/><text x="${place}" y="${y - 7}" text-anchor="middle">${label}</text>`;
      })
      .join('');
    return `<text x="0" y="${y + 3}">${esc(plain(voice.graha(graha)))}</text><line x1="${LEFT}" y1="${y}" x2="${WIDTH - 10}" y2="${y}"/>${marks}`;
  };
  return `<svg class="lanes" viewBox="0 0 ${WIDTH} ${LANES.length * LANE + 10}" role="img" aria-label="${esc(from)} – ${esc(until.split('T')[0] ?? '')}">${LANES.map(lane).join('')}</svg>`;
}
const plain = (html: Html): string => html.replace(/<[^>]*>.*$/, '').trim();

export const TIMES: readonly Chapter[] = [vimshottari, running, yogini, sadeSati, gochara];
