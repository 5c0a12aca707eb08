/**
 * Every list of names, keyed by its id. The names themselves come from `text/voice.ts`, which knows the reader's
 * languages.
 */

import { KARANA } from './angas/karana.ts';
import { NAKSHATRA } from './angas/nakshatra.ts';
import { PAKSHA } from './angas/paksha.ts';
import { TARA } from './angas/tara.ts';
import { TITHI } from './angas/tithi.ts';
import { VARA } from './angas/vara.ts';
import { YOGA } from './angas/yoga.ts';
import { ARUDHA } from './chart/arudha.ts';
import { BALADI, JAGRADADI } from './chart/avastha.ts';
import { CHARA_KARAKA } from './chart/chara-karaka.ts';
import { DRAVYA } from './chart/dravya.ts';
import { GRAHA } from './chart/graha.ts';
import { JATAKA_YOGA } from './chart/jataka-yoga.ts';
import { KALA_SARPA } from './chart/kala-sarpa.ts';
import { RASHI } from './chart/rashi.ts';
import { VARGA } from './chart/varga.ts';
import { ANANDADI } from './hours/anandadi.ts';
import { CHAUGHADIYA } from './hours/chaughadiya.ts';
import { DIRECTION } from './hours/direction.ts';
import { GOWRI } from './hours/gowri.ts';
import { KALA } from './hours/kala.ts';
import { MUHURTA_DAY } from './hours/muhurta-day.ts';
import { MUHURTA_NIGHT } from './hours/muhurta-night.ts';
import { SHIVA_VASA } from './hours/shiva-vasa.ts';
import { NOKKU, PARIGARAM, SOUTHERN_TERM, TAMIL_YOGA } from './hours/tamil-day.ts';
import { VASA } from './hours/vasa.ts';
import { YOGINI } from './hours/yogini.ts';
import { FESTIVAL } from './rites/festival.generated.ts';
import { KARYA } from './rites/karya.ts';
import { MAHADVADASHI } from './rites/mahadvadashi.ts';
import { OBSERVANCE } from './rites/observance.ts';
import { SPECIAL_YOGA } from './rites/special-yoga.ts';
import { AYANA } from './year/ayana.ts';
import { CITY, VARSHA } from './year/bhugola.ts';
import { CALENDAR, CALENDAR_ERA } from './year/calendar.ts';
import { ECLIPSE } from './year/eclipse.ts';
import { MANVANTARA } from './year/manvantara.ts';
import { MASA } from './year/masa.ts';
import { MASA_TERMS } from './year/masa-terms.ts';
import { RITU } from './year/ritu.ts';
import { SAMVATSARA } from './year/samvatsara.ts';
import { TAMIL_RITU } from './year/tamil-ritu.ts';
import { YUGA } from './year/yuga.ts';

export const LISTS = {
  tithi: TITHI,
  paksha: PAKSHA,
  nakshatra: NAKSHATRA,
  yoga: YOGA,
  karana: KARANA,
  vara: VARA,
  masa: MASA,
  masa_terms: MASA_TERMS,
  calendar: CALENDAR,
  calendar_era: CALENDAR_ERA,
  rashi: RASHI,
  graha: GRAHA,
  ritu: RITU,
  ayana: AYANA,
  samvatsara: SAMVATSARA,
  yuga: YUGA,
  manvantara: MANVANTARA,
  muhurta_day: MUHURTA_DAY,
  muhurta_night: MUHURTA_NIGHT,
  chaughadiya: CHAUGHADIYA,
  anandadi: ANANDADI,
  kala: KALA,
  special_yoga: SPECIAL_YOGA,
  karya: KARYA,
  tara: TARA,
  varga: VARGA,
  chara_karaka: CHARA_KARAKA,
  arudha: ARUDHA,
  kala_sarpa: KALA_SARPA,
  jataka_yoga: JATAKA_YOGA,
  yogini: YOGINI,
  direction: DIRECTION,
  vasa: VASA,
  shiva_vasa: SHIVA_VASA,
  eclipse: ECLIPSE,
  festival: FESTIVAL,
  observance: OBSERVANCE,
  mahadvadashi: MAHADVADASHI,
  baladi: BALADI,
  jagradadi: JAGRADADI,
  dravya: DRAVYA,
  city: CITY,
  varsha: VARSHA,
  gowri: GOWRI,
  nokku: NOKKU,
  tamil_yoga: TAMIL_YOGA,
  parigaram: PARIGARAM,
  tamil_ritu: TAMIL_RITU,
  southern_term: SOUTHERN_TERM,
} as const;

export type ListId = keyof typeof LISTS;
