/**
 * The life reports as data: the houses, karakas and vargas that the texts assign to a matter, each with its verse. Each
 * report also lists the passages that contain more than we publish. `fill.ts` fills any of them.
 * Phaladeepika 15.25 says that house, lord and karaka are read together. Routes, chapters of the book, URLs of the pack
 * and the names in OpenAPI follow from this list.
 */

import type { Source } from '../../../rules/source.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import type { VargaId } from '../chart/varga.ts';
import type { Karaka } from '../jaimini/karaka.ts';
import { bphs, pd, practice } from './sources.ts';

export interface LifeReport {
  readonly id: string;
  /** What the report leaves out, for its summary. */
  readonly without?: string;
  /** The houses; the first is the house of the matter. */
  readonly houses: readonly { readonly number: number; readonly source: Source }[];
  readonly fromGrahas: readonly { readonly graha: Graha; readonly house: number; readonly source: Source }[];
  /**
   * The karakas; the first is the karaka of the matter. For a movable karaka (`chara`) the chart determines the graha.
   */
  readonly karakas: readonly ({ readonly source: Source } & ({ readonly graha: Graha } | { readonly chara: Karaka }))[];
  readonly vargas: readonly { readonly chart: VargaId; readonly source: Source }[];
  readonly extra: readonly ExtraId[];
  /** Passages with further statements, given only by their location. */
  readonly notStated: readonly string[];
}
export type ExtraId =
  | 'karmajiva'
  | 'ninth_tenth_link'
  | 'dhana_rows'
  | 'bphs_42_rows'
  | 'eleventh_over_tenth'
  | 'upapada'
  | 'benefics_kendra_kona'
  | 'fifth_lord_vaisheshikamsha'
  | 'sarasvati'
  | 'kalanidhi'
  | 'guru_bav_fifth';

/** The source for reading house, lord and karaka in every report. */
export const SYNTHESIS_SOURCE = pd('15.25', 'life.house_karaka_lord_strength_matters');

const fifthFromMoon = { graha: 'chandra', house: 5, source: pd('10.1', 'life.same_said_moon') } as const;

