/** The schema of every block of the panchanga. */
import type { TSchema } from 'typebox';
import type { Fits } from '../kit/fits.ts';
import { astaReply } from './asta.reply.ts';
import { badhakaReply } from './badhaka.reply.ts';
import { balaReply } from './bala.reply.ts';
import { bhadraReply } from './bhadra.reply.ts';
import { calendarOfLandReply } from './calendar-of-land.reply.ts';
import { chaughadiyaReply } from './chaughadiya.reply.ts';
import { displayReply } from './display.reply.ts';
import { erasReply } from './eras.reply.ts';
import { grahanaReply } from './grahana.reply.ts';
import { grahasReply } from './grahas.reply.ts';
import { horaBlockReply } from './hora.reply.ts';
import { anandadiReply, lagnasReply, panchakaRahitaReply } from './hours-by-name.reply.ts';
import type { BLOCKS, FRAME } from './index.ts';
import { instantBlockReply } from './instant.reply.ts';
import { karanaReply } from './karana.reply.ts';
import { lagnaReply, madhyahnaLagnaReply } from './lagna.reply.ts';
import { monthsReply } from './months.reply.ts';
import { gandamulaReply, panchakaReply } from './moon-stays.reply.ts';
import { muhurtasReply } from './muhurta.reply.ts';
import { nakshatraReply, padasReply } from './nakshatra.reply.ts';
import { nirnayaReply } from './nirnaya.reply.ts';
import { observancesReply } from './observances.reply.ts';
import { pakshaReply } from './paksha.reply.ts';
import { placeReply } from './place.reply.ts';
import { puranaReply } from './purana.reply.ts';
import { risingsReply } from './rise-set.reply.ts';
import { samvatsaraReply } from './samvatsara.reply.ts';
import { sankalpaReply } from './sankalpa.reply.ts';
import { sankrantiReply } from './sankranti.reply.ts';
import { shastraKalaReply } from './shastra-kala.reply.ts';
import { southernDayReply } from './southern-day.reply.ts';
import { specialYogasReply } from './special-yogas.reply.ts';
import { suryaReply } from './surya.reply.ts';
import { tithiReply } from './tithi.reply.ts';
import { vasaReply } from './vasa.reply.ts';
import { weekdayReply } from './weekday.reply.ts';
import { yogaReply } from './yoga.reply.ts';
import { yuddhaReply } from './yuddha.reply.ts';

type AnyBlock = (typeof FRAME)[number] | (typeof BLOCKS)[number];
/** The payload of each block, by its name. */
type Payloads = { readonly [B in AnyBlock as B['name']]: ReturnType<B['of']> };

/** A schema that is not the one of its block is a type error. */
const bound = <const R extends Readonly<Record<keyof Payloads, TSchema>>>(
  replies: {
    readonly [N in keyof R]: N extends keyof Payloads ? R[N] & Fits<Payloads[N], R[N]> : never;
  },
) => replies;

export const BLOCK_REPLIES: Readonly<Record<keyof Payloads, TSchema>> = bound({
  place: placeReply,
  instant: instantBlockReply,
  tithi: tithiReply,
  tithi_nirnaya: nirnayaReply,
  nakshatra: nakshatraReply,
  yoga: yogaReply,
  karana: karanaReply,
  weekday: weekdayReply,
  paksha: pakshaReply,
  months: monthsReply,
  calendar_of_land: calendarOfLandReply,
  eras: erasReply,
  samvatsara: samvatsaraReply,
  rise_set: risingsReply,
  sankranti: sankrantiReply,
  shastra_kala: shastraKalaReply,
  muhurta: muhurtasReply,
  hora: horaBlockReply,
  chaughadiya: chaughadiyaReply,
  bhadra: bhadraReply,
  vasa: vasaReply,
  special_yogas: specialYogasReply,
  sankalpa: sankalpaReply,
  grahas: grahasReply,
  lagna: lagnaReply,
  madhyahna_lagna: madhyahnaLagnaReply,
  yuddha: yuddhaReply,
  asta: astaReply,
  grahana: grahanaReply,
  purana: puranaReply,
  badhaka: badhakaReply,
  observances: observancesReply,
  gandamula: gandamulaReply,
  panchaka: panchakaReply,
  tarabala: balaReply,
  chandrabala: balaReply,
  lagnas: lagnasReply,
  anandadi: anandadiReply,
  panchaka_rahita: panchakaRahitaReply,
  padas: padasReply,
  southern_day: southernDayReply,
  surya: suryaReply,
  display: displayReply,
});
