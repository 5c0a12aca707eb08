import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { angula, asu, deg, instant, maybe, nadi, num, text, verse, verses } from './fields.reply.ts';

export const shringonnatiReply = Type.Object({
  text,
  at: instant,
  elongation: deg('Moon less Sun'),
  paksha: Type.Enum(['shukla', 'krishna']),
  lit_digits: num('lit twelfths of the disk'),
  lit_minutes: num('lit part, minutes of arc'),
  moon_disk_minutes: num('the Moon’s diameter, minutes of arc'),
  sun_declination: deg('declination'),
  moon_declination: deg('declination with latitude'),
  bhuja: described(maybe(angula('base, south positive')), 'base of the triangle of the horns, angula'),
  koti: angula('upright'),
  karna: described(maybe(angula('hypotenuse')), 'hypotenuse of the triangle of the horns, angula'),
  higher_horn: Type.Enum(['north', 'south', 'level']),
  interval: Type.Object(
    {
      what: Type.Enum(['moonset after sunset', 'moonrise after sunset']),
      asu: asu('interval by the places of the moment'),
      nadi: nadi('the same'),
      verse,
    },
    { description: 'time between the two risings or settings' },
  ),
  repeated: described(
    maybe(Type.Object({ sunset: instant, at: instant, nadi: nadi('after the day’s sunset'), verse })),
    'found again at the moment of setting',
  ),
  ...notesFields,
  verses,
});
