/** The month names of the regional calendars, in Roman letters and in the calendar's own script. */
export type MonthName = readonly [roman: string, native: string];

export const ASSAM_MONTHS: readonly MonthName[] = [
  ['Bohag', "ব'হাগ"],
  ['Jeth', 'জেঠ'],
  ['Ahar', 'আহাৰ'],
  ['Saon', 'শাওণ'],
  ['Bhado', 'ভাদ'],
  ['Ahin', 'আহিন'],
  ['Kati', 'কাতি'],
  ['Aghon', 'আঘোণ'],
  ['Puh', 'পুহ'],
  ['Magh', 'মাঘ'],
  ['Phagun', 'ফাগুন'],
  ['Chot', "চ'ত"],
];

export const BANGLA_MONTHS: readonly MonthName[] = [
  ['Boishakh', 'বৈশাখ'],
  ['Joishtho', 'জ্যৈষ্ঠ'],
  ['Asharh', 'আষাঢ়'],
  ['Srabon', 'শ্রাবণ'],
  ['Bhadro', 'ভাদ্র'],
  ['Ashwin', 'আশ্বিন'],
  ['Kartik', 'কার্তিক'],
  ['Ogrohayon', 'অগ্রহায়ণ'],
  ['Poush', 'পৌষ'],
  ['Magh', 'মাঘ'],
  ['Falgun', 'ফাল্গুন'],
  ['Choitro', 'চৈত্র'],
];

export const BIKRAM_MONTHS: readonly MonthName[] = [
  ['Baisakh', 'वैशाख'],
  ['Jestha', 'जेठ'],
  ['Asar', 'असार'],
  ['Shrawan', 'साउन'],
  ['Bhadra', 'भदौ'],
  ['Ashwin', 'असोज'],
  ['Kartik', 'कात्तिक'],
  ['Mangsir', 'मंसिर'],
  ['Poush', 'पुस'],
  ['Magh', 'माघ'],
  ['Falgun', 'फागुन'],
  ['Chaitra', 'चैत'],
];

export const KOLLAM_MONTHS: readonly MonthName[] = [
  ['Chingam', 'ചിങ്ങം'],
  ['Kanni', 'കന്നി'],
  ['Thulam', 'തുലാം'],
  ['Vrischikam', 'വൃശ്ചികം'],
  ['Dhanu', 'ധനു'],
  ['Makaram', 'മകരം'],
  ['Kumbham', 'കുംഭം'],
  ['Meenam', 'മീനം'],
  ['Medam', 'മേടം'],
  ['Edavam', 'ഇടവം'],
  ['Mithunam', 'മിഥുനം'],
  ['Karkadakam', 'കർക്കടകം'],
];

export const ODIA_MONTHS: readonly MonthName[] = [
  ['Baisakha', 'ବୈଶାଖ'],
  ['Jyeshtha', 'ଜ୍ୟେଷ୍ଠ'],
  ['Ashadha', 'ଆଷାଢ଼'],
  ['Shrabana', 'ଶ୍ରାବଣ'],
  ['Bhadraba', 'ଭାଦ୍ରବ'],
  ['Ashwina', 'ଆଶ୍ୱିନ'],
  ['Kartika', 'କାର୍ତ୍ତିକ'],
  ['Margashira', 'ମାର୍ଗଶିର'],
  ['Pausha', 'ପୌଷ'],
  ['Magha', 'ମାଘ'],
  ['Phalguna', 'ଫାଲ୍ଗୁନ'],
  ['Chaitra', 'ଚୈତ୍ର'],
];

export const PUNJABI_MONTHS: readonly MonthName[] = [
  ['Vaisakh', 'ਵੈਸਾਖ'],
  ['Jeth', 'ਜੇਠ'],
  ['Harh', 'ਹਾੜ'],
  ['Sawan', 'ਸਾਵਣ'],
  ['Bhadon', 'ਭਾਦੋਂ'],
  ['Assu', 'ਅੱਸੂ'],
  ['Katak', 'ਕੱਤਕ'],
  ['Maghar', 'ਮੱਘਰ'],
  ['Poh', 'ਪੋਹ'],
  ['Magh', 'ਮਾਘ'],
  ['Phagan', 'ਫੱਗਣ'],
  ['Chet', 'ਚੇਤ'],
];

export const SHAKA_MONTHS: readonly MonthName[] = [
  ['Chaitra', 'चैत्र'],
  ['Vaishakha', 'वैशाख'],
  ['Jyaishtha', 'ज्येष्ठ'],
  ['Ashadha', 'आषाढ'],
  ['Shravana', 'श्रावण'],
  ['Bhadra', 'भाद्र'],
  ['Ashvina', 'आश्विन'],
  ['Kartika', 'कार्तिक'],
  ['Agrahayana', 'अग्रहायण'],
  ['Pausha', 'पौष'],
  ['Magha', 'माघ'],
  ['Phalguna', 'फाल्गुन'],
];

export const TAMIL_MONTHS: readonly MonthName[] = [
  ['Chithirai', 'சித்திரை'],
  ['Vaikasi', 'வைகாசி'],
  ['Aani', 'ஆனி'],
  ['Aadi', 'ஆடி'],
  ['Aavani', 'ஆவணி'],
  ['Purattasi', 'புரட்டாசி'],
  ['Aippasi', 'ஐப்பசி'],
  ['Karthigai', 'கார்த்திகை'],
  ['Margazhi', 'மார்கழி'],
  ['Thai', 'தை'],
  ['Maasi', 'மாசி'],
  ['Panguni', 'பங்குனி'],
];

/** The names of the lunar months. */
export const LUNAR_MONTHS: readonly MonthName[] = [
  ['Chaitra', 'चैत्र'],
  ['Vaishakha', 'वैशाख'],
  ['Jyeshtha', 'ज्येष्ठ'],
  ['Ashadha', 'आषाढ़'],
  ['Shravana', 'श्रावण'],
  ['Bhadrapada', 'भाद्रपद'],
  ['Ashvina', 'आश्विन'],
  ['Kartika', 'कार्तिक'],
  ['Margashirsha', 'मार्गशीर्ष'],
  ['Pausha', 'पौष'],
  ['Magha', 'माघ'],
  ['Phalguna', 'फाल्गुन'],
];
export const LUNAR_NATIVE = { adhika: 'अधिक', shukla: 'शुक्ल', krishna: 'कृष्ण', shaka: 'शक' } as const;
