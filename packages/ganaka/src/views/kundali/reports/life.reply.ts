import { Type } from 'typebox';
import { VARGA_IDS } from '../../../jyotisha/kundali/chart/varga.ts';
import { KARAKAS } from '../../../jyotisha/kundali/jaimini/karaka.ts';
import { citationReply } from '../../kit/citation.reply.ts';
import { described } from '../../kit/described.reply.ts';
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
    facts: Type.Object({
      counted: described(houseReply, 'whether it is counted'),
      place: described(placeReply, 'what is found in the house'),
    }),
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
  placements: described(
    perGrahaReply(Type.Object({ rashi: namedReply, house: houseReply })),
    'place of each graha in it',
  ),
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
  word: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'the word of the text' })),
  figures: Type.Optional(Type.Record(Type.String(), Type.Number(), { description: 'its numbers, by name' })),
  from: Type.Optional(
    Type.Array(
      Type.Object({
        place: Type.Enum(['lagna', 'chandra', 'surya'], { description: 'counted from lagna, Moon or Sun' }),
        lord: grahaReply,
        navamsha: described(namedReply, 'rashi of its ninth part'),
        navamsha_lord: described(grahaReply, 'graha id of the lord of that ninth'),
      }),
      { description: 'from each of the three points' },
    ),
  ),
  rows: Type.Optional(Type.Array(yogaRowReply)),
  citation: citationReply,
});
const count = Type.Integer({ minimum: 0 });
export const lifeReply = Type.Object({
  rests_on: Type.Object(
    {
      houses: Type.Array(Type.Object({ number: houseReply, citation: citationReply }), {
        description: 'which houses, each with its source',
      }),
      lords: grahasReply,
      karakas: Type.Array(
        Type.Object({
          graha: grahaReply,
          chara: Type.Optional(Type.Enum([...KARAKAS], { description: 'as movable karaka' })),
          citation: citationReply,
        }),
        { description: 'significators' },
      ),
      vargas: Type.Array(Type.Object({ chart: Type.Enum([...VARGA_IDS]), citation: citationReply })),
      citation: citationReply,
    },
    { description: 'the houses, lords, karakas and vargas the texts ask' },
  ),
  subjects: Type.Array(subjectReply, { description: 'what the report looks at: houses, lords, karakas' }),
  varga: described(vargaReply, 'the varga the report asks'),
  more_vargas: Type.Array(vargaReply, { description: 'other vargas the texts ask for this report' }),
  extra: Type.Array(extraReply, { description: 'what the texts add for this report' }),
  capacity: Type.Object(
    {
      upper: described(count, 'how many in the upper band'),
      middle: described(count, 'how many in the middle band'),
      lower: described(count, 'how many in the lower band'),
      of: described(count, 'how many in all'),
      basis: Type.String({ description: 'what is ours in the tally and what the texts’' }),
      citation: citationReply,
    },
    { description: 'how many measures of the house, its lord and its first karaka are in which printed band' },
  ),
  not_stated: Type.Array(Type.String(), { description: 'chapters that say more than is printed here, by place only' }),
  ...sentenceReply('line'),
});
