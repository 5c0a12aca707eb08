/** What the page of karya-muhurta says. */
import type { Language } from '../../words/index.ts';

const EN = {
  title: 'Karya-muhurta',
  sanskrit: 'कार्यमुहूर्तः',
  lead: 'Choose a work and see the month. Every day says why: what was checked, what passed, and the printed rule.',
  work: 'Work',
  wedding: 'A wedding has its own page',
  kind: 'House',
  kinds: { nava: 'new', jirna: 'old (jirna)' },
  direction: 'Direction',
  sides: { east: 'east', south: 'south', west: 'west', north: 'north' },
  month: 'Month',
  open: 'open to all, no key',
  previous: 'The month before',
  next: 'The month after',
  year: (year: string) => `The year ${year}`,
  yearBefore: 'The year before',
  yearAfter: 'The year after',
  yearLegend: '✓ fit · ○ fit in part · ✕ not fit. A fit day leads to its hours, the name of a month to its reasons.',
  coming: 'The next fit day:',
  checked: (day: string) => `What was checked on ${day}`,
  lookOn: 'Look for the next in the year',
  legend: '✓ fit · ○ fit in part · ✕ not fit. The word in a cell is the rule that decided.',
  summary: (good: number, part: number, bad: number) => `${good} fit, ${part} in part, ${bad} not`,
  empty: (word: string, days: number) =>
    `No day of this month is fit. What closed most of them: ${word} (${days} days).`,
  callLead: 'The same month as JSON, with every clause. The route is open: no key, no credits.',
  analogy: {
    vahana: 'The texts speak of horses, elephants and carriages; a car or cycle is an extension by analogy.',
    shalya: 'The texts speak of medicine and the knife; this is an extension by analogy, and no medical advice.',
  } as Readonly<Record<string, string>>,
};
export type KaryaWords = Readonly<typeof EN>;

const HI: KaryaWords = {
  title: 'कार्य-मुहूर्त',
  sanskrit: 'कार्यमुहूर्तः',
  lead: 'कार्य चुनें और महीना देखें। हर दिन कारण बताता है: क्या देखा गया, क्या ठीक निकला, और छपा हुआ नियम।',
  work: 'कार्य',
  wedding: 'विवाह का अपना पृष्ठ है',
  kind: 'घर',
  kinds: { nava: 'नया', jirna: 'पुराना (जीर्ण)' },
  direction: 'दिशा',
  sides: { east: 'पूर्व', south: 'दक्षिण', west: 'पश्चिम', north: 'उत्तर' },
  month: 'महीना',
  open: 'सबके लिए खुला, कुंजी नहीं चाहिए',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  year: (year) => `वर्ष ${year}`,
  yearBefore: 'पिछला वर्ष',
  yearAfter: 'अगला वर्ष',
  yearLegend: '✓ शुभ · ○ अंशतः शुभ · ✕ वर्ज्य। शुभ दिन उसके समय पर ले जाता है, महीने का नाम उसके कारणों पर।',
  coming: 'अगला शुभ दिन:',
  checked: (day) => `${day} को क्या देखा गया`,
  lookOn: 'अगला दिन पूरे वर्ष में देखें',
  legend: '✓ शुभ · ○ अंशतः शुभ · ✕ वर्ज्य। खाने का शब्द वह नियम है जिसने निर्णय किया।',
  summary: (good, part, bad) => `${good} शुभ, ${part} अंशतः, ${bad} वर्ज्य`,
  empty: (word, days) => `इस महीने कोई दिन शुभ नहीं। अधिकतर दिन इससे गए: ${word} (${days} दिन)।`,
  callLead: 'यही महीना JSON में, हर नियम के साथ। मार्ग खुला है: न कुंजी, न क्रेडिट।',
  analogy: {
    vahana: 'ग्रंथ घोड़े, हाथी और रथ की बात करते हैं; गाड़ी या साइकिल पर यह सादृश्य से है।',
    shalya: 'ग्रंथ औषध और शस्त्रकर्म की बात करते हैं; यह सादृश्य से है, और चिकित्सा की सलाह नहीं।',
  },
};
export const KARYA_WORDS: Readonly<Record<Language, KaryaWords>> = { en: EN, hi: HI };
