/**
 * The birth-time rows of BPHS 9 about the native, and their cancellations (BPHS 10, Saravali 11-12). Replies say only
 * whether the positions are present, and nothing of their results.
 * Rows about parents and siblings (9.5, 9.24-9.45) are left out on purpose. 9.11-9.15 and 9.22 are damaged or need
 * definitions that the chapter does not give.
 */

import { all, any, is, not, type Truth, truthOf } from '../../../rules/clause.ts';
import type { GistId, Source } from '../../../rules/source.ts';
import type { WorkId } from '../../../rules/works.ts';
import { isEclipseSeenAt } from '../../grahana/seen.ts';
import { APOKLIMA, DUSTHANA, KENDRA, KENDRA_KONA } from '../chart/houses.ts';
import { aspects, together, touched } from '../yogas/graha-relations.ts';
import { fills, inHouses, noneIn, someIn } from '../yogas/in-houses.ts';
import { houseInRashis } from '../yogas/in-rashis.ts';
import { ALL_BUT_MOON, THREE_GOOD, THREE_HARSH } from '../yogas/sets.ts';
import { BY_DAY, BY_NIGHT, strong, weak } from '../yogas/states.ts';
import { type ChartClause, some } from '../yogas/vocabulary.ts';
import { house, lord } from '../yogas/who.ts';
import type { Reading } from './reading.ts';
import { bphs } from './sources.ts';

type IdIn<Gist> = Gist extends `arishta.${infer Id extends `a_${string}` | `b_${string}`}` ? Id : never;
/** The ids of rows (`a_`) and of their cancellations (`b_`). The label of a row is the gist of its source. */
export type ArishtaId = IdIn<GistId>;

export interface ArishtaRow {
  readonly id: ArishtaId;
  readonly source: Source;
  readonly met: (reading: Reading) => Truth;
}

/** The source of a row. Its gist is the condition of the row; the verse itself is not quoted. */
const sourceOf = (id: ArishtaId, work: WorkId, at: string): Source => ({
  confidence: 'read-in-text',
  work,
  at,
  gist: `arishta.${id}`,
});
const row = (id: ArishtaId, at: string, clause: ChartClause, work: WorkId = 'BPHS'): ArishtaRow => ({
  id,
  source: sourceOf(id, work, at),
  met: ({ facts }) => truthOf(clause, facts),
});

/**
 * The natural malefics and the nodes, without a waning Moon, because verses about the Moon mean grahas other than the
 * Moon.
 */
const HARSH = [...THREE_HARSH, 'rahu', 'ketu'] as const;
const LAGNA = house(1);
const WANING: ChartClause = is('waning', (facts) => facts.waning);
const seenBy = { looksOnly: true } as const;
const harshIn = (houses: readonly number[]) => someIn(HARSH, houses);
const harshFromMoon = (place: number) => someIn(HARSH, [place], { from: 'chandra' });
const unseen = (who: 'chandra' | 'shani' | 'surya' | 'mangala') => not(touched(who, THREE_GOOD, seenBy));

const turnedInTrika = THREE_GOOD.map((graha) => ({
  graha,
  clause: all(inHouses(graha, DUSTHANA), touched(graha, 'malefics7', seenBy)),
}));
const noBeneficInLagna = noneIn('benefics', [1]);
const eclipseRow = all(
  any(together('rahu', 'chandra'), together('rahu', 'surya')),
  aspects('shani', LAGNA),
  aspects('mangala', LAGNA),
);

