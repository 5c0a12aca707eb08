// Written by builders/reply-types.ts from the schemas of the service. Do not edit.

/** The endings of fields with names in a language: `name_ta`, `name_sa_latn`. */
type Ending = 'sa' | 'sa_latn' | 'mr' | 'ne' | 'gu' | 'bn' | 'ta' | 'te' | 'kn' | 'ml' | 'or' | 'pa';
/** A name in the requested languages other than English and Hindi. */
export type InLanguages<F extends string> = { readonly [K in `${F}_${Ending}`]?: string };

export type Index = {
  path: string;
  summary: string;
  credits: number;
  credit_class: string;
  access: string;
  params: string[];
  implemented: boolean;
};

export type PanchangaPlace = { name: string; lat: number; lon: number; tz: number; zone: string | null };

export type Instant = {
  date: string;
  panchanga_date: string;
  jd: number;
  ahargana: number;
  local: string;
  iso: string;
  basis: 'sunrise' | 'time' | 'noon';
  sunrise: string | null;
  notes?: string[];
};

export type NamedWindow = {
  number: number;
  name: string;
  name_hi?: string;
  start: string;
  end: string;
} & InLanguages<'name'>;

export type Named = { number: number; name: string; name_hi?: string } & InLanguages<'name'>;

export type Tithi = {
  number: number;
  name: string;
  name_hi?: string;
  paksha: 'shukla' | 'krishna';
  class: 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';
  fraction: number;
  elongation: number;
  start: string;
  end: string;
  transitions: NamedWindow[];
  kshaya: Named | null;
  vriddhi: boolean;
} & InLanguages<'name'>;

export type Citation = {
  work: string;
  recension?: string;
  locus?: string;
  locus_kind?: 'verse' | 'section';
  gist: string;
  verse_sa?: string;
  confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
  emended?: true;
};

export type TithiNirnaya = {
  sunrise_tithi: Named;
  candidates: {
    tithi: Named;
    touches: {} & { [name: string]: number };
    viddha: ('purva' | 'para') | null;
    date: string;
    rule: string;
    because: string;
  }[];
  viddha: ('purva' | 'para') | null;
  decided: { tithi: Named; rule: string; citation: Citation };
  ekadashi?: { smarta: string; vaishnava: string };
};

export type Nakshatra = {
  number: number;
  name: string;
  name_hi?: string;
  pada: number;
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  fraction: number;
  start: string;
  end: string;
  transitions: NamedWindow[];
  padas?: { pada: number; start: string; end: string }[];
} & InLanguages<'name'>;

export type Yoga = {
  number: number;
  name: string;
  name_hi?: string;
  fraction: number;
  start: string;
  end: string;
  transitions: NamedWindow[];
} & InLanguages<'name'>;

export type Karana = {
  number: number;
  name: string;
  name_hi?: string;
  kind: 'chara' | 'sthira';
  remaining_degrees: number;
  start: string;
  end: string;
  transitions: NamedWindow[];
  notes?: string[];
} & InLanguages<'name'>;

export type Weekday = {
  number: number;
  name: string;
  name_hi?: string;
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
} & InLanguages<'name'>;

export type Amanta = {
  number: number;
  name: string;
  name_hi?: string;
  adhika: boolean;
  kshaya: boolean;
  lost?: Named;
} & InLanguages<'name'>;

export type Solar = { number: number; name: string; name_hi?: string; rashi: Named; day: number } & InLanguages<'name'>;

export type Months = { amanta: Amanta; purnimanta: Amanta; purnima_date: string; solar: Solar; citation: Citation };

export type Month = {
  number: number;
  name: string;
  name_hi?: string;
  name_native: string;
  rashi?: Named;
} & InLanguages<'name'>;

export type CalendarOfLand = {
  id: string;
  text: string;
  text_native: string;
  date: string;
  year: number;
  month: Month;
  day: number;
  engine: string | null;
  rule: string;
  margin_minutes: number | null;
  edge: boolean;
  source: string;
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  beside?: { id: string; text: string; text_native: string };
};

export type PanchangaCalendarOfLand = { id: string; engine: string | null; at: string };

export type Eras = {
  kalpa: {
    name: string;
    name_hi?: string;
    years_expired: number;
    manvantara: Named;
    mahayuga: number;
  } & InLanguages<'name'>;
  yuga: { number: number; name: string; name_hi?: string; year: number } & InLanguages<'name'>;
  vikram: number;
  vikram_kartikadi: number;
  shaka: number;
  kali: number;
  kali_expired: number;
  yudhishthira: number;
  parashurama: number;
  national: { year: number; month: Named; day: number };
  new_year: {
    vikram: string;
    vikram_kartikadi: string;
    shaka: string;
    kali: string;
    yudhishthira: string;
    parashurama: string;
  };
  citations: {} & { [name: string]: Citation };
};

export type Kartikadi = {
  number: number;
  name: string;
  name_hi?: string;
  rule: string;
  citation: Citation;
} & InLanguages<'name'>;

export type Samvatsara = {
  barhaspatya: {
    number: number;
    name: string;
    name_hi?: string;
    rule: string;
    at_new_year: Named;
  } & InLanguages<'name'>;
  chandra: { number: number; name: string; name_hi?: string; rule: string } & InLanguages<'name'>;
  kartikadi?: Kartikadi;
  paitamaha: { number: number; name: string; name_hi?: string; rule: string } & InLanguages<'name'>;
  citations: Citation[];
};

export type Dinamana = { hours: number; ghati: number };

export type RiseSet = {
  sunrise: string | null;
  sunset: string | null;
  next_sunrise: string | null;
  solar_noon: string;
  moonrise: string | null;
  moonset: string | null;
  moon_transit: string | null;
  dinamana: Dinamana | null;
  ratrimana: Dinamana | null;
  civil_day?: { moonrise: string | null; moonset: string | null };
  notes?: string[];
};

export type Window = { start: string; end: string };

export type Last = {
  rashi: Named;
  at: string;
  nirnaya: { date: string; punya_kala: Window; better?: Window; best?: Window; citation: Citation } | null;
  notes?: string[];
};

export type Sankranti = {
  rashi: Named;
  amsha: number;
  amsha_to_next: number;
  daily_motion: number;
  last: Last;
  next: Last;
  ritu: Named;
  ritu_chandra: Named;
  ayana: Named;
};

export type ShastraKala = {
  purvahna: Window;
  madhyahna: Window;
  aparahna: Window;
  sayahna: Window;
  sangava: Window;
  pratah: Window;
  kutapa: Window;
  dvitiya_prahara: Window;
  pradosha: Window;
  nishitha: Window;
  arunodaya: Window;
  mahanisha: Window;
  din_ritu: NamedWindow[];
  citations: {} & { [name: string]: Citation };
};

export type Brahma = { start: string; end: string; citation: Citation };

export type Day = {
  number: number;
  name: string;
  name_hi?: string;
  start: string;
  end: string;
  prahara: number;
  tyajya?: boolean;
} & InLanguages<'name'>;

export type Muhurta = {
  abhijit: { start: string; end: string; tyajya: boolean; citation: Citation };
  brahma: Brahma | null;
  godhuli: { start: string; end: string; half?: 'before_sunset' | 'after_sunset'; citation: Citation } | null;
  rahu_kala: Brahma;
  gulika_kala: Brahma;
  yamaganda: Window;
  durmuhurta: Window[];
  kulika: Window[];
  ardhayama: Window[];
  vijaya: Window;
  pratah_sandhya: Window;
  sayam_sandhya: Window;
  varjyam: Window[];
  amrita_kala: Window[];
  day: Day[];
  night: Day[];
  citation: Citation;
  citations: {
    durmuhurta: Citation;
    kulika: Citation;
    ardhayama: Citation;
    vijaya: Citation;
    sandhya: Citation;
    varjyam: Citation;
    amrita_kala: Citation;
  };
  notes?: string[];
};

export type HoraDay = {
  number: number;
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  start: string;
  end: string;
};

export type Hora = { day: HoraDay[]; night: HoraDay[]; citation: Citation };

export type ChaughadiyaDay = {
  number: number;
  name: string;
  name_hi?: string;
  quality: 'good' | 'neutral' | 'bad';
  start: string;
  end: string;
} & InLanguages<'name'>;

export type Chaughadiya = { day: ChaughadiyaDay[]; night: ChaughadiyaDay[]; citation: Citation };

export type Bhadra = {
  windows: ({
    start: string;
    end: string;
    tithi: Named;
    half: number;
    kind: 'sarpini' | 'vrishchiki';
    sthana: 'svarga' | 'bhuloka' | 'patala';
    sthana_name: string;
    sthana_name_hi?: string;
    dwellings?: { start: string; end: string; sthana: 'svarga' | 'bhuloka' | 'patala' }[];
    on_earth: boolean;
    tyajya: boolean;
    leave: 'mukha' | 'puccha';
    harmless: Window | null;
    mukha: Window;
    puccha: Window;
    citation: Citation;
  } & InLanguages<'sthana_name'>)[];
  citations?: Citation[];
};

export type DishaShula = {
  direction: string;
  name: string;
  name_hi?: string;
  until?: string;
  by_nakshatra?: string;
  by_nakshatra_name?: string;
  by_nakshatra_name_hi?: string;
  citation: Citation;
} & InLanguages<'name'> &
  InLanguages<'by_nakshatra_name'>;

export type Vasa = {
  agni: {
    place: 'bhuloka' | 'svarga' | 'patala';
    name: string;
    name_hi?: string;
    good: boolean;
    effect: string;
    effect_hi?: string;
    until: string;
    chakra: {
      graha: string;
      name: string;
      name_hi?: string;
      good: boolean;
      effect: string;
      effect_hi?: string;
    } & InLanguages<'name'>;
    citation: Citation;
  } & InLanguages<'name'>;
  shiva: {
    place: 'shmashana' | 'kailasa' | 'gauri' | 'vrishabha' | 'sabha' | 'bhojana' | 'krida';
    name: string;
    name_hi?: string;
    good: boolean;
    effect: string;
    effect_hi?: string;
    until: string;
    citation: Citation;
  } & InLanguages<'name'>;
  disha_shula: DishaShula;
  yogini: DishaShula;
};

export type SarvarthaSiddhi = { start: string; end: string; badhaka?: NamedWindow; citation: Citation };

export type SpecialYogas = {
  sarvartha_siddhi: SarvarthaSiddhi[];
  amrita_siddhi: SarvarthaSiddhi[];
  ravi_yoga: SarvarthaSiddhi[];
  siddha?: SarvarthaSiddhi[];
  tripushkara?: SarvarthaSiddhi[];
  dvipushkara?: SarvarthaSiddhi[];
  krakaca: SarvarthaSiddhi[];
  samvarta?: SarvarthaSiddhi[];
  mrita?: SarvarthaSiddhi[];
  dagdha_nakshatra?: SarvarthaSiddhi[];
  dagdha_tithi?: SarvarthaSiddhi[];
  visha?: SarvarthaSiddhi[];
  hutashana?: SarvarthaSiddhi[];
  yamaghanta?: SarvarthaSiddhi[];
  tithi_nakshatra?: SarvarthaSiddhi[];
  masa_shunya?: SarvarthaSiddhi[];
  paksha_randhra?: SarvarthaSiddhi[];
  yoga_varjya?: SarvarthaSiddhi[];
  anandadi: {
    windows: ({
      number: number;
      name: string;
      name_hi?: string;
      start: string;
      end: string;
      leave?: number | 'all';
    } & InLanguages<'name'>)[];
    citation: Citation;
  };
};

export type Mukhya = {
  text: string;
  text_hi?: string;
  text_sa_deva?: string;
  text_sa_beng?: string;
  text_sa_gujr?: string;
  text_sa_knda?: string;
  text_sa_mlym?: string;
  text_sa_orya?: string;
  text_sa_taml?: string;
  text_sa_telu?: string;
  citation: Citation;
};

export type Sankalpa = {
  mukhya: Mukhya;
  ganapati: Mukhya;
  citation: Citation;
  kshetra: { id: string; name: string; confidence: 'read-in-text' | 'general-knowledge' } | null;
  month_system: 'amanta' | 'purnimanta';
  era: 'vikram' | 'shaka' | 'kali';
  notes?: string[];
};

export type NakshatraPada = {
  number: number;
  name: string;
  name_hi?: string;
  pada: number;
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
} & InLanguages<'name'>;

export type Avastha = { baladi: Named; jagradadi: Named | null };

export type Graha = {
  longitude: number;
  rashi: Named;
  amsha: number;
  nakshatra: NakshatraPada;
  latitude: number;
  gati: 'direct' | 'retrograde' | 'stationary';
  retrograde: boolean;
  daily_motion: number;
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  visibility: ('visible' | 'asta') | null;
  dagdha: boolean;
  avastha: Avastha;
  house: number;
};

export type Grahas = {
  surya: Graha;
  chandra: Graha;
  mangala: Graha;
  budha: Graha;
  guru: Graha;
  shukra: Graha;
  shani: Graha;
  rahu: Graha;
  ketu: Graha;
};

export type Position = { longitude: number; rashi: Named; amsha: number; nakshatra: NakshatraPada };

export type Yuddha = {
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  separation: number;
  winner: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  citation: Citation;
};

export type Asta = {
  upcoming: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    event: 'asta' | 'udaya';
    at: string;
  }[];
  nishedha: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    state: 'vardhakya' | 'asta' | 'balya';
    citation: Citation;
  }[];
  notes?: string[];
};

export type Sutak = { start: string; end: string; yamas: number; citation: Citation };

export type Grahana = {
  near: ({
    kind: 'solar' | 'lunar';
    type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
    date: string;
    greatest: string;
    magnitude: number;
    visible: boolean;
    sutak: Sutak | null;
    notes: string[];
    name: string;
    name_hi?: string;
    local: {
      start: string;
      maximum: string;
      end: string;
      magnitude: number;
      obscuration: number | null;
      altitude: number | null;
      seen: Window | null;
    } | null;
  } & InLanguages<'name'>)[];
};

export type Purana = {
  notes: {
    kind: 'vrata' | 'manvadi' | 'yugadi';
    name: string;
    name_sa: string;
    tithi: Named;
    citation: Citation;
    decided_by?: Citation;
  }[];
};

export type Badhaka = {
  notes: {
    avoid?: string[];
    avoid_hi?: string[];
    items: ({
      by: string;
      number: number;
      name: string;
      name_hi?: string;
      start?: string;
      end?: string;
      avoid?: string[];
      avoid_hi?: string[];
    } & InLanguages<'name'>)[];
    citation: Citation;
  }[];
  periods?: ({
    period: string;
    name: string;
    name_hi?: string;
    until?: string;
    avoid: string[];
    avoid_hi?: string[];
    citation: Citation;
  } & InLanguages<'name'>)[];
};

