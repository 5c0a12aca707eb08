/** Every list of names, by its id. A name is asked through `text/say.ts`, which knows the reader's languages. */
import { ANANDADI } from './anandadi.ts';
import { ARUDHA } from './arudha.ts';
import { BALADI, DEEPTADI, JAGRADADI } from './avastha.ts';
import { AYANA } from './ayana.ts';
import { CHARA_KARAKA } from './chara-karaka.ts';
import { CHAUGHADIYA } from './chaughadiya.ts';
import { DEVATA } from './devata.ts';
import { DIGNITY } from './dignity.ts';
import { DIRECTION } from './direction.ts';
import { ECLIPSE } from './eclipse.ts';
import { ERA } from './era.ts';
import { FESTIVAL } from './festival.ts';
import { GANA } from './gana.ts';
import { GRAHA } from './graha.ts';
import { JATAKA_YOGA } from './jataka-yoga.ts';
import { KALA_EIGHTHS } from './kala-eighths.ts';
import { KALA_SARPA } from './kala-sarpa.ts';
import { KARANA } from './karana.ts';
import { KARYA } from './karya.ts';
import { KOOT } from './koot.ts';
import { MANVANTARA } from './manvantara.ts';
import { MASA } from './masa.ts';
import { MASA_TERMS } from './masa-terms.ts';
import { MUHURTA_DAY } from './muhurta-day.ts';
import { MUHURTA_NIGHT } from './muhurta-night.ts';
import { NADI } from './nadi.ts';
import { NAKSHATRA } from './nakshatra.ts';
import { NAKSHATRA_FACE } from './nakshatra-face.ts';
import { NAKSHATRA_NATURE } from './nakshatra-nature.ts';
import { NAMA_AKSHARA } from './nama-akshara.ts';
import { OBSERVANCE } from './observance.ts';
import { PAKSHA } from './paksha.ts';
import { PAYA } from './paya.ts';
import { PRAHARA } from './prahara.ts';
import { RASHI } from './rashi.ts';
import { RASHI_TERMS } from './rashi-terms.ts';
import { RITU } from './ritu.ts';
import { SAMVATSARA } from './samvatsara.ts';
import { SHASTRA_KALA } from './shastra-kala.ts';
import { SHIVA_VASA } from './shiva-vasa.ts';
import { TARA } from './tara.ts';
import { TITHI } from './tithi.ts';
import { TITHI_CLASS } from './tithi-class.ts';
import { VARA } from './vara.ts';
import { VARGA } from './varga.ts';
import { VARNA } from './varna.ts';
import { VASA } from './vasa.ts';
import { VASHYA } from './vashya.ts';
import { YOGA } from './yoga.ts';
import { YOGINI } from './yogini.ts';
import { YONI } from './yoni.ts';
import { YUGA } from './yuga.ts';

export const LISTS = {
  tithi: TITHI,
  tithi_class: TITHI_CLASS,
  paksha: PAKSHA,
  nakshatra: NAKSHATRA,
  nakshatra_nature: NAKSHATRA_NATURE,
  nakshatra_face: NAKSHATRA_FACE,
  nama_akshara: NAMA_AKSHARA,
  paya: PAYA,
  yoga: YOGA,
  karana: KARANA,
  vara: VARA,
  masa: MASA,
  masa_terms: MASA_TERMS,
  rashi: RASHI,
  rashi_terms: RASHI_TERMS,
  graha: GRAHA,
  ritu: RITU,
  ayana: AYANA,
  samvatsara: SAMVATSARA,
  yuga: YUGA,
  manvantara: MANVANTARA,
  era: ERA,
  devata: DEVATA,
  muhurta_day: MUHURTA_DAY,
  muhurta_night: MUHURTA_NIGHT,
  chaughadiya: CHAUGHADIYA,
  kala_eighths: KALA_EIGHTHS,
  prahara: PRAHARA,
  shastra_kala: SHASTRA_KALA,
  anandadi: ANANDADI,
  karya: KARYA,
  koot: KOOT,
  varna: VARNA,
  vashya: VASHYA,
  gana: GANA,
  nadi: NADI,
  tara: TARA,
  yoni: YONI,
  varga: VARGA,
  dignity: DIGNITY,
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
  deeptadi: DEEPTADI,
} as const;

export type ListId = keyof typeof LISTS;
