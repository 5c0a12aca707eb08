/** The name of the year in the sixty-year cycle, by three systems. */

import { barhaspatyaAtNewYear, erasOf } from '../../jyotisha/panchanga/day/calendar.ts';
import { customOf } from '../../jyotisha/panchanga/day/custom.ts';
import {
  barhaspatyaAt,
  chandraOf,
  kartikadiOf,
  paitamahaOf,
  SAMVATSARA_SOURCES,
} from '../../jyotisha/panchanga/year/samvatsara.ts';
import { keptBy } from '../../kernel/kept.ts';
import type { Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import type { samvatsaraReply } from './samvatsara.reply.ts';

const RULES = {
  barhaspatya: '(27 + rashis gone by mean Jupiter since Kali) mod 60',
  chandra: '(12 + Shaka) mod 60',
  kartikadi: '(9 + Kartikadi Vikram) mod 60',
  paitamaha: '(13 + years gone of the kalpa) mod 60',
};

export const samvatsara = block<typeof samvatsaraReply>()({
  name: 'samvatsara',
  summary: 'Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava',
  of(moment, say) {
    const { shaka, kalpaExpired, vikramKartikadi } = erasOf(moment);
    const barhaspatya = barhaspatyaAt(moment.sky, moment.t);
    return {
      barhaspatya: {
        number: barhaspatya,
        ...say.nameAt('samvatsara', barhaspatya),
        rule: RULES.barhaspatya,
        at_new_year: say.named('samvatsara', barhaspatyaAtNewYear(moment)),
      },
      chandra: yearSaid(say, chandraOf(shaka), RULES.chandra),
      ...(customOf(moment.place).kartikadi && {
        kartikadi: {
          ...yearSaid(say, kartikadiOf(vikramKartikadi), RULES.kartikadi),
          citation: say.cite(SAMVATSARA_SOURCES.kartikadi),
        },
      }),
      paitamaha: yearSaid(say, paitamahaOf(kalpaExpired), RULES.paitamaha),
      citations: citationsIn(say),
    };
  },
});

const yearSaid = (say: Voice, number: number, rule: string) => ({ number, ...say.nameAt('samvatsara', number), rule });

const citationsIn = keptBy((say: Voice) => [
  say.cite(SAMVATSARA_SOURCES.barhaspatya),
  say.cite(SAMVATSARA_SOURCES.both),
]);