export type ObservanceWindow = { start: string; end: string };

export type Observance = {
  id: string;
  kind: 'festival' | 'parva' | 'vrata' | 'ekadashi' | 'sankranti' | 'eclipse';
  name: string;
  name_hi?: string;
  regions?: string[];
  not_in?: string[];
  kept_here?: boolean;
  because?: string;
  citation?: Citation;
  window?: ObservanceWindow | null;
  sutak?: ObservanceWindow | null;
} & InLanguages<'name'>;

export type Gandamula = {
  present: boolean;
  windows: { start: string; end: string; kind: 'ashvini' | 'ashlesha' | 'magha' | 'jyeshtha' | 'mula' | 'revati' }[];
  kind: ('ashvini' | 'ashlesha' | 'magha' | 'jyeshtha' | 'mula' | 'revati') | null;
  citation: Citation;
};

export type Panchaka = {
  present: boolean;
  windows: { start: string; end: string; kind: 'roga' | 'raja' | 'agni' | 'nirdosha' | 'chora' | 'mrityu' }[];
  kind: ('roga' | 'raja' | 'agni' | 'nirdosha' | 'chora' | 'mrityu') | null;
  citation: Citation;
};

export type Tarabala = {
  spans: { start: string; end: string; good: number[] }[];
  yours?: { number: number; name: string; name_hi?: string; good: boolean } & InLanguages<'name'>;
  citation: Citation;
};

export type Lagna = { rashi: Named; start: string; end: string };

export type PanchakaRahita = {
  spans: { start: string; end: string; kind: 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga' | 'rahita' }[];
  citation: Citation;
};

export type Pada = { nakshatra: Named; pada: number; start: string; end: string };

export type Display = { hi: string[] };

export type Fact = { clause: string; held: boolean | null; saw?: {} & { [name: string]: unknown } };

export type Doubt = {
  delta_t_seconds: number | null;
  ephemeris_seconds: number | null;
  refraction_seconds: number | null;
};

export type ExplanationDay = {
  date: string;
  sunrise: string;
  sunset: string;
  next_sunrise: string;
  kala: Window;
  share: number;
};

export type Explanation = {
  decided_by: string;
  tree: { id: string; takes: 'first' | 'second'; held: boolean; decided: boolean; facts: Fact[]; citation: Citation }[];
  flips: {
    what: string;
    of: Named | string;
    at: string;
    seconds: number;
    moved_to: string;
    then: { date: string | null };
  }[];
  margin: 'wide' | 'narrow' | 'knife_edge';
  doubt: Doubt;
  days: ExplanationDay[];
  course: { from: string; to: string; date: string | null }[] | null;
};

export type Verdicts = { mc?: 'shubha' | 'madhyama' | 'varjya'; ds?: 'shubha' | 'madhyama' | 'varjya' };

export type Clause = {
  id: string;
  weight: 'must' | 'avoid' | 'prefer';
  met: boolean;
  cuts?: true;
  softened?: true;
  spans?: Window[];
  detail: string;
  detail_hi?: string;
  citation: Citation;
};

export type DayDay = {
  verdict: 'shubha' | 'madhyama' | 'varjya';
  verdicts: Verdicts;
  because: string[];
  clauses?: Clause[];
};

export type WindowTithi = { number: number; name: string; name_hi?: string; end?: string } & InLanguages<'name'>;

export type Vimshopaka = { points: number; max: number };

export type HourWindow = {
  start: string;
  end: string;
  grade: 'shubha' | 'madhyama';
  clauses: string[];
  tithi: WindowTithi[];
  nakshatra: WindowTithi[];
  except: { start: string; end: string; clause: string }[];
  lagnas: {
    rashi: Named;
    start: string;
    end: string;
    kind: 'chara' | 'sthira' | 'dvisvabhava';
    grade: 'shubha' | 'madhyama' | 'varjya';
    clauses: string[];
    relief: string[];
  }[];
  open?: { start: string; end: string; grade: 'shubha' | 'madhyama'; lagnas: Named[] }[];
  faults: string[];
  rank?: number;
  relief?: string[];
  vimshopaka?: Vimshopaka;
};

export type Hours = { verdict: 'shubha' | 'madhyama' | 'varjya'; windows?: HourWindow[] };

export type Nava = {
  verdict: 'shubha' | 'madhyama' | 'varjya';
  verdicts: Verdicts;
  day?: DayDay;
  hours?: Hours;
  score: number;
  windows?: HourWindow[];
  clauses: Clause[];
};

export type Direction = { verdict: 'shubha' | 'madhyama' | 'varjya'; clauses: string[] };

export type DayExplanation = {
  decided_by: string[];
  tree: {
    id: string;
    weight: 'must' | 'avoid' | 'prefer';
    held: boolean;
    decided: boolean;
    facts: Fact[];
    citation: Citation;
  }[];
};

export type NotChecked = { id: string; needs: string };

export type Dosha = {
  present: boolean;
  by: string[];
  detail: string;
  detail_hi?: string;
  weight: 'must' | 'avoid' | 'prefer';
  region?: string;
  spans?: Window[];
  citation: Citation;
};

export type Doshas = {
  latta: Dosha;
  pata: Dosha;
  yuti: Dosha;
  vedha: Dosha;
  jamitra: Dosha;
  bana: Dosha;
  ekargala: Dosha;
  upagraha: Dosha;
  kranti_samya: Dosha;
  dagdha_tithi: Dosha;
};

export type Surya = { from: Named; count: number; direction: 'forward' | 'backward'; star: Named };

export type ByRashiSurya = {
  house: number;
  shubha: boolean;
  vedha: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
};

export type Boy = {
  rashi: Named;
  guru: { house: number; grade: 'shreshtha' | 'puja' | 'nindita' };
  surya: ByRashiSurya;
  chandra: ByRashiSurya;
  tara?: { number: number; good: boolean };
};

export type Mc = { ok: boolean; faults: string[]; citation: Citation };

export type KundaliGraha = {
  longitude: number;
  rashi: Named;
  amsha: number;
  nakshatra: NakshatraPada;
  latitude: number;
  gati: 'direct' | 'retrograde' | 'stationary';
  retrograde: boolean;
  combust: boolean;
  daily_motion: number;
  house: number;
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  avastha: Avastha;
};

export type House = {
  number: number;
  rashi: Named;
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
};

export type Dasha = {
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  balance_years: number;
};

export type BhavaChalitGraha = { house: number; strength: number; rashi_house: number };

export type ChandraKundaliLagna = {
  longitude: number;
  rashi: Named;
  amsha: number;
  nakshatra: NakshatraPada;
  house: number;
};

export type ChandraKundaliGrahas = {
  surya: ChandraKundaliLagna;
  chandra: ChandraKundaliLagna;
  mangala: ChandraKundaliLagna;
  budha: ChandraKundaliLagna;
  guru: ChandraKundaliLagna;
  shukra: ChandraKundaliLagna;
  shani: ChandraKundaliLagna;
  rahu: ChandraKundaliLagna;
  ketu: ChandraKundaliLagna;
};

export type Pratyantara = {
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  start: string;
  end: string;
};

export type Slice = {
  maha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  antar: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  pratyantara: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  start: string;
  end: string;
};

export type TransitGraha = {
  longitude: number;
  rashi: Named;
  amsha: number;
  nakshatra: NakshatraPada;
  daily_motion: number;
  gati: 'direct' | 'retrograde' | 'stationary';
  retrograde: boolean;
  house_from_lagna: number;
  house_from_moon: number;
};

export type HousesFrom = { lagna: number; moon: number; venus: number };

export type Bhanga = {
  id: string;
  by: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  printed: boolean;
  citation: Citation;
};

export type Lord = {
  graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  house: number;
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  combust: boolean;
  avastha: Avastha;
  bala_ratio: number | null;
};

export type Good = { id: string; met: boolean; citation?: Citation };

export type CharaKaraka = {
  karaka: 'AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK';
  name: string;
  name_hi?: string;
  graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  degrees: number;
  tied_with: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
} & InLanguages<'name'>;

export type Karakamsha = { rashi: Named; house: number };

export type RashiDrishtiGraha = {
  sees: number[];
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
};

export type GrahaDrishtiGraha = {
  aspects: {
    house: number;
    rashi: Named;
    grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  }[];
  strength: {} & { [name: string]: number };
  strength_raman: {} & { [name: string]: number };
};

export type Natural = {
  surya?: 'mitra' | 'sama' | 'shatru';
  chandra?: 'mitra' | 'sama' | 'shatru';
  mangala?: 'mitra' | 'sama' | 'shatru';
  budha?: 'mitra' | 'sama' | 'shatru';
  guru?: 'mitra' | 'sama' | 'shatru';
  shukra?: 'mitra' | 'sama' | 'shatru';
  shani?: 'mitra' | 'sama' | 'shatru';
};

export type Temporary = {
  surya?: 'mitra' | 'shatru';
  chandra?: 'mitra' | 'shatru';
  mangala?: 'mitra' | 'shatru';
  budha?: 'mitra' | 'shatru';
  guru?: 'mitra' | 'shatru';
  shukra?: 'mitra' | 'shatru';
  shani?: 'mitra' | 'shatru';
};

export type Panchadha = {
  surya?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  chandra?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  mangala?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  budha?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  guru?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  shukra?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  shani?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
};

export type JanmaVivaranYoga = {
  number: number;
  name: string;
  name_hi?: string;
  fraction: number;
  start: string;
  end: string;
} & InLanguages<'name'>;

export type MonthAmanta = {
  number: number;
  name: string;
  name_hi?: string;
  adhika: boolean;
  kshaya: boolean;
} & InLanguages<'name'>;

export type JanmaVivaranEras = { vikram: number; shaka: number; kali: number };

export type Measure = {
  id: string;
  value: number | string | null;
  unit: 'ratio' | 'of 20' | 'word' | 'bindu' | 'fraction' | 'virupa';
  band: ('strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed') | null;
  rank?: number;
  citation: Citation;
};

export type Placements = {
  surya: Karakamsha;
  chandra: Karakamsha;
  mangala: Karakamsha;
  budha: Karakamsha;
  guru: Karakamsha;
  shukra: Karakamsha;
  shani: Karakamsha;
  rahu: Karakamsha;
  ketu: Karakamsha;
};

export type Varga = {
  chart:
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
  lagna: Named;
  lord: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    house: number;
  };
  placements: Placements;
};

export type Gem = { id: string; name: string; name_hi?: string } & InLanguages<'name'>;

export type RatnaNirnayaGraha = {
  gem: Gem;
  instead: Gem;
  ill_placed: { natal: boolean; gochara: boolean | null };
  house: number;
  house_from_moon: number;
  functional: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
  citation: Citation;
};

export type Caution = { text: string; text_hi?: string };

export type ArishtaBhanga = { id: string; label: string; label_hi?: string; present: boolean; citation: Citation };

export type GrahaShantiGraha = {
  ill_placed: boolean;
  reasons: { id: 'dusthana'; house: number; citation: Citation }[];
  image: Gem;
  mantra_sa: string;
  japa_count: number;
  samidh: Gem;
  homa: { counts: number[]; with: Gem[] };
  food: Gem | null;
  gift: Gem;
  dana: Gem[];
  citation: Citation;
  dana_citation: Citation;
};

export type GrahaGarimaGraha = {
  rashi: Named;
  amsha: number;
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  exaltation: { point: number; distance: number } | null;
  moolatrikona: { rashi: number; range: number[]; inside: boolean } | null;
  natural: string | null;
  temporary: string | null;
  panchadha: string | null;
  dignity_good: number | null;
  sixtieths: number | null;
  combust: { holds: boolean; limit: number; distance: number; citation: Citation } | null;
  retrograde: boolean;
  vargottama: boolean;
  vaisheshikamsha: { scheme: 'shad' | 'sapta' | 'dasha' | 'shodasha'; count: number; name: string | null }[];
  vargas: {
    D1:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D2:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D3:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D4:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D7:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D9:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D10:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D12:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D16:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D20:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D24:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D27:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D30:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D40:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D45:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    D60:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
  };
  citation: Citation;
};

export type GrahaSaranshGraha = {
  position: Position;
  house: number;
  lordships: number[];
  functional: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
  yogakaraka: boolean;
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  combust: boolean;
  retrograde: boolean;
  avastha: Avastha;
  bala_ratio: number | null;
  vimshopaka_band: ('strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed') | null;
  aspects_given: number[];
  aspects_received: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  conjunctions: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  yogas: string[];
  own_bindus: number | null;
  band: ('strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed') | null;
  karaka: ('AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK') | null;
  dasha_now: ('maha' | 'antar' | 'pratyantara')[];
  notes: string[];
};

export type Chart = {
  chart:
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
  name: string;
  name_hi?: string;
  lagna: Karakamsha;
  grahas: Placements;
} & InLanguages<'name'>;

export type Grid = {
  D1: number;
  D2: number;
  D3: number;
  D4: number;
  D7: number;
  D9: number;
  D10: number;
  D12: number;
  D16: number;
  D20: number;
  D24: number;
  D27: number;
  D30: number;
  D40: number;
  D45: number;
  D60: number;
};

export type Bindus = { bav: number | null; sav: number };

export type GocharaReportGraha = {
  longitude: number;
  rashi: Named;
  amsha: number;
  nakshatra: NakshatraPada;
  daily_motion: number;
  gati: 'direct' | 'retrograde' | 'stationary';
  retrograde: boolean;
  house_from_lagna: number;
  house_from_moon: number;
  bindus: Bindus;
};

export type Combust = { maha: boolean; antar: boolean };

export type Ishta = { maha: number | null; antar: number | null };

export type Maha = { id: string; citation: Citation };

export type AtStartMaha = {
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  house: number;
  combust: boolean;
};

export type Facts = {
  dignity: { maha: string | null; antar: string | null };
  dignity_good: { maha: number | null; antar: number | null };
  house: { maha: number; antar: number };
  lordship: { maha: number | null; antar: number | null };
  lordships: { maha: number[]; antar: number[] };
  functional: {
    maha: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
    antar: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
  };
  maitri: { natural: string; temporary: string; panchadha: string } | null;
  house_from_maha: number;
  combust: Combust;
  retrograde: Combust;
  timing: { maha: string; antar: string };
  third: { maha: 'start' | 'middle' | 'end'; antar: 'start' | 'middle' | 'end' };
  ishta: Ishta;
  kashta: Ishta;
  ratio: Ishta;
  own_bindus: { maha: number | null; antar: number | null };
  links: { maha: Maha[]; antar: Maha[] };
  at_start: { maha: AtStartMaha | null; antar: AtStartMaha | null };
};

