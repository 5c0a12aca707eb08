/** All English words of the pages and e-mails. They define which words exist. */
import { engines } from '../engines.ts';
import { locale } from '../locale.ts';
import { mail } from '../mail.ts';
import { akasha } from './akasha.ts';
import { almanac } from './almanac.ts';
import { bhugola } from './bhugola.ts';
import { births } from './births.ts';
import { calendars } from './calendars.ts';
import { calls } from './calls.ts';
import { chandra } from './chandra.ts';
import { clauses } from './clauses.ts';
import { days } from './days.ts';
import { dinaRatri } from './dina-ratri.ts';
import { docs } from './docs.ts';
import { feeds } from './feeds.ts';
import { festival } from './festival.ts';
import { festivals } from './festivals.ts';
import { frame } from './frame.ts';
import { grahaAsta } from './graha-asta.ts';
import { holidays } from './holidays.ts';
import { home } from './home.ts';
import { karyaMuhurta } from './karya-muhurta.ts';
import { keys } from './keys.ts';
import { kundali } from './kundali.ts';
import { lab } from './lab.ts';
import { link } from './link.ts';
import { milan } from './milan.ts';
import { missing } from './missing.ts';
import { muhurta } from './muhurta.ts';
import { plan } from './plan.ts';
import { rituAyana } from './ritu-ayana.ts';
import { settings } from './settings.ts';
import { sign } from './sign.ts';
import { suryaChakra } from './surya-chakra.ts';
import { terms } from './terms.ts';
import { tithiNirnaya } from './tithi-nirnaya.ts';
import { tools } from './tools.ts';
import { udaya } from './udaya.ts';
import { usage } from './usage.ts';
import { vivaha } from './vivaha.ts';
import { vivahaMilan } from './vivaha-milan.ts';
import { why } from './why.ts';
import { works } from './works.ts';
import { yatra } from './yatra.ts';

export const pages = {
  akasha,
  almanac,
  bhugola,
  births,
  calendars,
  chandra,
  clauses,
  days,
  dinaRatri,
  docs,
  engines,
  feeds,
  festival,
  festivals,
  frame,
  grahaAsta,
  holidays,
  home,
  karyaMuhurta,
  keys,
  kundali,
  lab,
  link,
  locale,
  mail,
  milan,
  missing,
  muhurta,
  plan,
  rituAyana,
  settings,
  sign,
  suryaChakra,
  terms,
  tithiNirnaya,
  tools,
  udaya,
  usage,
  calls,
  vivaha,
  vivahaMilan,
  why,
  works,
  yatra,
};
