import { type TSchema, Type } from 'typebox';
import { FUNCTIONS } from '../../jyotisha/kundali/reports/functional.ts';
import { citationReply, citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';
import { dignityReply } from './graha.reply.ts';
import { houseReply, ofNode } from './shapes.reply.ts';

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const both = <S extends TSchema>(schema: S) => Type.Object({ maha: schema, antar: schema });
const figure = both(Type.Union([Type.Number(), Type.Null()], ofNode));
export const factsReply = Type.Object({
  dignity: both(nullable(Type.String())),
  dignity_good: both(nullable(Type.Number())),
  house: described(both(houseReply), 'places of the lords'),
  lordship: described(
    both(Type.Union([houseReply, Type.Null()], { description: 'the first of its lordships' })),
    'the first of its lordships',
  ),
  lordships: both(Type.Array(houseReply)),
  functional: both(nullable(Type.Enum([...FUNCTIONS]))),
  maitri: nullable(Type.Object({ natural: Type.String(), temporary: Type.String(), panchadha: Type.String() })),
  house_from_maha: described(houseReply, 'house of the lord within, counted from the great one'),
  combust: both(Type.Boolean()),
  retrograde: both(Type.Boolean()),
  timing: described(both(Type.String()), 'when the texts expect the fruit: beginning, middle or end'),
  third: described(
    both(Type.Enum(['start', 'middle', 'end'])),
    'third of its rashi that the lord occupies: start, middle or end',
  ),
  ishta: figure,
  kashta: figure,
  ratio: described(figure, 'shadbala of the lords over what is required'),
  own_bindus: both(Type.Union([Type.Integer({ minimum: 0, maximum: 8 }), Type.Null()], ofNode)),
  links: described(
    both(Type.Array(Type.Object({ id: Type.String(), citation: citationReply }))),
    'how the lords are joined to others',
  ),
  at_start: described(
    both(
      Type.Union([Type.Object({ dignity: dignityReply, house: houseReply, combust: Type.Boolean() }), Type.Null()], {
        description: 'the lord in the chart of that instant; null where the period began before birth',
      }),
    ),
    'its lord in the chart of the instant at which it began',
  ),
});
/** The fields that both replies share. `rulers` are additional fields that name the rulers of a period. */
export const phalaFields = <F extends Record<string, TSchema>>(rulers: F) => ({
  on: Type.String(),
  periods: Type.Array(
    Type.Object({
      maha: grahaReply,
      antar: grahaReply,
      ...rulers,
      start: Type.String(),
      end: Type.String(),
      facts: factsReply,
    }),
  ),
  ...notesFields,
  citation: citationReply,
  citations: described(citationsReply, 'the sources of the facts, each with the id of its fact'),
});