export type FactsCitation = {
  third: Citation;
  at_start: Citation;
  weigh: Citation;
  functional: Citation;
  dignity_good: Citation;
  own_bindus: Citation;
};

export type ShadbalaGraha = {
  sthana: { total: number; uchcha: number; saptavargaja: number; ojayugma: number; kendra: number; drekkana: number };
  dig: number;
  kala: {
    total: number;
    natonnata: number;
    paksha: number;
    tribhaga: number;
    abda: number;
    masa: number;
    vara: number;
    hora: number;
    ayana: number;
    yuddha: number;
  };
  cheshta: number;
  naisargika: number;
  drik: number;
  total: number;
  rupas: number;
  required: { raman: number; parashara: number };
  ratio: number;
  strong: boolean;
  rank: number;
  ishta: number;
  kashta: number;
  ishta_other: number;
  kashta_other: number;
};

export type ShadbalaYuddha = {
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  separation: number;
  winner: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
};

export type Bav = {
  surya: number[];
  chandra: number[];
  mangala: number[];
  budha: number[];
  guru: number[];
  shukra: number[];
  shani: number[];
  lagna: number[];
};

export type Shodhana = { trikona: Bav; ekadhipatya: Bav };

export type ShodhyaPindaSurya = { rashi: number; graha: number; total: number };

export type ShodhyaPinda = {
  surya: ShodhyaPindaSurya;
  chandra: ShodhyaPindaSurya;
  mangala: ShodhyaPindaSurya;
  budha: ShodhyaPindaSurya;
  guru: ShodhyaPindaSurya;
  shukra: ShodhyaPindaSurya;
  shani: ShodhyaPindaSurya;
  lagna: { rashi: number; graha: number; total: number };
};

export type AshtakavargaPhalaGraha = {
  own_bindus: number;
  band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  agrees_with_dignity: boolean | null;
  karaka_house: { house: number; bindus: number };
  rows: {
    bindus: number;
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  }[];
};

export type Relative = { holds: boolean; a: number; b: number; citation: Citation };

export type BalaDashboardGraha = {
  shadbala: { total: number; required: number; ratio: number; rank: number };
  parts: { sthana: number; dig: number; kala: number; cheshta: number; naisargika: number; drik: number };
  components_met: {
    sthana: boolean | null;
    dig: boolean | null;
    cheshta: boolean | null;
    kala: boolean | null;
    ayana: boolean | null;
  };
  ishta: number;
  kashta: number;
  vimshopaka: {
    shad: number;
    sapta: number;
    dasha: number;
    shodasha: number;
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  };
  avastha: Avastha;
  own_bindus: number;
  band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
};

export type Url = { url: string; expires: string };

export type VarnaBhanga = { id: string; counts: boolean; citation: Citation };

export type Varna = {
  obtained: number;
  max: number;
  effective: number;
  cancelled: boolean;
  boy: string;
  girl: string;
  citation: Citation;
  points_citation: Citation;
  bhanga: VarnaBhanga[];
};

export type Vashya = {
  obtained: number;
  max: number;
  effective: number;
  cancelled: boolean;
  boy: string;
  girl: string;
  citation: Citation;
  points_citation: Citation;
  bhanga: VarnaBhanga[];
  alternatives: { table: string; obtained: number; citation: Citation }[];
};

export type MatchAshtakootBoy = {
  moon_rashi: Named;
  nakshatra: { number: number; name: string; name_hi?: string; pada: number } & InLanguages<'name'>;
  gana: string;
  nadi: string;
  yoni: string;
};

export type Total = { least: number; given: number; most: number };

export type From = { total: number; total_effective: number };

export type KootFrom = { obtained: number; effective: number };

export type MatchManglikBoy = {
  dosha: boolean;
  dosha_with_2nd: boolean;
  houses_from: HousesFrom;
  from_moon: boolean;
  from_venus: boolean;
  bhanga: Bhanga[];
  effective: boolean;
  effective_in_practice: boolean;
  citation: Citation;
  practice_citation: Citation;
};

export type PairDosha = { boy: boolean; girl: boolean };

export type Masa = { number: number; name: string; name_hi?: string; kshaya: boolean } & InLanguages<'name'>;

export type FestivalsIdSankranti = { rashi: Named; at: string };

export type DecidedBy = { day: string; kala: string; window: Window; covered: number; taken: boolean };

export type FestivalsIdObservance = {
  id: string;
  name: string;
  name_hi?: string;
  date: string;
  window: Window | null;
  citation: Citation;
} & InLanguages<'name'>;

export type Alternative = { tradition: string; date: string; because: string; citation: Citation };

export type Eclipse = {
  kind: 'solar' | 'lunar';
  name: string;
  name_hi?: string;
  type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
  basis: 'geometric' | 'siddhantic';
  date: string;
  greatest: string;
  greatest_tt: number | null;
  delta_t: number | null;
  magnitude: number;
  umbral_magnitude?: number;
  penumbral_magnitude?: number;
  gamma: number | null;
  contacts: { penumbral?: Window | null; partial: Window | null; total: Window | null };
  visible: boolean;
  local: {
    start: string;
    maximum: string;
    end: string;
    magnitude: number;
    obscuration: number | null;
    altitude: number | null;
    seen: Window | null;
    central: Window | null;
    rises_eclipsed: boolean;
    sets_eclipsed: boolean;
    greatest_visible: {
      at: string;
      magnitude: number | null;
      obscuration: number | null;
      altitude: number | null;
    } | null;
  } | null;
  sutak: Sutak | null;
  shadow_rule?: string;
  citation?: Citation;
  notes: string[];
} & InLanguages<'name'>;

export type Festival = {
  id: string;
  kind: string;
  name: string;
  name_hi?: string;
  date: string;
  regions?: string[];
  not_in?: string[];
  kept_here?: boolean;
  margin?: 'wide' | 'narrow' | 'knife_edge';
} & InLanguages<'name'>;

export type ParvaMasa = { number: number; name: string; name_hi?: string; adhika: boolean } & InLanguages<'name'>;

export type Parva = {
  id: string;
  kind: string;
  name: string;
  name_hi?: string;
  date: string;
  regions?: string[];
  not_in?: string[];
  kept_here?: boolean;
  margin?: 'wide' | 'narrow' | 'knife_edge';
  masa?: ParvaMasa;
  tithi?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
  at?: string;
  because: string;
  citation: Citation;
  observance?: FestivalsIdObservance;
  harivasara?: Window;
  parana?: FestivalsIdObservance;
  alternatives: { tradition: string; date: string; citation: Citation }[];
} & InLanguages<'name'>;

export type CalendarsLunarPlace = { name: string; lat: number; lon: number; tz: number };

export type CalendarsIdSankranti = { rashi: Named; at: string };

