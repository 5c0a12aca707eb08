/** Notes on a day, in Hindi. */
import type { WordsOf } from '../../../../rules/note.ts';
import type { panchangaNotes as english } from '../../en/notes/panchanga.ts';
import { WHY } from './why.ts';

const LACKING = {
  rise_and_set: 'उस दिन सूर्य का उदय-अस्त नहीं होता',
  rise: 'दिन का आरम्भ नहीं है: उस दिन सूर्योदय नहीं होता',
  set: 'दिन का अन्त नहीं है: उस दिन सूर्यास्त नहीं होता',
  next_rise: 'रात का अन्त नहीं है: अगले दिन सूर्योदय नहीं होता',
} as const;
const HAPPENING = {
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  next_sunrise: 'अगला सूर्योदय',
  moonrise: 'चन्द्रोदय',
  moonset: 'चन्द्रास्त',
  moon_transit: 'चन्द्र का याम्योत्तर-गमन',
  brahma: 'ब्राह्म मुहूर्त',
  godhuli: 'गोधूलि',
  'civil_day.moonrise': 'लौकिक दिन का चन्द्रोदय',
  'civil_day.moonset': 'लौकिक दिन का चन्द्रास्त',
} as const;

export const panchangaNotes: WordsOf<typeof english> = {
  does_not_happen: (what, why) => `${HAPPENING[what]}: ${WHY[why]}।`,
  null_without_the_sun: (what, lacking, why) => `${what}: ${LACKING[lacking]} (${WHY[why]})।`,
  windows_without_the_sun: (lacking, why) => `मुहूर्त, होरा, चौघड़िया और काल: ${LACKING[lacking]} (${WHY[why]})।`,
  no_holy_hours: (why) => `पुण्यकाल: वहाँ दिन का प्रकाश नहीं है, ${WHY[why]}।`,
  gowri_night_of_sunday_alone: 'gowri.night: hindu_blog केवल रविवार की रात छापता है',
  rising_times_of_lanka:
    'यहाँ सब राशियाँ उदित नहीं होतीं: IX.4-5 के उदयमान नहीं मिलते, लंका के उदयमान लिए हैं; graha-asta और ss-udayasta तब कुछ नहीं बताते।',
  touching_the_horizon: 'यहाँ सब राशियाँ उदित नहीं होतीं: जो किसी दिन न उदित होता है न अस्त, उसे क्षितिज को छूता हुआ माना है।',
  town_left_to_the_speaker: 'नगर का नाम बोलने वाले पर छोड़ा है (अमुक)।',
  no_kshetra: 'इस स्थान के लिए कोई क्षेत्र निर्धारित नहीं है।',
  no_purana_named: 'उपलब्ध ग्रन्थों का कोई वचन इस दिन के लिए पुराण या स्मृति का नाम नहीं लेता',
  sankalpa_in_nepal: 'नेपाल में देश का नाम लिया गया है, द्वीप, वर्ष और खण्ड का नहीं; नेपाल का कोई छपा संकल्प नहीं मिला।',
  sankalpa_abroad: 'भारत के बाहर द्वीप, वर्ष या क्षेत्र नहीं कहा जाता।',
  ritu_of_the_lunar_month:
    'ऋतु अमावास्या से अमावास्या तक के मास की है, जिससे चान्द्र वर्ष गिना जाता है; यहाँ कृष्ण पक्ष अगले मास का नाम लेता है।',
  samvatsara_not_of_jupiter:
    'संवत्सर चान्द्र है, संकल्प में वही कहा जाता है (धर्मसिन्धु 1); उत्तर के पंचांग बार्हस्पत्य संवत्सर लिखते हैं, जैसा display में है।',
  samvatsara_not_of_gujarat:
    'संवत्सर चान्द्र है, संकल्प में वही कहा जाता है (धर्मसिन्धु 1); गुजरात के वर्ष का कार्तिक से आश्विन तक अपना नाम होता है, जैसा display में है।',
  kshaya_month_of_two_names: 'क्षय मास के दो नाम हैं: हर तिथि के पूर्वार्ध में पहला, उत्तरार्ध में दूसरा (धर्मसिन्धु 1, उद्देश 3)।',
};
