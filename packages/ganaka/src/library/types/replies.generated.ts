// Written by builders/reply-types.ts from the schemas of the service. Do not edit.

/** The endings of fields with names in a language: `name_ta`, `name_sa_latn`. */
type Ending = 'sa' | 'sa_latn' | 'mr' | 'ne' | 'gu' | 'bn' | 'ta' | 'te' | 'kn' | 'ml' | 'or' | 'pa';
/** A name in the requested languages other than English and Hindi. */
export type InLanguages<F extends string> = { readonly [K in `${F}_${Ending}`]?: string };

export type IndexPart = {
  /** the address under this host */
  path: string;
  /** what it holds, in short */
  summary: string;
  /** price of one answer */
  credits: number;
  /** the class that sets the price */
  credit_class: string;
  /** open, any, basic, full, paid, enterprise or instrument */
  access: string;
  /** what the row adds to the common parameters; * marks the required */
  params: string[];
  /** whether the route answers */
  implemented: boolean;
};

export type PanchangaPlacePart = {
  /** in Roman letters */
  name: string;
  /** degrees, north positive */
  lat: number;
  /** degrees, east positive */
  lon: number;
  /** hours east of UTC on that day */
  tz: number;
  /** IANA name where known */
  zone: string | null;
};

export type InstantPart = {
  /** the civil date asked for */
  date: string;
  /** the civil date whose sunrise began the day: the one before, when the moment lies before sunrise */
  panchanga_date: string;
  /** Julian day, UT */
  jd: number;
  /** civil days since mean midnight at Ujjain at the Kali epoch */
  ahargana: number;
  /** the clock at the place */
  local: string;
  /** ISO 8601 with the offset of the place */
  iso: string;
  /** sunrise when no time was given, noon where the Sun does not rise */
  basis: 'sunrise' | 'time' | 'noon';
  /** null where the Sun does not rise */
  sunrise: string | null;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes?: string[];
};

export type NamedWindowPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
} & InLanguages<'name'>;

export type NamedPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
} & InLanguages<'name'>;

export type BriefCitationPart = {
  /** the work it is taken from */
  work: string;
  /** chapter and verse, or section */
  locus?: string;
  /** how far we vouch for it: read in the text, told by another, or general knowledge */
  confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
};

export type TithiPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** shukla while the Moon grows, krishna while she wanes */
  paksha: 'shukla' | 'krishna';
  /** nanda, bhadra, jaya, rikta or purna */
  class: 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';
  /** part gone, 0 to 1 */
  fraction: number;
  /** Moon minus Sun, degrees */
  elongation: number;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** every one that touches sunrise to next sunrise */
  transitions: NamedWindowPart[];
  /** the tithi that begins and ends between two sunrises */
  kshaya: NamedPart | null;
  /** the rashis that the tithi burns; a graha or lagna in one of them is `dagdha` */
  dagdha: {
    /** by rashi, from Mesha */
    rashis: NamedPart[];
    /** where the rule is: its work and locus */
    citation: BriefCitationPart;
  };
  /** whether the tithi of this sunrise still runs at the next */
  vriddhi: boolean;
} & InLanguages<'name'>;

export type CitationPart = {
  /** the work it is taken from */
  work: string;
  /** which edition or recension was read */
  recension?: string;
  /** chapter and verse, or section */
  locus?: string;
  /** whether the locus is a verse or a section */
  locus_kind?: 'verse' | 'section';
  /** the rule in our own sentence */
  gist: string;
  /** Sanskrit as printed */
  verse_sa?: string;
  /** how far we vouch for it: read in the text, told by another, or general knowledge */
  confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
  /** true where the printed text was corrected */
  emended?: true;
};

export type TithiNirnayaPart = {
  /** the tithi at sunrise */
  sunrise_tithi: NamedPart;
  /** those among which it is decided */
  candidates: {
    /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
    tithi: NamedPart;
    /** share of each kala of this day it covers */
    touches: {} & { [name: string]: number };
    /** purva: it shares the day with the tithi before it; para: with the one after; null: it has the whole daylight */
    viddha: ('purva' | 'para') | null;
    /** the day its vrata falls on by the general rule */
    date: string;
    /** the rule that was followed, in words */
    rule: string;
    /** the test that decided */
    because: string;
  }[];
  /** purva: it shares the day with the tithi before it; para: with the one after; null: it has the whole daylight */
  viddha: ('purva' | 'para') | null;
  /** what the day is kept as */
  decided: {
    /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
    tithi: NamedPart;
    /** the rule that was followed, in words */
    rule: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
  /** days of the fast */
  ekadashi?: {
    /** day of the Smartas */
    smarta: string;
    /** day of the Vaishnavas */
    vaishnava: string;
  };
};

export type NakshatraPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** quarter of the nakshatra, 1–4 */
  pada: number;
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** part gone, 0 to 1 */
  fraction: number;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** every one that touches sunrise to next sunrise */
  transitions: NamedWindowPart[];
  /** the nakshatra that begins and ends between two sunrises */
  kshaya: NamedPart | null;
  /** whether the nakshatra of this sunrise still runs at the next */
  vriddhi: boolean;
  /** its own quarters that touch the day, where `blocks` names `padas` too */
  padas?: {
    /** quarter of the nakshatra, 1–4 */
    pada: number;
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
  }[];
} & InLanguages<'name'>;

export type YogaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** part gone, 0 to 1 */
  fraction: number;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** every one that touches sunrise to next sunrise */
  transitions: NamedWindowPart[];
  /** the yoga that begins and ends between two sunrises */
  kshaya: NamedPart | null;
  /** whether the yoga of this sunrise still runs at the next */
  vriddhi: boolean;
} & InLanguages<'name'>;

export type KaranaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** which of the kinds named in the enum or by its list */
  kind: 'chara' | 'sthira';
  /** elongation still to be gained */
  remaining_degrees: number;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** every one that touches sunrise to next sunrise */
  transitions: NamedWindowPart[];
  /** where the engine’s own text orders the names otherwise */
  notes?: string[];
} & InLanguages<'name'>;

export type WeekdayPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
} & InLanguages<'name'>;

export type AmantaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** true in an intercalary month */
  adhika: boolean;
  /** the month holds two sankrantis */
  kshaya: boolean;
  /** the name that a kshaya month takes with it */
  lost?: NamedPart;
} & InLanguages<'name'>;

export type SolarPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** by the rule named in conventions */
  day: number;
} & InLanguages<'name'>;

export type MonthsPart = {
  /** the month that ends with the new moon */
  amanta: AmantaPart;
  /** the month that ends with the full moon */
  purnimanta: AmantaPart;
  /** civil date of the day, sunrise to sunrise, that holds the month’s full moon */
  purnima_date: string;
  /** the month of the Sun */
  solar: SolarPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type MonthPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** in the calendar’s own script */
  name_native: string;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi?: NamedPart;
} & InLanguages<'name'>;

export type CalendarOfLandPart = {
  /** stable word for programs */
  id: string;
  /** to be shown as it is */
  text: string;
  /** the same in the script and the digits of the calendar */
  text_native: string;
  /** civil date at the place */
  date: string;
  /** Gregorian year */
  year: number;
  /** the month, as asked for or as named */
  month: MonthPart;
  /** by daylight, or the civil day */
  day: number;
  /** null for a calendar by law */
  engine: string | null;
  /** the rule that was followed, in words */
  rule: string;
  /** minutes between the sankranti and that cut-off: how near the other day was; null for a law */
  margin_minutes: number | null;
  /** whether the margin is below 30 minutes */
  edge: boolean;
  /** where the rule comes from, with its locus where it was read */
  source: string;
  /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  /** a second calendar that is kept there */
  beside?: {
    /** stable word for programs */
    id: string;
    /** to be shown as it is */
    text: string;
    /** the same in the script and the digits of the calendar */
    text_native: string;
  };
};

export type PanchangaCalendarOfLandPart = {
  /** stable word for programs */
  id: string;
  /** the one engine of all numbers */
  engine: string | null;
  /** address of the open route that has its date */
  at: string;
};

export type EraCitationPart = {
  /** the part of the reply that it is the source of */
  id: string;
  /** the work it is taken from */
  work: string;
  /** which edition or recension was read */
  recension?: string;
  /** chapter and verse, or section */
  locus?: string;
  /** whether the locus is a verse or a section */
  locus_kind?: 'verse' | 'section';
  /** the rule in our own sentence */
  gist: string;
  /** Sanskrit as printed */
  verse_sa?: string;
  /** how far we vouch for it: read in the text, told by another, or general knowledge */
  confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
  /** true where the printed text was corrected */
  emended?: true;
};

export type ErasPart = {
  /** the present place in Brahma’s day */
  kalpa: {
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** years gone of Brahma’s day */
    years_expired: number;
    /** which of the fourteen */
    manvantara: NamedPart;
    /** which of the 71 of the manvantara */
    mahayuga: number;
  } & InLanguages<'name'>;
  /** the age and its running year */
  yuga: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** running year of the yuga */
    year: number;
  } & InLanguages<'name'>;
  /** Chaitradi */
  vikram: number;
  /** changes at Kartika shukla 1 */
  vikram_kartikadi: number;
  /** as printed */
  shaka: number;
  /** running */
  kali: number;
  /** gone */
  kali_expired: number;
  /** Shaka + 2526 */
  yudhishthira: number;
  /** changes on day 1 of solar Kanya */
  parashurama: number;
  /** date of the national calendar of India: the civil Shaka year */
  national: {
    /** civil Shaka year */
    year: number;
    /** month of the national calendar, 1 Chaitra */
    month: NamedPart;
    /** day of that month */
    day: number;
  };
  /** civil date on which each running year began */
  new_year: {
    /** civil date on which the running year’s first day is observed: tomorrow, between the beginning of the pratipada and that day’s sunrise */
    vikram: string;
    /** civil date on which the running year’s first day is observed: tomorrow, between the beginning of the pratipada and that day’s sunrise */
    vikram_kartikadi: string;
    /** civil date on which the running year’s first day is observed: tomorrow, between the beginning of the pratipada and that day’s sunrise */
    shaka: string;
    /** civil date on which the running year’s first day is observed: tomorrow, between the beginning of the pratipada and that day’s sunrise */
    kali: string;
    /** civil date on which the running year’s first day is observed: tomorrow, between the beginning of the pratipada and that day’s sunrise */
    yudhishthira: string;
    /** civil date of day 1 of solar Kanya, on which the running year began */
    parashurama: string;
  };
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type KartikadiPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** the rule that was followed, in words */
  rule: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
} & InLanguages<'name'>;

export type SamvatsaraPart = {
  /** by the mean motion of Jupiter */
  barhaspatya: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the rule that was followed, in words */
    rule: string;
    /** the one that ran when the lunar year began, by the engine’s mean Jupiter */
    at_new_year: NamedPart;
    /** the name of the whole lunar year by the schools of almanacs */
    schools: ({
      /** stable word for programs */
      id: 'text' | 'corrected';
      /** its place in the cycle, counted from 1 */
      number: number;
      /** in Roman letters */
      name: string;
      /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
      name_hi?: string;
      /** the rule that was followed, in words */
      rule: string;
      /** where the name of this school was found in print */
      who: string;
      /** whether the line of the year at the place has this name */
      printed_here: boolean;
    } & InLanguages<'name'>)[];
  } & InLanguages<'name'>;
  /** the name printed with the Shaka year */
  chandra: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the rule that was followed, in words */
    rule: string;
  } & InLanguages<'name'>;
  /** the name of Gujarat’s year, from Kartika to Ashvina; given there */
  kartikadi?: KartikadiPart;
  /** by the cycle of the Paitamaha */
  paitamaha: {
    /** always that of chandra: another count of the same years */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the rule that was followed, in words */
    rule: string;
  } & InLanguages<'name'>;
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type DinamanaPart = {
  /** hours, decimal */
  hours: number;
  /** in ghati, sixty to the day */
  ghati: number;
};

export type RiseSetPart = {
  /** null where the Sun does not rise */
  sunrise: string | null;
  /** null where the Sun does not set */
  sunset: string | null;
  /** sunrise of the next day; null where the Sun does not rise */
  next_sunrise: string | null;
  /** ISO 8601 with the offset of the place */
  solar_noon: string;
  /** between this sunrise and the next; null when there is none */
  moonrise: string | null;
  /** between this sunrise and the next; null when there is none */
  moonset: string | null;
  /** the Moon on the meridian, between this sunrise and the next; null when there is none */
  moon_transit: string | null;
  /** near the poles: a second moonrise of the same day */
  moonrise_again?: string;
  /** near the poles: a second moonset of the same day */
  moonset_again?: string;
  /** length of the daylight */
  dinamana: DinamanaPart | null;
  /** length of the night */
  ratrimana: DinamanaPart | null;
  /** with sunrise=velantara: what true noon is after mean noon, at sunrise */
  velantara_seconds?: number;
  /** of the civil day, midnight to midnight; with moon_day=civil */
  civil_day?: {
    /** between this sunrise and the next; null when there is none */
    moonrise: string | null;
    /** between this sunrise and the next; null when there is none */
    moonset: string | null;
    /** near the poles: a second moonrise of the same day */
    moonrise_again?: string;
    /** near the poles: a second moonset of the same day */
    moonset_again?: string;
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes?: string[];
};

export type WindowPart = {
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
};

export type LastPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** the day and hours that are kept for it */
  nirnaya: {
    /** civil date at the place */
    date: string;
    /** the hours for bathing and giving */
    punya_kala: WindowPart;
    /** the holier part of it, where the text names one */
    better?: WindowPart;
    /** the holiest part of it, where the text gives its length */
    best?: WindowPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } | null;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes?: string[];
};

export type SankrantiPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** degrees to the next rashi */
  amsha_to_next: number;
  /** degrees a day */
  daily_motion: number;
  /** the Sun’s motion in minutes of arc a day */
  gati: number;
  /** the one before the instant */
  last: LastPart;
  /** the next of them */
  next: LastPart;
  /** solar: two rashis each from Mina, in the Tamil lands from Mesha */
  ritu: NamedPart;
  /** lunar: two months each, vasanta is Chaitra and Vaishakha */
  ritu_chandra: NamedPart;
  /** half of the year: northward or southward */
  ayana: NamedPart;
};

export type ShastraKalaPart = {
  /** first half of the daylight */
  purvahna: WindowPart;
  /** third fifth of the daylight */
  madhyahna: WindowPart;
  /** fourth fifth of the daylight */
  aparahna: WindowPart;
  /** last fifth of the daylight */
  sayahna: WindowPart;
  /** second fifth of the daylight */
  sangava: WindowPart;
  /** first fifth of the daylight */
  pratah: WindowPart;
  /** eighth muhurta of the day */
  kutapa: WindowPart;
  /** second quarter of the daylight */
  dvitiya_prahara: WindowPart;
  /** the evening after sunset */
  pradosha: WindowPart;
  /** the muhurta of midnight */
  nishitha: WindowPart;
  /** before sunrise, while it dawns */
  arunodaya: WindowPart;
  /** the middle of the night */
  mahanisha: WindowPart;
  /** sixths; Kalamadhava 3 quotes five moments: sunrise, sangava, midday, aparahna, sunset */
  din_ritu: NamedWindowPart[];
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type BrahmaPart = {
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type DayPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** its number in the night; absent by day */
  of_night?: number;
  /** quarter of the day 1–4 or of the night 5–8 */
  prahara: number;
  /** true where the weekday forbids it (MC 6.52-6.54) */
  tyajya?: boolean;
} & InLanguages<'name'>;

export type MuhurtaPart = {
  /** muhurta of noon */
  abhijit: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** true on Wednesday */
    tyajya: boolean;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
  /** muhurta before sunrise */
  brahma: BrahmaPart | null;
  /** about sunset, when the cattle come home */
  godhuli: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** the half that Thursday and Saturday ask for */
    half?: 'before_sunset' | 'after_sunset';
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } | null;
  /** an eighth of the daylight, by weekday */
  rahu_kala: BrahmaPart;
  /** an eighth of the daylight, by weekday */
  gulika_kala: BrahmaPart;
  /** the eighth of the daylight that is Jupiter’s */
  yamaganda: BrahmaPart;
  /** bad muhurtas of the weekday */
  durmuhurta: WindowPart[];
  /** a muhurta of the weekday that is left */
  kulika: WindowPart[];
  /** half a prahara of the weekday that is left */
  ardhayama: WindowPart[];
  /** muhurta of the afternoon for setting out */
  vijaya: WindowPart;
  /** twilight of the morning */
  pratah_sandhya: WindowPart;
  /** twilight of the evening */
  sayam_sandhya: WindowPart;
  /** uncut: those that touch the day */
  varjyam: WindowPart[];
  /** uncut: those that touch the day */
  amrita_kala: WindowPart[];
  /** by daylight, or the civil day */
  day: DayPart[];
  /** by night */
  night: DayPart[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes?: string[];
};

export type HoraDayPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
};