export type Cutoff = { kind: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' | 'clock'; at: string };

export type WithoutBija = {
  longitude: number;
  daily_motion: number;
  apsis: number | null;
  node: number | null;
  sighrocca: number | null;
  sighrocca_motion: number | null;
};

export type SsMeanGraha = {
  longitude: number;
  daily_motion: number;
  apsis: number | null;
  node: number | null;
  sighrocca: number | null;
  sighrocca_motion: number | null;
  without_bija: WithoutBija;
  with_bija: WithoutBija;
};

export type SsSphutaGraha = {
  longitude: number;
  latitude: number;
  declination: number;
  daily_motion: number;
  manda_motion: number | null;
  node_distance: number | null;
  gati: 'direct' | 'retrograde' | 'stationary';
  in_retrograde_arc: boolean | null;
  steps: {
    kind: 'manda' | 'sighra';
    kendra: number;
    bhujajya: number;
    kotijya: number;
    epicycle: number;
    bhujaphala: number;
    kotiphala: number;
    phala: number;
    applied: number;
    karna: number | null;
    longitude: number;
    verse: string;
  }[];
};

export type SsTriprashnaDay = {
  sunrise: string | null;
  sunset: string | null;
  day_radius: number;
  kshitijya: number | null;
  cara_asu: number | null;
  own_day_asu: number;
  half_day_asu: number | null;
  bhujantara_asu: number;
  verse: string;
};

export type Conjunction = {
  at: string;
  longitude: number;
  grahas: {
    graha: string;
    latitude: number;
    karna: number | null;
    disk_minutes: number | null;
    daily_motion: number;
  }[];
  distance: number;
  kind: 'bheda' | 'ullekha' | 'apasavya' | 'samagama';
  victor: string | null;
};

export type Manda = { graha: string; even: number; odd: number };

export type SsGanakaGraha = { mean: number; longitude: number };

export type Valana = { aksha: number; ayana: number; sum: number; angula: number; minutes_per_angula: number };

export type DayMonths = { amanta: Amanta; purnimanta: Amanta; solar: Solar };

export type Sun = { rashi: Named; nakshatra: NakshatraPada };

export type Moon = { rashi: NamedWindow[] };

export type Kalas = {
  rahu_kala: Window | null;
  gulika_kala: Window | null;
  yamaganda: Window | null;
  abhijit: Window | null;
  brahma: Window | null;
};

export type SpecialYoga = { id: string; start: string; end: string };

export type DayBadhaka = { id: string };

export type PanchangaRangeDay = {
  date: string;
  weekday: Named;
  sunrise: string | null;
  sunset: string | null;
  next_sunrise: string | null;
  moonrise: string | null;
  moonset: string | null;
  paksha: 'shukla' | 'krishna';
  months: DayMonths;
  tithi: NamedWindow[];
  nakshatra: NamedWindow[];
  yoga: NamedWindow[];
  karana: NamedWindow[];
  sun: Sun;
  moon: Moon;
  kalas: Kalas;
  bhadra: Window[];
  special_yogas: SpecialYoga[];
  festivals: Gem[];
  parvas: Gem[];
  badhaka: DayBadhaka[];
  notes: string[];
};

export type Samvat = { vikram: number; shaka: number };

export type PanchangaVarshaEngineSamvat = { vikram: number; shaka: number; kali: number };

export type Ritu = {
  number: number;
  name: string;
  name_hi?: string;
  start: string;
  end: string;
  cut?: true;
} & InLanguages<'name'>;

export type SkyChartLagna = { longitude: number; rashi: Named; amsha: number; nakshatra: NakshatraPada; verse: string };

export type SkyChartGraha = {
  longitude: number;
  rashi: Named;
  amsha: number;
  nakshatra: NakshatraPada;
  latitude: number;
  declination: number;
  daily_motion: number;
  gati: 'direct' | 'retrograde' | 'stationary';
  retrograde: boolean;
  above_horizon: boolean | null;
  mean: number;
  apsis: number | null;
  sighrocca: number | null;
  node: number | null;
  steps: { kind: 'manda' | 'sighra'; phala: number; applied: number; longitude: number; verse: string }[];
  verse: string;
};

export type Next = { event: 'asta' | 'udaya'; side: 'east' | 'west'; at: string };

export type Shukra = {
  kalamsha: number | null;
  limit: number;
  visible: boolean | null;
  side: 'east' | 'west';
  elongation: number;
  limit_reason: 'direct' | 'retrograde' | 'none';
  next: Next[];
  periods: {
    asta: string;
    asta_side: 'east' | 'west';
    udaya: string;
    udaya_side: 'east' | 'west';
    vardhakya: Window;
    balya: Window;
    citation: Citation;
    other: { vardhakya: Window; balya: Window; citation: Citation };
  }[];
  verse: string;
};

export type Other = {
  kalamsha: number | null;
  limit: number;
  visible: boolean | null;
  side: 'east' | 'west';
  next: Next[];
  verse: string;
};

export type RituAyanaYantraRitu = {
  number: number;
  name: string;
  name_hi?: string;
  start: string;
  end: string;
  verse: string;
} & InLanguages<'name'>;

export type Kala = { start: string; end: string; covered: number; viddha: 'purva' | 'para' | 'none' };

export type Variant = { what: string; date: string; citation?: Citation };

export type HealthReply = {
  status: 'ok' | 'degraded';
  version: string;
  engine_version: {} & { [name: string]: string };
  data: {} & { [name: string]: string };
  uptime_seconds: number;
} & { [name: string]: unknown };

export type IndexReply = Index[];

export type GeocodeReply = {
  id: string;
  name: string;
  name_hi?: string;
  state: string;
  country: string;
  lat: number;
  lon: number;
  zone: string;
  tz_today: number;
  population: number | null;
  label: string;
}[];

export type LanguagesReply = {
  code: 'en' | 'hi' | 'sa' | 'sa-Latn' | 'mr' | 'ne' | 'gu' | 'bn' | 'ta' | 'te' | 'kn' | 'ml' | 'or' | 'pa';
  endonym: string;
  english: string;
  script: string;
  digits: string;
  level: 'named' | 'charted' | 'spoken';
  beta: boolean;
  name_field: string;
  lists: {} & { [name: string]: { two_sources: number; one_source: number; transliterated: number; missing: number } };
}[];

export type OpenapiJsonReply = { openapi: string } & { [name: string]: unknown };

export type RoutesReply = Index[];

export type PanchangaReply = {
  place: PanchangaPlace;
  instant: Instant;
  tithi?: Tithi;
  tithi_nirnaya?: TithiNirnaya | null;
  nakshatra?: Nakshatra;
  yoga?: Yoga;
  karana?: Karana;
  weekday?: Weekday;
  paksha?: 'shukla' | 'krishna';
  months?: Months;
  calendar_of_land?: CalendarOfLand | PanchangaCalendarOfLand;
  eras?: Eras;
  samvatsara?: Samvatsara;
  rise_set?: RiseSet;
  sankranti?: Sankranti;
  shastra_kala?: ShastraKala | null;
  muhurta?: Muhurta | null;
  hora?: Hora | null;
  chaughadiya?: Chaughadiya | null;
  bhadra?: Bhadra;
  vasa?: Vasa;
  special_yogas?: SpecialYogas;
  sankalpa?: Sankalpa;
  grahas?: Grahas;
  lagna?: Position;
  madhyahna_lagna?: Position;
  yuddha?: Yuddha[];
  asta?: Asta;
  grahana?: Grahana;
  purana?: Purana;
  badhaka?: Badhaka;
  observances?: Observance[];
  gandamula?: Gandamula;
  panchaka?: Panchaka;
  tarabala?: Tarabala;
  chandrabala?: Tarabala;
  lagnas?: Lagna[];
  anandadi?: NamedWindow[];
  panchaka_rahita?: PanchakaRahita;
  padas?: Pada[];
  surya?: {
    madhyama: {} & { [name: string]: unknown };
    sphuta: {} & { [name: string]: unknown };
    triprashna: {} & { [name: string]: unknown };
    yuti: ({} & { [name: string]: unknown })[];
    udayasta: {} & { [name: string]: unknown };
    shringonnati: {} & { [name: string]: unknown };
    pata: {} & { [name: string]: unknown };
    bhugola: {} & { [name: string]: unknown };
  };
  display?: Display | null;
  notes?: string[];
};

export type TithiReply = { place: PanchangaPlace; instant: Instant; tithi: Tithi; notes?: string[] };

export type NakshatraReply = { place: PanchangaPlace; instant: Instant; nakshatra: Nakshatra; notes?: string[] };

export type YogaReply = { place: PanchangaPlace; instant: Instant; yoga: Yoga; notes?: string[] };

export type KaranaReply = { place: PanchangaPlace; instant: Instant; karana: Karana; notes?: string[] };

export type TithiNirnayaReply = {
  place: PanchangaPlace;
  instant: Instant;
  tithi_nirnaya: TithiNirnaya | null;
  notes?: string[];
  explanation?: {
    decided_by: string;
    tree: {
      tithi: Named;
      rule: string;
      id: string;
      takes: 'first' | 'second';
      held: boolean;
      decided: boolean;
      facts: Fact[];
      citation: Citation;
    }[];
    flips: {
      what: string;
      of: Named | string;
      at: string;
      seconds: number;
      moved_to: string;
      then: { tithi: Named };
    }[];
    margin: 'wide' | 'narrow' | 'knife_edge';
    doubt: Doubt;
    kept_as: NamedWindow;
    days: ExplanationDay[];
    course: { from: string; to: string; tithi: Named }[];
  } | null;
};

export type CalendarReply = {
  place: PanchangaPlace;
  instant: Instant;
  months: Months;
  eras: Eras;
  samvatsara: Samvatsara;
  notes?: string[];
};

export type RiseSetReply = { place: PanchangaPlace; instant: Instant; rise_set: RiseSet; notes?: string[] };

export type SankrantiReply = { place: PanchangaPlace; instant: Instant; sankranti: Sankranti; notes?: string[] };

export type SankalpaReply = { place: PanchangaPlace; instant: Instant; sankalpa: Sankalpa; notes?: string[] };

export type BhadraReply = { place: PanchangaPlace; instant: Instant; bhadra: Bhadra; vasa: Vasa; notes?: string[] };

export type SpecialYogasReply = {
  place: PanchangaPlace;
  instant: Instant;
  special_yogas: SpecialYogas;
  notes?: string[];
};

export type PuranaReply = { place: PanchangaPlace; instant: Instant; purana: Purana; notes?: string[] };

export type DharmaSindhuBadhakReply = { place: PanchangaPlace; instant: Instant; badhaka: Badhaka; notes?: string[] };

export type SamvatsaraReply = { place: PanchangaPlace; instant: Instant; samvatsara: Samvatsara; notes?: string[] };

export type ObservancesReply = {
  place: PanchangaPlace;
  instant: Instant;
  observances: Observance[];
  notes?: string[];
  explanations?: ({ id: string } & Explanation)[];
};

export type MuhurtaReply = { place: PanchangaPlace; instant: Instant; muhurta: Muhurta | null; notes?: string[] };

export type HoraReply = { place: PanchangaPlace; instant: Instant; hora: Hora | null; notes?: string[] };

export type ChaughadiyaReply = {
  place: PanchangaPlace;
  instant: Instant;
  chaughadiya: Chaughadiya | null;
  notes?: string[];
};

export type KaryaMuhurtaReply = {
  catalog: ({
    id: string;
    name: string;
    name_hi?: string;
    works: { principal: string; also: string[] };
    params: string[];
    clauses: {
      id: string;
      weight: 'must' | 'avoid' | 'prefer';
      cut: 'day' | 'window' | 'hole' | 'lagna';
      needs: string;
      citation: Citation;
    }[];
    conflicts: { on: string; mc: string; ds: string; ns?: string }[];
    route: string;
    extension?: true;
  } & InLanguages<'name'>)[];
  summary: { shubha: number; madhyama: number; varjya: number };
  days: {
    date: string;
    weekday: Named;
    sunrise: string | null;
    next_sunrise: string | null;
    verdict: ('shubha' | 'madhyama' | 'varjya') | null;
    verdicts: Verdicts;
    day?: DayDay;
    hours?: Hours;
    score: number;
    windows?: HourWindow[];
    clauses: Clause[];
    verdict_of?: 'nava' | 'jirna';
    kinds?: { nava: Nava; jirna: Nava };
    directions?: { east: Direction; south: Direction; west: Direction; north: Direction };
    seats?: {
      id: 'shula' | 'star_shula' | 'yogini' | 'kala' | 'pasha' | 'chandra' | 'parigha' | 'shukra';
      direction: 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest' | 'north' | 'northeast';
      start: string;
      end: string;
    }[];
    explanation?: ({ kind?: 'nava' | 'jirna' } & DayExplanation)[];
    citation: Citation;
    checked: string[];
    not_checked: NotChecked[];
    notes: string[];
    notes_hi?: string[];
  }[];
};

export type VivahaMilanReply =
  | {
      panchanga: {
        place: PanchangaPlace;
        instant: Instant;
        tithi: Tithi;
        nakshatra: Nakshatra;
        yoga: Yoga;
        karana: Karana;
        weekday: Weekday;
        months: Months;
        rise_set: RiseSet;
        notes?: string[];
      };
      verdict: ('shubha' | 'madhyama' | 'varjya') | null;
      verdicts: Verdicts;
      day: DayDay | null;
      hours: Hours | null;
      windows: HourWindow[];
      clauses: Clause[];
      doshas: Doshas | null;
      score: number;
      latta: {
        struck: {
          surya: Surya;
          mangala: Surya;
          budha: Surya;
          guru: Surya;
          shukra: Surya;
          shani: Surya;
          rahu: Surya;
          purna_chandra: { from: Named; count: number; direction: 'forward' | 'backward'; star: Named };
        };
        on_moon: string[];
      } | null;
      tri_bala: {
        by_rashi: {
          rashi: Named;
          guru: { house: number; grade: 'shreshtha' | 'puja' | 'nindita' };
          surya: ByRashiSurya;
          chandra: ByRashiSurya;
        }[];
        boy: Boy | null;
        girl: Boy | null;
        citation: Citation;
      } | null;
      lagna_shuddhi: {
        lagnas: {
          rashi: Named;
          start: string;
          end: string;
          houses: {
            surya: number;
            chandra: number;
            mangala: number;
            budha: number;
            guru: number;
            shukra: number;
            shani: number;
            rahu: number;
            ketu: number;
          };
          faults: { id: string; by: ('mc' | 'ds')[]; weight: 'must' | 'avoid' | 'prefer' }[];
          cancel: { id: string; because: string }[];
          relief: string[];
          vimshopaka: Vimshopaka;
          navamshas: { rashi: Named; start: string; end: string; good: boolean; good_ds: boolean }[];
        }[];
        citation: Citation;
      };
      godhuli: { start: string; end: string; part: ('before_sunset' | 'after_sunset') | null; mc: Mc; ds: Mc } | null;
      abhijit: { start: string; end: string; tyajya: boolean } | null;
      explanation?: DayExplanation;
      citation: Citation;
      checked: string[];
      not_checked: NotChecked[];
      notes: string[];
      notes_hi?: string[];
    }
  | {
      days: {
        date: string;
        verdict: ('shubha' | 'madhyama' | 'varjya') | null;
        verdicts: Verdicts;
        day: DayDay | null;
        hours: Hours | null;
        windows: HourWindow[];
        clauses: Clause[];
        doshas: Doshas | null;
        notes: string[];
        notes_hi?: string[];
      }[];
    };

export type VivahaVarshaReply = {
  year: number;
  count: number;
  months: {
    month: number;
    days: {
      date: string;
      weekday: Named;
      verdict: 'shubha' | 'madhyama' | 'varjya';
      day: 'shubha' | 'madhyama' | 'varjya';
      day_verdicts: { mc?: 'shubha' | 'madhyama' | 'varjya'; ds?: 'shubha' | 'madhyama' | 'varjya' };
      tithi: Named[];
      nakshatra: Named[];
      because: string[];
      hours: { start: string; end: string; grade: 'shubha' | 'madhyama'; lagnas: Named[]; faults: string[] }[];
    }[];
    because: { id: string; days: number; citation: Citation }[];
    no_day: number;
  }[];
};

export type KundaliReply = {
  instant: { jd_ut: number; jd_tt?: number; delta_t?: number };
  ayanamsa_degrees: number;
  ayanamsa_mean_degrees?: number;
  lagna: Position;
  mc: Position;
  grahas: {
    surya: KundaliGraha;
    chandra: KundaliGraha;
    mangala: KundaliGraha;
    budha: KundaliGraha;
    guru: KundaliGraha;
    shukra: KundaliGraha;
    shani: KundaliGraha;
    rahu: KundaliGraha;
    ketu: KundaliGraha;
  };
  houses: House[];
  node: 'mean' | 'true';
  positions?: string;
  sensitivity?: {
    minutes: number;
    changes: { what: string; from: Named | number; to: Named | number; seconds: number; at: string }[];
    yogas: { id: string; gained: boolean; seconds: number; at: string }[];
    dasha: { earliest: Dasha; given: Dasha; latest: Dasha };
  };
};

export type BhavaChalitReply = {
  houses: { number: number; start: number; madhya: number; end: number }[];
  grahas: {
    surya: BhavaChalitGraha;
    chandra: BhavaChalitGraha;
    mangala: BhavaChalitGraha;
    budha: BhavaChalitGraha;
    guru: BhavaChalitGraha;
    shukra: BhavaChalitGraha;
    shani: BhavaChalitGraha;
    rahu: BhavaChalitGraha;
    ketu: BhavaChalitGraha;
  };
  notes: string[];
  citation: { houses: Citation; strength: Citation };
};

export type ChandraKundaliReply = {
  from: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    rashi: Named;
  };
  lagna: ChandraKundaliLagna;
  grahas: ChandraKundaliGrahas;
  houses: House[];
};

export type SuryaKundaliReply = {
  from: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    rashi: Named;
  };
  lagna: ChandraKundaliLagna;
  grahas: ChandraKundaliGrahas;
  houses: House[];
};

export type DashasReply = {
  balance: {
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    years: number;
    months: number;
    days: number;
    decimal_years: number;
  };
  maha: {
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    start: string;
    end: string;
    antar: {
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      start: string;
      end: string;
      pratyantara: Pratyantara[];
    }[];
  }[];
  citation: Citation;
};

export type YoginiDashasReply = {
  balance: {
    yogini: Named;
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    years: number;
    months: number;
    days: number;
    decimal_years: number;
  };
  maha: {
    yogini: Named;
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    start: string;
    end: string;
    antar: {
      yogini: Named;
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      start: string;
      end: string;
    }[];
  }[];
  citation: Citation;
};

export type DashaTimelineReply = {
  on: string;
  now: { maha: Pratyantara; antar: Pratyantara; pratyantara: Pratyantara } | null;
  slices: { one_year: Slice[]; three_years: Slice[]; five_years: Slice[] };
  changes: {
    at: string;
    level: 'maha' | 'antar' | 'pratyantara';
    from: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    to: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  }[];
  notes: string[];
  citation: Citation;
};

export type VarshaphalReply =
  | {
      year: number;
      completed_years: number;
      return_at: string;
      by_day: boolean;
      lagna: Position;
      grahas: ChandraKundaliGrahas;
      muntha: {
        rashi: Named;
        house: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      };
      varshesha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      varshesha_reason: 'strongest_aspecting_lagna' | 'strongest_none_aspecting';
      candidates: {
        office: 'muntha' | 'natal_lagna' | 'year_lagna' | 'tri_rashi' | 'dina_ratri';
        graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
        house: number;
        aspects_lagna: boolean;
        pancha_vargiya: number;
      }[];
      harsha_bala: {
        surya: number;
        chandra: number;
        mangala: number;
        budha: number;
        guru: number;
        shukra: number;
        shani: number;
      };
      pancha_vargiya_bala: {
        surya: number;
        chandra: number;
        mangala: number;
        budha: number;
        guru: number;
        shukra: number;
        shani: number;
      };
      mudda_dashas: Pratyantara[];
      mudda_dashas_with_balance: Pratyantara[];
      notes: string[];
      citation: Citation;
    }
  | { year: number; return_at: null; notes: string[] };

export type TransitsReply = {
  on: string;
  at: string;
  grahas: {
    surya: TransitGraha;
    chandra: TransitGraha;
    mangala: TransitGraha;
    budha: TransitGraha;
    guru: TransitGraha;
    shukra: TransitGraha;
    shani: TransitGraha;
    rahu: TransitGraha;
    ketu: TransitGraha;
  };
};

export type YogasReply = {
  list: ({
    id: string;
    name: string;
    name_hi?: string;
    category:
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
    present: boolean | null;
    variant: string | null;
    effective: boolean | null;
    makers: {
      graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      house: number;
      dignity:
        | (
            | 'exalted'
            | 'moolatrikona'
            | 'own'
            | 'adhimitra'
            | 'mitra'
            | 'sama'
            | 'shatru'
            | 'adhishatru'
            | 'debilitated'
          )
        | null;
      ratio: number | null;
    }[];
    conditions: {
      text: string;
      met: boolean | null;
      by: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
      facts?: Fact[];
    }[];
    bhanga: { id: string; met: boolean | null; citation: Citation; note?: string }[];
    pairs: {
      grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
      houses?: number[];
      link?: string;
      also_owns?: number[];
    }[];
    grade?: string | number;
    frequency_percent: number;
    notes: string[];
    citation: Citation;
    also: { work: string; locus: string }[];
    off?: true;
  } & InLanguages<'name'>)[];
  variants: { id: string; of: string; present: boolean | null; citation: Citation; note?: string }[];
  nabhasa: { id: string; overridden_by: string[] };
  summary: { present: number; by_category: {} & { [name: string]: number } };
};

