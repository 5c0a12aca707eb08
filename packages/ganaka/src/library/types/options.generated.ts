// Written by builders/reply-types.ts from the schemas of the service. Do not edit.

/** `2026-11-17`, or an object whose `toString()` returns that form, such as a `Temporal.PlainDate`. */
export type DateLike = string | { toString(): string };

/** The options of `/v1/geocode`. */
export interface GeocodeOptions {
  /** what to look for, Latin or Devanagari */
  readonly q: string;
  /** most places to return; 10 unless given */
  readonly limit?: number;
}

/** The options of `/panchanga`. */
export interface PanchangaOptions {
  /** only these blocks of the snapshot, comma separated; tarabala, chandrabala, lagnas, anandadi, panchaka_rahita, padas, southern_day are given by name alone */
  readonly blocks?: readonly (
    | 'place'
    | 'instant'
    | 'tithi'
    | 'tithi_nirnaya'
    | 'nakshatra'
    | 'yoga'
    | 'karana'
    | 'weekday'
    | 'paksha'
    | 'months'
    | 'calendar_of_land'
    | 'eras'
    | 'samvatsara'
    | 'rise_set'
    | 'sankranti'
    | 'shastra_kala'
    | 'muhurta'
    | 'hora'
    | 'chaughadiya'
    | 'bhadra'
    | 'vasa'
    | 'special_yogas'
    | 'sankalpa'
    | 'grahas'
    | 'lagna'
    | 'madhyahna_lagna'
    | 'yuddha'
    | 'asta'
    | 'grahana'
    | 'purana'
    | 'badhaka'
    | 'observances'
    | 'gandamula'
    | 'panchaka'
    | 'tarabala'
    | 'chandrabala'
    | 'lagnas'
    | 'anandadi'
    | 'panchaka_rahita'
    | 'padas'
    | 'southern_day'
    | 'surya'
    | 'display'
  )[];
  /** which month the display and the sankalpa name; regional: as almanacs of the state do; "regional" unless given */
  readonly month_system?: 'regional' | 'amanta' | 'purnimanta';
  /** whose year the display and the sankalpa name; the state’s own when not given */
  readonly era?: 'vikram' | 'shaka' | 'kali';
  /** whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis; "smarta" unless given */
  readonly ekadashi?: 'smarta' | 'vaishnava' | 'gaudiya';
  /** whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu; "padma" unless given */
  readonly mahadvadashi_names?: 'padma' | 'dharmasindhu';
  /** here: the festivals and the days of the place’s own land; all: every region’s festivals, on the days of most lands; "here" unless given */
  readonly region?: 'here' | 'all';
  /** nakshatra of birth, from Ashvini: tarabala says whether it has it */
  readonly janma_nakshatra?: number;
  /** the Moon’s rashi at birth, from Mesha: chandrabala says whether it has it */
  readonly janma_rashi?: number;
  /** civil: also moonrise and moonset of the civil day, in addition to those counted from sunrise; "sunrise" unless given */
  readonly moon_day?: 'sunrise' | 'civil';
  /** two: Mula has a second varjyam at 20 ghatis; "one" unless given */
  readonly mula_varjyam?: 'one' | 'two';
  /** which of the published tables the gowri kalas of the night follow; hindu_blog has Sunday alone; "vinaadi" unless given */
  readonly gowri_night?: 'vinaadi' | 'kala_chakra' | 'hindu_blog';
  /** nalla neram by the good gowri kalas, by the good horas, or by the fixed clocks of daily sheets; "gowri" unless given */
  readonly nalla_neram?: 'gowri' | 'hora' | 'clock';
}

/** The options of `/tithi-nirnaya`. */
export interface TithiNirnayaOptions {
  /** 1 adds the explanation: every rung in order, what would have changed the answer, and how near that was */
  readonly explain?: boolean;
}

/** The options of `/rise-set`. */
export interface RiseSetOptions {
  /** civil: also moonrise and moonset of the civil day, in addition to those counted from sunrise; "sunrise" unless given */
  readonly moon_day?: 'sunrise' | 'civil';
}

/** The options of `/observances`. */
export interface ObservancesOptions {
  /** here: the festivals and the days of the place’s own land; all: every region’s festivals, on the days of most lands; "here" unless given */
  readonly region?: 'here' | 'all';
  /** whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis; "smarta" unless given */
  readonly ekadashi?: 'smarta' | 'vaishnava' | 'gaudiya';
  /** whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu; "padma" unless given */
  readonly mahadvadashi_names?: 'padma' | 'dharmasindhu';
  /** 1 adds the explanation: every rung in order, what would have changed the answer, and how near that was */
  readonly explain?: boolean;
}

