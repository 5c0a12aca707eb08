/** The name of the year in the sixty-year cycle, by three systems. */

import { barhaspatyaAtNewYear, erasOf, jupiterYearBy } from '../../jyotisha/panchanga/day/calendar.ts';
import { customOf, JUPITER_SCHOOLS, namedByJupiter } from '../../jyotisha/panchanga/day/custom.ts';
import {
  barhaspatyaAt,
  chandraOf,
  kartikadiOf,
  paitamahaOf,
  SAMVATSARA_SOURCES,
} from '../../jyotisha/panchanga/year/samvatsara.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { samvatsaraReply } from './samvatsara.reply.ts';

const RULES = {
  barhaspatya: '(27 + rashis gone by mean Jupiter since Kali) mod 60',
  chandra: '(12 + Shaka) mod 60',
  kartikadi: '(9 + Kartikadi Vikram) mod 60',
  paitamaha: '(13 + years gone of the kalpa) mod 60',
};

/** The two schools of Jupiter's years. docs/PANCHANGA.md has the table of prints. */
const SCHOOLS = {
  text: {
    rule: 'mean Jupiter by the revolutions of Surya-siddhanta I.31, without bija, when the lunar year begins',
    who: 'newspapers of northern India (Webdunia, Punjab Kesari) and the Jayaditya Panchang of Jaipur',
  },
  corrected: {
    rule: 'mean Jupiter of the engine, corrected or modern, when the lunar year begins',
    who: 'Drik Panchang',
  },
} as const;

export const samvatsara = block<typeof samvatsaraReply>()({
  name: 'samvatsara',
  summary: 'Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava',
  of(moment, say) {
    const { shaka, kalpaExpired, vikramKartikadi } = erasOf(moment);
    const barhaspatya = barhaspatyaAt(moment.sky, moment.t);
    const custom = customOf(moment.place);
    return {
      barhaspatya: {
        number: barhaspatya,
        ...say.nameAt('samvatsara', barhaspatya),
        rule: RULES.barhaspatya,
        at_new_year: say.named('samvatsara', barhaspatyaAtNewYear(moment)),
        schools: JUPITER_SCHOOLS.map((id) => ({
          id,
          ...say.named('samvatsara', jupiterYearBy(moment, id)),
          rule: SCHOOLS[id].rule,
          who: SCHOOLS[id].who,
          printed_here: namedByJupiter(custom) && !custom.kartikadi && custom.jupiter === id,
        })),
      },
      chandra: yearReplyOf(say, chandraOf(shaka), RULES.chandra),
      ...(custom.kartikadi && {
        kartikadi: {
          ...yearReplyOf(say, kartikadiOf(vikramKartikadi), RULES.kartikadi),
          citation: say.cite(SAMVATSARA_SOURCES.kartikadi),
        },
      }),
      paitamaha: yearReplyOf(say, paitamahaOf(kalpaExpired), RULES.paitamaha),
      citations: citationsIn(say),
    };
  },
});

const yearReplyOf = (say: Voice, number: number, rule: string) => ({
  number,
  ...say.nameAt('samvatsara', number),
  rule,
});

const citationsIn = cachedOn((say: Voice) =>
  citationsOf(say, { barhaspatya: SAMVATSARA_SOURCES.barhaspatya, both: SAMVATSARA_SOURCES.both }),
);
