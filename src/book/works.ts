/** The works cited, as briefly as a table has room for; the sources at the end give them in full. */

import { WORKS, type WorkId } from '../rules/works.ts';
import type { Citation } from '../text/citation.ts';
import { WORKS_HI } from '../text/hi/works.ts';
import { type Word, word } from './words.ts';

const SHORT_HI: Partial<Record<WorkId, string>> = { BPHS: 'बृ.पा.हो.' };

/** Those that are no work of ours to read: a title, and how it is said in a table. */
const OTHERS: Readonly<Record<string, { readonly title: Word; readonly short: Word }>> = {
  'common practice': {
    title: word('Common practice', 'लोक-व्यवहार'),
    short: word('practice', 'व्यवहार'),
  },
  'modern handbooks': {
    title: word('Modern handbooks', 'आधुनिक पुस्तकें'),
    short: word('handbooks', 'आधुनिक पुस्तकें'),
  },
  handbooks: { title: word('Handbooks', 'आधुनिक पुस्तकें'), short: word('handbooks', 'आधुनिक पुस्तकें') },
  commentaries: { title: word('Commentaries', 'टीकाएँ'), short: word('commentaries', 'टीकाएँ') },
  'a published set of test charts': {
    title: word('A published set of test charts', 'परीक्षण-कुण्डलियों का एक प्रकाशित संग्रह'),
    short: word('test charts', 'परीक्षण-कुण्डलियाँ'),
  },
  'Jataka Parijata, a damaged line': {
    title: word('Jataka Parijata, a damaged line', 'जातक पारिजात, खण्डित पंक्ति'),
    short: word('JP, damaged', 'जातक पारिजात, खण्डित'),
  },
  'Uttarakalamrita 4.22, as a commentary reports it': {
    title: word('Uttarakalamrita 4.22, as a commentary reports it', 'उत्तरकालामृत 4.22, टीका के अनुसार'),
    short: word('Uttarakalamrita', 'उत्तरकालामृत'),
  },
  'B. V. Raman, Three Hundred Important Combinations': {
    title: word('B. V. Raman, Three Hundred Important Combinations', 'बी. वी. रामन, तीन सौ महत्त्वपूर्ण योग'),
    short: word('Raman, 300', 'रामन, 300'),
  },
  'B. V. Raman, Graha and Bhava Balas': {
    title: word('B. V. Raman, Graha and Bhava Balas', 'बी. वी. रामन, ग्रह और भाव बल'),
    short: word('Raman', 'रामन'),
  },
  'Jyotisha-sarva-samgraha': {
    title: word('Jyotisha-sarva-samgraha', 'ज्योतिष-सर्व-संग्रह'),
    short: word('Jyotisha-sarva-samgraha', 'ज्योतिष-सर्व-संग्रह'),
  },
  'Samskaraganapati, quoting Jyotisharka': {
    title: word('Samskaraganapati, quoting Jyotisharka', 'संस्कारगणपति में उद्धृत ज्योतिषार्क'),
    short: word('Samskaraganapati', 'संस्कारगणपति'),
  },
};

const isWork = (id: string): id is WorkId => id in WORKS;
const idByTitle: ReadonlyMap<string, WorkId> = new Map(
  Object.keys(WORKS)
    .filter(isWork)
    .map((id) => [WORKS[id].title, id]),
);

/** A work by the title of its citations. */
export function titleOf(work: string): { readonly title: Word; readonly short: Word } {
  const id = idByTitle.get(work);
  if (id === undefined) return OTHERS[work] ?? { title: word(work, work), short: word(work, work) };
  return { title: word(work, WORKS_HI[id]), short: word(id, SHORT_HI[id] ?? WORKS_HI[id]) };
}

/** `BPHS 11.14` in each language. */
export function placeOf({ work, locus }: Pick<Citation, 'work' | 'locus'>): Word {
  const { en, hi } = titleOf(work).short;
  return locus === undefined ? word(en, hi) : word(`${en} ${locus}`, `${hi} ${placeInHindi(locus)}`);
}

/** A place is a number, or the name of a section, which Hindi writes in its own letters. */
export const placeInHindi = (locus: string): string =>
  locus.replace(/[a-z][a-z -]*[a-z]/g, (section) => SECTIONS_HI[section] ?? section);
const SECTIONS_HI: Readonly<Record<string, string>> = {
  'nama-karana': 'नामकरण',
  'paye dekhna': 'पाये देखना',
  'gochara-apavada': 'गोचर-अपवाद',
};