/** The options of `/muhurta`. */
export interface MuhurtaOptions {
  /** two: Mula has a second varjyam at 20 ghatis; "one" unless given */
  readonly mula_varjyam?: 'one' | 'two';
}

/** The options of `/karya-muhurta`. */
export interface KaryaMuhurtaOptions {
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
  /** how many days from the date */
  readonly days?: number;
  /** the Gregorian year of the date */
  readonly span?: 'year';
  /** the side that the door of the house looks to */
  readonly facing?: 'east' | 'south' | 'west' | 'north';
  /** natal sign of the doer, 1 = Mesha */
  readonly janma_rashi?: number;
  /** natal star of the doer, 1 = Ashvini */
  readonly janma_nakshatra?: number;
  /** day of birth of the child */
  readonly child_date?: DateLike;
  /** the land, for faults that bind in some lands only */
  readonly region?: 'madhyadesha' | 'huna_banga_khasha' | 'beas_sutlej_pushkara' | 'konkana_magadha_gauda_sindhu';
  /** how Jupiter and Venus are reckoned as set: by degrees of time as the texts do (default), by longitude, or by degrees of time down to where almanacs print them as seen */
  readonly asta?: 'kalamsha' | 'longitude' | 'almanac';
  /** which hours are considered if no text speaks of them: those of daylight, or any; by default daylight for the samskaras, otherwise any */
  readonly hours_by?: 'day' | 'any';
  /** the Veda of the boy, for the weekday and stars of upanayana */
  readonly shakha?: 'rigveda' | 'yajurveda' | 'samaveda' | 'atharvaveda';
  /** the varna of the boy, for the weekday of upanayana */
  readonly varna?: 'brahmana' | 'kshatriya' | 'vaishya';
  /** 1 to list every clause */
  readonly all?: boolean;
  /** 1 adds the explanation of one day: every clause in order, what it looked at, and which decided */
  readonly explain?: boolean;
}

/** The options of `/vivaha-milan`. */
export interface VivahaMilanOptions {
  /** how many days from the date */
  readonly days?: number;
  /** natal sign of the boy, 1 = Mesha */
  readonly boy_rashi?: number;
  /** natal sign of the girl, 1 = Mesha */
  readonly girl_rashi?: number;
  /** natal star of the boy, 1 = Ashvini */
  readonly boy_nakshatra?: number;
  /** natal star of the girl, 1 = Ashvini */
  readonly girl_nakshatra?: number;
  /** admits the four more stars of Haradatta */
  readonly stars?: 'haradatta';
  /** how Jupiter and Venus are reckoned as set: by degrees of time as the texts do (default), by longitude, or by degrees of time down to where almanacs print them as seen */
  readonly asta?: 'kalamsha' | 'longitude' | 'almanac';
  /** 1 to list every clause */
  readonly all?: boolean;
  /** 1 adds the explanation of one day: every clause in order, what it looked at, and which decided */
  readonly explain?: boolean;
}

/** The options of `/vivaha-varsha`. */
export interface VivahaVarshaOptions {
  /** Gregorian year */
  readonly year: number;
  /** admits the four more stars of Haradatta */
  readonly stars?: 'haradatta';
  /** how Jupiter and Venus are reckoned as set: by degrees of time as the texts do (default), by longitude, or by degrees of time down to where almanacs print them as seen */
  readonly asta?: 'kalamsha' | 'longitude' | 'almanac';
  /** one JSON, a table with a line for each day, or a calendar; "json" unless given */
  readonly format?: 'json' | 'csv' | 'ics';
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean;
}

/** The options of `/kundali`. */
export interface KundaliOptions {
  /** minutes by which the birth time may be wrong: adds what changes within them */
  readonly uncertainty?: number;
}

/** The options of `/planets`. */
export interface PlanetsOptions {
  /** minutes by which the birth time may be wrong: adds what changes within them */
  readonly uncertainty?: number;
}

/** The options of `/lagna-kundali`. */
export interface LagnaKundaliOptions {
  /** minutes by which the birth time may be wrong: adds what changes within them */
  readonly uncertainty?: number;
}

/** The options of `/ascendant`. */
export interface AscendantOptions {
  /** minutes by which the birth time may be wrong: adds what changes within them */
  readonly uncertainty?: number;
}

