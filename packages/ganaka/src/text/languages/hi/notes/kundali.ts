/** Notes on birth charts, in Hindi. */
import type { WordsOf } from '../../../../rules/note.ts';
import type { kundaliNotes as english } from '../../en/notes/kundali.ts';
import { kundali } from '../names/kundali.ts';

const GRAHAS: Readonly<Record<string, string>> = kundali.graha;
const named = (id: string): string => GRAHAS[id] ?? id;

export const kundaliNotes: WordsOf<typeof english> = {
  no_dasha_on_this_day: 'इस दिन 120 वर्षों की कोई दशा नहीं चलती।',
  before_the_birth: 'यह दिन जन्म से पहले का है।',
  no_dasha_in_ten_years: 'इस दिन से दस वर्षों में 120 वर्षों की कोई दशा नहीं चलती।',
  no_yogini_in_ten_years: 'इस दिन से दस वर्षों में तीन चक्रों की कोई दशा नहीं चलती।',
  grahas_on_both_sides: 'सातों ग्रह राहु-केतु के दोनों ओर हैं।',
  no_year_before_birth: (year) => `${year} में जन्म से पहले जीवन का कोई वर्ष आरम्भ नहीं होता।`,
  no_return_in_the_year: (year) => `${year} में वर्षप्रवेश नहीं पड़ता: यह उसके पास का है।`,
  another_return_in_the_year: (year, at) => `${year} में एक और वर्षप्रवेश पड़ता है: ${at}।`,
  rahu_from_the_end: 'राहु वक्री चलता है: आठ कारकों में उसके अंश राशि के अन्त से गिने जाते हैं।',
  karakas_equal: (grahas) => `${grahas.map(named).join(' और ')} के अंश एक विकला के भीतर समान हैं; वे वारों के क्रम में रखे गए हैं।`,
  two_atmakarakas: 'दोनों सूचियों के आत्मकारक भिन्न हैं।',
  vargottama: 'वर्गोत्तम: जन्मकुण्डली और नवांश में एक ही राशि।',
  at_war: (others, winner) => `${others.map(named).join(', ')} से युद्ध; विजयी ${named(winner)}।`,
  strengths_about_noon: 'उस दिन सूर्य का उदय-अस्त नहीं होता: कालबल के लिए मध्याह्न से पहले और बाद के छह-छह घंटे दिन माने गए हैं।',
};
