/** The sources of each part of the strengths, by each set of rules. */
import type { GistId, Source } from '../../../rules/source.ts';
import { OTHER_WORKS } from '../../../rules/works.ts';
import type { BalaRules } from './rules.ts';

const verse = (at: string, gist: GistId): Source => ({ confidence: 'read-in-text', work: 'BPHS', at, gist });
/** We did not have Raman's book. Its rules are known from figures that other works print from it. */
const raman = (gist: GistId): Source => ({ confidence: 'secondary', work: OTHER_WORKS.raman_balas, gist });

const COMMON = {
  uchcha: verse('27.1-27.2', 'bala.third_degrees_deepest_fall'),
  ojayugma: verse('27.5', 'bala.venus_moon_even_rashi_navamsha'),
  kendra: verse('27.5', 'bala.sixty_kendra_thirty_panaphara_fifteen'),
  drekkana: verse('27.6', 'bala.male_grahas_first_third_rashi'),
  dig: verse('27.7-27.8', 'bala.third_degrees_fourth_sun_mars'),
  natonnata: verse('27.8-27.9', 'bala.hours_true_midnight_sun_jupiter'),
  tribhaga: verse('27.12', 'bala.thirds_daylight_mercury_sun_saturn'),
  abda_masa_vara_hora: verse('27.13', 'bala.fifteen_lord_year_thirty_month'),
  naisargika: verse('27.14', 'bala.sevenths_rupa_saturn_mars_mercury'),
  bhava_bala: verse('27.26-27.31', 'bala.direction_kind_rashi_looks_lord'),
} as const satisfies Record<string, Source>;

export const BALA_SOURCES = {
  raman: {
    ...COMMON,
    saptavargaja: raman('bala.seven_vargas_45_30_22'),
    paksha: raman('bala.third_degrees_between_sun_moon'),
    ayana: raman('bala.declination_degree_ecliptic_sun_doubled'),
    cheshta: raman('bala.third_degrees_between_sighrocca_middle'),
    yuddha: raman('bala.difference_place_direction_time_far'),
    drik: raman('bala.quarter_looks_good_less_quarter'),
    required: {
      confidence: 'general-knowledge',
      gist: 'bala.sun_five_rupas_programs_verse',
    },
    ishta_kashta: raman('bala.square_root_exaltation_times_motion'),
  },
  parashara: {
    ...COMMON,
    saptavargaja: verse('27.2-27.4', 'bala.seven_vargas_moolatrikona_45_own'),
    paksha: verse('27.10-27.11', 'bala.third_degrees_between_sun_moon_moon'),
    ayana: verse('27.15-27.17', 'bala.steps_45_33_12_sayana'),
    cheshta: verse('27.18, 27.24-27.25', 'bala.third_degrees_between_sighrocca_middle_mean'),
    yuddha: verse('27.20', 'bala.difference_two_strengths_added_victor'),
    drik: verse('27.19', 'bala.less_quarter_malefics_looks_plus'),
    required: verse('27.32-27.33', 'bala.strong_6_5_6_5'),
    ishta_kashta: verse('28.2-28.6', 'bala.mean_exaltation_motion_rest_sixty'),
  },
} as const satisfies Record<BalaRules, Record<string, Source>>;

export type BalaPart = keyof (typeof BALA_SOURCES)['raman'];

/** How the lords of year and month are found; BPHS 27 does not say it. */
export const YEAR_LORD_SOURCE = {
  confidence: 'secondary', // read in Burgess' translation
  work: 'SS',
  at: 'I.51-52',
  gist: 'bala.years_360_months_30_civil',
} as const satisfies Source;

/** Raman's curve of aspects. */
export const RAMAN_LOOKS_SOURCE = raman('bala.common_curve_mars_15_more');
