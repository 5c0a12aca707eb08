import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { asu, deg, instant, maybe, text, verses } from './fields.reply.ts';

export const udayastaReply = Type.Object({
  text,
  grahas: Type.Record(
    Type.String(),
    Type.Object({
      at: instant,
      kalamsha: maybe(deg('degrees of time from the Sun')),
      limit: deg('unseen below this'),
      visible: maybe(Type.Boolean()),
      side: Type.Enum(['east', 'west']),
      elongation: deg('graha less Sun'),
      retrograde: Type.Boolean(),
      longitude: deg('true longitude, sidereal'),
      latitude: deg('latitude, north positive'),
      ayana_drkkarma: deg('correction for the obliquity'),
      aksha_drkkarma: deg('correction for the latitude of the place'),
      sun_place: deg('the Sun from the equinox'),
      graha_place: deg('tropical point that rises or sets with the graha'),
      asu: maybe(asu('between the two')),
    }),
  ),
  events: Type.Array(
    Type.Object({
      graha: Type.String(),
      event: Type.Enum(['asta', 'udaya']),
      side: Type.Enum(['east', 'west']),
      date: Type.String(),
      at: instant,
    }),
  ),
  ...notesFields,
  verses,
});
