import { Type } from 'typebox';
import { instantOrNull, instantReply, notesReply } from './fields.reply.ts';

export const lengthReply = Type.Union([Type.Object({ hours: Type.Number(), ghati: Type.Number() }), Type.Null()]);
const again = {
  moonrise_again: Type.Optional({ ...instantReply, description: 'near the poles: a second moonrise of the same day' }),
  moonset_again: Type.Optional({ ...instantReply, description: 'near the poles: a second moonset of the same day' }),
};

export const risingsReply = Type.Object({
  sunrise: instantOrNull,
  sunset: instantOrNull,
  next_sunrise: instantOrNull,
  solar_noon: instantReply,
  moonrise: instantOrNull,
  moonset: instantOrNull,
  moon_transit: instantOrNull,
  ...again,
  dinamana: lengthReply,
  ratrimana: lengthReply,
  velantara_seconds: Type.Optional(
    Type.Number({ description: 'with sunrise=velantara: what true noon is after mean noon, at sunrise' }),
  ),
  civil_day: Type.Optional(
    Type.Object(
      { moonrise: instantOrNull, moonset: instantOrNull, ...again },
      { description: 'of the civil day, midnight to midnight; with moon_day=civil' },
    ),
  ),
  notes: Type.Optional(notesReply),
});
