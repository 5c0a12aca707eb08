/** The words of the karya-muhurta page. */
import type { karyaMuhurta as english } from '../../en/pages/karya-muhurta.ts';
import type { Words } from '../../words.ts';

export const karyaMuhurta: Words<typeof english> = {
  title: 'कार्य-मुहूर्त',
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
  empty: (word, days) => `इस महीने कोई दिन शुभ नहीं। मुख्य कारण: ${word} (${days} दिन)।`,
  callLead: 'यही महीना JSON में, हर नियम के साथ। मार्ग खुला है: न कुंजी, न क्रेडिट।',
  analogy: {
    vahana: 'ग्रन्थ घोड़े, हाथी और रथ की बात करते हैं; गाड़ी या साइकिल पर यह सादृश्य से है।',
    shalya: 'ग्रन्थ औषध और शस्त्रकर्म की बात करते हैं; यह सादृश्य से है, और चिकित्सा की सलाह नहीं।',
  },
};
