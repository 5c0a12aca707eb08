/** The page of plans, in words. */
import type { Language, Widened } from '../../words/index.ts';

const EN = {
  title: 'Plans',
  lead: 'Paid by credits: a call costs 1 to 30, only an answered one, and never a repeated one your cache still holds.',
  yours: 'Your plan',
  plan: 'Plan',
  perMonth: 'Credits a month',
  price: 'Price',
  opens: 'Opens',
  rate: 'Calls a second',
  unlimited: 'unlimited',
  packs: 'Extra credits',
  packsLead: 'Bought once; they do not expire and are used after the monthly ones.',
  packCredits: 'Credits',
  costs: 'What a call costs',
  ask: 'To change the plan, buy a pack or ask for a grant',
  askText:
    'Write to us with the e-mail of your account and what you need. Temples, schools and research may ask for a grant.',
  subject: 'Ganaka: plan, credits or a grant',
  rupees: (text: string) => text,
  inWords: 'In words',
  words: {
    free: 'To try every engine: panchanga and its parts, muhurta, hora, chaughadiya and the birth chart. Not for an application in production.',
    developer:
      'To build: everything of Drik and of the true Chitrapaksha (festivals, eclipses, reports, matching, Hindi text), the Basic routes of the Surya-siddhanta. Non-commercial.',
    pro: 'The same as Developer with five times the credits and twice the rate. Non-commercial.',
    commercial: 'For applications in production, under your own name: every engine in full, the Surya-siddhanta too.',
    enterprise:
      'Without a monthly bound, and alone with bulk dates, sanyoga, the kundali book, the instruments for any day and place, and keys for named domains in browsers.',
  },
  access: {
    free: 'the Basic routes on every engine',
    developer: 'full Drik; Surya stays Basic; non-commercial',
    pro: 'as Developer, higher quota',
    commercial: 'production, white-label, full Surya',
    enterprise: 'sanyoga, samvat, kundali book and pack, bulk dates, named domains',
  },
};

type PlanWords = Widened<typeof EN>;

const HI: PlanWords = {
  title: 'योजनाएँ',
  lead: 'भुगतान क्रेडिट से: एक अनुरोध 1 से 30 का, केवल उत्तर मिलने पर; जो उत्तर आपके पास पहले से है उसका कुछ नहीं।',
  yours: 'आपकी योजना',
  plan: 'योजना',
  perMonth: 'मासिक क्रेडिट',
  price: 'मूल्य',
  opens: 'क्या खुलता है',
  rate: 'प्रति सेकंड अनुरोध',
  unlimited: 'असीमित',
  packs: 'अतिरिक्त क्रेडिट',
  packsLead: 'एक बार लिए जाते हैं; समाप्त नहीं होते और मासिक क्रेडिट के बाद लगते हैं।',
  packCredits: 'क्रेडिट',
  costs: 'एक अनुरोध का मूल्य',
  ask: 'योजना बदलने, पैक लेने या अनुदान माँगने के लिए',
  askText: 'अपने खाते के ई-मेल और अपनी आवश्यकता के साथ हमें लिखें। मंदिर, विद्यालय और शोध-कार्य अनुदान माँग सकते हैं।',
  subject: 'Ganaka: योजना, क्रेडिट या अनुदान',
  rupees: (text) =>
    text.replace('from ', '').replace('rupees per year', 'रुपये प्रति वर्ष').replace('rupees', 'रुपये') +
    (text.startsWith('from ') ? ' से' : ''),
  inWords: 'शब्दों में',
  words: {
    free: 'हर पद्धति आज़माने के लिए: पंचांग और उसके अंश, मुहूर्त, होरा, चौघड़िया और जन्म-कुंडली। चालू (production) ऐप के लिए नहीं।',
    developer:
      'ऐप बनाने के लिए: दृक् और सत्य चित्रापक्ष का सब कुछ (पर्व, ग्रहण, फल, मिलान, हिन्दी पाठ), सूर्यसिद्धांत के मूल मार्ग। अव्यावसायिक।',
    pro: 'Developer जैसा, पाँच गुना क्रेडिट और दुगुनी गति। अव्यावसायिक।',
    commercial: 'चालू ऐप के लिए, आपके अपने नाम से: हर पद्धति पूरी, सूर्यसिद्धांत भी।',
    enterprise:
      'मासिक सीमा के बिना; थोक तिथियाँ, संयोग, कुंडली पुस्तक, किसी भी दिन और स्थान के यंत्र, और ब्राउज़र में नामित डोमेन की कुंजियाँ केवल इसी में।',
  },
  access: {
    free: 'हर पद्धति के मूल मार्ग',
    developer: 'पूरा दृक्; सूर्यसिद्धांत के मूल मार्ग; अव्यावसायिक',
    pro: 'Developer जैसा, अधिक क्रेडिट',
    commercial: 'व्यावसायिक उपयोग, अपने नाम से, पूरा सूर्यसिद्धांत',
    enterprise: 'संयोग, संवत्, कुंडली पुस्तक और पैक, थोक तिथियाँ, नामित डोमेन',
  },
};

export const PLAN_WORDS: Readonly<Record<Language, PlanWords>> = { en: EN, hi: HI };