export type HoraPart = {
  /** by daylight, or the civil day */
  day: HoraDayPart[];
  /** by night */
  night: HoraDayPart[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type ChaughadiyaDayPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** good, bad or neither */
  quality: 'good' | 'neutral' | 'bad';
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
} & InLanguages<'name'>;

export type ChaughadiyaPart = {
  /** by daylight, or the civil day */
  day: ChaughadiyaDayPart[];
  /** by night */
  night: ChaughadiyaDayPart[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type BhadraPart = {
  /** from when to when, one for each */
  windows: ({
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
    tithi: NamedPart;
    /** half of the tithi */
    half: number;
    /** which of them */
    kind: 'sarpini' | 'vrishchiki';
    /** where it dwells at its beginning */
    sthana: 'svarga' | 'bhuloka' | 'patala';
    /** the dwelling in Roman letters */
    sthana_name: string;
    /** the same in another language; with lang=hi or both; sthana_name_ta with lang=ta, and so in each language of /v1/languages */
    sthana_name_hi?: string;
    /** when the Moon passes into another dwelling */
    dwellings?: {
      /** ISO 8601 with the offset of the place */
      start: string;
      /** ISO 8601 with the offset of the place */
      end: string;
      /** where it dwells: heaven, earth or below */
      sthana: 'svarga' | 'bhuloka' | 'patala';
    }[];
    /** whether it dwells on earth, where alone it binds */
    on_earth: boolean;
    /** some of it today is on earth and not in its harmless part */
    tyajya: boolean;
    /** the part that is left at least: the head of a serpent, the tail of a scorpion */
    leave: 'mukha' | 'puccha';
    /** second-half bhadra by day, first-half bhadra by night */
    harmless: WindowPart | null;
    /** its mouth, the bad part */
    mukha: WindowPart;
    /** its tail, the good part */
    puccha: WindowPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } & InLanguages<'sthana_name'>)[];
  /** the sources of its parts, each with the id of its part */
  citations?: EraCitationPart[];
};

export type DishaShulaPart = {
  /** the quarter of the sky, or which way */
  direction: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** ISO 8601 with the offset of the place */
  until?: string;
  /** direction that the nakshatra forbids besides */
  by_nakshatra?: string;
  /** that direction in words */
  by_nakshatra_name?: string;
  /** the same in another language; with lang=hi or both; by_nakshatra_name_ta with lang=ta, and so in each language of /v1/languages */
  by_nakshatra_name_hi?: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
} & InLanguages<'name'> &
  InLanguages<'by_nakshatra_name'>;

export type VasaPart = {
  /** where the fire dwells */
  agni: {
    /** where: heaven, earth or below */
    place: 'bhuloka' | 'svarga' | 'patala';
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** whether it is favourable; in lists, those that have it */
    good: boolean;
    /** what follows, in words */
    effect: string;
    /** the same in another language; with lang=hi or both */
    effect_hi?: string;
    /** ISO 8601 with the offset of the place */
    until: string;
    /** to which graha the oblation falls */
    chakra: {
      /** to whom the oblation falls */
      graha: string;
      /** in Roman letters */
      name: string;
      /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
      name_hi?: string;
      /** whether it is favourable; in lists, those that have it */
      good: boolean;
      /** what follows, in words */
      effect: string;
      /** the same in another language; with lang=hi or both */
      effect_hi?: string;
    } & InLanguages<'name'>;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } & InLanguages<'name'>;
  /** where Shiva dwells */
  shiva: {
    /** where Shiva dwells today */
    place: 'shmashana' | 'kailasa' | 'gauri' | 'vrishabha' | 'sabha' | 'bhojana' | 'krida';
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** whether it is favourable; in lists, those that have it */
    good: boolean;
    /** what follows, in words */
    effect: string;
    /** the same in another language; with lang=hi or both */
    effect_hi?: string;
    /** ISO 8601 with the offset of the place */
    until: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } & InLanguages<'name'>;
  /** the direction not travelled */
  disha_shula: DishaShulaPart;
  /** not praised in front or on the left */
  yogini: DishaShulaPart;
};

export type SarvarthaSiddhiPart = {
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** the tithi that spoils it, and while it does */
  badhaka?: NamedWindowPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type SpecialYogasPart = {
  /** shubha; windows between sunrise and next sunrise */
  sarvartha_siddhi: SarvarthaSiddhiPart[];
  /** shubha; windows between sunrise and next sunrise */
  amrita_siddhi: SarvarthaSiddhiPart[];
  /** shubha; windows between sunrise and next sunrise */
  ravi_yoga: SarvarthaSiddhiPart[];
  /** shubha; windows between sunrise and next sunrise */
  siddha?: SarvarthaSiddhiPart[];
  /** mixed; windows between sunrise and next sunrise */
  tripushkara?: SarvarthaSiddhiPart[];
  /** mixed; windows between sunrise and next sunrise */
  dvipushkara?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  krakaca: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  samvarta?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  mrita?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  dagdha_nakshatra?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  dagdha_tithi?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  visha?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  hutashana?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  yamaghanta?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  tithi_nakshatra?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  masa_shunya?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  paksha_randhra?: SarvarthaSiddhiPart[];
  /** ashubha; windows between sunrise and next sunrise */
  yoga_varjya?: SarvarthaSiddhiPart[];
  /** the 28 yogas of weekday and nakshatra */
  anandadi: {
    /** from when to when, one for each */
    windows: ({
      /** its place in the cycle, counted from 1 */
      number: number;
      /** in Roman letters */
      name: string;
      /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
      name_hi?: string;
      /** ISO 8601 with the offset of the place */
      start: string;
      /** ISO 8601 with the offset of the place */
      end: string;
      /** ghatikas to be left at its beginning; 60, a whole nakshatra, where all of it is left */
      leave?: number;
      /** true where all of it is left */
      leave_all?: true;
    } & InLanguages<'name'>)[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
};

export type MukhyaPart = {
  /** Sanskrit: in Roman letters (IAST), and in those of the other languages, for keys of a paid plan */
  text: string;
  /** Sanskrit: in Roman letters (IAST), and in those of the other languages, for keys of a paid plan */
  text_hi?: string;
  /** the same Sanskrit, transliterated: sa-Deva, where the block is named and a language in these letters is asked for */
  text_sa_deva?: string;
  /** the same Sanskrit, transliterated: sa-Beng, where the block is named and a language in these letters is asked for */
  text_sa_beng?: string;
  /** the same Sanskrit, transliterated: sa-Gujr, where the block is named and a language in these letters is asked for */
  text_sa_gujr?: string;
  /** the same Sanskrit, transliterated: sa-Knda, where the block is named and a language in these letters is asked for */
  text_sa_knda?: string;
  /** the same Sanskrit, transliterated: sa-Mlym, where the block is named and a language in these letters is asked for */
  text_sa_mlym?: string;
  /** the same Sanskrit, transliterated: sa-Orya, where the block is named and a language in these letters is asked for */
  text_sa_orya?: string;
  /** the same Sanskrit, transliterated: sa-Taml, where the block is named and a language in these letters is asked for */
  text_sa_taml?: string;
  /** the same Sanskrit, transliterated: sa-Telu, where the block is named and a language in these letters is asked for */
  text_sa_telu?: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type SankalpaPart = {
  /** the main resolve */
  mukhya: MukhyaPart;
  /** said straight after the mukhya, which has named place and time */
  ganapati: MukhyaPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** the region named in the mukhya */
  kshetra: {
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** how far we vouch for it: read in the text, told by another, or general knowledge */
    confidence: 'read-in-text' | 'general-knowledge';
  } | null;
  /** which month the words name */
  month_system: 'amanta' | 'purnimanta';
  /** whose year the words name */
  era: 'vikram' | 'shaka' | 'kali';
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes?: string[];
};

export type NakshatraPadaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** quarter of the nakshatra, 1–4 */
  pada: number;
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
} & InLanguages<'name'>;

export type AvasthaPart = {
  /** age by degree: 1 bala, 2 kumara, 3 yuva, 4 vriddha, 5 mrita */
  baladi: NamedPart;
  /** 1 jagrat, 2 swapna, 3 sushupti; the nodes have none */
  jagradadi: NamedPart | null;
};

export type GrahaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** degrees from the ecliptic, north positive */
  latitude: number;
  /** stationary below a tenth of the graha’s mean motion */
  gati: 'direct' | 'stationary' | 'retrograde';
  /** one of the eight motions of Surya-siddhanta II.12-13 */
  gati_ashtadha: {
    /** stable word for programs */
    id: 'vakra' | 'ativakra' | 'vikala' | 'manda' | 'mandatara' | 'sama' | 'shighratara' | 'shighra';
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the word of another reading of the verse */
    variant?: 'anuvakra' | 'kutila';
    /** where the rule is: its work and locus */
    citation: BriefCitationPart;
  } & InLanguages<'name'>;
  /** whether it goes backwards */
  retrograde: boolean;
  /** degrees a day */
  daily_motion: number;
  /** by rashi, from exalted to debilitated; null for a node away from its own signs */
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  /** by kalamsha from the Sun; null for Sun and nodes */
  visibility: ('visible' | 'asta') | null;
  /** nearer to the Sun in longitude than the limit of Surya-siddhanta IX.6-8 and X.1 */
  combust: boolean;
  /** whether it is in a burnt rashi of the tithi (`tithi.dagdha`); combustion is `visibility` and `combust` */
  dagdha: boolean;
  /** its states by degree and by dignity */
  avastha: AvasthaPart;
  /** whole-sign, from the lagna of the moment */
  house: number;
};

export type GrahasPart = {
  surya: GrahaPart;
  chandra: GrahaPart;
  mangala: GrahaPart;
  budha: GrahaPart;
  guru: GrahaPart;
  shukra: GrahaPart;
  shani: GrahaPart;
  rahu: GrahaPart;
  ketu: GrahaPart;
};

export type LagnaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** whether it is in a burnt rashi of the tithi (`tithi.dagdha`); combustion is `visibility` and `combust` */
  dagdha: boolean;
};

export type PositionPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
};

export type YuddhaPart = {
  /** by graha id, or the graha ids */
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** degrees */
  separation: number;
  /** graha id of the victor; null where there is none */
  winner: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type AstaPart = {
  /** those that come next */
  upcoming: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** what happens */
    event: 'asta' | 'udaya';
    /** ISO 8601 with the offset of the place */
    at: string;
  }[];
  /** what is forbidden meanwhile */
  nishedha: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** in which of the three it is */
    state: 'vardhakya' | 'asta' | 'balya';
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes?: string[];
};

export type SutakPart = {
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** in praharas of three hours */
  yamas: number;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type GrahanaPart = {
  /** those near the instant */
  near: ({
    /** which of the kinds named in the enum or by its list */
    kind: 'solar' | 'lunar';
    /** which type of it */
    type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
    /** civil date of the maximum at the place */
    date: string;
    /** ISO 8601 with the offset of the place */
    greatest: string;
    /** greatest part of the diameter that is covered; where central, ratio of the diameters */
    magnitude: number;
    /** the Sun or Moon is up here during a partial or total phase */
    visible: boolean;
    /** the hours before in which rites rest; null where it is not seen */
    sutak: SutakPart | null;
    /** what is null and why, and what was assumed; empty where there is nothing to say */
    notes: string[];
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** as seen from the place */
    local: {
      /** ISO 8601 with the offset of the place */
      start: string;
      /** ISO 8601 with the offset of the place */
      maximum: string;
      /** ISO 8601 with the offset of the place */
      end: string;
      /** greatest part of the diameter that is covered; where central, ratio of the diameters */
      magnitude: number;
      /** part of the disc that is covered; null for a lunar eclipse */
      obscuration: number | null;
      /** degrees above the horizon */
      altitude: number | null;
      /** what of it is above the horizon; null where none is */
      seen: WindowPart | null;
    } | null;
  } & InLanguages<'name'>)[];
};

export type PuranaPart = {
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: {
    /** stable word for programs */
    id: string;
    /** Sanskrit: in Roman letters, and in Devanagari for Hindi */
    name: string;
    /** Sanskrit: in Roman letters, and in Devanagari for Hindi */
    name_hi?: string;
    /** in Sanskrit, Devanagari letters */
    name_sa: string;
    /** which of the kinds named in the enum or by its list */
    kind:
      | 'vrata'
      | 'puja'
      | 'snana'
      | 'dana'
      | 'shraddha'
      | 'upavasa'
      | 'jayanti'
      | 'manvadi'
      | 'yugadi'
      | 'kalpadi'
      | 'tithi_deity';
    /** the Purana or smriti that the source names; null where it names none */
    purana: string | null;
    /** null for a note on a yoga, on an entry of the Sun, or on Guru in a sign */
    tithi: NamedPart | null;
    /** the rule in one sentence */
    gist: string;
    /** the same in another language; with lang=hi or both */
    gist_hi?: string;
    /** where the rule is: its work and locus */
    citation: BriefCitationPart;
    /** of a manvadi or yugadi that two days could have: what gives it to this one */
    decided_by?: BriefCitationPart;
  }[];
  /** why no note of the day names a Purana or a smriti; null where one does */
  none: string | null;
  /** why no note of the day names a Purana or a smriti; null where one does */
  none_hi?: string | null;
};

export type BadhakaPart = {
  /** one for each passage that forbids something on the day; `avoid` is on the items or, if it is the same for all, on the note */
  notes: {
    /** what is left undone */
    avoid?: string[];
    /** the same in another language; with lang=hi or both */
    avoid_hi?: string[];
    /** one for each */
    items: ({
      /** tithi, vara, nakshatra, yoga, karana, sankranti, malamasa (an adhika or kshaya month) or asta */
      by: string;
      /** its place in the cycle, counted from 1 */
      number: number;
      /** in Roman letters */
      name: string;
      /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
      name_hi?: string;
      /** absent where the cause runs from sunrise */
      start?: string;
      /** absent if it runs until the next sunrise */
      end?: string;
      /** what is left undone */
      avoid?: string[];
      /** the same in another language; with lang=hi or both */
      avoid_hi?: string[];
    } & InLanguages<'name'>)[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** what bars auspicious work for days or months; absent when none runs */
  periods?: ({
    /** adhika, kshaya, samsarpa; guru_ or shukra_ with vardhakya, asta, balya; simhastha; solar_eclipse, lunar_eclipse; ayana, bhavuka, holika, kari */
    period: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** ISO 8601 with the offset of the place */
    until?: string;
    /** what is left undone */
    avoid: string[];
    /** the same in another language; with lang=hi or both */
    avoid_hi?: string[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } & InLanguages<'name'>)[];
};

export type ObservanceWindowPart = {
  /** when it begins */
  start: string;
  /** when it ends */
  end: string;
};

export type MahadvadashiPart = {
  /** stable word for programs */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
} & InLanguages<'name'>;

export type ObservancePart = {
  /** stable word for programs */
  id: string;
  /** which of the kinds named in the enum or by its list */
  kind: 'festival' | 'parva' | 'vrata' | 'ekadashi' | 'sankranti' | 'eclipse';
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** kept in these states and lands alone */
  regions?: string[];
  /** kept elsewhere than in these states */
  not_in?: string[];
  /** whether it is kept at the place, of what has `regions` or `not_in` */
  kept_here?: boolean;
  /** the test of the rung that chose the day; of an eclipse its type */
  because?: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation?: CitationPart;
  /** when on the day the rite is done; of an eclipse what is seen */
  window?: ObservanceWindowPart | null;
  /** the hours before in which rites rest; null where it is not seen */
  sutak?: ObservanceWindowPart | null;
  /** the great twelfth that the day of the fast is; null where it is none */
  mahadvadashi?: MahadvadashiPart | null;
  /** when the fast is broken */
  parana?: WindowPart;
} & InLanguages<'name'>;

export type GandamulaPart = {
  /** whether some of it touches the day */
  present: boolean;
  /** whole, not cut to the day */
  windows: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** which of them */
    kind: 'ashvini' | 'ashlesha' | 'magha' | 'jyeshtha' | 'mula' | 'revati';
  }[];
  /** of the first window */
  kind: ('ashvini' | 'ashlesha' | 'magha' | 'jyeshtha' | 'mula' | 'revati') | null;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type PanchakaPart = {
  /** whether some of it touches the day */
  present: boolean;
  /** whole, not cut to the day */
  windows: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** which of them */
    kind: 'roga' | 'raja' | 'agni' | 'nirdosha' | 'chora' | 'mrityu';
  }[];
  /** of the first window */
  kind: ('roga' | 'raja' | 'agni' | 'nirdosha' | 'chora' | 'mrityu') | null;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type TarabalaPart = {
  /** from sunrise to the next */
  spans: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** births that have it, by number */
    good: number[];
  }[];
  /** of the birth that was given */
  yours?: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** at the instant asked for */
    good: boolean;
  } & InLanguages<'name'>;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type PanchangaLagnaPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
};

export type PanchakaRahitaPart = {
  /** from when to when, one for each */
  spans: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** which of the kinds named in the enum or by its list */
    kind: 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga' | 'rahita';
  }[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type PadaPart = {
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NamedPart;
  /** quarter of the nakshatra, 1–4 */
  pada: number;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
};

export type GowriDayPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** whether works are begun in it */
  good: boolean;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
} & InLanguages<'name'>;

export type SouthernDayPart = {
  /** the gowri kalas, eighths of the day and of the night */
  gowri: {
    /** eight parts of the daylight */
    day: GowriDayPart[];
    /** eight parts of the night; null where the reading has no table for the weekday */
    night: GowriDayPart[] | null;
    /** which of the published tables of the night */
    reading: 'vinaadi' | 'kala_chakra' | 'hindu_blog';
  };
  /** good times of the daylight */
  nalla_neram: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** by which of the three customs */
    reading: 'gowri' | 'hora' | 'clock';
  }[];
  /** whether the day is one of those of its Tamil month on which nothing is begun */
  kari_naal: {
    /** whether the day is one on which nothing is begun */
    value: boolean;
    /** the Tamil month, by the Sun of the reply’s engine */
    month: MonthPart;
    /** the day of the Tamil month */
    day: number;
    /** whether published lists differ on this day */
    disputed: boolean;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
  /** where the Moon’s nakshatra looks: up, down or level */
  nokku: {
    /** stable word for programs */
    id: 'mel' | 'keezh' | 'sama';
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
  } & InLanguages<'name'>;
  /** from sunrise to the next, one for each nakshatra */
  tamil_yoga: ({
    /** stable word for programs */
    id: 'amirta' | 'siddha' | 'marana' | 'prabalarishta';
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
    nakshatra: NamedPart;
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** whether another published table has another yoga */
    disputed: boolean;
  } & InLanguages<'name'>)[];
  /** whose Moon is in the eighth rashi from that of birth */
  chandrashtama: {
    /** the rashi of birth from which the Moon is in the eighth */
    rashi: NamedPart;
    /** the nakshatras of that rashi */
    nakshatras: NamedPart[];
    /** all nakshatras of the rashi */
    reading: 'rashi';
  };
  /** the thorn of the weekday, and what lifts it */
  soolam: {
    /** not to be travelled */
    direction: 'east' | 'south' | 'west' | 'north';
    /** the direction in words */
    direction_name: string;
    /** the direction in words */
    direction_name_hi?: string;
    /** what is eaten first by one who must go there */
    parigaram: 'curd' | 'oil' | 'jaggery' | 'milk';
    /** the food in words */
    parigaram_name: string;
    /** the food in words */
    parigaram_name_hi?: string;
    /** its end */
    until: string;
  };
  /** the Tamil season */
  ritu: {
    /** stable word for programs */
    id: 'ilavenil' | 'mudhuvenil' | 'kaar' | 'koothir' | 'munpani' | 'pinpani';
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
  } & InLanguages<'name'>;
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes?: string[];
};

export type SuryaPart = {
  /** mean places */
  madhyama: {} & { [name: string]: unknown };
  /** true places with equations and hypotenuse */
  sphuta: {} & { [name: string]: unknown };
  /** gnomon, shadow, ascensional difference */
  triprashna: {} & { [name: string]: unknown };
  /** meetings of grahas near the day */
  yuti: ({} & { [name: string]: unknown })[];
  /** degrees of time from the Sun and the limits */
  udayasta: {} & { [name: string]: unknown };
  /** the Moon’s cusps */
  shringonnati: {} & { [name: string]: unknown };
  /** vyatipata and vaidhriti by declination */
  pata: {} & { [name: string]: unknown };
  /** circumference and distance from the meridian of Ujjain */
  bhugola: {} & { [name: string]: unknown };
  /** the whole equation of time at sunrise, as the almanacs of Nepal print it */
  velantara_seconds: number;
};

export type DisplayPart = {
  /** lines in Hindi, ready to be shown */
  hi: string[];
};

export type FactPart = {
  /** id of the rule */
  clause: string;
  /** null where the facts do not tell */
  held: boolean | null;
  /** what it looked at */
  saw?: {} & { [name: string]: unknown };
};

export type DoubtPart = {
  /** standard error of delta T; null for years not yet measured */
  delta_t_seconds: number | null;
  /** greatest difference of tithi ends from an independent almanac */
  ephemeris_seconds: number | null;
  /** sunrise and sunset: what warm or cold air changes */
  refraction_seconds: number | null;
};

export type ExplanationDayPart = {
  /** civil date at the place */
  date: string;
  /** ISO 8601 with the offset of the place */
  sunrise: string;
  /** ISO 8601 with the offset of the place */
  sunset: string;
  /** ISO 8601 with the offset of the place */
  next_sunrise: string;
  /** the part of the day that counts */
  kala: WindowPart;
  /** how much of it the tithi covers, 0 to 1 */
  share: number;
};

export type ExplanationPart = {
  /** the rung that decided */
  decided_by: string;
  /** the rungs or clauses in order */
  tree: {
    /** the test of the rung */
    id: string;
    /** which of the two days it takes */
    takes: 'first' | 'second';
    /** whether it holds */
    held: boolean;
    /** the first that held */
    decided: boolean;
    /** what the texts ask of it, for the reader to weigh */
    facts: FactPart[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** the smallest change of each instant that would have changed the answer, the nearest first */
  flips: {
    /** the instant: tithi_end, sunrise, sunset, moonrise, nakshatra_start, nakshatra_end, sankranti */
    what: string;
    /** of which tithi, nakshatra, rashi, or day */
    of: NamedPart | string;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** by how much it would have to come later, or earlier where negative */
    seconds: number;
    /** ISO 8601 with the offset of the place */
    moved_to: string;
    /** the day it would be kept on */
    then: {
      /** null: it would not be kept */
      date: string | null;
    };
  }[];
  /** knife_edge: less than two minutes would have changed the answer; narrow: less than half an hour */
  margin: 'wide' | 'narrow' | 'knife_edge';
  /** how far the instants are in doubt, apart from the place */
  doubt: DoubtPart;
  /** the days between which was decided, one or two */
  days: ExplanationDayPart[];
  /** the day as the end of the tithi comes up to six hours earlier or later, or as far as its flip: from which to which end; null where no tithi decides */
  course:
    | {
        /** ISO 8601 with the offset of the place */
        from: string;
        /** ISO 8601 with the offset of the place */
        to: string;
        /** null: it would not be kept */
        date: string | null;
      }[]
    | null;
};

export type VerdictsPart = {
  /** by the Muhurta Chintamani */
  mc?: 'shubha' | 'madhyama' | 'varjya';
  /** by the Dharmasindhu */
  ds?: 'shubha' | 'madhyama' | 'varjya';
};

export type ClausePart = {
  /** stable word for programs */
  id: string;
  /** must, avoid or prefer */
  weight: 'must' | 'avoid' | 'prefer';
  /** a must: some instant of the day satisfies it; avoid and prefer: it fires */
  met: boolean;
  /** a must that takes hours away */
  cuts?: true;
  /** what is left of the ban makes hours middling */
  softened?: true;
  /** where it holds, if for a part of the day only; of a year not for clauses of the rising sign */
  spans?: WindowPart[];
  /** what was found, in words */
  detail: string;
  /** the same in another language; with lang=hi or both */
  detail_hi?: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type DayDayPart = {
  /** shubha, madhyama or varjya; null where the Sun does not rise and set */
  verdict: 'shubha' | 'madhyama' | 'varjya';
  /** by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out */
  verdicts: VerdictsPart;
  /** the clauses that bar the day, or that make all of it middling; none where it is shubha */
  because: string[];
  /** the clauses of the day; of several days see `clauses` */
  clauses?: ClausePart[];
};

export type WindowTithiPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** where it ends within the window */
  end?: string;
} & InLanguages<'name'>;

export type VimshopakaPart = {
  /** points of 20 */
  points: number;
  /** 20 */
  max: number;
};

export type HourWindowPart = {
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** shubha, madhyama, or the word of the rule */
  grade: 'shubha' | 'madhyama';
  /** the faults that make it madhyama */
  clauses: string[];
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi: WindowTithiPart[];
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: WindowTithiPart[];
  /** short times inside the window that are left */
  except: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** id of the rule */
    clause: string;
  }[];
  /** the rising signs in their order */
  lagnas: {
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** movable, fixed or of both kinds */
    kind: 'chara' | 'sthira' | 'dvisvabhava';
    /** shubha, madhyama, or the word of the rule */
    grade: 'shubha' | 'madhyama' | 'varjya';
    /** what bars it, or makes it middling */
    clauses: string[];
    /** ids of the rules that lift a fault */
    relief: string[];
  }[];
  /** the hours of the window in which a sign rises that nothing bars, without the gaps of `except` that a must requires; of a year left out */
  open?: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** the lower of the window and of the rising sign */
    grade: 'shubha' | 'madhyama';
    /** the signs that rise in these hours */
    lagnas: NamedPart[];
  }[];
  /** of hours allowed in need alone: what the rising sign has against it, such as `mangala_8` or `lord_6` */
  faults: string[];
  /** of hours allowed in need alone: their place, the best first */
  rank?: number;
  /** of hours allowed in need alone: the verses that allow them */
  relief?: string[];
  /** strength in vargas, of 20, by scheme */
  vimshopaka?: VimshopakaPart;
};

export type HoursPart = {
  /** shubha, madhyama or varjya; null where the Sun does not rise and set */
  verdict: 'shubha' | 'madhyama' | 'varjya';
  /** of a fit day without a window: the clauses that bar every rising sign of its fit part, and the gaps; otherwise none */
  because: string[];
  /** the windows of the day; hours that a verse allows in need come last, the best first; of several days see `windows` */
  windows?: HourWindowPart[];
};

export type NavaPart = {
  /** the lower of day.verdict and hours.verdict */
  verdict: 'shubha' | 'madhyama' | 'varjya';
  /** by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out */
  verdicts: VerdictsPart;
  /** the day by itself, whatever rises: month, season, asta, tithi, star, weekday, the great faults */
  day?: DayDayPart;
  /** the hours within what is fit of the day: holes, rising signs */
  hours?: HoursPart;
  /** how many merits fall into a window */
  score: number;
  /** absent on barred days of a year */
  windows?: HourWindowPart[];
  /** the rules that speak, each with its source */
  clauses: ClausePart[];
};

export type DirectionPart = {
  /** shubha, madhyama or varjya; null where the Sun does not rise and set */
  verdict: 'shubha' | 'madhyama' | 'varjya';
  /** what speaks against it; of a year empty on a day barred anyway */
  clauses: string[];
};

export type DayExplanationPart = {
  /** the clauses that speak against the day or some of its hours; none where nothing does */
  decided_by: string[];
  /** the rungs or clauses in order */
  tree: {
    /** stable word for programs */
    id: string;
    /** must, avoid or prefer */
    weight: 'must' | 'avoid' | 'prefer';
    /** a must: some instant of the day satisfies it; avoid and prefer: it fires */
    held: boolean;
    /** whether it speaks against the day or some of its hours */
    decided: boolean;
    /** what the texts ask of it, for the reader to weigh */
    facts: FactPart[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
};

export type NotCheckedPart = {
  /** stable word for programs */
  id: string;
  /** what must be given for it to be checked */
  needs: string;
};

export type DoshaPart = {
  /** at the instant asked for */
  present: boolean;
  /** the grahas that make it */
  by: string[];
  /** what was found, in words */
  detail: string;
  /** the same in another language; with lang=hi or both */
  detail_hi?: string;
  /** must, avoid or prefer */
  weight: 'must' | 'avoid' | 'prefer';
  /** where alone it binds; elsewhere it takes no grade away */
  region?: string;
  /** where it holds, if for a part of the day only */
  spans?: WindowPart[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type DoshasPart = {
  /** the kick of a graha at a star */
  latta: DoshaPart;
  /** the Sun’s fall on a star */
  pata: DoshaPart;
  /** a graha with the Moon */
  yuti: DoshaPart;
  /** a graha on the line of the star */
  vedha: DoshaPart;
  /** a graha in the seventh from Moon or lagna */
  jamitra: DoshaPart;
  /** the arrow, by the degrees of the Sun */
  bana: DoshaPart;
  /** the bolt: a bad yoga and an odd count of stars */
  ekargala: DoshaPart;
  /** a star at a barred count from the Sun’s */
  upagraha: DoshaPart;
  /** equal declinations of Sun and Moon, by signs */
  kranti_samya: DoshaPart;
  /** a tithi burnt by the rashi of the Sun or by the weekday */
  dagdha_tithi: DoshaPart;
};

export type StruckPart = {
  /** nakshatra of the graha */
  from: NamedPart;
  /** how many stars on the kick falls */
  count: number;
  /** forward or backward */
  direction: 'forward' | 'backward';
  /** the star that is kicked */
  star: NamedPart;
};

export type GuruPart = {
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** best, with worship, or not praised */
  grade: 'shreshtha' | 'puja' | 'nindita';
};

export type ByRashiSuryaPart = {
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** favourable */
  shubha: boolean;
  /** who spoils it */
  vedha: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
};

export type BoyPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  guru: GuruPart;
  surya: ByRashiSuryaPart;
  chandra: ByRashiSuryaPart;
  /** the star counted from the other’s */
  tara?: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** whether it is favourable; in lists, those that have it */
    good: boolean;
  };
};

export type McPart = {
  /** whether nothing speaks against it */
  ok: boolean;
  /** what speaks against it */
  faults: string[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type GatiAshtadhaPart = {
  /** stable word for programs */
  id: 'vakra' | 'ativakra' | 'vikala' | 'manda' | 'mandatara' | 'sama' | 'shighratara' | 'shighra';
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** the word of another reading of the verse */
  variant?: 'anuvakra' | 'kutila';
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
} & InLanguages<'name'>;

export type KundaliGrahaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** degrees from the ecliptic, north positive */
  latitude: number;
  /** stationary below a tenth of the graha’s mean motion */
  gati: 'direct' | 'stationary' | 'retrograde';
  /** one of the eight motions of Surya-siddhanta II.12-13 */
  gati_ashtadha: GatiAshtadhaPart;
  /** whether it goes backwards */
  retrograde: boolean;
  /** within the limits of Surya-siddhanta IX.6-8 and X.1 from the Sun */
  combust: boolean;
  /** whether it is in a burnt rashi of the tithi (`tithi.dagdha`); combustion is `visibility` and `combust` */
  dagdha: boolean;
  /** degrees per day */
  daily_motion: number;
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** null for a node away from its own signs */
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  /** its states by degree and by dignity */
  avastha: AvasthaPart;
};

export type HousePart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** ids of the grahas in it */
  occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
};

export type DashaPart = {
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** years of the first dasha still to run at birth */
  balance_years: number;
};

export type BhavaChalitGrahaPart = {
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** 0 at the sandhi, 1 at the madhya */
  strength: number;
  /** house by whole rashi, in addition to the one by Sripati */
  rashi_house: number;
};

export type ChandraKundaliLagnaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
};

export type ChandraKundaliGrahasPart = {
  surya: ChandraKundaliLagnaPart;
  chandra: ChandraKundaliLagnaPart;
  mangala: ChandraKundaliLagnaPart;
  budha: ChandraKundaliLagnaPart;
  guru: ChandraKundaliLagnaPart;
  shukra: ChandraKundaliLagnaPart;
  shani: ChandraKundaliLagnaPart;
  rahu: ChandraKundaliLagnaPart;
  ketu: ChandraKundaliLagnaPart;
};

export type PratyantaraPart = {
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** when it begins */
  start: string;
  /** when it ends */
  end: string;
};

export type SlicePart = {
  /** the great period */
  maha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** the period within it */
  antar: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** the third level */
  pratyantara: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** when it begins */
  start: string;
  /** when it ends */
  end: string;
};

export type TransitGrahaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** degrees per day */
  daily_motion: number;
  /** stationary below a tenth of the graha’s mean motion */
  gati: 'direct' | 'stationary' | 'retrograde';
  /** one of the eight motions of Surya-siddhanta II.12-13 */
  gati_ashtadha: GatiAshtadhaPart;
  /** whether it goes backwards */
  retrograde: boolean;
  /** counted from the lagna of birth */
  house_from_lagna: number;
  /** counted from the Moon of birth */
  house_from_moon: number;
};

export type HousesFromPart = {
  /** from the lagna */
  lagna: number;
  /** from the Moon */
  moon: number;
  /** from Venus */
  venus: number;
};

export type BhangaPart = {
  /** stable word for programs */
  id: string;
  /** what causes it */
  by: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** whether the rule is in a text, or is practice */
  printed: boolean;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type LordPart = {
  /** graha id */
  graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** null for a node away from its own signs */
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  /** whether it is lost in the Sun’s rays */
  combust: boolean;
  /** its states by degree and by dignity */
  avastha: AvasthaPart;
  /** shadbala over what is required; null for a node */
  bala_ratio: number | null;
};

export type GoodPart = {
  /** stable word for programs */
  id: string;
  /** whether it is fulfilled */
  met: boolean;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation?: CitationPart;
};

export type CharaKarakaPart = {
  /** significator */
  karaka: 'AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK';
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** graha id */
  graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** gone in the rashi; Rahu’s from its end */
  degrees: number;
  /** equally far to within a second of arc */
  tied_with: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
} & InLanguages<'name'>;

export type KarakamshaPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
};

export type RashiDrishtiGrahaPart = {
  /** rashis or houses looked at, by number */
  sees: number[];
  /** by graha id, or the graha ids */
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
};

export type GrahaDrishtiGrahaPart = {
  /** rashis looked at in full; the nodes, not named in the verse, have none */
  aspects: {
    /** house 1–12, whole-sign, from the lagna unless said otherwise */
    house: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** by graha id, or the graha ids */
    grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  }[];
  /** virupas of the look at each other graha and the lagna, 0 to 60 */
  strength: {} & { [name: string]: number };
  /** the same by the common curve, with additions of 15, 30 and 45 for the special looks */
  strength_raman: {} & { [name: string]: number };
};

export type NaturalPart = {
  surya?: 'mitra' | 'sama' | 'shatru';
  chandra?: 'mitra' | 'sama' | 'shatru';
  mangala?: 'mitra' | 'sama' | 'shatru';
  budha?: 'mitra' | 'sama' | 'shatru';
  guru?: 'mitra' | 'sama' | 'shatru';
  shukra?: 'mitra' | 'sama' | 'shatru';
  shani?: 'mitra' | 'sama' | 'shatru';
};

export type TemporaryPart = {
  surya?: 'mitra' | 'shatru';
  chandra?: 'mitra' | 'shatru';
  mangala?: 'mitra' | 'shatru';
  budha?: 'mitra' | 'shatru';
  guru?: 'mitra' | 'shatru';
  shukra?: 'mitra' | 'shatru';
  shani?: 'mitra' | 'shatru';
};

export type PanchadhaPart = {
  surya?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  chandra?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  mangala?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  budha?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  guru?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  shukra?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
  shani?: 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru';
};

export type JanmaVivaranYogaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** part gone, 0 to 1 */
  fraction: number;
  /** when it begins */
  start: string;
  /** when it ends */
  end: string;
} & InLanguages<'name'>;

export type MonthAmantaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** true in an intercalary month */
  adhika: boolean;
  /** true in a month with two sankrantis */
  kshaya: boolean;
} & InLanguages<'name'>;

export type JanmaVivaranErasPart = {
  /** running year from Chaitra */
  vikram: number;
  /** running year, as almanacs print it */
  shaka: number;
  /** running year */
  kali: number;
};

export type FactsPart = {
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** graha id of the lord */
  lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** ids of the grahas in it */
  occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** who looks fully at it */
  aspects: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
};

export type MeasurePart = {
  /** stable word for programs */
  id: string;
  /** null where the verse gives a word and no figure */
  value: number | string | null;
  /** unit of the value */
  unit: 'ratio' | 'of 20' | 'word' | 'bindu' | 'fraction' | 'virupa';
  /** null where no text prints a band */
  band: ('strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed') | null;
  /** 1 is the strongest */
  rank?: number;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type PlacementsPart = {
  surya: KarakamshaPart;
  chandra: KarakamshaPart;
  mangala: KarakamshaPart;
  budha: KarakamshaPart;
  guru: KarakamshaPart;
  shukra: KarakamshaPart;
  shani: KarakamshaPart;
  rahu: KarakamshaPart;
  ketu: KarakamshaPart;
};

export type VargaPart = {
  /** which varga: D1 … D60 */
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
  /** the rising point */
  lagna: NamedPart;
  /** of its lagna, and the house he occupies */
  lord: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** house 1–12, whole-sign, from the lagna unless said otherwise */
    house: number;
  };
  /** place of each graha in it */
  placements: PlacementsPart;
};

export type GemPart = {
  /** stable word for programs */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
} & InLanguages<'name'>;

export type RatnaNirnayaGrahaPart = {
  /** the stone that pleases it */
  gem: GemPart;
  /** what may be given instead */
  instead: GemPart;
  /** whether it is badly placed */
  ill_placed: {
    /** at birth */
    natal: boolean;
    /** null for Ketu, whom the verses leave out */
    gochara: boolean | null;
  };
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** on the day */
  house_from_moon: number;
  /** shubha or papa for this lagna; null where its verses do not name it */
  functional: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type CautionPart = {
  /** to be shown as it is */
  text: string;
  /** the same in another language; with lang=hi or both */
  text_hi?: string;
};

export type ArishtaBhangaPart = {
  /** stable word for programs */
  id: string;
  /** as one word or line to be shown */
  label: string;
  /** the same in another language; with lang=hi or both */
  label_hi?: string;
  /** whether it is there */
  present: boolean;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type GrahaShantiGrahaPart = {
  /** whether it is badly placed */
  ill_placed: boolean;
  /** why it is named */
  reasons: {
    /** stable word for programs */
    id: 'dusthana';
    /** house 1–12, whole-sign, from the lagna unless said otherwise */
    house: number;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** of what the image is made */
  image: GemPart;
  /** how the mantra begins */
  mantra_sa: string;
  /** how often the mantra is said */
  japa_count: number;
  /** the wood for the fire */
  samidh: GemPart;
  /** the oblation */
  homa: {
    /** how many oblations */
    counts: number[];
    /** with what the oblation is made */
    with: GemPart[];
  };
  /** null where it is not shown */
  food: GemPart | null;
  /** the gift to the priest */
  gift: GemPart;
  /** what is given */
  dana: GemPart[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  dana_citation: CitationPart;
};

export type GrahaGarimaGrahaPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** null for a node away from its own signs */
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  /** null for a node */
  exaltation: {
    /** sidereal degrees */
    point: number;
    /** degrees from that point */
    distance: number;
  } | null;
  /** null for a node */
  moolatrikona: {
    /** 1 Mesha … 12 Mina */
    rashi: number;
    /** first and last degree of the arc */
    range: number[];
    /** whether it is inside */
    inside: boolean;
  } | null;
  /** null in its own rashi, and for a node */
  natural: string | null;
  /** null in its own rashi, and for a node */
  temporary: string | null;
  /** null in its own rashi, and for a node */
  panchadha: string | null;
  /** share of good by dignity, 0 to 1 */
  dignity_good: number | null;
  /** which D60 part */
  sixtieths: number | null;
  /** whether it is lost in the Sun’s rays */
  combust: {
    /** whether it is within the limit */
    holds: boolean;
    /** below this it is not seen, degrees */
    limit: number;
    /** degrees from the Sun */
    distance: number;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } | null;
  /** whether it goes backwards */
  retrograde: boolean;
  /** whether it is in the same rashi in D1 and D9 */
  vargottama: boolean;
  /** in how many vargas of a scheme it is well placed, and that name */
  vaisheshikamsha: {
    /** which vargas are counted */
    scheme: 'shad' | 'sapta' | 'dasha' | 'shodasha';
    /** how many */
    count: number;
    /** in Roman letters */
    name: string | null;
  }[];
  /** by varga */
  vargas: {
    /** null for a node away from its own signs */
    D1:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D2:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D3:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D4:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D7:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D9:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D10:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D12:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D16:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D20:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D24:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D27:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D30:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D40:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D45:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
    /** null for a node away from its own signs */
    D60:
      | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
      | null;
  };
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type GrahaSaranshGrahaPart = {
  /** its place */
  position: PositionPart;
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** houses it owns */
  lordships: number[];
  /** null for a node, and where the verses of the lagna do not name it */
  functional: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
  /** whether it owns an angle and a trine */
  yogakaraka: boolean;
  /** null for a node away from its own signs */
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  /** whether it is lost in the Sun’s rays */
  combust: boolean;
  /** whether it goes backwards */
  retrograde: boolean;
  /** its states by degree and by dignity */
  avastha: AvasthaPart;
  /** null for a node */
  bala_ratio: number | null;
  /** null for a node */
  vimshopaka_band: ('strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed') | null;
  /** the houses it looks at fully */
  aspects_given: number[];
  /** graha ids that look at it */
  aspects_received: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** those it is with */
  conjunctions: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** ids of the yogas that it makes */
  yogas: string[];
  /** null for a node */
  own_bindus: number | null;
  /** null for a node */
  band: ('strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed') | null;
  /** among the eight movable karakas */
  karaka: ('AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK') | null;
  /** the Vimshottari periods that run today and are its own */
  dasha_now: ('maha' | 'antar' | 'pratyantara')[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type ChartPart = {
  /** which varga: D1 … D60 */
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
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** the rising point */
  lagna: KarakamshaPart;
  /** by graha id, or the graha ids */
  grahas: PlacementsPart;
} & InLanguages<'name'>;

export type GridPart = {
  /** 1 Mesha … 12 Mina */
  D1: number;
  /** 1 Mesha … 12 Mina */
  D2: number;
  /** 1 Mesha … 12 Mina */
  D3: number;
  /** 1 Mesha … 12 Mina */
  D4: number;
  /** 1 Mesha … 12 Mina */
  D7: number;
  /** 1 Mesha … 12 Mina */
  D9: number;
  /** 1 Mesha … 12 Mina */
  D10: number;
  /** 1 Mesha … 12 Mina */
  D12: number;
  /** 1 Mesha … 12 Mina */
  D16: number;
  /** 1 Mesha … 12 Mina */
  D20: number;
  /** 1 Mesha … 12 Mina */
  D24: number;
  /** 1 Mesha … 12 Mina */
  D27: number;
  /** 1 Mesha … 12 Mina */
  D30: number;
  /** 1 Mesha … 12 Mina */
  D40: number;
  /** 1 Mesha … 12 Mina */
  D45: number;
  /** 1 Mesha … 12 Mina */
  D60: number;
};

export type BindusPart = {
  /** points of the graha’s own row; the nodes have none */
  bav: number | null;
  /** points of all seven, by rashi */
  sav: number;
};

export type GocharaReportGrahaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** degrees per day */
  daily_motion: number;
  /** stationary below a tenth of the graha’s mean motion */
  gati: 'direct' | 'stationary' | 'retrograde';
  /** one of the eight motions of Surya-siddhanta II.12-13 */
  gati_ashtadha: GatiAshtadhaPart;
  /** whether it goes backwards */
  retrograde: boolean;
  /** counted from the lagna of birth */
  house_from_lagna: number;
  /** counted from the Moon of birth */
  house_from_moon: number;
  /** points of the ashtakavarga */
  bindus: BindusPart;
};

export type CombustPart = {
  /** the great period */
  maha: boolean;
  /** the period within it */
  antar: boolean;
};

export type IshtaPart = {
  /** null for a node */
  maha: number | null;
  /** null for a node */
  antar: number | null;
};

export type MahaPart = {
  /** stable word for programs */
  id: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type AtStartMahaPart = {
  /** null for a node away from its own signs */
  dignity:
    | ('exalted' | 'moolatrikona' | 'own' | 'adhimitra' | 'mitra' | 'sama' | 'shatru' | 'adhishatru' | 'debilitated')
    | null;
  /** house 1–12, whole-sign, from the lagna unless said otherwise */
  house: number;
  /** whether it is lost in the Sun’s rays */
  combust: boolean;
};

export type PeriodFactsPart = {
  /** by rashi, from exalted to debilitated; null for a node away from its own signs */
  dignity: {
    /** the great period */
    maha: string | null;
    /** the period within it */
    antar: string | null;
  };
  /** share of good by dignity, 0 to 1 */
  dignity_good: {
    /** the great period */
    maha: number | null;
    /** the period within it */
    antar: number | null;
  };
  /** places of the lords */
  house: {
    /** the great period */
    maha: number;
    /** the period within it */
    antar: number;
  };
  /** the first of its lordships */
  lordship: {
    /** the first of its lordships */
    maha: number | null;
    /** the first of its lordships */
    antar: number | null;
  };
  /** houses it owns */
  lordships: {
    /** the great period */
    maha: number[];
    /** the period within it */
    antar: number[];
  };
  /** shubha or papa for this lagna; null where its verses do not name it */
  functional: {
    /** the great period */
    maha: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
    /** the period within it */
    antar: ('shubha' | 'papa' | 'sama' | 'by_company' | 'little' | 'middling' | 'helper') | null;
  };
  /** friendship of the two lords */
  maitri: {
    /** friendship by nature; null in its own rashi, and for a node */
    natural: string;
    /** friendship by place; null in its own rashi, and for a node */
    temporary: string;
    /** both together in five degrees; null in its own rashi, and for a node */
    panchadha: string;
  } | null;
  /** house of the lord within, counted from the great one */
  house_from_maha: number;
  /** whether it is lost in the Sun’s rays */
  combust: CombustPart;
  /** whether it goes backwards */
  retrograde: CombustPart;
  /** when the texts expect the fruit: beginning, middle or end */
  timing: {
    /** the great period */
    maha: string;
    /** the period within it */
    antar: string;
  };
  /** third of its rashi that the lord occupies: start, middle or end */
  third: {
    /** the great period */
    maha: 'start' | 'middle' | 'end';
    /** the period within it */
    antar: 'start' | 'middle' | 'end';
  };
  /** its good, virupas of 60 */
  ishta: IshtaPart;
  /** its ill, virupas of 60 */
  kashta: IshtaPart;
  /** shadbala of the lords over what is required */
  ratio: IshtaPart;
  /** points of its own row in the rashi it occupies; null for a node */
  own_bindus: {
    /** null for a node */
    maha: number | null;
    /** null for a node */
    antar: number | null;
  };
  /** how the lords are joined to others */
  links: {
    /** the great period */
    maha: MahaPart[];
    /** the period within it */
    antar: MahaPart[];
  };
  /** its lord in the chart of the instant at which it began */
  at_start: {
    /** the lord in the chart of that instant; null where the period began before birth */
    maha: AtStartMahaPart | null;
    /** the lord in the chart of that instant; null where the period began before birth */
    antar: AtStartMahaPart | null;
  };
};

export type ShadbalaGrahaPart = {
  /** for the place, virupas */
  sthana: {
    /** sum of the parts */
    total: number;
    /** for nearness to exaltation, virupas */
    uchcha: number;
    /** for dignity in seven vargas, virupas */
    saptavargaja: number;
    /** for odd or even rashi and navamsha, virupas */
    ojayugma: number;
    /** for being in an angle, virupas */
    kendra: number;
    /** for its third of the rashi, virupas */
    drekkana: number;
  };
  /** for its direction, virupas */
  dig: number;
  /** for the time, virupas */
  kala: {
    /** sum of the parts */
    total: number;
    /** for day or night, virupas */
    natonnata: number;
    /** for the half of the month, virupas */
    paksha: number;
    /** for the third of day or night, virupas */
    tribhaga: number;
    /** for the lord of the year, virupas */
    abda: number;
    /** for the lord of the month, virupas */
    masa: number;
    /** for the lord of the weekday, virupas */
    vara: number;
    /** for the lord of the hora, virupas */
    hora: number;
    /** for its declination, virupas */
    ayana: number;
    /** won or lost in a war of grahas, virupas */
    yuddha: number;
  };
  /** for its motion, virupas */
  cheshta: number;
  /** by nature, virupas */
  naisargika: number;
  /** for the aspects on it, virupas */
  drik: number;
  /** virupas, sixty to a rupa */
  total: number;
  /** the total in rupas of sixty virupas */
  rupas: number;
  /** rupas */
  required: {
    /** by Raman’s book */
    raman: number;
    /** by the verses of Parashara */
    parashara: number;
  };
  /** total over what the rules asked for require; 1 or more is strong */
  ratio: number;
  /** whether it has what is required */
  strong: boolean;
  /** by the ratio */
  rank: number;
  /** its good, virupas of 60 */
  ishta: number;
  /** its ill, virupas of 60 */
  kashta: number;
  /** by the other rules */
  ishta_other: number;
  /** by the other rules */
  kashta_other: number;
};

export type ShadbalaYuddhaPart = {
  /** by graha id, or the graha ids */
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** degrees between the two */
  separation: number;
  /** graha id of the victor; null where there is none */
  winner: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
};

export type BavPart = {
  surya: number[];
  chandra: number[];
  mangala: number[];
  budha: number[];
  guru: number[];
  shukra: number[];
  shani: number[];
  /** the rising point */
  lagna: number[];
};

export type ShodhanaPart = {
  /** after the reduction by triangles */
  trikona: BavPart;
  /** after the reduction by common lordship */
  ekadhipatya: BavPart;
};

export type ShodhyaPindaPart = {
  /** product by rashi */
  rashi: number;
  /** product by graha */
  graha: number;
  /** sum of the parts */
  total: number;
};

export type AshtakavargaShodhyaPindaPart = {
  surya: ShodhyaPindaPart;
  chandra: ShodhyaPindaPart;
  mangala: ShodhyaPindaPart;
  budha: ShodhyaPindaPart;
  guru: ShodhyaPindaPart;
  shukra: ShodhyaPindaPart;
  shani: ShodhyaPindaPart;
  /** the rising point */
  lagna: ShodhyaPindaPart;
};

export type AshtakavargaPhalaGrahaPart = {
  /** points of its own row in the rashi it occupies; null for a node */
  own_bindus: number;
  /** the word of the text for this height; null where it prints none */
  band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  /** good bindus with a good dignity or few with a poor one; null between */
  agrees_with_dignity: boolean | null;
  /** the house it signifies, counted from it, with its points */
  karaka_house: {
    /** house 1–12, whole-sign, from the lagna unless said otherwise */
    house: number;
    /** points of the ashtakavarga */
    bindus: number;
  };
  /** its own ashtakavarga by rashi, from Mesha */
  rows: {
    /** points of the ashtakavarga */
    bindus: number;
    /** the word of the text for this height; null where it prints none */
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  }[];
};

export type RelativePart = {
  /** whether it is so */
  holds: boolean;
  /** the first of the two that are compared */
  a: number;
  /** the second of the two that are compared */
  b: number;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type BalaDashboardGrahaPart = {
  /** strength in six parts */
  shadbala: {
    /** sum of the parts */
    total: number;
    /** rupas */
    required: number;
    /** over what is required; 1 or more suffices */
    ratio: number;
    /** 1 is the strongest */
    rank: number;
  };
  /** its parts */
  parts: {
    /** for the place, virupas */
    sthana: number;
    /** for its direction, virupas */
    dig: number;
    /** for the time, virupas */
    kala: number;
    /** for its motion, virupas */
    cheshta: number;
    /** by nature, virupas */
    naisargika: number;
    /** for the aspects on it, virupas */
    drik: number;
  };
  /** whether a part has the least the text asks; null where the rules count it elsewhere */
  components_met: {
    /** whether it has the least asked for the place; null where the rules count it elsewhere */
    sthana: boolean | null;
    /** whether it has the least asked for the direction; null where the rules count it elsewhere */
    dig: boolean | null;
    /** whether it has the least asked for the motion; null where the rules count it elsewhere */
    cheshta: boolean | null;
    /** whether it has the least asked for the time; null where the rules count it elsewhere */
    kala: boolean | null;
    /** whether it has the least asked for declination; null where the rules count it elsewhere */
    ayana: boolean | null;
  };
  /** its good, virupas of 60 */
  ishta: number;
  /** its ill, virupas of 60 */
  kashta: number;
  /** strength in vargas, of 20, by scheme */
  vimshopaka: {
    /** by six vargas, of 20 */
    shad: number;
    /** by seven vargas, of 20 */
    sapta: number;
    /** by ten vargas, of 20 */
    dasha: number;
    /** by sixteen vargas, of 20 */
    shodasha: number;
    /** the word of the text for this height; null where it prints none */
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  };
  /** its states by degree and by dignity */
  avastha: AvasthaPart;
  /** points of its own row in the rashi it occupies; null for a node */
  own_bindus: number;
  /** the word of the text for this height; null where it prints none */
  band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
};

export type UrlPart = {
  /** a sealed URL that opens this route without a header and is paid for by the key */
  url: string;
  /** when it ends, UTC: a day after it was made, or with its key */
  expires: string;
};

export type VarnaBhangaPart = {
  /** stable word for programs */
  id: string;
  /** whether it cancels the fault */
  counts: boolean;
  /** the points that it gives to the koot; null where it raises nothing */
  grants: number | null;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type VarnaPart = {
  /** points of the table, before any cancellation */
  obtained: number;
  /** the most there can be */
  max: number;
  /** points with what the rules grant */
  effective: number;
  /** whether a printed rule removes the fault */
  cancelled: boolean;
  /** of the boy */
  boy: string;
  /** of the girl */
  girl: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  points_citation: CitationPart;
  /** printed rules that cancel, each with whether it applies */
  bhanga: VarnaBhangaPart[];
};

export type VashyaPart = {
  /** points of the table, before any cancellation */
  obtained: number;
  /** the most there can be */
  max: number;
  /** points with what the rules grant */
  effective: number;
  /** whether a printed rule removes the fault */
  cancelled: boolean;
  /** of the boy */
  boy: string;
  /** of the girl */
  girl: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  points_citation: CitationPart;
  /** printed rules that cancel, each with whether it applies */
  bhanga: VarnaBhangaPart[];
  /** the points by other tables, which are not counted */
  alternatives: {
    /** whose table of points */
    table: string;
    /** points of the table, before any cancellation */
    obtained: number;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
};

export type MatchAshtakootBoyPart = {
  /** rashi of the Moon at birth */
  moon_rashi: NamedPart;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** quarter of the nakshatra, 1–4 */
    pada: number;
  } & InLanguages<'name'>;
  /** deva, manushya or rakshasa */
  gana: string;
  /** adi, madhya or antya */
  nadi: string;
  /** the animal of the star */
  yoni: string;
};

export type TotalPart = {
  /** over all times of both births */
  least: number;
  /** at the birth times given */
  given: number;
  /** over all times of both births */
  most: number;
};

export type FromPart = {
  /** sum of the parts */
  total: number;
  /** the sum of the effective points */
  total_effective: number;
};

export type KootFromPart = {
  /** points of the table, before any cancellation */
  obtained: number;
  /** after what the rules grant */
  effective: number;
};

export type MatchManglikBoyPart = {
  /** the printed houses 1, 4, 7, 8, 12 from the lagna */
  dosha: boolean;
  /** practice: the 2nd house too */
  dosha_with_2nd: boolean;
  /** house of Mars counted from each */
  houses_from: HousesFromPart;
  /** practice: 1, 2, 4, 7, 8, 12 from the Moon */
  from_moon: boolean;
  /** practice: 1, 2, 4, 7, 8, 12 from Venus */
  from_venus: boolean;
  /** printed rules that cancel, each with whether it applies */
  bhanga: BhangaPart[];
  /** the printed dosha, unless a printed bhanga removes it */
  effective: boolean;
  /** with the 2nd house, unless any bhanga removes it */
  effective_in_practice: boolean;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  practice_citation: CitationPart;
};

export type PairDoshaPart = {
  /** whether the boy has the manglik dosha */
  boy: boolean;
  /** whether the girl has the manglik dosha */
  girl: boolean;
};

export type MasaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** true in a month with two sankrantis */
  kshaya: boolean;
} & InLanguages<'name'>;

export type FestivalsIdSankrantiPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** ISO 8601 with the offset of the place */
  at: string;
};

export type DecidedByPart = {
  /** civil date at the place */
  day: string;
  /** the part of the day that decides */
  kala: string;
  /** from when to when */
  window: WindowPart;
  /** share of the window that the tithi covers, 0 to 1 */
  covered: number;
  /** whether this day was taken */
  taken: boolean;
};

export type FestivalsIdObservancePart = {
  /** stable word for programs */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** civil date at the place */
  date: string;
  /** from when to when */
  window: WindowPart | null;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
} & InLanguages<'name'>;

export type AlternativePart = {
  /** whose day it is */
  tradition: string;
  /** civil date at the place */
  date: string;
  /** the test that decided, as a word for programs */
  because: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** the lands that keep this day */
  regions?: string[];
  /** the great twelfth that the day of the fast is; null where it is none */
  mahadvadashi?: MahadvadashiPart | null;
  /** when the fast is broken */
  parana?: WindowPart;
};

export type EclipsePart = {
  /** which of the kinds named in the enum or by its list */
  kind: 'solar' | 'lunar';
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** which type of it */
  type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
  /** from the geometry of Sun, Moon and Earth, or by the rules of the Surya-siddhanta */
  basis: 'geometric' | 'siddhantic';
  /** civil date of the maximum at the place */
  date: string;
  /** ISO 8601 with the offset of the place */
  greatest: string;
  /** Julian day (TT) of the maximum; null on the Surya-siddhanta */
  greatest_tt: number | null;
  /** TT − UT in seconds; null on the Surya-siddhanta */
  delta_t: number | null;
  /** greatest part of the diameter that is covered; where central, ratio of the diameters */
  magnitude: number;
  /** of a lunar eclipse: part of the diameter in the umbra */
  umbral_magnitude?: number;
  /** of a lunar eclipse: part of the diameter in the penumbra */
  penumbral_magnitude?: number;
  /** least distance of the axis of the shadow from the centre, Earth radii; null on the Surya-siddhanta */
  gamma: number | null;
  /** lunar: the same for everybody; solar and siddhantic: at the place */
  contacts: {
    /** from when to when the penumbra is touched */
    penumbral?: WindowPart | null;
    /** from when to when the eclipse is partial */
    partial: WindowPart | null;
    /** from when to when the eclipse is total; null where it is not */
    total: WindowPart | null;
  };
  /** the Sun or Moon is up here during a partial or total phase */
  visible: boolean;
  /** as seen from the place */
  local: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    maximum: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** greatest part of the diameter that is covered; where central, ratio of the diameters */
    magnitude: number;
    /** part of the disc that is covered; null for a lunar eclipse */
    obscuration: number | null;
    /** degrees above the horizon */
    altitude: number | null;
    /** what of it is above the horizon; null where none is */
    seen: WindowPart | null;
    /** from when to when it is total or annular; null where it is not */
    central: WindowPart | null;
    /** whether it rises eclipsed */
    rises_eclipsed: boolean;
    /** whether it sets eclipsed */
    sets_eclipsed: boolean;
    /** the deepest phase that is seen: the maximum, or at rising or setting what is left of it; null where nothing is seen */
    greatest_visible: {
      /** ISO 8601 with the offset of the place */
      at: string;
      /** greatest part of the diameter that is covered; where central, ratio of the diameters */
      magnitude: number | null;
      /** part of the disc that is covered; null for a lunar eclipse */
      obscuration: number | null;
      /** degrees above the horizon */
      altitude: number | null;
    } | null;
  } | null;
  /** the hours before in which rites rest; null where it is not seen */
  sutak: SutakPart | null;
  /** how the shadow of the Earth is enlarged */
  shadow_rule?: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation?: CitationPart;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
} & InLanguages<'name'>;

export type FestivalPart = {
  /** stable word for programs */
  id: string;
  /** which of the kinds named in the enum or by its list */
  kind: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** civil date at the place */
  date: string;
  /** kept in these states and lands alone */
  regions?: string[];
  /** kept elsewhere than in these states */
  not_in?: string[];
  /** whether it is kept at the place, of what has `regions` or `not_in` */
  kept_here?: boolean;
  /** knife_edge: less than two minutes would have changed the answer; narrow: less than half an hour */
  margin?: 'wide' | 'narrow' | 'knife_edge';
} & InLanguages<'name'>;

export type ParvaMasaPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** true in an intercalary month */
  adhika: boolean;
} & InLanguages<'name'>;

export type ParvaPart = {
  /** stable word for programs */
  id: string;
  /** which of the kinds named in the enum or by its list */
  kind: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** civil date at the place */
  date: string;
  /** kept in these states and lands alone */
  regions?: string[];
  /** kept elsewhere than in these states */
  not_in?: string[];
  /** whether it is kept at the place, of what has `regions` or `not_in` */
  kept_here?: boolean;
  /** knife_edge: less than two minutes would have changed the answer; narrow: less than half an hour */
  margin?: 'wide' | 'narrow' | 'knife_edge';
  /** lunar month, 1 Chaitra … 12 Phalguna */
  masa?: ParvaMasaPart;
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi?: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
  } & InLanguages<'name'>;
  /** instant of a sankranti */
  at?: string;
  /** the test that decided, as a word for programs */
  because: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** what is kept on it */
  observance?: FestivalsIdObservancePart;
  /** the quarter of the twelfth in which no fast is broken */
  harivasara?: WindowPart;
  /** the great twelfth that the day of the fast is; null where it is none */
  mahadvadashi?: MahadvadashiPart | null;
  /** when the fast is broken */
  parana?: {
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** civil date at the place */
    date: string;
    /** from when to when */
    window: WindowPart | null;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
  } & InLanguages<'name'>;
  /** days of other schools, where they differ */
  alternatives: {
    /** whose day it is */
    tradition: string;
    /** civil date at the place */
    date: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
    /** the lands that keep this day */
    regions?: string[];
    /** the great twelfth that the day of the fast is; null where it is none */
    mahadvadashi?: MahadvadashiPart | null;
    /** when the fast is broken */
    parana?: WindowPart;
  }[];
} & InLanguages<'name'>;

export type CalendarsLunarPlacePart = {
  /** in Roman letters */
  name: string;
  /** degrees, north positive */
  lat: number;
  /** degrees, east positive */
  lon: number;
  /** hours east of UTC on that day */
  tz: number;
};

export type CalendarsIdSankrantiPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** the instant */
  at: string;
};

export type CutoffPart = {
  /** which of the kinds named in the enum or by its list */
  kind: 'sunset' | 'sunrise' | 'midnight' | 'aparahna' | 'clock';
  /** the instant */
  at: string;
};

export type WithoutBijaPart = {
  /** mean longitude, sidereal, degrees */
  longitude: number;
  /** mean motion in a civil day, degrees */
  daily_motion: number;
  /** longitude of the slow apsis, sidereal degrees; null where it has none */
  apsis: number | null;
  /** longitude of its node, sidereal degrees; null where it has none */
  node: number | null;
  /** longitude of the fast apex, sidereal degrees; null where it has none */
  sighrocca: number | null;
  /** its degrees a day; null where it has none */
  sighrocca_motion: number | null;
};

export type SsMeanGrahaPart = {
  /** mean longitude, sidereal, degrees */
  longitude: number;
  /** mean motion in a civil day, degrees */
  daily_motion: number;
  /** longitude of the slow apsis, sidereal degrees; null where it has none */
  apsis: number | null;
  /** longitude of its node, sidereal degrees; null where it has none */
  node: number | null;
  /** longitude of the fast apex, sidereal degrees; null where it has none */
  sighrocca: number | null;
  /** its degrees a day; null where it has none */
  sighrocca_motion: number | null;
  /** without corrections */
  without_bija: WithoutBijaPart;
  /** with the corrections */
  with_bija: WithoutBijaPart;
};

export type SsSphutaGrahaPart = {
  /** true longitude, sidereal, degrees */
  longitude: number;
  /** latitude, north positive, degrees */
  latitude: number;
  /** declination with latitude, degrees */
  declination: number;
  /** motion in a day, by the longitudes, degrees */
  daily_motion: number;
  /** the daily motion by the text’s own rule, near that of the longitudes; null for the nodes */
  motion_by_text: {
    /** motion in a day by the text’s rule, degrees */
    value: number;
    /** by how much it exceeds `daily_motion`, degrees */
    differs: number;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } | null;
  /** stationary below a tenth of the graha’s mean motion */
  gati: 'direct' | 'stationary' | 'retrograde';
  /** whether it goes backwards */
  retrograde: boolean;
  /** one of the eight motions of Surya-siddhanta II.12-13 */
  gati_ashtadha: GatiAshtadhaPart;
  /** daily motion after the slow equation, degrees */
  manda_motion: number | null;
  /** from its node, degrees; null for the Sun */
  node_distance: number | null;
  /** whether the text’s degrees of turning hold it; null for Sun, Moon and nodes */
  in_retrograde_arc: boolean | null;
  /** each operation with its numbers */
  steps: {
    /** which of the kinds named in the enum or by its list */
    kind: 'manda' | 'sighra';
    /** anomaly: apsis or sighrocca less the place, degrees */
    kendra: number;
    /** sine of its bhuja, lipta with the radius 3438 */
    bhujajya: number;
    /** sine of its koti, lipta with the radius 3438 */
    kotijya: number;
    /** corrected circumference of the epicycle, degrees */
    epicycle: number;
    /** epicycle times the sine of the bhuja over 360, lipta with the radius 3438 */
    bhujaphala: number;
    /** the same of the koti, negative where it is taken off the radius, lipta with the radius 3438 */
    kotiphala: number;
    /** equation, additive when positive, degrees */
    phala: number;
    /** what of it this operation applies, degrees */
    applied: number;
    /** hypotenuse */
    karna: number | null;
    /** place after the operation, degrees */
    longitude: number;
    /** chapter and verse */
    verse: string;
  }[];
};

export type SsTriprashnaDayPart = {
  /** null where the Sun does not rise */
  sunrise: string | null;
  /** null where the Sun does not set */
  sunset: string | null;
  /** day-radius, lipta with the radius 3438 */
  day_radius: number;
  /** sine of the ascensional difference in the day-circle */
  kshitijya: number | null;
  /** ascensional difference, asu */
  cara_asu: number | null;
  /** the Sun’s own day, asu (21,600 to a turn of the stars) */
  own_day_asu: number;
  /** half of the daylight, asu */
  half_day_asu: number | null;
  /** true noon after mean noon, asu (21,600 to a turn of the stars) */
  bhujantara_asu: number;
  /** chapter and verse */
  verse: string;
};

export type ConjunctionPart = {
  /** ISO 8601 with the offset of the place */
  at: string;
  /** common longitude, sidereal, degrees */
  longitude: number;
  /** by graha id, or the graha ids */
  grahas: {
    /** graha id */
    graha: string;
    /** latitude, degrees */
    latitude: number;
    /** hypotenuse */
    karna: number | null;
    /** diameter of the disk, minutes of arc */
    disk_minutes: number | null;
    /** motion in a day, degrees */
    daily_motion: number;
  }[];
  /** difference of latitudes, degrees */
  distance: number;
  /** which of the kinds named in the enum or by its list */
  kind: 'bheda' | 'ullekha' | 'apasavya' | 'samagama';
  /** graha id of the victor; null where there is none */
  victor: string | null;
};

export type MandaPart = {
  /** graha id */
  graha: string;
  /** at 0 and 180, degrees */
  even: number;
  /** at 90 and 270, degrees */
  odd: number;
};

export type SsGanakaGrahaPart = {
  /** mean longitude, degrees */
  mean: number;
  /** true longitude, degrees */
  longitude: number;
};

export type ValanaPart = {
  /** deflection for the latitude of the place, degrees */
  aksha: number;
  /** deflection for the obliquity, degrees */
  ayana: number;
  /** both, degrees */
  sum: number;
  /** sine of the sum over 70, angula (12 to the gnomon) */
  angula: number;
  /** scale of digits */
  minutes_per_angula: number;
};

export type DayMonthsPart = {
  /** the month that ends with the new moon */
  amanta: AmantaPart;
  /** the month that ends with the full moon */
  purnimanta: AmantaPart;
  /** the month of the Sun */
  solar: SolarPart;
};

export type SunPart = {
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
};

export type MoonPart = {
  /** every one that touches sunrise to next sunrise */
  rashi: NamedWindowPart[];
};

export type KalasPart = {
  /** an eighth of the daylight, by weekday */
  rahu_kala: WindowPart | null;
  /** an eighth of the daylight, by weekday */
  gulika_kala: WindowPart | null;
  /** an eighth of the daylight, by weekday */
  yamaganda: WindowPart | null;
  /** muhurta of noon */
  abhijit: WindowPart | null;
  /** muhurta before sunrise */
  brahma: WindowPart | null;
};

export type SpecialYogaPart = {
  /** stable word for programs */
  id: string;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
};

export type DayBadhakaPart = {
  /** a `period` of the badhaka block */
  id: string;
};

export type PanchangaRangeDayPart = {
  /** civil date whose sunrise begins the day */
  date: string;
  /** from sunrise to sunrise, 1 = Sunday */
  weekday: NamedPart;
  /** null where the Sun does not rise */
  sunrise: string | null;
  /** null where the Sun does not set */
  sunset: string | null;
  /** sunrise of the next day; null where the Sun does not rise */
  next_sunrise: string | null;
  /** between this sunrise and the next; null when there is none */
  moonrise: string | null;
  /** between this sunrise and the next; null when there is none */
  moonset: string | null;
  /** at sunrise */
  paksha: 'shukla' | 'krishna';
  /** months by each reckoning */
  months: DayMonthsPart;
  /** every one that touches sunrise to next sunrise */
  tithi: NamedWindowPart[];
  /** every one that touches sunrise to next sunrise */
  nakshatra: NamedWindowPart[];
  /** every one that touches sunrise to next sunrise */
  yoga: NamedWindowPart[];
  /** every one that touches sunrise to next sunrise */
  karana: NamedWindowPart[];
  /** at sunrise */
  sun: SunPart;
  /** rashis of the Moon, from when to when */
  moon: MoonPart;
  /** null where the Sun does not rise and set */
  kalas: KalasPart;
  /** vishti, the seventh movable karana */
  bhadra: WindowPart[];
  /** sarvartha-siddhi and the others, with their windows */
  special_yogas: SpecialYogaPart[];
  /** those with an id of the list of festivals */
  festivals: GemPart[];
  /** vratas and parvas of the months */
  parvas: GemPart[];
  /** what the day forbids */
  badhaka: DayBadhakaPart[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type SamvatPart = {
  /** Chaitradi */
  vikram: number;
  /** running year, as almanacs print it */
  shaka: number;
};

export type PanchangaVarshaEngineSamvatPart = {
  /** Chaitradi */
  vikram: number;
  /** running year, as almanacs print it */
  shaka: number;
  /** running */
  kali: number;
};

export type RituPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** true where the end is the year’s and not its own */
  cut?: true;
} & InLanguages<'name'>;

export type SkyChartLagnaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** chapter and verse */
  verse: string;
};

export type SkyChartGrahaPart = {
  /** sidereal degrees in the reply’s ayanamsa */
  longitude: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** degrees within the rashi */
  amsha: number;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NakshatraPadaPart;
  /** north positive, degrees */
  latitude: number;
  /** declination with latitude, degrees */
  declination: number;
  /** motion in a day, degrees */
  daily_motion: number;
  /** stationary below a tenth of the graha’s mean motion */
  gati: 'direct' | 'stationary' | 'retrograde';
  /** one of the eight motions of Surya-siddhanta II.12-13 */
  gati_ashtadha: GatiAshtadhaPart;
  /** whether it goes backwards */
  retrograde: boolean;
  /** whether it is up */
  above_horizon: boolean | null;
  /** mean longitude, degrees */
  mean: number;
  /** longitude of the slow apsis, sidereal degrees; null where it has none */
  apsis: number | null;
  /** longitude of the fast apex, sidereal degrees; null where it has none */
  sighrocca: number | null;
  /** longitude of its node, sidereal degrees; null where it has none */
  node: number | null;
  /** each operation with its numbers */
  steps: {
    /** which of the kinds named in the enum or by its list */
    kind: 'manda' | 'sighra';
    /** equation, degrees */
    phala: number;
    /** what of it this operation applies, degrees */
    applied: number;
    /** place after it, degrees */
    longitude: number;
    /** chapter and verse */
    verse: string;
  }[];
  /** chapter and verse */
  verse: string;
};

export type NextPart = {
  /** what happens */
  event: 'asta' | 'udaya';
  /** east or west of the Sun */
  side: 'east' | 'west';
  /** ISO 8601 with the offset of the place */
  at: string;
};

export type ShukraPart = {
  /** distance from the Sun in degrees of time */
  kalamsha: number | null;
  /** unseen below this, degrees */
  limit: number;
  /** whether it is seen from the place */
  visible: boolean | null;
  /** east or west of the Sun */
  side: 'east' | 'west';
  /** graha less Sun, degrees */
  elongation: number;
  /** why another limit applies to it */
  limit_reason: 'direct' | 'retrograde' | 'none';
  /** the next of them */
  next: NextPart[];
  /** in the order of time */
  periods: {
    /** ISO 8601 with the offset of the place */
    asta: string;
    /** where it sets: east or west */
    asta_side: 'east' | 'west';
    /** ISO 8601 with the offset of the place */
    udaya: string;
    /** where it rises: east or west */
    udaya_side: 'east' | 'west';
    /** its age before setting */
    vardhakya: WindowPart;
    /** its childhood after rising */
    balya: WindowPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
    /** the same by another count */
    other: {
      /** its age before setting */
      vardhakya: WindowPart;
      /** its childhood after rising */
      balya: WindowPart;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    };
  }[];
  /** chapter and verse */
  verse: string;
};

export type OtherPart = {
  /** distance from the Sun in degrees of time */
  kalamsha: number | null;
  /** unseen below this, degrees */
  limit: number;
  /** whether it is seen from the place */
  visible: boolean | null;
  /** east or west of the Sun */
  side: 'east' | 'west';
  /** the next of them */
  next: NextPart[];
  /** chapter and verse */
  verse: string;
};

export type RituAyanaYantraRituPart = {
  /** its place in the cycle, counted from 1 */
  number: number;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** chapter and verse */
  verse: string;
} & InLanguages<'name'>;

export type KalaPart = {
  /** ISO 8601 with the offset of the place */
  start: string;
  /** ISO 8601 with the offset of the place */
  end: string;
  /** share that the tithi holds, 0 to 1 */
  covered: number;
  /** purva: shared with the tithi before; para: with the one after; null: neither */
  viddha: 'purva' | 'para' | 'none';
};

export type VariantPart = {
  /** school:…, kala:…, rite:…, beside:…, month:…, option:…, place, sunrise, tithi_begins, tithi_ends */
  what: string;
  /** the day that it gives */
  date: string;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation?: CitationPart;
};

export type HealthReply = {
  /** ok, or what is wrong */
  status: 'ok' | 'degraded';
  /** version of the service */
  version: string;
  /** the same request and version give the same bytes */
  engine_version: {} & { [name: string]: string };
  /** digest of each data file */
  data: {} & { [name: string]: string };
  /** seconds since the start */
  uptime_seconds: number;
} & { [name: string]: unknown };

export type IndexReply = IndexPart[];

export type GeocodeReply = {
  /** stable word for programs */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both */
  name_hi?: string;
  /** state or province */
  state: string;
  /** country, in English */
  country: string;
  /** degrees, north positive */
  lat: number;
  /** degrees, east positive */
  lon: number;
  /** IANA time zone; null where it is not known */
  zone: string;
  /** hours east of UTC today */
  tz_today: number;
  /** inhabitants as GeoNames gives them */
  population: number | null;
  /** as one word or line to be shown */
  label: string;
}[];

export type LanguagesReply = {
  /** what lang takes */
  code: 'en' | 'hi' | 'sa' | 'sa-Latn' | 'mr' | 'ne' | 'gu' | 'bn' | 'ta' | 'te' | 'kn' | 'ml' | 'or' | 'pa';
  /** its name in itself */
  endonym: string;
  /** its name in English */
  english: string;
  /** ISO 15924 */
  script: string;
  /** the ten digits of its texts, from zero; numbers of a reply are never written so */
  digits: string;
  /** named: names and the labels of a day; charted: also what is written into a birth chart; spoken: sentences too */
  level: 'named' | 'charted' | 'spoken';
  /** much of it is transliterated or missing: a speaker should read it before others rely on it */
  beta: boolean;
  /** the field that has a name in this language */
  name_field: string;
  /** of each list of names, how many are vouched for how far; empty where they are the words of the project itself */
  lists: {} & {
    [name: string]: {
      /** names that two sources print, one of them no machine translation */
      two_sources: number;
      /** names that one source prints, or machine translations alone */
      one_source: number;
      /** Sanskrit names in the letters of the language, which no source was seen to print */
      transliterated: number;
      /** names that no source has: their fields are left out */
      missing: number;
    };
  };
}[];

export type OpenapiJsonReply = {
  /** version of the format of this description */
  openapi: string;
} & { [name: string]: unknown };

export type RoutesReply = IndexPart[];

export type PanchangaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Tithi: the Moon’s gain on the Sun in parts of twelve degrees */
  tithi?: TithiPart;
  /** Tithi-nirnaya: the tithi that the civil day is kept as */
  tithi_nirnaya?: TithiNirnayaPart | null;
  /** Nakshatra: the Moon’s longitude in 27 parts */
  nakshatra?: NakshatraPart;
  /** Yoga: the sum of the longitudes of Sun and Moon in 27 parts */
  yoga?: YogaPart;
  /** Karana: half a tithi */
  karana?: KaranaPart;
  /** Vara: the weekday from sunrise to sunrise, Sunday is 1 */
  weekday?: WeekdayPart;
  /** Shukla while the Moon grows, krishna while she wanes */
  paksha?: 'shukla' | 'krishna';
  /** Amanta and purnimanta month, its purnima, the solar month */
  months?: MonthsPart;
  /** The date of the calendar that is kept where one looks from; on another engine than its own, where to find it */
  calendar_of_land?: CalendarOfLandPart | PanchangaCalendarOfLandPart;
  /** Kalpa, yuga and the running years of Vikram, Shaka, Kali, Yudhishthira and Parashurama */
  eras?: ErasPart;
  /** Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava */
  samvatsara?: SamvatsaraPart;
  /** Sunrise, sunset, noon; moonrise, moonset, moon transit; length of day and night */
  rise_set?: RiseSetPart;
  /** The Sun’s rashi, last and next sankranti with punya kala, ritu and ayana */
  sankranti?: SankrantiPart;
  /** The kalas of day and night that rites ask for */
  shastra_kala?: ShastraKalaPart | null;
  /** Daily muhurtas: Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda, durmuhurta, varjyam, amrita kala and others; fifteen by day and fifteen by night */
  muhurta?: MuhurtaPart | null;
  /** Horas: daylight and night in twelve parts each, with their lords */
  hora?: HoraPart | null;
  /** Chaughadiya: daylight and night in eight watches each */
  chaughadiya?: ChaughadiyaPart | null;
  /** Bhadra (vishti): every one that touches the day, whole, with mouth, tail and dwelling */
  bhadra?: BhadraPart;
  /** Agni vasa and the oblation chakra, shiva vasa, disha-shula, yogini */
  vasa?: VasaPart;
  /** Sarvartha siddhi, amrita siddhi, Ravi yoga, krakaca and the others, with their windows. Bad yogas apply only in the Huna, Banga and Khasha countries, by some only until one yama has passed, or only in travel, or not under a well-placed Moon; a good yoga overcomes them. (Muhurta Chintamani 1.31, 1.41-1.42) */
  special_yogas?: SpecialYogasPart;
  /** Mukhya and Ganapati sankalpa composed from the day’s elements, kshetra */
  sankalpa?: SankalpaPart;
  /** The nine grahas: place, motion, dignity, visibility, states, house */
  grahas?: GrahasPart;
  /** The rising point of the ecliptic at the moment */
  lagna?: LagnaPart;
  /** The rising point of the ecliptic at true noon */
  madhyahna_lagna?: PositionPart;
  /** Graha-yuddha: star-planets less than a degree apart, and the victor */
  yuddha?: YuddhaPart[];
  /** The next asta or udaya of each star-planet; asta-nishedha of Guru and Shukra */
  asta?: AstaPart;
  /** Eclipses within sixteen days of the moment */
  grahana?: GrahanaPart;
  /** Purana day notes: observances that a Purana is named for, manvadi and yugadi */
  purana?: PuranaPart;
  /** Badhaka of the day by the Dharmasindhu, each while its cause runs */
  badhaka?: BadhakaPart;
  /** What is kept on the day; why, by which rule and when, for keys of a paid plan */
  observances?: ObservancePart[];
  /** The Moon in a star where two rounds of nine meet */
  gandamula?: GandamulaPart;
  /** The Moon in Kumbha and Mina, with the kind that the weekday of its beginning gives it */
  panchaka?: PanchakaPart;
  /** Stars of birth for which the day’s stars are good; with janma_nakshatra whether yours is one */
  tarabala?: TarabalaPart;
  /** Birth rashis for which the Moon is well placed; with janma_rashi whether yours is one */
  chandrabala?: TarabalaPart;
  /** Every rising sign from sunrise to the next, with its times */
  lagnas?: PanchangaLagnaPart[];
  /** The anandadi yogas of the day, as in special_yogas */
  anandadi?: NamedWindowPart[];
  /** The day by tithi, vara, nakshatra and rising sign together: hours free of the five faults, and which of them others have */
  panchaka_rahita?: PanchakaRahitaPart;
  /** The quarters of the nakshatras that touch the day, with their ends */
  padas?: PadaPart[];
  /** The Tamil day: gowri by day and night, nalla neram, kari naal, nokku, the yogas of weekday and nakshatra, chandrashtama, soolam with its parigaram, the season */
  southern_day?: SouthernDayPart | null;
  /** Surya-siddhanta extras; on that engine only */
  surya?: SuryaPart;
  /** Ready-made lines in Hindi */
  display?: DisplayPart | null;
  /** why a block is null */
  notes?: string[];
};

export type TithiReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Tithi: the Moon’s gain on the Sun in parts of twelve degrees */
  tithi: TithiPart;
  /** why a block is null */
  notes?: string[];
};

export type NakshatraReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Nakshatra: the Moon’s longitude in 27 parts */
  nakshatra: NakshatraPart;
  /** why a block is null */
  notes?: string[];
};

export type YogaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Yoga: the sum of the longitudes of Sun and Moon in 27 parts */
  yoga: YogaPart;
  /** why a block is null */
  notes?: string[];
};

export type KaranaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Karana: half a tithi */
  karana: KaranaPart;
  /** why a block is null */
  notes?: string[];
};

