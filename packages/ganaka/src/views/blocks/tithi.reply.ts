import { Type } from 'typebox';
import { briefCitationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { growthFields, instantReply, nameFields, transitionsReply } from './fields.reply.ts';

const growth = growthFields('tithi');

export const tithiReply = Type.Object({
  ...nameFields,
  paksha: Type.Enum(['shukla', 'krishna']),
  class: Type.Enum(['nanda', 'bhadra', 'jaya', 'rikta', 'purna'], {
    description: 'nanda, bhadra, jaya, rikta or purna',
  }),
  fraction: Type.Number({ description: 'part gone, 0 to 1' }),
  elongation: Type.Number({ description: 'Moon minus Sun, degrees' }),
  start: instantReply,
  end: instantReply,
  transitions: transitionsReply,
  kshaya: growth.kshaya,
  dagdha: Type.Object(
    { rashis: Type.Array(namedReply), citation: briefCitationReply },
    { description: 'the rashis that the tithi burns; a graha or lagna in one of them is `dagdha`' },
  ),
  vriddhi: growth.vriddhi,
});
