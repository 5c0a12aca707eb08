/** Friendship of the seven grahas: natural, temporary, and both combined into five grades. */
import { Type } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { rashisOf } from '../../jyotisha/kundali/graha/dignity.ts';
import { MAITRI_SOURCES, maitriOf } from '../../jyotisha/kundali/graha/maitri.ts';
import { citationReply } from '../kit/citation.ts';
import { view } from '../view.ts';
import { perSaptaReply } from './shapes.ts';

const matrixReply = (words: readonly string[]) => {
  const relation = Type.Optional(Type.Enum([...words]));
  return perSaptaReply(perSaptaReply(relation));
};

export const maitri = view({
  field: 'maitri',
  summary: 'Natural, temporary and fivefold friendship; the nodes are left out',
  reads: 'birth',
  reply: Type.Object({
    natural: matrixReply(['mitra', 'sama', 'shatru']),
    temporary: matrixReply(['mitra', 'shatru']),
    panchadha: matrixReply(['adhimitra', 'mitra', 'sama', 'shatru', 'adhishatru']),
    citation: Type.Object({ natural: citationReply, temporary: citationReply, panchadha: citationReply }),
  }),
  of({ sky, t, say }) {
    return {
      ...maitriOf(rashisOf(chartOf(sky, t))),
      citation: {
        natural: say.cite(MAITRI_SOURCES.natural),
        temporary: say.cite(MAITRI_SOURCES.temporary),
        panchadha: say.cite(MAITRI_SOURCES.panchadha),
      },
    };
  },
});
