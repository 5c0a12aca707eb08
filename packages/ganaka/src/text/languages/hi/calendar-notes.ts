/** Notes on dates of regional and lunar calendars, in Hindi. */
import type { CalendarEdge, CalendarNotes } from '../../contracts/note-words.ts';
import { calendar } from './names/calendar.ts';
import { kundali } from './names/kundali.ts';

const CUTOFF: Readonly<Record<CalendarEdge['cutoff'], string>> = {
  sunset: 'सूर्यास्त',
  sunrise: 'सूर्योदय',
  midnight: 'मध्यरात्रि',
  aparahna: 'दिनमान के तीन-पंचमांश',
  clock: 'नियम के समय',
};

export const calendarNotes: CalendarNotes = {
  calendar_edge: ({ rashi, minutes, side, cutoff, other }) =>
    `सूर्य ने ${CUTOFF[cutoff]} से ${minutes} मिनट ${side === 'before' ? 'पहले' : 'बाद'} ${kundali.rashi[rashi]} राशि में प्रवेश किया; दूसरी ओर होता तो मास ${other} से आरम्भ होता।`,
  calendar_by_tithi: 'पिछले सूर्योदय की तिथि चल रही थी, इसलिए मध्यरात्रि से पहले का दिन लिया गया।',
  calendar_printed: (source) => `छपे पंचांग में पहला दिन नियम से भिन्न है; छपा हुआ दिन दिया गया है (${source})।`,
  lunar_two_sankrantis: 'इस मास में दो संक्रान्तियाँ हैं: इसके बाद का नाम लुप्त है।',
  lunar_kshaya: 'तिथि दो सूर्योदयों के बीच आरम्भ होकर समाप्त हो जाती है।',
  gaurabda_not_there: (year, reason) =>
    reason === 'no_adhika' ? `गौराब्द ${year} में ऐसा अधिक मास नहीं है।` : `गौराब्द ${year} में इस मास का क्षय है।`,
  lunar_no_adhika: (shaka, masa) => `शक ${shaka} में अधिक ${calendar.masa[masa]} नहीं है।`,
  lunar_expunged: ({ shaka, masa, instead }) =>
    `शक ${shaka} में ${calendar.masa[masa]} क्षय हुआ: ${calendar.masa[instead]} में दो संक्रान्तियाँ हैं और वही उसका स्थान लेता है।`,
};
