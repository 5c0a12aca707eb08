/** Every passage the book rests on, once; and how it was made. */
import type { Citation } from '../../rules/source.ts';
import { esc, type Html, pairs } from '../html.ts';

import type { Matter } from '../matter.ts';
import type { Voice } from '../voice.ts';
import { titleOf } from '../works.ts';
import { conventionsOf } from './birth.ts';
import type { Chapter } from './chapter.ts';

const isCitation = (value: object): value is Citation =>
  'work' in value && 'gist' in value && 'confidence' in value && typeof value.work === 'string';

/** The citations in payloads, however deep, each once. */
function citedIn(value: unknown, found: Map<string, Citation>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isCitation(value)) found.set(`${value.work}|${value.locus ?? ''}|${value.gist}`, value);
  else for (const part of Object.values(value)) if (typeof part === 'object') citedIn(part, found);
}

/** Chapter, verse and what follows as numbers; digests have names, which stand as they are. */
const numbersOf = ({ locus = '' }: Citation): readonly number[] => (locus.match(/\d+/g) ?? []).map(Number);
function byPlace(a: Citation, b: Citation): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let n = 0; n < Math.min(left.length, right.length); n++) {
    const ahead = (left[n] ?? 0) - (right[n] ?? 0);
    if (ahead !== 0) return ahead;
  }
  return left.length - right.length;
}

const sources: Chapter = {
  id: 'sources',
  body({ full, sheet, gochara, life, shanti, ratna }: Matter, voice) {
    const found = new Map<string, Citation>();
    // a thousand periods, under one citation
    const { dashas, yogini_dashas, ...others } = full;
    citedIn([others, dashas.citation, yogini_dashas.citation, sheet, gochara, life, shanti, ratna], found);
    const works = new Map<string, Citation[]>();
    for (const citation of found.values()) {
      const known = works.get(citation.work);
      if (known === undefined) works.set(citation.work, [citation]);
      else known.push(citation);
    }
    const sorted = [...works]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([work, citations]) => ({
        work,
        citations: citations.sort(byPlace),
      }));
    return voice.lang === 'hi'
      ? pairs(sorted.map(({ work, citations }) => [called(work, voice), places(citations)]))
      : sorted
          .map(
            ({ work, citations }) => `<h3>${called(work, voice, citations[0]?.recension)}</h3>${passages(citations)}`,
          )
          .join('');
  },
};

/** A work in full, with the letters that stand for it in the tables. */
function called(work: string, voice: Voice, recension?: string): Html {
  const { title, short } = titleOf(work);
  const brief = voice.one(short);
  const beside = [...(brief === voice.one(title) ? [] : [brief]), ...(recension === undefined ? [] : [recension])];
  return `${voice.word(title)}${beside.length === 0 ? '' : ` <span class="cite">${esc(beside.join(' · '))}</span>`}`;
}

const passages = (citations: readonly Citation[]): Html =>
  `<ul class="small columns">${citations
    .map(({ locus, gist }) => `<li>${locus === undefined ? '' : `<b>${esc(locus)}</b> `}${esc(gist)}</li>`)
    .join('')}</ul>`;

/** In Hindi by place alone: the sentences are English. */
function places(citations: readonly Citation[]): Html {
  const loci = [...new Set(citations.flatMap(({ locus }) => (locus === undefined ? [] : [locus])))];
  return loci.length === 0 ? '–' : loci.map((locus) => `<span class="pair">${esc(locus)}</span>`).join(' · ');
}

const colophon: Chapter = {
  id: 'colophon',
  body(matter, voice) {
    const { engine } = matter.asked.sky;
    const { en, hi } = engine.label;
    return (
      `<p>${voice.two(`${en.name}: ${en.gist}`, hi === undefined ? undefined : `${hi.name}: ${hi.gist}`)} <span class="cite">${esc(engine.id)} ${esc(engine.version)}</span></p>` +
      `<p>${voice.label('conventions')}: ${conventionsOf(matter, voice)}.</p>` +
      `<p>${voice.label('asked_on')}: ${voice.day(matter.full.sade_sati.on)}.</p>` +
      `<p>${voice.label('true_of')}</p>`
    );
  },
};

export const BACK: readonly Chapter[] = [sources, colophon];
