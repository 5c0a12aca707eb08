/** The conditions of the plans, and what is kept about people. The page that is sent out is the one that binds: say nothing here that the service does not do. */
import type { Language } from '../../words/index.ts';

export interface Section {
  readonly head: string;
  readonly says: readonly string[];
}

export interface Paper {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** What the operator has set; null where nothing is. */
export interface Operator {
  readonly contact: string;
  readonly sla: string | null;
  readonly support: string | null;
}

interface TermsWords {
  readonly terms: (operator: Operator) => Paper;
  readonly privacy: (operator: Operator) => Paper;
}

const EN: TermsWords = {
  terms: ({ contact, sla, support }) => ({
    title: 'Terms',
    lead: 'What each plan allows. Prices and credits are on the page of plans.',
    sections: [
      {
        head: 'Free Basic, Developer, Pro',
        says: [
          'For trying and building: an application in production needs Commercial or Enterprise. Developer and Pro are non-commercial.',
          'Not white-label: what you show of the answers is shown as Ganaka’s.',
        ],
      },
      {
        head: 'Commercial, Enterprise',
        says: [
          'For applications in production, also paid ones.',
          'White-label: you may show the answers under your own name, without naming Ganaka.',
          'Enterprise adds bulk dates, sanyoga, the kundali book, the instruments for any day and place, and named domains.',
        ],
      },
      {
        head: 'Service level and support',
        says: [
          sla ??
            'A service level (SLA) belongs to Enterprise. The operator of this server has published none: ask before you rely on one.',
          support ??
            `Support by e-mail to ${contact}. Ticket and phone support belong to Enterprise: ask how you reach it.`,
        ],
      },
      {
        head: 'Keys and credits',
        says: [
          'A key is yours alone: at most five are active at once. One that got into other hands should be revoked on the page of keys.',
          'Only an answered call costs credits. Monthly credits lapse at the end of the month, Indian time; extra credits do not expire. Both lapse when the account is deleted.',
          'Rates are limited by plan. Who asks faster is told to wait, and nothing is charged.',
        ],
      },
      {
        head: 'What the answers are',
        says: [
          'Astronomy and the rules of the named texts, computed with the stated engine. Traditions differ, and an answer does not replace your family’s or teacher’s custom, nor medical, legal or financial advice.',
        ],
      },
    ],
  }),
  privacy: ({ contact }) => ({
    title: 'Privacy',
    lead: 'What is kept about you, why, and how to have it gone.',
    sections: [
      {
        head: 'Births and questions',
        says: [
          'Dates, times and places of birth, and whatever else a call asks, are used for the answer and not stored. Queries, bodies and tokens are written into no log; answers to personal input are not kept by us and tell caches not to keep them.',
          'A calendar you make under Calendars keeps its town, and that of a birthday or shraddha also the date, time, place and name you gave it, since it has to be made anew each day: until you revoke it or delete the account.',
        ],
      },
      {
        head: 'Your account',
        says: [
          'E-mail, a hash of the password, your sessions (when, from which network address, by which browser), hashes and labels of keys, and a log of what was done to the account.',
          'The ledger has a row for each paid call: when, which route, which key, how many credits. Not what was asked.',
        ],
      },
      {
        head: 'Logs',
        says: [
          'A line for each request: its route without the query, the status, how long it took, your network address, and the numbers of account and key. How long they are kept is for the operator of this server to say.',
        ],
      },
      {
        head: 'Cookies',
        says: [
          'Only those the pages need: session, form token, language, theme, town, a tool page’s key session, a mark that this browser has signed in to an account before, and short notes from one page to the next. No tracking, nothing from other hosts.',
        ],
      },
      {
        head: 'Your rights',
        says: [
          'Under “Account” you can download what is kept as JSON, end sessions and delete the account. Keys then stop at once; e-mail, password, sessions, labels and towns are erased; the ledger stays without your name. The account’s log stays too, under its number, and so do domains that were named for a key of it.',
          `Questions: ${contact}.`,
        ],
      },
    ],
  }),
};

const HI: TermsWords = {
  terms: ({ contact, sla, support }) => ({
    title: 'शर्तें',
    lead: 'हर योजना में क्या करने की अनुमति है। मूल्य और क्रेडिट योजनाओं के पृष्ठ पर हैं।',
    sections: [
      {
        head: 'Free Basic, Developer, Pro',
        says: [
          'आज़माने और ऐप बनाने के लिए: चालू (production) ऐप के लिए Commercial या Enterprise चाहिए। Developer और Pro अव्यावसायिक हैं।',
          'अपने नाम से (white-label) नहीं: उत्तर Ganaka के नाम से दिखाए जाते हैं।',
        ],
      },
      {
        head: 'Commercial, Enterprise',
        says: [
          'चालू ऐप के लिए, सशुल्क भी।',
          'अपने नाम से (white-label): Ganaka का नाम दिए बिना उत्तर अपने नाम से दिखा सकते हैं।',
          'Enterprise में थोक तिथियाँ, संयोग, कुंडली पुस्तक, किसी भी दिन और स्थान के यंत्र, और नामित डोमेन भी हैं।',
        ],
      },
      {
        head: 'सेवा-स्तर और सहायता',
        says: [
          sla ?? 'सेवा-स्तर (SLA) Enterprise में है। इस सर्वर के संचालक ने कोई प्रकाशित नहीं किया है: उस पर निर्भर होने से पहले पूछें।',
          support ?? `सहायता ई-मेल से: ${contact}। टिकट और फ़ोन की सहायता Enterprise में है: पाने का मार्ग पूछें।`,
        ],
      },
      {
        head: 'कुंजियाँ और क्रेडिट',
        says: [
          'कुंजी केवल आपकी है: एक समय में अधिक से अधिक पाँच चालू। जो दूसरों के हाथ लगे उसे कुंजियों के पृष्ठ पर रद्द करें।',
          'केवल उत्तर मिले अनुरोध के क्रेडिट लगते हैं। मासिक क्रेडिट महीने के अंत में (भारतीय समय) समाप्त होते हैं; अतिरिक्त क्रेडिट समाप्त नहीं होते। खाता हटाने पर दोनों समाप्त होते हैं।',
          'गति योजना के अनुसार सीमित है। जो तेज़ पूछे उसे रुकने को कहा जाता है और कुछ नहीं लिया जाता।',
        ],
      },
      {
        head: 'उत्तर क्या हैं',
        says: [
          'बताई गई पद्धति से ज्योतिष-गणित और नामित ग्रंथों के नियम। परंपराएँ भिन्न हैं; उत्तर आपके कुल या गुरु की रीति का, या चिकित्सा, विधि और धन की सलाह का स्थान नहीं लेता।',
        ],
      },
    ],
  }),
  privacy: ({ contact }) => ({
    title: 'निजता',
    lead: 'आपके बारे में क्या रखा जाता है, क्यों, और उसे कैसे हटाएँ।',
    sections: [
      {
        head: 'जन्म और प्रश्न',
        says: [
          'जन्म की तिथि, समय और स्थान, और अनुरोध में जो भी पूछा जाए, उत्तर के लिए लिया जाता है और रखा नहीं जाता। प्रश्न, सामग्री और टोकन किसी लॉग में नहीं लिखे जाते; निजी प्रश्नों के उत्तर हम नहीं रखते और कैश को भी न रखने को कहते हैं।',
          'जो कैलेंडर आप बनाते हैं उसका नगर, और जन्मदिन या श्राद्ध के कैलेंडर का दिनांक, समय, स्थान और दिया हुआ नाम भी, उसे रद्द करने या खाता हटाने तक रहता है, क्योंकि वह हर दिन नया बनता है।',
        ],
      },
      {
        head: 'आपका खाता',
        says: [
          'ई-मेल, पासवर्ड का हैश, आपके सत्र (कब, किस नेटवर्क पते से, किस ब्राउज़र से), कुंजियों के हैश और नाम, और खाते पर कब क्या किया गया इसका लेखा।',
          'बही-खाते में हर सशुल्क अनुरोध की एक पंक्ति है: कब, कौन-सा मार्ग, कौन-सी कुंजी, कितने क्रेडिट। क्या पूछा गया, यह नहीं।',
        ],
      },
      {
        head: 'लॉग',
        says: [
          'हर अनुरोध की एक पंक्ति: बिना प्रश्न का मार्ग, स्थिति, लगा समय, आपका नेटवर्क पता, और खाते तथा कुंजी की संख्या। वे कितने समय रहते हैं, यह इस सर्वर का संचालक बताता है।',
        ],
      },
      {
        head: 'कुकी',
        says: [
          'केवल वही जो पृष्ठों को चाहिए: सत्र, फ़ॉर्म का टोकन, भाषा, रूप, नगर, यंत्र-पृष्ठ की कुंजी का सत्र, यह चिह्न कि इस ब्राउज़र से खाते में पहले प्रवेश हुआ है, और एक पृष्ठ से दूसरे तक छोटी सूचनाएँ। कोई पीछा नहीं, किसी और साइट से कुछ नहीं।',
        ],
      },
      {
        head: 'आपके अधिकार',
        says: [
          '“खाता” पृष्ठ पर जो रखा है उसे JSON में डाउनलोड कर सकते हैं, सत्र समाप्त कर सकते हैं और खाता हटा सकते हैं। तब कुंजियाँ तुरंत बंद होती हैं; ई-मेल, पासवर्ड, सत्र, नाम और नगर मिटा दिए जाते हैं; बही-खाता आपके नाम के बिना रहता है। खाते का लेखा भी उसकी संख्या से रहता है, और उसकी कुंजी के लिए नामित डोमेन भी।',
          `प्रश्न: ${contact}।`,
        ],
      },
    ],
  }),
};

export const TERMS_WORDS: Readonly<Record<Language, TermsWords>> = { en: EN, hi: HI };
