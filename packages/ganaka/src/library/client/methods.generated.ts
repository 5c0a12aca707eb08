// Written by builders/client-types.ts from the routes and schemas of the service. Do not edit.
import type {
  ArishtaReply,
  AshtakavargaPhalaReply,
  AshtakavargaReply,
  AvakahadaReply,
  BalaDashboardReply,
  BhadraReply,
  BhavaChalitReply,
  BhavaPhalaReply,
  BhavaSaranshReply,
  BhugolaYantraReply,
  CalendarEnvelope,
  CalendarReply,
  CalendarsGaurabdaReply,
  CalendarsIdReply,
  CalendarsIdYearReply,
  CalendarsLunarReply,
  CalendarsReply,
  ChandraKundaliReply,
  ChandraYantraReply,
  ChaughadiyaReply,
  CompareRouteReply,
  DashaPhalaReply,
  DashasReply,
  DashaTimelineReply,
  DharmaSindhuBadhakReply,
  DinaRatriYantraReply,
  DivisionalReply,
  DivisionalsReply,
  DoshaKaalSarpaReply,
  DoshaManglikReply,
  Envelope,
  FestivalsIdReply,
  FestivalsReply,
  FindCondition,
  FindReply,
  GeocodeReply,
  GocharaReportReply,
  GrahaAstaReply,
  GrahaDrishtiReply,
  GrahaGarimaReply,
  GrahanReply,
  GrahaSaranshReply,
  GrahaShantiReply,
  HealthReply,
  HolidaysReply,
  HoraReply,
  IndexReply,
  JaiminiReply,
  JanmaPatraReply,
  JanmaVivaranReply,
  KaranaReply,
  KaryaMuhurtaReply,
  KundaliFullReply,
  KundaliPackReply,
  KundaliReply,
  LagnasReply,
  LanguagesReply,
  LifeReportReply,
  MaitriReply,
  MatchAshtakootReply,
  MatchBatchReply,
  MatchManglikReply,
  MuhurtaReply,
  NakshatraReply,
  ObservancesReply,
  OpenapiJsonReply,
  PanchangaKalaReply,
  PanchangaMonthReply,
  PanchangaRangeReply,
  PanchangaReply,
  PanchangaVarshaEngineReply,
  ParvaMoolReply,
  PlainEnvelope,
  PuranaReply,
  RatnaNirnayaReply,
  RiseSetReply,
  RituAyanaYantraReply,
  RoutesReply,
  SadeSatiReply,
  SamvatsaraReply,
  SankalpaReply,
  SankrantiReply,
  SanyogaReply,
  ShadbalaReply,
  SkyChartReply,
  SpecialYogasReply,
  SsBhugolaReply,
  SsGanakaReply,
  SsGanitaReply,
  SsGrahanaReply,
  SsGrahaYutiReply,
  SsMeanReply,
  SsNakshatraYutiReply,
  SsPataReply,
  SsShankuReply,
  SsShringonnatiReply,
  SsSphutaReply,
  SsSuryaChakraReply,
  SsTriprashnaReply,
  SsUdayastaReply,
  SuryaChakraReply,
  SuryaKundaliReply,
  TithiAnniversaryReply,
  TithiNirnayaReply,
  TithiNirnayaYantraReply,
  TithiReply,
  TransitsReply,
  UdayaYantraReply,
  VargaTulanaReply,
  VarshaPraveshReply,
  VarshaphalReply,
  VivahaMilanReply,
  VivahaVarshaReply,
  WhyDiffersReply,
  YogaReply,
  YogasReply,
  YoginiDashasReply,
  YoginiPhalaReply,
} from '../types/replies.generated.ts';
import type { CallOptions, TextLike } from './call.ts';

export interface WithLang {
  /** one of en, hi, sa, sa-Latn, mr, ne, gu, bn, ta, te, kn, ml, or, pa, both, or up to three with commas; other languages than English come with every paid plan and on open routes, sentences in English and Hindi alone (/v1/languages). Not given: English and Hindi for keys of a paid plan, English for others */
  readonly lang?: TextLike;
}

export interface WithDate {
  /** civil date at the place, YYYY-MM-DD; today when not given */ readonly date?: TextLike;
}

export interface WithTime {
  /** HH:MM or HH:MM:SS on the place's clock */ readonly time?: TextLike;
}

export interface WithHour {
  /** hours since midnight, instead of time */ readonly hour?: number;
}

export interface WithPlace {
  /** a name, "name, state", or an id of /v1/geocode; Dehradun when nothing is given */ readonly place?: TextLike;
  /** north positive (also latitude) */
  readonly lat?: number;
  /** east positive (also longitude, lng) */
  readonly lon?: number;
  /** hours east of UTC (5.5 or +05:30), an IANA zone, auto, or lmt (local mean time) */
  readonly tz?: TextLike;
}

export interface WithEngine {
  /** another engine than the path's */ readonly engine?: 'surya' | 'drik' | 'chitrapaksha';
}

export interface WithBlocks {
  /** only these blocks of the snapshot, comma separated; tarabala, chandrabala, lagnas, anandadi, panchaka_rahita, padas, southern_day are given by name alone */
  readonly blocks?: TextLike;
  /** which of the published tables the gowri kalas of the night follow; hindu_blog has Sunday alone */
  readonly gowri_night?: 'vinaadi' | 'kala_chakra' | 'hindu_blog';
  /** nalla neram by the good gowri kalas, by the good horas, or by the fixed clocks of daily sheets */
  readonly nalla_neram?: 'gowri' | 'hora' | 'clock';
}

export interface WithMonthSystem {
  /** which month the display and the sankalpa name; regional: as almanacs of the state do */
  readonly month_system?: 'regional' | 'amanta' | 'purnimanta';
  /** whose year the display and the sankalpa name; the state’s own when not given */
  readonly era?: 'vikram' | 'shaka' | 'kali';
  /** nakshatra of birth, from Ashvini: tarabala says whether it has it */
  readonly janma_nakshatra?: number;
  /** the Moon’s rashi at birth, from Mesha: chandrabala says whether it has it */
  readonly janma_rashi?: number;
}

export interface WithEkadashi {
  /** whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis */
  readonly ekadashi?: 'smarta' | 'vaishnava' | 'gaudiya';
  /** whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu */
  readonly mahadvadashi_names?: 'padma' | 'dharmasindhu';
}

export interface WithRegion {
  /** here: the festivals and the days of the place’s own land; all: every region’s festivals, on the days of most lands */
  readonly region?: 'here' | 'all';
}

export interface WithMoonDay {
  /** civil: also moonrise and moonset of the civil day, in addition to those counted from sunrise */
  readonly moon_day?: 'sunrise' | 'civil';
}

export interface WithMulaVarjyam {
  /** two: Mula has a second varjyam at 20 ghatis */ readonly mula_varjyam?: 'one' | 'two';
}

export interface WithNode {
  /** mean or true lunar node */ readonly node?: 'mean' | 'true';
  /** apparent or geometric places */
  readonly positions?: 'apparent' | 'geometric';
  /** upper limb with refraction, or centre without */
  readonly rise?: 'limb' | 'centre';
}

export interface WithBija {
  /** bija corrections; under surya alone */ readonly bija?: 'full' | 'none';
  /** exact sines or the text's table; under surya alone */
  readonly jya?: 'exact' | 'table';
  /** the text's sunrise, or that of Nepal's printed calendar; under surya alone */
  readonly sunrise?: 'text' | 'velantara';
  /** mean or true lunar node; under vedic and chitrapaksha alone */
  readonly node?: 'mean' | 'true';
  /** apparent or geometric places; under vedic and chitrapaksha alone */
  readonly positions?: 'apparent' | 'geometric';
  /** upper limb with refraction, or centre without; under vedic and chitrapaksha alone */
  readonly rise?: 'limb' | 'centre';
  /** whether Spica’s place at 180° is where the star is or where it is seen; under chitrapaksha alone */
  readonly spica?: 'geometric' | 'apparent';
}

export interface WithExplain {
  /** 1 adds the explanation: every rung in order, what would have changed the answer, and how near that was */
  readonly explain?: boolean | '0' | '1';
}

export interface WithDays {
  /** how many days from the date */ readonly days?: number;
}

export interface WithAsta {
  /** how Jupiter and Venus are reckoned as set: by degrees of time as the texts do (default), by longitude, or by degrees of time down to where almanacs print them as seen */
  readonly asta?: 'kalamsha' | 'longitude' | 'almanac';
}

export interface WithAll {
  /** 1 to list every clause */ readonly all?: boolean | '0' | '1';
  /** 1 adds the explanation of one day: every clause in order, what it looked at, and which decided */
  readonly explain?: boolean | '0' | '1';
}

