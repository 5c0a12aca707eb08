/** Notes on festivals, anniversaries and eclipses, in Hindi. */
import type { WordsOf } from '../../../rules/note.ts';
import type { festivalsNotes as english } from '../../en/notes/festivals.ts';

export const festivalsNotes: WordsOf<typeof english> = {
  noon_for_the_day: 'इन दिनों यहाँ सूर्य का उदय-अस्त नहीं होता: दिन के लिए मध्याह्न से पहले और बाद के छह-छह घंटे लिए गए हैं।',
  dashahara_in_adhika: 'अधिक मास में मनाया जाता है, शुद्ध मास में नहीं, जैसा धर्मसिन्धु कहता है।',
  durga_puja_saptami: 'यह तिथि सप्तमी की है; षष्ठी से दशमी तक के पाँचों दिन समय की सूची में हैं।',
  holika_at_an_eclipse:
    'इस पूर्णिमा पर यहाँ चन्द्रग्रहण दिखता है: धर्मसिन्धु (2, फाल्गुन) के अनुसार होलिका उसके वेध में ही जलाई जाती है; चन्द्र ग्रस्त उदित हो और पूर्णिमा उस प्रदोष तक रहे तो ग्रहण के समय, नहीं तो एक दिन पहले।',
  upakarma_barred: 'दिन के दोनों ओर की मध्यरात्रियों के बीच ग्रहण या संक्रान्ति पड़ती है, इससे उपाकर्म वर्जित है: शाखाओं के दूसरे दिन देखें।',
  vat_purnima_elsewhere: 'महाराष्ट्र, गुजरात और दक्षिण में यह व्रत ज्येष्ठ पूर्णिमा (वट पूर्णिमा) को होता है।',
  not_kept_in_the_year: (id, year) => `${year} में ${id} का कोई दिन नहीं पड़ता।`,
  no_way_gives_the_date: (date, tried) =>
    `यहाँ आज़माए गए ${tried} तरीकों में से किसी से ${date} नहीं आता; दूसरे इंजन से आ सकता है: वही प्रश्न उसके पते पर पूछें`,
  no_such_tithi_near: (tithi, date) =>
    `तिथि ${tithi} (शुक्ल प्रतिपदा से 1 से 30 तक) ${date} के दो दिन पहले से दो दिन बाद तक नहीं पड़ती।`,
  anniversary_outside_the_year: 'चान्द्र वर्ष इस वर्ष को लाँघ जाता है: दिन इसके थोड़ा पहले या बाद पड़ता है।',
  eclipse_not_here: 'यहाँ चन्द्र सूर्य को नहीं ढकता।',
  eclipse_penumbral: 'उपच्छाया ग्रहण नहीं माना जाता; सूतक नहीं लगता।',
  eclipse_below_horizon: (kind) => `पूरे ग्रहण के समय ${kind === 'solar' ? 'सूर्य' : 'चन्द्र'} यहाँ क्षितिज के नीचे रहता है।`,
  eclipsed_body_below_horizon: 'पूरे ग्रहण के समय ग्रस्त बिम्ब यहाँ क्षितिज के नीचे रहता है।',
  eclipses_seen: (seen, all) => `${all} में से ${seen} ग्रहण इस स्थान से दिखेंगे।`,
};
