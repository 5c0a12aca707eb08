import { Type } from 'typebox';
import { DIGNITIES } from '../../jyotisha/kundali/graha/dignity.ts';
import { YOGA_CATEGORIES } from '../../jyotisha/kundali/yogas/rule.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { factReply } from '../kit/fact.reply.ts';
import { inProse, nameReply } from '../kit/in-languages.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';
import type { ConditionReply } from './yogas.ts';

const truth = Type.Union([Type.Boolean(), Type.Null()]);
const formFields = {
  id: Type.String(),
  met: truth,
  citation: citationReply,
  ...inProse('note', Type.Optional(Type.String())),
};
export const bhangaReply = Type.Object(formFields);
export const makerReply = Type.Object({
  graha: grahaReply,
  house: houseReply,
  dignity: Type.Union([Type.Enum([...DIGNITIES]), Type.Null()], { description: 'by rashi, as the rules ask it' }),
  ratio: Type.Union([Type.Number(), Type.Null()], { description: 'shadbala over what is required' }),
});
export const pairReply = Type.Object({
  grahas: Type.Array(grahaReply, { minItems: 2, maxItems: 2 }),
  houses: Type.Optional(
    Type.Array(houseReply, { minItems: 2, maxItems: 2, description: 'where it is as their lords that the two count' }),
  ),
  link: Type.Optional(Type.String()),
  also_owns: Type.Optional(Type.Array(houseReply, { description: 'of 3, 6, 8, 11, 12, owned by one of the two' })),
});
export const placeReply = Type.Object({ work: Type.String(), locus: Type.String() });
/** A part of a condition, for `explain=1`. */
export const partReply = Type.Object({
  ...factReply.properties,
  text: Type.String({ description: 'the part in words' }),
  by: Type.Array(grahaReply, { description: 'the grahas with which it holds' }),
});
export const conditionReply = Type.Unsafe<ConditionReply>(
  Type.Object({
    text: Type.String(),
    met: truth,
    by: Type.Array(grahaReply, { description: 'graha ids that meet it' }),
    facts: Type.Optional(Type.Array(partReply, { description: 'with explain=1: each part of it in order' })),
  }),
);
export const yogaReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  category: Type.Enum([...YOGA_CATEGORIES], { description: 'the kind of yoga' }),
  present: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      'null on rows that are only listed, and where it turns on a sex that was not given; `notes` says what is not known',
  }),
  variant: Type.Union([Type.String(), Type.Null()], {
    description: 'null: the row’s own rule, its other forms are in variants; otherwise the requested form',
  }),
  effective: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'present, with no bhanga met and nothing it yields to',
  }),
  makers: Type.Array(makerReply, { description: 'the grahas that make it, with their strength' }),
  conditions: Type.Array(conditionReply, { description: 'each condition in words' }),
  bhanga: Type.Array(bhangaReply),
  pairs: Type.Array(pairReply, { description: 'pairs of houses whose lords make it' }),
  grade: Type.Optional(
    Type.Union([Type.String(), Type.Number()], { description: 'which degree of it, where the verse has several' }),
  ),
  frequency_percent: Type.Number({ description: 'of ten thousand births of 1900 to 2023 in India' }),
  ...notesFields,
  citation: citationReply,
  also: Type.Array(placeReply, { description: 'the same rule in other works' }),
  off: Type.Optional(Type.Literal(true, { description: 'true for a row that is off by default' })),
});
export const variantReply = Type.Object({
  id: Type.String(),
  of: Type.String({ description: 'id of the row it is a form of' }),
  present: truth,
  citation: citationReply,
  ...inProse('note', Type.Optional(Type.String())),
});

export const yogasReply = Type.Object({
  list: Type.Array(yogaReply, {
    description: 'first those of the strongest maker; with all=1 in the order of the texts',
  }),
  variants: Type.Array(variantReply, { description: 'other forms of the rows, those that hold' }),
  nabhasa: Type.Object(
    {
      id: Type.String({ description: 'the sankhya yoga that every chart has' }),
      overridden_by: Type.Array(Type.String(), { description: 'ids of those that take its place' }),
    },
    { description: 'the one of its family that every chart has' },
  ),
  summary: Type.Object({
    present: Type.Integer({ minimum: 0, description: 'how many are present' }),
    by_category: Type.Record(Type.String(), Type.Integer({ minimum: 0 }), { description: 'how many of each category' }),
  }),
});