export interface WithStars {
  /** admits the four more stars of Haradatta */ readonly stars?: 'haradatta';
}

export interface NeedsYear {
  /** Gregorian year */ readonly year: number;
}

export interface WithBom {
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean | '0' | '1';
}

export interface WithTime2 {
  /** HH:MM or HH:MM:SS on the place's clock; needed, unless hour is given */ readonly time?: TextLike;
}

export interface WithUncertainty {
  /** minutes by which the birth time may be wrong: adds what changes within them */ readonly uncertainty?: number;
}

export interface WithAyanamsa {
  /** zero point of the birth chart; under vedic alone */
  readonly ayanamsa?: 'lahiri' | 'raman' | 'krishnamurti' | 'yukteshwar' | 'true_pushya' | 'fagan';
}

export interface WithDashaYear {
  /** length of a dasha year */ readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
}

export interface WithOn {
  /** the day to look from; today when not given */ readonly on?: TextLike;
}

export interface WithYear {
  /** Gregorian year */ readonly year?: number;
}

export interface WithRules {
  /** whose rules the strengths follow */ readonly rules?: 'raman' | 'parashara';
}

export interface WithRelation {
  /** friendship by nature and moment, or by nature alone */ readonly relation?: 'panchadha' | 'naisargika';
  /** for the one row that differs for men and women */
  readonly sex?: 'm' | 'f';
}

export interface WithD2 {
  /** rule of the hora chart */ readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
}

export interface WithName {
  /** whose book it is */ readonly name?: TextLike;
  /** how the charts are drawn */
  readonly style?: 'north' | 'south' | 'east';
  /** the sheet it is printed on */
  readonly paper?: 'a4' | 'letter' | 'a5';
}

export interface WithBoyDate {
  /** boy: civil date at the place, YYYY-MM-DD; today when not given */ readonly boy_date?: TextLike;
  /** boy: HH:MM or HH:MM:SS on the place's clock */
  readonly boy_time?: TextLike;
  /** boy: a name, "name, state", or an id of /v1/geocode; Dehradun when nothing is given */
  readonly boy_place?: TextLike;
  /** boy: north positive (also latitude) */
  readonly boy_lat?: number;
  /** boy: east positive (also longitude, lng) */
  readonly boy_lon?: number;
  /** boy: hours east of UTC (5.5 or +05:30), an IANA zone, auto, or lmt (local mean time) */
  readonly boy_tz?: TextLike;
  /** girl: civil date at the place, YYYY-MM-DD; today when not given */
  readonly girl_date: TextLike;
  /** girl: HH:MM or HH:MM:SS on the place's clock */
  readonly girl_time: TextLike;
  /** girl: a name, "name, state", or an id of /v1/geocode; Dehradun when nothing is given */
  readonly girl_place?: TextLike;
  /** girl: north positive (also latitude) */
  readonly girl_lat?: number;
  /** girl: east positive (also longitude, lng) */
  readonly girl_lon?: number;
  /** girl: hours east of UTC (5.5 or +05:30), an IANA zone, auto, or lmt (local mean time) */
  readonly girl_tz?: TextLike;
}

export interface WithPoints {
  /** table of points */ readonly points?: 'modern' | 'printed';
}

export interface WithBija2 {
  /** bija corrections */ readonly bija?: 'full' | 'none';
}

export interface WithJya {
  /** exact sines or the text's table */ readonly jya?: 'exact' | 'table';
  /** the text's sunrise, or that of Nepal's printed calendar */
  readonly sunrise?: 'text' | 'velantara';
}

export interface WithDate2 {
  /** a civil day, to be converted to its tithi; or today */ readonly date?: TextLike;
  /** bright or dark half */
  readonly paksha?: 'shukla' | 'krishna';
  /** tithi within the half */
  readonly tithi?: number;
  /** whether the intercalary month is meant */
  readonly adhika?: 'false' | 'true';
}

export interface NeedsId {
  /** which calendar */
  readonly id:
    | 'bikram'
    | 'tamil'
    | 'kollam'
    | 'bangla'
    | 'bangladesh'
    | 'odia'
    | 'assam'
    | 'punjab'
    | 'nanakshahi'
    | 'nanakshahi-amended'
    | 'shaka'
    | 'lunar';
  /** one of the rules that /v1/calendars lists for the calendar */
  readonly rule?: TextLike;
}

export interface WithYears {
  /** how many years from that one */ readonly years?: number;
}

export interface WithIds {
  /** only these, comma separated */ readonly ids?: TextLike;
  /** the hours of the rites too */
  readonly windows?: boolean | '0' | '1';
  /** 1 marks the days that were near to another */
  readonly explain?: boolean | '0' | '1';
  /** 1 leaves out the descriptions: names and dates alone */
  readonly brief?: boolean | '0' | '1';
}

export interface NeedsDate {
  /** the day remembered */ readonly date: TextLike;
  /** by the rule of which rite: by month and tithi, or by the star in the solar month */
  readonly kind: 'janma' | 'shraddha' | 'star' | 'star_shraddha';
  /** whose solar months, for star and star_shraddha; that of the place when not given */
  readonly calendar?: 'kollam' | 'tamil';
  /** the first Gregorian year to look in; this one when not given */
  readonly year?: number;
  /** the place where the rite is done, when that is another */
  readonly at?: TextLike;
}

export interface WithEngine2 {
  /** another engine than the path's */ readonly engine?: 'surya';
}

export interface WithAhargana {
  /** civil days since the Kali epoch, instead of date and time */ readonly ahargana?: number;
}

export interface WithBija3 {
  /** bija corrections */ readonly bija?: 'full' | 'none' | 'apsis';
}

export interface NeedsFrom {
  /** first day */ readonly from: TextLike;
  /** last day, included */
  readonly to: TextLike;
}

export interface WithWindows {
  /** with format=ics: the hours of the rites too */ readonly windows?: boolean | '0' | '1';
}

export interface WithSamvat {
  /** Vikram year (Chaitradi), instead of year */ readonly samvat?: number;
  /** with every day of the year */
  readonly days?: boolean | '0' | '1';
}

/** The routes that every engine has. */
export interface OfEveryEngine {
  /** The full daily panchanga; `blocks` narrows it to the blocks named. */
  panchanga(
    query?: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBlocks &
      WithMonthSystem &
      WithEkadashi &
      WithRegion &
      WithMoonDay &
      WithMulaVarjyam &
      WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: PanchangaReply }>;

  /** The tithi running, how much of it is gone, its end. */
  tithi(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: TithiReply }>;

