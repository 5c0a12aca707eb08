/** The words that the muhurta pages share. */

import type { Words } from '../../../words.ts';
import type { muhurta as english } from '../../en/pages/muhurta.ts';

export const muhurta: Words<typeof english> = {
  verdict: { shubha: 'शुभ', madhyama: 'अंशतः शुभ', varjya: 'वर्ज्य' },
  holds: { shubha: 'ठीक', madhyama: 'अंशतः', varjya: 'नहीं' },
  noMerit: 'गुण नहीं',
  noDay: 'उस दिन यहाँ सूर्य का उदय-अस्त नहीं होता',
  mark: 'चिह्न',
  clause: 'नियम',
  rule: 'वचन और स्रोत',
  verse: 'श्लोक',
  hours: 'उत्तम समय',
  noHours: 'इस दिन कोई उपयुक्त समय नहीं।',
  neverTogether: 'नीचे का हर नियम दिन के किसी भाग में पूरा होता है, पर सब एक साथ कभी नहीं।',
  more: (count) => `${count} और`,
  notChecked: (what) => `जाँचा नहीं गया: ${what}।`,
  needs: {
    birth: 'जन्म-विवरण चाहिए',
    region: 'आपके क्षेत्र पर निर्भर',
    facing: 'द्वार की दिशा चाहिए',
    direction: 'दिशा चाहिए',
    house: 'घर का विवरण चाहिए',
    child: 'शिशु का जन्म-विवरण चाहिए',
    person: 'वर-वधू का विवरण चाहिए',
    stars: 'तारों के स्थान चाहिए',
    'kind=jirna': 'पुराने घर का',
    'kind=nava': 'नये घर का',
  },
  engine: 'पद्धति',
  place: 'स्थान',
  suggested: 'स्थान',
  show: 'दिखाएँ',
  foot: (engine) => `केवल ${engine} से गणित। समय उसी स्थान के हैं।`,
  wrong: 'यह नहीं पूछा जा सका:',
};
