import { Type } from 'typebox';
import { VARGA_IDS } from '../../../jyotisha/kundali/chart/varga.ts';
import { KARAKAS } from '../../../jyotisha/kundali/jaimini/karaka.ts';
import { citationReply } from '../../kit/citation.reply.ts';
import { inProse, nameReply, sentenceReply } from '../../kit/in-languages.reply.ts';
import { grahaReply, namedReply } from '../../kit/position.reply.ts';
import { houseReply, perGrahaReply } from '../shapes.reply.ts';
import { grahaFactsFields, grahasReply, measureReply, placeReply, truthReply } from './parts.reply.ts';

const measures = Type.Array(measureReply);
export const subjectReply = Type.Union([
  Type.Object({ kind: Type.Literal('house'), id: houseReply, ...sentenceReply('line'), facts: placeReply, measures }),
  Type.Object({
    kind: Type.Enum(['lord', 'karaka']),
    id: grahaReply,
    ...sentenceReply('line'),
    facts: Type.Object({
      lord_of: Type.Array(houseReply, { description: 'of the houses of this report' }),
      rashi: namedReply,
      ...grahaFactsFields,
      retrograde: Type.Boolean(),
    }),
    measures,
  }),
  Type.Object({
    kind: Type.Literal('from_graha'),
    id: grahaReply,
    ...sentenceReply('line'),
    facts: Type.Object({ counted: houseReply, place: placeReply }),
    measures,
    citation: citationReply,
  }),
]);
export const vargaReply = Type.Object({
  chart: Type.Enum([...VARGA_IDS]),
  lagna: namedReply,
  lord: Type.Object(
    { graha: grahaReply, house: houseReply },
    { description: 'of its lagna, and the house he occupies' },
  ),
  placements: perGrahaReply(Type.Object({ rashi: namedReply, house: houseReply })),
});
export const yogaRowReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  present: truthReply,
  effective: truthReply,
  ...inProse('note', Type.Optional(Type.String({ description: 'what is not known, where present is null' }))),
  citation: citationReply,
  bhanga: Type.Array(Type.Object({ id: Type.String(), met: truthReply, citation: citationReply })),
});
const extraReply = Type.Object({
  id: Type.String(),
  holds: Type.Optional(Type.Boolean()),
  link: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  grahas: Type.Optional(grahasReply),
  rashi: Type.Optional(namedReply),
  word: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  figures: Type.Optional(Type.Record(Type.String(), Type.Number())),
  from: Type.Optional(
    Type.Array(
      Type.Object({
        place: Type.Enum(['lagna', 'chandra', 'surya']),
        lord: grahaReply,
        navamsha: namedReply,
        navamsha_lord: grahaReply,
      }),
    ),
  ),
  rows: Type.Optional(Type.Array(yogaRowReply)),
  citation: citationReply,
});
const count = Type.Integer({ minimum: 0 });
export const lifeReply = Type.Object({
  rests_on: Type.Object({
    houses: Type.Array(Type.Object({ number: houseReply, citation: citationReply })),
    lords: grahasReply,
    karakas: Type.Array(
      Type.Object({ graha: grahaReply, chara: Type.Optional(Type.Enum([...KARAKAS])), citation: citationReply }),
    ),
    vargas: Type.Array(Type.Object({ chart: Type.Enum([...VARGA_IDS]), citation: citationReply })),
    citation: citationReply,
  }),
  subjects: Type.Array(subjectReply),
  varga: vargaReply,
  more_vargas: Type.Array(vargaReply),
  extra: Type.Array(extraReply),
  capacity: Type.Object(
    { upper: count, middle: count, lower: count, of: count, basis: Type.String(), citation: citationReply },
    { description: 'how many measures of the house, its lord and its first karaka are in which printed band' },
  ),
  not_stated: Type.Array(Type.String(), { description: 'chapters that say more than is printed here, by place only' }),
  ...sentenceReply('line'),
});
