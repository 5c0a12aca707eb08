/** The general rules of the tithis in Hindi, by what they say in English; a vrata has its own rule in `text/hi/festival-rules.ts`. */
export const REASONS_HI: Readonly<Record<string, string>> = {
  'From sunrise to sunset it is pure.': 'सूर्योदय से सूर्यास्त तक रहे तो शुद्धा।',
  'With less than two muhurtas before sunset of the earlier day, the later.':
    'पूर्वदिन सूर्यास्त से पहले दो मुहूर्त से कम हो तो परदिन।',
  'The bright first with amavasya if it reaches aparahna, else with the second.':
    'शुक्ल प्रतिपदा अपराह्न तक हो तो अमावस्या-युक्त, अन्यथा द्वितीया-युक्त।',
  'The dark first is always taken with the second.': 'कृष्ण प्रतिपदा सदा द्वितीया-युक्त।',
  'The bright second is taken with the third.': 'शुक्ल द्वितीया तृतीया-युक्त।',
  'The dark second on the earlier day if it comes before midday, else with the third.':
    'कृष्ण द्वितीया मध्याह्न से पहले आए तो पूर्वदिन, अन्यथा तृतीया-युक्त।',
  'The third on the later day; on the earlier if the second there, and the third on the later, have under three muhurtas.':
    'तृतीया परदिन; पूर्वदिन द्वितीया और परदिन तृतीया, दोनों तीन मुहूर्त से कम हों तो पूर्वदिन।',
  'For fasts other than those of Ganesha the fourth is taken with the fifth.':
    'गणेश-व्रत से भिन्न उपवासों में चतुर्थी पंचमी-युक्त।',
  'The fifth is taken with the fourth in both pakshas.': 'दोनों पक्षों में पंचमी चतुर्थी-युक्त।',
  'Save for Skanda the sixth with the seventh; with less than six muhurtas of the fifth the earlier day too.':
    'स्कन्द-व्रत छोड़कर षष्ठी सप्तमी-युक्त; पंचमी छह मुहूर्त से कम हो तो पूर्वदिन भी।',
  'Save for Skanda the sixth with the seventh.': 'स्कन्द-व्रत छोड़कर षष्ठी सप्तमी-युक्त।',
  'The seventh is always taken with the sixth, unless the sixth lasts till sunset.':
    'सप्तमी सदा षष्ठी-युक्त, षष्ठी सूर्यास्त तक रहे तो नहीं।',
  'The bright eighth is taken on the later day.': 'शुक्ल अष्टमी परदिन।',
  'The dark eighth is taken on the earlier day.': 'कृष्ण अष्टमी पूर्वदिन।',
  'The ninth is everywhere taken with the eighth.': 'नवमी सर्वत्र अष्टमी-युक्त।',
  'The tenth is taken with the ninth; if that cannot be had, with the eleventh.':
    'दशमी नवमी-युक्त; वह न मिले तो एकादशी-युक्त।',
  'The twelfth is taken with the eleventh.': 'द्वादशी एकादशी-युक्त।',
  'The bright thirteenth is taken on the earlier day.': 'शुक्ल त्रयोदशी पूर्वदिन।',
  'The dark thirteenth is taken on the later day.': 'कृष्ण त्रयोदशी परदिन।',
  'The bright fourteenth is taken on the later day.': 'शुक्ल चतुर्दशी परदिन।',
  'The dark fourteenth is taken on the earlier day.': 'कृष्ण चतुर्दशी पूर्वदिन।',
  'Purnima and amavasya are taken on the later day, save for the vrata of Savitri.':
    'पूर्णिमा और अमावस्या परदिन, सावित्री-व्रत छोड़कर।',
  'Eleventh and twelfth run on past a sunrise: all fast on the later day.':
    'एकादशी और द्वादशी दोनों उदय के पार बढ़ें: सब परदिन उपवास करें।',
  'The eleventh alone runs on: householders fast on the earlier day.': 'केवल एकादशी बढ़े: गृहस्थ पूर्वदिन उपवास करें।',
  'The eleventh holds one sunrise, the twelfth none: householders fast on the earlier day.':
    'एकादशी एक उदय पर हो, द्वादशी किसी पर नहीं: गृहस्थ पूर्वदिन उपवास करें।',
  'The eleventh is free of the tenth at sunrise: that day is the fast.': 'उदय पर एकादशी दशमी से मुक्त हो: उसी दिन उपवास।',
  'Joined with the tenth, and the twelfth grows: the twelfth.': 'दशमी-युक्त हो और द्वादशी बढ़े: द्वादशी को।',
  'Joined with the tenth, and neither runs on: its own day.': 'दशमी-युक्त हो और दोनों न बढ़ें: अपने ही दिन।',
  'The eleventh runs on past a second sunrise: the later day.': 'एकादशी दूसरे उदय के पार बढ़े: परदिन।',
  'The twelfth runs on past a second sunrise: the fast is on the twelfth.': 'द्वादशी दूसरे उदय के पार बढ़े: द्वादशी को उपवास।',
  'The tenth reaches into arunodaya: the twelfth.': 'दशमी अरुणोदय तक पहुँचे: द्वादशी को।',
  'Free of the tenth in arunodaya: its own day.': 'अरुणोदय में दशमी से मुक्त: अपने ही दिन।',
};

