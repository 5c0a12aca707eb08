/**
 * What the Dharmasindhu bids to leave on a tithi, a vara or a nakshatra (1, uddesha 33), when a vrata is not begun
 * (uddesha 6), and the hours around a sankranti (uddesha 2). Rules about food of the flesh and married life, which the
 * same passage has, are not published.
 */
import type { Source } from '../source.ts';

/** What is left; `text/` has a phrase for each in every language. */
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

export interface BadhakaRow {
  readonly by: 'tithi' | 'vara' | 'nakshatra';
  /** Tithis are places in the paksha, 30 is amavasya; varas count from Sunday. */
  readonly numbers: readonly number[];
  readonly avoid: readonly AvoidId[];
}

const AMAVASYA = 30;

export const BADHAKA_ROWS: readonly BadhakaRow[] = [
  {
    by: 'tithi',
    numbers: [7],
    avoid: ['oil_touch', 'blue_cloth', 'amalaka_bath', 'quarrel', 'copper_vessel', 'sesame'],
  },
  { by: 'tithi', numbers: [1, 6, 11], avoid: ['oil_massage'] },
  { by: 'tithi', numbers: [4, 9, 14], avoid: ['shaving'] },
  { by: 'tithi', numbers: [8], avoid: ['coconut'] },
  { by: 'tithi', numbers: [9], avoid: ['bottle_gourd'] },
  { by: 'tithi', numbers: [10], avoid: ['patola'] },
  { by: 'tithi', numbers: [11], avoid: ['nishpava'] },
  { by: 'tithi', numbers: [12], avoid: ['lentil'] },
  { by: 'tithi', numbers: [13], avoid: ['brinjal'] },
  { by: 'tithi', numbers: [1, AMAVASYA, 6, 9], avoid: ['tooth_stick'] },
  { by: 'tithi', numbers: [15, AMAVASYA, 14, 8], avoid: ['oil'] },
  { by: 'tithi', numbers: [15, AMAVASYA, 12], avoid: ['wringing', 'fetching'] },
  { by: 'tithi', numbers: [15, AMAVASYA], avoid: ['vedic_study'] },
  { by: 'tithi', numbers: [1], avoid: ['shaving'] },
  { by: 'vara', numbers: [1], avoid: ['oil_massage', 'tooth_stick'] },
  { by: 'vara', numbers: [3], avoid: ['shaving'] },
  { by: 'nakshatra', numbers: [13, 14, 22], avoid: ['oil'] },
  { by: 'nakshatra', numbers: [16], avoid: ['shaving'] },
];

export const BADHAKA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 33 (vidhi-nishedha)',
  kind: 'section',
  gist: 'Left while its cause runs.',
};

/** What the same passage leaves on the day of a sankranti. */
export const SANKRANTI_AVOID: readonly AvoidId[] = ['oil', 'wringing', 'fetching'];

/** Ghatikas before and after a solar sankranti. */
export const SANKRANTI_GHATIS = 16;
export const SANKRANTI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 2 (sankranti)',
  kind: 'section',
  gist: 'Sixteen ghatikas on both sides are left.',
};

/** Yogas in which a vrata is not begun: vyatipata and vaidhriti. */
export const VRATA_YOGAS: readonly number[] = [17, 27];
/** And the cruel varas: those of the Sun, Mars and Saturn. */
export const VRATA_VARAS: readonly number[] = [1, 3, 7];
export const VRATA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 6 (vrata-paribhasha)',
  kind: 'section',
  gist: 'These bar vratas.',
};
