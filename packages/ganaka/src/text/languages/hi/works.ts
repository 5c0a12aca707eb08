/** The Hindi titles of the works that are cited. */

import { WORKS, type WorkId } from '../../../rules/works.ts';
import { calendar } from './names/calendar.ts';

export const WORKS_HI: Readonly<Record<WorkId, string>> = {
  MC: 'मुहूर्त चिन्तामणि',
  DS: 'धर्मसिन्धु',
  NS: 'निर्णयसिन्धु',
  JN: 'ज्योतिर्निबन्ध',
  PD: 'फलदीपिका',
  JS: 'जैमिनि सूत्र',
  BPHS: 'बृहत् पाराशर होरा शास्त्र',
  JP: 'जातक पारिजात',
  SV: 'सारावली',
  KM: 'कालमाधव',
  SS: 'सूर्यसिद्धान्त',
  SD: 'संस्कारदीपक',
  VP: 'विवाहपटल',
};

const isWork = (id: string): id is WorkId => id in WORKS;
const BY_TITLE: ReadonlyMap<string, string> = new Map(
  Object.keys(WORKS)
    .filter(isWork)
    .map((id) => [WORKS[id].title, WORKS_HI[id]]),
);

/** Names of months in a locus, such as `2, Shravana`, are written in Hindi. */
const MASAS: Readonly<Record<string, string>> = calendar.masa;
const withMonths = (locus: string): string =>
  locus.replace(/[A-Z][a-z]+/g, (word) => MASAS[word.toLowerCase()] ?? word);

/** Returns the Hindi form of a citation: title and locus, without the Sanskrit name of a section in brackets. */
export function passageHi({ work, locus }: { readonly work: string; readonly locus?: string }): string {
  const title = work === 'common practice' ? 'लोकव्यवहार' : (BY_TITLE.get(work) ?? work);
  return locus === undefined
    ? title
    : `${title} ${withMonths(locus.replace(/ \([a-z-]+\)$/, '').replace('uddesha', 'उद्देश'))}`;
}
