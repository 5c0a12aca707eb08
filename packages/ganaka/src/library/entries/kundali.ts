/**
 * `ganaka/kundali`: birth charts and everything derived from them. Each reading is what the route of the same
 * name returns.
 */

import { ashtakavarga as ashtakavargaView } from '../../views/kundali/ashtakavarga.ts';
import { avakahada as avakahadaView } from '../../views/kundali/avakahada.ts';
import { bhavaChalit as bhavaChalitView } from '../../views/kundali/bhava-chalit.ts';
import { chandraKundali as chandraKundaliView } from '../../views/kundali/chandra-kundali.ts';
import { dashaPhala as dashaPhalaView } from '../../views/kundali/dasha-phala.ts';
import { dashaTimeline as dashaTimelineView } from '../../views/kundali/dasha-timeline.ts';
import { dashas as dashasView } from '../../views/kundali/dashas.ts';
import { divisional as divisionalView } from '../../views/kundali/divisional.ts';
import { divisionals as divisionalsView } from '../../views/kundali/divisionals.ts';
import { kundaliFull as kundaliFullView } from '../../views/kundali/full.ts';
import { gocharaReport as gocharaReportView } from '../../views/kundali/gochara-report.ts';
import { grahaDrishti as grahaDrishtiView } from '../../views/kundali/graha-drishti.ts';
import { jaimini as jaiminiView } from '../../views/kundali/jaimini.ts';
import { janmaVivaran as janmaVivaranView } from '../../views/kundali/janma-vivaran.ts';
import { kaalSarpa as kaalSarpaView } from '../../views/kundali/kaal-sarpa.ts';
import { kundali as kundaliView } from '../../views/kundali/kundali.ts';
import { maitri as maitriView } from '../../views/kundali/maitri.ts';
import { manglik as manglikView } from '../../views/kundali/manglik.ts';
import { arishta as arishtaView } from '../../views/kundali/reports/arishta.ts';
import { ashtakavargaPhala as ashtakavargaPhalaView } from '../../views/kundali/reports/ashtakavarga-phala.ts';
import { balaDashboard as balaDashboardView } from '../../views/kundali/reports/bala-dashboard.ts';
import { bhavaPhala as bhavaPhalaView } from '../../views/kundali/reports/bhava-phala.ts';
import { bhavaSaransh as bhavaSaranshView } from '../../views/kundali/reports/bhava-saransh.ts';
import { grahaGarima as grahaGarimaView } from '../../views/kundali/reports/graha-garima.ts';
import { grahaSaransh as grahaSaranshView } from '../../views/kundali/reports/graha-saransh.ts';
import { grahaShanti as grahaShantiView } from '../../views/kundali/reports/graha-shanti.ts';
import { LIFE_VIEWS } from '../../views/kundali/reports/life.ts';
import { ratnaNirnaya as ratnaNirnayaView } from '../../views/kundali/reports/ratna-nirnaya.ts';
import { sadeSati as sadeSatiView } from '../../views/kundali/sade-sati.ts';
import { shadbala as shadbalaView } from '../../views/kundali/shadbala.ts';
import { suryaKundali as suryaKundaliView } from '../../views/kundali/surya-kundali.ts';
import { transits as transitsView } from '../../views/kundali/transits.ts';
import { vargaTulana as vargaTulanaView } from '../../views/kundali/varga-tulana.ts';
import { varshaPravesh as varshaPraveshView } from '../../views/kundali/varsha-pravesh.ts';
import { varshaphal as varshaphalView } from '../../views/kundali/varshaphal.ts';
import { yogas as yogasView } from '../../views/kundali/yogas.ts';
import { yoginiDashas as yoginiDashasView } from '../../views/kundali/yogini-dashas.ts';
import { yoginiPhala as yoginiPhalaView } from '../../views/kundali/yogini-phala.ts';
import type { GanakaBirth } from '../births/birth.ts';
import { ofBirth, ofYear } from '../checks/view-functions.ts';
import type {
  AshtakavargaOptions,
  BalaDashboardOptions,
  BhavaPhalaOptions,
  BhavaSaranshOptions,
  CareerReportOptions,
  DashaPhalaOptions,
  DashasOptions,
  DashaTimelineOptions,
  DivisionalOptions,
  DivisionalsOptions,
  GocharaReportOptions,
  GrahaSaranshOptions,
  KundaliFullOptions,
  RatnaNirnayaOptions,
  SadeSatiOptions,
  ShadbalaOptions,
  TransitsOptions,
  VargaTulanaOptions,
  VarshaPraveshOptions,
  VarshaphalOptions,
  YogasOptions,
  YoginiDashasOptions,
  YoginiPhalaOptions,
} from '../types/options.generated.ts';
import type {
  ArishtaReply,
  AshtakavargaPhalaReply,
  AshtakavargaReply,
  AvakahadaReply,
  BalaDashboardReply,
  BhavaChalitReply,
  BhavaPhalaReply,
  BhavaSaranshReply,
  ChandraKundaliReply,
  DashaPhalaReply,
  DashasReply,
  DashaTimelineReply,
  DivisionalReply,
  DivisionalsReply,
  DoshaKaalSarpaReply,
  DoshaManglikReply,
  GocharaReportReply,
  GrahaDrishtiReply,
  GrahaGarimaReply,
  GrahaSaranshReply,
  GrahaShantiReply,
  JaiminiReply,
  JanmaVivaranReply,
  KundaliFullReply,
  KundaliReply,
  LifeReportReply,
  MaitriReply,
  RatnaNirnayaReply,
  SadeSatiReply,
  ShadbalaReply,
  SuryaKundaliReply,
  TransitsReply,
  VargaTulanaReply,
  VarshaPraveshReply,
  VarshaphalReply,
  YogasReply,
  YoginiDashasReply,
  YoginiPhalaReply,
} from '../types/replies.generated.ts';