export type DoshaManglikReply = {
  dosha: boolean;
  dosha_with_2nd: boolean;
  houses_from: HousesFrom;
  from_moon: boolean;
  from_venus: boolean;
  bhanga: Bhanga[];
  effective: boolean;
  effective_in_practice: boolean;
  citation: Citation;
  practice_citation: Citation;
  line: string;
  line_hi?: string;
};

export type DoshaKaalSarpaReply = {
  present: boolean;
  type: Named | null;
  house: number | null;
  direction: ('rahu_to_ketu' | 'ketu_to_rahu') | null;
  by_sign: boolean;
  by_sign_direction: ('rahu_to_ketu' | 'ketu_to_rahu') | null;
  rahu_house: number;
  notes: string[];
  citation: Citation;
};

export type SadeSatiReply = {
  on: string;
  active: boolean;
  phase: ('first' | 'second' | 'third') | null;
  dhaiya_active: boolean;
  periods: {
    phase: 'first' | 'second' | 'third';
    house_from_moon: number;
    cycle: number;
    start: string;
    end: string;
  }[];
  dhaiya: { house_from_moon: number; cycle: number; start: string; end: string }[];
  saturn: {
    at: string;
    longitude: number;
    rashi: Named;
    amsha: number;
    nakshatra: NakshatraPada;
    daily_motion: number;
    gati: 'direct' | 'retrograde' | 'stationary';
    retrograde: boolean;
    house_from_lagna: number;
    house_from_moon: number;
  };
  notes: string[];
  citation: Citation;
};

export type BhavaPhalaReply = {
  houses: {
    number: number;
    rashi: Named;
    lord: Lord;
    karaka: Lord;
    occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    aspects: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    topics: string[];
    condition: { good: Good[]; bad: Good[] };
    exception?: true;
    chain: {
      house: number;
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      stands_in: number;
      dispositor: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    }[];
    bindus: number;
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
    see: { locus: string };
  }[];
  bands: { bindus: Citation };
  conditions: {} & { [name: string]: Citation };
  citations: { topics: Citation; karaka: Citation; chain: Citation; exception: Citation; see: Citation };
};

export type JaiminiReply = {
  chara_karakas: CharaKaraka[];
  chara_karakas_7: CharaKaraka[];
  karakamsha: Karakamsha;
  karakamsha_7: Karakamsha;
  swamsha: Karakamsha;
  navamsha_lagna: Named;
  arudha: {
    A1: Named;
    A2: Named;
    A3: Named;
    A4: Named;
    A5: Named;
    A6: Named;
    A7: Named;
    A8: Named;
    A9: Named;
    A10: Named;
    A11: Named;
    A12: Named;
  };
  upapada: Named;
  padas: ({
    id: 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9' | 'A10' | 'A11' | 'A12';
    name: string;
    name_hi?: string;
    house: number;
    rashi: Named;
    moved: boolean;
    by_second_lord?: Named;
  } & InLanguages<'name'>)[];
  rashi_drishti: {
    rashis: { rashi: Named; sees: number[] }[];
    grahas: {
      surya: RashiDrishtiGraha;
      chandra: RashiDrishtiGraha;
      mangala: RashiDrishtiGraha;
      budha: RashiDrishtiGraha;
      guru: RashiDrishtiGraha;
      shukra: RashiDrishtiGraha;
      shani: RashiDrishtiGraha;
      rahu: RashiDrishtiGraha;
      ketu: RashiDrishtiGraha;
    };
  };
  notes: string[];
  citation: {
    karakas: Citation;
    ties: Citation;
    karakamsha: Citation;
    arudha: Citation;
    second_lords: Citation;
    upapada: Citation;
    rashi_drishti: Citation;
  };
};

export type GrahaDrishtiReply = {
  grahas: {
    surya: GrahaDrishtiGraha;
    chandra: GrahaDrishtiGraha;
    mangala: GrahaDrishtiGraha;
    budha: GrahaDrishtiGraha;
    guru: GrahaDrishtiGraha;
    shukra: GrahaDrishtiGraha;
    shani: GrahaDrishtiGraha;
    rahu: GrahaDrishtiGraha;
    ketu: GrahaDrishtiGraha;
  };
  citation: { aspects: Citation; strength: Citation; strength_raman: Citation };
};

export type MaitriReply = {
  natural: {
    surya: Natural;
    chandra: Natural;
    mangala: Natural;
    budha: Natural;
    guru: Natural;
    shukra: Natural;
    shani: Natural;
  };
  temporary: {
    surya: Temporary;
    chandra: Temporary;
    mangala: Temporary;
    budha: Temporary;
    guru: Temporary;
    shukra: Temporary;
    shani: Temporary;
  };
  panchadha: {
    surya: Panchadha;
    chandra: Panchadha;
    mangala: Panchadha;
    budha: Panchadha;
    guru: Panchadha;
    shukra: Panchadha;
    shani: Panchadha;
  };
  citation: { natural: Citation; temporary: Citation; panchadha: Citation };
};

export type JanmaVivaranReply = {
  local: string;
  iso: string;
  panchanga_date: string;
  weekday: Weekday;
  sunrise: string | null;
  sunset: string | null;
  next_sunrise: string | null;
  dinamana: Dinamana | null;
  ratrimana: Dinamana | null;
  ishta_ghati: number | null;
  bhayat_ghati: number;
  bhabhog_ghati: number;
  tithi: {
    number: number;
    name: string;
    name_hi?: string;
    fraction: number;
    start: string;
    end: string;
    paksha: 'shukla' | 'krishna';
    elongation: number;
    remaining_ghati: number;
  } & InLanguages<'name'>;
  nakshatra: {
    number: number;
    name: string;
    name_hi?: string;
    pada: number;
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    fraction: number;
    start: string;
    end: string;
  } & InLanguages<'name'>;
  yoga: JanmaVivaranYoga;
  karana: JanmaVivaranYoga;
  months: { amanta: MonthAmanta; purnimanta: MonthAmanta };
  eras: JanmaVivaranEras;
  samvatsara: { barhaspatya: Named; chandra: Named };
  ritu: Named;
  ayana: Named;
  lagna: Position;
  chandra: Position;
  surya: Position;
  ayanamsa_degrees: number;
  avakahada: AvakahadaReply;
  notes: string[];
};

export type AvakahadaReply = {
  varna: string;
  vashya: string;
  yoni: string;
  gana: string;
  nadi: string;
  nakshatra: Named;
  pada: number;
  rashi: Named;
  rashi_lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  paya: { nakshatra: 'gold' | 'silver' | 'copper' | 'iron'; rashi: 'gold' | 'silver' | 'copper' | 'iron' };
  nama_akshara: { name: string; name_hi?: string; iast: string } & InLanguages<'name'>;
  tattva: 'fire' | 'earth' | 'air' | 'water';
  yunja: 'purva' | 'madhya' | 'antya';
  citation: { nama_akshara: Citation; paya_rashi: Citation; paya_nakshatra: Citation };
};

export type LifeReportReply = {
  rests_on: {
    houses: { number: number; citation: Citation }[];
    lords: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    karakas: {
      graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      chara?: 'AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK';
      citation: Citation;
    }[];
    vargas: {
      chart:
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
      citation: Citation;
    }[];
    citation: Citation;
  };
  subjects: (
    | {
        kind: 'house';
        id: number;
        line: string;
        line_hi?: string;
        facts: {
          house: number;
          rashi: Named;
          lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
          occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
          aspects: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
        };
        measures: Measure[];
      }
    | {
        kind: 'lord' | 'karaka';
        id: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
        line: string;
        line_hi?: string;
        facts: {
          lord_of: number[];
          rashi: Named;
          house: number;
          dignity:
            | (
                | 'exalted'
                | 'moolatrikona'
                | 'own'
                | 'adhimitra'
                | 'mitra'
                | 'sama'
                | 'shatru'
                | 'adhishatru'
                | 'debilitated'
              )
            | null;
          combust: boolean;
          avastha: Avastha;
          bala_ratio: number | null;
          retrograde: boolean;
        };
        measures: Measure[];
      }
    | {
        kind: 'from_graha';
        id: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
        line: string;
        line_hi?: string;
        facts: {
          counted: number;
          place: {
            house: number;
            rashi: Named;
            lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
            occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
            aspects: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
          };
        };
        measures: Measure[];
        citation: Citation;
      }
  )[];
  varga: Varga;
  more_vargas: Varga[];
  extra: {
    id: string;
    holds?: boolean;
    link?: string | null;
    grahas?: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    rashi?: Named;
    word?: string | null;
    figures?: {} & { [name: string]: number };
    from?: {
      place: 'lagna' | 'chandra' | 'surya';
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      navamsha: Named;
      navamsha_lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    }[];
    rows?: ({
      id: string;
      name: string;
      name_hi?: string;
      present: boolean | null;
      effective: boolean | null;
      note?: string;
      citation: Citation;
      bhanga: { id: string; met: boolean | null; citation: Citation }[];
    } & InLanguages<'name'>)[];
    citation: Citation;
  }[];
  capacity: { upper: number; middle: number; lower: number; of: number; basis: string; citation: Citation };
  not_stated: string[];
  line: string;
  line_hi?: string;
};

export type RatnaNirnayaReply = {
  basis: 'printed' | 'both';
  on: string;
  grahas: {
    surya: RatnaNirnayaGraha;
    chandra: RatnaNirnayaGraha;
    mangala: RatnaNirnayaGraha;
    budha: RatnaNirnayaGraha;
    guru: RatnaNirnayaGraha;
    shukra: RatnaNirnayaGraha;
    shani: RatnaNirnayaGraha;
    rahu: RatnaNirnayaGraha;
    ketu: RatnaNirnayaGraha;
  };
  named: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    gem: Gem;
    because: { id: 'natal' | 'gochara'; house: number; citation: Citation }[];
    citation: Citation;
  }[];
  practice?: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    gem: Gem;
    because: ('lagna_lord' | 'fifth_lord' | 'ninth_lord' | 'yogakaraka')[];
    citation: Citation;
  }[];
  caution: Caution[];
  citations: { instead: Citation; functional: Citation; gochara: Citation };
};

export type ArishtaReply = {
  bhanga: ArishtaBhanga[];
  rows: ArishtaBhanga[];
  raw: boolean;
  effective: boolean;
  citation: Citation;
  scope: Citation;
  line: string;
  line_hi?: string;
};

export type GrahaShantiReply = {
  grahas: {
    surya: GrahaShantiGraha;
    chandra: GrahaShantiGraha;
    mangala: GrahaShantiGraha;
    budha: GrahaShantiGraha;
    guru: GrahaShantiGraha;
    shukra: GrahaShantiGraha;
    shani: GrahaShantiGraha;
    rahu: GrahaShantiGraha;
    ketu: GrahaShantiGraha;
  };
  named: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  not_shown: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    part: 'dana' | 'food';
    text: string;
    text_hi?: string;
  }[];
  caution: Caution[];
  citation: Citation;
};

export type GrahaGarimaReply = {
  grahas: {
    surya: GrahaGarimaGraha;
    chandra: GrahaGarimaGraha;
    mangala: GrahaGarimaGraha;
    budha: GrahaGarimaGraha;
    guru: GrahaGarimaGraha;
    shukra: GrahaGarimaGraha;
    shani: GrahaGarimaGraha;
    rahu: GrahaGarimaGraha;
    ketu: GrahaGarimaGraha;
  };
  citations: {
    dignity: Citation;
    exaltation: Citation;
    moolatrikona: Citation;
    natural: Citation;
    temporary: Citation;
    panchadha: Citation;
    dignity_good: Citation;
    sixtieths: Citation;
    vaisheshikamsha: Citation;
  };
};

export type GrahaSaranshReply = {
  on: string;
  grahas: {
    surya: GrahaSaranshGraha;
    chandra: GrahaSaranshGraha;
    mangala: GrahaSaranshGraha;
    budha: GrahaSaranshGraha;
    guru: GrahaSaranshGraha;
    shukra: GrahaSaranshGraha;
    shani: GrahaSaranshGraha;
    rahu: GrahaSaranshGraha;
    ketu: GrahaSaranshGraha;
  };
  bands: { functional: Citation; vimshopaka: Citation; own_bindus: Citation };
};

export type BhavaSaranshReply = {
  houses: {
    number: number;
    rashi: Named;
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    lord_house: number;
    occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    aspected_by: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    karaka: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    condition: { good: number; bad: number };
    bhava_bala_rank: number;
    sav: number;
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
    chalit: { start: number; madhya: number; end: number };
    arudha: Named;
    yogas: string[];
  }[];
  bands: { sav: Citation };
};

export type DivisionalsReply = {
  charts: {
    D1: Chart;
    D2: Chart;
    D3: Chart;
    D4: Chart;
    D7: Chart;
    D9: Chart;
    D10: Chart;
    D12: Chart;
    D16: Chart;
    D20: Chart;
    D24: Chart;
    D27: Chart;
    D30: Chart;
    D40: Chart;
    D45: Chart;
    D60: Chart;
  };
  citation: Citation;
};

export type VargaTulanaReply = {
  grid: {
    lagna: Grid;
    surya: Grid;
    chandra: Grid;
    mangala: Grid;
    budha: Grid;
    guru: Grid;
    shukra: Grid;
    shani: Grid;
    rahu: Grid;
    ketu: Grid;
  };
  vargottama: ('lagna' | 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  citation: Citation;
};

export type KundaliFullReply = {
  kundali: KundaliReply;
  bhava_chalit: BhavaChalitReply;
  divisionals: DivisionalsReply;
  varga_tulana: VargaTulanaReply;
  maitri: MaitriReply;
  graha_drishti: GrahaDrishtiReply;
  avakahada: AvakahadaReply;
  dashas: DashasReply;
  yogini_dashas: YoginiDashasReply;
  yogas: YogasReply;
  manglik: DoshaManglikReply;
  kaal_sarpa: DoshaKaalSarpaReply;
  sade_sati: SadeSatiReply;
  shadbala: ShadbalaReply;
  ashtakavarga: AshtakavargaReply;
  jaimini: JaiminiReply;
  graha_garima: GrahaGarimaReply;
  bhava_phala: BhavaPhalaReply;
};

export type GocharaReportReply = {
  on: string;
  at: string;
  grahas: { guru: GocharaReportGraha; shani: GocharaReportGraha; rahu: GocharaReportGraha; ketu: GocharaReportGraha };
  ingresses: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    rashi: Named;
    at: string;
    retrograde: boolean;
    house_from_lagna: number;
    house_from_moon: number;
    bindus: Bindus;
  }[];
  ingresses_until: string;
  bindus: {
    bav: { guru: number | null; shani: number | null; rahu: number | null; ketu: number | null };
    sav: { guru: number; shani: number; rahu: number; ketu: number };
  };
};

