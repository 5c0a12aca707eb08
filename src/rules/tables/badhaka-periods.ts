/**
 * The periods that bar auspicious work for days or months: malamasa, the asta of Jupiter and Venus, Jupiter in Simha,
 * the days around an eclipse, and the kari days with those before them. The list of works is the text's own, shortened
 * to those that people look up in an almanac.
 */
import { ds } from '../source.ts';
import type { AvoidId } from './badhaka.ts';

/** Of the works that an adhika or kshaya month bars. */
export const MALAMASA_AVOID: readonly AvoidId[] = [
  'vivaha',
  'upanayana',
  'chuda',
  'griha_pravesha',
  'vastu',
  'pratishtha',
];
export const MALAMASA_SOURCE = ds('1, malamase varjyani', 'badhaka_periods.other_first_works_wait');
/** What is barred in malamasa is barred in the asta, balya and vardhakya of Guru and Shukra (1, guru-shukraste varjyani). */
export const ASTA_AVOID = MALAMASA_AVOID;
/** The adhika month before a kshaya one bars only these. */
export const SAMSARPA_AVOID: readonly AvoidId[] = [
  'chuda',
  'upanayana',
  'vivaha',
  'adhana',
  'yajna',
  'utsava',
  'mahalaya',
  'rajabhisheka',
];
export const SAMSARPA_SOURCE = ds('1, malamase varjyani', 'badhaka_periods.adhika_month_before_kshaya_bars');

export const AUSPICIOUS_WORK: readonly AvoidId[] = ['auspicious_work'];

/** Guru in Simha, degrees: Magha with the Simha navamsha after it (five quarters), then the rest. */
export const SIMHA_FROM_DEG = 120;
export const SIMHAMSHA_TO_DEG = 120 + 5 * (10 / 3);
export const SIMHA_TO_DEG = 150;
export const SIMHASTHA_REST_AVOID: readonly AvoidId[] = ['vivaha', 'upanayana'];
export const SIMHASTHA_FIRST_SOURCE = ds('1, simhastha-apavada', 'badhaka_periods.magha_simha_navamsha_sun_mesha');
export const SIMHASTHA_REST_SOURCE = ds('1, simhastha-apavada', 'badhaka_periods.between_ganga_godavari_sun_mesha');

/** Days barred before and after the day of an eclipse that is seen. */
export const ECLIPSE_DAYS = {
  /** Twelfth to third. */
  total_lunar: 3,
  /** Eleventh to fourth. */
  total_solar: 4,
  /** Three days from the fourteenth. */
  partial: 1,
  /** Before one that sets eclipsed, after one that rises eclipsed. */
  cut_by_horizon: 3,
} as const;
export const ECLIPSE_SOURCE = ds('1, grahana-shubhashubha-nirnaya', 'badhaka_periods.three_days_about_seven_nine');

/**
 * The day of Holika, of Karka or Makara, the amavasya of Vaishakha (also 2, Vaishakha), and the day after each; an ayana is
 * given to its day by midnight. Of an ayana before midnight 2, Pausha as printed bars the next day and the one after it
 * (`param tatparam cha`, with the reserve `iti bhati`); the division by midnight in 2, Phalguna is followed.
 */
export const KARI_SOURCE = ds('2, Phalguna', 'badhaka_periods.day_next_called_kari');
