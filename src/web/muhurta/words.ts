/** What the pages of muhurta say in common. */
import type { Language } from '../words/index.ts';

const EN = {
  verdict: { shubha: 'fit', madhyama: 'fit in part', varjya: 'not fit' },
  holds: { shubha: 'holds', madhyama: 'in part', varjya: 'fails' },
  noMerit: 'no merit',
  noDay: 'the Sun does not rise and set here on that day',
  mark: 'Mark',
  clause: 'Clause',
  rule: 'Rule and source',
  verse: 'The verse',
  hours: 'Best hours',
  noHours: 'No hours of the day stand.',
  notChecked: 'Not checked:',
  needs: {
    birth: 'needs the birth',
    region: 'needs the land',
    facing: 'needs the side of the door',
    direction: 'needs the direction',
    house: 'needs the house',
    child: 'needs the child’s birth',
    'kind=jirna': 'of an old house',
    'kind=nava': 'of a new house',
  } as Readonly<Record<string, string>>,
  engine: 'Engine',
  place: 'Place',
  suggested: 'Places',
  show: 'Show',
  foot: (engine: string) => `${engine}: its own sunrise and longitudes, never mixed with another. Clocks of the place.`,
  wrong: 'That could not be asked:',
};
export type MuhurtaWords = Readonly<typeof EN>;

const HI: MuhurtaWords = {
  verdict: { shubha: 'शुभ', madhyama: 'अंशतः शुभ', varjya: 'वर्ज्य' },
  holds: { shubha: 'ठीक', madhyama: 'अंशतः', varjya: 'नहीं' },
  noMerit: 'गुण नहीं',
  noDay: 'उस दिन यहाँ सूर्य का उदय-अस्त नहीं होता',
  mark: 'चिह्न',
  clause: 'नियम',
  rule: 'वचन और स्रोत',
  verse: 'श्लोक',
  hours: 'उत्तम समय',
  noHours: 'दिन का कोई समय नहीं बचता।',
  notChecked: 'नहीं देखा गया:',
  needs: {
    birth: 'जन्म चाहिए',
    region: 'देश चाहिए',
    facing: 'द्वार की दिशा चाहिए',
    direction: 'दिशा चाहिए',
    house: 'घर का विवरण चाहिए',
    child: 'शिशु का जन्म चाहिए',
    'kind=jirna': 'पुराने घर का',
    'kind=nava': 'नये घर का',
  },
  engine: 'पद्धति',
  place: 'स्थान',
  suggested: 'स्थान',
  show: 'दिखाएँ',
  foot: (engine) => `${engine}: अपना सूर्योदय और अपने भोगांश, किसी और से मिले नहीं। घड़ी उसी स्थान की।`,
  wrong: 'यह नहीं पूछा जा सका:',
};

export const MUHURTA_WORDS: Readonly<Record<Language, MuhurtaWords>> = { en: EN, hi: HI };
