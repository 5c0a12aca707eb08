/**
 * The ten faults of a wedding that almanacs print as lines. The Muhurta Chintamani treats each in its own verse; the
 * group of ten is usage. Latta, pata and upagraha apply only in some regions (6.69); they are reported but do not lower
 * a grade.
 */

import type { Spans } from '../../../kernel/spans.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { PlainNoteId } from '../../../rules/note.ts';
import type { Source } from '../../../rules/source.ts';
import { mc, type Weight } from '../karya/row.ts';
import { bana } from '../spans/counts.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { type HourCondition, spansOf } from '../spans/when.ts';
import { covers } from '../windows.ts';
import { burntTithi } from './reliefs.ts';
import {
  company,
  ekargala,
  jamitra,
  krantiSamya,
  latta,
  lattaOnMoon,
  opposing,
  pata,
  piercing,
  upagraha,
  vedha,
  yuti,
} from './words.ts';

export const DOSHAS = [
  'latta',
  'pata',
  'yuti',
  'vedha',
  'jamitra',
  'bana',
  'ekargala',
  'upagraha',
  'kranti_samya',
  'dagdha_tithi',
] as const;
export type DoshaId = (typeof DOSHAS)[number];

interface DoshaRow {
  readonly when: HourCondition;
  readonly weight: Weight;
  readonly source: Source;
  /** Returns the grahas that cause the fault, if grahas do. */
  readonly by?: (day: MuhurtaDay, t: JdUt) => readonly string[];
  /** A note about the regions in which the fault applies. */
  readonly region?: PlainNoteId;
}

const ROWS: Readonly<Record<DoshaId, DoshaRow>> = {
  latta: {
    when: latta,
    weight: 'avoid',
    source: mc('6.59, 6.64, 6.69', 'doshas.star_graha_kicks_worst_quarter'),
    by: lattaOnMoon,
    region: 'land_of_latta',
  },
  pata: {
    when: pata,
    weight: 'avoid',
    source: mc('6.60, 6.64, 6.69', 'doshas.moon_star_end_harshana_vaidhriti'),
    region: 'land_of_pata',
  },
  yuti: {
    when: yuti,
    weight: 'avoid',
    source: mc('6.45', 'doshas.sun_mars_venus_saturn_moon'),
    by: company.at,
  },
  vedha: {
    when: vedha,
    weight: 'must',
    source: mc('6.56, 6.69', 'doshas.graha_other_end_moon_line'),
    by: piercing.at,
  },
  jamitra: {
    when: jamitra,
    weight: 'avoid',
    source: mc('6.67', 'doshas.graha_seventh_moon_fifty_fifth'),
    by: opposing.at,
  },
  bana: { when: bana('mrityu'), weight: 'avoid', source: mc('6.73-6.74', 'doshas.fifth_bana_left_weddings') },
  ekargala: {
    when: ekargala,
    weight: 'avoid',
    source: mc('6.62', 'doshas.bad_yoga_moon_star_odd'),
  },
  upagraha: {
    when: upagraha,
    weight: 'avoid',
    source: mc('6.63-6.64, 6.69', 'doshas.counts_moon_star_sun_worst'),
    region: 'land_of_upagraha',
  },
  kranti_samya: {
    when: krantiSamya,
    weight: 'avoid',
    source: mc('6.61', 'doshas.sun_moon_signs_like_declination'),
  },
  dagdha_tithi: { when: burntTithi, weight: 'avoid', source: mc('6.66, 6.89', 'vivaha.tithi_sun_burns_sign') },
};

export interface Dosha extends Pick<DoshaRow, 'weight' | 'source' | 'region'> {
  readonly id: DoshaId;
  /** Whether the fault applies at the requested instant. */
  readonly present: boolean;
  readonly by: readonly string[];
  /** The spans of the day in which the fault applies. */
  readonly spans: Spans;
}

export const doshasAt = (day: MuhurtaDay, t: JdUt): readonly Dosha[] =>
  DOSHAS.map((id) => {
    const { when, by, ...rest } = ROWS[id];
    const spans = spansOf(when, day);
    return { id, ...rest, present: covers(spans, t), by: by?.(day, t) ?? [], spans };
  });
