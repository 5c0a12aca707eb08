/** What the frame of the tool pages says. The words of each page stand with the page. */
import type { Language } from './index.ts';

const EN = {
  verse: 'verse',
  when: 'Date, time and place',
  date: 'Date',
  time: 'Time',
  place: 'Place',
  show: 'Show',
  now: 'Now',
  today: 'today',
  follows: 'follows the clock',
  other: 'Another date, time or place',
  needsKey:
    'Needs an Enterprise key. It is sent once by this form, kept in this browser session only, and never stands in an address.',
  key: 'Key',
  use: 'Use this key',
  keyIn: (shown: string) => `Enterprise key ${shown}`,
  forget: 'Forget',
  otherPlan: (plan: string) => `This key is of the ${plan} plan; another date needs Enterprise.`,
  otherEngine: 'This key does not open the Surya-siddhanta; another date needs an Enterprise key that does.',
  plans: 'Plans',
  at: (clock: string) => `At ${clock}`,
  previous: 'Previous',
  next: 'Next',
  through: 'Through the day',
  table: 'Table',
  call: 'The call that made this',
  callLead: 'The same numbers as JSON. Today is open to every key; another date, time or place needs Enterprise.',
  closedTitle: 'Another date needs a key',
  closedLead:
    'Without a key this page shows today at Dehradun. What you asked for is kept; enter an Enterprise key to see it.',
  wished: 'Asked for',
  back: 'To today’s picture',
  refused: 'That key is not valid here. Look whether it was copied whole, or make one under Keys.',
  tooOften: 'Too many attempts from this address. Try again in a minute.',
  noScript: 'Without scripts the picture stands still at the moment the page was made.',
  engineLine: 'Surya-siddhanta engine: its own sunrise and longitudes, never mixed with another. Clocks of the place.',
  instruments: 'Instruments',
  notes: 'Notes',
};

export type ToolWords = {
  [K in keyof typeof EN]: (typeof EN)[K] extends (text: string) => string ? (text: string) => string : string;
};

const HI: ToolWords = {
  verse: 'श्लोक',
  when: 'दिनांक, समय और स्थान',
  date: 'दिनांक',
  time: 'समय',
  place: 'स्थान',
  show: 'दिखाएँ',
  now: 'अभी',
  today: 'आज',
  follows: 'घड़ी के साथ चलता है',
  other: 'दूसरा दिनांक, समय या स्थान',
  needsKey:
    'इसके लिए Enterprise कुंजी चाहिए। वह इस फ़ॉर्म से एक बार भेजी जाती है, केवल इस ब्राउज़र सत्र में रहती है और किसी पते में नहीं आती।',
  key: 'कुंजी',
  use: 'यह कुंजी लगाएँ',
  keyIn: (shown) => `Enterprise कुंजी ${shown}`,
  forget: 'भूल जाएँ',
  otherPlan: (plan) => `यह कुंजी ${plan} योजना की है; दूसरे दिनांक के लिए Enterprise चाहिए।`,
  otherEngine: 'यह कुंजी सूर्यसिद्धांत नहीं खोलती; दूसरे दिनांक के लिए वह Enterprise कुंजी चाहिए जो इसे खोले।',
  plans: 'योजनाएँ',
  at: (clock) => `${clock} पर`,
  previous: 'पिछला',
  next: 'अगला',
  through: 'दिन भर में',
  table: 'सारणी',
  call: 'जिस पुकार से यह बना',
  callLead: 'यही संख्याएँ JSON में। आज का दिन हर कुंजी के लिए खुला है; दूसरा दिनांक, समय या स्थान Enterprise में है।',
  closedTitle: 'दूसरे दिनांक के लिए कुंजी चाहिए',
  closedLead: 'बिना कुंजी यह पृष्ठ आज का देहरादून दिखाता है। आपने जो माँगा वह रखा है; देखने के लिए Enterprise कुंजी दें।',
  wished: 'माँगा गया',
  back: 'आज के चित्र पर',
  refused: 'यह कुंजी यहाँ मान्य नहीं है। देखें कि पूरी उतारी गई है, या कुंजियाँ पृष्ठ पर नई बनाएँ।',
  tooOften: 'इस पते से बहुत प्रयास हुए। एक मिनट बाद फिर करें।',
  noScript: 'बिना स्क्रिप्ट चित्र उसी क्षण पर ठहरा है जब पृष्ठ बना।',
  engineLine: 'सूर्यसिद्धांत: अपना सूर्योदय और अपने भोगांश, किसी और से मिले नहीं। घड़ी उसी स्थान की।',
  instruments: 'यंत्र',
  notes: 'टिप्पणियाँ',
};

export const TOOL_WORDS: Readonly<Record<Language, ToolWords>> = { en: EN, hi: HI };

/** The pages that stand, in the order in which they are offered. */
export const TOOLS: readonly { readonly path: string; readonly name: Readonly<Record<Language, string>> }[] = [
  { path: '/surya-chakra', name: { en: 'Surya-chakra', hi: 'सूर्यचक्र' } },
  { path: '/akasha', name: { en: 'Akasha', hi: 'आकाश' } },
  { path: '/udaya-yantra', name: { en: 'Udaya-yantra', hi: 'उदययंत्र' } },
  { path: '/chandra-yantra', name: { en: 'Chandra-yantra', hi: 'चंद्रयंत्र' } },
  { path: '/graha-asta-yantra', name: { en: 'Graha-asta-yantra', hi: 'ग्रहास्तयंत्र' } },
  { path: '/bhugola-yantra', name: { en: 'Bhugola-yantra', hi: 'भूगोलयंत्र' } },
  { path: '/dina-ratri-yantra', name: { en: 'Dina-ratri-yantra', hi: 'दिनरात्रियंत्र' } },
  { path: '/ritu-ayana-yantra', name: { en: 'Ritu-ayana-yantra', hi: 'ऋतु-अयन यंत्र' } },
  { path: '/tithi-nirnaya-yantra', name: { en: 'Tithi-nirnaya-yantra', hi: 'तिथिनिर्णययंत्र' } },
  { path: '/yatra', name: { en: 'Yatra', hi: 'यात्रा' } },
  { path: '/karya-muhurta', name: { en: 'Karya-muhurta', hi: 'कार्य-मुहूर्त' } },
  { path: '/vivaha-milan', name: { en: 'Vivaha-milan', hi: 'विवाह-मिलन' } },
];
