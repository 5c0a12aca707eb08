/** What the page of one's own account says. */
import type { Language, Widened } from '../../words/index.ts';

const EN = {
  title: 'Your account',
  lead: (email: string) => `Signed in as ${email}.`,
  unproved: 'Nobody has vouched for this address yet, so the account stays on the Free plan. Write to us to change it.',
  password: 'Change the password',
  current: 'Password now',
  fresh: 'New password',
  freshHint: 'At least 8 characters. All other sessions end.',
  change: 'Change it',
  wrongPassword: 'The password is wrong.',
  sessions: 'Sessions',
  sessionsLead: 'Where you are signed in. A session ends by itself a week after it was last used.',
  mine: 'this one',
  since: 'since',
  from: 'from',
  browser: 'unknown browser',
  end: 'End',
  endOf: (what: string) => `End the session: ${what}`,
  endOthers: 'End all others',
  noSession: 'There is no such session; it may have ended already.',
  data: 'Your data',
  dataLead:
    'What we keep about this account, as one JSON file: keys without their text, calendars, sessions, what was done when, and the ledger of calls as sums by day.',
  export: 'Download',
  leave: 'Delete the account',
  leaveLead:
    'Keys and calendars stop working at once, here and within two seconds everywhere. E-mail, password, sessions, labels and places are erased. The ledger of credits stays without your name. Unused credits lapse; this cannot be undone.',
  leaveGo: 'Delete the account …',
  leaveSure: 'Type your password to delete the account for good',
  leaveNow: 'Delete for good',
  stay: 'Keep the account',
  done: { password: 'The password is changed; all other sessions have ended.', ended: 'Ended.' },
};

export type SelfWords = Widened<typeof EN>;

const HI: SelfWords = {
  title: 'आपका खाता',
  lead: (email) => `${email} के नाम से प्रवेश।`,
  unproved: 'इस पते की पुष्टि अभी नहीं हुई है, इसलिए खाता निःशुल्क योजना पर रहता है। बदलने के लिए हमें लिखें।',
  password: 'पासवर्ड बदलें',
  current: 'अभी का पासवर्ड',
  fresh: 'नया पासवर्ड',
  freshHint: 'कम से कम 8 अक्षर। बाकी सब सत्र समाप्त होंगे।',
  change: 'बदलें',
  wrongPassword: 'पासवर्ड ठीक नहीं है।',
  sessions: 'सत्र',
  sessionsLead: 'आप कहाँ-कहाँ प्रवेश किए हुए हैं। अंतिम उपयोग के एक सप्ताह बाद सत्र स्वयं समाप्त होता है।',
  mine: 'यही सत्र',
  since: 'कब से:',
  from: 'कहाँ से:',
  browser: 'अज्ञात ब्राउज़र',
  end: 'समाप्त करें',
  endOf: (what) => `सत्र समाप्त करें: ${what}`,
  endOthers: 'बाकी सब समाप्त करें',
  noSession: 'ऐसा कोई सत्र नहीं है; वह समाप्त हो चुका होगा।',
  data: 'आपका डेटा',
  dataLead:
    'इस खाते के बारे में हमारे पास जो है, एक JSON फ़ाइल में: कुंजियाँ (उनके पाठ के बिना), कैलेंडर, सत्र, कब क्या किया गया, और अनुरोधों का बही-खाता दिन के जोड़ में।',
  export: 'डाउनलोड करें',
  leave: 'खाता हटाएँ',
  leaveLead:
    'कुंजियाँ और कैलेंडर तुरंत बंद होते हैं, सब जगह दो सेकंड के भीतर। ई-मेल, पासवर्ड, सत्र, नाम और स्थान मिटा दिए जाते हैं। क्रेडिट का बही-खाता आपके नाम के बिना रहता है। बचे क्रेडिट समाप्त होते हैं; यह पलटा नहीं जा सकता।',
  leaveGo: 'खाता हटाएँ …',
  leaveSure: 'खाता सदा के लिए हटाने को अपना पासवर्ड लिखें',
  leaveNow: 'सदा के लिए हटाएँ',
  stay: 'खाता रखें',
  done: { password: 'पासवर्ड बदल गया; बाकी सब सत्र समाप्त हो गए।', ended: 'समाप्त हुआ।' },
};

export const SELF_WORDS: Readonly<Record<Language, SelfWords>> = { en: EN, hi: HI };