export type DashaPhalaReply = {
  on: string;
  periods: {
    maha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    antar: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    start: string;
    end: string;
    facts: Facts;
  }[];
  notes: string[];
  citation: Citation;
  facts_citation: FactsCitation;
  timing_citation: Citation;
};

export type YoginiPhalaReply = {
  on: string;
  periods: {
    maha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    antar: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    maha_yogini: Named;
    antar_yogini: Named;
    start: string;
    end: string;
    facts: Facts;
  }[];
  notes: string[];
  citation: Citation;
  facts_citation: FactsCitation;
};

export type ShadbalaReply = {
  rules: 'raman' | 'parashara';
  grahas: {
    surya: ShadbalaGraha;
    chandra: ShadbalaGraha;
    mangala: ShadbalaGraha;
    budha: ShadbalaGraha;
    guru: ShadbalaGraha;
    shukra: ShadbalaGraha;
    shani: ShadbalaGraha;
  };
  lords: {
    abda: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    masa: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    vara: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    hora: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  };
  yuddha: ShadbalaYuddha[];
  houses: {
    number: number;
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    dig: number;
    drishti: number;
    adhipati: number;
    occupants: number;
    udaya: number;
    total: number;
    rank: number;
  }[];
  notes: string[];
  parts_citation: {
    uchcha: Citation;
    saptavargaja: Citation;
    ojayugma: Citation;
    kendra: Citation;
    drekkana: Citation;
    dig: Citation;
    natonnata: Citation;
    paksha: Citation;
    tribhaga: Citation;
    abda_masa_vara_hora: Citation;
    ayana: Citation;
    yuddha: Citation;
    cheshta: Citation;
    naisargika: Citation;
    drik: Citation;
    required: Citation;
    ishta_kashta: Citation;
    bhava_bala: Citation;
    year_and_month_lords: Citation;
  };
};

export type AshtakavargaReply = {
  table: 'varahamihira' | 'parashara';
  bav: Bav;
  sav: number[];
  shodhana: Shodhana;
  shodhya_pinda: ShodhyaPinda;
  citation: Citation;
  other_table: {
    table: 'varahamihira' | 'parashara';
    bav: Bav;
    sav: number[];
    shodhana: Shodhana;
    shodhya_pinda: ShodhyaPinda;
    citation: Citation;
  };
  reduction_citation: { trikona: Citation; ekadhipatya: Citation; pinda: Citation };
};

export type AshtakavargaPhalaReply = {
  grahas: {
    surya: AshtakavargaPhalaGraha;
    chandra: AshtakavargaPhalaGraha;
    mangala: AshtakavargaPhalaGraha;
    budha: AshtakavargaPhalaGraha;
    guru: AshtakavargaPhalaGraha;
    shukra: AshtakavargaPhalaGraha;
    shani: AshtakavargaPhalaGraha;
  };
  sav: {
    house: number;
    rashi: Named;
    bindus: number;
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  }[];
  relative: { eleventh_over_tenth: Relative; twelfth_under_eleventh: Relative; lagna_over_twelfth: Relative };
  thirds: {
    houses: number[];
    sum: number;
    benefics: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    malefics: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  }[];
  left_out: number[];
  bands: {
    own_bindus: Citation;
    agrees_with_dignity: Citation;
    karaka_house: Citation;
    sav: Citation;
    thirds: Citation;
    left_out: Citation;
  };
};

export type BalaDashboardReply = {
  grahas: {
    surya: BalaDashboardGraha;
    chandra: BalaDashboardGraha;
    mangala: BalaDashboardGraha;
    budha: BalaDashboardGraha;
    guru: BalaDashboardGraha;
    shukra: BalaDashboardGraha;
    shani: BalaDashboardGraha;
  };
  houses: {
    number: number;
    bhava_bala: number;
    rank: number;
    sav: number;
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  }[];
  strongest: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  weakest: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  yuddha: ShadbalaYuddha[];
  bands: {
    shadbala: Citation;
    components_met: Citation;
    vimshopaka: Citation;
    own_bindus: Citation;
    sav: Citation;
    jagradadi: Citation;
    bhava_bala: Citation;
  };
};

export type DivisionalReply = {
  chart:
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
  name: string;
  name_hi?: string;
  lagna: Karakamsha;
  grahas: Placements;
  citation: Citation;
} & InLanguages<'name'>;

export type VarshaPraveshReply = {
  year: number;
  mesha: { at: string; lagna: Position; grahas: ChandraKundaliGrahas };
  chaitra: { at: string; lagna: Position; grahas: ChandraKundaliGrahas; date: string };
  samvatsara: { barhaspatya: Kartikadi; chandra: Kartikadi; paitamaha: Kartikadi };
  eras: JanmaVivaranEras;
};

export type JanmaPatraReply = Index[];

export type KundaliPackReply = {
  html: string;
  natal: KundaliFullReply;
  urls: {
    planets: Url;
    dashas: Url;
    career_report: Url;
    wealth_report: Url;
    marriage_report: Url;
    health_report: Url;
    education_report: Url;
    children_report: Url;
    book_html: Url;
    book_pdf: Url;
  };
};

export type MatchAshtakootReply = {
  koots: {
    varna: Varna;
    vashya: Vashya;
    tara: {
      obtained: number;
      max: number;
      effective: number;
      cancelled: boolean;
      boy: Named;
      girl: Named;
      citation: Citation;
      points_citation: Citation;
      bhanga: VarnaBhanga[];
    };
    yoni: Varna;
    graha_maitri: Varna;
    gana: Vashya;
    bhakoot: {
      obtained: number;
      max: number;
      effective: number;
      cancelled: boolean;
      boy: Named;
      girl: Named;
      citation: Citation;
      points_citation: Citation;
      bhanga: VarnaBhanga[];
      distance: string;
      dosha: ('2/12' | '5/9' | '6/8') | null;
    };
    nadi: Varna;
  };
  total: number;
  total_effective: number;
  total_effective_rule: Citation;
  max: 36;
  band: { label: string; citation: Citation };
  band_dharmasindhu: { label: string; citation: Citation; total: number };
  nadi_raw: number;
  nadi_effective: number;
  citation: Citation;
  not_checked: Maha[];
  boy: MatchAshtakootBoy;
  girl: MatchAshtakootBoy;
  sensitivity?: {
    minutes: number;
    total: Total;
    total_effective: Total;
    changes: {
      whose: 'boy' | 'girl';
      seconds: number;
      at: string;
      from: From;
      to: From;
      koots: {
        koot: 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi';
        from: KootFrom;
        to: KootFrom;
      }[];
    }[];
  };
  line: string;
  line_hi?: string;
};

export type MatchManglikReply = {
  boy: MatchManglikBoy;
  girl: MatchManglikBoy;
  pair_bhanga: { id: 'both_charts'; citation: Citation } | null;
  verdict:
    | 'no_dosha'
    | 'pair_bhanga'
    | 'dosha_in_boy'
    | 'dosha_in_girl'
    | 'dosha_in_boy_with_bhanga'
    | 'dosha_in_girl_with_bhanga';
  citation: Citation;
  line: string;
  line_hi?: string;
};

export type MatchBatchReply = {
  pairs: (
    | { boy: number; girl: number; total: number; total_effective: number; dosha: PairDosha }
    | { boy: number; girl: number; ashtakoot: MatchAshtakootReply; dosha: PairDosha }
  )[];
  line: string;
  line_hi?: string;
};

export type FestivalsReply = ({
  id:
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
    | 'guru-purnima';
  name: string;
  name_hi?: string;
  rule: string;
  rule_hi?: string;
  masa: string | null;
  tithi: number | null;
  kala: string | null;
} & InLanguages<'name'>)[];

export type FestivalsIdReply = {
  id:
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
    | 'buddha-jayanti'
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
    | 'holika-dahana';
  name: string;
  name_hi?: string;
  year: number;
  date: string | null;
  regions?: string[];
  not_in?: string[];
  kept_here?: boolean;
  sunrise_date: string | null;
  masa?: Masa;
  tithi: NamedWindow | null;
  sankranti?: FestivalsIdSankranti;
  decided_by: DecidedBy[];
  because: string | null;
  citation: Citation | null;
  observances: FestivalsIdObservance[];
  alternatives: Alternative[];
  explanation?: Explanation;
  occurrences: {
    date: string;
    regions?: string[];
    not_in?: string[];
    kept_here?: boolean;
    sunrise_date: string | null;
    masa?: Masa;
    tithi: NamedWindow | null;
    sankranti?: FestivalsIdSankranti;
    decided_by: DecidedBy[];
    because: string | null;
    citation: Citation | null;
    observances: FestivalsIdObservance[];
    alternatives: Alternative[];
    explanation?: Explanation;
  }[];
  rule?: string;
  rule_hi?: string;
  holika_dahan?: string | null;
  vat_purnima?: string | null;
  rigveda?: string | null;
  samaveda?: string | null;
  with_rohini?: string | null;
  sankrantis?: { rashi: Named; at: string; date: string }[];
  notes: string[];
} & InLanguages<'name'>;

export type GrahanReply = { year: number; eclipses: Eclipse[]; notes: string[] };

export type ParvaMoolReply = {
  year: number;
  festivals: (
    | ({
        id: string;
        name: string;
        name_hi?: string;
        date: string;
        regions?: string[];
        not_in?: string[];
        kept_here?: boolean;
        sunrise_date: string | null;
        masa?: Masa;
        tithi: NamedWindow | null;
        sankranti?: FestivalsIdSankranti;
        decided_by: DecidedBy[];
        because: string | null;
        citation: Citation | null;
        observances: FestivalsIdObservance[];
        alternatives: Alternative[];
        explanation?: Explanation;
        margin?: 'wide' | 'narrow' | 'knife_edge';
      } & InLanguages<'name'>)
    | Festival
  )[];
  parvas: (Parva | Festival)[];
  notes: string[];
};

export type CalendarsReply = ({
  id: string;
  name: string;
  name_hi?: string;
  names: {} & { [name: string]: string };
  native: string;
  language: string;
  script: string;
  kind: 'solar' | 'law' | 'lunar';
  engine: string | null;
  place: { name: string; lat: number; lon: number; zone: string } | null;
  months: ({ number: number; name: string; name_hi?: string; name_native: string } & InLanguages<'name'>)[];
  era:
    | ({
        id: string;
        name: string;
        name_hi?: string;
        gist: string;
        gist_hi?: string;
        source: string;
        confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
      } & InLanguages<'name'>)
    | null;
  since?: string;
  rules: {
    id: string;
    gist: string;
    gist_hi?: string;
    default: boolean;
    source: string;
    confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  }[];
} & InLanguages<'name'>)[];

export type CalendarsLunarReply = {
  id: 'lunar';
  name: string;
  name_hi?: string;
  date: string | null;
  exists: boolean;
  reason?: 'no_adhika' | 'kshaya_masa';
  shaka: number;
  samvat: number;
  year_start: 'chaitradi' | 'kartikadi';
  masa: Named;
  paksha: 'shukla' | 'krishna';
  tithi: Named;
  adhika: boolean;
  months: 'amanta' | 'purnimanta';
  text: string;
  text_native: string;
  kshaya: boolean;
  vriddhi: boolean;
  dates: string[];
  span: Window | null;
  place: CalendarsLunarPlace | null;
  engine: string;
  rule: 'amanta' | 'purnimanta';
  source: string;
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  notes: string[];
} & InLanguages<'name'>;

export type CalendarsIdReply = {
  id: string;
  name: string;
  name_hi?: string;
  date: string;
  year: number;
  era: Gem;
  year_name?: Named;
  tiruvalluvar_year?: number;
  month: Month;
  day: number;
  days_in_month: number;
  text: string;
  text_native: string;
  place: CalendarsLunarPlace | null;
  engine: string | null;
  rule: string;
  source: string;
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  sankranti: CalendarsIdSankranti | null;
  cutoff: Cutoff | null;
  margin_minutes: number | null;
  edge: boolean;
  printed?: { date: string; agrees: boolean; source: string; year_of_print: number | null };
  alternatives: {
    rule: string;
    date: string;
    margin_minutes: number;
    source: string;
    confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  }[];
  notes: string[];
} & InLanguages<'name'>;

export type CalendarsIdYearReply = {
  id: string;
  name: string;
  name_hi?: string;
  year: number;
  era: Gem;
  place: CalendarsLunarPlace | null;
  engine: string | null;
  rule: string;
  source: string;
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  days: number;
  months: ({
    number: number;
    name: string;
    name_hi?: string;
    name_native: string;
    first: string;
    last: string;
    days: number;
    rule: string;
    sankranti: CalendarsIdSankranti | null;
    cutoff: Cutoff | null;
    margin_minutes: number | null;
    edge: boolean;
    printed?: { first: string; agrees: boolean };
  } & InLanguages<'name'>)[];
} & InLanguages<'name'>;

export type TithiAnniversaryReply = {
  kind: 'janma' | 'shraddha';
  masa: ParvaMasa;
  paksha: 'shukla' | 'krishna';
  tithi: Named;
  nakshatra: Named;
  dates: {
    year: number;
    date: string | null;
    tithi: ObservanceWindow | null;
    adhika: boolean;
    because: string | null;
    citation: Citation | null;
    alternatives: Alternative[];
    notes: string[];
  }[];
};

export type SsMeanReply = {
  text: string;
  ahargana: number;
  ahargana_creation: number;
  bija: 'full' | 'none' | 'apsis';
  grahas: {
    surya: SsMeanGraha;
    chandra: SsMeanGraha;
    mangala: SsMeanGraha;
    budha: SsMeanGraha;
    guru: SsMeanGraha;
    shukra: SsMeanGraha;
    shani: SsMeanGraha;
    rahu: SsMeanGraha;
    ketu: SsMeanGraha;
  };
  desantara: { longitude_from_meridian: number; yojana: number; nadi: number; verse: string };
  columns: { without_bija: string; with_bija: string };
  verses: {} & { [name: string]: string };
};

export type SsSphutaReply = {
  text: string;
  ahargana: number;
  bija: string;
  jya: 'exact' | 'table';
  radius: number;
  ayanamsa: number;
  grahas: {
    surya: SsSphutaGraha;
    chandra: SsSphutaGraha;
    mangala: SsSphutaGraha;
    budha: SsSphutaGraha;
    guru: SsSphutaGraha;
    shukra: SsSphutaGraha;
    shani: SsSphutaGraha;
    rahu: SsSphutaGraha;
    ketu: SsSphutaGraha;
  };
  verses: {} & { [name: string]: string };
};