export { type BirthOptions, birth, type GanakaBirth } from '../births/birth.ts';
export { type ChartPicture, chartPicture } from '../births/chart-picture.ts';
export type { AnswerOptions } from '../checks/answer-options.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type * from '../types/options.generated.ts';
export type * from '../types/replies.generated.ts';

/** Lagna, midheaven, the nine grahas and the whole-sign houses. */
export const kundali = ofBirth<KundaliReply>(kundaliView);
/** Houses with their middles and boundaries. */
export const bhavaChalit = ofBirth<BhavaChalitReply>(bhavaChalitView);
/** The chart counted from the Moon. */
export const chandraKundali = ofBirth<ChandraKundaliReply>(chandraKundaliView);
/** The chart counted from the Sun. */
export const suryaKundali = ofBirth<SuryaKundaliReply>(suryaKundaliView);
/** Vimshottari periods over 120 years. */
export const dashas = ofBirth<DashasReply, DashasOptions>(dashasView);
/** Yogini periods. */
export const yoginiDashas = ofBirth<YoginiDashasReply, YoginiDashasOptions>(yoginiDashasView);
/** The periods that are current on a day. */
export const dashaTimeline = ofBirth<DashaTimelineReply, DashaTimelineOptions>(dashaTimelineView);
/** The chart of a year of life. */
export const varshaphal = ofBirth<VarshaphalReply, VarshaphalOptions>(varshaphalView, {
  keepsUsual: true,
});
/** The positions of the grahas on a day, compared with the chart. */
export const transits = ofBirth<TransitsReply, TransitsOptions>(transitsView);
/** Yogas of the chart with their sources. */
export const yogas = ofBirth<YogasReply, YogasOptions>(yogasView);
/** Manglik dosha and what cancels it. */
export const manglik = ofBirth<DoshaManglikReply>(manglikView);
/** Kaal sarpa: all planets on one side of the line between the nodes. */
export const kaalSarpa = ofBirth<DoshaKaalSarpaReply>(kaalSarpaView);
/** The seven and a half years of Saturn. */
export const sadeSati = ofBirth<SadeSatiReply, SadeSatiOptions>(sadeSatiView);
/** What the texts say about each house. */
export const bhavaPhala = ofBirth<BhavaPhalaReply, BhavaPhalaOptions>(bhavaPhalaView);
/** Chara karakas, arudhas and karakamsha, after Jaimini. */
export const jaimini = ofBirth<JaiminiReply>(jaiminiView);
/** Aspects of the grahas. */
export const grahaDrishti = ofBirth<GrahaDrishtiReply>(grahaDrishtiView);
/** Friendships of the grahas. */
export const maitri = ofBirth<MaitriReply>(maitriView);
/** The panchanga of the birth. */
export const janmaVivaran = ofBirth<JanmaVivaranReply>(janmaVivaranView, { keepsUsual: true });
/** The avakahada table: what follows from the Moon's nakshatra and rashi at birth. */
export const avakahada = ofBirth<AvakahadaReply>(avakahadaView);
/** Gemstones, with the reasons. */
export const ratnaNirnaya = ofBirth<RatnaNirnayaReply, RatnaNirnayaOptions>(ratnaNirnayaView);
/** Arishtas (signs of misfortune) and what cancels them. */
export const arishta = ofBirth<ArishtaReply>(arishtaView);
/** Rites for the grahas. */
export const grahaShanti = ofBirth<GrahaShantiReply>(grahaShantiView);
/** The dignity of each graha. */
export const grahaGarima = ofBirth<GrahaGarimaReply>(grahaGarimaView);
/** A summary of each graha. */
export const grahaSaransh = ofBirth<GrahaSaranshReply, GrahaSaranshOptions>(grahaSaranshView);
/** A summary of each house. */
export const bhavaSaransh = ofBirth<BhavaSaranshReply, BhavaSaranshOptions>(bhavaSaranshView);
/** The sixteen vargas. */
export const divisionals = ofBirth<DivisionalsReply, DivisionalsOptions>(divisionalsView);
/** One varga: `divisional(birth, { chart: 'D9' })`. */
export const divisional = ofBirth<DivisionalReply, DivisionalOptions>(divisionalView);
/** The rashi of every graha in every varga. */
export const vargaTulana = ofBirth<VargaTulanaReply, VargaTulanaOptions>(vargaTulanaView);
/** Everything about a birth in one answer. */
export const kundaliFull = ofBirth<KundaliFullReply, KundaliFullOptions>(kundaliFullView);
/** Transits and what the texts say about them. */
export const gocharaReport = ofBirth<GocharaReportReply, GocharaReportOptions>(gocharaReportView);
/** What the texts say about the current periods. */
export const dashaPhala = ofBirth<DashaPhalaReply, DashaPhalaOptions>(dashaPhalaView);
/** What the texts say about the current yogini periods. */
export const yoginiPhala = ofBirth<YoginiPhalaReply, YoginiPhalaOptions>(yoginiPhalaView);
/** Shadbala, the sixfold strength of the grahas. */
export const shadbala = ofBirth<ShadbalaReply, ShadbalaOptions>(shadbalaView);
/** Ashtakavarga: the points (bindus) of the seven planets and the lagna in each rashi. */
export const ashtakavarga = ofBirth<AshtakavargaReply, AshtakavargaOptions>(ashtakavargaView);
/** What the texts say about the points of the ashtakavarga. */
export const ashtakavargaPhala = ofBirth<AshtakavargaPhalaReply>(ashtakavargaPhalaView);
/** All strengths in one table. */
export const balaDashboard = ofBirth<BalaDashboardReply, BalaDashboardOptions>(balaDashboardView);
/**
 * The panchanga and the chart of the instant at which the solar year begins, for a place and not for a person:
 * `varshaPravesh(engine, place, 2027)`.
 */
export const varshaPravesh = ofYear<VarshaPraveshReply, VarshaPraveshOptions>(varshaPraveshView);

/** The subjects of life reports. */
export type LifeReportAbout = 'career' | 'wealth' | 'marriage' | 'health' | 'education' | 'children';

/** A report on one subject of life: `lifeReport(birth, 'career')`. */
export function lifeReport(birth: GanakaBirth, about: LifeReportAbout, options?: CareerReportOptions): LifeReportReply {
  const view = LIFE_VIEWS.find(({ field }) => field === `${about}_report`);
  if (view === undefined)
    throw new RangeError(
      `about must be one of ${LIFE_VIEWS.map(({ field }) => field.replace('_report', '')).join(', ')}; got ${JSON.stringify(about)}`,
    );
  return ofBirth<LifeReportReply, CareerReportOptions>(view)(birth, options);
}
