/** Notes of replies that contain names, in Hindi. */

import { joined } from '../joined.ts';
import type { CalendarEdge, NoteWords } from '../note-words.ts';
import { calendar } from './names/calendar.ts';
import { kundali } from './names/kundali.ts';
import { notes as remarks } from './notes/index.ts';

const CUTOFF: Readonly<Record<CalendarEdge['cutoff'], string>> = {
  sunset: 'सूर्यास्त',
  sunrise: 'सूर्योदय',
  midnight: 'मध्यरात्रि',
  aparahna: 'दिनमान के तीन-पंचमांश',
  clock: 'नियम के समय',
};

export const notes: NoteWords = {
  ...remarks,
  no_sunrise: () => 'उस दिन वहाँ सूर्योदय नहीं होता; दिन लौकिक लिया गया है।',
  no_sunset: () => 'उस दिन वहाँ सूर्यास्त नहीं होता।',
  no_next_sunrise: () => 'अगले दिन वहाँ सूर्योदय नहीं होता।',
  houses_backwards: 'इस अक्षांश और समय पर दशम लग्न के पीछे पड़ता है: भाव उलटे क्रम में हैं।',
  karana_order: '59 चतुष्पद, 60 नाग लोक-व्यवहार का क्रम है; सूर्यसिद्धान्त 2.67 में नाग पहले है।',
  outside_life: 'यह दिन जन्म से 120 वर्षों के बाहर है।',
  hindi_with_full_access: (plans) => `display: हिन्दी गणना के पूरे अधिकार के साथ आती है: ${joined(plans, 'और')} योजनाएँ।`,
  calendar_edge: ({ rashi, minutes, side, cutoff, other }) =>
    `सूर्य ने ${CUTOFF[cutoff]} से ${minutes} मिनट ${side === 'before' ? 'पहले' : 'बाद'} ${kundali.rashi[rashi]} राशि में प्रवेश किया; दूसरी ओर होता तो मास ${other} से आरम्भ होता।`,
  calendar_by_tithi: 'पिछले सूर्योदय की तिथि चल रही थी, इसलिए मध्यरात्रि से पहले का दिन लिया गया।',
  calendar_printed: (source) => `छपे पंचांग में पहला दिन नियम से भिन्न है; छपा हुआ दिन दिया गया है (${source})।`,
  lunar_two_sankrantis: 'इस मास में दो संक्रान्तियाँ हैं: इसके बाद का नाम लुप्त है।',
  lunar_kshaya: 'तिथि दो सूर्योदयों के बीच आरम्भ होकर समाप्त हो जाती है।',
  lunar_no_adhika: (shaka, masa) => `शक ${shaka} में अधिक ${calendar.masa[masa]} नहीं है।`,
  lunar_expunged: ({ shaka, masa, instead }) =>
    `शक ${shaka} में ${calendar.masa[masa]} क्षय हुआ: ${calendar.masa[instead]} में दो संक्रान्तियाँ हैं और वही उसका स्थान लेता है।`,
};
