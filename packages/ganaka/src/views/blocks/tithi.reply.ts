import { Type } from 'typebox';
import { briefCitationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { instantReply, nameFields, transitionsReply } from './replies.reply.ts';

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
  kshaya: Type.Union([namedReply, Type.Null()], {
    description: 'the tithi that begins and ends between two sunrises',
  }),
  dagdha: Type.Object(
    { rashis: Type.Array(namedReply), citation: briefCitationReply },
    { description: 'the rashis that the tithi burns; a graha or lagna in one of them is `dagdha`' },
  ),
  vriddhi: Type.Boolean({ description: 'whether the tithi of this sunrise still runs at the next' }),
});
