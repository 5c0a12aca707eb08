import type { SightWords } from '../sights.ts';

const STATES: Readonly<Record<string, string>> = { balya: 'बाल', vardhakya: 'वृद्ध' };
const MALAMASA: Readonly<Record<string, string>> = { adhika: 'अधिक', kshaya: 'क्षय', samsarpa: 'संसर्प' };
const ECLIPSES: Readonly<Record<string, string>> = { solar: 'सूर्यग्रहण', lunar: 'चन्द्रग्रहण' };
const HOUSES = { nava: 'नये घर (kind=nava)', jirna: 'पुराने घर (kind=jirna)' } as const;
const VERDICTS = { shubha: 'शुभ', madhyama: 'मध्यम', varjya: 'वर्ज्य' } as const;
const WHY: Readonly<Record<string, string>> = {
  always_up: 'वह क्षितिज के ऊपर ही रहता है',
  always_down: 'वह क्षितिज के नीचे ही रहता है',
};

/** Sentences that rules bring with them. */
const SENTENCES: Readonly<Record<string, string>> = {
  'bhumi-pujan is read as the beginning of a house (griha-arambha)': 'भूमिपूजन को गृहारम्भ माना गया है',
  'Jyotirnibandha, nama-karana 9, asks for tara and Moon of the father too: only the child’s are looked at':
    'ज्योतिर्निबन्ध, नामकरण 9 पिता का ताराबल और चन्द्रबल भी चाहता है: केवल शिशु का देखा गया',
  'Muhurta Chintamani 11.38 also bars a lagna in the varga of a retrograde graha: that part of the verse is not looked at':
    'मुहूर्तचिन्तामणि 11.38 वक्री ग्रह के वर्ग वाला लग्न भी छुड़ाती है: श्लोक का यह अंश नहीं देखा गया',
  'Muhurta Chintamani 11.45 also bars the eighth from the natal lagna, the sixth from the enemy’s sign or lagna, and the lords of these in the rising sign: only the eighth from the natal sign is looked at':
    'मुहूर्तचिन्तामणि 11.45 जन्मलग्न से आठवीं राशि, शत्रु की राशि या लग्न से छठी राशि और लग्न में इनके स्वामी भी छुड़ाती है: केवल जन्मराशि से आठवीं राशि देखी गयी है',
  'Muhurta Chintamani 13.1 and 13.4 count from the natal sign and from the natal lagna: only the natal sign is looked at':
    'मुहूर्तचिन्तामणि 13.1 और 13.4 जन्मराशि और जन्मलग्न दोनों से गिनती हैं: केवल जन्मराशि देखी गयी है',
  'Muhurta Chintamani 2.30 praises a lagna in any varga of Mercury or Jupiter, with Jupiter rising and strong: of the vargas the sign alone is looked at, and no strength':
    'मुहूर्तचिन्तामणि 2.30 बुध या गुरु के किसी भी वर्ग का लग्न और लग्न में बलवान् गुरु कहती है: वर्गों में केवल राशि देखी गयी है, बल नहीं',
  "A surgeon's date is never moved for this.": 'चिकित्सक की दी हुई तिथि इसके लिए कभी न टालें।',
  'the verses speak of elephants, horses and palanquins; motor vehicles are an extension by analogy':
    'श्लोकों में हाथी, घोड़े और पालकी हैं; मोटर वाहन पर उनका प्रयोग सादृश्य से है',
  'the setting of Guru and Shukra is not looked at: no list of the texts names the first letters':
    'गुरु और शुक्र का अस्त नहीं देखा गया: ग्रन्थों की किसी सूची में अक्षरारम्भ नहीं है',
  'the setting of Guru and Shukra is not looked at: no list of the texts names business':
    'गुरु और शुक्र का अस्त नहीं देखा गया: ग्रन्थों की किसी सूची में व्यवसाय नहीं है',
  'Muhurta Chintamani 5.26 bars weddings in the Sun’s southern course, 6.13 admits Vrishchika, which lies in it: the special verse decides':
    'मुहूर्तचिन्तामणि 5.26 दक्षिणायन में विवाह का निषेध करती है, 6.13 उसमें पड़ने वाली वृश्चिक को मानती है: विशेष वचन बलवान् है',
  'The star that a graha kicks; worst in the quarter that equals the graha’s own.':
    'ग्रह की लत्ता वाला नक्षत्र; ग्रह के अपने चरण के समान चरण में सबसे अशुभ।',
  'The Moon’s star at the end of harshana, vaidhriti, sadhya, vyatipata, ganda or shula.':
    'हर्षण, वैधृति, साध्य, व्यतीपात, गण्ड या शूल के अन्त में चन्द्र का नक्षत्र।',
  'A graha at the other end of the Moon’s line, of five; left in every land.':
    'पाँच रेखाओं में चन्द्र की रेखा के दूसरे सिरे पर ग्रह; सब देशों में छोड़ा जाता है।',
  'Counts of the Moon’s star from the Sun’s; worst in one quarter.':
    'सूर्य के नक्षत्र से चन्द्र के नक्षत्र की गणना; एक चरण में सबसे अशुभ।',
  'No star, tithi, lagna or weekday is looked at; Moon in 1, 6, 8 or Mars in 1, 7, 8 harms.':
    'नक्षत्र, तिथि, लग्न और वार नहीं देखे जाते; 1, 6, 8 में चन्द्र या 1, 7, 8 में मंगल दोष है।',
  'Half a ghati on both sides of half setting, with a pure panchanga; not Thursday or Saturday; for straits.':
    'अर्धास्त के दोनों ओर आधी घटी, शुद्ध पंचांग में; गुरुवार और शनिवार को नहीं; संकट के लिए।',
  'Bad yogas of tithi, weekday and star are left in the Huna, Banga and Khasha countries.':
    'तिथि, वार और नक्षत्र के कुयोग हूण, बंग और खश देशों में छोड़े जाते हैं।',
  'Tithis that are void in their month are left in Madhyadesha.': 'मास की शून्य तिथियाँ मध्यदेश में छोड़ी जाती हैं।',
  'Eight days before Holika are left on the banks of Beas, Ravi and Sutlej and in Pushkara.':
    'होलिका से पहले के आठ दिन व्यास, रावी और सतलुज के तटों पर तथा पुष्कर में छोड़े जाते हैं।',
  'Jupiter in Makara is left in Konkana, Magadha, Gauda and Sindhu.': 'मकर का गुरु कोंकण, मगध, गौड और सिन्धु में छोड़ा जाता है।',
};

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
  degreesGone: (degrees) => `सूर्य के राशि में ${degrees.join(', ')} पूरे अंश बीते`,
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
  notes: {
    simhastha: (until) =>
      `गुरु मघा से पाँच चरणों में है${until === '' ? '' : ` (${until} तक)`}: मुहूर्तचिन्तामणि 1.50 और धर्मसिन्धु 1 (सिंहस्थ-अपवाद) सर्वत्र शुभ कार्यों का निषेध करते हैं, सूर्य मेष में हो तो नहीं; पंचांग इसमें भी दिन छापते हैं`,
    asta: (graha, deg, limitDeg) =>
      `${graha === 'guru' ? 'गुरु' : 'शुक्र'} ग्रन्थ की सीमा से अस्त है (कालांश ${deg}, सीमा ${limitDeg}); पंचांग उसे ${graha === 'guru' ? '10' : '7 या 8'} तक उदित मानते हैं और ऐसे दिन छापते हैं`,
    kind: (of, other, verdict) => `यह निर्णय ${HOUSES[of]} के लिए है; ${HOUSES[other]} के लिए दिन ${VERDICTS[verdict]} है`,
    region: (gist, locus) => `${SENTENCES[gist] ?? gist} (मुहूर्तचिन्तामणि ${locus})`,
    noDay: (why, english) =>
      `मुहूर्त का दिन सूर्योदय से सूर्योदय तक होता है: यहाँ सूर्य का उदय और अस्त नहीं होता (${WHY[why] ?? english})`,
    sentence: (english) => SENTENCES[english] ?? english,
  },
};