export type TithiNirnayaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Tithi-nirnaya: the tithi that the civil day is kept as */
  tithi_nirnaya: TithiNirnayaPart | null;
  /** why a block is null */
  notes?: string[];
  /** null where the day has no sunrise or sunset */
  explanation?: {
    /** the rung that decided */
    decided_by: string;
    /** the rungs or clauses in order */
    tree: {
      /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
      tithi: NamedPart;
      /** the rule that was followed, in words */
      rule: string;
      /** the test of the rung */
      id: string;
      /** which of the two days it takes */
      takes: 'first' | 'second';
      /** whether it holds */
      held: boolean;
      /** the first that held */
      decided: boolean;
      /** what the texts ask of it, for the reader to weigh */
      facts: FactPart[];
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** the smallest change of each instant that would have changed the answer, the nearest first */
    flips: {
      /** the instant: tithi_end, sunrise, sunset, moonrise, nakshatra_start, nakshatra_end, sankranti */
      what: string;
      /** of which tithi, nakshatra, rashi, or day */
      of: NamedPart | string;
      /** ISO 8601 with the offset of the place */
      at: string;
      /** by how much it would have to come later, or earlier where negative */
      seconds: number;
      /** ISO 8601 with the offset of the place */
      moved_to: string;
      /** what the day would be kept as */
      then: {
        /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
        tithi: NamedPart;
      };
    }[];
    /** knife_edge: less than two minutes would have changed the answer; narrow: less than half an hour */
    margin: 'wide' | 'narrow' | 'knife_edge';
    /** how far the instants are in doubt, apart from the place */
    doubt: DoubtPart;
    /** the tithi that the day is kept as */
    kept_as: NamedWindowPart;
    /** the days between which was decided, one or two */
    days: ExplanationDayPart[];
    /** what the day is kept as when the end of that tithi comes up to six hours earlier or later, or as far as its flip: from which to which end */
    course: {
      /** ISO 8601 with the offset of the place */
      from: string;
      /** ISO 8601 with the offset of the place */
      to: string;
      /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
      tithi: NamedPart;
    }[];
  } | null;
};

