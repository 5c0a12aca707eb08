import type { SightWords } from '../../contracts/sights.ts';

const STATES: Readonly<Record<string, string>> = { balya: 'बाल', vardhakya: 'वृद्ध' };
const MALAMASA: Readonly<Record<string, string>> = { adhika: 'अधिक', kshaya: 'क्षय', samsarpa: 'संसर्प' };
const ECLIPSES: Readonly<Record<string, string>> = { solar: 'सूर्यग्रहण', lunar: 'चन्द्रग्रहण' };

export const sights: SightWords = {
  fullMoon: 'पूर्ण चन्द्र',
  natures: {
    dhruva: 'ध्रुव',
    chara: 'चर',
    ugra: 'उग्र',
    mishra: 'मिश्र',
    kshipra: 'क्षिप्र',
    mridu: 'मृदु',
    tikshna: 'तीक्ष्ण',
  },
  systems: { amanta: 'अमान्त', purnimanta: 'पूर्णिमान्त' },
  sunIn: (rashis) => `सूर्य ${rashis} में`,
  moonIn: (rashis) => `चन्द्र ${rashis} में`,
  malamasa: (kind) => `${MALAMASA[kind] ?? kind} मास`,
  bothSeen: 'गुरु और शुक्र उदित हैं',
  set: (grahas) => `${grahas} अस्त`,
  state: (grahas, state, days) =>
    `${grahas} ${STATES[state] ?? state}: ${state === 'balya' ? `${days} दिन पहले उदित` : `${days} दिन में अस्त`}`,
  simhastha: (part) => (part === 'first' ? 'गुरु मघा से पाँच चरणों में' : 'गुरु सिंह के शेष भाग में'),
  sankranti: (rashis) => `${rashis} संक्रान्ति`,
  eclipse: (kind, days) =>
    `${ECLIPSES[kind] ?? kind} ${days === 0 ? 'उसी दिन' : days > 0 ? `${days} दिन में` : `${-days} दिन पहले`}`,
  fromSun: (counts) => `सूर्य के नक्षत्र से चन्द्र का नक्षत्र ${counts.map((count) => `${count}वाँ`).join(', ')}`,
  degreesGone: (degrees) => `राशि में सूर्य के ${degrees.join(', ')} पूरे अंश बीते`,
  by: (grahas) => `${grahas} से`,
  dayOfLife: (day) => `जीवन का दिन ${day}`,
  yearOfLife: (year) => `जीवन का वर्ष ${year}`,
  plain: {
    clear: 'निर्दोष',
    'not met': 'पूरा नहीं होता',
    'in part': 'दिन के एक भाग में',
    present: 'है',
    absent: 'नहीं है',
    'at other hours': 'इस समय नहीं, दिन के एक भाग में है',
  },
  rising: (rashis) => `लग्न ${rashis}`,
  noSign: 'कोई लग्न नहीं',
  doshas: {
    latta: 'चन्द्र के नक्षत्र पर लत्ता',
    pata: 'चन्द्र के नक्षत्र पर पात',
    yuti: 'चन्द्र की राशि में',
    vedha: 'चन्द्र का नक्षत्र विद्ध',
    jamitra: 'चन्द्र के सामने ग्रह',
    bana: 'पाँचवाँ बाण',
    ekargala: 'अशुभ योग और विषम गणना',
    upagraha: 'चन्द्र का नक्षत्र उपग्रह',
    kranti_samya: 'सूर्य और चन्द्र समान क्रान्ति की राशियों में',
    dagdha_tithi: 'तिथि दग्ध',
  },
};