export const LIFE_REPORTS = {
  career: {
    id: 'career',
    houses: [
      { number: 10, source: bphs('11.11', 'life.tenth_rule_livelihood_honour_father') },
      { number: 1, source: bphs('21.22', 'life.lords_lagna_tenth_together') },
      { number: 11, source: bphs('21.9, 21.20', 'life.eleventh_lord_beside_tenth') },
    ],
    fromGrahas: [
      { graha: 'surya', house: 10, source: bphs('7.39', 'life.tenth_sun') },
      { graha: 'chandra', house: 10, source: pd('5.1', 'life.tenth_moon') },
    ],
    karakas: [
      { graha: 'budha', source: bphs('32.34', 'life.karaka_tenth_mercury') },
      { graha: 'surya', source: pd('15.17', 'life.karakas_tenth_jupiter_sun_mercury') },
      { graha: 'guru', source: pd('15.17', 'life.karakas_tenth_jupiter_sun_mercury') },
      { graha: 'shani', source: pd('15.17', 'life.karakas_tenth_jupiter_sun_mercury') },
      { chara: 'AmK', source: bphs('40.1-40.6', 'life.amatya_karaka_work_high_places') },
    ],
    vargas: [{ chart: 'D10', source: bphs('7.3', 'life.tenth_part_great_results') }],
    extra: ['karmajiva', 'ninth_tenth_link'],
    notStated: ['BPHS 21', 'PD 5.2-5.8'],
  },
  wealth: {
    id: 'wealth',
    houses: [
      { number: 2, source: bphs('11.3', 'life.second_wealth_grain_family') },
      { number: 11, source: bphs('11.12', 'life.eleventh_gain_growth') },
      { number: 5, source: bphs('34.3', 'life.lords_konas_give_good') },
      { number: 9, source: bphs('34.3', 'life.lords_konas_give_good') },
      { number: 12, source: bphs('11.13', 'life.twelfth_expense') },
    ],
    fromGrahas: [
      { graha: 'chandra', house: 2, source: bphs('7.40', 'life.second_moon') },
      { graha: 'surya', house: 11, source: bphs('7.39', 'life.eleventh_sun') },
    ],
    karakas: [{ graha: 'guru', source: bphs('32.34', 'life.karaka_second_eleventh_jupiter') }],
    vargas: [
      { chart: 'D2', source: bphs('7.1', 'life.hora_wealth') },
      { chart: 'D4', source: bphs('7.2', 'life.fourth_part_fortune') },
    ],
    extra: ['dhana_rows', 'bphs_42_rows', 'eleventh_over_tenth'],
    notStated: ['BPHS 13', 'BPHS 22', 'BPHS 41', 'BPHS 42'],
  },
  marriage: {
    id: 'marriage',
    houses: [
      { number: 7, source: bphs('11.8', 'life.seventh_spouse_travel_trade') },
      { number: 2, source: bphs('32.32', 'life.second_beside_seventh') },
      { number: 12, source: pd('10.10', 'life.lords_second_seventh_twelfth') },
    ],
    fromGrahas: [
      { graha: 'shukra', house: 7, source: bphs('7.42', 'life.seventh_venus') },
      { graha: 'chandra', house: 7, source: pd('10.1', 'life.same_said_moon') },
    ],
    karakas: [
      { graha: 'shukra', source: bphs('32.34', 'life.karaka_seventh_venus') },
      { chara: 'DK', source: bphs('32.15', 'life.karaka_spouse_among_movable_ones') },
    ],
    vargas: [{ chart: 'D9', source: bphs('7.3', 'life.ninth_part_spouse') }],
    extra: ['upapada'],
    notStated: ['BPHS 18', 'BPHS 30', 'PD 10'],
  },
  health: {
    id: 'health',
    without: 'no medical statement',
    houses: [
      { number: 1, source: bphs('11.2', 'life.first_body_form_knowledge_nature') },
      { number: 6, source: bphs('11.7', 'life.sixth_maternal_uncle_opponents') },
      { number: 8, source: pd('14.1', 'life.sixth_eighth_twelfth_beside_lagna') },
      { number: 12, source: pd('14.1', 'life.sixth_eighth_twelfth_beside_lagna') },
    ],
    fromGrahas: [
      { graha: 'chandra', house: 1, source: bphs('12.11', 'life.same_said_moon') },
      { graha: 'budha', house: 6, source: bphs('7.41', 'life.sixth_mercury') },
    ],
    karakas: [
      { graha: 'surya', source: bphs('32.34', 'life.karaka_first_sun') },
      { graha: 'mangala', source: bphs('32.34', 'life.karaka_sixth_mars') },
      { graha: 'shani', source: pd('15.17', 'life.karakas_sixth_saturn_mars') },
    ],
    vargas: [
      { chart: 'D1', source: bphs('7.1', 'life.rashi_chart_body') },
      { chart: 'D30', source: bphs('7.5', 'life.thirtieth_part') },
    ],
    extra: ['benefics_kendra_kona'],
    notStated: ['BPHS 12', 'BPHS 17', 'PD 14'],
  },
  education: {
    id: 'education',
    houses: [
      { number: 5, source: bphs('11.6', 'life.fifth_learning_intellect_mantra_children') },
      { number: 2, source: pd('6.46', 'life.second_house_learning') },
      {
        number: 4,
        source: practice('life.fourth_house_schooling_verse_matters'),
      },
    ],
    fromGrahas: [{ graha: 'guru', house: 5, source: bphs('70.30, 70.33', 'life.fifth_jupiter') }, fifthFromMoon],
    karakas: [
      { graha: 'budha', source: pd('15.15', 'life.mercury_learning_speech') },
      { graha: 'guru', source: pd('15.16', 'life.jupiter_wisdom') },
    ],
    vargas: [{ chart: 'D24', source: bphs('7.5', 'life.twenty_fourth_part_learning') }],
    extra: ['fifth_lord_vaisheshikamsha', 'sarasvati', 'kalanidhi'],
    notStated: ['BPHS 16', 'BPHS 41.20-41.22'],
  },
  children: {
    id: 'children',
    without: 'no number and no promise',
    houses: [
      { number: 5, source: bphs('11.6', 'life.fifth_learning_intellect_mantra_children') },
      { number: 9, source: practice('life.fifth_fifth') },
      { number: 11, source: bphs('11.12', 'life.eleventh_gain_growth') },
    ],
    fromGrahas: [{ graha: 'guru', house: 5, source: bphs('7.42', 'life.fifth_jupiter') }, fifthFromMoon],
    karakas: [
      { graha: 'guru', source: bphs('32.34', 'life.karaka_fifth_jupiter') },
      { chara: 'PK', source: bphs('32.14', 'life.karaka_children_among_movable_ones') },
    ],
    vargas: [{ chart: 'D7', source: bphs('7.2', 'life.seventh_part_children') }],
    extra: ['guru_bav_fifth'],
    notStated: ['BPHS 16', 'BPHS 70.31-70.32', 'PD 24.10-24.11'],
  },
} as const satisfies Record<string, LifeReport>;

export type LifeReportId = keyof typeof LIFE_REPORTS;
