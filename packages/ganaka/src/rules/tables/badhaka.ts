/**
 * What the Dharmasindhu says to avoid (1, uddesha 33; the vratas, uddesha 6; the hours around a sankranti, uddesha 2),
 * with the passages. `panchanga/badhaka-rows.ts` has the days.
 */
import type { Source } from '../source.ts';

/** The things to avoid. `text/` has a phrase for each in every language. */
export type AvoidId =
  | 'oil_touch'
  | 'oil'
  | 'oil_massage'
  | 'blue_cloth'
  | 'amalaka_bath'
  | 'quarrel'
  | 'copper_vessel'
  | 'sesame'
  | 'shaving'
  | 'coconut'
  | 'bottle_gourd'
  | 'patola'
  | 'nishpava'
  | 'lentil'
  | 'brinjal'
  | 'tooth_stick'
  | 'wringing'
  | 'fetching'
  | 'vedic_study'
  | 'vrata_start'
  | 'auspicious_work'
  | 'vivaha'
  | 'upanayana'
  | 'chuda'
  | 'griha_pravesha'
  | 'vastu'
  | 'pratishtha'
  | 'adhana'
  | 'yajna'
  | 'utsava'
  | 'mahalaya'
  | 'rajabhisheka';

export const BADHAKA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 33 (vidhi-nishedha)',
  kind: 'section',
  gist: 'badhaka.left_cause_runs',
};

/** What the same passage says to avoid on the day of a sankranti. */
export const SANKRANTI_AVOID: readonly AvoidId[] = ['oil', 'wringing', 'fetching'];

/** The number of ghatis before, and again after, a solar sankranti. */
export const SANKRANTI_GHATIS = 16;
export const SANKRANTI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 2 (sankranti)',
  kind: 'section',
  gist: 'badhaka.sixteen_ghatikas_both_sides_left',
};

export const VRATA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 6 (vrata-paribhasha)',
  kind: 'section',
  gist: 'badhaka.no_new_vrata_begun_closed',
};
