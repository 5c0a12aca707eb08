/** The name of the year in the sixty-year cycle, by three systems. */

import { Type } from 'typebox';
import { barhaspatyaAtNewYear, erasOf, jupiterYearBy } from '../../jyotisha/panchanga/day/calendar.ts';
import { customOf, JUPITER_SCHOOLS, namedByJupiter } from '../../jyotisha/panchanga/day/custom.ts';
import {
  barhaspatyaAt,
  chandraOf,
  kartikadiOf,
  paitamahaOf,
  SAMVATSARA_SOURCES,
} from '../../jyotisha/panchanga/year/samvatsara.ts';
import { keptBy } from '../../kernel/kept.ts';
import type { Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { namedReply } from '../kit/position.ts';
import { block } from './block.ts';
import { nameFields } from './replies.ts';

const yearReply = { ...nameFields, rule: Type.String() };

const RULES = {
  barhaspatya: '(27 + rashis gone by mean Jupiter since Kali) mod 60',
  chandra: '(12 + Shaka) mod 60',
  kartikadi: '(9 + Kartikadi Vikram) mod 60',
  paitamaha: '(13 + years gone of the kalpa) mod 60',
};

/** The two schools. docs/PANCHANGA.md has the table of prints. */
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
const schoolReply = Type.Object({
  id: Type.Enum(JUPITER_SCHOOLS),
  ...namedReply.properties,
  rule: Type.String(),
  who: Type.String({ description: 'where the name of this school was found in print' }),
  printed_here: Type.Boolean({ description: 'whether the line of the year at the place has this name' }),
});

export const samvatsara = block({
  name: 'samvatsara',
  summary: 'Barhaspatya, chandra and paitamaha year of the sixty, counted from Prabhava',
  reply: Type.Object({
    barhaspatya: Type.Object({
      ...yearReply,
      at_new_year: {
        ...namedReply,
        description: 'the one that ran when the lunar year began, by the engine’s mean Jupiter',
      },
      schools: Type.Array(schoolReply, { description: 'the name of the whole lunar year by the schools of almanacs' }),
    }),
    chandra: Type.Object(yearReply),
    kartikadi: Type.Optional(
      Type.Object(
        { ...yearReply, citation: citationReply },
        { description: 'the name of Gujarat’s year, from Kartika to Ashvina; given there' },
      ),
    ),
    paitamaha: Type.Object({
      ...yearReply,
      number: { ...nameFields.number, description: 'always that of chandra: another count of the same years' },
    }),
    citations: Type.Array(citationReply),
  }),
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
      chandra: yearSaid(say, chandraOf(shaka), RULES.chandra),
      ...(custom.kartikadi && {
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