/** The options of `/dashas`. */
export interface DashasOptions {
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
}

/** The options of `/yogini-dashas`. */
export interface YoginiDashasOptions {
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
}

/** The options of `/dasha-timeline`. */
export interface DashaTimelineOptions {
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
}

/** The options of `/varshaphal`. */
export interface VarshaphalOptions {
  /** Gregorian year */
  readonly year?: number;
}

/** The options of `/transits`. */
export interface TransitsOptions {
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/yogas`. */
export interface YogasOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
  /** friendship by nature and moment, or by nature alone; "panchadha" unless given */
  readonly relation?: 'panchadha' | 'naisargika';
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
  /** 1 also gives the rows that do not hold; false unless given */
  readonly all?: boolean;
  /** for the one row that differs for men and women */
  readonly sex?: 'm' | 'f';
  /** 1 adds to every condition its parts in order, each in words, with its grahas and whether it held */
  readonly explain?: boolean;
  /** rule of gajakesari: as Parashara has it, or Jupiter in a kendra from the Moon and no more; "parashara" unless given */
  readonly gajakesari?: 'parashara' | 'kendra';
}

/** The options of `/sade-sati`. */
export interface SadeSatiOptions {
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/bhava-phala`. */
export interface BhavaPhalaOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/career-report`. */
export interface CareerReportOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/wealth-report`. */
export interface WealthReportOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/marriage-report`. */
export interface MarriageReportOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/health-report`. */
export interface HealthReportOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/education-report`. */
export interface EducationReportOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/children-report`. */
export interface ChildrenReportOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/ratna-nirnaya`. */
export interface RatnaNirnayaOptions {
  /** only the printed rule, or practice as well; "printed" unless given */
  readonly basis?: 'printed' | 'both';
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/graha-saransh`. */
export interface GrahaSaranshOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/bhava-saransh`. */
export interface BhavaSaranshOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/divisionals`. */
export interface DivisionalsOptions {
  /** rule of the hora chart; "parashara" unless given */
  readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart; "parashara" unless given */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
}

/** The options of `/varga-tulana`. */
export interface VargaTulanaOptions {
  /** rule of the hora chart; "parashara" unless given */
  readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart; "parashara" unless given */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
}

/** The options of `/kundali/full`. */
export interface KundaliFullOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
  /** friendship by nature and moment, or by nature alone; "panchadha" unless given */
  readonly relation?: 'panchadha' | 'naisargika';
  /** for the one row that differs for men and women */
  readonly sex?: 'm' | 'f';
  /** rule of the hora chart; "parashara" unless given */
  readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart; "parashara" unless given */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/gochara-report`. */
export interface GocharaReportOptions {
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/dasha-phala`. */
export interface DashaPhalaOptions {
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
}

/** The options of `/yogini-phala`. */
export interface YoginiPhalaOptions {
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
}

/** The options of `/shadbala`. */
export interface ShadbalaOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
  /** where moolatrikona counts in saptavargaja: in its degrees, or anywhere in its rashi; "degrees" unless given */
  readonly moolatrikona?: 'degrees' | 'sign';
}

/** The options of `/ashtakavarga`. */
export interface AshtakavargaOptions {
  /** what makes a rashi occupied in ekadhipatya: the seven grahas, or the lagna as well; "grahas" unless given */
  readonly occupants?: 'grahas' | 'grahas_lagna';
}

/** The options of `/bala-dashboard`. */
export interface BalaDashboardOptions {
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
}

/** The options of `/divisional`. */
export interface DivisionalOptions {
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
  /** rule of the hora chart; "parashara" unless given */
  readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart; "parashara" unless given */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
}

/** The options of `/varsha-pravesh`. */
export interface VarshaPraveshOptions {
  /** Gregorian year */
  readonly year: number;
}

/** The options of `/kundali.svg`. */
export interface KundaliSvgOptions {
  /** the varga; "D1" unless given */
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
  /** how the chart is drawn; "north" unless given */
  readonly style?: 'north' | 'south' | 'east';
  /** colours by day, by night, or as the screen is; "auto" unless given */
  readonly theme?: 'light' | 'dark' | 'auto';
  /** pixels; without it the picture takes the room it is given */
  readonly width?: number;
}

