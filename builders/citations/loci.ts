/**
 * Where the parts of a text begin in the copy on file, and the words of the passage that a topic names. Words are
 * searched for only between the beginning of their part and its end, so that the same word elsewhere does not match.
 */

export interface Part {
  /** The beginning of the line that opens the part. */
  readonly from: string;
  /** The beginning of the line after its last. */
  readonly to: string;
  /** Words of the passage; several when the passage occurs in several places. */
  readonly topics?: Readonly<Record<string, string | readonly string[]>>;
}

const DIGITS = '०१२३४५६७८९';
export const devanagari = (n: number): string => [...String(n)].map((digit) => DIGITS[Number(digit)]).join('');

/** A heading of the Dharmasindhu, `## 02/०९ …`. */
export const heading = (book: string, n: number): string => `## ${book}/${devanagari(n).padStart(2, '०')} `;
const part = (book: string, from: number, to: number, topics: Part['topics'] = {}): Part => ({
  from: heading(book, from),
  to: heading(book, to),
  topics,
});

/** Book 1, uddesha by uddesha. The copy has no section for the sixteenth, on the tenth tithi. */
export const UDDESHA: Readonly<Record<number, Part>> = {
  2: part('01', 3, 7, { sankranti: 'रात्रौसंक्रमेमध्यरात्रादर्वाक्' }),
  3: part('01', 7, 17),
  4: part('01', 17, 19, {
    'samanya-paribhasha': 'तिथिनिर्णये सामान्यपरिभाषा',
    'samanya-nirnaya': 'विहितव्रतादिविषये तु निर्णयः',
  }),
  5: part('01', 19, 22, { nakta: '## 01/२१ ', parana: 'परेद्युस्तिथ्यन्तेपारणम्' }),
  6: part('01', 22, 23, { 'vrata-paribhasha': '## 01/२२ ' }),
  7: part('01', 23, 24),
  8: part('01', 24, 25),
  9: part('01', 25, 26),
  10: part('01', 26, 27),
  11: part('01', 27, 28),
  12: part('01', 28, 29),
  13: part('01', 29, 30),
  14: part('01', 30, 31),
  15: part('01', 31, 32),
  16: { from: 'इति दशमीनिर्णयः षोडशः', to: '## ' },
  17: part('01', 32, 40, {
    'smarta-nirnaya': '## 01/३५ ',
    'vrata-dina-nirnaya': '## 01/३३ ',
    parana: 'पारणंचद्वादश्यूल्लङ्घने',
  }),
  18: part('01', 40, 41),
  19: part('01', 41, 42),
  20: part('01', 42, 43),
  21: part('01', 43, 44),
  33: part('01', 62, 63, { 'vidhi-nishedha': '## 01/६२ ' }),
};

/** Sections of book 1 that are cited by their own heading. */
export const BOOK_ONE: Readonly<Record<string, Part>> = {
  'varjyavarjya-nirnaya': part('01', 10, 11),
  'malamase varjyani': part('01', 11, 12),
  'guru-shukraste varjyani': part('01', 12, 13),
  'simhastha-apavada': part('01', 13, 14),
  'vedha-vichara': part('01', 59, 60),
  'grahana-shubhashubha-nirnaya': part('01', 60, 61),
};

