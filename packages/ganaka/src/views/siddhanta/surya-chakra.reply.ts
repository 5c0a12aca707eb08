import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { asu, deg, instant, jya, maybe, nadi, text, verse, verses } from './fields.reply.ts';

export const suryaChakraReply = Type.Object({
  text,
  days: Type.Array(
    Type.Object({
      date: Type.String(),
      at: instant,
      mean: deg('mean Sun'),
      phala: deg('equation'),
      longitude: deg('true Sun, sidereal'),
      daily_motion: deg('motion in a day'),
      ayanamsa: deg('precession'),
      tropical: deg('true Sun from the equinox'),
      declination: deg('declination'),
      day_radius: jya('day-radius'),
      cara_asu: maybe(asu('ascensional difference')),
      own_day_asu: asu('the Sun’s own day'),
      day_nadi: described(maybe(nadi('length of the day')), 'daylight in nadi'),
      night_nadi: described(maybe(nadi('length of the night')), 'night in nadi'),
      rashi: namedReply,
      ritu: namedReply,
      ayana: Type.Enum(['uttarayana', 'dakshinayana']),
    }),
  ),
  sankrantis: Type.Array(
    Type.Object({
      rashi: namedReply,
      at: instant,
      holy_time: Type.Object({ start: instant, end: instant }, { description: 'the hours of the passage of the disk' }),
      half_nadi: nadi('half of the time the disk takes to pass'),
      verse,
    }),
  ),
  shadashitimukha: Type.Array(Type.Object({ longitude: deg('place'), rashi: namedReply })),
  ...notesFields,
  verses,
});