/** The options of `/kundali-book.html`. */
export interface KundaliBookHtmlOptions {
  /** whose book it is */
  readonly name?: string;
  /** how the charts are drawn; "north" unless given */
  readonly style?: 'north' | 'south' | 'east';
  /** the sheet it is printed on; "a4" unless given */
  readonly paper?: 'a4' | 'letter' | 'a5';
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
  /** friendship by nature and moment, or by nature alone; "panchadha" unless given */
  readonly relation?: 'panchadha' | 'naisargika';
  /** for the one row that differs for men and women */
  readonly sex?: 'm' | 'f';
  /** rule of the hora chart; "parashara" unless given */
  readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart; "parashara" unless given */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/kundali-book.pdf`. */
export interface KundaliBookPdfOptions {
  /** whose book it is */
  readonly name?: string;
  /** how the charts are drawn; "north" unless given */
  readonly style?: 'north' | 'south' | 'east';
  /** the sheet it is printed on; "a4" unless given */
  readonly paper?: 'a4' | 'letter' | 'a5';
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
  /** friendship by nature and moment, or by nature alone; "panchadha" unless given */
  readonly relation?: 'panchadha' | 'naisargika';
  /** for the one row that differs for men and women */
  readonly sex?: 'm' | 'f';
  /** rule of the hora chart; "parashara" unless given */
  readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart; "parashara" unless given */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/kundali-pack`. */
export interface KundaliPackOptions {
  /** whose book it is */
  readonly name?: string;
  /** how the charts are drawn; "north" unless given */
  readonly style?: 'north' | 'south' | 'east';
  /** the sheet it is printed on; "a4" unless given */
  readonly paper?: 'a4' | 'letter' | 'a5';
  /** whose rules the strengths follow; "raman" unless given */
  readonly rules?: 'raman' | 'parashara';
  /** friendship by nature and moment, or by nature alone; "panchadha" unless given */
  readonly relation?: 'panchadha' | 'naisargika';
  /** for the one row that differs for men and women */
  readonly sex?: 'm' | 'f';
  /** rule of the hora chart; "parashara" unless given */
  readonly d2?: 'parashara' | 'uma_shambhu';
  /** rule of the drekkana chart; "parashara" unless given */
  readonly d3?: 'parashara' | 'parivritti' | 'jagannatha' | 'somanatha';
  /** length of a dasha year; "sidereal" unless given */
  readonly dasha_year?: 'sidereal' | 'solar' | 'julian' | 'savana';
  /** the day to look from; today when not given; today unless given */
  readonly on?: DateLike;
}

/** The options of `/match/ashtakoot`. */
export interface MatchAshtakootOptions {
  /** table of points; "modern" unless given */
  readonly points?: 'modern' | 'printed';
  /** minutes by which either birth time may be wrong: adds how far the points may differ within them */
  readonly uncertainty?: number;
}

/** The options of `/match/batch`. */
export interface MatchBatchOptions {
  /** table of points; "modern" unless given */
  readonly points?: 'modern' | 'printed';
  /** one JSON, or a line for each pair; "json" unless given */
  readonly format?: 'json' | 'ndjson';
}

/** The options of `/festivals/{id}`. */
export interface FestivalsIdOptions {
  /** Gregorian year */
  readonly year: number;
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
  /** here: the festivals and the days of the place’s own land; all: every region’s festivals, on the days of most lands; "here" unless given */
  readonly region?: 'here' | 'all';
  /** whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis; "smarta" unless given */
  readonly ekadashi?: 'smarta' | 'vaishnava' | 'gaudiya';
  /** whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu; "padma" unless given */
  readonly mahadvadashi_names?: 'padma' | 'dharmasindhu';
  /** 1 adds the explanation: every rung in order, what would have changed the answer, and how near that was */
  readonly explain?: boolean;
}

/** The options of `/grahan`. */
export interface GrahanOptions {
  /** Gregorian year */
  readonly year: number;
}

/** The options of `/v1/parva-mool`. */
export interface ParvaMoolOptions {
  /** Gregorian year */
  readonly year: number;
  /** 1 gives id, kind, name and date alone */
  readonly brief?: boolean;
  /** which kinds, comma separated */
  readonly kind?: readonly (
    | 'festival'
    | 'ekadashi'
    | 'pradosha'
    | 'chaturthi'
    | 'shivaratri'
    | 'purnima'
    | 'amavasya'
    | 'sankranti'
    | 'navaratra'
    | 'jayanti'
    | 'vrata'
    | 'shraddha'
  )[];
  /** the first day to list, in the year */
  readonly from?: DateLike;
  /** the last day to list, in the year */
  readonly to?: DateLike;
  /** which festivals, vratas or parvas, comma separated */
  readonly ids?: readonly (
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
    | 'pradosha'
    | 'vinayaka-chaturthi'
    | 'sankashti-chaturthi'
    | 'kalashtami'
    | 'masa-shivaratri'
    | 'somavati-amavasya'
    | 'bhaumavati-amavasya'
    | 'bhanu-saptami'
    | 'budhashtami'
    | 'purnima'
    | 'amavasya'
    | 'soma-pradosha'
    | 'bhauma-pradosha'
    | 'shani-pradosha'
    | 'angaraki-sankashti-chaturthi'
    | 'ekadashi'
    | 'mohini-ekadashi'
    | 'nirjala-ekadashi'
    | 'shayani-ekadashi'
    | 'pavitra-ekadashi'
    | 'parivartini-ekadashi'
    | 'papankusha-ekadashi'
    | 'prabodhini-ekadashi'
    | 'mokshada-ekadashi'
    | 'putrada-ekadashi'
    | 'jaya-ekadashi'
    | 'amalaki-ekadashi'
    | 'padmini-ekadashi'
    | 'varuthini-ekadashi'
    | 'apara-ekadashi'
    | 'yogini-ekadashi'
    | 'kamika-ekadashi'
    | 'aja-ekadashi'
    | 'indira-ekadashi'
    | 'rama-ekadashi'
    | 'utpanna-ekadashi'
    | 'saphala-ekadashi'
    | 'shattila-ekadashi'
    | 'vijaya-ekadashi'
    | 'papamochani-ekadashi'
    | 'parama-ekadashi'
    | 'vrishabha-sankranti'
    | 'mithuna-sankranti'
    | 'simha-sankranti'
    | 'kanya-sankranti'
    | 'tula-sankranti'
    | 'vrishchika-sankranti'
    | 'dhanu-sankranti'
    | 'kumbha-sankranti'
    | 'mina-sankranti'
    | 'kurma-jayanti'
    | 'kalki-jayanti'
    | 'varaha-jayanti'
    | 'vamana-jayanti'
    | 'buddha-avatara'
    | 'narasimha-jayanti'
    | 'naga-panchami'
    | 'haritalika'
    | 'rishi-panchami'
    | 'mahashtami'
    | 'mahanavami'
    | 'vijayadashami'
    | 'kojagara'
    | 'karaka-chaturthi'
    | 'kala-bhairava-ashtami'
    | 'ratha-saptami'
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
    | 'hanuman-jayanti'
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
    | 'ganga-dashahara'
    | 'vat-purnima'
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
    | 'valmiki-jayanti'
  )[];
  /** here: the festivals and the days of the place’s own land; all: every region’s festivals, on the days of most lands; "here" unless given */
  readonly region?: 'here' | 'all';
  /** whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis; "smarta" unless given */
  readonly ekadashi?: 'smarta' | 'vaishnava' | 'gaudiya';
  /** whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu; "padma" unless given */
  readonly mahadvadashi_names?: 'padma' | 'dharmasindhu';
  /** 1 says of each day how near it was to another */
  readonly explain?: boolean;
}

/** The options of `/v1/holidays`. */
export interface HolidaysOptions {
  /** ISO code of the country */
  readonly country: 'IN' | 'NP' | 'LK' | 'MU' | 'FJ' | 'SG' | 'MY' | 'GY' | 'SR' | 'TT' | 'KE';
  /** code of the state, of India alone: MH, TN, WB … */
  readonly state?: string;
  /** Gregorian year */
  readonly year: number;
  /** how the year is given; "json" unless given */
  readonly format?: 'json' | 'csv' | 'ics';
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean;
}

/** The options of `/v1/calendars/lunar`. */
export interface CalendarsLunarOptions {
  /** a civil day, to be converted to its tithi; or today */
  readonly date?: DateLike;
  /** Shaka year, with masa, paksha and tithi */
  readonly shaka?: number;
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
  /** bright or dark half */
  readonly paksha?: 'shukla' | 'krishna';
  /** tithi within the half */
  readonly tithi?: number;
  /** whether the intercalary month is meant; "false" unless given */
  readonly adhika?: 'false' | 'true';
  /** months that end with the new moon or with the full moon; as the place keeps them unless given */
  readonly months?: 'amanta' | 'purnimanta';
  /** whether the Samvat year begins with Chaitra or with Kartika; "chaitradi" unless given */
  readonly year_start?: 'chaitradi' | 'kartikadi';
}

/** The options of `/v1/calendars/gaurabda`. */
export interface CalendarsGaurabdaOptions {
  /** a civil day, to be converted to its tithi; or today */
  readonly date?: DateLike;
  /** Gaurabda, with month, paksha and tithi */
  readonly year?: number;
  /** month from Vishnu, which is Chaitra */
  readonly month?: number;
  /** bright or dark half */
  readonly paksha?: 'shukla' | 'krishna';
  /** tithi within the half */
  readonly tithi?: number;
  /** whether the intercalary month is meant; "false" unless given */
  readonly adhika?: 'false' | 'true';
}

/** The options of `/v1/calendars/{id}`. */
export interface CalendarsIdOptions {
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
  /** a civil day, to be converted to the calendar; or today */
  readonly date?: DateLike;
  /** year of the calendar, with month and day */
  readonly year?: number;
  /** month of the calendar’s own list */
  readonly month?: number;
  /** day of the month */
  readonly day?: number;
  /** one of the rules that /v1/calendars lists for the calendar */
  readonly rule?: string;
}

/** The options of `/v1/calendars/{id}/year`. */
export interface CalendarsIdYearOptions {
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
  /** year of the calendar */
  readonly year: number;
  /** one of the rules that /v1/calendars lists for the calendar */
  readonly rule?: string;
  /** how the year is given; "json" unless given */
  readonly format?: 'json' | 'csv' | 'ics';
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean;
}

/** The options of `/festivals.ics`. */
export interface FestivalsIcsOptions {
  /** Gregorian year */
  readonly year?: number;
  /** how many years from that one */
  readonly years?: number;
  /** only these, comma separated */
  readonly ids?: readonly (
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
    | 'vat-purnima'
    | 'guru-purnima'
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
    | 'pitru-paksha-15'
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
    | 'valmiki-jayanti'
  )[];
  /** whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis; "smarta" unless given */
  readonly ekadashi?: 'smarta' | 'vaishnava' | 'gaudiya';
  /** whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu; "padma" unless given */
  readonly mahadvadashi_names?: 'padma' | 'dharmasindhu';
  /** the hours of the rites too; false unless given */
  readonly windows?: boolean;
  /** 1 marks the days that were near to another */
  readonly explain?: boolean;
  /** 1 leaves out the descriptions: names and dates alone */
  readonly brief?: boolean;
}

/** The options of `/parva-mool.ics`. */
export interface ParvaMoolIcsOptions {
  /** Gregorian year */
  readonly year?: number;
  /** how many years from that one */
  readonly years?: number;
  /** only these, comma separated */
  readonly ids?: readonly (
    | 'festivals'
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
    | 'vat-purnima'
    | 'guru-purnima'
    | 'vinayaka-chaturthi'
    | 'pradosha'
    | 'purnima'
    | 'sankashti-chaturthi'
    | 'kalashtami'
    | 'masa-shivaratri'
    | 'amavasya'
    | 'ekadashi'
    | 'somavati-amavasya'
    | 'bhaumavati-amavasya'
    | 'bhanu-saptami'
    | 'budhashtami'
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
    | 'sankranti'
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
    | 'valmiki-jayanti'
  )[];
  /** whose fast of the eleventh: of householders; of Vaishnavas by the Dharmasindhu; or of the Gaudiya calendars, with the mahadvadashis; "smarta" unless given */
  readonly ekadashi?: 'smarta' | 'vaishnava' | 'gaudiya';
  /** whose names the great twelfths of a star have: of the Padma Purana or of the Dharmasindhu; "padma" unless given */
  readonly mahadvadashi_names?: 'padma' | 'dharmasindhu';
  /** the hours of the rites too; false unless given */
  readonly windows?: boolean;
  /** 1 marks the days that were near to another */
  readonly explain?: boolean;
  /** 1 leaves out the descriptions: names and dates alone */
  readonly brief?: boolean;
}

/** The options of `/panchanga.ics`. */
export interface PanchangaIcsOptions {
  /** Gregorian year */
  readonly year?: number;
  /** how many years from that one */
  readonly years?: number;
}

/** The options of `/tithi-anniversary`. */
export interface TithiAnniversaryOptions {
  /** the day remembered */
  readonly date: DateLike;
  /** by the rule of which rite: by month and tithi, or by the star in the solar month */
  readonly kind: 'janma' | 'shraddha' | 'star' | 'star_shraddha';
  /** whose solar months, for star and star_shraddha; that of the place when not given */
  readonly calendar?: 'kollam' | 'tamil';
  /** the first Gregorian year to look in; this one when not given */
  readonly year?: number;
  /** how many years; one when not given */
  readonly years?: number;
  /** the place where the rite is done, when that is another */
  readonly at?: string;
}

/** The options of `/tithi-anniversary.ics`. */
export interface TithiAnniversaryIcsOptions {
  /** the day remembered */
  readonly date: DateLike;
  /** by the rule of which rite: by month and tithi, or by the star in the solar month */
  readonly kind: 'janma' | 'shraddha' | 'star' | 'star_shraddha';
  /** whose solar months, for star and star_shraddha; that of the place when not given */
  readonly calendar?: 'kollam' | 'tamil';
  /** the first Gregorian year to look in; this one when not given */
  readonly year?: number;
  /** how many years; 10 when not given */
  readonly years?: number;
  /** the place where the rite is done, when that is another */
  readonly at?: string;
  /** whose day it is: it comes before the name of the rite */
  readonly name?: string;
}

/** The options of `/v1/ss-mean`. */
export interface SsMeanOptions {
  /** civil days since the Kali epoch, instead of date and time */
  readonly ahargana?: number;
}

/** The options of `/v1/ss-sphuta`. */
export interface SsSphutaOptions {
  /** civil days since the Kali epoch, instead of date and time */
  readonly ahargana?: number;
}

/** The options of `/v1/ss-surya-chakra`. */
export interface SsSuryaChakraOptions {
  /** how many days from the date; 7 unless given */
  readonly days?: number;
}

/** The options of `/v1/ss-shanku`. */
export interface SsShankuOptions {
  /** 1 for instructions on what to measure */
  readonly suggest?: boolean;
  /** measured noon shadow of a gnomon of 12 angulas */
  readonly shadow?: number;
}

/** The options of `/v1/ss-udayasta`. */
export interface SsUdayastaOptions {
  /** how many days from the date; 400 unless given */
  readonly days?: number;
}

/** The options of `/v1/ss-graha-yuti`. */
export interface SsGrahaYutiOptions {
  /** how many days from the date; 60 unless given */
  readonly days?: number;
}

/** The options of `/v1/ss-nakshatra-yuti`. */
export interface SsNakshatraYutiOptions {
  /** how many days from the date; 30 unless given */
  readonly days?: number;
}

/** The options of `/v1/ss-pata`. */
export interface SsPataOptions {
  /** how many days from the date; 30 unless given */
  readonly days?: number;
}

/** The options of `/v1/ss-ganaka`. */
export interface SsGanakaOptions {
  /** civil days since the Kali epoch, instead of date and time */
  readonly ahargana?: number;
}

/** The options of `/v1/ss-grahana`. */
export interface SsGrahanaOptions {
  /** Gregorian year */
  readonly year: number;
}

/** The options of `/v1/panchanga/range`. */
export interface PanchangaRangeOptions {
  /** first day */
  readonly from: DateLike;
  /** last day, included */
  readonly to: DateLike;
  /** only these blocks of the snapshot, comma separated; tarabala, chandrabala, lagnas, anandadi, panchaka_rahita, padas, southern_day are given by name alone */
  readonly blocks?: readonly (
    | 'place'
    | 'instant'
    | 'tithi'
    | 'tithi_nirnaya'
    | 'nakshatra'
    | 'yoga'
    | 'karana'
    | 'weekday'
    | 'paksha'
    | 'months'
    | 'calendar_of_land'
    | 'eras'
    | 'samvatsara'
    | 'rise_set'
    | 'sankranti'
    | 'shastra_kala'
    | 'muhurta'
    | 'hora'
    | 'chaughadiya'
    | 'bhadra'
    | 'vasa'
    | 'special_yogas'
    | 'sankalpa'
    | 'grahas'
    | 'lagna'
    | 'madhyahna_lagna'
    | 'yuddha'
    | 'asta'
    | 'grahana'
    | 'purana'
    | 'badhaka'
    | 'observances'
    | 'gandamula'
    | 'panchaka'
    | 'tarabala'
    | 'chandrabala'
    | 'lagnas'
    | 'anandadi'
    | 'panchaka_rahita'
    | 'padas'
    | 'southern_day'
    | 'surya'
    | 'display'
  )[];
  /** which of the published tables the gowri kalas of the night follow; hindu_blog has Sunday alone; "vinaadi" unless given */
  readonly gowri_night?: 'vinaadi' | 'kala_chakra' | 'hindu_blog';
  /** nalla neram by the good gowri kalas, by the good horas, or by the fixed clocks of daily sheets; "gowri" unless given */
  readonly nalla_neram?: 'gowri' | 'hora' | 'clock';
  /** one JSON, a line of JSON for each day, a table, or a calendar of the festivals and parvas; "json" unless given */
  readonly format?: 'json' | 'ndjson' | 'csv' | 'ics';
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean;
  /** with format=ics: the hours of the rites too */
  readonly windows?: boolean;
}

/** The options of `/v1/panchanga/month`. */
export interface PanchangaMonthOptions {
  /** Gregorian month */
  readonly month: string;
  /** the day with which a week begins; "sunday" unless given */
  readonly week_start?: 'sunday' | 'monday';
}

/** The options of `/v1/panchanga-kala`. */
export interface PanchangaKalaOptions {
  /** first day */
  readonly from?: DateLike;
  /** last day, included */
  readonly to?: DateLike;
}

/** The options of `/v1/sanyoga`. */
export interface SanyogaOptions {
  /** first day */
  readonly from: DateLike;
  /** last day, included */
  readonly to: DateLike;
  /** two to nine grahas, comma separated; ["surya","chandra","mangala","budha","guru","shukra","shani","rahu","ketu"] unless given */
  readonly grahas?: readonly (
    | 'surya'
    | 'chandra'
    | 'mangala'
    | 'budha'
    | 'guru'
    | 'shukra'
    | 'shani'
    | 'rahu'
    | 'ketu'
  )[];
  /** each pair within so many degrees, or all of them in one rashi or nakshatra; "degrees" unless given */
  readonly kind?: 'degrees' | 'rashi' | 'nakshatra';
  /** for degrees: how near a pair must be; 1 unless given */
  readonly orb?: number;
  /** one JSON, a line of JSON for each, or a table; "json" unless given */
  readonly format?: 'json' | 'ndjson' | 'csv';
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean;
}

/** The options of `/v1/panchanga-varsha-{engine}`. */
export interface PanchangaVarshaEngineOptions {
  /** Gregorian year */
  readonly year?: number;
  /** Vikram year (Chaitradi), instead of year */
  readonly samvat?: number;
  /** with every day of the year; true unless given */
  readonly days?: boolean;
  /** one JSON, a line of JSON for each day, a table, or a calendar of the festivals and parvas; "json" unless given */
  readonly format?: 'json' | 'ndjson' | 'csv' | 'ics';
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean;
  /** with format=ics: the hours of the rites too */
  readonly windows?: boolean;
}

/** The options of `/find`. */
export interface FindOptions {
  /** first day */
  readonly from: DateLike;
  /** last day, included */
  readonly to: DateLike;
  /** conditions: tithi, paksha, nakshatra, pada, yoga, karana, weekday, masa, masa_kind, solar_month, solar_day, surya, chandra, mangala, budha, guru, shukra, shani, rahu, ketu, surya.nakshatra, chandra.nakshatra, mangala.nakshatra, budha.nakshatra, guru.nakshatra, shukra.nakshatra, shani.nakshatra, rahu.nakshatra, ketu.nakshatra, retrograde, combust, lagna, special_yoga, festival, eclipse, kala; values after a colon with commas between them, ; joins what must hold together, | what may, ! negates, brackets group */
  readonly when: string;
  /** day: the days from sunrise to sunrise on which it holds at some time; hour: each time itself, from midnight to midnight; "day" unless given */
  readonly resolution?: 'day' | 'hour';
  /** how many matches at most; 100 unless given */
  readonly limit?: number;
  /** one JSON, a line of JSON for each match, a table, or a calendar; "json" unless given */
  readonly format?: 'json' | 'ndjson' | 'csv' | 'ics';
  /** with format=csv: begins with a byte order mark, so that a spreadsheet reads the file as UTF-8 */
  readonly bom?: boolean;
}

/** The options of `/why-differs`. */
export interface WhyDiffersOptions {
  /** the day that the other calendar gives */
  readonly date: DateLike;
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
  readonly at?: string;
}

/** The options of `/v1/compare/{route}`. */
export interface CompareRouteOptions {
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
  readonly engines?: string;
}
