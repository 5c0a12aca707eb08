/**
 * What the Dharmasindhu bids to leave on a tithi, a vara or a nakshatra (1, uddesha 33), when a vrata is not begun
 * (uddesha 6), and the hours around a sankranti (uddesha 2). Rules about food of the flesh and married life, which the
 * same passage has, are not published.
 */
import type { TextKey } from '../../text/en.ts';
import type { Source } from '../source.ts';

type AvoidKey = Extract<TextKey, `avoid.${string}`>;

export interface BadhakaRow {
  readonly by: 'tithi' | 'vara' | 'nakshatra';
  /** Tithis are places in the paksha, 30 is amavasya; varas count from Sunday. */
  readonly numbers: readonly number[];
  readonly avoid: readonly AvoidKey[];
}

const AMAVASYA = 30;

export const BADHAKA_ROWS: readonly BadhakaRow[] = [
  {
    by: 'tithi',
    numbers: [7],
    avoid: [
      'avoid.oil_touch',
      'avoid.blue_cloth',
      'avoid.amalaka_bath',
      'avoid.quarrel',
      'avoid.copper_vessel',
      'avoid.sesame',
    ],
  },
  { by: 'tithi', numbers: [1, 6, 11], avoid: ['avoid.oil_massage'] },
  { by: 'tithi', numbers: [4, 9, 14], avoid: ['avoid.shaving'] },
  { by: 'tithi', numbers: [8], avoid: ['avoid.coconut'] },
  { by: 'tithi', numbers: [9], avoid: ['avoid.bottle_gourd'] },
  { by: 'tithi', numbers: [10], avoid: ['avoid.patola'] },
  { by: 'tithi', numbers: [11], avoid: ['avoid.nishpava'] },
  { by: 'tithi', numbers: [12], avoid: ['avoid.lentil'] },
  { by: 'tithi', numbers: [13], avoid: ['avoid.brinjal'] },
  { by: 'tithi', numbers: [1, AMAVASYA, 6, 9], avoid: ['avoid.tooth_stick'] },
  { by: 'tithi', numbers: [15, AMAVASYA, 14, 8], avoid: ['avoid.oil'] },
  { by: 'tithi', numbers: [15, AMAVASYA, 12], avoid: ['avoid.wringing', 'avoid.fetching'] },
  { by: 'tithi', numbers: [15, AMAVASYA], avoid: ['avoid.vedic_study'] },
  { by: 'tithi', numbers: [1], avoid: ['avoid.shaving'] },
  { by: 'vara', numbers: [1], avoid: ['avoid.oil_massage', 'avoid.tooth_stick'] },
  { by: 'vara', numbers: [3], avoid: ['avoid.shaving'] },
  { by: 'nakshatra', numbers: [13, 14, 22], avoid: ['avoid.oil'] },
  { by: 'nakshatra', numbers: [16], avoid: ['avoid.shaving'] },
];

export const BADHAKA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 33 (vidhi-nishedha)',
  kind: 'section',
  gist: 'What is left on a tithi, vara or nakshatra; the one running at the time of the act counts.',
};

/** Ghatikas before and after a solar sankranti. */
export const SANKRANTI_GHATIS = 16;
export const SANKRANTI_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 2 (sankranti)',
  kind: 'section',
  gist: 'Sixteen ghatikas before and after every solar sankranti are left in auspicious work.',
};

/** Yogas in which a vrata is not begun: vyatipata and vaidhriti. */
export const VRATA_YOGAS: readonly number[] = [17, 27];
export const VRATA_SOURCE: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, uddesha 6 (vrata-paribhasha)',
  kind: 'section',
  gist: 'No vrata is begun or closed in an adhika month, in vaidhriti, vyatipata or vishti, on amavasya, or on a tithi of sunrise that does not reach midday.',
};