export type SsSuryaChakraReply = {
  text: string;
  days: {
    date: string;
    at: string;
    mean: number;
    phala: number;
    longitude: number;
    daily_motion: number;
    ayanamsa: number;
    tropical: number;
    declination: number;
    day_radius: number;
    cara_asu: number | null;
    own_day_asu: number;
    day_nadi: number | null;
    night_nadi: number | null;
    rashi: Named;
    ritu: Named;
    ayana: 'uttarayana' | 'dakshinayana';
  }[];
  sankrantis: { rashi: Named; at: string; holy_time: Window; half_nadi: number; verse: string }[];
  shadashitimukha: { longitude: number; rashi: Named }[];
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsTriprashnaReply = {
  text: string;
  at: string;
  akshajya: number;
  lambajya: number;
  palabha: number | null;
  vishuvat_karna: number | null;
  cara_asu: number[] | null;
  rising_asu: number[] | null;
  sun: { longitude: number; ayanamsa: number; tropical: number; declination: number };
  direction: { agrajya: number | null; amplitude: number | null; verse: string };
  noon: { at: string; zenith_distance: number; shadow: number | null; karna: number | null; verse: string };
  day: SsTriprashnaDay;
  shadow: {
    nata_asu: number;
    unnata_asu: number | null;
    antya: number | null;
    versine_of_nata: number;
    cheda: number | null;
    shanku: number;
    altitude: number;
    drgjya: number;
    shadow: number | null;
    karna: number | null;
    agra: number | null;
    bhuja: number | null;
    verse: string;
  };
  sama: { karna: number; shadow: number; shanku: number; verse: string } | null;
  kona: { karani: number; phala: number; shanku: number; karna: number; verse: string } | null;
  lagna: number;
  madhya_lagna: number;
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsShankuReply = {
  text: string;
  at: string;
  gnomon: number;
  palabha: number | null;
  declination: number;
  nata_asu: number;
  unnata_asu: number | null;
  antya: number | null;
  versine_of_nata: number;
  cheda: number | null;
  shanku: number;
  altitude: number;
  drgjya: number;
  shadow: number | null;
  karna: number | null;
  agra: number | null;
  bhuja: number | null;
  verse: string;
  zenith_distance: number;
  day: SsTriprashnaDay;
  from_shadow: {
    shadow: number;
    karna: number;
    shanku: number;
    nata_asu: number | null;
    morning: string | null;
    afternoon: string | null;
    if_at_noon: { zenith_distance: number; latitude: number; declination: number; sun_tropical_bhuja: number | null };
    notes: string[];
  } | null;
  suggestion: {
    gnomon: number;
    circle_radius: number;
    noon: string;
    noon_shadow: number | null;
    moments: { what: string; morning: string; afternoon: string; verse: string }[];
    verse: string;
  } | null;
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsBhugolaReply = {
  text: string;
  earth_diameter: number;
  earth_circumference: number;
  circumference_at_place: number;
  meridian: { longitude: number; through: string[]; verse: string };
  longitude_from_meridian: number;
  desantara_yojana: number;
  desantara_nadi: number;
  equator_distance_yojana: number;
  cities: {
    id: string;
    land: string;
    longitude: number;
    nadi_from_lanka: number;
    sun_hour_nadi: number;
    nearest: 'noon' | 'sunset' | 'midnight' | 'sunrise';
    verse: string;
  }[];
  zones: {
    tropic_yojana: number;
    sixty_nadi_day_yojana: number;
    two_signs_unseen_yojana: number;
    four_signs_unseen_yojana: number;
    pole_yojana: number;
    verse: string;
  };
  orbits: {
    chandra: number;
    surya: number;
    mangala: number;
    budha: number;
    guru: number;
    shukra: number;
    shani: number;
    budha_sighra: number;
    shukra_sighra: number;
    chandra_mandocca: number;
    chandra_pata: number;
    nakshatra: number;
    brahmanda: number;
  };
  distances: { chandra: number; surya: number; mangala: number; guru: number; shani: number; nakshatra: number };
  daily_path: number;
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsUdayastaReply = {
  text: string;
  grahas: {} & {
    [name: string]: {
      at: string;
      kalamsha: number | null;
      limit: number;
      visible: boolean | null;
      side: 'east' | 'west';
      elongation: number;
      retrograde: boolean;
      longitude: number;
      latitude: number;
      ayana_drkkarma: number;
      aksha_drkkarma: number;
      sun_place: number;
      graha_place: number;
      asu: number | null;
    };
  };
  events: { graha: string; event: 'asta' | 'udaya'; side: 'east' | 'west'; date: string; at: string }[];
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsGrahaYutiReply = {
  text: string;
  conjunctions: Conjunction[];
  with_moon: Conjunction[];
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsNakshatraYutiReply = {
  text: string;
  yogataras: ({
    number: number;
    name: string;
    name_hi?: string;
    dhruvaka: number;
    vikshepa: number;
    confidence: 'read-in-text' | 'general-knowledge';
    verse: string | null;
    bhoga: number | null;
    asta_limit: number;
    asta_limit_source: { confidence: 'read-in-text' | 'general-knowledge'; verse: string | null };
  } & InLanguages<'name'>)[];
  others: { id: string; dhruvaka: number; vikshepa: number; verse: string }[];
  conjunctions: {
    at: string;
    graha: string;
    yogatara: Named;
    longitude: number;
    latitude: number;
    dhruvaka: number;
    distance: number;
  }[];
  rohini_cart: {
    longitude: number;
    south_latitude_over: number;
    passages: { graha: string; at: string; latitude: number; splits: boolean }[];
    verse: string;
  };
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsShringonnatiReply = {
  text: string;
  at: string;
  elongation: number;
  paksha: 'shukla' | 'krishna';
  lit_digits: number;
  lit_minutes: number;
  moon_disk_minutes: number;
  sun_declination: number;
  moon_declination: number;
  bhuja: number | null;
  koti: number;
  karna: number | null;
  higher_horn: 'north' | 'south' | 'level';
  interval: { what: 'moonset after sunset' | 'moonrise after sunset'; asu: number; nadi: number; verse: string };
  repeated: { sunset: string; at: string; nadi: number; verse: string } | null;
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsPataReply = {
  text: string;
  patas: {
    kind: 'vyatipata' | 'vaidhriti';
    sum_at: string;
    happens: boolean;
    middles: { begin: string; middle: string; end: string; half_nadi: number; declination: number }[];
  }[];
  third_vyatipata: Window[];
  gandanta: { start: string; junction: string; end: string; ends: Named; begins: Named }[];
  verses: {} & { [name: string]: string };
};

export type SsGanitaReply = {
  text: string;
  mahayuga: {
    solar_years: number;
    civil_days: number;
    sidereal_days: number;
    lunar_days: number;
    solar_months: number;
    intercalary_months: number;
    omitted_lunar_days: number;
    verse: string;
  };
  revolutions: { id: string; in_mahayuga: number; bija: number; daily_motion: number }[];
  apsides_in_kalpa: {} & { [name: string]: number };
  nodes_in_kalpa: {} & { [name: string]: number };
  epicycles: { manda: Manda[]; sighra: Manda[]; verse: string };
  radius: number;
  sines: { arc_minutes: number; sine: number; versine: number }[];
  sine_of_greatest_declination: number;
  lanka_rising_asu: number[];
  greatest_latitude_minutes: {} & { [name: string]: number };
  station_kendra: { mangala: number; budha: number; guru: number; shukra: number; shani: number };
  asta_limits: { graha: string; direct: number; retrograde: number }[];
  diameters_yojana: {} & { [name: string]: number };
  synodic_days: { mangala: number; budha: number; guru: number; shukra: number; shani: number };
  mean_lengths: {
    tithi_minutes: number;
    lunation_minutes: number;
    sidereal_month_minutes: number;
    yogachakra_minutes: number;
    sidereal_year_days: number;
  };
  units: {} & { [name: string]: string };
  chapters: { chapter: string; rules: { verses: string; topic: string }[] }[];
  verses: {} & { [name: string]: string };
};

export type SsGanakaReply = {
  text: string;
  at: string;
  jd: number;
  ahargana: number;
  ahargana_creation: number;
  kali_years: number;
  years_at_kali_from_creation: number;
  weekday: Named;
  lords: {
    day: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    month: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    year: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    verse: string;
  };
  working: {
    solar_years: number;
    months: number;
    days: number;
    adhimasa: number;
    tithis: number;
    kshayaha: number;
    ahargana: number;
    verse: string;
  };
  jovian_year: {
    from_vijaya: number;
    number: number;
    name: string;
    name_hi?: string;
    verse: string;
  } & InLanguages<'name'>;
  grahas: {
    surya: SsGanakaGraha;
    chandra: SsGanakaGraha;
    mangala: SsGanakaGraha;
    budha: SsGanakaGraha;
    guru: SsGanakaGraha;
    shukra: SsGanakaGraha;
    shani: SsGanakaGraha;
    rahu: SsGanakaGraha;
    ketu: SsGanakaGraha;
  };
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type SsGrahanaReply = {
  text: string;
  year: number;
  siddhantic: true;
  eclipses: {
    kind: 'solar' | 'lunar';
    type: 'partial' | 'total';
    greatest: string;
    begin: string;
    end: string;
    total_begin: string | null;
    total_end: string | null;
    magnitude: number;
    eclipsed_part: number;
    sun_longitude: number;
    sun_diameter: number;
    moon_diameter: number;
    shadow_diameter: number | null;
    moon_latitude: number;
    grasa: number;
    half_duration_nadi: { first: number; second: number };
    visible: boolean;
    seen: Window | null;
    colour: 'dusky' | 'black' | 'dark_copper' | 'tawny';
    valana: { begin: Valana; middle: Valana; end: Valana };
    parallax: {
      lagna_tropical: number;
      madhya_lagna_tropical: number;
      udayajya: number;
      madhyajya: number;
      drkkshepa: number;
      drggati: number;
      cheda: number;
      lambana_nadi: number;
      nati_minutes: number;
    } | null;
  }[];
  notes: string[];
  verses: {} & { [name: string]: string };
};

export type PanchangaRangeReply = {
  from: string;
  to: string;
  count: number;
  days: (
    | PanchangaRangeDay
    | ({ date: string } & {
        place?: PanchangaPlace;
        instant?: Instant;
        tithi?: Tithi;
        tithi_nirnaya?: TithiNirnaya | null;
        nakshatra?: Nakshatra;
        yoga?: Yoga;
        karana?: Karana;
        weekday?: Weekday;
        paksha?: 'shukla' | 'krishna';
        months?: Months;
        calendar_of_land?: CalendarOfLand | PanchangaCalendarOfLand;
        eras?: Eras;
        samvatsara?: Samvatsara;
        rise_set?: RiseSet;
        sankranti?: Sankranti;
        shastra_kala?: ShastraKala | null;
        muhurta?: Muhurta | null;
        hora?: Hora | null;
        chaughadiya?: Chaughadiya | null;
        bhadra?: Bhadra;
        vasa?: Vasa;
        special_yogas?: SpecialYogas;
        sankalpa?: Sankalpa;
        grahas?: Grahas;
        lagna?: Position;
        madhyahna_lagna?: Position;
        yuddha?: Yuddha[];
        asta?: Asta;
        grahana?: Grahana;
        purana?: Purana;
        badhaka?: Badhaka;
        observances?: Observance[];
        gandamula?: Gandamula;
        panchaka?: Panchaka;
        tarabala?: Tarabala;
        chandrabala?: Tarabala;
        lagnas?: Lagna[];
        anandadi?: NamedWindow[];
        panchaka_rahita?: PanchakaRahita;
        padas?: Pada[];
        surya?: {
          madhyama: {} & { [name: string]: unknown };
          sphuta: {} & { [name: string]: unknown };
          triprashna: {} & { [name: string]: unknown };
          yuti: ({} & { [name: string]: unknown })[];
          udayasta: {} & { [name: string]: unknown };
          shringonnati: {} & { [name: string]: unknown };
          pata: {} & { [name: string]: unknown };
          bhugola: {} & { [name: string]: unknown };
        };
        display?: Display | null;
        notes?: string[];
      })
  )[];
};

export type PanchangaMonthReply = {
  month: string;
  lunar_months: ({
    number: number;
    name: string;
    name_hi?: string;
    adhika: boolean;
    start: string;
    end: string;
  } & InLanguages<'name'>)[];
  samvat: Samvat;
  samvat_next?: Samvat;
  samvatsara: Samvatsara;
  weeks: {
    date: string;
    weekday: Named;
    sunrise: string | null;
    sunset: string | null;
    next_sunrise: string | null;
    moonrise: string | null;
    moonset: string | null;
    paksha: 'shukla' | 'krishna';
    months: DayMonths;
    tithi: NamedWindow[];
    nakshatra: NamedWindow[];
    yoga: NamedWindow[];
    karana: NamedWindow[];
    sun: Sun;
    moon: Moon;
    kalas: Kalas;
    bhadra: Window[];
    special_yogas: SpecialYoga[];
    festivals: Gem[];
    parvas: Gem[];
    badhaka: DayBadhaka[];
    notes: string[];
    in_month: boolean;
  }[][];
  counts: {} & { [name: string]: number };
};

export type PanchangaKalaReply = {
  from: string;
  to: string;
  days: {
    date: string;
    sunrise: string | null;
    next_sunrise: string | null;
    windows: ({
      id: string;
      name: string;
      name_hi?: string;
      kind: 'muhurta' | 'hora' | 'chaughadiya' | 'kala' | 'bhadra' | 'yoga' | 'tyajya';
      quality: ('good' | 'neutral' | 'bad' | 'mixed') | null;
      lord?: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      start: string;
      end: string;
      citation: Citation;
    } & InLanguages<'name'>)[];
    notes: string[];
  }[];
};

export type SanyogaReply = {
  from: string;
  to: string;
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  kind: 'degrees' | 'rashi' | 'nakshatra';
  orb: number | null;
  count: number;
  events: {
    grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    start: string;
    end: string;
    clipped?: 'start' | 'end' | 'both';
    exact: { at: string; separation_longitude: number; separation_latitude: number }[];
    rashi: Named;
    nakshatra: NakshatraPada;
    retrograde: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    yuddha: boolean;
    winner: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu') | null;
  }[];
};

export type PanchangaVarshaEngineReply = {
  year?: number;
  start: string;
  end: string;
  samvat: PanchangaVarshaEngineSamvat;
  samvat_next?: PanchangaVarshaEngineSamvat;
  samvatsara: Samvatsara;
  months: ({
    number: number;
    name: string;
    name_hi?: string;
    adhika: boolean;
    kshaya: boolean;
    start: string;
    end: string;
    purnima: string;
    amavasya: string;
  } & InLanguages<'name'>)[];
  sankrantis: FestivalsIdSankranti[];
  festivals: ({ id: string; name: string; name_hi?: string; date: string } & InLanguages<'name'>)[];
  parvas: ({ id: string; name: string; name_hi?: string; date: string; kind: string } & InLanguages<'name'>)[];
  ekadashis: Parva[];
  eclipses: Eclipse[];
  asta: {
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    asta: string | null;
    udaya: string | null;
  }[];
  tithi_changes: { date: string; kind: 'kshaya' | 'vriddhi'; tithi: Named }[];
  days?: PanchangaRangeDay[];
};

export type SuryaChakraReply = {
  text: string;
  at: {
    at: string;
    mean_longitude: number;
    equation: number;
    longitude: number;
    rashi: Named;
    amsha: number;
    daily_motion: number;
    ayanamsa: number;
    sayana_longitude: number;
    declination: number;
    cara_asu: number | null;
    dinamana: Dinamana | null;
    ritu: Named;
    ayana: Named;
    verse: string;
  };
  year: Window;
  sankrantis: {
    rashi: Named;
    at: string;
    disc_minutes: number;
    punya_kala: { start: string; end: string; nadi: number };
    class: 'vishuva' | 'vishnupada' | 'shadashiti' | 'ayana';
    verse: string;
    citation: Citation;
  }[];
  sayana_points: { kind: 'vishuva' | 'ayana'; longitude: number; at: string; verse: string }[];
  shadashitimukha: { longitude: number; at: string; verse: string }[];
  ritus: Ritu[];
  ayanas: Ritu[];
  samples: { start: string; step_minutes: number; fields: string[]; rows: (number | null)[][] };
  notes: string[];
};

export type SkyChartReply = {
  text: string;
  at: string;
  lagna: SkyChartLagna | null;
  madhya_lagna: SkyChartLagna | null;
  grahas: {
    surya: SkyChartGraha;
    chandra: SkyChartGraha;
    mangala: SkyChartGraha;
    budha: SkyChartGraha;
    guru: SkyChartGraha;
    shukra: SkyChartGraha;
    shani: SkyChartGraha;
    rahu: SkyChartGraha;
    ketu: SkyChartGraha;
  };
  yogataras: ({
    number: number;
    name: string;
    name_hi?: string;
    dhruvaka: number;
    vikshepa: number;
    confidence: 'read-in-text' | 'general-knowledge';
    verse: string | null;
  } & InLanguages<'name'>)[];
  notes: string[];
};

export type UdayaYantraReply = {
  text: string;
  at: string;
  sunrise: string | null;
  noon: string;
  sunset: string | null;
  next_sunrise: string | null;
  terms: {
    name: 'midnight_lanka' | 'zone' | 'desantara' | 'bhujantara' | 'quarter_day' | 'cara';
    sign: 1 | -1;
    minutes: number | null;
    asu: number | null;
    verse: string;
  }[];
  declination: number;
  own_day_asu: number;
  day_radius: number;
  kshitijya: number | null;
  cara_asu: number | null;
  dinamana: Dinamana | null;
  ratrimana: Dinamana | null;
  agrajya: number | null;
  verse: string;
  shanku: {
    palabha: number | null;
    noon_shadow: number | null;
    shadow: number | null;
    hypotenuse: number | null;
    altitude: number;
    bhuja: number | null;
    verse: string;
  };
  samples: { start: string; step_minutes: number; fields: string[]; rows: (number | null)[][] };
  notes: string[];
};

export type ChandraYantraReply = {
  text: string;
  at: string;
  facing: 'west' | 'east';
  elongation: number;
  tithi: Named;
  paksha: 'shukla' | 'krishna';
  lit_digits: number;
  disc_minutes: number;
  bhuja: { angula: number | null; direction: ('north' | 'south') | null };
  koti: number;
  karna: number | null;
  tilt_degrees: number | null;
  higher_horn: ('north' | 'south' | 'level') | null;
  altitude: number;
  verse: string;
  moonrise: string | null;
  moonset: string | null;
  interval_nadi: number | null;
  kalamsha: number | null;
  limit: number;
  visible: boolean | null;
  visibility_verse: string;
  phases: { tithi: Named; start: string }[];
  samples: { start: string; step_minutes: number; fields: string[]; rows: (number | null)[][] };
  notes: string[];
};

export type GrahaAstaReply = {
  text: string;
  at: string;
  grahas: { shukra: Shukra; guru: Shukra };
  samples: { start: string; step_minutes: number; fields: string[]; rows: (number | null)[][] };
  others: { mangala: Other; budha: Other; shani: Other };
  notes: string[];
};

export type BhugolaYantraReply = {
  text: string;
  at: string;
  earth: { diameter_yojana: number; circumference_yojana: number; meridian_longitude: number; verse: string };
  place: {
    name: string;
    circumference_yojana: number;
    desantara: { yojana: number; nadi: number; direction: 'east' | 'west' } | null;
    palabha: number | null;
    from_equator_yojana: number;
    zone: 'temperate' | 'tropic' | 'sixty_nadi_day' | 'two_signs_unseen' | 'four_signs_unseen' | 'meru';
    verse: string;
  };
  cities: ({
    id: string;
    name: string;
    name_hi?: string;
    land: string;
    land_hi?: string;
    lon_from_lanka: number;
    clock: string;
    verse: string;
  } & InLanguages<'name'> &
    InLanguages<'land'>)[];
  zones: {
    name: 'tropic' | 'sixty_nadi_day' | 'two_signs_unseen' | 'four_signs_unseen' | 'meru';
    yojana: number;
    latitude: number;
    meaning: string;
    verse: string;
  }[];
  subsolar: { latitude: number; longitude: number; verse: string };
  orbits: {} & {
    [name: string]: { circumference_yojana: number; distance_yojana: number; daily_degrees: number; verse: string };
  };
  daily_path_yojana: number;
  verse: string;
  notes: string[];
};

export type DinaRatriYantraReply = {
  text: string;
  at: string;
  declination: number;
  day_radius: number;
  verse: string;
  cities: ({
    id: string;
    name: string;
    name_hi?: string;
    land: string;
    land_hi?: string;
    lon_from_lanka: number;
    clock: string;
    part: 'sunrise' | 'forenoon' | 'noon' | 'afternoon' | 'sunset' | 'evening' | 'midnight' | 'late_night';
    sun_up: boolean;
    nadi_since_sunrise: number;
    verse: string;
  } & InLanguages<'name'> &
    InLanguages<'land'>)[];
  place: {
    name: string;
    lon_from_lanka: number;
    latitude: number;
    clock: string;
    hour_angle: number;
    sunrise: string | null;
    sunset: string | null;
    cara_asu: number | null;
    kshitijya: number | null;
    dinamana: Dinamana | null;
    sun_up: boolean;
    verse: string;
  };
  subsolar: { lon_from_lanka: number; latitude: number; verse: string };
  samples: { start: string; step_minutes: number; fields: string[]; rows: (number | null)[][] };
  notes: string[];
};

export type RituAyanaYantraReply = {
  text: string;
  at: string;
  obliquity: number;
  obliquity_jya: number;
  declination: { degrees: number; direction: 'north' | 'south'; verse: string };
  ayanamsa: { degrees: number; yearly_seconds: number; direction: 'increasing' | 'decreasing'; verse: string };
  longitude: number;
  sayana_longitude: number;
  points: { kind: 'vishuva' | 'ayana'; at: string; sayana_longitude: number; verse: string }[];
  sankranti_points: { rashi: Named; at: string; verse: string }[];
  ritu: RituAyanaYantraRitu;
  ayana: { sidereal: RituAyanaYantraRitu; sayana: RituAyanaYantraRitu };
  swing: {
    zero_years: number[];
    extreme_years: number[];
    samples: { years: number[]; degrees: number[] };
    verse: string;
  };
  samples: { start: string; step_minutes: number; fields: string[]; rows: (number | null)[][] };
  notes: string[];
};

export type TithiNirnayaYantraReply = {
  text: string;
  at: string;
  elongation: number;
  tithi: {
    number: number;
    name: string;
    name_hi?: string;
    paksha: 'shukla' | 'krishna';
    start: string;
    end: string;
    kind: 'usual' | 'kshaya' | 'vriddhi';
    verse: string;
  } & InLanguages<'name'>;
  days: {
    date: string;
    weekday: Named;
    sunrise: string | null;
    sunset: string | null;
    next_sunrise: string | null;
    sunrise_tithi: Named;
    spans: NamedWindow[];
    kalas: {
      pratah: Kala | null;
      sangava: Kala | null;
      madhyahna: Kala | null;
      aparahna: Kala | null;
      sayahna: Kala | null;
      pradosha: Kala | null;
      nishitha: Kala | null;
      arunodaya: Kala | null;
    };
    verse: string;
  }[];
  decisions: {
    kala: string;
    vrata: Gem | null;
    take: string;
    viddha: 'purva' | 'para' | 'none';
    because: string;
    covered: number[];
    rule: string;
    citation: Citation;
  }[];
  sunrise_date: string | null;
  samples: { start: string; step_minutes: number; fields: string[]; rows: (number | null)[][] };
  notes: string[];
};

export type FindReply = {
  from: string;
  to: string;
  when: string;
  resolution: 'day' | 'hour';
  count: number;
  truncated: boolean;
  matches: { date: string; start: string; end: string; because: string[] }[];
};

export type WhyDiffersReply = {
  claimed: string;
  ours: string | null;
  agrees: boolean;
  variants: Variant[];
  tried: Variant[];
  notes: string[];
};

export type CompareRouteReply = {
  route: string;
  answers: {} & { [name: string]: { success: boolean; engine: string } & { [name: string]: unknown } };
  inputs: {} & {
    [name: string]: { sunrise: string | null; sunset: string | null; surya: number; chandra: number; ayanamsa: number };
  };
  same: number;
  differences: {
    path: string;
    field: string;
    values: {} & { [name: string]: string | number | boolean | null };
    causes: {
      between: string[];
      cause:
        | 'sunrise'
        | 'surya'
        | 'chandra'
        | 'mangala'
        | 'budha'
        | 'guru'
        | 'shukra'
        | 'shani'
        | 'rahu'
        | 'ketu'
        | 'lagna'
        | 'ayanamsa'
        | 'engine'
        | 'several';
    }[];
  }[];
};

export type Envelope = {
  success: true;
  engine: string;
  engine_version: string;
  ayanamsa: string;
  ayanamsa_degrees: number;
  conventions: {} & { [name: string]: string };
  request: Request;
};

export type PlainEnvelope = { success: true; engine?: string; engine_version?: string; ayanamsa?: string };

export type CalendarEnvelope = {
  success: true;
  engine?: string;
  engine_version?: string;
  ayanamsa?: string;
  ayanamsa_degrees?: number;
  conventions: {} & { [name: string]: string };
  request: Request;
};

/** the request as it was understood, defaults included: also every parameter of the route */
export type Request = {
  date?: string;
  time?: string | null;
  place?: Place;
  boy?: { date?: string; time?: string | null; place?: Place };
  girl?: { date?: string; time?: string | null; place?: Place };
  notes: string[];
} & { [name: string]: unknown };

export type Place = {
  name: string;
  state?: string;
  country?: string;
  id?: string;
  lat: number;
  lon: number;
  tz: number;
  zone: string | null;
};

export type Error = {
  success: false;
  error: string;
  code: string;
  param?: string;
  allowed?: Allowed;
  errors: Wrong[];
  request_id?: string;
};

export type Wrong = { code: string; param?: string; message: string; allowed?: Allowed };

/** conditions that must hold together: a word with one value or a list of which one must hold; values are names, numbers of their list, or ranges of numbers such as "1-5" */
export type FindCondition = {
  all?: FindCondition[];
  any?: FindCondition[];
  not?: FindCondition;
  tithi?: (string | number) | (string | number)[];
  paksha?: (string | number) | (string | number)[];
  nakshatra?: (string | number) | (string | number)[];
  pada?: (string | number) | (string | number)[];
  yoga?: (string | number) | (string | number)[];
  karana?: (string | number) | (string | number)[];
  weekday?: (string | number) | (string | number)[];
  masa?: (string | number) | (string | number)[];
  masa_kind?: (string | number) | (string | number)[];
  solar_month?: (string | number) | (string | number)[];
  solar_day?: (string | number) | (string | number)[];
  surya?: (string | number) | (string | number)[];
  chandra?: (string | number) | (string | number)[];
  mangala?: (string | number) | (string | number)[];
  budha?: (string | number) | (string | number)[];
  guru?: (string | number) | (string | number)[];
  shukra?: (string | number) | (string | number)[];
  shani?: (string | number) | (string | number)[];
  rahu?: (string | number) | (string | number)[];
  ketu?: (string | number) | (string | number)[];
  'surya.nakshatra'?: (string | number) | (string | number)[];
  'chandra.nakshatra'?: (string | number) | (string | number)[];
  'mangala.nakshatra'?: (string | number) | (string | number)[];
  'budha.nakshatra'?: (string | number) | (string | number)[];
  'guru.nakshatra'?: (string | number) | (string | number)[];
  'shukra.nakshatra'?: (string | number) | (string | number)[];
  'shani.nakshatra'?: (string | number) | (string | number)[];
  'rahu.nakshatra'?: (string | number) | (string | number)[];
  'ketu.nakshatra'?: (string | number) | (string | number)[];
  retrograde?: (string | number) | (string | number)[];
  combust?: (string | number) | (string | number)[];
  lagna?: (string | number) | (string | number)[];
  special_yoga?: (string | number) | (string | number)[];
  festival?: (string | number) | (string | number)[];
  eclipse?: (string | number) | (string | number)[];
  kala?: (string | number) | (string | number)[];
};

/** the words that may be given, or how the value is written */
export type Allowed = string | string[];

/** Blocks of the panchanga that are missing on some days or with some engines. */
export type Sometimes = 'surya' | 'display';

/** Blocks of the panchanga that are returned only if the request names them. */
export type ByNameAlone = 'tarabala' | 'chandrabala' | 'lagnas' | 'anandadi' | 'panchaka_rahita' | 'padas';
