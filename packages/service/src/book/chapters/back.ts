/**
 * The last chapters: the exact values of rounded figures, every passage that the book cites, and how the book was made.
 */

import { SAPTA } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { GRAHAS, type Graha } from 'ganaka/internal/sky/engines/engine.ts';
import type { Citation } from 'ganaka/internal/text/citation.ts';
import type { TermId } from 'ganaka/internal/text/contracts/book-words.ts';
import { LIFE_FIELDS } from 'ganaka/internal/views/kundali/reports/life.ts';
import { beside, cell, esc, figure, type Markup, num, table } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { BookPrinter } from '../printer.ts';
import { conventionsOf } from './birth.ts';
import type { Chapter } from './chapter.ts';
import { shadbalaHeads } from './strength.ts';

const isCitation = (value: object): value is Citation =>
  'work' in value && 'gist' in value && 'confidence' in value && typeof value.work === 'string';

/** A cited passage, with the numbers of its locus for sorting. */
interface Cited {
  readonly citation: Citation;
  readonly numbers: readonly number[];
}

/**
 * Collects the citations in payloads at any depth, each only once. A payload has thousands of parts, so citations are
 * looked up by their sentence first.
 */
class Passages {
  readonly list: Cited[] = [];
  readonly #bySentence = new Map<string, Citation[]>();

  gather(value: object): void {
    if (Array.isArray(value)) {
      for (const part of value) if (typeof part === 'object' && part !== null) this.gather(part);
    } else if (isCitation(value)) this.#add(value);
    else for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) this.gather(part);
  }
  #add(citation: Citation): void {
    const { work, locus, gist } = citation;
    const same = this.#bySentence.get(gist);
    if (same?.some((other) => other.locus === locus && other.work === work)) return;
    if (same === undefined) this.#bySentence.set(gist, [citation]);
    else same.push(citation);
    this.list.push({ citation, numbers: numbersIn(locus) });
  }
}

/** The numbers in a locus (chapter, verse and so on). Digests have names of sections instead, which are not sorted. */
const numbersIn = (locus = ''): readonly number[] => (locus.match(/\d+/g) ?? []).map(Number);
function byPlace({ numbers: left }: Cited, { numbers: right }: Cited): number {
  for (let n = 0; n < Math.min(left.length, right.length); n++) {
    const ahead = (left[n] ?? 0) - (right[n] ?? 0);
    if (ahead !== 0) return ahead;
  }
  return left.length - right.length;
}

const sources: Chapter = {
  id: 'sources',
  body({ full, sheet, gochara, life, shanti, ratna }: Matter, printer) {
    const found = new Passages();
    // the thousand dasha periods are left out; each list has a single citation
    const { dashas, yogini_dashas, ...others } = full;
    found.gather([others, dashas.citation, yogini_dashas.citation, sheet, gochara, life, shanti, ratna]);
    const works = new Map<string, Cited[]>();
    for (const cited of found.list) {
      const known = works.get(cited.citation.work);
      if (known === undefined) works.set(cited.citation.work, [cited]);
      else known.push(cited);
    }
    const sorted = [...works]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([work, cited]) => ({ work, citations: cited.sort(byPlace).map(({ citation }) => citation) }));
    return sorted
      .map(
        ({ work, citations }) =>
          `<h3>${printer.work(work, citations[0]?.recension)}</h3>${printer.main === 'en' ? passages(citations) : passagesHi(citations, printer)}`,
      )
      .join('');
  },
};

const passages = (citations: readonly Citation[]): Markup =>
  `<ul class="small columns">${citations
    .map(({ locus, gist }) => `<li>${locus === undefined ? '' : `<b>${esc(locus)}</b> `}${esc(gist)}</li>`)
    .join('')}</ul>`;

/** The passages of a book that is not in English. Rows that are the same are printed once. */
function passagesHi(citations: readonly Citation[], printer: BookPrinter): Markup {
  const rows = citations.map(
    (cited) =>
      `${cited.locus === undefined ? '' : `<b>${esc(printer.locus(cited.locus))}</b> `}${printer.alone('gist', cited)}`,
  );
  return `<ul class="small columns">${[...new Set(rows)]
    .filter((row) => row !== '')
    .map((row) => `<li>${row}</li>`)
    .join('')}</ul>`;
}

/** The measures of the life reports that are rounded there and in no other table of this appendix. */
const ROUNDED = ['vimshopaka', 'ishta', 'kashta', 'dignity_good', 'baladi'] as const satisfies readonly TermId[];

/** The measures of the grahas, and their strengths in the houses. A graha may be in several life reports. */
function measures({ full: { bhava_chalit: chalit }, life }: Matter, printer: BookPrinter): Markup {
  const subjects = LIFE_FIELDS.flatMap((field) => life[field].subjects).filter(
    ({ kind }) => kind === 'lord' || kind === 'karaka',
  );
  const value = (graha: Graha, id: string): string | number | null =>
    subjects.find((each) => each.id === graha)?.measures.find((each) => each.id === id)?.value ?? null;
  return table(
    [printer.label('graha'), printer.label('strength_in_house'), ...ROUNDED.map((id) => printer.term(id))],
    GRAHAS.map((graha) => [
      cell(printer.graha(graha)),
      num(chalit.grahas[graha].strength),
      ...ROUNDED.map((id) => num(value(graha, id))),
    ]),
    'small stack',
  );
}

/** The values that the chapters print rounded, exactly as in the replies. */
const exact: Chapter = {
  id: 'exact',
  body(matter, printer) {
    const { shadbala, kundali } = matter.full;
    return (
      `<p>${printer.label('ayanamsa')}: ${figure(kundali.ayanamsa_degrees)}°</p>` +
      table(
        shadbalaHeads(printer),
        SAPTA.map((graha) => {
          const { sthana, dig, kala, cheshta, naisargika, drik, total, ratio } = shadbala.grahas[graha];
          return [
            cell(printer.graha(graha)),
            ...[sthana.total, dig, kala.total, cheshta, naisargika, drik, total, ratio].map(num),
          ];
        }),
        'small stack',
      ) +
      beside(
        shadbala.houses.map(({ number, total }) => [num(number), num(total)]),
        (rows) => table([printer.label('house'), printer.label('total')], rows, 'small'),
      ) +
      measures(matter, printer)
    );
  },
};

const colophon: Chapter = {
  id: 'colophon',
  body(matter, printer) {
    const { engine } = matter.asked.sky;
    return (
      `<p>${printer.engine(engine, ({ name, gist }) => `${name}: ${gist}`)} <span class="cite">${esc(engine.id)} ${esc(engine.version)}</span></p>` +
      `<p>${printer.label('conventions')}: ${conventionsOf(matter, printer)}.</p>` +
      `<p>${printer.label('asked_on')}: ${printer.day(matter.full.sade_sati.on)}.</p>` +
      `<p>${printer.label('true_of')}</p>`
    );
  },
};

export const BACK: readonly Chapter[] = [exact, sources, colophon];