export type CalendarReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Amanta and purnimanta month, its purnima, the solar month */
  months: MonthsPart;
  /** The date of the calendar that is kept where one looks from; on another engine than its own, where to find it */
  calendar_of_land: CalendarOfLandPart | PanchangaCalendarOfLandPart;
  /** Kalpa, yuga and the running years of Vikram, Shaka, Kali, Yudhishthira and Parashurama */
  eras: ErasPart;
  /** Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava */
  samvatsara: SamvatsaraPart;
  /** why a block is null */
  notes?: string[];
};

export type RiseSetReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Sunrise, sunset, noon; moonrise, moonset, moon transit; length of day and night */
  rise_set: RiseSetPart;
  /** why a block is null */
  notes?: string[];
};

export type SankrantiReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** The Sun’s rashi, last and next sankranti with punya kala, ritu and ayana */
  sankranti: SankrantiPart;
  /** why a block is null */
  notes?: string[];
};

export type SankalpaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Mukhya and Ganapati sankalpa composed from the day’s elements, kshetra */
  sankalpa: SankalpaPart;
  /** why a block is null */
  notes?: string[];
};

export type BhadraReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Bhadra (vishti): every one that touches the day, whole, with mouth, tail and dwelling */
  bhadra: BhadraPart;
  /** Agni vasa and the oblation chakra, shiva vasa, disha-shula, yogini */
  vasa: VasaPart;
  /** why a block is null */
  notes?: string[];
};

export type SpecialYogasReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Sarvartha siddhi, amrita siddhi, Ravi yoga, krakaca and the others, with their windows. Bad yogas apply only in the Huna, Banga and Khasha countries, by some only until one yama has passed, or only in travel, or not under a well-placed Moon; a good yoga overcomes them. (Muhurta Chintamani 1.31, 1.41-1.42) */
  special_yogas: SpecialYogasPart;
  /** why a block is null */
  notes?: string[];
};

export type PuranaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Purana day notes: observances that a Purana is named for, manvadi and yugadi */
  purana: PuranaPart;
  /** why a block is null */
  notes?: string[];
};

export type DharmaSindhuBadhakReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Badhaka of the day by the Dharmasindhu, each while its cause runs */
  badhaka: BadhakaPart;
  /** why a block is null */
  notes?: string[];
};

export type SamvatsaraReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava */
  samvatsara: SamvatsaraPart;
  /** why a block is null */
  notes?: string[];
};

export type ObservancesReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** What is kept on the day; why, by which rule and when, for keys of a paid plan */
  observances: ObservancePart[];
  /** why a block is null */
  notes?: string[];
  /** of each observance that a rule of the catalog gives, in the order of `observances` */
  explanations?: ({
    /** stable word for programs */
    id: string;
  } & ExplanationPart)[];
};

export type MuhurtaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Daily muhurtas: Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda, durmuhurta, varjyam, amrita kala and others; fifteen by day and fifteen by night */
  muhurta: MuhurtaPart | null;
  /** why a block is null */
  notes?: string[];
};

export type HoraReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Horas: daylight and night in twelve parts each, with their lords */
  hora: HoraPart | null;
  /** why a block is null */
  notes?: string[];
};

export type ChaughadiyaReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Chaughadiya: daylight and night in eight watches each */
  chaughadiya: ChaughadiyaPart | null;
  /** why a block is null */
  notes?: string[];
};

export type LagnasReply = {
  /** The place: name, coordinates, clock */
  place: PanchangaPlacePart;
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
  instant: InstantPart;
  /** Every rising sign from sunrise to the next, with its times */
  lagnas: PanchangaLagnaPart[];
  /** why a block is null */
  notes?: string[];
};

