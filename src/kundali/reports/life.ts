/**
 * The life reports as data: the houses, karakas and vargas that the texts give to a matter, each with its verse, and the
 * passages that say more than we print. `fill.ts` fills any of them. That house, lord and karaka are read together is
 * Phaladeepika 15.25. Routes, chapters of the book, addresses of the pack and the names in OpenAPI follow from this list.
 */
import type { Graha } from '../../engines/engine.ts';
import type { Source } from '../../rules/source.ts';
import type { Karaka } from '../jaimini/karaka.ts';
import type { VargaId } from '../varga.ts';
import { bphs, pd, practice } from './sources.ts';

export interface LifeReport {
  readonly id: string;
  /** What the report does not say, for its summary. */
  readonly without?: string;
  /** The first is the house of the matter. */
  readonly houses: readonly { readonly number: number; readonly source: Source }[];
  readonly fromGrahas: readonly { readonly graha: Graha; readonly house: number; readonly source: Source }[];
  /** The first is the karaka of the matter; of movable ones the chart says which graha it is. */
  readonly karakas: readonly ({ readonly source: Source } & ({ readonly graha: Graha } | { readonly chara: Karaka }))[];
  readonly vargas: readonly { readonly chart: VargaId; readonly source: Source }[];
  readonly extra: readonly ExtraId[];
  /** What those chapters hold beside: by place only. */
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

/** House, lord and karaka make the subjects of every report. */
export const SYNTHESIS_SOURCE = pd(
  '15.25',
  'When the house, its karaka and its lord have strength the matters of that house go well.',
);

const fifthFromMoon = { graha: 'chandra', house: 5, source: pd('10.1', 'The same is said from the Moon.') } as const;

export const LIFE_REPORTS = {
  career: {
    id: 'career',
    houses: [
      { number: 10, source: bphs('11.11', 'The tenth: rule, livelihood, honour, father.') },
      { number: 1, source: bphs('21.22', 'The lords of lagna and tenth together.') },
      { number: 11, source: bphs('21.9, 21.20', 'The eleventh and its lord beside the tenth.') },
    ],
    fromGrahas: [
      { graha: 'surya', house: 10, source: bphs('7.39', 'The tenth from the Sun.') },
      { graha: 'chandra', house: 10, source: pd('5.1', 'The tenth from the Moon.') },
    ],
    karakas: [
      { graha: 'budha', source: bphs('32.34', 'Karaka of the tenth: Mercury.') },
      { graha: 'surya', source: pd('15.17', 'Karakas of the tenth: Jupiter, Sun, Mercury, Saturn.') },
      { graha: 'guru', source: pd('15.17', 'Karakas of the tenth: Jupiter, Sun, Mercury, Saturn.') },
      { graha: 'shani', source: pd('15.17', 'Karakas of the tenth: Jupiter, Sun, Mercury, Saturn.') },
      { chara: 'AmK', source: bphs('40.1-40.6', 'The amatya karaka and work in high places.') },
    ],
    vargas: [{ chart: 'D10', source: bphs('7.3', 'The tenth part for great results.') }],
    extra: ['karmajiva', 'ninth_tenth_link'],
    notStated: ['BPHS 21', 'PD 5.2-5.8'],
  },
  wealth: {
    id: 'wealth',
    houses: [
      { number: 2, source: bphs('11.3', 'The second: wealth, grain, family.') },
      { number: 11, source: bphs('11.12', 'The eleventh: gain and growth.') },
      { number: 5, source: bphs('34.3', 'Lords of the konas give good.') },
      { number: 9, source: bphs('34.3', 'Lords of the konas give good.') },
      { number: 12, source: bphs('11.13', 'The twelfth: expense.') },
    ],
    fromGrahas: [
      { graha: 'chandra', house: 2, source: bphs('7.40', 'The second from the Moon.') },
      { graha: 'surya', house: 11, source: bphs('7.39', 'The eleventh from the Sun.') },
    ],
    karakas: [{ graha: 'guru', source: bphs('32.34', 'Karaka of the second and eleventh: Jupiter.') }],
    vargas: [
      { chart: 'D2', source: bphs('7.1', 'The hora for wealth.') },
      { chart: 'D4', source: bphs('7.2', 'The fourth part for fortune.') },
    ],
    extra: ['dhana_rows', 'bphs_42_rows', 'eleventh_over_tenth'],
    notStated: ['BPHS 13', 'BPHS 22', 'BPHS 41', 'BPHS 42'],
  },
  marriage: {
    id: 'marriage',
    houses: [
      { number: 7, source: bphs('11.8', 'The seventh: spouse, travel, trade.') },
      { number: 2, source: bphs('32.32', 'The second beside the seventh.') },
      { number: 12, source: pd('10.10', 'The lords of the second, seventh and twelfth.') },
    ],
    fromGrahas: [
      { graha: 'shukra', house: 7, source: bphs('7.42', 'The seventh from Venus.') },
      { graha: 'chandra', house: 7, source: pd('10.1', 'The same is said from the Moon.') },
    ],
    karakas: [
      { graha: 'shukra', source: bphs('32.34', 'Karaka of the seventh: Venus.') },
      { chara: 'DK', source: bphs('32.15', 'The karaka of the spouse among the movable ones.') },
    ],
    vargas: [{ chart: 'D9', source: bphs('7.3', 'The ninth part for the spouse.') }],
    extra: ['upapada'],
    notStated: ['BPHS 18', 'BPHS 30', 'PD 10'],
  },
  health: {
    id: 'health',
    without: 'no medical statement',
    houses: [
      { number: 1, source: bphs('11.2', 'The first: body, form, knowledge, nature.') },
      { number: 6, source: bphs('11.7', 'The sixth: the maternal uncle, opponents.') },
      { number: 8, source: pd('14.1', 'The sixth, eighth and twelfth beside the lagna.') },
      { number: 12, source: pd('14.1', 'The sixth, eighth and twelfth beside the lagna.') },
    ],
    fromGrahas: [
      { graha: 'chandra', house: 1, source: bphs('12.11', 'The same is said from the Moon.') },
      { graha: 'budha', house: 6, source: bphs('7.41', 'The sixth from Mercury.') },
    ],
    karakas: [
      { graha: 'surya', source: bphs('32.34', 'Karaka of the first: the Sun.') },
      { graha: 'mangala', source: bphs('32.34', 'Karaka of the sixth: Mars.') },
      { graha: 'shani', source: pd('15.17', 'Karakas of the sixth: Saturn and Mars.') },
    ],
    vargas: [
      { chart: 'D1', source: bphs('7.1', 'The rashi chart for the body.') },
      { chart: 'D30', source: bphs('7.5', 'The thirtieth part.') },
    ],
    extra: ['benefics_kendra_kona'],
    notStated: ['BPHS 12', 'BPHS 17', 'PD 14'],
  },
  education: {
    id: 'education',
    houses: [
      { number: 5, source: bphs('11.6', 'The fifth: learning, intellect, mantra, children, office.') },
      { number: 2, source: pd('6.46', 'The second house and learning.') },
      {
        number: 4,
        source: practice('The fourth house for schooling; the verse on its matters does not name learning.'),
      },
    ],
    fromGrahas: [{ graha: 'guru', house: 5, source: bphs('70.30, 70.33', 'The fifth from Jupiter.') }, fifthFromMoon],
    karakas: [
      { graha: 'budha', source: pd('15.15', 'Mercury: learning and speech.') },
      { graha: 'guru', source: pd('15.16', 'Jupiter: wisdom.') },
    ],
    vargas: [{ chart: 'D24', source: bphs('7.5', 'The twenty-fourth part for learning.') }],
    extra: ['fifth_lord_vaisheshikamsha', 'sarasvati', 'kalanidhi'],
    notStated: ['BPHS 16', 'BPHS 41.20-41.22'],
  },
  children: {
    id: 'children',
    without: 'no number and no promise',
    houses: [
      { number: 5, source: bphs('11.6', 'The fifth: learning, intellect, mantra, children, office.') },
      { number: 9, source: practice('The fifth from the fifth.') },
      { number: 11, source: bphs('11.12', 'The eleventh: gain and growth.') },
    ],
    fromGrahas: [{ graha: 'guru', house: 5, source: bphs('7.42', 'The fifth from Jupiter.') }, fifthFromMoon],
    karakas: [
      { graha: 'guru', source: bphs('32.34', 'Karaka of the fifth: Jupiter.') },
      { chara: 'PK', source: bphs('32.14', 'The karaka of children among the movable ones.') },
    ],
    vargas: [{ chart: 'D7', source: bphs('7.2', 'The seventh part for children.') }],
    extra: ['guru_bav_fifth'],
    notStated: ['BPHS 16', 'BPHS 70.31-70.32', 'PD 24.10-24.11'],
  },
} as const satisfies Record<string, LifeReport>;

export type LifeReportId = keyof typeof LIFE_REPORTS;