export const ARISHTA_ROWS: readonly ArishtaRow[] = [
  row('a_9_3', '9.3', all(inHouses('chandra', DUSTHANA), touched('chandra', 'malefics7', seenBy))),
  {
    id: 'a_9_4',
    source: sourceOf('a_9_4', 'BPHS', '9.4'),
    met: (reading) =>
      turnedInTrika.some(
        ({ graha, clause }) => reading.of(graha).retrograde && truthOf(clause, reading.facts) === true,
      ) && truthOf(noBeneficInLagna, reading.facts),
  },
  row(
    'a_9_6a',
    '9.6',
    all(inHouses('mangala', [1]), touched('mangala', 'malefics'), not(touched('mangala', 'benefics', seenBy))),
  ),
  row('a_9_6b', '9.6', all(inHouses('mangala', [8]), any(together('mangala', 'shani'), together('mangala', 'surya')))),
  {
    id: 'a_9_7',
    source: sourceOf('a_9_7', 'BPHS', '9.7'),
    met: ({ facts, chart }) => truthOf(eclipseRow, facts) === true && isEclipseSeenAt(chart.sky, chart.t),
  },
  row('a_9_8', '9.8', all(inHouses('shani', [10]), inHouses('chandra', [6]), inHouses('mangala', [7]))),
  row('a_9_9', '9.9', all(inHouses('shani', [1]), inHouses('chandra', [8]), inHouses('guru', [3]))),
  row('a_9_10', '9.10', all(inHouses('surya', [9]), inHouses('shani', [7]), inHouses(['guru', 'shukra'], [11]))),
  row('a_9_16', '9.16', fills('malefics', [12, 6, 8, 2])),
  row('a_9_17', '9.17', all(someIn('malefics', [1]), someIn('malefics', [7]), harshFromMoon(1), unseen('chandra'))),
  row('a_9_18', '9.18', all(inHouses('chandra', [1]), WANING, harshIn(KENDRA), harshIn([8]))),
  row('a_9_19', '9.19', all(inHouses('chandra', [1, 7, 8, 12]), harshFromMoon(2), harshFromMoon(12))),
  row('a_9_20', '9.20', all(inHouses('chandra', [1]), harshIn([2]), harshIn([12]), harshIn([7]), harshIn([8]))),
  row(
    'a_9_21',
    '9.21',
    all(
      inHouses(THREE_HARSH, [12, 9, 8]),
      fills(THREE_HARSH, [12, 9, 8]),
      unseen('shani'),
      unseen('surya'),
      unseen('mangala'),
    ),
  ),
  row('a_9_23', '9.23', all(inHouses('seven', APOKLIMA), weak(lord(1)))),
];

export const ARISHTA_BHANGA: readonly ArishtaRow[] = [
  row('b_10_2', '10.2', someIn(THREE_GOOD, KENDRA)),
  row('b_10_3', '10.3', all(inHouses('guru', [1]), strong('guru'))),
  row('b_10_4', '10.4', all(inHouses(lord(1), KENDRA), strong(lord(1)))),
  // we read "the reverse in the dark half" as a birth by day with the lagna aspected by malefics
  row(
    'b_10_5',
    '10.5',
    any(
      all(BY_NIGHT, not(WANING), touched(LAGNA, 'benefics', seenBy)),
      all(BY_DAY, WANING, touched(LAGNA, 'malefics', seenBy)),
    ),
  ),
  row('b_10_6', '10.6', all(houseInRashis(LAGNA, ['tula']), inHouses('surya', [12]))),
  row('b_10_7', '10.7', touched('mangala', 'guru')),
  row(
    'b_10_9',
    '10.9',
    all(
      some(THREE_HARSH, (x) => all(someIn(THREE_GOOD, [2], { from: x }), someIn(THREE_GOOD, [12], { from: x }))),
      someIn('benefics', KENDRA_KONA),
    ),
  ),
  row('b_sv_12_4', '12.4', all(inHouses('rahu', [3, 6, 11]), touched('rahu', 'benefics', seenBy)), 'SV'),
  // we read "in the lagnas Aja, Vrisha, Karki Rahu guards" as Rahu in that lagna
  row('b_sv_12_10', '12.10', all(inHouses('rahu', [1]), houseInRashis(LAGNA, ['mesha', 'vrishabha', 'karka'])), 'SV'),
  row('b_sv_11_3', '11.3', all(not(WANING), touched('chandra', ALL_BUT_MOON, { need: 'all', looksOnly: true })), 'SV'),
  row(
    'b_sv_11_7',
    '11.7',
    all(inHouses(THREE_GOOD, [6, 7, 8], { from: 'chandra' }), noneIn(THREE_HARSH, [6, 7, 8], { from: 'chandra' })),
    'SV',
  ),
];

export const ARISHTA_SCOPE = bphs('9.2', 'arishta.chapter_says_itself_births_meant');