/** Book 2, month by month. */
export const MONTH: Readonly<Record<string, Part>> = {
  Chaitra: part('02', 2, 9, {
    manvadi: 'सर्वमन्वादिनिर्णय',
    vatsararambha: 'चैत्रशुक्लप्रतिपदिवत्सरारम्भः',
    'devi-navaratra-arambha': 'अस्यामेवप्रतिपदिदेवीनवरात्रारम्भ',
    'dashavatara-jayantyah': 'दशावतारजयन्त्यः',
    'lakshmi-pujana on panchami': 'पञ्चम्यांलक्ष्मीपूजनम्',
    ramanavami: 'चैत्रशुक्लनवमीरामनवमी',
  }),
  Vaishakha: part('02', 9, 12, {
    'akshayya-tritiya': 'दिनद्वयेचेत्रिमुहूर्ताधिकव्याप्तिसत्वेपरा',
    yugadi: ['त्रयोदश्यादिपञ्चदश्यन्तघटीत्रयव्यापिन्यांश्राद्धं', 'उभयत्रतादृशघटीत्रयव्याप्तौ', 'इदमेवयुक्तमितिभाति'],
    'parashurama-jayanti': 'तृतीयापरशुरामजयन्ती',
    'nrisimha-jayanti': 'वैशाखशुक्लचतुर्दशीनृसिंहजयन्ती',
  }),
  Jyeshtha: part('02', 12, 17, {
    'rambha-vrata': 'रम्भाव्रतंसापूर्वविद्धाग्राह्या',
    dashahara: ['तेनयस्मिन्दिनेकतिपययोगवतीदशमीपूर्वाह्णेलभ्यते', 'ज्येष्ठेमलमासे सति तत्रैवदशहराकार्या'],
    'vata-savitri-vrata': 'वटसावित्रीव्रतम्',
  }),
  Ashadha: part('02', 17, 25, { 'vyasa-pujana-vidhi': 'व्यासपूजनविधीः' }),
  Shravana: part('02', 25, 39, {
    'naga-panchami': 'श्रावणशुक्लपञ्चमीनागपञ्चमी',
    'upakarma-nirnaya': 'उपाकर्मकालः',
    'raksha-bandhana': 'रक्षाबन्धनः',
    'janmashtami-nirnaya': 'जन्माष्टमीव्रतम्',
  }),
  Bhadrapada: part('02', 39, 59, {
    haritalika: 'हरितालिकाव्रतम्',
    'ananta-vrata': 'अनन्तव्रतम्',
    'siddhivinayaka-vrata': 'सिद्धिविनायकव्रतम्',
    'rishi-panchami': 'ऋषिपञ्चमीव्रतम्',
    durvashtami: 'दूर्वाष्टमी सापूर्वाग्राह्या',
  }),
  Ashvina: part('02', 59, 85, {
    'navaratra-arambha': ['आश्विनशुक्लप्रतिपदिदेवीनवरात्रारम्भः', 'गणपतिपूजनंपुण्याहवाचनं'],
    'patrika-pujana': 'पत्रिकापूजनं',
    'mahashtami-nirnaya': 'महाष्टमीनिर्णयः',
    'visarjana-kala': 'पारणाविसर्जनयोःकालः',
    'vijaya-dashami-nirnaya': 'विजयादशमीनिर्णयः',
    'kojagara-vrata': 'कोजागरव्रतः',
    'karaka-chaturthi': 'करकचतुर्थी',
    'govatsa-dvadashi': 'गोवत्सद्वादशीसाप्रदोषव्यापिनी',
    'naraka-chaturdashi': 'नरकचतुर्दशी',
    'lakshmi-pujana': 'लक्ष्मीपूजनोत्सव',
  }),
  Kartika: part('02', 85, 100, {
    'shukla-pratipat-krityam': 'अथकार्तिकशुक्लप्रतिपत्कृत्यम्',
    'yama-dvitiya': 'यमद्वितीया',
    kalashtami: 'कृष्णाष्टमीकालाष्टमी',
  }),
  Margashirsha: part('02', 100, 104, { dattatreyotpatti: 'दत्तात्रेयोत्पत्तिः' }),
  Pausha: part('02', 104, 105),
  Magha: part('02', 105, 125, {
    'vasanta-panchami': 'वसन्तपंचमी',
    'ratha-saptami': 'माघशुक्लसप्तमीरथसप्तमी',
    shivaratri: 'शिवरात्रिः',
    'parana-nirnaya': 'पारणानिर्णयः',
  }),
  Phalguna: part('02', 125, 131, {
    holika: 'होलिका पूजनम्',
    'bhadra-mukha-puccha-lakshanam': 'भद्रामुखपुच्छलक्षणम्',
  }),
};

/** Book 3, first half: the beginning of the chapter on marriage, to the sapindas. */
const VIVAHA: Part = part('04', 41, 46, {
  'grahanam shatru-mitradi': '## 04/४२ ',
  ganah: '## 04/४३ ',
  rashikutam: '## 04/४४ ',
  nadi: '## 04/४५ ',
});

/** Sections of book 3 that are cited by their own heading. */
export const BOOK_THREE: Readonly<Record<string, Part>> = {
  vivaha: VIVAHA,
  'vardhapana-vidhi': part('03', 73, 74),
  'samvatsarika-nirnaya': part('08', 20, 21),
};