  /** Nakshatra and pada. */
  nakshatra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: NakshatraReply }>;

  /** Yoga. */
  yoga(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: YogaReply }>;

  /** Karana. */
  karana(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: KaranaReply }>;

  /** The tithi decision for the civil day. */
  tithiNirnaya(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija & WithExplain,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: TithiNirnayaReply }>;

  /** Lunar and solar months, eras, samvatsara, the date of the calendar of the land. */
  calendar(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: CalendarReply }>;

  /** Sun and Moon: rise, set, transit, noon. */
  riseSet(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithMoonDay & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: RiseSetReply }>;

  /** The Sun’s rashi, last and next ingress, ritu, ayana. */
  sankranti(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: SankrantiReply }>;

  /** Mukhya and Ganapati sankalpa, kshetra. */
  sankalpa(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: SankalpaReply }>;

  /** Vishti (bhadra), agni and shiva vasa, disha-shula, yogini. */
  bhadra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: BhadraReply }>;

  /** Sarvartha siddhi, amrita siddhi, ravi yoga, krakaca and the others. */
  specialYogas(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: SpecialYogasReply }>;

  /** Purana day notes. */
  purana(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: PuranaReply }>;

  /** What the day forbids. */
  dharmaSindhuBadhak(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: DharmaSindhuBadhakReply }>;

  /** The names of the year. */
  samvatsara(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: SamvatsaraReply }>;

  /** What is kept on the day. */
  observances(
    query?: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithEkadashi &
      WithRegion &
      WithBija &
      WithExplain,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: ObservancesReply }>;

  /** Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda; thirty muhurtas with prahara. */
  muhurta(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithMulaVarjyam & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: MuhurtaReply }>;

  /** Planetary horas of the day. */
  hora(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: HoraReply }>;

  /** The eight chaughadiya watches of day and night. */
  chaughadiya(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: ChaughadiyaReply }>;

  /** Every rising sign from sunrise to the next, with its times. */
  lagnas(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: LagnasReply }>;

  /** Muhurta for a named work: hours, rising signs, every clause with its verse; the catalog without karya. */
  karyaMuhurta(
    query?: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithDays &
      WithAsta &
      WithAll & {
        /** the work; a wedding is asked at vivaha-milan */
        readonly karya?:
          | 'griha_pravesha'
          | 'bhumi_pujan'
          | 'vyavasaya'
          | 'yatra'
          | 'namakarana'
          | 'vahana'
          | 'vidyarambha'
          | 'puja'
          | 'shalya'
          | 'upanayana'
          | 'chudakarana'
          | 'annaprashana'
          | 'karnavedha'
          | 'simanta'
          | 'kupa'
          | 'dvara';
        /** a new house, an old one, or both */
        readonly kind?: 'nava' | 'jirna' | 'both';
        /** direction of the journey */
        readonly direction?: 'east' | 'south' | 'west' | 'north';
        /** the Gregorian year of the date */
        readonly span?: 'year';
        /** the side that the door of the house looks to */
        readonly facing?: 'east' | 'south' | 'west' | 'north';
        /** natal sign of the doer, 1 = Mesha */
        readonly janma_rashi?: number;
        /** natal star of the doer, 1 = Ashvini */
        readonly janma_nakshatra?: number;
        /** day of birth of the child */
        readonly child_date?: TextLike;
        /** the land, for faults that bind in some lands only */
        readonly region?: 'madhyadesha' | 'huna_banga_khasha' | 'beas_sutlej_pushkara' | 'konkana_magadha_gauda_sindhu';
        /** which hours are considered if no text speaks of them: those of daylight, or any; by default daylight for the samskaras, otherwise any */
        readonly hours_by?: 'day' | 'any';
        /** the Veda of the boy, for the weekday and stars of upanayana */
        readonly shakha?: 'rigveda' | 'yajurveda' | 'samaveda' | 'atharvaveda';
        /** the varna of the boy, for the weekday of upanayana */
        readonly varna?: 'brahmana' | 'kshatriya' | 'vaishya';
      },
    options?: CallOptions,
  ): Promise<Envelope & KaryaMuhurtaReply>;

  /** The wedding day at a place: verdict with hours, ten faults, latta, tri-bala, lagna-shuddhi, godhuli. */
  vivahaMilan(
    query?: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithDays &
      WithAsta &
      WithAll &
      WithStars & {
        /** natal sign of the boy, 1 = Mesha */ readonly boy_rashi?: number;
        /** natal sign of the girl, 1 = Mesha */
        readonly girl_rashi?: number;
        /** natal star of the boy, 1 = Ashvini */
        readonly boy_nakshatra?: number;
        /** natal star of the girl, 1 = Ashvini */
        readonly girl_nakshatra?: number;
      },
    options?: CallOptions,
  ): Promise<Envelope & { vivaha_milan: VivahaMilanReply }>;

  /** The wedding days of a year at a place with their hours, month by month, and what closes the empty months. */
  vivahaVarsha(
    query: WithLang & WithDate & WithPlace & WithEngine & WithBija & WithAsta & WithStars & NeedsYear & WithBom,
    options?: CallOptions,
  ): Promise<Envelope & { vivaha_varsha: VivahaVarshaReply }>;

  /** Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses. */
  kundali(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithUncertainty &
      WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { kundali: KundaliReply }>;

  /** Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses. */
  planets(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithUncertainty &
      WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { kundali: KundaliReply }>;

  /** Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses. */
  lagnaKundali(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithUncertainty &
      WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { kundali: KundaliReply }>;

  /** Birth chart: lagna, midheaven, the nine grahas and the whole-sign houses. */
  ascendant(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithUncertainty &
      WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { kundali: KundaliReply }>;

  /** Bhava-chalit after Sripati: where each house begins, its middle and end, and the strength of the grahas in it. */
  bhavaChalit(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { bhava_chalit: BhavaChalitReply }>;

  /** D1 with houses counted from the Moon. */
  chandraKundali(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { chandra_kundali: ChandraKundaliReply }>;

  /** D1 with houses counted from the Sun. */
  suryaKundali(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { surya_kundali: SuryaKundaliReply }>;

  /** Vimshottari maha, antar and pratyantara dashas over 120 years. */
  dashas(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithDashaYear,
    options?: CallOptions,
  ): Promise<Envelope & { dashas: DashasReply }>;

  /** Yogini maha and antar dashas over three cycles of 36 years. */
  yoginiDashas(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithDashaYear,
    options?: CallOptions,
  ): Promise<Envelope & { yogini_dashas: YoginiDashasReply }>;

  /** Running dashas, the next one, three and five years, and every change in them. */
  dashaTimeline(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithDashaYear &
      WithOn,
    options?: CallOptions,
  ): Promise<Envelope & { dasha_timeline: DashaTimelineReply }>;

  /** Tajika year: the return of the Sun, muntha, lord of the year, mudda dashas. */
  varshaphal(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithYear,
    options?: CallOptions,
  ): Promise<Envelope & { varshaphal: VarshaphalReply }>;

  /** The grahas of a day over the birth chart. */
  transits(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithOn,
    options?: CallOptions,
  ): Promise<Envelope & { transits: TransitsReply }>;

  /** Yogas of a birth chart, each with its verse, makers, conditions, bhanga and frequency. */
  yogas(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithRules &
      WithRelation & {
        /** only the yogas of this kind */
        readonly category?:
          | 'nabhasa_ashraya'
          | 'nabhasa_dala'
          | 'nabhasa_akriti'
          | 'nabhasa_sankhya'
          | 'chandra'
          | 'surya'
          | 'mahapurusha'
          | 'lagna'
          | 'named'
          | 'bhava_shubha'
          | 'bhava_duhstha'
          | 'viparita'
          | 'parivartana'
          | 'nicabhanga'
          | 'raja'
          | 'dhana'
          | 'bphs_42';
        /** 1 also gives the rows that do not hold */
        readonly all?: boolean | '0' | '1';
        /** 1 adds to every condition its parts in order, each in words, with its grahas and whether it held */
        readonly explain?: boolean | '0' | '1';
        /** rule of gajakesari: as Parashara has it, or Jupiter in a kendra from the Moon and no more */
        readonly gajakesari?: 'parashara' | 'kendra';
      },
    options?: CallOptions,
  ): Promise<Envelope & { yogas: YogasReply }>;

  /** Kuja dosha by the printed houses, and by practice, with bhangas. */
  doshaManglik(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { manglik: DoshaManglikReply }>;

  /** Kala-sarpa: type, house and direction by degree, and by rashi as well. */
  doshaKaalSarpa(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { kaal_sarpa: DoshaKaalSarpaReply }>;

  /** Every sade-sati and dhaiya of 120 years with re-entries, and Saturn’s motion on a day. */
  sadeSati(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithOn,
    options?: CallOptions,
  ): Promise<Envelope & { sade_sati: SadeSatiReply }>;

  /** State of the twelve houses: conditions with their verses, lord, karaka, bindus, chain of lords. */
  bhavaPhala(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { bhava_phala: BhavaPhalaReply }>;

  /** Chara karakas, karakamsha and swamsha, arudha padas and rashi drishti. */
  jaimini(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { jaimini: JaiminiReply }>;

  /** Aspects of the grahas by rashi, and their strength by degree, by either curve. */
  grahaDrishti(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { graha_drishti: GrahaDrishtiReply }>;

  /** Natural, temporary and fivefold friendship; the nodes are left out. */
  maitri(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { maitri: MaitriReply }>;

  /** Birth sheet with the panchanga of the minute of birth. */
  janmaVivaran(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2,
    options?: CallOptions,
  ): Promise<Envelope & { janma_vivaran: JanmaVivaranReply }>;

  /** Avakahada chakra: varna, vashya, yoni, gana, nadi, paya, tattva and the first syllable of the name. */
  avakahada(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { avakahada: AvakahadaReply }>;

  /** Livelihood: houses, lords, karakas and varga with their strengths and verses. */
  careerReport(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { career_report: LifeReportReply }>;

  /** Wealth: houses, lords, karakas and varga with their strengths and verses. */
  wealthReport(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { wealth_report: LifeReportReply }>;

  /** Marriage: houses, lords, karakas and varga with their strengths and verses. */
  marriageReport(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { marriage_report: LifeReportReply }>;

  /** The body: houses, lords, karakas and varga with their strengths and verses; no medical statement. */
  healthReport(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { health_report: LifeReportReply }>;

  /** Learning: houses, lords, karakas and varga with their strengths and verses. */
  educationReport(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { education_report: LifeReportReply }>;

  /** Children: houses, lords, karakas and varga with their strengths and verses; no number and no promise. */
  childrenReport(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { children_report: LifeReportReply }>;

  /** Stones of the grahas by the printed rule, and by practice on request; no promise. */
  ratnaNirnaya(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithOn & {
        /** only the printed rule, or practice as well */ readonly basis?: 'printed' | 'both';
      },
    options?: CallOptions,
  ): Promise<Envelope & { ratna_nirnaya: RatnaNirnayaReply }>;

  /** Classical birth-time rows with what lifts them; presence of positions, no outcome. */
  arishta(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { arishta: ArishtaReply }>;

  /** Printed appeasement of the grahas: image, mantra, repetitions, fuel, food, gifts; no promise. */
  grahaShanti(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { graha_shanti: GrahaShantiReply }>;

  /** Dignity of the grahas: exaltation, moolatrikona, friendships, combustion, vargas. */
  grahaGarima(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { graha_garima: GrahaGarimaReply }>;

  /** The nine grahas in one row each: place, lordships, dignity, strengths, looks, yogas, karaka. */
  grahaSaransh(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { graha_saransh: GrahaSaranshReply }>;

  /** The twelve houses in one row each: lord, occupants, looks, conditions met, strength, bindus, pada, yogas. */
  bhavaSaransh(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { bhava_saransh: BhavaSaranshReply }>;

  /** The sixteen divisional charts D1 to D60. */
  divisionals(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithD2,
    options?: CallOptions,
  ): Promise<Envelope & { divisionals: DivisionalsReply }>;

  /** Grid of rashis: lagna and grahas in D1 to D60. */
  vargaTulana(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithD2,
    options?: CallOptions,
  ): Promise<Envelope & { varga_tulana: VargaTulanaReply }>;

  /** The natal pack: chart, vargas, friendships, dashas, yogas, doshas, strengths, houses. */
  kundaliFull(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithDashaYear &
      WithOn &
      WithRules &
      WithRelation &
      WithD2,
    options?: CallOptions,
  ): Promise<Envelope & { kundali_full: KundaliFullReply }>;

  /** Guru, Shani, Rahu and Ketu from lagna and Moon, their ashtakavarga points and their entries of three years. */
  gocharaReport(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithOn,
    options?: CallOptions,
  ): Promise<Envelope & { gochara_report: GocharaReportReply }>;

  /** Maha and antar dashas of the next ten years with dignity, house, strength, ties and friendship of their lords. */
  dashaPhala(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithDashaYear &
      WithOn,
    options?: CallOptions,
  ): Promise<Envelope & { dasha_phala: DashaPhalaReply }>;

  /** Yogini dashas of the next ten years with dignity, house, strength, ties and friendship of their lords. */
  yoginiPhala(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithDashaYear &
      WithOn,
    options?: CallOptions,
  ): Promise<Envelope & { yogini_phala: YoginiPhalaReply }>;

  /** Shadbala of the seven grahas in virupas, every part with its verse, and the strengths of the houses. */
  shadbala(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithRules & {
        /** where moolatrikona counts in saptavargaja: in its degrees, or anywhere in its rashi */
        readonly moolatrikona?: 'degrees' | 'sign';
      },
    options?: CallOptions,
  ): Promise<Envelope & { shadbala: ShadbalaReply }>;

  /** Bhinna and sarva ashtakavarga, the two reductions and the shodhya pinda. */
  ashtakavarga(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa & {
        /** what makes a rashi occupied in ekadhipatya: the seven grahas, or the lagna as well */
        readonly occupants?: 'grahas' | 'grahas_lagna';
      },
    options?: CallOptions,
  ): Promise<Envelope & { ashtakavarga: AshtakavargaReply }>;

  /** Bindus of grahas and houses with the bands of the texts, and the comparisons they print. */
  ashtakavargaPhala(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa,
    options?: CallOptions,
  ): Promise<Envelope & { ashtakavarga_phala: AshtakavargaPhalaReply }>;

  /** Strengths side by side: shadbala, vimshopaka, states and bindus of the grahas, strength and bindus of the houses. */
  balaDashboard(
    query?: WithLang & WithDate & WithHour & WithPlace & WithEngine & WithBija & WithTime2 & WithAyanamsa & WithRules,
    options?: CallOptions,
  ): Promise<Envelope & { bala_dashboard: BalaDashboardReply }>;

  /** One divisional chart, from its own lagna. */
  divisional(
    query: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa &
      WithD2 & {
        /** the varga */
        readonly chart:
          | 'D1'
          | 'D2'
          | 'D3'
          | 'D4'
          | 'D7'
          | 'D9'
          | 'D10'
          | 'D12'
          | 'D16'
          | 'D20'
          | 'D24'
          | 'D27'
          | 'D30'
          | 'D40'
          | 'D45'
          | 'D60';
      },
    options?: CallOptions,
  ): Promise<Envelope & { divisional: DivisionalReply }>;

  /** Entry of the year for a place: Mesha sankranti and Chaitra shukla pratipada with their charts. */
  varshaPravesh(
    query: WithLang & WithDate & WithPlace & WithEngine & WithBija & NeedsYear,
    options?: CallOptions,
  ): Promise<Envelope & { varsha_pravesh: VarshaPraveshReply }>;

  /** The kundali routes of one engine. */
  janmaPatra(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { routes: JanmaPatraReply }>;

  /** The chart as a picture: north, south or east style, any of the sixteen vargas. */
  kundaliSvg(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithAyanamsa & {
        /** the varga */
        readonly chart?:
          | 'D1'
          | 'D2'
          | 'D3'
          | 'D4'
          | 'D7'
          | 'D9'
          | 'D10'
          | 'D12'
          | 'D16'
          | 'D20'
          | 'D24'
          | 'D27'
          | 'D30'
          | 'D40'
          | 'D45'
          | 'D60';
        /** how the chart is drawn */
        readonly style?: 'north' | 'south' | 'east';
        /** colours by day, by night, or as the screen is */
        readonly theme?: 'light' | 'dark' | 'auto';
        /** pixels; without it the picture takes the room it is given */
        readonly width?: number;
      },
    options?: CallOptions,
  ): Promise<string>;

  /** The kundali book: every table and chart of a birth as one HTML document. */
  kundaliBookHtml(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithDashaYear &
      WithOn &
      WithRules &
      WithRelation &
      WithD2 &
      WithName,
    options?: CallOptions,
  ): Promise<string>;

  /** The kundali book as PDF: tagged, with outline, title and embedded fonts. */
  kundaliBookPdf(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithDashaYear &
      WithOn &
      WithRules &
      WithRelation &
      WithD2 &
      WithName,
    options?: CallOptions,
  ): Promise<Uint8Array>;

  /** The mobile pack: the book as HTML, the natal pack and sealed URLs of planets, dashas, reports and book. */
  kundaliPack(
    query?: WithLang &
      WithDate &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithTime2 &
      WithDashaYear &
      WithOn &
      WithRules &
      WithRelation &
      WithD2 &
      WithName,
    options?: CallOptions,
  ): Promise<Envelope & { kundali_pack: KundaliPackReply }>;

  /** Eight koots of a pair, 36 points, with verses and bhangas. */
  matchAshtakoot(
    query: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      WithBoyDate &
      WithPoints & {
        /** minutes by which either birth time may be wrong: adds how far the points may differ within them */
        readonly uncertainty?: number;
      },
    options?: CallOptions,
  ): Promise<Envelope & { ashtakoot: MatchAshtakootReply }>;

  /** Kuja dosha of each chart, and the printed bhanga when both have it. */
  matchManglik(
    query: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija & WithBoyDate,
    options?: CallOptions,
  ): Promise<Envelope & { match_manglik: MatchManglikReply }>;

  /** Ashtakoot and Kuja dosha of many pairs among up to 500 births. */
  matchBatch(
    body: {
      births: {
        date: string;
        time?: string;
        hour?: number;
        place?: string;
        lat?: number;
        lon?: number;
        tz?: string | number;
      }[];
      /** the places of boy and girl in births, counted from 0 */
      pairs: number[][];
      /** false gives whole ashtakoot payloads */
      brief?: boolean;
    },
    query?: WithLang & WithEngine & WithBija & WithPoints,
    options?: CallOptions,
  ): Promise<Envelope & { match_batch: MatchBatchReply }>;
  /** The same list as a stream: one line for each item, sent while the list is being computed. */
  matchBatchLines(
    body: {
      births: {
        date: string;
        time?: string;
        hour?: number;
        place?: string;
        lat?: number;
        lon?: number;
        tz?: string | number;
      }[];
      /** the places of boy and girl in births, counted from 0 */
      pairs: number[][];
      /** false gives whole ashtakoot payloads */
      brief?: boolean;
    },
    query?: WithLang & WithEngine & WithBija & WithPoints,
    options?: CallOptions,
  ): AsyncIterable<NonNullable<MatchBatchReply['pairs']>[number]>;

  /** The festival ids with names and rules. */
  festivals(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithEngine & WithBija,
    options?: CallOptions,
  ): Promise<Envelope & { festivals: FestivalsReply }>;

  /** A festival in a year: its date with the rule, the instants, the source and the alternatives. */
  festivalsId(
    query: WithLang &
      WithDate &
      WithPlace &
      WithEngine &
      WithEkadashi &
      WithRegion &
      WithBija &
      WithExplain &
      NeedsYear & {
        /** which one */
        readonly id:
          | 'deepavali'
          | 'dhanteras'
          | 'narakachaturdashi'
          | 'govardhan'
          | 'bhaidooj'
          | 'holi'
          | 'shivaratri'
          | 'janmashtami'
          | 'rakshabandhan'
          | 'upakarma'
          | 'ramnavami'
          | 'ganeshchaturthi'
          | 'navaratri'
          | 'chaitra-navaratri'
          | 'ashadha-navaratri'
          | 'magha-navaratri'
          | 'sankranti'
          | 'makarsankranti'
          | 'meshasankranti'
          | 'karkasankranti'
          | 'matsya-jayanti'
          | 'lakshmi-panchami'
          | 'vasant-panchami'
          | 'kamada-ekadashi'
          | 'akshaya-tritiya'
          | 'parshuram-jayanti'
          | 'vat-savitri'
          | 'guru-purnima'
          | 'vat-purnima'
          | 'kurma-jayanti'
          | 'narasimha-jayanti'
          | 'kalki-jayanti'
          | 'naga-panchami'
          | 'haritalika'
          | 'varaha-jayanti'
          | 'rishi-panchami'
          | 'vamana-jayanti'
          | 'mahashtami'
          | 'mahanavami'
          | 'vijayadashami'
          | 'buddha-avatara'
          | 'kojagara'
          | 'karaka-chaturthi'
          | 'kala-bhairava-ashtami'
          | 'ratha-saptami'
          | 'hanuman-jayanti'
          | 'ganga-dashahara'
          | 'chhath'
          | 'ugadi'
          | 'tulsi-vivaha'
          | 'dev-deepavali'
          | 'ananta-chaturdashi'
          | 'ratha-yatra'
          | 'dattatreya-jayanti'
          | 'buddha-purnima'
          | 'guru-nanak-jayanti'
          | 'mahavir-jayanti'
          | 'shankara-jayanti'
          | 'vallabha-jayanti'
          | 'pongal'
          | 'vishu'
          | 'bihu'
          | 'onam'
          | 'puthandu'
          | 'poila-boishakh'
          | 'vaisakhi'
          | 'pana-sankranti'
          | 'karthigai-deepam'
          | 'durga-puja'
          | 'lohri'
          | 'pitru-paksha-0'
          | 'pitru-paksha-1'
          | 'pitru-paksha-2'
          | 'pitru-paksha-3'
          | 'pitru-paksha-4'
          | 'pitru-paksha-5'
          | 'pitru-paksha-6'
          | 'pitru-paksha-7'
          | 'pitru-paksha-8'
          | 'pitru-paksha-9'
          | 'pitru-paksha-10'
          | 'pitru-paksha-11'
          | 'pitru-paksha-12'
          | 'pitru-paksha-13'
          | 'pitru-paksha-14'
          | 'pitru-paksha-15'
          | 'chaitra-navaratra-2'
          | 'chaitra-navaratra-3'
          | 'chaitra-navaratra-4'
          | 'chaitra-navaratra-5'
          | 'chaitra-navaratra-6'
          | 'chaitra-navaratra-7'
          | 'chaitra-navaratra-8'
          | 'chaitra-navaratra-9'
          | 'ashvina-navaratra-2'
          | 'ashvina-navaratra-3'
          | 'ashvina-navaratra-4'
          | 'ashvina-navaratra-5'
          | 'ashvina-navaratra-6'
          | 'ashvina-navaratra-7'
          | 'ashvina-navaratra-8'
          | 'ashvina-navaratra-9'
          | 'holika-dahana'
          | 'gai-jatra'
          | 'gaura-parva'
          | 'ghode-jatra'
          | 'gyalpo-losar'
          | 'indra-jatra'
          | 'jitiya'
          | 'sonam-losar'
          | 'kag-tihar'
          | 'kukur-tihar'
          | 'nepali-new-year'
          | 'ravidas-jayanti'
          | 'thaipusam'
          | 'valmiki-jayanti';
      },
    options?: CallOptions,
  ): Promise<Envelope & { festival: FestivalsIdReply }>;

  /** The eclipses of a year with their local circumstances and sutak. */
  grahan(
    query: WithLang & WithDate & WithPlace & WithEngine & WithBija & NeedsYear,
    options?: CallOptions,
  ): Promise<Envelope & { grahan: GrahanReply }>;

  /** The festivals as a calendar to subscribe to: this year and the next, or those asked for. */
  festivalsIcs(
    query?: WithLang & WithDate & WithPlace & WithEngine & WithEkadashi & WithBija & WithYear & WithYears & WithIds,
    options?: CallOptions,
  ): Promise<string>;

  /** Festivals, vratas, ekadashis, parvas and sankrantis as a calendar to subscribe to. */
  parvaMoolIcs(
    query?: WithLang & WithDate & WithPlace & WithEngine & WithEkadashi & WithBija & WithYear & WithYears & WithIds,
    options?: CallOptions,
  ): Promise<string>;

  /** Tithi and nakshatra of every day with their ends, as a calendar to subscribe to. */
  panchangaIcs(
    query?: WithLang & WithDate & WithPlace & WithEngine & WithBija & WithYear & WithYears,
    options?: CallOptions,
  ): Promise<string>;

  /** The date of the same month, paksha and tithi in other years: birthdays, and the yearly shraddha. */
  tithiAnniversary(
    query: WithLang &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      NeedsDate & {
        /** how many years; one when not given */ readonly years?: number;
      },
    options?: CallOptions,
  ): Promise<Envelope & { tithi_anniversary: TithiAnniversaryReply }>;

  /** A birthday by the Moon or a yearly shraddha as a calendar to subscribe to: ten years, or those asked for. */
  tithiAnniversaryIcs(
    query: WithLang &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija &
      NeedsDate & {
        /** how many years; 10 when not given */ readonly years?: number;
        /** whose day it is: it comes before the name of the rite */
        readonly name?: TextLike;
      },
    options?: CallOptions,
  ): Promise<string>;

  /** The days or times of a span on which conditions of tithi, nakshatra, grahas, lagna, festivals and others hold together. */
  find(
    query: WithLang &
      WithPlace &
      WithEngine &
      WithBija &
      WithBom &
      NeedsFrom & {
        /** conditions: tithi, paksha, nakshatra, pada, yoga, karana, weekday, masa, masa_kind, solar_month, solar_day, surya, chandra, mangala, budha, guru, shukra, shani, rahu, ketu, surya.nakshatra, chandra.nakshatra, mangala.nakshatra, budha.nakshatra, guru.nakshatra, shukra.nakshatra, shani.nakshatra, rahu.nakshatra, ketu.nakshatra, retrograde, combust, lagna, special_yoga, festival, eclipse, kala; values after a colon with commas between them, ; joins what must hold together, | what may, ! negates, brackets group */
        readonly when: TextLike;
        /** day: the days from sunrise to sunrise on which it holds at some time; hour: each time itself, from midnight to midnight */
        readonly resolution?: 'day' | 'hour';
        /** how many matches at most */
        readonly limit?: number;
      },
    options?: CallOptions,
  ): Promise<Envelope & { find: FindReply }>;
  /** The same list as a stream: one line for each item, sent while the list is being computed. */
  findLines(
    query: WithLang &
      WithPlace &
      WithEngine &
      WithBija &
      WithBom &
      NeedsFrom & {
        /** conditions: tithi, paksha, nakshatra, pada, yoga, karana, weekday, masa, masa_kind, solar_month, solar_day, surya, chandra, mangala, budha, guru, shukra, shani, rahu, ketu, surya.nakshatra, chandra.nakshatra, mangala.nakshatra, budha.nakshatra, guru.nakshatra, shukra.nakshatra, shani.nakshatra, rahu.nakshatra, ketu.nakshatra, retrograde, combust, lagna, special_yoga, festival, eclipse, kala; values after a colon with commas between them, ; joins what must hold together, | what may, ! negates, brackets group */
        readonly when: TextLike;
        /** day: the days from sunrise to sunrise on which it holds at some time; hour: each time itself, from midnight to midnight */
        readonly resolution?: 'day' | 'hour';
        /** how many matches at most */
        readonly limit?: number;
      },
    options?: CallOptions,
  ): AsyncIterable<NonNullable<FindReply['matches']>[number]>;

  /** The days or times of a span on which conditions of tithi, nakshatra, grahas, lagna, festivals and others hold together. */
  postFind(
    body: {
      /** a name, "name, state", or an id of /v1/geocode; Dehradun when nothing is given */
      place?: string;
      /** north positive (also latitude) */
      lat?: number;
      /** east positive (also longitude, lng) */
      lon?: number;
      /** hours east of UTC (5.5 or +05:30), an IANA zone, auto, or lmt (local mean time) */
      tz?: string | number;
      /** another engine than the path's */
      engine?: 'surya' | 'drik' | 'chitrapaksha';
      /** one of en, hi, sa, sa-Latn, mr, ne, gu, bn, ta, te, kn, ml, or, pa, both, or up to three with commas; other languages than English come with every paid plan and on open routes, sentences in English and Hindi alone (/v1/languages). Not given: English and Hindi for keys of a paid plan, English for others */
      lang?: string;
      /** first day */
      from: string;
      /** last day, included */
      to: string;
      /** conditions: tithi, paksha, nakshatra, pada, yoga, karana, weekday, masa, masa_kind, solar_month, solar_day, surya, chandra, mangala, budha, guru, shukra, shani, rahu, ketu, surya.nakshatra, chandra.nakshatra, mangala.nakshatra, budha.nakshatra, guru.nakshatra, shukra.nakshatra, shani.nakshatra, rahu.nakshatra, ketu.nakshatra, retrograde, combust, lagna, special_yoga, festival, eclipse, kala; values after a colon with commas between them, ; joins what must hold together, | what may, ! negates, brackets group */
      when: string | FindCondition;
      /** day: the days from sunrise to sunrise on which it holds at some time; hour: each time itself, from midnight to midnight */
      resolution?: 'day' | 'hour';
      /** how many matches at most */
      limit?: number;
      /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
      bom?: '0' | '1';
      /** bija corrections; under surya alone */
      bija?: 'full' | 'none';
      /** exact sines or the text's table; under surya alone */
      jya?: 'exact' | 'table';
      /** the text's sunrise, or that of Nepal's printed calendar; under surya alone */
      sunrise?: 'text' | 'velantara';
      /** mean or true lunar node; under vedic and chitrapaksha alone */
      node?: 'mean' | 'true';
      /** apparent or geometric places; under vedic and chitrapaksha alone */
      positions?: 'apparent' | 'geometric';
      /** upper limb with refraction, or centre without; under vedic and chitrapaksha alone */
      rise?: 'limb' | 'centre';
      /** whether Spica’s place at 180° is where the star is or where it is seen; under chitrapaksha alone */
      spica?: 'geometric' | 'apparent';
    },
    query?: Record<string, never>,
    options?: CallOptions,
  ): Promise<Envelope & { find: FindReply }>;

  /** Another calendar says another day: which school, rule, month, setting or place gives that date, or that none does. */
  whyDiffers(
    query: WithLang &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBija & {
        /** the day that the other calendar gives */ readonly date: TextLike;
        /** of which festival */
        readonly festival?:
          | 'deepavali'
          | 'dhanteras'
          | 'narakachaturdashi'
          | 'govardhan'
          | 'bhaidooj'
          | 'holi'
          | 'shivaratri'
          | 'janmashtami'
          | 'rakshabandhan'
          | 'upakarma'
          | 'ramnavami'
          | 'ganeshchaturthi'
          | 'navaratri'
          | 'chaitra-navaratri'
          | 'ashadha-navaratri'
          | 'magha-navaratri'
          | 'sankranti'
          | 'makarsankranti'
          | 'meshasankranti'
          | 'karkasankranti'
          | 'matsya-jayanti'
          | 'lakshmi-panchami'
          | 'vasant-panchami'
          | 'kamada-ekadashi'
          | 'akshaya-tritiya'
          | 'parshuram-jayanti'
          | 'vat-savitri'
          | 'guru-purnima'
          | 'vat-purnima'
          | 'kurma-jayanti'
          | 'narasimha-jayanti'
          | 'kalki-jayanti'
          | 'naga-panchami'
          | 'haritalika'
          | 'varaha-jayanti'
          | 'rishi-panchami'
          | 'vamana-jayanti'
          | 'mahashtami'
          | 'mahanavami'
          | 'vijayadashami'
          | 'buddha-avatara'
          | 'kojagara'
          | 'karaka-chaturthi'
          | 'kala-bhairava-ashtami'
          | 'ratha-saptami'
          | 'hanuman-jayanti'
          | 'ganga-dashahara'
          | 'chhath'
          | 'ugadi'
          | 'tulsi-vivaha'
          | 'dev-deepavali'
          | 'ananta-chaturdashi'
          | 'ratha-yatra'
          | 'dattatreya-jayanti'
          | 'buddha-purnima'
          | 'guru-nanak-jayanti'
          | 'mahavir-jayanti'
          | 'shankara-jayanti'
          | 'vallabha-jayanti'
          | 'pongal'
          | 'vishu'
          | 'bihu'
          | 'onam'
          | 'puthandu'
          | 'poila-boishakh'
          | 'vaisakhi'
          | 'pana-sankranti'
          | 'karthigai-deepam'
          | 'durga-puja'
          | 'lohri'
          | 'pitru-paksha-0'
          | 'pitru-paksha-1'
          | 'pitru-paksha-2'
          | 'pitru-paksha-3'
          | 'pitru-paksha-4'
          | 'pitru-paksha-5'
          | 'pitru-paksha-6'
          | 'pitru-paksha-7'
          | 'pitru-paksha-8'
          | 'pitru-paksha-9'
          | 'pitru-paksha-10'
          | 'pitru-paksha-11'
          | 'pitru-paksha-12'
          | 'pitru-paksha-13'
          | 'pitru-paksha-14'
          | 'pitru-paksha-15'
          | 'chaitra-navaratra-2'
          | 'chaitra-navaratra-3'
          | 'chaitra-navaratra-4'
          | 'chaitra-navaratra-5'
          | 'chaitra-navaratra-6'
          | 'chaitra-navaratra-7'
          | 'chaitra-navaratra-8'
          | 'chaitra-navaratra-9'
          | 'ashvina-navaratra-2'
          | 'ashvina-navaratra-3'
          | 'ashvina-navaratra-4'
          | 'ashvina-navaratra-5'
          | 'ashvina-navaratra-6'
          | 'ashvina-navaratra-7'
          | 'ashvina-navaratra-8'
          | 'ashvina-navaratra-9'
          | 'holika-dahana'
          | 'gai-jatra'
          | 'gaura-parva'
          | 'ghode-jatra'
          | 'gyalpo-losar'
          | 'indra-jatra'
          | 'jitiya'
          | 'sonam-losar'
          | 'kag-tihar'
          | 'kukur-tihar'
          | 'nepali-new-year'
          | 'ravidas-jayanti'
          | 'thaipusam'
          | 'valmiki-jayanti';
        /** or of which tithi of the month; 30 is amavasya */
        readonly tithi?: number;
        /** in which year it is looked for; that of the date when not given */
        readonly year?: number;
        /** the place of the other calendar, when that is another */
        readonly at?: TextLike;
      },
    options?: CallOptions,
  ): Promise<Envelope & { why_differs: WhyDiffersReply }>;
}

/** The routes under `/v1/surya`. */
export interface OfSurya extends OfEveryEngine {
  /** The routes of one engine. */
  index(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { routes: RoutesReply }>;

  /** The Sun’s year as a wheel: his place, sankrantis, seasons, equinoxes and solstices, length of day. */
  suryaChakra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { surya_chakra: SuryaChakraReply }>;

  /** Lagna, meridian and grahas with latitude, mean place, apsis, sighrocca, node and the steps to the true place. */
  skyChart(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { sky_chart: SkyChartReply }>;

  /** Sunrise, noon and sunset with the sum that makes the sunrise, the gnomon and a day of samples. */
  udayaYantra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { udaya_yantra: UdayaYantraReply }>;

  /** The Moon’s lit digits, her horns and how long she stays up; the thirty tithis of the month. */
  chandraYantra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { chandra_yantra: ChandraYantraReply }>;

  /** Setting and rising of Venus and Jupiter in the Sun’s rays, their old age and infancy; two years of samples. */
  grahaAsta(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { graha_asta: GrahaAstaReply }>;

  /** The earth in yojanas, its cities and zones, the place on it, and the orbits with their equal daily path. */
  bhugolaYantra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { bhugola_yantra: BhugolaYantraReply }>;

  /** Day and night at the four cities, fifteen nadi apart, and here. */
  dinaRatriYantra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { dina_ratri_yantra: DinaRatriYantraReply }>;

  /** Obliquity, declination, precession and its swing, equinoxes and solstices of the year, season and course. */
  rituAyanaYantra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { ritu_ayana_yantra: RituAyanaYantraReply }>;

  /** The tithi over its days, the hours of the rite it covers, and the day it is observed on. */
  tithiNirnayaYantra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithBija2 & WithJya & WithEngine2,
    options?: CallOptions,
  ): Promise<Envelope & { tithi_nirnaya_yantra: TithiNirnayaYantraReply }>;
}

/** The routes under `/v1/vedic`. */
export interface OfVedic extends OfEveryEngine {
  /** The routes of one engine. */
  index(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { routes: RoutesReply }>;
}

/** The routes under `/v1/chitrapaksha`. */
export interface OfChitrapaksha extends OfEveryEngine {
  /** The routes of one engine. */
  index(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { routes: RoutesReply }>;
}

/** The routes that do not depend on an engine. */
export interface OfHost {
  /** Whether the service is well, and which version answers. */
  health(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { health: HealthReply }>;

  /** Every route of the service. */
  index(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { routes: IndexReply }>;

  /** Places by name, as one types, in Latin or Devanagari letters. */
  geocode(
    query: WithLang & {
      /** what to look for, Latin or Devanagari */ readonly q: TextLike;
      /** most places to return */
      readonly limit?: number;
    },
    options?: CallOptions,
  ): Promise<PlainEnvelope & { places: GeocodeReply }>;

  /** The languages of names and sentences, and how well their names are sourced. */
  languages(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { languages: LanguagesReply }>;

  /** This service described as OpenAPI 3.1. */
  openapiJson(query?: WithLang, options?: CallOptions): Promise<OpenapiJsonReply>;

  /** The full daily panchanga; `blocks` narrows it to the blocks named. */
  panchanga(
    query?: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithBlocks &
      WithMonthSystem &
      WithEkadashi &
      WithRegion &
      WithMoonDay &
      WithMulaVarjyam &
      WithNode,
    options?: CallOptions,
  ): Promise<Envelope & { panchanga: PanchangaReply }>;

  /** The festivals, vratas and parvas of a whole year. */
  parvaMool(
    query: WithLang &
      WithDate &
      WithPlace &
      WithEngine &
      WithEkadashi &
      WithRegion &
      NeedsYear &
      WithBija2 &
      WithJya & {
        /** 1 gives id, kind, name and date alone */ readonly brief?: boolean | '0' | '1';
        /** which kinds, comma separated */
        readonly kind?: TextLike;
        /** the first day to list, in the year */
        readonly from?: TextLike;
        /** the last day to list, in the year */
        readonly to?: TextLike;
        /** which festivals, vratas or parvas, comma separated */
        readonly ids?: TextLike;
        /** 1 says of each day how near it was to another */
        readonly explain?: boolean | '0' | '1';
      },
    options?: CallOptions,
  ): Promise<Envelope & { parva_mool: ParvaMoolReply }>;

  /** The holidays of a country or state that follow the Hindu calendar: the date of the rule and of the list. */
  holidays(
    query: WithLang &
      WithDate &
      WithPlace &
      WithEngine &
      WithNode &
      NeedsYear &
      WithBom & {
        /** ISO code of the country */
        readonly country: 'IN' | 'NP' | 'LK' | 'MU' | 'FJ' | 'SG' | 'MY' | 'GY' | 'SR' | 'TT' | 'KE';
        /** code of the state, of India alone: MH, TN, WB … */
        readonly state?: TextLike;
      },
    options?: CallOptions,
  ): Promise<CalendarEnvelope & { holidays: HolidaysReply }>;

  /** The calendars of the land: names, months, eras, places, and the rules with their sources. */
  calendars(query?: WithLang, options?: CallOptions): Promise<PlainEnvelope & { calendars: CalendarsReply }>;

  /** Lunar dates both ways: the tithi of a civil day, or the civil day of a tithi; expunged months are reported. */
  calendarsLunar(
    query?: WithLang &
      WithPlace &
      WithEngine &
      WithNode &
      WithDate2 & {
        /** Shaka year, with masa, paksha and tithi */ readonly shaka?: number;
        /** Vikrama Samvat year, instead of shaka or with it */
        readonly samvat?: number;
        /** lunar month, by its id or its number from Chaitra */
        readonly masa?:
          | 'chaitra'
          | 'vaishakha'
          | 'jyeshtha'
          | 'ashadha'
          | 'shravana'
          | 'bhadrapada'
          | 'ashvina'
          | 'kartika'
          | 'margashirsha'
          | 'pausha'
          | 'magha'
          | 'phalguna';
        /** months that end with the new moon or with the full moon; as the place keeps them unless given */
        readonly months?: 'amanta' | 'purnimanta';
        /** whether the Samvat year begins with Chaitra or with Kartika */
        readonly year_start?: 'chaitradi' | 'kartikadi';
      },
    options?: CallOptions,
  ): Promise<CalendarEnvelope & { calendar: CalendarsLunarReply }>;

  /** Gaurabda and the months of the Gaudiya Vaishnavas both ways: of a civil day, or the civil day of a date. */
  calendarsGaurabda(
    query?: WithLang &
      WithPlace &
      WithEngine &
      WithNode &
      WithDate2 & {
        /** Gaurabda, with month, paksha and tithi */ readonly year?: number;
        /** month from Vishnu, which is Chaitra */
        readonly month?: number;
      },
    options?: CallOptions,
  ): Promise<CalendarEnvelope & { calendar: CalendarsGaurabdaReply }>;

  /** A date of a calendar of the land: from a civil day, or to the civil day of a date. */
  calendarsId(
    query: WithLang &
      WithPlace &
      WithEngine &
      WithNode &
      NeedsId & {
        /** a civil day, to be converted to the calendar; or today */ readonly date?: TextLike;
        /** year of the calendar, with month and day */
        readonly year?: number;
        /** month of the calendar’s own list */
        readonly month?: number;
        /** day of the month */
        readonly day?: number;
      },
    options?: CallOptions,
  ): Promise<CalendarEnvelope & { calendar: CalendarsIdReply }>;

  /** The months of a year of a calendar of the land, each with its first day, rule and margin. */
  calendarsIdYear(
    query: WithLang &
      WithDate &
      WithPlace &
      WithEngine &
      WithNode &
      WithBom &
      NeedsId & {
        /** year of the calendar */ readonly year: number;
      },
    options?: CallOptions,
  ): Promise<CalendarEnvelope & { calendar_year: CalendarsIdYearReply }>;

  /** Madhyama graha: mean places, apsides, nodes and sighroccas, with and without bija. */
  ssMean(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithJya & WithEngine2 & WithAhargana & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { mean: SsMeanReply }>;

  /** Spashta graha: true places with every operation. */
  ssSphuta(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithJya & WithEngine2 & WithAhargana & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { sphuta: SsSphutaReply }>;

  /** Surya-chakra over a span of days: the Sun, the day, sankrantis, season and course. */
  ssSuryaChakra(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithDays & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { surya_chakra: SsSuryaChakraReply }>;

  /** Direction, place and time: gnomon, shadows, rising times, lagna. */
  ssTriprashna(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { triprashna: SsTriprashnaReply }>;

  /** The gnomon: shadow at the time, time from a shadow, and with suggest=1 what to set up and wait for. */
  ssShanku(
    query?: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithJya &
      WithEngine2 &
      WithBija3 & {
        /** 1 for instructions on what to measure */ readonly suggest?: boolean | '0' | '1';
        /** measured noon shadow of a gnomon of 12 angulas */
        readonly shadow?: number;
      },
    options?: CallOptions,
  ): Promise<Envelope & { shanku: SsShankuReply }>;

  /** The earth, its cities and zones, the orbits, and the place among them. */
  ssBhugola(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { bhugola: SsBhugolaReply }>;

  /** Setting and rising in the Sun’s rays: degrees of time, limits, coming events. */
  ssUdayasta(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithDays & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { udayasta: SsUdayastaReply }>;

  /** Meetings of the star planets with each other and with the Moon. */
  ssGrahaYuti(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithDays & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { graha_yuti: SsGrahaYutiReply }>;

  /** The junction stars and the Moon and planets that meet them. */
  ssNakshatraYuti(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithDays & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { nakshatra_yuti: SsNakshatraYutiReply }>;

  /** The Moon’s lit part, her horns, and how long she stays up. */
  ssShringonnati(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { shringonnati: SsShringonnatiReply }>;

  /** Vyatipata and vaidhriti, the third vyatipata, gandanta. */
  ssPata(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithDays & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { pata: SsPataReply }>;

  /** Ganitadhyaya digest: constants, sines, lengths, and what each chapter lays down. */
  ssGanita(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { ganita: SsGanitaReply }>;

  /** The reckoner: Julian day, ahargana, lords, Jupiter’s year, mean and true places. */
  ssGanaka(
    query?: WithLang & WithDate & WithTime & WithHour & WithPlace & WithJya & WithEngine2 & WithAhargana & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { ganaka: SsGanakaReply }>;

  /** The year’s eclipses by the text, for a place. */
  ssGrahana(
    query: WithLang & WithDate & WithPlace & NeedsYear & WithJya & WithEngine2 & WithBija3,
    options?: CallOptions,
  ): Promise<Envelope & { grahana: SsGrahanaReply }>;

  /** The days of a span: day rows, or with `blocks` those blocks of each day’s snapshot; at most 366 days. */
  panchangaRange(
    query: WithLang & WithPlace & WithEngine & WithBlocks & WithNode & WithBom & NeedsFrom & WithWindows,
    options?: CallOptions,
  ): Promise<Envelope & { range: PanchangaRangeReply }>;
  /** The same list as a stream: one line for each item, sent while the list is being computed. */
  panchangaRangeLines(
    query: WithLang & WithPlace & WithEngine & WithBlocks & WithNode & WithBom & NeedsFrom & WithWindows,
    options?: CallOptions,
  ): AsyncIterable<NonNullable<PanchangaRangeReply['days']>[number]>;

  /** A Gregorian month in whole weeks of day rows, with its lunar months and years. */
  panchangaMonth(
    query: WithLang &
      WithPlace &
      WithEngine &
      WithNode & {
        /** Gregorian month */ readonly month: TextLike;
        /** the day with which a week begins */
        readonly week_start?: 'sunday' | 'monday';
      },
    options?: CallOptions,
  ): Promise<Envelope & { month: PanchangaMonthReply }>;

  /** Every window of the day in order: muhurtas, horas, chaughadiya, kalas, bhadra, special yogas; up to 31 days. */
  panchangaKala(
    query?: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace &
      WithEngine &
      WithNode & {
        /** first day */ readonly from?: TextLike;
        /** last day, included */
        readonly to?: TextLike;
      },
    options?: CallOptions,
  ): Promise<Envelope & { panchanga_kala: PanchangaKalaReply }>;

  /** Conjunctions: each pair of grahas within an orb with its exact instants, or all in one rashi or nakshatra. */
  sanyoga(
    query: WithLang &
      WithPlace &
      WithEngine &
      WithBom &
      WithBija2 &
      WithJya &
      NeedsFrom & {
        /** two to nine grahas, comma separated */ readonly grahas?: TextLike;
        /** each pair within so many degrees, or all of them in one rashi or nakshatra */
        readonly kind?: 'degrees' | 'rashi' | 'nakshatra';
        /** for degrees: how near a pair must be */
        readonly orb?: number;
      },
    options?: CallOptions,
  ): Promise<Envelope & { sanyoga: SanyogaReply }>;
  /** The same list as a stream: one line for each item, sent while the list is being computed. */
  sanyogaLines(
    query: WithLang &
      WithPlace &
      WithEngine &
      WithBom &
      WithBija2 &
      WithJya &
      NeedsFrom & {
        /** two to nine grahas, comma separated */ readonly grahas?: TextLike;
        /** each pair within so many degrees, or all of them in one rashi or nakshatra */
        readonly kind?: 'degrees' | 'rashi' | 'nakshatra';
        /** for degrees: how near a pair must be */
        readonly orb?: number;
      },
    options?: CallOptions,
  ): AsyncIterable<NonNullable<SanyogaReply['events']>[number]>;

  /** A Gregorian or lunar year: months, sankrantis, festivals, parvas, ekadashis, eclipses, asta, kshaya and vriddhi tithis, and every day. */
  panchangaVarshaSurya(
    query?: WithLang & WithPlace & WithEngine & WithBom & WithYear & WithBija2 & WithJya & WithWindows & WithSamvat,
    options?: CallOptions,
  ): Promise<Envelope & { varsha: PanchangaVarshaEngineReply }>;
  /** The same list as a stream: one line for each item, sent while the list is being computed. */
  panchangaVarshaSuryaLines(
    query?: WithLang & WithPlace & WithEngine & WithBom & WithYear & WithBija2 & WithJya & WithWindows & WithSamvat,
    options?: CallOptions,
  ): AsyncIterable<NonNullable<PanchangaVarshaEngineReply['days']>[number]>;

  /** A Gregorian or lunar year: months, sankrantis, festivals, parvas, ekadashis, eclipses, asta, kshaya and vriddhi tithis, and every day. */
  panchangaVarshaDrik(
    query?: WithLang & WithPlace & WithEngine & WithNode & WithBom & WithYear & WithWindows & WithSamvat,
    options?: CallOptions,
  ): Promise<Envelope & { varsha: PanchangaVarshaEngineReply }>;
  /** The same list as a stream: one line for each item, sent while the list is being computed. */
  panchangaVarshaDrikLines(
    query?: WithLang & WithPlace & WithEngine & WithNode & WithBom & WithYear & WithWindows & WithSamvat,
    options?: CallOptions,
  ): AsyncIterable<NonNullable<PanchangaVarshaEngineReply['days']>[number]>;

  /** A Gregorian or lunar year: months, sankrantis, festivals, parvas, ekadashis, eclipses, asta, kshaya and vriddhi tithis, and every day. */
  panchangaVarshaChitrapaksha(
    query?: WithLang &
      WithPlace &
      WithEngine &
      WithNode &
      WithBom &
      WithYear &
      WithWindows &
      WithSamvat & {
        /** whether Spica’s place at 180° is where the star is or where it is seen */
        readonly spica?: 'geometric' | 'apparent';
      },
    options?: CallOptions,
  ): Promise<Envelope & { varsha: PanchangaVarshaEngineReply }>;
  /** The same list as a stream: one line for each item, sent while the list is being computed. */
  panchangaVarshaChitrapakshaLines(
    query?: WithLang &
      WithPlace &
      WithEngine &
      WithNode &
      WithBom &
      WithYear &
      WithWindows &
      WithSamvat & {
        /** whether Spica’s place at 180° is where the star is or where it is seen */
        readonly spica?: 'geometric' | 'apparent';
      },
    options?: CallOptions,
  ): AsyncIterable<NonNullable<PanchangaVarshaEngineReply['days']>[number]>;

  /** One question on every engine: each answer in its own envelope, their differences, and what makes them. */
  compareRoute(
    query: WithLang &
      WithDate &
      WithTime &
      WithHour &
      WithPlace & {
        /** the route to ask on every engine */
        readonly route:
          | 'panchanga'
          | 'tithi'
          | 'nakshatra'
          | 'yoga'
          | 'karana'
          | 'tithi-nirnaya'
          | 'calendar'
          | 'rise-set'
          | 'sankranti'
          | 'sankalpa'
          | 'bhadra'
          | 'special-yogas'
          | 'purana'
          | 'dharma-sindhu-badhak'
          | 'samvatsara'
          | 'observances'
          | 'muhurta'
          | 'hora'
          | 'chaughadiya'
          | 'lagnas'
          | 'karya-muhurta'
          | 'vivaha-milan'
          | 'vivaha-varsha'
          | 'kundali'
          | 'planets'
          | 'lagna-kundali'
          | 'ascendant'
          | 'bhava-chalit'
          | 'chandra-kundali'
          | 'surya-kundali'
          | 'dashas'
          | 'yogini-dashas'
          | 'dasha-timeline'
          | 'varshaphal'
          | 'transits'
          | 'yogas'
          | 'dosha/manglik'
          | 'dosha/kaal-sarpa'
          | 'sade-sati'
          | 'bhava-phala'
          | 'jaimini'
          | 'graha-drishti'
          | 'maitri'
          | 'janma-vivaran'
          | 'avakahada'
          | 'career-report'
          | 'wealth-report'
          | 'marriage-report'
          | 'health-report'
          | 'education-report'
          | 'children-report'
          | 'ratna-nirnaya'
          | 'arishta'
          | 'graha-shanti'
          | 'graha-garima'
          | 'graha-saransh'
          | 'bhava-saransh'
          | 'divisionals'
          | 'varga-tulana'
          | 'kundali/full'
          | 'gochara-report'
          | 'dasha-phala'
          | 'yogini-phala'
          | 'shadbala'
          | 'ashtakavarga'
          | 'ashtakavarga-phala'
          | 'bala-dashboard'
          | 'divisional'
          | 'varsha-pravesh'
          | 'match/ashtakoot'
          | 'match/manglik'
          | 'festivals'
          | 'festivals/{id}'
          | 'grahan'
          | 'parva-mool'
          | 'tithi-anniversary'
          | 'find'
          | 'why-differs';
        /** the engines to ask, with commas between them; all if left out */
        readonly engines?: TextLike;
      },
    options?: CallOptions,
  ): Promise<PlainEnvelope & { compare: CompareRouteReply }>;
}
