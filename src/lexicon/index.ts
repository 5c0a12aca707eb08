/**
 * Every list of names, keyed by its id. The names themselves come from `text/voice.ts`, which knows the reader's
 * languages.
 */
import { ANANDADI } from './anandadi.ts';
import { ARUDHA } from './arudha.ts';
import { BALADI, JAGRADADI } from './avastha.ts';
import { AYANA } from './ayana.ts';
import { CITY, VARSHA } from './bhugola.ts';
import { CALENDAR, CALENDAR_ERA } from './calendar.ts';
import { CHARA_KARAKA } from './chara-karaka.ts';
import { CHAUGHADIYA } from './chaughadiya.ts';
import { DIRECTION } from './direction.ts';
import { DRAVYA } from './dravya.ts';
import { ECLIPSE } from './eclipse.ts';
import { FESTIVAL } from './festival.ts';
import { GRAHA } from './graha.ts';
import { JATAKA_YOGA } from './jataka-yoga.ts';
import { KALA } from './kala.ts';
import { KALA_SARPA } from './kala-sarpa.ts';
import { KARANA } from './karana.ts';
import { KARYA } from './karya.ts';
import { MANVANTARA } from './manvantara.ts';
import { MASA } from './masa.ts';
import { MASA_TERMS } from './masa-terms.ts';
import { MUHURTA_DAY } from './muhurta-day.ts';
import { MUHURTA_NIGHT } from './muhurta-night.ts';
import { NAKSHATRA } from './nakshatra.ts';
import { OBSERVANCE } from './observance.ts';
import { PAKSHA } from './paksha.ts';
import { RASHI } from './rashi.ts';
import { RITU } from './ritu.ts';
import { SAMVATSARA } from './samvatsara.ts';
import { SHIVA_VASA } from './shiva-vasa.ts';
import { SPECIAL_YOGA } from './special-yoga.ts';
import { TARA } from './tara.ts';
import { TITHI } from './tithi.ts';
import { VARA } from './vara.ts';
import { VARGA } from './varga.ts';
import { VASA } from './vasa.ts';
import { YOGA } from './yoga.ts';
import { YOGINI } from './yogini.ts';
import { YUGA } from './yuga.ts';

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
  baladi: BALADI,
  jagradadi: JAGRADADI,
  dravya: DRAVYA,
  city: CITY,
  varsha: VARSHA,
} as const;

export type ListId = keyof typeof LISTS;
