/** Every passage the book rests on, once; and how it was made. */
import type { Citation } from '../../text/citation.ts';
import { engines } from '../../text/hi/engines.ts';
import { esc, type Html } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Voice } from '../voice.ts';
import { placeInHindi, titleOf } from '../works.ts';
import { conventionsOf } from './birth.ts';
import type { Chapter } from './chapter.ts';

const isCitation = (value: object): value is Citation =>
  'work' in value && 'gist' in value && 'confidence' in value && typeof value.work === 'string';

/** A passage with its place as numbers, for its turn in the list. */
interface Cited {
  readonly citation: Citation;
  readonly numbers: readonly number[];
}

/** The citations in payloads, however deep, each once. A payload has thousands of parts: its sentences are told apart first, which are the same text each time. */
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

/** Chapter, verse and what follows as numbers; digests have names, which stand as they are. */
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
  body({ full, sheet, gochara, life, shanti, ratna }: Matter, voice) {
    const found = new Passages();
    // a thousand periods, under one citation
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
          `<h3>${called(work, voice, voice.lang === 'hi' ? undefined : citations[0]?.recension)}</h3>${voice.lang === 'hi' ? passagesHi(citations) : passages(citations)}`,
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

/** What stands at one place in Hindi is said once; what has no Hindi stands by its place. */
function passagesHi(citations: readonly Citation[]): Html {
  const rows = citations.map(
    ({ locus, gist_hi = '' }) => `${locus === undefined ? '' : `<b>${esc(placeInHindi(locus))}</b> `}${esc(gist_hi)}`,
  );
  return `<ul class="small columns">${[...new Set(rows)]
    .filter((row) => row !== '')
    .map((row) => `<li>${row}</li>`)
    .join('')}</ul>`;
}

const colophon: Chapter = {
  id: 'colophon',
  body(matter, voice) {
    const { engine } = matter.asked.sky;
    const [en, hi] = [engine.label, engines[engine.key]];
    return (
      `<p>${voice.two(`${en.name}: ${en.gist}`, hi === undefined ? undefined : `${hi.name}: ${hi.gist}`)} <span class="cite">${esc(engine.id)} ${esc(engine.version)}</span></p>` +
      `<p>${voice.label('conventions')}: ${conventionsOf(matter, voice)}.</p>` +
      `<p>${voice.label('asked_on')}: ${voice.day(matter.full.sade_sati.on)}.</p>` +
      `<p>${voice.label('true_of')}</p>`
    );
  },
};

export const BACK: readonly Chapter[] = [sources, colophon];
