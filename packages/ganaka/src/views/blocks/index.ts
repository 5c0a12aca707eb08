/** Every block of the panchanga, in the order of the reply. */
import { asta } from './asta.ts';
import { badhaka } from './badhaka.ts';
import { chandrabala, tarabala } from './bala.ts';
import { bhadra } from './bhadra.ts';
import { calendarOfLand } from './calendar-of-land.ts';
import { chaughadiya } from './chaughadiya.ts';
import { display } from './display.ts';
import { eras } from './eras.ts';
import { grahana } from './grahana.ts';
import { grahas } from './grahas.ts';
import { hora } from './hora.ts';
import { anandadi, lagnas, panchakaRahita } from './hours-by-name.ts';
import { instant } from './instant.ts';
import { karana } from './karana.ts';
import { lagna, madhyahnaLagna } from './lagna.ts';
import { months } from './months.ts';
import { gandamula, panchaka } from './moon-stays.ts';
import { muhurta } from './muhurta.ts';
import { nakshatra, padas } from './nakshatra.ts';
import { nirnaya } from './nirnaya.ts';
import { observances } from './observances.ts';
import { paksha } from './paksha.ts';
import { place } from './place.ts';
import { purana } from './purana.ts';
import { riseSet } from './rise-set.ts';
import { samvatsara } from './samvatsara.ts';
import { sankalpa } from './sankalpa.ts';
import { sankranti } from './sankranti.ts';
import { shastraKala } from './shastra-kala.ts';
import { southernDay } from './southern-day.ts';
import { specialYogas } from './special-yogas.ts';
import { surya } from './surya.ts';
import { tithi } from './tithi.ts';
import { vasa } from './vasa.ts';
import { weekday } from './weekday.ts';
import { yoga } from './yoga.ts';
import { yuddha } from './yuddha.ts';

/** The blocks that every reply includes. */
export const FRAME = [place, instant] as const;

export const BLOCKS = [
  tithi,
  nirnaya,
  nakshatra,
  yoga,
  karana,
  weekday,
  paksha,
  months,
  calendarOfLand,
  eras,
  samvatsara,
  riseSet,
  sankranti,
  shastraKala,
  muhurta,
  hora,
  chaughadiya,
  bhadra,
  vasa,
  specialYogas,
  sankalpa,
  grahas,
  lagna,
  madhyahnaLagna,
  yuddha,
  asta,
  grahana,
  purana,
  badhaka,
  observances,
  gandamula,
  panchaka,
  tarabala,
  chandrabala,
  lagnas,
  anandadi,
  panchakaRahita,
  padas,
  southernDay,
  surya,
  display,
] as const;