/** The rule's own words for a locus that names its sections without a topic, one for each of them in turn. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  '1, uddesha 5, 8, 17; 2, Vaishakha and Shravana': [
    'तत्र दिनं पञ्चधा विभज्य',
    'द्वेधा विभक्तदिनपूर्वबागात्मकपूर्वाह्ण',
    'चतुर्घटिकात्मकोऽरुणोदयः',
    'सप्तमाष्टमनवममुहूर्तानांगान्धर्वकुतुप',
    'रात्र्यर्धंनिशीथपदार्थः',
  ],
  '1, uddesha 2; 2, Ashadha': ['रात्रौकर्कसंक्रान्तौपूर्वदिनमेवपुण्यम्', 'संध्यासमयेपिकर्कसंक्रमेपरदिने'],
  '1, uddesha 2; 2, Pausha': ['अयनेतुमकरेरात्रिसंक्रमे', 'मकरसंक्रमे उत्तरदिनंपुण्यम्'],
  '2, Pausha': ['मकरसंक्रमे उत्तरदिनंपुण्यम्'],
  '2, Phalguna': ['होलिकादिनंकरिसंज्ञकतदुत्तरदिनं'],
  'prakarana 3': ['पञ्चदशधा विभागः शङ्खेन दर्शितः'],
};

/** Sections of the Jyotirnibandha by the line that opens them in the body of the book, not in its contents. */
export const JYOTIRNIBANDHA: Readonly<Record<string, string>> = {
  'vara-prakarana': '**अथ वारप्रकरणम्',
  'samvatsara-prakarana': '**अथ संवत्सरप्रकरणम्',
  'mana-prakarana': '**अथ मानप्रकरणम्',
  'saptarshi-chara': '**अथ सप्तर्षिचारः',
  'tithi-nirnaya': '**अथ तिथिनिर्णयः',
  'guna-vichara': '**अथ गुणविचारः',
  'lagna-prakarana': '**अथ लग्नप्रकरणम्',
  'gochara-apavada': '**अथ गोचरापवादः',
  'nady-apavada': '**अथ नाड्यपवादः',
  'nama-karana': '**अथ नामकर्म',
  // the chapter on piercing the ears has no heading: it follows the end of that on milk
  karnavedha: '**इति दुग्धपानम्',
  annaprashana: '**अथान्नप्राशनम्',
  'punya-kala': '**अथ पुण्यकालः',
  'simhastha-guru': '**अथ सिंहस्थगुरुनिर्णयः',
  chudakarana: '**अथ चूडाकरणम्',
  'dura-vichara': '**अथ दूरविचारः',
};
export const JYOTIRNIBANDHA_SECTION = '**अथ';

export const KALAMADHAVA: Readonly<Record<string, Part>> = {
  'prakarana 3': { from: '**अथ तृतीयं प्रकरणम्', to: '**अथ चतुर्थं प्रकरणम्' },
  'prakarana 4': { from: '**अथ चतुर्थं प्रकरणम्', to: '**अथ पञ्चमं प्रकरणम्' },
  'prakarana 5': { from: '**अथ पञ्चमं प्रकरणम्', to: '| ४८ ' },
};

/** Chapters that are cited, of books whose verses end in their number. */
export const CHAPTERS = {
  phaladeepika: {
    2: { from: '**   द्वितीयोऽध्यायः', to: '**   तृतीयोऽध्यायः' },
    5: { from: '**पंचमोऽध्याय', to: '**षष्टोऽध्यायः' },
    6: { from: '**षष्टोऽध्यायः', to: ' **  सप्तमोऽध्यायः' },
    7: { from: ' **  सप्तमोऽध्यायः', to: '   **अष्टमोऽध्यायः' },
    10: { from: '**दशमोऽध्यायः', to: 'एकादशमोऽध्यायः' },
    14: { from: 'चतुर्दशोऽध्यायः', to: 'पञ्चदशोऽध्यायः' },
    15: { from: 'पञ्चदशोऽध्यायः', to: 'षोडशोऽध्यायः' },
    24: { from: 'चतुर्विंशोऽध्यायः', to: '**पंचविंशोऽध्यायः' },
  },
  saravali: {
    11: { from: '**     एकादशोऽध्यायः', to: 'इति कल्याणवर्मविरचितायां सारावल्यां चन्द्रारिष्टभङ्गो' },
    12: {
      from: 'इति कल्याणवर्मविरचितायां सारावल्यां चन्द्रारिष्टभङ्गो',
      to: 'इति कल्याणवर्मविरचितायां सारावल्यां अरिष्टभङ्गो',
    },
    // the heading of the thirteenth is lost in print: it follows the end of the twelfth
    13: { from: 'इति कल्याणवर्मविरचितायां सारावल्यां अरिष्टभङ्गो नाम द्वादशोऽध्यायः', to: 'चतुर्दशोऽध्यायः' },
    14: { from: 'चतुर्दशोऽध्यायः', to: 'पंञ्चदशोऽध्यायः' },
    21: { from: 'एकविंशोऽध्यायः', to: 'द्वाविंशोऽध्यायः' },
    37: { from: 'सप्तत्रिंशोऽध्यायः', to: 'इति कल्याणवर्मविरचितायां सारावल्यां पञ्चमहापुरुष' },
  },
  jatakaParijata: {
    // the heading of the seventh is in the table of contents too: the chapter follows the end of the sixth
    7: { from: 'इति वैद्यनाथविरचिते जातकपारिजाते जातकभङ्गास्थे षष्ठाध्यायः', to: 'इति श्रीवैद्यनाथदैवङ्य़विरचिते' },
    10: { from: 'इति नवमोऽध्यायः', to: 'इति दशमोऽध्यायः' },
  },
} as const satisfies Record<string, Readonly<Record<number, Part>>>;
