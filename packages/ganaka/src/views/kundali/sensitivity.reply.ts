import { Type } from 'typebox';
import { instantReply } from '../blocks/fields.reply.ts';
import { described } from '../kit/described.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { minutesReply, secondsReply } from '../kit/uncertainty.reply.ts';

const dashaReply = Type.Object({
  lord: grahaReply,
  balance_years: Type.Number({ description: 'years of the first dasha still to run at birth' }),
});
export const sensitivityReply = Type.Object({
  minutes: minutesReply,
  changes: Type.Array(
    Type.Object({
      what: Type.String({ description: 'lagna, D9.lagna, guru.house, guru.rashi, chandra.nakshatra, chandra.pada' }),
      from: Type.Union([namedReply, Type.Integer()], {
        description: 'a rashi or nakshatra, or the number of a house or pada',
      }),
      to: Type.Union([namedReply, Type.Integer()]),
      seconds: secondsReply,
      at: instantReply,
    }),
    { description: 'the nearest first' },
  ),
  yogas: Type.Array(
    Type.Object({
      id: Type.String(),
      gained: Type.Boolean({ description: 'false: it is lost from there on' }),
      seconds: secondsReply,
      at: instantReply,
    }),
    { description: 'the nearest first; those that are present, of the usual readings' },
  ),
  dasha: Type.Object(
    {
      earliest: described(dashaReply, 'at the earliest birth time'),
      given: described(dashaReply, 'at the birth time given'),
      latest: described(dashaReply, 'at the latest birth time'),
    },
    { description: 'the first vimshottari dasha at both ends and at the time given' },
  ),
});
