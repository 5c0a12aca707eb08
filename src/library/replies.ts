// Written by builders/library-types.ts from the schemas of the blocks. Do not edit.

/** What the endings of names are: `name_ta`, `name_sa_latn`. */
type Ending = 'sa' | 'sa_latn' | 'mr' | 'ne' | 'gu' | 'bn' | 'ta' | 'te' | 'kn' | 'ml' | 'or' | 'pa';
/** A name in the languages that were asked for besides English and Hindi. */
export type InLanguages<F extends string> = { readonly [K in `${F}_${Ending}`]?: string };

export interface Blocks {
  /** The place: name, coordinates, clock. */
  readonly place: { name: string; lat: number; lon: number; tz: number; zone: string | null };
  /** The moment asked for: Julian day, ahargana, clocks, and the sunrise of its day. */
  readonly instant: {
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
  /** Tithi: the Moon’s gain on the Sun in parts of twelve degrees. */
  readonly tithi: {
    number: number;
    name: string;
    name_hi?: string;
    paksha: 'shukla' | 'krishna';
    class: 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';
    fraction: number;
    elongation: number;
    start: string;
    end: string;
    transitions: ({
      number: number;
      name: string;
      name_hi?: string;
      start: string;
      end: string;
    } & InLanguages<'name'>)[];
    kshaya: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
    vriddhi: boolean;
  } & InLanguages<'name'>;
  /** Tithi-nirnaya: the tithi that the civil day is kept as. */
  readonly tithi_nirnaya: {
    sunrise_tithi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    candidates: {
      tithi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      touches: {} & { [name: string]: number };
      viddha: ('purva' | 'para') | null;
      date: string;
      rule: string;
      because: string;
    }[];
    viddha: ('purva' | 'para') | null;
    decided: {
      tithi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      rule: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
    ekadashi?: { smarta: string; vaishnava: string };
  } | null;
  /** Nakshatra: the Moon’s longitude in 27 parts. */
  readonly nakshatra: {
    number: number;
    name: string;
    name_hi?: string;
    pada: number;
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    fraction: number;
    start: string;
    end: string;
    transitions: ({
      number: number;
      name: string;
      name_hi?: string;
      start: string;
      end: string;
    } & InLanguages<'name'>)[];
    padas?: { pada: number; start: string; end: string }[];
  } & InLanguages<'name'>;
  /** Yoga: the sum of the longitudes of Sun and Moon in 27 parts. */
  readonly yoga: {
    number: number;
    name: string;
    name_hi?: string;
    fraction: number;
    start: string;
    end: string;
    transitions: ({
      number: number;
      name: string;
      name_hi?: string;
      start: string;
      end: string;
    } & InLanguages<'name'>)[];
  } & InLanguages<'name'>;
  /** Karana: half a tithi. */
  readonly karana: {
    number: number;
    name: string;
    name_hi?: string;
    kind: 'chara' | 'sthira';
    remaining_degrees: number;
    start: string;
    end: string;
    transitions: ({
      number: number;
      name: string;
      name_hi?: string;
      start: string;
      end: string;
    } & InLanguages<'name'>)[];
    notes?: string[];
  } & InLanguages<'name'>;
  /** Vara: the weekday from sunrise to sunrise, Sunday is 1. */
  readonly weekday: {
    number: number;
    name: string;
    name_hi?: string;
    lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
  } & InLanguages<'name'>;
  /** Shukla while the Moon grows, krishna while she wanes. */
  readonly paksha: 'shukla' | 'krishna';
  /** Amanta and purnimanta month, its purnima, the solar month. */
  readonly months: {
    amanta: {
      number: number;
      name: string;
      name_hi?: string;
      adhika: boolean;
      kshaya: boolean;
      lost?: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    } & InLanguages<'name'>;
    purnimanta: {
      number: number;
      name: string;
      name_hi?: string;
      adhika: boolean;
      kshaya: boolean;
      lost?: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    } & InLanguages<'name'>;
    purnima_date: string;
    solar: {
      number: number;
      name: string;
      name_hi?: string;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      day: number;
    } & InLanguages<'name'>;
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  };
  /** The date of the calendar that is kept where one looks from; on another engine than its own, where to find it. */
  readonly calendar_of_land:
    | {
        id: string;
        text: string;
        text_native: string;
        date: string;
        year: number;
        month: {
          number: number;
          name: string;
          name_hi?: string;
          name_native: string;
          rashi?: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        } & InLanguages<'name'>;
        day: number;
        engine: string | null;
        rule: string;
        margin_minutes: number | null;
        edge: boolean;
        source: string;
        confidence: 'read-in-text' | 'law' | 'publisher-fit' | 'secondary' | 'general-knowledge';
        beside?: { id: string; text: string; text_native: string };
      }
    | { id: string; engine: string | null; at: string };
  /** Kalpa, yuga and the running years of Vikram, Shaka, Kali, Yudhishthira and Parashurama. */
  readonly eras: {
    kalpa: {
      name: string;
      name_hi?: string;
      years_expired: number;
      manvantara: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
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
    national: {
      year: number;
      month: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      day: number;
    };
    new_year: {
      vikram: string;
      vikram_kartikadi: string;
      shaka: string;
      kali: string;
      yudhishthira: string;
      parashurama: string;
    };
    citations: {} & {
      [name: string]: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
  };
  /** Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava. */
  readonly samvatsara: {
    barhaspatya: {
      number: number;
      name: string;
      name_hi?: string;
      rule: string;
      at_new_year: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    } & InLanguages<'name'>;
    chandra: { number: number; name: string; name_hi?: string; rule: string } & InLanguages<'name'>;
    kartikadi?: {
      number: number;
      name: string;
      name_hi?: string;
      rule: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'name'>;
    paitamaha: { number: number; name: string; name_hi?: string; rule: string } & InLanguages<'name'>;
    citations: ({
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>)[];
  };
  /** Sunrise, sunset, noon; moonrise, moonset, moon transit; length of day and night. */
  readonly rise_set: {
    sunrise: string | null;
    sunset: string | null;
    next_sunrise: string | null;
    solar_noon: string;
    moonrise: string | null;
    moonset: string | null;
    moon_transit: string | null;
    dinamana: { hours: number; ghati: number } | null;
    ratrimana: { hours: number; ghati: number } | null;
    civil_day?: { moonrise: string | null; moonset: string | null };
    notes?: string[];
  };
  /** The Sun’s rashi, last and next sankranti with punya kala, ritu and ayana. */
  readonly sankranti: {
    rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    amsha: number;
    amsha_to_next: number;
    daily_motion: number;
    last: {
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      at: string;
      nirnaya: {
        date: string;
        punya_kala: { start: string; end: string };
        better?: { start: string; end: string };
        best?: { start: string; end: string };
        citation: {
          work: string;
          recension?: string;
          locus?: string;
          locus_kind?: 'verse' | 'section';
          gist: string;
          confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
          emended?: true;
        } & InLanguages<'verse'>;
      } | null;
      notes?: string[];
    };
    next: {
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      at: string;
      nirnaya: {
        date: string;
        punya_kala: { start: string; end: string };
        better?: { start: string; end: string };
        best?: { start: string; end: string };
        citation: {
          work: string;
          recension?: string;
          locus?: string;
          locus_kind?: 'verse' | 'section';
          gist: string;
          confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
          emended?: true;
        } & InLanguages<'verse'>;
      } | null;
      notes?: string[];
    };
    ritu: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    ritu_chandra: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    ayana: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
  };
  /** The kalas of day and night that rites ask for. */
  readonly shastra_kala: {
    purvahna: { start: string; end: string };
    madhyahna: { start: string; end: string };
    aparahna: { start: string; end: string };
    sayahna: { start: string; end: string };
    sangava: { start: string; end: string };
    pratah: { start: string; end: string };
    kutapa: { start: string; end: string };
    dvitiya_prahara: { start: string; end: string };
    pradosha: { start: string; end: string };
    nishitha: { start: string; end: string };
    arunodaya: { start: string; end: string };
    mahanisha: { start: string; end: string };
    din_ritu: ({ number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>)[];
    citations: {} & {
      [name: string]: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
  } | null;
  /** Daily muhurtas: Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda, durmuhurta, varjyam, amrita kala and others; fifteen by day and fifteen by night. */
  readonly muhurta: {
    abhijit: {
      start: string;
      end: string;
      tyajya: boolean;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
    brahma: {
      start: string;
      end: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } | null;
    godhuli: {
      start: string;
      end: string;
      half?: 'before_sunset' | 'after_sunset';
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } | null;
    rahu_kala: {
      start: string;
      end: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
    gulika_kala: {
      start: string;
      end: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
    yamaganda: { start: string; end: string };
    durmuhurta: { start: string; end: string }[];
    kulika: { start: string; end: string }[];
    ardhayama: { start: string; end: string }[];
    vijaya: { start: string; end: string };
    pratah_sandhya: { start: string; end: string };
    sayam_sandhya: { start: string; end: string };
    varjyam: { start: string; end: string }[];
    amrita_kala: { start: string; end: string }[];
    day: ({
      number: number;
      name: string;
      name_hi?: string;
      start: string;
      end: string;
      prahara: number;
      tyajya?: boolean;
    } & InLanguages<'name'>)[];
    night: ({
      number: number;
      name: string;
      name_hi?: string;
      start: string;
      end: string;
      prahara: number;
      tyajya?: boolean;
    } & InLanguages<'name'>)[];
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
    citations: {
      durmuhurta: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
      kulika: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
      ardhayama: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
      vijaya: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
      sandhya: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
      varjyam: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
      amrita_kala: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
    notes?: string[];
  } | null;
  /** Horas: daylight and night in twelve parts each, with their lords. */
  readonly hora: {
    day: {
      number: number;
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      start: string;
      end: string;
    }[];
    night: {
      number: number;
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      start: string;
      end: string;
    }[];
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  } | null;
  /** Chaughadiya: daylight and night in eight watches each. */
  readonly chaughadiya: {
    day: ({
      number: number;
      name: string;
      name_hi?: string;
      quality: 'good' | 'neutral' | 'bad';
      start: string;
      end: string;
    } & InLanguages<'name'>)[];
    night: ({
      number: number;
      name: string;
      name_hi?: string;
      quality: 'good' | 'neutral' | 'bad';
      start: string;
      end: string;
    } & InLanguages<'name'>)[];
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  } | null;
  /** Bhadra (vishti): every one that touches the day, whole, with mouth, tail and dwelling. */
  readonly bhadra: {
    windows: ({
      start: string;
      end: string;
      tithi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      half: number;
      kind: 'sarpini' | 'vrishchiki';
      sthana: 'svarga' | 'bhuloka' | 'patala';
      sthana_name: string;
      sthana_name_hi?: string;
      dwellings?: { start: string; end: string; sthana: 'svarga' | 'bhuloka' | 'patala' }[];
      on_earth: boolean;
      tyajya: boolean;
      leave: 'mukha' | 'puccha';
      harmless: { start: string; end: string } | null;
      mukha: { start: string; end: string };
      puccha: { start: string; end: string };
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'sthana_name'>)[];
    citations?: ({
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>)[];
  };
  /** Agni vasa and the oblation chakra, shiva vasa, disha-shula, yogini. */
  readonly vasa: {
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
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'name'>;
    shiva: {
      place: 'shmashana' | 'kailasa' | 'gauri' | 'vrishabha' | 'sabha' | 'bhojana' | 'krida';
      name: string;
      name_hi?: string;
      good: boolean;
      effect: string;
      effect_hi?: string;
      until: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'name'>;
    disha_shula: {
      direction: string;
      name: string;
      name_hi?: string;
      until?: string;
      by_nakshatra?: string;
      by_nakshatra_name?: string;
      by_nakshatra_name_hi?: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'name'> &
      InLanguages<'by_nakshatra_name'>;
    yogini: {
      direction: string;
      name: string;
      name_hi?: string;
      until?: string;
      by_nakshatra?: string;
      by_nakshatra_name?: string;
      by_nakshatra_name_hi?: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'name'> &
      InLanguages<'by_nakshatra_name'>;
  };
  /** Sarvartha siddhi, amrita siddhi, Ravi yoga, krakaca and the others, with their windows. Bad yogas apply only in the Huna, Banga and Khasha countries, by some only until one yama has passed, or only in travel, or not under a well-placed Moon; a good yoga overcomes them. (Muhurta Chintamani 1.31, 1.41-1.42). */
  readonly special_yogas: {
    sarvartha_siddhi: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    amrita_siddhi: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    ravi_yoga: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    siddha?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    tripushkara?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    dvipushkara?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    krakaca: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    samvarta?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    mrita?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    dagdha_nakshatra?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    dagdha_tithi?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    visha?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    hutashana?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    yamaghanta?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    tithi_nakshatra?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    masa_shunya?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    paksha_randhra?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    yoga_varjya?: {
      start: string;
      end: string;
      badhaka?: { number: number; name: string; name_hi?: string; start: string; end: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    anandadi: {
      windows: ({
        number: number;
        name: string;
        name_hi?: string;
        start: string;
        end: string;
        leave?: number | 'all';
      } & InLanguages<'name'>)[];
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
  };
  /** Mukhya and Ganapati sankalpa composed from the day’s elements, kshetra. */
  readonly sankalpa: {
    mukhya: {
      text: string;
      text_hi?: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
    ganapati: {
      text: string;
      text_hi?: string;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    };
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
    kshetra: { id: string; name: string; confidence: 'read-in-text' | 'general-knowledge' } | null;
    month_system: 'amanta' | 'purnimanta';
    era: 'vikram' | 'shaka' | 'kali';
    notes?: string[];
  };
  /** The nine grahas: place, motion, dignity, visibility, states, house. */
  readonly grahas: {
    surya: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    chandra: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    mangala: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    budha: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    guru: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    shukra: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    shani: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    rahu: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
    ketu: {
      longitude: number;
      rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      amsha: number;
      nakshatra: {
        number: number;
        name: string;
        name_hi?: string;
        pada: number;
        lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      } & InLanguages<'name'>;
      latitude: number;
      gati: 'direct' | 'retrograde' | 'stationary';
      retrograde: boolean;
      daily_motion: number;
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
      visibility: ('visible' | 'asta') | null;
      dagdha: boolean;
      avastha: {
        baladi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
        jagradadi: ({ number: number; name: string; name_hi?: string } & InLanguages<'name'>) | null;
      };
      house: number;
    };
  };
  /** The rising point of the ecliptic at the moment. */
  readonly lagna: {
    longitude: number;
    rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    amsha: number;
    nakshatra: {
      number: number;
      name: string;
      name_hi?: string;
      pada: number;
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    } & InLanguages<'name'>;
  };
  /** The rising point of the ecliptic at true noon. */
  readonly madhyahna_lagna: {
    longitude: number;
    rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    amsha: number;
    nakshatra: {
      number: number;
      name: string;
      name_hi?: string;
      pada: number;
      lord: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    } & InLanguages<'name'>;
  };
  /** Graha-yuddha: star-planets less than a degree apart, and the victor. */
  readonly yuddha: {
    grahas: ('surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu')[];
    separation: number;
    winner: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  }[];
  /** The next asta or udaya of each star-planet; asta-nishedha of Guru and Shukra. */
  readonly asta: {
    upcoming: {
      graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      event: 'asta' | 'udaya';
      at: string;
    }[];
    nishedha: {
      graha: 'surya' | 'chandra' | 'mangala' | 'budha' | 'guru' | 'shukra' | 'shani' | 'rahu' | 'ketu';
      state: 'vardhakya' | 'asta' | 'balya';
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    notes?: string[];
  };
  /** Eclipses within sixteen days of the moment. */
  readonly grahana: {
    near: ({
      kind: 'solar' | 'lunar';
      type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral';
      date: string;
      greatest: string;
      magnitude: number;
      visible: boolean;
      sutak: {
        start: string;
        end: string;
        yamas: number;
        citation: {
          work: string;
          recension?: string;
          locus?: string;
          locus_kind?: 'verse' | 'section';
          gist: string;
          confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
          emended?: true;
        } & InLanguages<'verse'>;
      } | null;
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
        seen: { start: string; end: string } | null;
      } | null;
    } & InLanguages<'name'>)[];
  };
  /** Purana day notes: observances that a Purana is named for, manvadi and yugadi. */
  readonly purana: {
    notes: ({
      kind: 'vrata' | 'manvadi' | 'yugadi';
      name: string;
      tithi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
      decided_by?: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'name'>)[];
  };
  /** Badhaka of the day by the Dharmasindhu, each while its cause runs. */
  readonly badhaka: {
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
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    }[];
    periods?: ({
      period: string;
      name: string;
      name_hi?: string;
      until?: string;
      avoid: string[];
      avoid_hi?: string[];
      citation: {
        work: string;
        recension?: string;
        locus?: string;
        locus_kind?: 'verse' | 'section';
        gist: string;
        confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
        emended?: true;
      } & InLanguages<'verse'>;
    } & InLanguages<'name'>)[];
  };
  /** What is kept on the day; why, by which rule and when, with full access. */
  readonly observances: ({
    id: string;
    kind: 'festival' | 'parva' | 'vrata' | 'ekadashi' | 'sankranti' | 'eclipse';
    name: string;
    name_hi?: string;
    regions?: string[];
    not_in?: string[];
    kept_here?: boolean;
    because?: string;
    citation?: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
    window?: { start: string; end: string } | null;
    sutak?: { start: string; end: string } | null;
  } & InLanguages<'name'>)[];
  /** The Moon in a star where two rounds of nine meet. */
  readonly gandamula: {
    present: boolean;
    windows: { start: string; end: string; kind: 'ashvini' | 'ashlesha' | 'magha' | 'jyeshtha' | 'mula' | 'revati' }[];
    kind: ('ashvini' | 'ashlesha' | 'magha' | 'jyeshtha' | 'mula' | 'revati') | null;
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  };
  /** The Moon in Kumbha and Mina, with the kind that the weekday of its beginning gives it. */
  readonly panchaka: {
    present: boolean;
    windows: { start: string; end: string; kind: 'roga' | 'raja' | 'agni' | 'nirdosha' | 'chora' | 'mrityu' }[];
    kind: ('roga' | 'raja' | 'agni' | 'nirdosha' | 'chora' | 'mrityu') | null;
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  };
  /** Stars of birth for which the day’s stars are good; with janma_nakshatra whether yours is one. */
  readonly tarabala: {
    spans: { start: string; end: string; good: number[] }[];
    yours?: { number: number; name: string; name_hi?: string; good: boolean } & InLanguages<'name'>;
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  };
  /** Birth rashis for which the Moon is well placed; with janma_rashi whether yours is one. */
  readonly chandrabala: {
    spans: { start: string; end: string; good: number[] }[];
    yours?: { number: number; name: string; name_hi?: string; good: boolean } & InLanguages<'name'>;
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  };
  /** Every rising sign from sunrise to the next, with its times. */
  readonly lagnas: {
    rashi: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    start: string;
    end: string;
  }[];
  /** The anandadi yogas of the day, as in special_yogas. */
  readonly anandadi: ({
    number: number;
    name: string;
    name_hi?: string;
    start: string;
    end: string;
  } & InLanguages<'name'>)[];
  /** The day by tithi, vara, nakshatra and rising sign together: hours free of the five faults, and which of them others have. */
  readonly panchaka_rahita: {
    spans: { start: string; end: string; kind: 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga' | 'rahita' }[];
    citation: {
      work: string;
      recension?: string;
      locus?: string;
      locus_kind?: 'verse' | 'section';
      gist: string;
      confidence: 'read-in-text' | 'secondary' | 'general-knowledge';
      emended?: true;
    } & InLanguages<'verse'>;
  };
  /** The quarters of the nakshatras that touch the day, with their ends. */
  readonly padas: {
    nakshatra: { number: number; name: string; name_hi?: string } & InLanguages<'name'>;
    pada: number;
    start: string;
    end: string;
  }[];
  /** Surya-siddhanta extras; on that engine only. */
  readonly surya: {
    madhyama: {} & { [name: string]: unknown };
    sphuta: {} & { [name: string]: unknown };
    triprashna: {} & { [name: string]: unknown };
    yuti: ({} & { [name: string]: unknown })[];
    udayasta: {} & { [name: string]: unknown };
    shringonnati: {} & { [name: string]: unknown };
    pata: {} & { [name: string]: unknown };
    bhugola: {} & { [name: string]: unknown };
  };
  /** Ready-made lines in Hindi. */
  readonly display: { hi: string[] } | null;
}
export type BlockName = keyof Blocks;

/** Blocks that some days or engines do not have. */
type Sometimes = 'surya' | 'display';
/** Blocks that are given by name alone. */
type ByNameAlone = 'tarabala' | 'chandrabala' | 'lagnas' | 'anandadi' | 'panchaka_rahita' | 'padas';
export type Snapshot = Omit<Blocks, Sometimes | ByNameAlone> &
  Partial<Pick<Blocks, Exclude<Sometimes, ByNameAlone>>> & { readonly notes?: readonly string[] };