/** Of the vratas that cannot be asked for by name, each by its id, or by what the ids of a family begin with. */
export const VRATAS_HI: readonly (readonly [id: string, rule: string])[] = [
  ['vinayaka-chaturthi', 'चतुर्थी मध्याह्न में; केवल परदिन में हो तो परदिन, अन्यथा पूर्वदिन।'],
  ['pradosha', 'त्रयोदशी सूर्यास्त के बाद तीन मुहूर्त में; दोनों दिन हो तो परदिन, या जिसमें अधिक हो।'],
  ['sankashti-chaturthi', 'चतुर्थी चंद्रोदय पर; दोनों चंद्रोदय पर हो तो तृतीया-युक्त, किसी पर न हो तो परदिन।'],
  ['karaka-chaturthi', 'चतुर्थी चंद्रोदय पर; दोनों चंद्रोदय पर हो तो तृतीया-युक्त, किसी पर न हो तो परदिन।'],
  ['kalashtami', 'अष्टमी प्रदोष में; केवल पूर्वदिन में हो तो पूर्वदिन, अन्यथा परदिन।'],
  ['kala-bhairava-ashtami', 'अष्टमी प्रदोष में; केवल पूर्वदिन में हो तो पूर्वदिन, अन्यथा परदिन।'],
  ['masa-shivaratri', 'कृष्ण चतुर्दशी निशीथ में; दोनों दिन हो तो परदिन।'],
  ['somavati-amavasya', 'सोमवार को अमावस्या, अपराह्न के अंत तक एक मुहूर्त भी; सायाह्न या रात में नहीं।'],
  ['bhaumavati-amavasya', 'मंगलवार को अमावस्या, सायाह्न से पहले एक मुहूर्त भी।'],
  ['bhanu-saptami', 'रविवार को सप्तमी, सायाह्न से पहले एक मुहूर्त भी।'],
  ['budhashtami', 'बुधवार को शुक्ल अष्टमी, प्रातः से अपराह्न के अंत तक; चैत्र और श्रावण से चार मास में नहीं।'],
  ['kurma-jayanti', 'वैशाख पूर्णिमा सायंकाल में; दोनों दिन हो या किसी दिन नहीं, तो परदिन।'],
  ['kalki-jayanti', 'श्रावण शुक्ल षष्ठी सायंकाल में; दोनों दिन हो या किसी दिन नहीं, तो परदिन।'],
  ['buddha-jayanti', 'आश्विन शुक्ल दशमी सायंकाल में; दोनों दिन हो या किसी दिन नहीं, तो परदिन।'],
  ['varaha-jayanti', 'भाद्रपद शुक्ल तृतीया अपराह्न में; दोनों दिन हो तो जिसमें अधिक, बराबर हो तो पूर्वदिन।'],
  ['vamana-jayanti', 'भाद्रपद शुक्ल द्वादशी मध्याह्न में; दोनों दिन हो तो जिसमें अधिक, बराबर हो तो पूर्वदिन।'],
  ['narasimha-jayanti', 'वैशाख शुक्ल चतुर्दशी सूर्यास्त पर; दोनों दिन हो या किसी दिन नहीं, तो परदिन।'],
  ['naga-panchami', 'पंचमी उदय से तीन मुहूर्त, षष्ठी-युक्त; परदिन कम हो तो पूर्वदिन।'],
  ['haritalika', 'तृतीया परदिन, एक मुहूर्त या कम भी हो; परदिन न हो तभी द्वितीया-युक्त।'],
  ['rishi-panchami', 'पंचमी मध्याह्न में; दोनों दिन हो या किसी दिन नहीं, तो पूर्वदिन।'],
  ['mahashtami', 'अष्टमी उदय पर, एक घटी भी, नवमी-युक्त; परदिन उदय पर न हो तो सप्तमी-युक्त।'],
  ['mahanavami', 'नवमी अष्टमी-युक्त, यदि अष्टमी की संध्या में तीन मुहूर्त हो; कम हो तो परदिन।'],
  ['vijayadashami', 'दशमी अपराह्न में; दोनों दिन हो या किसी दिन नहीं, तो श्रवण-युक्त दिन, अन्यथा पूर्वदिन।'],
  ['kojagara', 'पूर्णिमा केवल पूर्वदिन के निशीथ में हो तो पूर्वदिन, अन्यथा परदिन।'],
  ['ratha-saptami', 'सप्तमी अरुणोदय में; दोनों दिन हो तो पूर्वदिन, किसी में न हो तो षष्ठी-युक्त।'],
  ['chaitra-navaratra', 'नवरात्र का दिन उदयतिथि का; दो उदयों पर हो तो पूर्वदिन, किसी पर नहीं तो जिस दिन तिथि हो।'],
  ['ashvina-navaratra', 'नवरात्र का दिन उदयतिथि का; दो उदयों पर हो तो पूर्वदिन, किसी पर नहीं तो जिस दिन तिथि हो।'],
  ['holika-dahana', 'फाल्गुन पूर्णिमा भद्रारहित प्रदोष में; परदिन के प्रदोष में न हो तो पूर्वदिन, भद्रा के बाद।'],
  ['hanuman-jayanti', 'चैत्र पूर्णिमा उदय पर; दो उदयों पर हो तो पूर्वदिन।'],
  ['ganga-dashahara', 'ज्येष्ठ शुक्ल दशमी पूर्वाह्न में; दोनों दिन हो तो जिसमें दस में से अधिक योग हों; अधिक ज्येष्ठ हो तो उसी में।'],
  ['chhath', 'कार्तिक शुक्ल षष्ठी सूर्यास्त पर; उदय के बाद पंचमी तीन मुहूर्त या अधिक हो तो सप्तमी-युक्त परदिन।'],
  ['vat-purnima', 'ज्येष्ठ पूर्णिमा; पूर्वदिन चतुर्दशी अठारह नाड़ी हो तो परदिन, कम हो तो पूर्वदिन।'],
  ['ugadi', 'चैत्र शुक्ल प्रतिपदा उदय पर, एक मुहूर्त भी, द्वितीया-युक्त।'],
  ['tulsi-vivaha', 'कार्तिक शुक्ल द्वादशी उदय पर; दो उदयों पर हो तो पूर्वदिन।'],
  ['dev-deepavali', 'कार्तिक पूर्णिमा प्रदोष में; दोनों दिन हो तो परदिन, किसी दिन न हो तो पूर्वदिन।'],
  ['ananta-chaturdashi', 'चतुर्दशी उदय से तीन मुहूर्त, न मिले तो दो; कम हो तो पूर्वदिन।'],
  ['ratha-yatra', 'आषाढ़ शुक्ल द्वितीया उदय पर; दो उदयों पर हो तो पूर्वदिन।'],
  ['dattatreya-jayanti', 'मार्गशीर्ष पूर्णिमा प्रदोष में; दोनों दिन हो या किसी दिन नहीं, तो परदिन।'],
  ['buddha-purnima', 'वैशाख पूर्णिमा उदय पर; दो उदयों पर हो तो परदिन।'],
  ['pitru-paksha', 'तिथि का श्राद्ध अपराह्न में; दोनों दिन हो तो जिसमें अधिक, किसी दिन न हो तो पूर्वदिन।'],
];