export type KaryaMuhurtaReply = {
  /** all works, or the one that was asked for */
  catalog: ({
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the works of the list */
    works: {
      /** the authority whose verdict applies */
      principal: string;
      /** other authorities that have it */
      also: string[];
    };
    /** what the route adds to the common parameters; * marks the required */
    params: string[];
    /** the rules that speak, each with its source */
    clauses: {
      /** stable word for programs */
      id: string;
      /** must, avoid or prefer */
      weight: 'must' | 'avoid' | 'prefer';
      /** what it takes away: the day, hours, a hole, or a rising sign */
      cut: 'day' | 'window' | 'hole' | 'lagna';
      /** what must be given for it to be checked */
      needs: string;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** where the texts part ways */
    conflicts: {
      /** what they differ on */
      on: string;
      /** what the Muhurta Chintamani says */
      mc: string;
      /** what the Dharmasindhu says */
      ds: string;
      /** by the Nirnayasindhu */
      ns?: string;
    }[];
    /** which route judges it */
    route: string;
    /** not among the ten of the specification */
    extension?: true;
  } & InLanguages<'name'>)[];
  /** how many days of each verdict */
  summary: {
    /** favourable */
    shubha: number;
    /** middling */
    madhyama: number;
    /** barred */
    varjya: number;
  };
  /** one for each day */
  days: {
    /** civil date at the place */
    date: string;
    /** from sunrise to sunrise, 1 = Sunday */
    weekday: NamedPart;
    /** null where the Sun does not rise */
    sunrise: string | null;
    /** sunrise of the next day; null where the Sun does not rise */
    next_sunrise: string | null;
    /** null where the Sun does not rise and set */
    verdict: ('shubha' | 'madhyama' | 'varjya') | null;
    /** by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out */
    verdicts: VerdictsPart;
    /** the day by itself, whatever rises: month, season, asta, tithi, star, weekday, the great faults */
    day?: DayDayPart;
    /** the hours within what is fit of the day: holes, rising signs */
    hours?: HoursPart;
    /** how many merits fall into a window */
    score: number;
    /** absent on barred days of a year */
    windows?: HourWindowPart[];
    /** the rules that speak, each with its source */
    clauses: ClausePart[];
    /** which of the two kinds the verdict is for */
    verdict_of?: 'nava' | 'jirna';
    /** a new house and an old one, each by itself */
    kinds?: {
      /** a new house */
      nava: NavaPart;
      /** an old house */
      jirna: NavaPart;
    };
    /** of a journey whose direction was not given */
    directions?: { east: DirectionPart; south: DirectionPart; west: DirectionPart; north: DirectionPart };
    /** of the same: directions and times of the thorn of the weekday and of the star, yogini, kala, pasha, the Moon and Venus; for parigha, the side of the Moon’s star */
    seats?: {
      /** stable word for programs */
      id: 'shula' | 'star_shula' | 'yogini' | 'kala' | 'pasha' | 'chandra' | 'parigha' | 'shukra';
      /** the quarter of the sky, or which way */
      direction: 'east' | 'southeast' | 'south' | 'southwest' | 'west' | 'northwest' | 'north' | 'northeast';
      /** when it begins */
      start: string;
      /** when it ends */
      end: string;
    }[];
    /** with explain=1, one for each kind of the work */
    explanation?: ({
      /** which of the kinds named in the enum or by its list */
      kind?: 'nava' | 'jirna';
    } & DayExplanationPart)[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
    /** ids of the rules that were looked at */
    checked: string[];
    /** rules that need what was not given */
    not_checked: NotCheckedPart[];
    /** what is null and why, and what was assumed; empty where there is nothing to say */
    notes: string[];
    /** the same in another language; with lang=hi or both */
    notes_hi?: string[];
  }[];
};

export type VivahaMilanReply =
  | {
      /** the angas of the day */
      panchanga: {
        /** The place: name, coordinates, clock */
        place: PanchangaPlacePart;
        /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
        instant: InstantPart;
        /** Tithi: the Moon’s gain on the Sun in parts of twelve degrees */
        tithi: TithiPart;
        /** Nakshatra: the Moon’s longitude in 27 parts */
        nakshatra: NakshatraPart;
        /** Yoga: the sum of the longitudes of Sun and Moon in 27 parts */
        yoga: YogaPart;
        /** Karana: half a tithi */
        karana: KaranaPart;
        /** Vara: the weekday from sunrise to sunrise, Sunday is 1 */
        weekday: WeekdayPart;
        /** Amanta and purnimanta month, its purnima, the solar month */
        months: MonthsPart;
        /** Sunrise, sunset, noon; moonrise, moonset, moon transit; length of day and night */
        rise_set: RiseSetPart;
        /** why a block is null */
        notes?: string[];
      };
      /** by the Dharmasindhu, the lower of day.verdict and hours.verdict; null where the Sun does not rise and set */
      verdict: ('shubha' | 'madhyama' | 'varjya') | null;
      /** by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out */
      verdicts: VerdictsPart;
      /** by daylight, or the civil day */
      day: DayDayPart | null;
      /** hours, decimal */
      hours: HoursPart | null;
      /** from when to when, one for each */
      windows: HourWindowPart[];
      /** the rules that speak, each with its source */
      clauses: ClausePart[];
      /** the ten faults of the wedding day */
      doshas: DoshasPart | null;
      /** how many merits fall into a window */
      score: number;
      /** the kick of a graha at a star */
      latta: {
        /** the star each graha kicks */
        struck: {
          surya: StruckPart;
          mangala: StruckPart;
          budha: StruckPart;
          guru: StruckPart;
          shukra: StruckPart;
          shani: StruckPart;
          rahu: StruckPart;
          /** the Moon as she was at the last full moon */
          purna_chandra: StruckPart;
        };
        /** who kicks the Moon’s star */
        on_moon: string[];
      } | null;
      /** strength of Jupiter, Sun and Moon from the rashi of birth */
      tri_bala: {
        /** for each rashi of birth, from Mesha */
        by_rashi: {
          /** sign of the zodiac, 1 Mesha … 12 Mina */
          rashi: NamedPart;
          /** Jupiter counted from this rashi */
          guru: GuruPart;
          surya: ByRashiSuryaPart;
          chandra: ByRashiSuryaPart;
        }[];
        /** of the boy */
        boy: BoyPart | null;
        /** of the girl */
        girl: BoyPart | null;
        /** its source: the work, the place in it, the rule in our own sentence */
        citation: CitationPart;
      } | null;
      /** the rising signs of the day and their faults */
      lagna_shuddhi: {
        /** the rising signs in their order */
        lagnas: {
          /** sign of the zodiac, 1 Mesha … 12 Mina */
          rashi: NamedPart;
          /** ISO 8601 with the offset of the place */
          start: string;
          /** ISO 8601 with the offset of the place */
          end: string;
          /** house of each graha from the rising sign */
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
          /** what speaks against it */
          faults: {
            /** graha and house, lord and house, or kartari */
            id: string;
            /** whose rule it is */
            by: ('mc' | 'ds')[];
            /** must, avoid or prefer */
            weight: 'must' | 'avoid' | 'prefer';
          }[];
          /** ids of the rules that cancel a fault */
          cancel: {
            /** stable word for programs */
            id: string;
            /** the rule that cancels it */
            because: string;
          }[];
          /** ids of the rules that lift a fault */
          relief: string[];
          /** strength in vargas, of 20, by scheme */
          vimshopaka: VimshopakaPart;
          /** ninths of the rising sign */
          navamshas: {
            /** sign of the zodiac, 1 Mesha … 12 Mina */
            rashi: NamedPart;
            /** ISO 8601 with the offset of the place */
            start: string;
            /** ISO 8601 with the offset of the place */
            end: string;
            /** by the Muhurta Chintamani */
            good: boolean;
            /** by the Dharmasindhu */
            good_ds: boolean;
          }[];
        }[];
        /** its source: the work, the place in it, the rule in our own sentence */
        citation: CitationPart;
      };
      /** about sunset, when the cattle come home */
      godhuli: {
        /** ISO 8601 with the offset of the place */
        start: string;
        /** ISO 8601 with the offset of the place */
        end: string;
        /** which half of it a Thursday or Saturday asks for by the Muhurta Chintamani */
        part: ('before_sunset' | 'after_sunset') | null;
        /** by the Muhurta Chintamani */
        mc: McPart;
        /** by the Dharmasindhu */
        ds: McPart;
      } | null;
      /** muhurta of noon */
      abhijit: {
        /** ISO 8601 with the offset of the place */
        start: string;
        /** ISO 8601 with the offset of the place */
        end: string;
        /** forbidden on Wednesday */
        tyajya: boolean;
      } | null;
      /** what decided, in order, and what would have changed it */
      explanation?: DayExplanationPart;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
      /** ids of the rules that were looked at */
      checked: string[];
      /** rules that need what was not given */
      not_checked: NotCheckedPart[];
      /** what is null and why, and what was assumed; empty where there is nothing to say */
      notes: string[];
      /** the same in another language; with lang=hi or both */
      notes_hi?: string[];
    }
  | {
      /** one for each day */
      days: {
        /** civil date at the place */
        date: string;
        /** by the Dharmasindhu, the lower of day.verdict and hours.verdict; null where the Sun does not rise and set */
        verdict: ('shubha' | 'madhyama' | 'varjya') | null;
        /** by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out */
        verdicts: VerdictsPart;
        /** by daylight, or the civil day */
        day: DayDayPart | null;
        /** hours, decimal */
        hours: HoursPart | null;
        /** from when to when, one for each */
        windows: HourWindowPart[];
        /** the rules that speak, each with its source */
        clauses: ClausePart[];
        /** the ten faults of the wedding day */
        doshas: DoshasPart | null;
        /** what is null and why, and what was assumed; empty where there is nothing to say */
        notes: string[];
        /** the same in another language; with lang=hi or both */
        notes_hi?: string[];
      }[];
    };

export type VivahaVarshaReply = {
  /** Gregorian year */
  year: number;
  /** how many days are fit */
  count: number;
  /** months by each reckoning */
  months: {
    /** the month, as asked for or as named */
    month: number;
    /** the fit days */
    days: {
      /** civil date at the place */
      date: string;
      /** from sunrise to sunrise, 1 = Sunday */
      weekday: NamedPart;
      /** the lower of the day and its hours; varjya where a fit day has no hours */
      verdict: 'shubha' | 'madhyama' | 'varjya';
      /** of the day alone, whatever rises */
      day: 'shubha' | 'madhyama' | 'varjya';
      /** by the Muhurta Chintamani and by the Dharmasindhu; an authority whose clauses are not sufficient by themselves is left out */
      day_verdicts: VerdictsPart;
      /** in these hours */
      tithi: NamedPart[];
      /** in these hours */
      nakshatra: NamedPart[];
      /** the clauses that make all of the day middling */
      because: string[];
      /** when a sign rises that nothing bars, without the gaps; hours that a verse allows in need come last, the best first */
      hours: {
        /** ISO 8601 with the offset of the place */
        start: string;
        /** ISO 8601 with the offset of the place */
        end: string;
        /** the lower of the window and of the rising sign */
        grade: 'shubha' | 'madhyama';
        /** the signs that rise in these hours */
        lagnas: NamedPart[];
        /** of hours allowed in need alone: what the rising sign has against it */
        faults: string[];
      }[];
    }[];
    /** of a month without a fit day: the clauses that bar its days, by themselves or with others */
    because: {
      /** stable word for programs */
      id: string;
      /** one for each day */
      days: number;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** days on which the Sun does not rise and set */
    no_day: number;
  }[];
};

export type KundaliReply = {
  /** the moment all of it is for */
  instant: {
    /** Julian day, UT */
    jd_ut: number;
    /** the uniform time the positions are for */
    jd_tt?: number;
    /** TT − UT, seconds */
    delta_t?: number;
  };
  /** with nutation: sidereal = apparent − this */
  ayanamsa_degrees: number;
  /** without nutation */
  ayanamsa_mean_degrees?: number;
  /** the rising point */
  lagna: LagnaPart;
  /** the culminating point */
  mc: PositionPart;
  /** by graha id, or the graha ids */
  grahas: {
    surya: KundaliGrahaPart;
    chandra: KundaliGrahaPart;
    mangala: KundaliGrahaPart;
    budha: KundaliGrahaPart;
    guru: KundaliGrahaPart;
    shukra: KundaliGrahaPart;
    shani: KundaliGrahaPart;
    rahu: KundaliGrahaPart;
    ketu: KundaliGrahaPart;
  };
  /** the twelve houses */
  houses: HousePart[];
  /** mean or true lunar node */
  node: 'mean' | 'true';
  /** apparent or geometric, on the modern engines */
  positions?: string;
  /** what changes within the minutes by which the birth time may be wrong */
  sensitivity?: {
    /** minutes of time */
    minutes: number;
    /** the nearest first */
    changes: {
      /** lagna, D9.lagna, guru.house, guru.rashi, chandra.nakshatra, chandra.pada */
      what: string;
      /** a rashi or nakshatra, or the number of a house or pada */
      from: NamedPart | number;
      /** up to where or when */
      to: NamedPart | number;
      /** from the time given; negative is earlier */
      seconds: number;
      /** ISO 8601 with the offset of the place */
      at: string;
    }[];
    /** the nearest first; those that are present, of the usual readings */
    yogas: {
      /** stable word for programs */
      id: string;
      /** false: it is lost from there on */
      gained: boolean;
      /** from the time given; negative is earlier */
      seconds: number;
      /** ISO 8601 with the offset of the place */
      at: string;
    }[];
    /** the first vimshottari dasha at both ends and at the time given */
    dasha: {
      /** at the earliest birth time */
      earliest: DashaPart;
      /** at the birth time given */
      given: DashaPart;
      /** at the latest birth time */
      latest: DashaPart;
    };
  };
};

export type BhavaChalitReply = {
  /** the twelve houses */
  houses: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** the sandhi before the house */
    start: number;
    /** its middle, sidereal degrees */
    madhya: number;
    /** the sandhi after the house, sidereal degrees */
    end: number;
  }[];
  /** by graha id, or the graha ids */
  grahas: {
    surya: BhavaChalitGrahaPart;
    chandra: BhavaChalitGrahaPart;
    mangala: BhavaChalitGrahaPart;
    budha: BhavaChalitGrahaPart;
    guru: BhavaChalitGrahaPart;
    shukra: BhavaChalitGrahaPart;
    shani: BhavaChalitGrahaPart;
    rahu: BhavaChalitGrahaPart;
    ketu: BhavaChalitGrahaPart;
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type ChandraKundaliReply = {
  /** what the houses are counted from */
  from: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
  };
  /** the rising point */
  lagna: ChandraKundaliLagnaPart;
  /** by graha id, or the graha ids */
  grahas: ChandraKundaliGrahasPart;
  /** the twelve houses */
  houses: HousePart[];
};

export type SuryaKundaliReply = {
  /** what the houses are counted from */
  from: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
  };
  /** the rising point */
  lagna: ChandraKundaliLagnaPart;
  /** by graha id, or the graha ids */
  grahas: ChandraKundaliGrahasPart;
  /** the twelve houses */
  houses: HousePart[];
};

export type DashasReply = {
  /** what is left of the first period at birth */
  balance: {
    /** graha id of the lord */
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** whole years */
    years: number;
    /** 12 months of 30 days */
    months: number;
    /** days in addition to the years and months */
    days: number;
    /** the same as one number */
    decimal_years: number;
  };
  /** the great period */
  maha: {
    /** graha id of the lord */
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
    /** the period within it */
    antar: {
      /** graha id of the lord */
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** when it begins */
      start: string;
      /** when it ends */
      end: string;
      /** the third level */
      pratyantara: PratyantaraPart[];
    }[];
  }[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type YoginiDashasReply = {
  /** what is left of the first period at birth */
  balance: {
    /** the yogini of the period, 1 Mangala … 8 Sankata */
    yogini: NamedPart;
    /** graha id of the lord */
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** whole years */
    years: number;
    /** 12 months of 30 days */
    months: number;
    /** days in addition to the years and months */
    days: number;
    /** the same as one number */
    decimal_years: number;
  };
  /** the great period */
  maha: {
    /** the yogini of the period, 1 Mangala … 8 Sankata */
    yogini: NamedPart;
    /** graha id of the lord */
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
    /** the period within it */
    antar: {
      /** the yogini of the period, 1 Mangala … 8 Sankata */
      yogini: NamedPart;
      /** graha id of the lord */
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** when it begins */
      start: string;
      /** when it ends */
      end: string;
    }[];
  }[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type DashaTimelineReply = {
  /** the civil day it is asked for */
  on: string;
  /** those that run on the day asked for */
  now: {
    /** the great period */
    maha: PratyantaraPart;
    /** the period within it */
    antar: PratyantaraPart;
    /** the third level */
    pratyantara: PratyantaraPart;
  } | null;
  /** the periods of the next years */
  slices: {
    /** of the next year */
    one_year: SlicePart[];
    /** of the next three years */
    three_years: SlicePart[];
    /** of the next five years */
    five_years: SlicePart[];
  };
  /** what changes, and when */
  changes: {
    /** the instant */
    at: string;
    /** which of the levels changes */
    level: 'maha' | 'antar' | 'pratyantara';
    /** lords from maha down */
    from: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** lords from maha down */
    to: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type VarshaphalReply =
  | {
      /** Gregorian year in which it begins */
      year: number;
      /** age at the return */
      completed_years: number;
      /** when the Sun is back at his place of birth */
      return_at: string;
      /** whether the Sun is up at the return */
      by_day: boolean;
      /** the rising point of the return */
      lagna: PositionPart;
      /** by graha id, or the graha ids */
      grahas: ChandraKundaliGrahasPart;
      /** the lagna of birth, one rashi a year */
      muntha: {
        /** sign of the zodiac, 1 Mesha … 12 Mina */
        rashi: NamedPart;
        /** house 1–12, whole-sign, from the lagna unless said otherwise */
        house: number;
        /** graha id of the lord */
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      };
      /** graha id of the lord of the year */
      varshesha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** why it is the lord */
      varshesha_reason: 'strongest_aspecting_lagna' | 'strongest_none_aspecting';
      /** those among which it is decided */
      candidates: {
        /** by which right it is a candidate for lord of the year */
        office: 'muntha' | 'natal_lagna' | 'year_lagna' | 'tri_rashi' | 'dina_ratri';
        /** graha id */
        graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
        /** house 1–12, whole-sign, from the lagna unless said otherwise */
        house: number;
        /** whether it looks at the lagna of the year */
        aspects_lagna: boolean;
        /** strength in five parts, of 20 */
        pancha_vargiya: number;
      }[];
      /** strength of joy by graha id, 0 to 20 */
      harsha_bala: {
        surya: number;
        chandra: number;
        mangala: number;
        budha: number;
        guru: number;
        shukra: number;
        shani: number;
      };
      /** the same by graha id */
      pancha_vargiya_bala: {
        surya: number;
        chandra: number;
        mangala: number;
        budha: number;
        guru: number;
        shukra: number;
        shani: number;
      };
      /** the Vimshottari in one year */
      mudda_dashas: PratyantaraPart[];
      /** the first lord already begun by the share of the nakshatra the Moon had gone at birth */
      mudda_dashas_with_balance: PratyantaraPart[];
      /** what is null and why, and what was assumed; empty where there is nothing to say */
      notes: string[];
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }
  | {
      /** Gregorian year */
      year: number;
      /** when the Sun is back at his place of birth */
      return_at: null;
      /** what is null and why, and what was assumed; empty where there is nothing to say */
      notes: string[];
    };

export type TransitsReply = {
  /** the civil day it is asked for */
  on: string;
  /** instant of the positions: sunrise of that day at the place */
  at: string;
  /** by graha id, or the graha ids */
  grahas: {
    surya: TransitGrahaPart;
    chandra: TransitGrahaPart;
    mangala: TransitGrahaPart;
    budha: TransitGrahaPart;
    guru: TransitGrahaPart;
    shukra: TransitGrahaPart;
    shani: TransitGrahaPart;
    rahu: TransitGrahaPart;
    ketu: TransitGrahaPart;
  };
};

export type YogasReply = {
  /** first those of the strongest maker; with all=1 in the order of the texts */
  list: ({
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the kind of yoga */
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
    /** null on rows that are only listed, and where it turns on a sex that was not given; `notes` says what is not known */
    present: boolean | null;
    /** null: the row’s own rule, its other forms are in variants; otherwise the requested form */
    variant: string | null;
    /** present, with no bhanga met and nothing it yields to */
    effective: boolean | null;
    /** the grahas that make it, with their strength */
    makers: {
      /** graha id */
      graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** house 1–12, whole-sign, from the lagna unless said otherwise */
      house: number;
      /** by rashi, as the rules ask it */
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
      /** shadbala over what is required */
      ratio: number | null;
    }[];
    /** each condition in words */
    conditions: {
      /** to be shown as it is */
      text: string;
      /** whether it is fulfilled */
      met: boolean | null;
      /** graha ids that meet it */
      by: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
      /** with explain=1: each part of it in order */
      facts?: {
        /** id of the rule */
        clause: string;
        /** null where the facts do not tell */
        held: boolean | null;
        /** what it looked at */
        saw?: {} & { [name: string]: unknown };
        /** the part in words */
        text: string;
        /** the grahas with which it holds */
        by: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
      }[];
    }[];
    /** printed rules that cancel, each with whether it applies */
    bhanga: {
      /** stable word for programs */
      id: string;
      /** whether it is fulfilled */
      met: boolean | null;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
      /** a remark on it */
      note?: string;
    }[];
    /** pairs of houses whose lords make it */
    pairs: {
      /** by graha id, or the graha ids */
      grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
      /** where it is as their lords that the two count */
      houses?: number[];
      /** how the two are joined */
      link?: string;
      /** of 3, 6, 8, 11, 12, owned by one of the two */
      also_owns?: number[];
    }[];
    /** which degree of it, where the verse has several */
    grade?: string | number;
    /** of ten thousand births of 1900 to 2023 in India */
    frequency_percent: number;
    /** what is null and why, and what was assumed; empty where there is nothing to say */
    notes: string[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
    /** the same rule in other works */
    also: {
      /** the work it is taken from */
      work: string;
      /** chapter and verse, or section */
      locus: string;
    }[];
    /** true for a row that is off by default */
    off?: true;
  } & InLanguages<'name'>)[];
  /** other forms of the rows, those that hold */
  variants: {
    /** stable word for programs */
    id: string;
    /** id of the row it is a form of */
    of: string;
    /** whether it is there */
    present: boolean | null;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
    /** a remark on it */
    note?: string;
  }[];
  /** the one of its family that every chart has */
  nabhasa: {
    /** the sankhya yoga that every chart has */
    id: string;
    /** ids of those that take its place */
    overridden_by: string[];
  };
  /** what it holds, in short */
  summary: {
    /** how many are present */
    present: number;
    /** how many of each category */
    by_category: {} & { [name: string]: number };
  };
};

export type DoshaManglikReply = {
  /** the printed houses 1, 4, 7, 8, 12 from the lagna */
  dosha: boolean;
  /** practice: the 2nd house too */
  dosha_with_2nd: boolean;
  /** house of Mars counted from each */
  houses_from: HousesFromPart;
  /** practice: 1, 2, 4, 7, 8, 12 from the Moon */
  from_moon: boolean;
  /** practice: 1, 2, 4, 7, 8, 12 from Venus */
  from_venus: boolean;
  /** printed rules that cancel, each with whether it applies */
  bhanga: BhangaPart[];
  /** the printed dosha, unless a printed bhanga removes it */
  effective: boolean;
  /** with the 2nd house, unless any bhanga removes it */
  effective_in_practice: boolean;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  practice_citation: CitationPart;
  /** the same in a sentence to be shown */
  line: string;
  /** the same in another language; with lang=hi or both */
  line_hi?: string;
};

export type DoshaKaalSarpaReply = {
  /** by degree, with the reply’s node */
  present: boolean;
  /** named by Rahu’s house; null where there is none */
  type: NamedPart | null;
  /** Rahu’s house, which names the type */
  house: number | null;
  /** rahu_to_ketu or ketu_to_rahu; null where there is none */
  direction: ('rahu_to_ketu' | 'ketu_to_rahu') | null;
  /** by whole rashi, those of the nodes included */
  by_sign: boolean;
  /** the same where it is judged by whole rashis */
  by_sign_direction: ('rahu_to_ketu' | 'ketu_to_rahu') | null;
  /** house of Rahu */
  rahu_house: number;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type SadeSatiReply = {
  /** the civil day it is asked for */
  on: string;
  /** whether it runs on the day asked for */
  active: boolean;
  /** first, second or third; null where it does not run */
  phase: ('first' | 'second' | 'third') | null;
  /** whether one runs on the day asked for */
  dhaiya_active: boolean;
  /** in the order of time */
  periods: {
    /** 12th, 1st and 2nd rashi from the birth Moon */
    phase: 'first' | 'second' | 'third';
    /** counted from the Moon of birth */
    house_from_moon: number;
    /** which round of Saturn, counted from birth */
    cycle: number;
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
  }[];
  /** Saturn in the fourth or eighth from the Moon */
  dhaiya: {
    /** counted from the Moon of birth */
    house_from_moon: number;
    /** which round of Saturn, counted from birth */
    cycle: number;
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
  }[];
  /** Saturn on the day asked for */
  saturn: {
    /** the instant */
    at: string;
    /** sidereal degrees in the reply’s ayanamsa */
    longitude: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** degrees within the rashi */
    amsha: number;
    /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
    nakshatra: NakshatraPadaPart;
    /** degrees per day */
    daily_motion: number;
    /** stationary below a tenth of the graha’s mean motion */
    gati: 'direct' | 'stationary' | 'retrograde';
    /** one of the eight motions of Surya-siddhanta II.12-13 */
    gati_ashtadha: GatiAshtadhaPart;
    /** whether it goes backwards */
    retrograde: boolean;
    /** counted from the lagna of birth */
    house_from_lagna: number;
    /** counted from the Moon of birth */
    house_from_moon: number;
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type BhavaPhalaReply = {
  /** the twelve houses */
  houses: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** graha id of the lord */
    lord: LordPart;
    /** significator */
    karaka: LordPart;
    /** ids of the grahas in it */
    occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** what it looks at in full, or who looks at it */
    aspects: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** what the house signifies */
    topics: string[];
    /** what speaks for the house, and against it: seven and nine, met or not; what is met has its verse */
    condition: {
      /** whether it is favourable; in lists, those that have it */
      good: GoodPart[];
      /** rows that speak against it */
      bad: GoodPart[];
    };
    /** read by the verse in `citations`, exception */
    exception?: true;
    /** until a graha in its own rashi, or a house met before */
    chain: {
      /** house 1–12, whole-sign, from the lagna unless said otherwise */
      house: number;
      /** graha id of the lord */
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** house that the lord occupies */
      stands_in: number;
      /** lord of that house */
      dispositor: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    }[];
    /** sarvashtakavarga of its rashi */
    bindus: number;
    /** the word of the text for this height; null where it prints none */
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
    /** the verse on this lord in that house, of the work in `citations`, see */
    see: {
      /** chapter and verse, or section */
      locus: string;
    };
  }[];
  /** the source of each measure’s bands, by the name of the measure */
  bands: {
    /** its source: the work, the place in it, the rule in our own sentence */
    bindus: CitationPart;
  };
  /** by id, the verse of each of the sixteen conditions */
  conditions: {} & { [name: string]: CitationPart };
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type JaiminiReply = {
  /** eight, by degrees gone in the rashi */
  chara_karakas: CharaKarakaPart[];
  /** seven, without Rahu */
  chara_karakas_7: CharaKarakaPart[];
  /** the atmakaraka’s navamsha rashi, its house in the birth chart */
  karakamsha: KarakamshaPart;
  /** by the seven karakas */
  karakamsha_7: KarakamshaPart;
  /** the same rashi, its house in the navamsha chart */
  swamsha: KarakamshaPart;
  /** the rising rashi in D9 */
  navamsha_lagna: NamedPart;
  /** the padas of the twelve houses */
  arudha: {
    A1: NamedPart;
    A2: NamedPart;
    A3: NamedPart;
    A4: NamedPart;
    A5: NamedPart;
    A6: NamedPart;
    A7: NamedPart;
    A8: NamedPart;
    A9: NamedPart;
    A10: NamedPart;
    A11: NamedPart;
    A12: NamedPart;
  };
  /** the pada of the twelfth house */
  upapada: NamedPart;
  /** the padas with how each was found */
  padas: ({
    /** stable word for programs */
    id: 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9' | 'A10' | 'A11' | 'A12';
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** house 1–12, whole-sign, from the lagna unless said otherwise */
    house: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** the rule of exception was needed */
    moved: boolean;
    /** by the second lord, where a school gives one */
    by_second_lord?: NamedPart;
  } & InLanguages<'name'>)[];
  /** which rashis look at which */
  rashi_drishti: {
    /** by rashi, from Mesha */
    rashis: {
      /** sign of the zodiac, 1 Mesha … 12 Mina */
      rashi: NamedPart;
      /** rashis or houses looked at, by number */
      sees: number[];
    }[];
    /** by graha id, or the graha ids */
    grahas: {
      surya: RashiDrishtiGrahaPart;
      chandra: RashiDrishtiGrahaPart;
      mangala: RashiDrishtiGrahaPart;
      budha: RashiDrishtiGrahaPart;
      guru: RashiDrishtiGrahaPart;
      shukra: RashiDrishtiGrahaPart;
      shani: RashiDrishtiGrahaPart;
      rahu: RashiDrishtiGrahaPart;
      ketu: RashiDrishtiGrahaPart;
    };
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type GrahaDrishtiReply = {
  /** by graha id, or the graha ids */
  grahas: {
    surya: GrahaDrishtiGrahaPart;
    chandra: GrahaDrishtiGrahaPart;
    mangala: GrahaDrishtiGrahaPart;
    budha: GrahaDrishtiGrahaPart;
    guru: GrahaDrishtiGrahaPart;
    shukra: GrahaDrishtiGrahaPart;
    shani: GrahaDrishtiGrahaPart;
    rahu: GrahaDrishtiGrahaPart;
    ketu: GrahaDrishtiGrahaPart;
  };
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type MaitriReply = {
  /** friendship by nature; null in its own rashi, and for a node */
  natural: {
    surya: NaturalPart;
    chandra: NaturalPart;
    mangala: NaturalPart;
    budha: NaturalPart;
    guru: NaturalPart;
    shukra: NaturalPart;
    shani: NaturalPart;
  };
  /** friendship by place; null in its own rashi, and for a node */
  temporary: {
    surya: TemporaryPart;
    chandra: TemporaryPart;
    mangala: TemporaryPart;
    budha: TemporaryPart;
    guru: TemporaryPart;
    shukra: TemporaryPart;
    shani: TemporaryPart;
  };
  /** both together in five degrees; null in its own rashi, and for a node */
  panchadha: {
    surya: PanchadhaPart;
    chandra: PanchadhaPart;
    mangala: PanchadhaPart;
    budha: PanchadhaPart;
    guru: PanchadhaPart;
    shukra: PanchadhaPart;
    shani: PanchadhaPart;
  };
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type JanmaVivaranReply = {
  /** as seen from the place */
  local: string;
  /** ISO 8601 with the offset of the place */
  iso: string;
  /** the civil date whose sunrise began the day of birth */
  panchanga_date: string;
  /** from sunrise to sunrise, 1 = Sunday */
  weekday: WeekdayPart;
  /** null where the Sun does not rise */
  sunrise: string | null;
  /** null where the Sun does not set */
  sunset: string | null;
  /** sunrise of the next day; null where the Sun does not rise */
  next_sunrise: string | null;
  /** length of the daylight */
  dinamana: DinamanaPart | null;
  /** length of the night */
  ratrimana: DinamanaPart | null;
  /** ghati since sunrise at birth; null where the Sun does not rise */
  ishta_ghati: number | null;
  /** ghatis of the nakshatra that were gone */
  bhayat_ghati: number;
  /** ghatis that the nakshatra lasts */
  bhabhog_ghati: number;
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** part gone, 0 to 1 */
    fraction: number;
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
    /** shukla while the Moon grows, krishna while she wanes */
    paksha: 'shukla' | 'krishna';
    /** Moon minus Sun, degrees */
    elongation: number;
    /** ghatis that it still had to run */
    remaining_ghati: number;
  } & InLanguages<'name'>;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** quarter of the nakshatra, 1–4 */
    pada: number;
    /** graha id of the lord */
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** part gone, 0 to 1 */
    fraction: number;
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
  } & InLanguages<'name'>;
  /** a 27th of the sum of Sun and Moon, 1–27 */
  yoga: JanmaVivaranYogaPart;
  /** half a tithi, 1–60 in a month */
  karana: JanmaVivaranYogaPart;
  /** months by each reckoning */
  months: {
    /** the month that ends with the new moon */
    amanta: MonthAmantaPart;
    /** the month that ends with the full moon */
    purnimanta: MonthAmantaPart;
  };
  /** running years of the eras */
  eras: JanmaVivaranErasPart;
  /** name of the year in the cycle of sixty */
  samvatsara: {
    /** by the mean motion of Jupiter */
    barhaspatya: NamedPart;
    /** the name printed with the Shaka year */
    chandra: NamedPart;
  };
  /** season: two rashis each */
  ritu: NamedPart;
  /** half of the year: northward or southward */
  ayana: NamedPart;
  /** the rising point */
  lagna: PositionPart;
  chandra: PositionPart;
  surya: PositionPart;
  /** from the equinox to the zero point of the zodiac, degrees */
  ayanamsa_degrees: number;
  /** what follows from nakshatra and rashi of the Moon */
  avakahada: AvakahadaReply;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type AvakahadaReply = {
  /** brahmana, kshatriya, vaishya or shudra */
  varna: string;
  /** chatushpada, manava, jalachara, vanachara or keeta */
  vashya: string;
  /** the animal of the star */
  yoni: string;
  /** deva, manushya or rakshasa */
  gana: string;
  /** adi, madhya or antya */
  nadi: string;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NamedPart;
  /** quarter of the nakshatra, 1–4 */
  pada: number;
  /** sign of the zodiac, 1 Mesha … 12 Mina */
  rashi: NamedPart;
  /** graha id of the lord of the rashi */
  rashi_lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** the foot: gold, silver, copper or iron, by nakshatra and by rashi */
  paya: {
    /** gold, silver, copper or iron by nakshatra */
    nakshatra: 'gold' | 'silver' | 'copper' | 'iron';
    /** gold, silver, copper or iron by rashi */
    rashi: 'gold' | 'silver' | 'copper' | 'iron';
  };
  /** the syllable a name begins with */
  nama_akshara: {
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** in Roman letters with diacritics (IAST) */
    iast: string;
  } & InLanguages<'name'>;
  /** element of the rashi */
  tattva: 'fire' | 'earth' | 'air' | 'water';
  /** which of the three groups of stars */
  yunja: 'purva' | 'madhya' | 'antya';
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type LifeReportReply = {
  /** the houses, lords, karakas and vargas the texts ask */
  rests_on: {
    /** which houses, each with its source */
    houses: {
      /** its place in the cycle, counted from 1 */
      number: number;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** graha ids of the lords */
    lords: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** significators */
    karakas: {
      /** graha id */
      graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** as movable karaka */
      chara?: 'AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK';
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** by varga */
    vargas: {
      /** which varga: D1 … D60 */
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
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
  /** what the report looks at: houses, lords, karakas */
  subjects: (
    | {
        /** which of the kinds named in the enum or by its list */
        kind: 'house';
        /** stable word for programs */
        id: number;
        /** the same in a sentence to be shown */
        line: string;
        /** the same in another language; with lang=hi or both */
        line_hi?: string;
        /** what the texts ask of it, for the reader to weigh */
        facts: FactsPart;
        /** its figures with the band of the text */
        measures: MeasurePart[];
      }
    | {
        /** which of the kinds named in the enum or by its list */
        kind: 'lord' | 'karaka';
        /** stable word for programs */
        id: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
        /** the same in a sentence to be shown */
        line: string;
        /** the same in another language; with lang=hi or both */
        line_hi?: string;
        /** what the texts ask of it, for the reader to weigh */
        facts: {
          /** of the houses of this report */
          lord_of: number[];
          /** sign of the zodiac, 1 Mesha … 12 Mina */
          rashi: NamedPart;
          /** house 1–12, whole-sign, from the lagna unless said otherwise */
          house: number;
          /** null for a node away from its own signs */
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
          /** whether it is lost in the Sun’s rays */
          combust: boolean;
          /** its states by degree and by dignity */
          avastha: AvasthaPart;
          /** shadbala over what is required; null for a node */
          bala_ratio: number | null;
          /** whether it goes backwards */
          retrograde: boolean;
        };
        /** its figures with the band of the text */
        measures: MeasurePart[];
      }
    | {
        /** which of the kinds named in the enum or by its list */
        kind: 'from_graha';
        /** stable word for programs */
        id: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
        /** the same in a sentence to be shown */
        line: string;
        /** the same in another language; with lang=hi or both */
        line_hi?: string;
        /** what the texts ask of it, for the reader to weigh */
        facts: {
          /** whether it is counted */
          counted: number;
          /** what is found in the house */
          place: FactsPart;
        };
        /** its figures with the band of the text */
        measures: MeasurePart[];
        /** its source: the work, the place in it, the rule in our own sentence */
        citation: CitationPart;
      }
  )[];
  /** the varga the report asks */
  varga: VargaPart;
  /** other vargas the texts ask for this report */
  more_vargas: VargaPart[];
  /** what the texts add for this report */
  extra: {
    /** stable word for programs */
    id: string;
    /** whether it is so */
    holds?: boolean;
    /** how the two are joined */
    link?: string | null;
    /** by graha id, or the graha ids */
    grahas?: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi?: NamedPart;
    /** the word of the text */
    word?: string | null;
    /** its numbers, by name */
    figures?: {} & { [name: string]: number };
    /** from each of the three points */
    from?: {
      /** counted from lagna, Moon or Sun */
      place: 'lagna' | 'chandra' | 'surya';
      /** graha id of the lord */
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** rashi of its ninth part */
      navamsha: NamedPart;
      /** graha id of the lord of that ninth */
      navamsha_lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    }[];
    /** one for each */
    rows?: ({
      /** stable word for programs */
      id: string;
      /** in Roman letters */
      name: string;
      /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
      name_hi?: string;
      /** whether it is there */
      present: boolean | null;
      /** after what the rules grant */
      effective: boolean | null;
      /** what is not known, where present is null */
      note?: string;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
      /** printed rules that cancel, each with whether it applies */
      bhanga: {
        /** stable word for programs */
        id: string;
        /** whether it is fulfilled */
        met: boolean | null;
        /** its source: the work, the place in it, the rule in our own sentence */
        citation: CitationPart;
      }[];
    } & InLanguages<'name'>)[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** how many measures of the house, its lord and its first karaka are in which printed band */
  capacity: {
    /** how many in the upper band */
    upper: number;
    /** how many in the middle band */
    middle: number;
    /** how many in the lower band */
    lower: number;
    /** how many in all */
    of: number;
    /** what is ours in the tally and what the texts’ */
    basis: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
  /** chapters that say more than is printed here, by place only */
  not_stated: string[];
  /** the same in a sentence to be shown */
  line: string;
  /** the same in another language; with lang=hi or both */
  line_hi?: string;
};

export type RatnaNirnayaReply = {
  /** only the printed rule, or practice as well */
  basis: 'printed' | 'both';
  /** the civil day it is asked for */
  on: string;
  /** by graha id, or the graha ids */
  grahas: {
    surya: RatnaNirnayaGrahaPart;
    chandra: RatnaNirnayaGrahaPart;
    mangala: RatnaNirnayaGrahaPart;
    budha: RatnaNirnayaGrahaPart;
    guru: RatnaNirnayaGrahaPart;
    shukra: RatnaNirnayaGrahaPart;
    shani: RatnaNirnayaGrahaPart;
    rahu: RatnaNirnayaGrahaPart;
    ketu: RatnaNirnayaGrahaPart;
  };
  /** the printed rule: stones that please those that are ill placed */
  named: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** the stone that pleases it */
    gem: GemPart;
    /** why each is named */
    because: {
      /** stable word for programs */
      id: 'natal' | 'gochara';
      /** from the lagna at birth; from the natal Moon on the day */
      house: number;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** with basis=both: stones that practice gives to strengthen */
  practice?: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** the stone that pleases it */
    gem: GemPart;
    /** why each is named */
    because: ('lagna_lord' | 'fifth_lord' | 'ninth_lord' | 'yogakaraka')[];
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** what the reader should know first */
  caution: CautionPart[];
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type ArishtaReply = {
  /** every row that lifts, present or not */
  bhanga: ArishtaBhangaPart[];
  /** those that are present */
  rows: ArishtaBhangaPart[];
  /** some row is present */
  raw: boolean;
  /** some row is present and nothing lifts it */
  effective: boolean;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  scope: CitationPart;
  /** the same in a sentence to be shown */
  line: string;
  /** the same in another language; with lang=hi or both */
  line_hi?: string;
};

export type GrahaShantiReply = {
  /** by graha id, or the graha ids */
  grahas: {
    surya: GrahaShantiGrahaPart;
    chandra: GrahaShantiGrahaPart;
    mangala: GrahaShantiGrahaPart;
    budha: GrahaShantiGrahaPart;
    guru: GrahaShantiGrahaPart;
    shukra: GrahaShantiGrahaPart;
    shani: GrahaShantiGrahaPart;
    rahu: GrahaShantiGrahaPart;
    ketu: GrahaShantiGrahaPart;
  };
  /** those that are ill placed at birth */
  named: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** parts of the text that are left out, and why */
  not_shown: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** which part */
    part: 'dana' | 'food';
    /** to be shown as it is */
    text: string;
    /** the same in another language; with lang=hi or both */
    text_hi?: string;
  }[];
  /** what the reader should know first */
  caution: CautionPart[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type GrahaGarimaReply = {
  /** by graha id, or the graha ids */
  grahas: {
    surya: GrahaGarimaGrahaPart;
    chandra: GrahaGarimaGrahaPart;
    mangala: GrahaGarimaGrahaPart;
    budha: GrahaGarimaGrahaPart;
    guru: GrahaGarimaGrahaPart;
    shukra: GrahaGarimaGrahaPart;
    shani: GrahaGarimaGrahaPart;
    rahu: GrahaGarimaGrahaPart;
    ketu: GrahaGarimaGrahaPart;
  };
  /** the sources of its parts, each with the id of its part */
  citations: EraCitationPart[];
};

export type GrahaSaranshReply = {
  /** today, for `dasha_now` */
  on: string;
  /** by graha id, or the graha ids */
  grahas: {
    surya: GrahaSaranshGrahaPart;
    chandra: GrahaSaranshGrahaPart;
    mangala: GrahaSaranshGrahaPart;
    budha: GrahaSaranshGrahaPart;
    guru: GrahaSaranshGrahaPart;
    shukra: GrahaSaranshGrahaPart;
    shani: GrahaSaranshGrahaPart;
    rahu: GrahaSaranshGrahaPart;
    ketu: GrahaSaranshGrahaPart;
  };
  /** the source of each measure’s bands, by the name of the measure */
  bands: {
    /** its source: the work, the place in it, the rule in our own sentence */
    functional: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    vimshopaka: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    own_bindus: CitationPart;
  };
};

export type BhavaSaranshReply = {
  /** the twelve houses */
  houses: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** graha id of the lord */
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** house that its lord occupies */
    lord_house: number;
    /** ids of the grahas in it */
    occupants: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** graha ids that look at it */
    aspected_by: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** significator */
    karaka: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** how many of those in bhava_phala are met */
    condition: {
      /** whether it is favourable; in lists, those that have it */
      good: number;
      /** rows that speak against it */
      bad: number;
    };
    /** rank of that strength, 1 the strongest */
    bhava_bala_rank: number;
    /** points of all seven by rashi, from Mesha */
    sav: number;
    /** the word of the text for this height; null where it prints none */
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
    /** its limits by Sripati */
    chalit: {
      /** the sandhi before the house, sidereal degrees */
      start: number;
      /** its middle, sidereal degrees */
      madhya: number;
      /** the sandhi after the house, sidereal degrees */
      end: number;
    };
    /** the padas of the twelve houses */
    arudha: NamedPart;
    /** ids of the yogas formed by its occupants or its lord */
    yogas: string[];
  }[];
  /** the source of each measure’s bands, by the name of the measure */
  bands: {
    /** its source: the work, the place in it, the rule in our own sentence */
    sav: CitationPart;
  };
};

export type DivisionalsReply = {
  /** by varga */
  charts: {
    D1: ChartPart;
    D2: ChartPart;
    D3: ChartPart;
    D4: ChartPart;
    D7: ChartPart;
    D9: ChartPart;
    D10: ChartPart;
    D12: ChartPart;
    D16: ChartPart;
    D20: ChartPart;
    D24: ChartPart;
    D27: ChartPart;
    D30: ChartPart;
    D40: ChartPart;
    D45: ChartPart;
    D60: ChartPart;
  };
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type VargaTulanaReply = {
  /** rashi numbers by lagna and graha, then by varga */
  grid: {
    /** the rising point */
    lagna: GridPart;
    surya: GridPart;
    chandra: GridPart;
    mangala: GridPart;
    budha: GridPart;
    guru: GridPart;
    shukra: GridPart;
    shani: GridPart;
    rahu: GridPart;
    ketu: GridPart;
  };
  /** in the same rashi in D1 and D9 */
  vargottama: ('lagna' | 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
};

export type KundaliFullReply = {
  kundali: KundaliReply;
  bhava_chalit: BhavaChalitReply;
  divisionals: DivisionalsReply;
  varga_tulana: VargaTulanaReply;
  /** friendship of the two lords */
  maitri: MaitriReply;
  graha_drishti: GrahaDrishtiReply;
  /** what follows from nakshatra and rashi of the Moon */
  avakahada: AvakahadaReply;
  dashas: DashasReply;
  yogini_dashas: YoginiDashasReply;
  yogas: YogasReply;
  manglik: DoshaManglikReply;
  kaal_sarpa: DoshaKaalSarpaReply;
  sade_sati: SadeSatiReply;
  /** strength in six parts */
  shadbala: ShadbalaReply;
  ashtakavarga: AshtakavargaReply;
  jaimini: JaiminiReply;
  graha_garima: GrahaGarimaReply;
  bhava_phala: BhavaPhalaReply;
};

export type GocharaReportReply = {
  /** the civil day it is asked for */
  on: string;
  /** instant of the positions: sunrise of that day at the place */
  at: string;
  /** by graha id, or the graha ids */
  grahas: {
    guru: GocharaReportGrahaPart;
    shani: GocharaReportGrahaPart;
    rahu: GocharaReportGrahaPart;
    ketu: GocharaReportGrahaPart;
  };
  /** entries into rashis */
  ingresses: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** the instant */
    at: string;
    /** whether it goes backwards */
    retrograde: boolean;
    /** counted from the lagna of birth */
    house_from_lagna: number;
    /** counted from the Moon of birth */
    house_from_moon: number;
    /** points of the ashtakavarga */
    bindus: BindusPart;
  }[];
  /** how far the entries were searched */
  ingresses_until: string;
  /** points of the ashtakavarga */
  bindus: {
    /** points of its own row, by graha id */
    bav: {
      /** points of the graha’s own row; the nodes have none */
      guru: number | null;
      /** points of the graha’s own row; the nodes have none */
      shani: number | null;
      /** points of the graha’s own row; the nodes have none */
      rahu: number | null;
      /** points of the graha’s own row; the nodes have none */
      ketu: number | null;
    };
    /** points of all seven, by rashi */
    sav: { guru: number; shani: number; rahu: number; ketu: number };
  };
};

export type DashaPhalaReply = {
  /** the civil day it is asked for */
  on: string;
  /** in the order of time */
  periods: {
    /** the great period */
    maha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** the period within it */
    antar: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
    /** what the texts ask of it, for the reader to weigh */
    facts: PeriodFactsPart;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** the sources of the facts, each with the id of its fact */
  citations: EraCitationPart[];
  /** its source: the work, the place in it, the rule in our own sentence */
  timing_citation: CitationPart;
};

export type YoginiPhalaReply = {
  /** the civil day it is asked for */
  on: string;
  /** in the order of time */
  periods: {
    /** the great period */
    maha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** the period within it */
    antar: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** yogini of the great period */
    maha_yogini: NamedPart;
    /** yogini of the period within */
    antar_yogini: NamedPart;
    /** when it begins */
    start: string;
    /** when it ends */
    end: string;
    /** what the texts ask of it, for the reader to weigh */
    facts: PeriodFactsPart;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** the sources of the facts, each with the id of its fact */
  citations: EraCitationPart[];
};

export type ShadbalaReply = {
  /** which set of rules was followed */
  rules: 'raman' | 'parashara';
  /** by graha id, or the graha ids */
  grahas: {
    surya: ShadbalaGrahaPart;
    chandra: ShadbalaGrahaPart;
    mangala: ShadbalaGrahaPart;
    budha: ShadbalaGrahaPart;
    guru: ShadbalaGrahaPart;
    shukra: ShadbalaGrahaPart;
    shani: ShadbalaGrahaPart;
  };
  /** of the year, month, day and hora of birth */
  lords: {
    /** lord of the year */
    abda: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** lord of the month */
    masa: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** lord of the weekday */
    vara: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** lord of the hora */
    hora: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  };
  /** star-planets less than a degree apart */
  yuddha: ShadbalaYuddhaPart[];
  /** bhava bala at the middles of Sripati’s houses; no text gives a minimum */
  houses: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** graha id of the lord */
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** for its direction, virupas */
    dig: number;
    /** for the aspects on the house, virupas */
    drishti: number;
    /** the total of its lord */
    adhipati: number;
    /** ids of the grahas in it */
    occupants: number;
    /** for what rises then, virupas */
    udaya: number;
    /** sum of the parts */
    total: number;
    /** 1 is the strongest */
    rank: number;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the source of each part, by its name */
  parts_citation: {
    /** its source: the work, the place in it, the rule in our own sentence */
    uchcha: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    saptavargaja: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    ojayugma: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    kendra: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    drekkana: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    dig: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    natonnata: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    paksha: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    tribhaga: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    abda_masa_vara_hora: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    ayana: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    yuddha: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    cheshta: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    naisargika: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    drik: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    required: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    ishta_kashta: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    bhava_bala: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    year_and_month_lords: CitationPart;
  };
};

export type AshtakavargaReply = {
  /** whose table of points */
  table: 'varahamihira' | 'parashara';
  /** points from Mesha; the lagna’s own row in addition to the seven */
  bav: BavPart;
  /** sum of the seven */
  sav: number[];
  /** after the two reductions */
  shodhana: ShodhanaPart;
  /** the products by rashi and by graha */
  shodhya_pinda: AshtakavargaShodhyaPindaPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** the same by the other table */
  other_table: {
    /** whose table of points */
    table: 'varahamihira' | 'parashara';
    /** points from Mesha; the lagna’s own row in addition to the seven */
    bav: BavPart;
    /** sum of the seven */
    sav: number[];
    /** after the two reductions */
    shodhana: ShodhanaPart;
    /** the products by rashi and by graha */
    shodhya_pinda: AshtakavargaShodhyaPindaPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
  /** the sources of the reductions and of the pinda, each with its id */
  citations: EraCitationPart[];
};

export type AshtakavargaPhalaReply = {
  /** by graha id, or the graha ids */
  grahas: {
    surya: AshtakavargaPhalaGrahaPart;
    chandra: AshtakavargaPhalaGrahaPart;
    mangala: AshtakavargaPhalaGrahaPart;
    budha: AshtakavargaPhalaGrahaPart;
    guru: AshtakavargaPhalaGrahaPart;
    shukra: AshtakavargaPhalaGrahaPart;
    shani: AshtakavargaPhalaGrahaPart;
  };
  /** points of all seven by rashi, from Mesha */
  sav: {
    /** house 1–12, whole-sign, from the lagna unless said otherwise */
    house: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** points of all seven in the rashi */
    bindus: number;
    /** the word of the text for this height; null where it prints none */
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  }[];
  /** points of one house against another */
  relative: {
    eleventh_over_tenth: RelativePart;
    twelfth_under_eleventh: RelativePart;
    lagna_over_twelfth: RelativePart;
  };
  /** four houses each: youth, middle, age */
  thirds: {
    /** which houses */
    houses: number[];
    /** of the points */
    sum: number;
    /** benefic graha ids in it */
    benefics: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** malefic graha ids in it */
    malefics: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  }[];
  /** not used when good rashis are chosen */
  left_out: number[];
  /** the source of each measure’s bands, by the name of the measure */
  bands: {
    /** its source: the work, the place in it, the rule in our own sentence */
    own_bindus: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    agrees_with_dignity: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    karaka_house: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    sav: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    thirds: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    left_out: CitationPart;
  };
};

export type BalaDashboardReply = {
  /** by graha id, or the graha ids */
  grahas: {
    surya: BalaDashboardGrahaPart;
    chandra: BalaDashboardGrahaPart;
    mangala: BalaDashboardGrahaPart;
    budha: BalaDashboardGrahaPart;
    guru: BalaDashboardGrahaPart;
    shukra: BalaDashboardGrahaPart;
    shani: BalaDashboardGrahaPart;
  };
  /** the twelve houses */
  houses: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** strength of the house, virupas */
    bhava_bala: number;
    /** 1 is the strongest */
    rank: number;
    /** points of all seven by rashi, from Mesha */
    sav: number;
    /** the word of the text for this height; null where it prints none */
    band: 'strong' | 'below' | 'full' | 'middling' | 'little' | 'none' | 'good' | 'low' | 'mixed';
  }[];
  /** graha id of the strongest */
  strongest: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** graha id of the weakest */
  weakest: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  /** star-planets less than a degree apart */
  yuddha: ShadbalaYuddhaPart[];
  /** the source of each measure’s bands, by the name of the measure */
  bands: {
    /** its source: the work, the place in it, the rule in our own sentence */
    shadbala: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    components_met: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    vimshopaka: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    own_bindus: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    sav: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    jagradadi: CitationPart;
    /** its source: the work, the place in it, the rule in our own sentence */
    bhava_bala: CitationPart;
  };
};

export type DivisionalReply = {
  /** which varga: D1 … D60 */
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
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** the rising point */
  lagna: KarakamshaPart;
  /** by graha id, or the graha ids */
  grahas: PlacementsPart;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
} & InLanguages<'name'>;

export type VarshaPraveshReply = {
  /** Gregorian year */
  year: number;
  /** at the Sun’s entry into Mesha */
  mesha: {
    /** the instant */
    at: string;
    /** the rising point */
    lagna: PositionPart;
    /** by graha id, or the graha ids */
    grahas: ChandraKundaliGrahasPart;
  };
  /** at the new moon of Chaitra */
  chaitra: {
    /** the instant */
    at: string;
    /** the rising point */
    lagna: PositionPart;
    /** by graha id, or the graha ids */
    grahas: ChandraKundaliGrahasPart;
    /** civil date of Chaitra shukla pratipada */
    date: string;
  };
  /** name of the year in the cycle of sixty */
  samvatsara: {
    /** by the mean motion of Jupiter */
    barhaspatya: KartikadiPart;
    /** the name printed with the Shaka year */
    chandra: KartikadiPart;
    /** by the cycle of the Paitamaha */
    paitamaha: KartikadiPart;
  };
  /** running years of the eras */
  eras: JanmaVivaranErasPart;
};

export type JanmaPatraReply = IndexPart[];

export type KundaliPackReply = {
  /** the kundali book */
  html: string;
  /** the whole reply of kundali/full */
  natal: KundaliFullReply;
  /** sealed URLs, each of one route */
  urls: {
    planets: UrlPart;
    dashas: UrlPart;
    career_report: UrlPart;
    wealth_report: UrlPart;
    marriage_report: UrlPart;
    health_report: UrlPart;
    education_report: UrlPart;
    children_report: UrlPart;
    book_html: UrlPart;
    book_pdf: UrlPart;
  };
};

export type MatchAshtakootReply = {
  /** the eight measures */
  koots: {
    /** class of the rashi, 1 point */
    varna: VarnaPart;
    /** who yields to whom, 2 points */
    vashya: VashyaPart;
    /** stars counted from each other, 3 points */
    tara: {
      /** points of the table, before any cancellation */
      obtained: number;
      /** the most there can be */
      max: number;
      /** points with what the rules grant */
      effective: number;
      /** whether a printed rule removes the fault */
      cancelled: boolean;
      /** of the boy */
      boy: NamedPart;
      /** of the girl */
      girl: NamedPart;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
      /** its source: the work, the place in it, the rule in our own sentence */
      points_citation: CitationPart;
      /** printed rules that cancel, each with whether it applies */
      bhanga: VarnaBhangaPart[];
    };
    /** animals of the stars, 4 points */
    yoni: VarnaPart;
    /** friendship of the lords of the rashis, 5 points */
    graha_maitri: VarnaPart;
    /** temper of the stars, 6 points */
    gana: VashyaPart;
    /** rashis counted from each other, 7 points */
    bhakoot: {
      /** points of the table, before any cancellation */
      obtained: number;
      /** the most there can be */
      max: number;
      /** points with what the rules grant */
      effective: number;
      /** whether a printed rule removes the fault */
      cancelled: boolean;
      /** of the boy */
      boy: NamedPart;
      /** of the girl */
      girl: NamedPart;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
      /** its source: the work, the place in it, the rule in our own sentence */
      points_citation: CitationPart;
      /** printed rules that cancel, each with whether it applies */
      bhanga: VarnaBhangaPart[];
      /** boy’s sign from the girl’s / girl’s from the boy’s */
      distance: string;
      /** which fault it is; null where none */
      dosha: ('2/12' | '5/9' | '6/8') | null;
    };
    /** thread of the star, 8 points */
    nadi: VarnaPart;
  };
  /** points of 36, before any cancellation */
  total: number;
  /** the sum of the effective points */
  total_effective: number;
  /** its source: the work, the place in it, the rule in our own sentence */
  total_effective_rule: CitationPart;
  /** the most there can be */
  max: 36;
  /** the word of the text for this height; null where it prints none */
  band: {
    /** as one word or line to be shown */
    label: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  };
  /** the same by the bands of the Dharmasindhu */
  band_dharmasindhu: {
    /** as one word or line to be shown */
    label: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
    /** the total that is graded: bhakoot counted 7, 4, 1 or 0 as the work says */
    total: number;
  };
  /** points of nadi from the table */
  nadi_raw: number;
  /** points of nadi with what the rules grant */
  nadi_effective: number;
  /** points of gana with what the rules grant */
  gana_effective: number;
  /** points of bhakoot with what the rules grant */
  bhakoot_effective: number;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** rules that need what was not given */
  not_checked: MahaPart[];
  /** of the boy */
  boy: MatchAshtakootBoyPart;
  /** of the girl */
  girl: MatchAshtakootBoyPart;
  /** with uncertainty= of match/ashtakoot: how far the points may differ within its minutes */
  sensitivity?: {
    /** minutes of time */
    minutes: number;
    /** the least and the most points */
    total: TotalPart;
    /** the same with what is granted for cancellations */
    total_effective: TotalPart;
    /** the nearest first */
    changes: {
      /** whose birth time is another; that of the other stays as given */
      whose: 'boy' | 'girl';
      /** from the time given; negative is earlier */
      seconds: number;
      /** ISO 8601 with the offset of the place */
      at: string;
      /** from where or when it is counted */
      from: FromPart;
      /** up to where or when */
      to: FromPart;
      /** those that change */
      koots: {
        /** its name */
        koot: 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi';
        /** from where or when it is counted */
        from: KootFromPart;
        /** up to where or when */
        to: KootFromPart;
      }[];
    }[];
  };
  /** the same in a sentence to be shown */
  line: string;
  /** the same in another language; with lang=hi or both */
  line_hi?: string;
};

export type MatchManglikReply = {
  /** of the boy */
  boy: MatchManglikBoyPart;
  /** of the girl */
  girl: MatchManglikBoyPart;
  /** the rule that cancels where both have the dosha; null where it is not asked */
  pair_bhanga: {
    /** stable word for programs */
    id: 'both_charts';
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  } | null;
  /** shubha, madhyama or varjya; null where the Sun does not rise and set */
  verdict:
    | 'no_dosha'
    | 'pair_bhanga'
    | 'dosha_in_boy'
    | 'dosha_in_girl'
    | 'dosha_in_boy_with_bhanga'
    | 'dosha_in_girl_with_bhanga';
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart;
  /** the same in a sentence to be shown */
  line: string;
  /** the same in another language; with lang=hi or both */
  line_hi?: string;
};

export type MatchBatchReply = {
  /** in the order in which they were asked */
  pairs: (
    | {
        /** place of the boy in births, from 0 */
        boy: number;
        /** place of the girl in births, from 0 */
        girl: number;
        /** points of 36, before any cancellation */
        total: number;
        /** the sum of the effective points */
        total_effective: number;
        /** Kuja dosha of each chart */
        dosha: PairDoshaPart;
      }
    | {
        /** place of the boy in births, from 0 */
        boy: number;
        /** place of the girl in births, from 0 */
        girl: number;
        /** the whole reply of match/ashtakoot for the pair */
        ashtakoot: MatchAshtakootReply;
        /** Kuja dosha of each chart */
        dosha: PairDoshaPart;
      }
  )[];
  /** the same in a sentence to be shown */
  line: string;
  /** the same in another language; with lang=hi or both */
  line_hi?: string;
};

export type FestivalsReply = ({
  /** stable word for programs */
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
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** the rule that was followed, in words */
  rule: string;
  /** the same in another language; with lang=hi or both */
  rule_hi?: string;
  /** its amanta month as an id; null where it has none */
  masa: string | null;
  /** its tithi; null for an entry of the Sun */
  tithi: number | null;
  /** the hour that decides; null for an entry of the Sun */
  kala: string | null;
} & InLanguages<'name'>)[];

export type FestivalsIdReply = {
  /** stable word for programs */
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
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** Gregorian year */
  year: number;
  /** the first in the year; null when none falls in it */
  date: string | null;
  /** kept in these states and lands alone */
  regions?: string[];
  /** kept elsewhere than in these states */
  not_in?: string[];
  /** whether it is kept at the place, of what has `regions` or `not_in` */
  kept_here?: boolean;
  /** what the tithi at sunrise alone would give; null for an entry of the Sun */
  sunrise_date: string | null;
  /** amanta month of the tithi */
  masa?: MasaPart;
  /** its tithi; null for an entry of the Sun */
  tithi: NamedWindowPart | null;
  /** entry of the Sun into a rashi */
  sankranti?: FestivalsIdSankrantiPart;
  /** the days that were looked at, with the hour that decides and how much of it the tithi covers */
  decided_by: DecidedByPart[];
  /** the test of the rung that decided */
  because: string | null;
  /** its source: the work, the place in it, the rule in our own sentence */
  citation: CitationPart | null;
  /** what is kept */
  observances: FestivalsIdObservancePart[];
  /** days of other schools and lands, where they differ */
  alternatives: AlternativePart[];
  /** the great twelfth that the day of the fast is; null where it is none */
  mahadvadashi?: MahadvadashiPart | null;
  /** when the fast is broken */
  parana?: WindowPart;
  /** what decided, in order, and what would have changed it */
  explanation?: ExplanationPart;
  /** every observance whose date lies in the year */
  occurrences: {
    /** civil date at the place */
    date: string;
    /** kept in these states and lands alone */
    regions?: string[];
    /** kept elsewhere than in these states */
    not_in?: string[];
    /** whether it is kept at the place, of what has `regions` or `not_in` */
    kept_here?: boolean;
    /** what the tithi at sunrise alone would give; null for an entry of the Sun */
    sunrise_date: string | null;
    /** amanta month of the tithi */
    masa?: MasaPart;
    /** its tithi; null for an entry of the Sun */
    tithi: NamedWindowPart | null;
    /** entry of the Sun into a rashi */
    sankranti?: FestivalsIdSankrantiPart;
    /** the days that were looked at, with the hour that decides and how much of it the tithi covers */
    decided_by: DecidedByPart[];
    /** the test of the rung that decided */
    because: string | null;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart | null;
    /** what is kept */
    observances: FestivalsIdObservancePart[];
    /** days of other schools and lands, where they differ */
    alternatives: AlternativePart[];
    /** the great twelfth that the day of the fast is; null where it is none */
    mahadvadashi?: MahadvadashiPart | null;
    /** when the fast is broken */
    parana?: WindowPart;
    /** what decided, in order, and what would have changed it */
    explanation?: ExplanationPart;
  }[];
  /** the rule that was followed, in words */
  rule?: string;
  /** the same in another language; with lang=hi or both */
  rule_hi?: string;
  /** civil date of the fire, on holi */
  holika_dahan?: string | null;
  /** the full-moon day kept in the west, on vat-savitri */
  vat_purnima?: string | null;
  /** day of the Rigvedins, on upakarma */
  rigveda?: string | null;
  /** day of the Samavedins, on upakarma */
  samaveda?: string | null;
  /** whether Rohini runs at midnight, on janmashtami */
  with_rohini?: string | null;
  /** entries of the Sun into the rashis */
  sankrantis?: {
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** the instant */
    at: string;
    /** civil date at the place */
    date: string;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
} & InLanguages<'name'>;

export type GrahanReply = {
  /** Gregorian year */
  year: number;
  /** in the order of time */
  eclipses: EclipsePart[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type ParvaMoolReply = {
  /** Gregorian year */
  year: number;
  /** those with an id of the list of festivals */
  festivals: (
    | ({
        /** stable word for programs */
        id: string;
        /** in Roman letters */
        name: string;
        /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
        name_hi?: string;
        /** civil date at the place */
        date: string;
        /** kept in these states and lands alone */
        regions?: string[];
        /** kept elsewhere than in these states */
        not_in?: string[];
        /** whether it is kept at the place, of what has `regions` or `not_in` */
        kept_here?: boolean;
        /** what the tithi at sunrise alone would give; null for an entry of the Sun */
        sunrise_date: string | null;
        /** amanta month of the tithi */
        masa?: MasaPart;
        /** its tithi; null for an entry of the Sun */
        tithi: NamedWindowPart | null;
        /** entry of the Sun into a rashi */
        sankranti?: FestivalsIdSankrantiPart;
        /** the days that were looked at, with the hour that decides and how much of it the tithi covers */
        decided_by: DecidedByPart[];
        /** the test of the rung that decided */
        because: string | null;
        /** its source: the work, the place in it, the rule in our own sentence */
        citation: CitationPart | null;
        /** what is kept */
        observances: FestivalsIdObservancePart[];
        /** days of other schools and lands, where they differ */
        alternatives: AlternativePart[];
        /** the great twelfth that the day of the fast is; null where it is none */
        mahadvadashi?: MahadvadashiPart | null;
        /** when the fast is broken */
        parana?: WindowPart;
        /** what decided, in order, and what would have changed it */
        explanation?: ExplanationPart;
        /** knife_edge: less than two minutes would have changed the answer; narrow: less than half an hour */
        margin?: 'wide' | 'narrow' | 'knife_edge';
      } & InLanguages<'name'>)
    | FestivalPart
  )[];
  /** vratas and parvas of the months */
  parvas: (ParvaPart | FestivalPart)[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type HolidaysReply = ({
  /** id of the holiday: that of its festival, or of the name that it has in that year */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** the date of the list where one is quoted, else that of the rule */
  date: string;
  /** the date by the rule of the festival in that land */
  rule_date: string;
  /** the date of a list of holidays; null where none is quoted for the year */
  gazetted: {
    /** the date of the list */
    date: string;
    /** the list */
    source: string;
    /** for whom the list makes it a holiday */
    kind: 'public' | 'restricted' | 'bank' | 'exchange';
    /** the day of the festival, if the list replaces it by this date */
    substitute_for: string | null;
  } | null;
  /** why the date of the list is not that of the rule; null where they agree or no list is quoted */
  differs: {
    /** from the date of the rule to that of the list */
    days: number;
    /** the tradition whose date the list has; null where we know none */
    tradition: string | null;
    /** the rule of that tradition */
    citation: CitationPart | null;
  } | null;
  /** how far the nearest instant of the decision is from another date by the rule; null if none within a day would change it */
  margin_minutes: number | null;
  /** whether that is less than half an hour */
  edge: boolean;
  /** id of the festival, for festivals/{id} */
  festival: string;
} & InLanguages<'name'>)[];

export type CalendarsReply = ({
  /** stable word for programs */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** its names by the code of the language */
  names: {} & { [name: string]: string };
  /** its name in its own language */
  native: string;
  /** code of that language */
  language: string;
  /** the script of its names and digits */
  script: string;
  /** which of the kinds named in the enum or by its list */
  kind: 'solar' | 'law' | 'lunar';
  /** the engine that answers; null for a calendar by law */
  engine: string | null;
  /** where: name, coordinates and clock */
  place: {
    /** in Roman letters */
    name: string;
    /** degrees, north positive */
    lat: number;
    /** degrees, east positive */
    lon: number;
    /** which belt of the Earth */
    zone: string;
  } | null;
  /** months by each reckoning */
  months: ({
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** in the script of the calendar */
    name_native: string;
  } & InLanguages<'name'>)[];
  /** whose year the words name */
  era:
    | ({
        /** stable word for programs */
        id: string;
        /** in Roman letters */
        name: string;
        /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
        name_hi?: string;
        /** the rule in one sentence */
        gist: string;
        /** the same in another language; with lang=hi or both */
        gist_hi?: string;
        /** where the rule comes from, with its locus where it was read */
        source: string;
        /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
        confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
      } & InLanguages<'name'>)
    | null;
  /** the first day on which it was kept */
  since?: string;
  /** which set of rules was followed */
  rules: {
    /** stable word for programs */
    id: string;
    /** the rule in one sentence */
    gist: string;
    /** the same in another language; with lang=hi or both */
    gist_hi?: string;
    /** whether it answers unless another is asked for */
    default: boolean;
    /** where the rule comes from, with its locus where it was read */
    source: string;
    /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
    confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  }[];
} & InLanguages<'name'>)[];

export type CalendarsLunarReply = {
  /** stable word for programs */
  id: 'lunar';
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** null where the year has no such month */
  date: string | null;
  /** whether the year has such a date */
  exists: boolean;
  /** why it has not: no such intercalary month, or the month was expunged */
  reason?: 'no_adhika' | 'kshaya_masa';
  /** running year, as almanacs print it */
  shaka: number;
  /** Vikrama Samvat year */
  samvat: number;
  /** whether the Samvat year begins with Chaitra or with Kartika */
  year_start: 'chaitradi' | 'kartikadi';
  /** lunar month, 1 Chaitra … 12 Phalguna */
  masa: NamedPart;
  /** shukla while the Moon grows, krishna while she wanes */
  paksha: 'shukla' | 'krishna';
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi: NamedPart;
  /** true in an intercalary month */
  adhika: boolean;
  /** months by each reckoning */
  months: 'amanta' | 'purnimanta';
  /** to be shown as it is */
  text: string;
  /** the same in the script and the digits of the calendar */
  text_native: string;
  /** whether the tithi holds no sunrise; date is the day in which it begins and ends */
  kshaya: boolean;
  /** whether it holds two sunrises; date is the first */
  vriddhi: boolean;
  /** the days whose sunrise the tithi holds */
  dates: string[];
  /** when the tithi runs */
  span: WindowPart | null;
  /** where: name, coordinates and clock */
  place: CalendarsLunarPlacePart | null;
  /** the one engine of all numbers */
  engine: string;
  /** the rule that was followed, in words */
  rule: 'amanta' | 'purnimanta';
  /** where the rule comes from, with its locus where it was read */
  source: string;
  /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
} & InLanguages<'name'>;

export type CalendarsGaurabdaReply = {
  /** stable word for programs */
  id: 'gaurabda';
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** null where the year has no such month */
  date: string | null;
  /** whether the year has such a date */
  exists: boolean;
  /** why it has not: no such intercalary month, or the month was expunged */
  reason?: 'no_adhika' | 'kshaya_masa';
  /** Gaurabda */
  year: number;
  /** the month from that of Chaitra; an adhika month is Purushottama, with the number of its namesake */
  month: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** in Devanagari */
    name_native: string;
  };
  /** the same month, as almanacs name it */
  masa: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
  } & InLanguages<'name'>;
  /** true in an intercalary month */
  adhika: boolean;
  /** shukla while the Moon grows, krishna while she wanes */
  paksha: 'shukla' | 'krishna';
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi: NamedPart;
  /** to be shown as it is */
  text: string;
  /** the same in the script and the digits of the calendar */
  text_native: string;
  /** whether the tithi holds no sunrise; date is the day in which it begins and ends */
  kshaya: boolean;
  /** whether it holds two sunrises; date is the first */
  vriddhi: boolean;
  /** the days whose sunrise the tithi holds */
  dates: string[];
  /** when the tithi runs */
  span: WindowPart | null;
  /** where: name, coordinates and clock */
  place: CalendarsLunarPlacePart | null;
  /** the one engine of all numbers */
  engine: string;
  /** the rule that was followed, in words */
  rule: 'purnimanta';
  /** where the rule comes from, with its locus where it was read */
  source: string;
  /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
} & InLanguages<'name'>;

export type CalendarsIdReply = {
  /** stable word for programs */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** the civil day, YYYY-MM-DD */
  date: string;
  /** Gregorian year */
  year: number;
  /** whose year the words name */
  era: GemPart;
  /** its name of the sixty */
  year_name?: NamedPart;
  /** Tiruvalluvar year, from 1 Thai */
  tiruvalluvar_year?: number;
  /** the month, as asked for or as named */
  month: MonthPart;
  /** by daylight, or the civil day */
  day: number;
  /** length of the month */
  days_in_month: number;
  /** to be shown as it is */
  text: string;
  /** the same in the script and the digits of the calendar */
  text_native: string;
  /** where: name, coordinates and clock */
  place: CalendarsLunarPlacePart | null;
  /** the one engine of all numbers */
  engine: string | null;
  /** id of the rule that answered, or `printed` */
  rule: string;
  /** where the rule comes from, with its locus where it was read */
  source: string;
  /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  /** entry of the Sun into a rashi */
  sankranti: CalendarsIdSankrantiPart | null;
  /** the cut-off nearest to the sankranti: what separates the two days; null for a law */
  cutoff: CutoffPart | null;
  /** minutes between the sankranti and that cut-off: how near the other day was; null for a law */
  margin_minutes: number | null;
  /** whether the margin is below 30 minutes */
  edge: boolean;
  /** whether the rule is in a text, or is practice */
  printed?: {
    /** civil date at the place */
    date: string;
    /** whether the rule gives the same day */
    agrees: boolean;
    /** where it comes from */
    source: string;
    /** when it was printed; null where that is not known */
    year_of_print: number | null;
  };
  /** other rules of the catalog that give this date another civil day */
  alternatives: {
    /** the rule that was followed, in words */
    rule: string;
    /** civil date at the place */
    date: string;
    /** minutes between the sankranti and that cut-off: how near the other day was; null for a law */
    margin_minutes: number;
    /** where the rule comes from, with its locus where it was read */
    source: string;
    /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
    confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
} & InLanguages<'name'>;

export type CalendarsIdYearReply = {
  /** stable word for programs */
  id: string;
  /** in Roman letters */
  name: string;
  /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
  name_hi?: string;
  /** Gregorian year */
  year: number;
  /** whose year the words name */
  era: GemPart;
  /** where: name, coordinates and clock */
  place: CalendarsLunarPlacePart | null;
  /** the one engine of all numbers */
  engine: string | null;
  /** the rule that was followed, in words */
  rule: string;
  /** where the rule comes from, with its locus where it was read */
  source: string;
  /** how reliable the rule is; a publisher-fit was fitted to prints and is in no text */
  confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
  /** one for each day */
  days: number;
  /** months by each reckoning */
  months: ({
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** in the script of the calendar */
    name_native: string;
    /** civil day of its first day */
    first: string;
    /** civil day of its last day */
    last: string;
    /** one for each day */
    days: number;
    /** the rule that was followed, in words */
    rule: string;
    /** entry of the Sun into a rashi */
    sankranti: CalendarsIdSankrantiPart | null;
    /** the cut-off nearest to the sankranti: what separates the two days; null for a law */
    cutoff: CutoffPart | null;
    /** minutes between the sankranti and that cut-off: how near the other day was; null for a law */
    margin_minutes: number | null;
    /** whether the margin is below 30 minutes */
    edge: boolean;
    /** whether the rule is in a text, or is practice */
    printed?: {
      /** before the middle */
      first: string;
      /** whether the rule gives the same day */
      agrees: boolean;
    };
  } & InLanguages<'name'>)[];
} & InLanguages<'name'>;

export type TithiAnniversaryReply = {
  /** which of the kinds named in the enum or by its list */
  kind: 'janma' | 'shraddha' | 'star' | 'star_shraddha';
  /** lunar month, 1 Chaitra … 12 Phalguna */
  masa: ParvaMasaPart;
  /** shukla while the Moon grows, krishna while she wanes */
  paksha: 'shukla' | 'krishna';
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi: NamedPart;
  /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
  nakshatra: NamedPart;
  /** whose solar months, for the days by the star */
  calendar?: 'kollam' | 'tamil';
  /** the solar month of the day remembered, for the days by the star */
  solar_month?: MonthPart;
  /** one for each year */
  dates: {
    /** Gregorian year */
    year: number;
    /** civil date; null where none falls in the year */
    date: string | null;
    /** null for the days by the star */
    tithi: ObservanceWindowPart | null;
    /** the run of the star, for the days by it */
    nakshatra?: ObservanceWindowPart | null;
    /** kept in an adhika month */
    adhika: boolean;
    /** the test of the rung that decided */
    because: string | null;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart | null;
    /** days of other schools, where they differ */
    alternatives: {
      /** whose day it is */
      tradition: string;
      /** civil date at the place */
      date: string;
      /** the test that decided, as a word for programs */
      because: string;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    }[];
    /** what is null and why, and what was assumed; empty where there is nothing to say */
    notes: string[];
  }[];
};

export type SsMeanReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** civil days since mean midnight at Ujjain at the Kali epoch */
  ahargana: number;
  /** civil days since the end of creation */
  ahargana_creation: number;
  /** which corrections of the revolutions */
  bija: 'full' | 'none' | 'apsis';
  /** by graha id, or the graha ids */
  grahas: {
    surya: SsMeanGrahaPart;
    chandra: SsMeanGrahaPart;
    mangala: SsMeanGrahaPart;
    budha: SsMeanGrahaPart;
    guru: SsMeanGrahaPart;
    shukra: SsMeanGrahaPart;
    shani: SsMeanGrahaPart;
    rahu: SsMeanGrahaPart;
    ketu: SsMeanGrahaPart;
  };
  /** from the meridian of Ujjain */
  desantara: {
    /** east of the meridian of Ujjain, degrees */
    longitude_from_meridian: number;
    /** the same along the parallel, yojana */
    yojana: number;
    /** the same in time, nadi (60 to a day) */
    nadi: number;
    /** chapter and verse */
    verse: string;
  };
  /** with which corrections each column was made */
  columns: {
    /** without corrections */
    without_bija: string;
    /** with the corrections */
    with_bija: string;
  };
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsSphutaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** civil days since the Kali epoch */
  ahargana: number;
  /** which corrections of the revolutions */
  bija: string;
  /** exact sines, or the table of the text */
  jya: 'exact' | 'table';
  /** of the circle of sines, lipta */
  radius: number;
  /** precession by the text, degrees */
  ayanamsa: number;
  /** by graha id, or the graha ids */
  grahas: {
    surya: SsSphutaGrahaPart;
    chandra: SsSphutaGrahaPart;
    mangala: SsSphutaGrahaPart;
    budha: SsSphutaGrahaPart;
    guru: SsSphutaGrahaPart;
    shukra: SsSphutaGrahaPart;
    shani: SsSphutaGrahaPart;
    rahu: SsSphutaGrahaPart;
    ketu: SsSphutaGrahaPart;
  };
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsSuryaChakraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** one for each day */
  days: {
    /** civil date at the place */
    date: string;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** mean Sun, degrees */
    mean: number;
    /** equation, degrees */
    phala: number;
    /** true Sun, sidereal, degrees */
    longitude: number;
    /** motion in a day, degrees */
    daily_motion: number;
    /** precession, degrees */
    ayanamsa: number;
    /** true Sun from the equinox, degrees */
    tropical: number;
    /** declination, degrees */
    declination: number;
    /** day-radius, lipta with the radius 3438 */
    day_radius: number;
    /** ascensional difference, asu */
    cara_asu: number | null;
    /** the Sun’s own day, asu (21,600 to a turn of the stars) */
    own_day_asu: number;
    /** daylight in nadi */
    day_nadi: number | null;
    /** night in nadi */
    night_nadi: number | null;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** season: two rashis each */
    ritu: NamedPart;
    /** half of the year: northward or southward */
    ayana: 'uttarayana' | 'dakshinayana';
  }[];
  /** entries of the Sun into the rashis */
  sankrantis: {
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** the hours of the passage of the disk */
    holy_time: WindowPart;
    /** half of the time the disk takes to pass, nadi (60 to a day) */
    half_nadi: number;
    /** chapter and verse */
    verse: string;
  }[];
  /** the four points that are named for the 86th degree */
  shadashitimukha: {
    /** place, degrees */
    longitude: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsTriprashnaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** sine of latitude, lipta with the radius 3438 */
  akshajya: number;
  /** sine of co-latitude, lipta with the radius 3438 */
  lambajya: number;
  /** equinoctial noon shadow, angula */
  palabha: number | null;
  /** its hypotenuse, angula */
  vishuvat_karna: number | null;
  /** ascensional difference, asu */
  cara_asu: number[] | null;
  /** risings of the twelve signs here from sayana Mesha, asu */
  rising_asu: number[] | null;
  /** the Sun of the moment */
  sun: {
    /** true Sun, sidereal, degrees */
    longitude: number;
    /** precession, degrees */
    ayanamsa: number;
    /** from the equinox, degrees */
    tropical: number;
    /** declination, degrees */
    declination: number;
  };
  /** where the Sun rises */
  direction: {
    /** sine of the amplitude of rising */
    agrajya: number | null;
    /** of rising, degrees */
    amplitude: number | null;
    /** chapter and verse */
    verse: string;
  };
  /** at noon */
  noon: {
    /** ISO 8601 with the offset of the place */
    at: string;
    /** south positive, degrees */
    zenith_distance: number;
    /** of a gnomon of twelve angula; null where there is none */
    shadow: number | null;
    /** hypotenuse */
    karna: number | null;
    /** chapter and verse */
    verse: string;
  };
  /** the day’s length and its parts */
  day: SsTriprashnaDayPart;
  /** the shadow of the moment */
  shadow: {
    /** hour angle of the Sun, west positive, asu (21,600 to a turn of the stars) */
    nata_asu: number;
    /** asu since sunrise or until sunset */
    unnata_asu: number | null;
    /** versed sine of the half day */
    antya: number | null;
    /** versed sine of the hour angle, lipta with the radius 3438 */
    versine_of_nata: number;
    /** sine of the day reduced */
    cheda: number | null;
    /** sine of altitude, negative below the horizon, lipta with the radius 3438 */
    shanku: number;
    /** altitude, degrees */
    altitude: number;
    /** sine of zenith distance, lipta with the radius 3438 */
    drgjya: number;
    /** of a gnomon of twelve angula; null where there is none */
    shadow: number | null;
    /** hypotenuse */
    karna: number | null;
    /** distance of the shadow’s tip from the east-west line, angula; null where there is no shadow */
    agra: number | null;
    /** from the shadow’s tip to the east-west line, angula; null where there is no shadow */
    bhuja: number | null;
    /** chapter and verse */
    verse: string;
  };
  /** when the Sun crosses the prime vertical; null where he does not */
  sama: {
    /** hypotenuse on the prime vertical, angula (12 to the gnomon) */
    karna: number;
    /** shadow there, angula (12 to the gnomon) */
    shadow: number;
    /** sine of altitude there, lipta with the radius 3438 */
    shanku: number;
    /** chapter and verse */
    verse: string;
  } | null;
  /** when the Sun crosses a line between two quarters */
  kona: {
    /** surd */
    karani: number;
    /** result */
    phala: number;
    /** sine of altitude at an intermediate direction, lipta with the radius 3438 */
    shanku: number;
    /** hypotenuse there, angula (12 to the gnomon) */
    karna: number;
    /** chapter and verse */
    verse: string;
  } | null;
  /** the whole equation of time at sunrise, as the almanacs of Nepal print it */
  velantara_seconds: number;
  /** rising point, sidereal, degrees */
  lagna: number;
  /** culminating point, sidereal, degrees */
  madhya_lagna: number;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsShankuReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** height of the gnomon, angula (12 to the gnomon) */
  gnomon: number;
  /** equinoctial noon shadow, angula */
  palabha: number | null;
  /** the Sun’s declination, degrees */
  declination: number;
  /** hour angle of the Sun, west positive, asu (21,600 to a turn of the stars) */
  nata_asu: number;
  /** asu since sunrise or until sunset */
  unnata_asu: number | null;
  /** versed sine of the half day */
  antya: number | null;
  /** versed sine of the hour angle, lipta with the radius 3438 */
  versine_of_nata: number;
  /** sine of the day reduced */
  cheda: number | null;
  /** sine of altitude, negative below the horizon, lipta with the radius 3438 */
  shanku: number;
  /** altitude, degrees */
  altitude: number;
  /** sine of zenith distance, lipta with the radius 3438 */
  drgjya: number;
  /** of a gnomon of twelve angula; null where there is none */
  shadow: number | null;
  /** hypotenuse */
  karna: number | null;
  /** distance of the shadow’s tip from the east-west line, angula; null where there is no shadow */
  agra: number | null;
  /** from the shadow’s tip to the east-west line, angula; null where there is no shadow */
  bhuja: number | null;
  /** chapter and verse */
  verse: string;
  /** zenith distance, degrees */
  zenith_distance: number;
  /** the day’s length and its parts */
  day: SsTriprashnaDayPart;
  /** the time found from a shadow; null where none was given */
  from_shadow: {
    /** as given, angula (12 to the gnomon) */
    shadow: number;
    /** hypotenuse, angula (12 to the gnomon) */
    karna: number;
    /** sine of altitude, lipta with the radius 3438 */
    shanku: number;
    /** hour angle of the Sun, asu, west positive */
    nata_asu: number | null;
    /** before noon */
    morning: string | null;
    /** after noon */
    afternoon: string | null;
    /** what follows if the shadow was that of noon */
    if_at_noon: {
      /** zenith distance, degrees */
      zenith_distance: number;
      /** latitude, with the day’s declination, degrees */
      latitude: number;
      /** declination, with the place’s latitude, degrees */
      declination: number;
      /** distance of the Sun from the nearest equinox, degrees */
      sun_tropical_bhuja: number | null;
    };
    /** what is null and why, and what was assumed; empty where there is nothing to say */
    notes: string[];
  } | null;
  /** what to measure; with suggest=1 */
  suggestion: {
    /** height, angula (12 to the gnomon) */
    gnomon: number;
    /** circle to draw round the gnomon, angula (12 to the gnomon) */
    circle_radius: number;
    /** ISO 8601 with the offset of the place */
    noon: string;
    /** shadow at noon, angula */
    noon_shadow: number | null;
    /** when to look */
    moments: {
      /** what is meant, in words */
      what: string;
      /** ISO 8601 with the offset of the place */
      morning: string;
      /** ISO 8601 with the offset of the place */
      afternoon: string;
      /** chapter and verse */
      verse: string;
    }[];
    /** chapter and verse */
    verse: string;
  } | null;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsBhugolaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** diameter, yojana */
  earth_diameter: number;
  /** circumference, yojana */
  earth_circumference: number;
  /** the parallel of the place, yojana */
  circumference_at_place: number;
  /** the prime meridian of the text */
  meridian: {
    /** east of Greenwich, degrees */
    longitude: number;
    /** the places it passes */
    through: string[];
    /** chapter and verse */
    verse: string;
  };
  /** east positive, degrees */
  longitude_from_meridian: number;
  /** from the meridian along the parallel, east positive, yojana */
  desantara_yojana: number;
  /** the same in time, nadi (60 to a day) */
  desantara_nadi: number;
  /** from the equator, north positive, yojana */
  equator_distance_yojana: number;
  /** the four cities of the equator */
  cities: {
    /** stable word for programs */
    id: string;
    /** the land it lies in */
    land: string;
    /** east of Greenwich, degrees */
    longitude: number;
    /** east of Lanka in time, nadi (60 to a day) */
    nadi_from_lanka: number;
    /** since noon there, nadi (60 to a day) */
    sun_hour_nadi: number;
    /** which of sunrise, noon, sunset, midnight is nearest there */
    nearest: 'noon' | 'sunset' | 'midnight' | 'sunrise';
    /** chapter and verse */
    verse: string;
  }[];
  /** belts of the Earth by the Sun’s height */
  zones: {
    /** the Sun overhead up to here, yojana */
    tropic_yojana: number;
    /** a day of sixty nadi from here, yojana */
    sixty_nadi_day_yojana: number;
    /** two signs never rise from here, yojana */
    two_signs_unseen_yojana: number;
    /** four signs never rise from here, yojana */
    four_signs_unseen_yojana: number;
    /** the pole, yojana */
    pole_yojana: number;
    /** chapter and verse */
    verse: string;
  };
  /** circumferences of the orbits */
  orbits: {
    /** orbit, yojana */
    chandra: number;
    /** orbit, yojana */
    surya: number;
    /** orbit, yojana */
    mangala: number;
    /** orbit of the sighrocca, yojana */
    budha: number;
    /** orbit, yojana */
    guru: number;
    /** orbit of the sighrocca, yojana */
    shukra: number;
    /** orbit, yojana */
    shani: number;
    /** orbit, yojana */
    budha_sighra: number;
    /** orbit, yojana */
    shukra_sighra: number;
    /** orbit, yojana */
    chandra_mandocca: number;
    /** orbit, yojana */
    chandra_pata: number;
    /** orbit of the stars, yojana */
    nakshatra: number;
    /** circumference of space, yojana */
    brahmanda: number;
  };
  /** from the Earth, yojana */
  distances: {
    /** from the earth, yojana */
    chandra: number;
    /** from the earth, yojana */
    surya: number;
    /** from the earth, yojana */
    mangala: number;
    /** from the earth, yojana */
    guru: number;
    /** from the earth, yojana */
    shani: number;
    /** from the earth, yojana */
    nakshatra: number;
  };
  /** way of every body in a day, yojana */
  daily_path: number;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsUdayastaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** by graha id, or the graha ids */
  grahas: {} & {
    [name: string]: {
      /** ISO 8601 with the offset of the place */
      at: string;
      /** distance from the Sun in degrees of time */
      kalamsha: number | null;
      /** unseen below this, degrees */
      limit: number;
      /** whether it is seen from the place */
      visible: boolean | null;
      /** east or west of the Sun */
      side: 'east' | 'west';
      /** graha less Sun, degrees */
      elongation: number;
      /** whether it goes backwards */
      retrograde: boolean;
      /** true longitude, sidereal, degrees */
      longitude: number;
      /** latitude, north positive, degrees */
      latitude: number;
      /** correction for the obliquity, degrees */
      ayana_drkkarma: number;
      /** correction for the latitude of the place, degrees */
      aksha_drkkarma: number;
      /** the Sun from the equinox, degrees */
      sun_place: number;
      /** tropical point that rises or sets with the graha, degrees */
      graha_place: number;
      /** in asu */
      asu: number | null;
    };
  };
  /** in the order of time */
  events: {
    /** graha id */
    graha: string;
    /** what happens */
    event: 'asta' | 'udaya';
    /** east or west of the Sun */
    side: 'east' | 'west';
    /** civil date at the place */
    date: string;
    /** ISO 8601 with the offset of the place */
    at: string;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsGrahaYutiReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** meetings of two grahas */
  conjunctions: ConjunctionPart[];
  /** meetings with the Moon */
  with_moon: ConjunctionPart[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsNakshatraYutiReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** the junction stars of the nakshatras */
  yogataras: ({
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** polar longitude, degrees */
    dhruvaka: number;
    /** polar latitude, north positive, degrees */
    vikshepa: number;
    /** how far we vouch for it: read in the text, told by another, or general knowledge */
    confidence: 'read-in-text' | 'general-knowledge';
    /** chapter and verse */
    verse: string | null;
    /** portion, in minutes over ten as the text gives it */
    bhoga: number | null;
    /** unseen below this, degrees of time, degrees */
    asta_limit: number;
    /** where the limit is taken from */
    asta_limit_source: {
      /** how far we vouch for it: read in the text, told by another, or general knowledge */
      confidence: 'read-in-text' | 'general-knowledge';
      /** chapter and verse */
      verse: string | null;
    };
  } & InLanguages<'name'>)[];
  /** the rest of them */
  others: {
    /** stable word for programs */
    id: string;
    /** polar longitude, degrees */
    dhruvaka: number;
    /** polar latitude, degrees */
    vikshepa: number;
    /** chapter and verse */
    verse: string;
  }[];
  /** meetings of a graha with a junction star */
  conjunctions: {
    /** ISO 8601 with the offset of the place */
    at: string;
    /** graha id */
    graha: string;
    /** the junction star */
    yogatara: NamedPart;
    /** of the graha, degrees */
    longitude: number;
    /** of the graha, degrees */
    latitude: number;
    /** common dhruvaka, degrees */
    dhruvaka: number;
    /** graha north of the star, degrees */
    distance: number;
  }[];
  /** who splits the cart of Rohini */
  rohini_cart: {
    /** place of the cart, degrees */
    longitude: number;
    /** needed to split it, degrees */
    south_latitude_over: number;
    /** passages by it */
    passages: {
      /** graha id */
      graha: string;
      /** ISO 8601 with the offset of the place */
      at: string;
      /** latitude, degrees */
      latitude: number;
      /** whether it goes between the stars */
      splits: boolean;
    }[];
    /** chapter and verse */
    verse: string;
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsShringonnatiReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** Moon less Sun, degrees */
  elongation: number;
  /** shukla while the Moon grows, krishna while she wanes */
  paksha: 'shukla' | 'krishna';
  /** lit twelfths of the disk */
  lit_digits: number;
  /** lit part, minutes of arc */
  lit_minutes: number;
  /** the Moon’s diameter, minutes of arc */
  moon_disk_minutes: number;
  /** declination, degrees */
  sun_declination: number;
  /** declination with latitude, degrees */
  moon_declination: number;
  /** base of the triangle of the horns, angula */
  bhuja: number | null;
  /** upright, angula (12 to the gnomon) */
  koti: number;
  /** hypotenuse of the triangle of the horns, angula */
  karna: number | null;
  /** which horn is higher */
  higher_horn: 'north' | 'south' | 'level';
  /** time between the two risings or settings */
  interval: {
    /** what is meant, in words */
    what: 'moonset after sunset' | 'moonrise after sunset';
    /** interval by the places of the moment, asu (21,600 to a turn of the stars) */
    asu: number;
    /** the same, nadi (60 to a day) */
    nadi: number;
    /** chapter and verse */
    verse: string;
  };
  /** found again at the moment of setting */
  repeated: {
    /** ISO 8601 with the offset of the place */
    sunset: string;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** after the day’s sunset, nadi (60 to a day) */
    nadi: number;
    /** chapter and verse */
    verse: string;
  } | null;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsPataReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** the two patas of the month */
  patas: {
    /** which of the kinds named in the enum or by its list */
    kind: 'vyatipata' | 'vaidhriti';
    /** ISO 8601 with the offset of the place */
    sum_at: string;
    /** whether the declinations become equal (XI.19) */
    happens: boolean;
    /** beginning, middle and end of each */
    middles: {
      /** ISO 8601 with the offset of the place */
      begin: string;
      /** ISO 8601 with the offset of the place */
      middle: string;
      /** ISO 8601 with the offset of the place */
      end: string;
      /** half duration, nadi (60 to a day) */
      half_nadi: number;
      /** common size of the declinations, degrees */
      declination: number;
    }[];
  }[];
  /** by the yoga of that name */
  third_vyatipata: WindowPart[];
  /** junctions of star and sign */
  gandanta: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    junction: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** the star that ends there */
    ends: NamedPart;
    /** the star that begins there */
    begins: NamedPart;
  }[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsGanitaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** the numbers of 4,320,000 years */
  mahayuga: {
    /** years of the Sun */
    solar_years: number;
    /** from sunrise to sunrise */
    civil_days: number;
    /** turns of the stars */
    sidereal_days: number;
    /** tithis */
    lunar_days: number;
    /** months of the Sun */
    solar_months: number;
    /** adhika months */
    intercalary_months: number;
    /** kshaya tithis */
    omitted_lunar_days: number;
    /** chapter and verse */
    verse: string;
  };
  /** turns in a mahayuga */
  revolutions: {
    /** stable word for programs */
    id: string;
    /** turns in 4,320,000 years */
    in_mahayuga: number;
    /** change by the sixteenth-century set */
    bija: number;
    /** mean motion in a civil day, degrees */
    daily_motion: number;
  }[];
  /** turns of the apsides in a kalpa */
  apsides_in_kalpa: {} & { [name: string]: number };
  /** turns of the nodes in a kalpa, backwards */
  nodes_in_kalpa: {} & { [name: string]: number };
  /** circumferences of the epicycles, degrees */
  epicycles: {
    /** slow epicycles */
    manda: MandaPart[];
    /** fast epicycles */
    sighra: MandaPart[];
    /** chapter and verse */
    verse: string;
  };
  /** of the circle of sines, lipta */
  radius: number;
  /** the table of 24 sines */
  sines: {
    /** minutes of arc */
    arc_minutes: number;
    /** in lipta */
    sine: number;
    /** in lipta */
    versine: number;
  }[];
  /** in lipta */
  sine_of_greatest_declination: number;
  /** risings of the first three signs at Lanka, asu */
  lanka_rising_asu: number[];
  /** minutes of arc */
  greatest_latitude_minutes: {} & { [name: string]: number };
  /** sighra-kendra at which each turns back, degrees */
  station_kendra: {
    /** sighra-kendra at which it turns back, degrees */
    mangala: number;
    /** sighra-kendra at which it turns back, degrees */
    budha: number;
    /** sighra-kendra at which it turns back, degrees */
    guru: number;
    /** sighra-kendra at which it turns back, degrees */
    shukra: number;
    /** sighra-kendra at which it turns back, degrees */
    shani: number;
  };
  /** degrees of time below which each is unseen */
  asta_limits: {
    /** graha id */
    graha: string;
    /** while it goes forward */
    direct: number;
    /** whether it goes backwards */
    retrograde: number;
  }[];
  /** in yojana */
  diameters_yojana: {} & { [name: string]: number };
  /** days from one meeting with the Sun to the next */
  synodic_days: {
    /** days from one meeting with the Sun to the next */
    mangala: number;
    /** days from one meeting with the Sun to the next */
    budha: number;
    /** days from one meeting with the Sun to the next */
    guru: number;
    /** days from one meeting with the Sun to the next */
    shukra: number;
    /** days from one meeting with the Sun to the next */
    shani: number;
  };
  /** mean lengths */
  mean_lengths: {
    /** mean tithi in minutes */
    tithi_minutes: number;
    /** mean lunation in minutes */
    lunation_minutes: number;
    /** mean month of the stars in minutes */
    sidereal_month_minutes: number;
    /** mean round of the yogas in minutes */
    yogachakra_minutes: number;
    /** mean year of the stars in days */
    sidereal_year_days: number;
  };
  /** the units of the text, in words */
  units: {} & { [name: string]: string };
  /** the chapters of the text with what each teaches */
  chapters: {
    /** number and name */
    chapter: string;
    /** its verses with what they teach */
    rules: {
      /** chapter and verse of each part */
      verses: string;
      /** what the verses teach */
      topic: string;
    }[];
  }[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsGanakaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** Julian day (UT) */
  jd: number;
  /** civil days since the Kali epoch */
  ahargana: number;
  /** civil days since the end of creation */
  ahargana_creation: number;
  /** mean solar years elapsed since the Kali epoch */
  kali_years: number;
  /** years from creation to the Kali epoch */
  years_at_kali_from_creation: number;
  /** from sunrise to sunrise, 1 = Sunday */
  weekday: NamedPart;
  /** graha ids of the lords */
  lords: {
    /** lord of the day */
    day: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** lord of the month */
    month: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** lord of the year */
    year: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** chapter and verse */
    verse: string;
  };
  /** the steps of the ahargana */
  working: {
    /** years of the Sun */
    solar_years: number;
    /** lunar months gone */
    months: number;
    /** days of the Sun gone */
    days: number;
    /** intercalary months gone */
    adhimasa: number;
    /** lunar days */
    tithis: number;
    /** omitted tithis gone */
    kshayaha: number;
    /** civil days from creation */
    ahargana: number;
    /** chapter and verse */
    verse: string;
  };
  /** year of Jupiter by his mean motion */
  jovian_year: {
    /** counted from Vijaya, as the text does */
    from_vijaya: number;
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** chapter and verse */
    verse: string;
  } & InLanguages<'name'>;
  /** by graha id, or the graha ids */
  grahas: {
    surya: SsGanakaGrahaPart;
    chandra: SsGanakaGrahaPart;
    mangala: SsGanakaGrahaPart;
    budha: SsGanakaGrahaPart;
    guru: SsGanakaGrahaPart;
    shukra: SsGanakaGrahaPart;
    shani: SsGanakaGrahaPart;
    rahu: SsGanakaGrahaPart;
    ketu: SsGanakaGrahaPart;
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type SsGrahanaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** Gregorian year */
  year: number;
  /** true: by the text’s own rules */
  siddhantic: true;
  /** in the order of time */
  eclipses: {
    /** which of the kinds named in the enum or by its list */
    kind: 'solar' | 'lunar';
    /** which type of it */
    type: 'partial' | 'total';
    /** ISO 8601 with the offset of the place */
    greatest: string;
    /** ISO 8601 with the offset of the place */
    begin: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** when totality begins; null where there is none */
    total_begin: string | null;
    /** when totality ends; null where there is none */
    total_end: string | null;
    /** grasa over the Moon’s diameter */
    magnitude: number;
    /** grasa over the diameter of the eclipsed body */
    eclipsed_part: number;
    /** the Sun at the middle, sidereal, degrees */
    sun_longitude: number;
    /** diameter, degrees */
    sun_diameter: number;
    /** diameter, degrees */
    moon_diameter: number;
    /** of the Earth’s shadow at the Moon, degrees */
    shadow_diameter: number | null;
    /** latitude; for a solar eclipse with nati, degrees */
    moon_latitude: number;
    /** eclipsed part, degrees */
    grasa: number;
    /** half of the time, before and after the middle */
    half_duration_nadi: {
      /** to the middle, nadi (60 to a day) */
      first: number;
      /** from the middle, nadi (60 to a day) */
      second: number;
    };
    /** the eclipsed body is above the horizon during some of it */
    visible: boolean;
    /** what of it is above the horizon; null where none is */
    seen: WindowPart | null;
    /** of the eclipsed Moon by its depth */
    colour: 'dusky' | 'black' | 'dark_copper' | 'tawny';
    /** deflection of the ecliptic on the disc */
    valana: {
      /** at the beginning */
      begin: ValanaPart;
      /** at the middle */
      middle: ValanaPart;
      /** at the end */
      end: ValanaPart;
    };
    /** of a solar eclipse, step by step; null for a lunar one */
    parallax: {
      /** rising point, degrees */
      lagna_tropical: number;
      /** culminating point, degrees */
      madhya_lagna_tropical: number;
      /** sine of amplitude of the rising point, lipta with the radius 3438 */
      udayajya: number;
      /** sine of zenith distance of the culminating point, south positive, lipta with the radius 3438 */
      madhyajya: number;
      /** ecliptic sine, lipta with the radius 3438 */
      drkkshepa: number;
      /** sine of altitude of the ecliptic, lipta with the radius 3438 */
      drggati: number;
      /** divisor */
      cheda: number;
      /** parallax in longitude, as time, nadi (60 to a day) */
      lambana_nadi: number;
      /** parallax in latitude, minutes of arc, north positive */
      nati_minutes: number;
    } | null;
  }[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
  /** the verse of each part */
  verses: {} & { [name: string]: string };
};

export type PanchangaRangeReply = {
  /** first day */
  from: string;
  /** last day */
  to: string;
  /** how many */
  count: number;
  /** one for each day */
  days: (
    | PanchangaRangeDayPart
    | ({
        /** civil date at the place */
        date: string;
      } & {
        /** The place: name, coordinates, clock */
        place?: PanchangaPlacePart;
        /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day */
        instant?: InstantPart;
        /** Tithi: the Moon’s gain on the Sun in parts of twelve degrees */
        tithi?: TithiPart;
        /** Tithi-nirnaya: the tithi that the civil day is kept as */
        tithi_nirnaya?: TithiNirnayaPart | null;
        /** Nakshatra: the Moon’s longitude in 27 parts */
        nakshatra?: NakshatraPart;
        /** Yoga: the sum of the longitudes of Sun and Moon in 27 parts */
        yoga?: YogaPart;
        /** Karana: half a tithi */
        karana?: KaranaPart;
        /** Vara: the weekday from sunrise to sunrise, Sunday is 1 */
        weekday?: WeekdayPart;
        /** Shukla while the Moon grows, krishna while she wanes */
        paksha?: 'shukla' | 'krishna';
        /** Amanta and purnimanta month, its purnima, the solar month */
        months?: MonthsPart;
        /** The date of the calendar that is kept where one looks from; on another engine than its own, where to find it */
        calendar_of_land?: CalendarOfLandPart | PanchangaCalendarOfLandPart;
        /** Kalpa, yuga and the running years of Vikram, Shaka, Kali, Yudhishthira and Parashurama */
        eras?: ErasPart;
        /** Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava */
        samvatsara?: SamvatsaraPart;
        /** Sunrise, sunset, noon; moonrise, moonset, moon transit; length of day and night */
        rise_set?: RiseSetPart;
        /** The Sun’s rashi, last and next sankranti with punya kala, ritu and ayana */
        sankranti?: SankrantiPart;
        /** The kalas of day and night that rites ask for */
        shastra_kala?: ShastraKalaPart | null;
        /** Daily muhurtas: Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda, durmuhurta, varjyam, amrita kala and others; fifteen by day and fifteen by night */
        muhurta?: MuhurtaPart | null;
        /** Horas: daylight and night in twelve parts each, with their lords */
        hora?: HoraPart | null;
        /** Chaughadiya: daylight and night in eight watches each */
        chaughadiya?: ChaughadiyaPart | null;
        /** Bhadra (vishti): every one that touches the day, whole, with mouth, tail and dwelling */
        bhadra?: BhadraPart;
        /** Agni vasa and the oblation chakra, shiva vasa, disha-shula, yogini */
        vasa?: VasaPart;
        /** Sarvartha siddhi, amrita siddhi, Ravi yoga, krakaca and the others, with their windows. Bad yogas apply only in the Huna, Banga and Khasha countries, by some only until one yama has passed, or only in travel, or not under a well-placed Moon; a good yoga overcomes them. (Muhurta Chintamani 1.31, 1.41-1.42) */
        special_yogas?: SpecialYogasPart;
        /** Mukhya and Ganapati sankalpa composed from the day’s elements, kshetra */
        sankalpa?: SankalpaPart;
        /** The nine grahas: place, motion, dignity, visibility, states, house */
        grahas?: GrahasPart;
        /** The rising point of the ecliptic at the moment */
        lagna?: LagnaPart;
        /** The rising point of the ecliptic at true noon */
        madhyahna_lagna?: PositionPart;
        /** Graha-yuddha: star-planets less than a degree apart, and the victor */
        yuddha?: YuddhaPart[];
        /** The next asta or udaya of each star-planet; asta-nishedha of Guru and Shukra */
        asta?: AstaPart;
        /** Eclipses within sixteen days of the moment */
        grahana?: GrahanaPart;
        /** Purana day notes: observances that a Purana is named for, manvadi and yugadi */
        purana?: PuranaPart;
        /** Badhaka of the day by the Dharmasindhu, each while its cause runs */
        badhaka?: BadhakaPart;
        /** What is kept on the day; why, by which rule and when, for keys of a paid plan */
        observances?: ObservancePart[];
        /** The Moon in a star where two rounds of nine meet */
        gandamula?: GandamulaPart;
        /** The Moon in Kumbha and Mina, with the kind that the weekday of its beginning gives it */
        panchaka?: PanchakaPart;
        /** Stars of birth for which the day’s stars are good; with janma_nakshatra whether yours is one */
        tarabala?: TarabalaPart;
        /** Birth rashis for which the Moon is well placed; with janma_rashi whether yours is one */
        chandrabala?: TarabalaPart;
        /** Every rising sign from sunrise to the next, with its times */
        lagnas?: PanchangaLagnaPart[];
        /** The anandadi yogas of the day, as in special_yogas */
        anandadi?: NamedWindowPart[];
        /** The day by tithi, vara, nakshatra and rising sign together: hours free of the five faults, and which of them others have */
        panchaka_rahita?: PanchakaRahitaPart;
        /** The quarters of the nakshatras that touch the day, with their ends */
        padas?: PadaPart[];
        /** The Tamil day: gowri by day and night, nalla neram, kari naal, nokku, the yogas of weekday and nakshatra, chandrashtama, soolam with its parigaram, the season */
        southern_day?: SouthernDayPart | null;
        /** Surya-siddhanta extras; on that engine only */
        surya?: SuryaPart;
        /** Ready-made lines in Hindi */
        display?: DisplayPart | null;
        /** why a block is null */
        notes?: string[];
      })
  )[];
};

export type PanchangaMonthReply = {
  /** YYYY-MM */
  month: string;
  /** amanta, from new moon to new moon: those that touch the month */
  lunar_months: ({
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** true in an intercalary month */
    adhika: boolean;
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
  } & InLanguages<'name'>)[];
  /** running on the first day */
  samvat: SamvatPart;
  /** the one that begins within the month */
  samvat_next?: SamvatPart;
  /** name of the year in the cycle of sixty */
  samvatsara: SamvatsaraPart;
  /** rows of seven days */
  weeks: {
    /** civil date whose sunrise begins the day */
    date: string;
    /** from sunrise to sunrise, 1 = Sunday */
    weekday: NamedPart;
    /** null where the Sun does not rise */
    sunrise: string | null;
    /** null where the Sun does not set */
    sunset: string | null;
    /** sunrise of the next day; null where the Sun does not rise */
    next_sunrise: string | null;
    /** between this sunrise and the next; null when there is none */
    moonrise: string | null;
    /** between this sunrise and the next; null when there is none */
    moonset: string | null;
    /** at sunrise */
    paksha: 'shukla' | 'krishna';
    /** months by each reckoning */
    months: DayMonthsPart;
    /** every one that touches sunrise to next sunrise */
    tithi: NamedWindowPart[];
    /** every one that touches sunrise to next sunrise */
    nakshatra: NamedWindowPart[];
    /** every one that touches sunrise to next sunrise */
    yoga: NamedWindowPart[];
    /** every one that touches sunrise to next sunrise */
    karana: NamedWindowPart[];
    /** at sunrise */
    sun: SunPart;
    /** rashis of the Moon, from when to when */
    moon: MoonPart;
    /** null where the Sun does not rise and set */
    kalas: KalasPart;
    /** vishti, the seventh movable karana */
    bhadra: WindowPart[];
    /** sarvartha-siddhi and the others, with their windows */
    special_yogas: SpecialYogaPart[];
    /** those with an id of the list of festivals */
    festivals: GemPart[];
    /** vratas and parvas of the months */
    parvas: GemPart[];
    /** what the day forbids */
    badhaka: DayBadhakaPart[];
    /** what is null and why, and what was assumed; empty where there is nothing to say */
    notes: string[];
    /** false for a cell of the month before or after */
    in_month: boolean;
  }[][];
  /** of the days in the month: `festivals`, and the parvas by their kind */
  counts: {} & { [name: string]: number };
};

export type PanchangaKalaReply = {
  /** first day */
  from: string;
  /** last day */
  to: string;
  /** one for each day */
  days: {
    /** civil date at the place */
    date: string;
    /** null where the Sun does not rise */
    sunrise: string | null;
    /** sunrise of the next day; null where the Sun does not rise */
    next_sunrise: string | null;
    /** from when to when, one for each */
    windows: ({
      /** the snapshot’s field, with its number: rahu_kala, muhurta_day_1, hora_night_13 */
      id: string;
      /** in Roman letters */
      name: string;
      /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
      name_hi?: string;
      /** which of them */
      kind: 'muhurta' | 'hora' | 'chaughadiya' | 'kala' | 'bhadra' | 'yoga' | 'tyajya';
      /** null where the sources call it neither */
      quality: ('good' | 'neutral' | 'bad' | 'mixed') | null;
      /** graha id of the lord */
      lord?: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      /** ISO 8601 with the offset of the place */
      start: string;
      /** ISO 8601 with the offset of the place */
      end: string;
      /** its source: the work, the place in it, the rule in our own sentence */
      citation: CitationPart;
    } & InLanguages<'name'>)[];
    /** what is null and why, and what was assumed; empty where there is nothing to say */
    notes: string[];
  }[];
};

export type SanyogaReply = {
  /** first day */
  from: string;
  /** last day */
  to: string;
  /** by graha id, or the graha ids */
  grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
  /** which of the kinds named in the enum or by its list */
  kind: 'degrees' | 'rashi' | 'nakshatra';
  /** degrees; null for rashi and nakshatra */
  orb: number | null;
  /** how many */
  count: number;
  /** in the order of time */
  events: {
    /** by graha id, or the graha ids */
    grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** which end is that of the days asked for, and not its own */
    clipped?: 'start' | 'end' | 'both';
    /** the passages of a pair; none where it turns back before */
    exact: {
      /** ISO 8601 with the offset of the place */
      at: string;
      /** degrees */
      separation_longitude: number;
      /** first minus second, degrees */
      separation_latitude: number;
    }[];
    /** of the first graha, at the first passage, or where they are closest */
    rashi: NamedPart;
    /** a 27th of the zodiac, 1 Ashvini … 27 Revati */
    nakshatra: NakshatraPadaPart;
    /** those that go backwards then */
    retrograde: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    /** of two star-planets: less than a degree apart then */
    yuddha: boolean;
    /** graha id of the victor; null where there is none */
    winner: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu') | null;
  }[];
};

export type PanchangaVarshaEngineReply = {
  /** Gregorian year */
  year?: number;
  /** first civil date */
  start: string;
  /** last civil date, included */
  end: string;
  /** running on the first day */
  samvat: PanchangaVarshaEngineSamvatPart;
  /** the one that begins within a Gregorian year */
  samvat_next?: PanchangaVarshaEngineSamvatPart;
  /** name of the year in the cycle of sixty */
  samvatsara: SamvatsaraPart;
  /** amanta, from new moon to new moon: those that touch a Gregorian year, those of a lunar one */
  months: ({
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** true in an intercalary month */
    adhika: boolean;
    /** true in a month with two sankrantis */
    kshaya: boolean;
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** the day, sunrise to sunrise, of the full moon */
    purnima: string;
    /** the day, sunrise to sunrise, of the new moon that ends it */
    amavasya: string;
  } & InLanguages<'name'>)[];
  /** entries of the Sun into the rashis */
  sankrantis: FestivalsIdSankrantiPart[];
  /** those with an id of the list of festivals */
  festivals: ({
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** civil date at the place */
    date: string;
  } & InLanguages<'name'>)[];
  /** vratas and parvas of the months */
  parvas: ({
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** civil date at the place */
    date: string;
    /** which of the kinds named in the enum or by its list */
    kind: string;
  } & InLanguages<'name'>)[];
  /** the fasts of the eleventh, with their breaking */
  ekadashis: ParvaPart[];
  /** in the order of time */
  eclipses: EclipsePart[];
  /** the times in the Sun’s rays that touch the year, whole; null where an end is not to be found */
  asta: {
    /** graha id */
    graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    /** when it sets; null where that lies outside the year */
    asta: string | null;
    /** when it rises again; null where that lies outside the year */
    udaya: string | null;
  }[];
  /** the date of a vriddhi is the first of its two */
  tithi_changes: {
    /** civil date at the place */
    date: string;
    /** which of the kinds named in the enum or by its list */
    kind: 'kshaya' | 'vriddhi';
    /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
    tithi: NamedPart;
  }[];
  /** one for each day */
  days?: PanchangaRangeDayPart[];
};

export type SuryaChakraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** the moment */
  at: {
    /** ISO 8601 with the offset of the place */
    at: string;
    /** mean Sun, degrees */
    mean_longitude: number;
    /** equation of the apsis, degrees */
    equation: number;
    /** true Sun, sidereal, degrees */
    longitude: number;
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** within the rashi, degrees */
    amsha: number;
    /** motion in a day, degrees */
    daily_motion: number;
    /** precession, degrees */
    ayanamsa: number;
    /** true Sun from the equinox, degrees */
    sayana_longitude: number;
    /** north positive, degrees */
    declination: number;
    /** ascensional difference, asu */
    cara_asu: number | null;
    /** length of the daylight */
    dinamana: DinamanaPart | null;
    /** season: two rashis each */
    ritu: NamedPart;
    /** half of the year: northward or southward */
    ayana: NamedPart;
    /** chapter and verse */
    verse: string;
  };
  /** from when to when the wheel runs */
  year: WindowPart;
  /** entries of the Sun into the rashis */
  sankrantis: {
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** the Sun’s diameter, minutes of arc */
    disc_minutes: number;
    /** the hours for bathing and giving */
    punya_kala: {
      /** ISO 8601 with the offset of the place */
      start: string;
      /** ISO 8601 with the offset of the place */
      end: string;
      /** its length, nadi (60 to a day) */
      nadi: number;
    };
    /** equinox, solstice, or of which of the two other kinds */
    class: 'vishuva' | 'vishnupada' | 'shadashiti' | 'ayana';
    /** chapter and verse */
    verse: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** equinoxes and solstices */
  sayana_points: {
    /** which of the kinds named in the enum or by its list */
    kind: 'vishuva' | 'ayana';
    /** from the equinox, degrees */
    longitude: number;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** chapter and verse */
    verse: string;
  }[];
  /** the four points that are named for the 86th degree */
  shadashitimukha: {
    /** sidereal, degrees */
    longitude: number;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** chapter and verse */
    verse: string;
  }[];
  /** the seasons that touch the year */
  ritus: RituPart[];
  /** the halves that touch the year */
  ayanas: RituPart[];
  /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
  samples: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** minutes between two rows */
    step_minutes: number;
    /** of each row: longitude, declination, dinamana_ghati */
    fields: string[];
    /** one for each */
    rows: (number | null)[][];
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type SkyChartReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** the rising point */
  lagna: SkyChartLagnaPart | null;
  /** the culminating point */
  madhya_lagna: SkyChartLagnaPart | null;
  /** by graha id, or the graha ids */
  grahas: {
    surya: SkyChartGrahaPart;
    chandra: SkyChartGrahaPart;
    mangala: SkyChartGrahaPart;
    budha: SkyChartGrahaPart;
    guru: SkyChartGrahaPart;
    shukra: SkyChartGrahaPart;
    shani: SkyChartGrahaPart;
    rahu: SkyChartGrahaPart;
    ketu: SkyChartGrahaPart;
  };
  /** the junction stars of the nakshatras */
  yogataras: ({
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** polar longitude, degrees */
    dhruvaka: number;
    /** polar latitude, north positive, degrees */
    vikshepa: number;
    /** how far we vouch for it: read in the text, told by another, or general knowledge */
    confidence: 'read-in-text' | 'general-knowledge';
    /** chapter and verse */
    verse: string | null;
  } & InLanguages<'name'>)[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type UdayaYantraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** null where the Sun does not rise */
  sunrise: string | null;
  /** ISO 8601 with the offset of the place */
  noon: string;
  /** null where the Sun does not set */
  sunset: string | null;
  /** sunrise of the next day; null where the Sun does not rise */
  next_sunrise: string | null;
  /** the corrections that lead from midnight at Lanka to the sunrise here */
  terms: {
    /** in Roman letters */
    name: 'midnight_lanka' | 'zone' | 'desantara' | 'bhujantara' | 'velantara' | 'quarter_day' | 'cara';
    /** 1 adds, −1 takes off */
    sign: 1 | -1;
    /** minutes of time */
    minutes: number | null;
    /** in asu */
    asu: number | null;
    /** chapter and verse */
    verse: string;
  }[];
  /** north positive, degrees */
  declination: number;
  /** the Sun’s own day, asu (21,600 to a turn of the stars) */
  own_day_asu: number;
  /** day-radius, lipta with the radius 3438 */
  day_radius: number;
  /** sine of the ascensional difference in the day-circle */
  kshitijya: number | null;
  /** ascensional difference, asu */
  cara_asu: number | null;
  /** length of the daylight */
  dinamana: DinamanaPart | null;
  /** length of the night */
  ratrimana: DinamanaPart | null;
  /** sine of the amplitude of rising */
  agrajya: number | null;
  /** chapter and verse */
  verse: string;
  /** the gnomon and its shadow */
  shanku: {
    /** equinoctial noon shadow, angula */
    palabha: number | null;
    /** shadow at noon, angula */
    noon_shadow: number | null;
    /** of a gnomon of twelve angula; null where there is none */
    shadow: number | null;
    /** from the tip of the gnomon to that of the shadow, angula */
    hypotenuse: number | null;
    /** altitude, degrees */
    altitude: number;
    /** from the shadow’s tip to the east-west line, angula; null where there is no shadow */
    bhuja: number | null;
    /** chapter and verse */
    verse: string;
  };
  /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
  samples: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** minutes between two rows */
    step_minutes: number;
    /** of each row: hour_angle, altitude, azimuth, shadow */
    fields: string[];
    /** one for each */
    rows: (number | null)[][];
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type ChandraYantraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** to which side one looks */
  facing: 'west' | 'east';
  /** Moon less Sun, degrees */
  elongation: number;
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi: NamedPart;
  /** shukla while the Moon grows, krishna while she wanes */
  paksha: 'shukla' | 'krishna';
  /** lit twelfths of the disc */
  lit_digits: number;
  /** the Moon’s diameter, minutes of arc */
  disc_minutes: number;
  /** base of the triangle of the horns */
  bhuja: {
    /** in angula */
    angula: number | null;
    /** to which side; null if it is zero */
    direction: ('north' | 'south') | null;
  };
  /** upright, angula (12 to the gnomon) */
  koti: number;
  /** hypotenuse of the triangle of the horns */
  karna: number | null;
  /** of the line of horns, degrees */
  tilt_degrees: number | null;
  /** which horn is higher */
  higher_horn: ('north' | 'south' | 'level') | null;
  /** of the Moon then, degrees */
  altitude: number;
  /** chapter and verse */
  verse: string;
  /** between this sunrise and the next; null when there is none */
  moonrise: string | null;
  /** between this sunrise and the next; null when there is none */
  moonset: string | null;
  /** the same in nadi */
  interval_nadi: number | null;
  /** distance from the Sun in degrees of time */
  kalamsha: number | null;
  /** unseen below this, degrees */
  limit: number;
  /** whether it is seen from the place */
  visible: boolean | null;
  /** chapter and verse */
  visibility_verse: string;
  /** the Moon at the end of each tithi */
  phases: {
    /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
    tithi: NamedPart;
    /** ISO 8601 with the offset of the place */
    start: string;
  }[];
  /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
  samples: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** minutes between two rows */
    step_minutes: number;
    /** of each row: elongation, altitude, azimuth */
    fields: string[];
    /** one for each */
    rows: (number | null)[][];
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type GrahaAstaReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** by graha id, or the graha ids */
  grahas: { shukra: ShukraPart; guru: ShukraPart };
  /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
  samples: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** minutes between two rows */
    step_minutes: number;
    /** of each row: shukra_kalamsha, guru_kalamsha */
    fields: string[];
    /** one for each */
    rows: (number | null)[][];
  };
  /** the rest of them */
  others: { mangala: OtherPart; budha: OtherPart; shani: OtherPart };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type BhugolaYantraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** the globe */
  earth: {
    /** diameter, yojana */
    diameter_yojana: number;
    /** circumference, yojana */
    circumference_yojana: number;
    /** of the meridian of Lanka and Ujjain, east of Greenwich, degrees */
    meridian_longitude: number;
    /** chapter and verse */
    verse: string;
  };
  /** where: name, coordinates and clock */
  place: {
    /** in Roman letters */
    name: string;
    /** of its parallel, yojana */
    circumference_yojana: number;
    /** from the meridian of Ujjain */
    desantara: {
      /** from the meridian, yojana */
      yojana: number;
      /** the same in time, nadi (60 to a day) */
      nadi: number;
      /** the quarter of the sky, or which way */
      direction: 'east' | 'west';
    } | null;
    /** equinoctial noon shadow, angula */
    palabha: number | null;
    /** along the meridian, yojana */
    from_equator_yojana: number;
    /** which belt of the Earth */
    zone: 'temperate' | 'tropic' | 'sixty_nadi_day' | 'two_signs_unseen' | 'four_signs_unseen' | 'meru';
    /** chapter and verse */
    verse: string;
  };
  /** the four cities of the equator */
  cities: ({
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the land it lies in */
    land: string;
    /** the same in another language; with lang=hi or both; land_ta with lang=ta, and so in each language of /v1/languages */
    land_hi?: string;
    /** east positive, degrees */
    lon_from_lanka: number;
    /** HH:MM by the Sun there */
    clock: string;
    /** chapter and verse */
    verse: string;
  } & InLanguages<'name'> &
    InLanguages<'land'>)[];
  /** belts of the Earth by the Sun’s height */
  zones: {
    /** in Roman letters */
    name: 'tropic' | 'sixty_nadi_day' | 'two_signs_unseen' | 'four_signs_unseen' | 'meru';
    /** from the equator, yojana */
    yojana: number;
    /** the same, degrees */
    latitude: number;
    /** what it means, in words */
    meaning: string;
    /** chapter and verse */
    verse: string;
  }[];
  /** where the Sun is overhead */
  subsolar: {
    /** north positive, degrees */
    latitude: number;
    /** east of Greenwich, degrees */
    longitude: number;
    /** chapter and verse */
    verse: string;
  };
  /** circumferences of the orbits */
  orbits: {} & {
    [name: string]: {
      /** orbit, yojana */
      circumference_yojana: number;
      /** from the earth, yojana */
      distance_yojana: number;
      /** degrees that the daily path makes on it */
      daily_degrees: number;
      /** chapter and verse */
      verse: string;
    };
  };
  /** way of every body in a day, yojana */
  daily_path_yojana: number;
  /** chapter and verse */
  verse: string;
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type DinaRatriYantraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** north positive, degrees */
  declination: number;
  /** day-radius, lipta with the radius 3438 */
  day_radius: number;
  /** chapter and verse */
  verse: string;
  /** the four cities of the equator */
  cities: ({
    /** stable word for programs */
    id: string;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** the land it lies in */
    land: string;
    /** the same in another language; with lang=hi or both; land_ta with lang=ta, and so in each language of /v1/languages */
    land_hi?: string;
    /** east positive, degrees */
    lon_from_lanka: number;
    /** HH:MM by the Sun there: twelve when he culminates */
    clock: string;
    /** part of the day there */
    part: 'sunrise' | 'forenoon' | 'noon' | 'afternoon' | 'sunset' | 'evening' | 'midnight' | 'late_night';
    /** whether the Sun is up there */
    sun_up: boolean;
    /** 0 to 60, through the night as well, nadi (60 to a day) */
    nadi_since_sunrise: number;
    /** chapter and verse */
    verse: string;
  } & InLanguages<'name'> &
    InLanguages<'land'>)[];
  /** where: name, coordinates and clock */
  place: {
    /** in Roman letters */
    name: string;
    /** east positive, degrees */
    lon_from_lanka: number;
    /** north positive, degrees */
    latitude: number;
    /** ISO 8601 with the offset of the place */
    clock: string;
    /** the Sun’s, west positive, degrees */
    hour_angle: number;
    /** null where the Sun does not rise */
    sunrise: string | null;
    /** null where the Sun does not set */
    sunset: string | null;
    /** ascensional difference, asu */
    cara_asu: number | null;
    /** sine of the ascensional difference in the day-circle */
    kshitijya: number | null;
    /** length of the daylight */
    dinamana: DinamanaPart | null;
    /** whether the Sun is up there */
    sun_up: boolean;
    /** chapter and verse */
    verse: string;
  };
  /** where the Sun is overhead */
  subsolar: {
    /** east positive, degrees */
    lon_from_lanka: number;
    /** north positive, degrees */
    latitude: number;
    /** chapter and verse */
    verse: string;
  };
  /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
  samples: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** minutes between two rows */
    step_minutes: number;
    /** of each row: subsolar_lon */
    fields: string[];
    /** one for each */
    rows: (number | null)[][];
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type RituAyanaYantraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** greatest declination, degrees */
  obliquity: number;
  /** its sine, lipta with the radius 3438 */
  obliquity_jya: number;
  /** of the Sun */
  declination: {
    /** not signed, degrees */
    degrees: number;
    /** the quarter of the sky, or which way */
    direction: 'north' | 'south';
    /** chapter and verse */
    verse: string;
  };
  /** name of the zero point of the zodiac */
  ayanamsa: {
    /** precession, degrees */
    degrees: number;
    /** its motion in a year, seconds of arc */
    yearly_seconds: number;
    /** whether it grows or shrinks */
    direction: 'increasing' | 'decreasing';
    /** chapter and verse */
    verse: string;
  };
  /** the Sun, sidereal, degrees */
  longitude: number;
  /** the Sun from the equinox, degrees */
  sayana_longitude: number;
  /** equinoxes and solstices of the year */
  points: {
    /** which of the kinds named in the enum or by its list */
    kind: 'vishuva' | 'ayana';
    /** ISO 8601 with the offset of the place */
    at: string;
    /** place, degrees */
    sayana_longitude: number;
    /** chapter and verse */
    verse: string;
  }[];
  /** entries into the signs */
  sankranti_points: {
    /** sign of the zodiac, 1 Mesha … 12 Mina */
    rashi: NamedPart;
    /** ISO 8601 with the offset of the place */
    at: string;
    /** chapter and verse */
    verse: string;
  }[];
  /** season: two rashis each */
  ritu: RituAyanaYantraRituPart;
  /** half of the year: northward or southward */
  ayana: {
    /** from the zero point of the zodiac */
    sidereal: RituAyanaYantraRituPart;
    /** from the equinox */
    sayana: RituAyanaYantraRituPart;
  };
  /** how the ayanamsa swings by the text */
  swing: {
    /** years in which it is zero */
    zero_years: number[];
    /** years in which it turns back */
    extreme_years: number[];
    /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
    samples: {
      /** Gregorian years, one for each sample */
      years: number[];
      /** the ayanamsa of each, degrees */
      degrees: number[];
    };
    /** chapter and verse */
    verse: string;
  };
  /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
  samples: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** minutes between two rows */
    step_minutes: number;
    /** of each row: declination, longitude */
    fields: string[];
    /** one for each */
    rows: (number | null)[][];
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type TithiNirnayaYantraReply = {
  /** the work and how its verses are numbered */
  text: string;
  /** ISO 8601 with the offset of the place */
  at: string;
  /** Moon less Sun, degrees */
  elongation: number;
  /** lunar day: each 12° that the Moon gains on the Sun, 1–30 */
  tithi: {
    /** its place in the cycle, counted from 1 */
    number: number;
    /** in Roman letters */
    name: string;
    /** the same in another language; with lang=hi or both; name_ta with lang=ta, and so in each language of /v1/languages */
    name_hi?: string;
    /** shukla while the Moon grows, krishna while she wanes */
    paksha: 'shukla' | 'krishna';
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** by the sunrises it holds: one, none, two */
    kind: 'usual' | 'kshaya' | 'vriddhi';
    /** chapter and verse */
    verse: string;
  } & InLanguages<'name'>;
  /** one for each day */
  days: {
    /** civil date at the place */
    date: string;
    /** from sunrise to sunrise, 1 = Sunday */
    weekday: NamedPart;
    /** null where the Sun does not rise */
    sunrise: string | null;
    /** null where the Sun does not set */
    sunset: string | null;
    /** sunrise of the next day; null where the Sun does not rise */
    next_sunrise: string | null;
    /** the tithi at sunrise */
    sunrise_tithi: NamedPart;
    /** from when to when, one for each */
    spans: NamedWindowPart[];
    /** the named hours of the day */
    kalas: {
      /** first fifth of the daylight */
      pratah: KalaPart | null;
      /** second fifth of the daylight */
      sangava: KalaPart | null;
      /** third fifth of the daylight */
      madhyahna: KalaPart | null;
      /** fourth fifth of the daylight */
      aparahna: KalaPart | null;
      /** last fifth of the daylight */
      sayahna: KalaPart | null;
      /** the evening after sunset */
      pradosha: KalaPart | null;
      /** the muhurta of midnight */
      nishitha: KalaPart | null;
      /** before sunrise, while it dawns */
      arunodaya: KalaPart | null;
    };
    /** chapter and verse */
    verse: string;
  }[];
  /** one for each kala or vrata that was asked for */
  decisions: {
    /** the hour of the rite */
    kala: string;
    /** the vrata that was asked for; null where none was */
    vrata: GemPart | null;
    /** the civil day */
    take: string;
    /** purva: shared with the tithi before; para: with the one after; null: neither */
    viddha: 'purva' | 'para' | 'none';
    /** the test that decided */
    because: string;
    /** in the order of days[] */
    covered: number[];
    /** the rule that was followed, in words */
    rule: string;
    /** its source: the work, the place in it, the rule in our own sentence */
    citation: CitationPart;
  }[];
  /** what the tithi at sunrise alone would give */
  sunrise_date: string | null;
  /** a table over time: `start`, `step_minutes`, the names of the `fields`, one row for each step */
  samples: {
    /** ISO 8601 with the offset of the place */
    start: string;
    /** minutes between two rows */
    step_minutes: number;
    /** of each row: elongation */
    fields: string[];
    /** one for each */
    rows: (number | null)[][];
  };
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type FindReply = {
  /** from where or when it is counted */
  from: string;
  /** up to where or when */
  to: string;
  /** the conditions as they were read */
  when: string;
  /** day or hour */
  resolution: 'day' | 'hour';
  /** how many */
  count: number;
  /** whether there are more than `limit` */
  truncated: boolean;
  /** the days or times found, in order */
  matches: {
    /** the day, from sunrise to sunrise, in which it begins */
    date: string;
    /** ISO 8601 with the offset of the place */
    start: string;
    /** ISO 8601 with the offset of the place */
    end: string;
    /** what holds as it begins, such as tithi:11 */
    because: string[];
  }[];
};

export type WhyDiffersReply = {
  /** the day that the other calendar gives */
  claimed: string;
  /** null where none lies near */
  ours: string | null;
  /** whether ours is the same day */
  agrees: boolean;
  /** the ways that give the date claimed */
  variants: VariantPart[];
  /** every way that was tried */
  tried: VariantPart[];
  /** what is null and why, and what was assumed; empty where there is nothing to say */
  notes: string[];
};

export type CompareRouteReply = {
  /** the route that was asked on these engines */
  route: string;
  /** the whole reply of each engine, by its name */
  answers: {} & {
    [name: string]: {
      /** true in an answer, false in a refusal */
      success: boolean;
      /** the one engine of all numbers */
      engine: string;
    } & { [name: string]: unknown };
  };
  /** what each engine computed the answer from, at the instant of its answer */
  inputs: {} & {
    [name: string]: {
      /** null where the Sun does not rise */
      sunrise: string | null;
      /** null where the Sun does not set */
      sunset: string | null;
      /** the Sun from the equinox of date, degrees */
      surya: number;
      /** the Moon from the equinox of date, degrees */
      chandra: number;
      /** degrees */
      ayanamsa: number;
    };
  };
  /** how many fields are the same on every engine */
  same: number;
  /** the fields in which the engines differ */
  differences: {
    /** names with dots between them; entries of lists are counted from 0 */
    path: string;
    /** the same as path */
    field: string;
    /** the value of each engine; null where it has none */
    values: {} & { [name: string]: string | number | boolean | null };
    /** of each two engines that differ */
    causes: {
      /** two engines */
      between: string[];
      /** the input that, taken from the second engine, removes the difference; engine: only one of the two has the field; several: no single input is known to remove it */
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
  /** true in an answer, false in a refusal */
  success: true;
  /** the one engine of all numbers */
  engine: string;
  /** the same request and version give the same bytes */
  engine_version: string;
  /** name of the zero point of the zodiac */
  ayanamsa: string;
  /** from the equinox to the zero point of the zodiac, degrees */
  ayanamsa_degrees: number;
  /** the choices that the numbers rest on, in words */
  conventions: {} & { [name: string]: string };
  /** the request as it was understood */
  request: RequestPart;
};

export type PlainEnvelope = {
  /** true in an answer, false in a refusal */
  success: true;
  /** the one engine of all numbers */
  engine?: string;
  /** the same request and version give the same bytes */
  engine_version?: string;
  /** name of the zero point of the zodiac */
  ayanamsa?: string;
};

export type CalendarEnvelope = {
  /** true in an answer, false in a refusal */
  success: true;
  /** the one engine of all numbers */
  engine?: string;
  /** the same request and version give the same bytes */
  engine_version?: string;
  /** name of the zero point of the zodiac */
  ayanamsa?: string;
  /** from the equinox to the zero point of the zodiac, degrees */
  ayanamsa_degrees?: number;
  /** the choices that the numbers rest on, in words */
  conventions: {} & { [name: string]: string };
  /** the request as it was understood */
  request: RequestPart;
};

/** the request as it was understood, defaults included: also every parameter of the route */
export type RequestPart = {
  /** civil date at the place */
  date?: string;
  /** null where the instant is the sunrise */
  time?: string | null;
  /** where: name, coordinates and clock */
  place?: PlacePart;
  /** the boy's birth, on routes of a pair */
  boy?: {
    /** civil date at the place */
    date?: string;
    /** clock at the place; null where the instant is the sunrise */
    time?: string | null;
    /** where: name, coordinates and clock */
    place?: PlacePart;
  };
  /** the girl's birth, on routes of a pair */
  girl?: {
    /** civil date at the place */
    date?: string;
    /** clock at the place; null where the instant is the sunrise */
    time?: string | null;
    /** where: name, coordinates and clock */
    place?: PlacePart;
  };
  /** what was assumed */
  notes: string[];
} & { [name: string]: unknown };

export type PlacePart = {
  /** in Roman letters */
  name: string;
  /** state or province */
  state?: string;
  /** country, in English */
  country?: string;
  /** may be given back as place */
  id?: string;
  /** degrees, north positive */
  lat: number;
  /** degrees, east positive */
  lon: number;
  /** hours east of UTC */
  tz: number;
  /** IANA name where known */
  zone: string | null;
};

export type ErrorPart = {
  /** true in an answer, false in a refusal */
  success: false;
  /** what was wrong and what is allowed */
  error: string;
  /** a stable word for programs; /docs lists them */
  code: string;
  /** the parameter that is meant */
  param?: string;
  /** the words that may be given, or how the value is written */
  allowed?: AllowedPart;
  /** all that is wrong */
  errors: WrongPart[];
  /** what to name when one asks about it */
  request_id?: string;
};

export type WrongPart = {
  /** a stable word for programs; /docs lists them */
  code: string;
  /** the parameter that is meant */
  param?: string;
  /** what was wrong and what is allowed, in one sentence */
  message: string;
  /** the words that may be given, or how the value is written */
  allowed?: AllowedPart;
};

/** conditions that must hold together: a word with one value or a list of which one must hold; values are names, numbers of their list, or ranges of numbers such as "1-5" */
export type FindCondition = {
  /** all of these hold */
  all?: FindCondition[];
  /** one of these holds */
  any?: FindCondition[];
  /** this does not hold */
  not?: FindCondition;
  /** tithi of the month, 30 is amavasya */
  tithi?: (string | number) | (string | number)[];
  /** half of the month */
  paksha?: (string | number) | (string | number)[];
  /** nakshatra of the Moon */
  nakshatra?: (string | number) | (string | number)[];
  /** nakshatra and pada of the Moon */
  pada?: (string | number) | (string | number)[];
  /** one of the 27 yogas */
  yoga?: (string | number) | (string | number)[];
  /** karana */
  karana?: (string | number) | (string | number)[];
  /** weekday, from sunrise to sunrise */
  weekday?: (string | number) | (string | number)[];
  /** amanta month */
  masa?: (string | number) | (string | number)[];
  /** kind of the amanta month */
  masa_kind?: (string | number) | (string | number)[];
  /** solar month by the calendar of the land */
  solar_month?: (string | number) | (string | number)[];
  /** day of that month */
  solar_day?: (string | number) | (string | number)[];
  /** rashi of surya */
  surya?: (string | number) | (string | number)[];
  /** rashi of chandra */
  chandra?: (string | number) | (string | number)[];
  /** rashi of mangala */
  mangala?: (string | number) | (string | number)[];
  /** rashi of budha */
  budha?: (string | number) | (string | number)[];
  /** rashi of guru */
  guru?: (string | number) | (string | number)[];
  /** rashi of shukra */
  shukra?: (string | number) | (string | number)[];
  /** rashi of shani */
  shani?: (string | number) | (string | number)[];
  /** rashi of rahu */
  rahu?: (string | number) | (string | number)[];
  /** rashi of ketu */
  ketu?: (string | number) | (string | number)[];
  /** nakshatra of surya */
  'surya.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of chandra */
  'chandra.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of mangala */
  'mangala.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of budha */
  'budha.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of guru */
  'guru.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of shukra */
  'shukra.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of shani */
  'shani.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of rahu */
  'rahu.nakshatra'?: (string | number) | (string | number)[];
  /** nakshatra of ketu */
  'ketu.nakshatra'?: (string | number) | (string | number)[];
  /** a graha that goes backwards */
  retrograde?: (string | number) | (string | number)[];
  /** a graha lost in the Sun’s rays, by the engine’s own kalamsha */
  combust?: (string | number) | (string | number)[];
  /** rising rashi */
  lagna?: (string | number) | (string | number)[];
  /** yoga of weekday, tithi and nakshatra */
  special_yoga?: (string | number) | (string | number)[];
  /** the day of a festival, vrata or parva */
  festival?: (string | number) | (string | number)[];
  /** an eclipse that the place sees */
  eclipse?: (string | number) | (string | number)[];
  /** part of the day */
  kala?: (string | number) | (string | number)[];
};

/** the words that may be given, or how the value is written */
export type AllowedPart = string | string[];

/** Blocks of the panchanga that are missing on some days or with some engines. */
export type Sometimes = 'surya' | 'display';

/** Blocks of the panchanga that are returned only if the request names them. */
export type ByNameAlone =
  | 'tarabala'
  | 'chandrabala'
  | 'lagnas'
  | 'anandadi'
  | 'panchaka_rahita'
  | 'padas'
  | 'southern_day';
