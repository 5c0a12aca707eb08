import { Type } from 'typebox';
import { GRAHAS } from '../../sky/engines/engine.ts';
import { nameReply } from './in-languages.reply.ts';

export const namedReply = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  ...nameReply('name'),
});
export const grahaReply = Type.Enum([...GRAHAS]);
export const nakshatraReply = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 27 }),
  ...nameReply('name'),
  pada: Type.Integer({ minimum: 1, maximum: 4 }),
  lord: grahaReply,
});
export const positionFields = {
  longitude: Type.Number({
    minimum: 0,
    exclusiveMaximum: 360,
    description: 'sidereal degrees in the reply’s ayanamsa',
  }),
  rashi: namedReply,
  amsha: Type.Number({ minimum: 0, exclusiveMaximum: 30, description: 'degrees within the rashi' }),
  nakshatra: nakshatraReply,
};
export const positionReply = Type.Object(positionFields);
