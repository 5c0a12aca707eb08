import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { angula, asu, deg, instant, jya, maybe, num, text, verse, verses } from './fields.reply.ts';
import { dayReply, shadowFields } from './shadow-fields.reply.ts';

export const triprashnaReply = Type.Object({
  text,
  at: instant,
  akshajya: jya('sine of latitude'),
  lambajya: jya('sine of co-latitude'),
  palabha: maybe(angula('equinoctial noon shadow')),
  vishuvat_karna: described(maybe(angula('its hypotenuse')), 'its hypotenuse, angula'),
  cara_asu: maybe(Type.Array(asu('cara of 30, 60, 90 degrees'))),
  rising_asu: described(
    maybe(Type.Array(asu('rising of each sign from sayana Mesha'))),
    'risings of the twelve signs here from sayana Mesha, asu',
  ),
  sun: Type.Object(
    {
      longitude: deg('true Sun, sidereal'),
      ayanamsa: deg('precession'),
      tropical: deg('from the equinox'),
      declination: deg('declination'),
    },
    { description: 'the Sun of the moment' },
  ),
  direction: Type.Object(
    {
      agrajya: maybe(jya('sine of amplitude')),
      amplitude: described(maybe(deg('north of east at rising')), 'of rising, degrees'),
      verse,
    },
    { description: 'where the Sun rises' },
  ),
  noon: Type.Object(
    {
      at: instant,
      zenith_distance: deg('south positive'),
      shadow: maybe(angula('noon shadow')),
      karna: maybe(angula('its hypotenuse')),
      verse,
    },
    { description: 'at noon' },
  ),
  day: described(dayReply, 'the day’s length and its parts'),
  shadow: Type.Object(shadowFields, { description: 'the shadow of the moment' }),
  sama: described(
    maybe(
      Type.Object({
        karna: angula('hypotenuse on the prime vertical'),
        shadow: angula('shadow there'),
        shanku: jya('sine of altitude there'),
        verse,
      }),
    ),
    'when the Sun crosses the prime vertical; null where he does not',
  ),
  kona: described(
    maybe(
      Type.Object({
        karani: num('surd'),
        phala: num('result'),
        shanku: jya('sine of altitude at an intermediate direction'),
        karna: angula('hypotenuse there'),
        verse,
      }),
    ),
    'when the Sun crosses a line between two quarters',
  ),
  velantara_seconds: num('the whole equation of time at sunrise, as the almanacs of Nepal print it'),
  lagna: deg('rising point, sidereal'),
  madhya_lagna: deg('culminating point, sidereal'),
  ...notesFields,
  verses,
});
