/**
 * The periods that forbid auspicious undertakings for days or months:
 * - malamasa (an adhika or kshaya month);
 * - the asta of Jupiter and Venus;
 * - Jupiter in Simha;
 * - the days around an eclipse;
 * - the kari (inauspicious) days, with the day before each.
 * The undertakings are those of the text, without the ones that people do not look up in an almanac.
 */
import { ds } from '../source.ts';
import type { AvoidId } from './badhaka.ts';

/** The undertakings that an adhika or kshaya month forbids. */
export const MALAMASA_AVOID: readonly AvoidId[] = [
  'vivaha',
  'upanayana',
  'chuda',
  'griha_pravesha',
  'vastu',
  'pratishtha',
];
export const MALAMASA_SOURCE = ds('1, malamase varjyani', 'badhaka_periods.other_first_works_wait');
/**
 * What malamasa forbids is also forbidden in the asta, balya and vardhakya of Guru and Shukra (1, guru-shukraste
 * varjyani).
 */
export const ASTA_AVOID = MALAMASA_AVOID;
/** The samsarpa (the adhika month before a kshaya month) forbids only these. */
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

/**
 * Degrees of Guru in Simha. The first part is Magha and the Simha navamsha after it (five padas); the second part is
 * the rest.
 */
export const SIMHA_FROM_DEG = 120;
export const SIMHAMSHA_TO_DEG = 120 + 5 * (10 / 3);
export const SIMHA_TO_DEG = 150;
export const SIMHASTHA_REST_AVOID: readonly AvoidId[] = ['vivaha', 'upanayana'];
export const SIMHASTHA_FIRST_SOURCE = ds('1, simhastha-apavada', 'badhaka_periods.magha_simha_navamsha_sun_mesha');
export const SIMHASTHA_REST_SOURCE = ds('1, simhastha-apavada', 'badhaka_periods.between_ganga_godavari_sun_mesha');

/** The days that are forbidden before and after the day of a visible eclipse. */
export const ECLIPSE_DAYS = {
  /** From the twelfth tithi to the third. */
  total_lunar: 3,
  /** From the eleventh tithi to the fourth. */
  total_solar: 4,
  /** Three days, from the fourteenth tithi on. */
  partial: 1,
  /** The days before the eclipse if the body sets eclipsed, and after it if the body rises eclipsed. */
  cut_by_horizon: 3,
} as const;
export const ECLIPSE_SOURCE = ds('1, grahana-shubhashubha-nirnaya', 'badhaka_periods.three_days_about_seven_nine');

/**
 * The three days before a kari day, and the kari day after each. They are the days of Holika, of the Sun's entry into
 * Karka or Makara (the ayanas), and of the amavasya of Vaishakha (also 2, Vaishakha). An entry after midnight counts
 * for the next day.
 * For an entry before midnight, 2, Pausha as printed forbids the next day and the one after it (`param tatparam cha`,
 * with the reserve `iti bhati`). We follow 2, Phalguna, which divides at midnight.
 */
export const KARI_SOURCE = ds('2, Phalguna', 'badhaka_periods.day_next_called_kari');
