import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { angula, asu, deg, instant, jya, maybe, num, text, verse, verses } from './fields.reply.ts';
import { dayReply, shadowFields } from './shadow-fields.reply.ts';

export const triprashnaReply = Type.Object({
  text,
  at: instant,
  akshajya: jya('sine of latitude'),
  lambajya: jya('sine of co-latitude'),
  palabha: maybe(angula('equinoctial noon shadow')),
  vishuvat_karna: maybe(angula('its hypotenuse')),
  cara_asu: maybe(Type.Array(asu('cara of 30, 60, 90 degrees'))),
  rising_asu: maybe(Type.Array(asu('rising of each sign from sayana Mesha'))),
  sun: Type.Object({
    longitude: deg('true Sun, sidereal'),
    ayanamsa: deg('precession'),
    tropical: deg('from the equinox'),
    declination: deg('declination'),
  }),
  direction: Type.Object({
    agrajya: maybe(jya('sine of amplitude')),
    amplitude: maybe(deg('north of east at rising')),
    verse,
  }),
  noon: Type.Object({
    at: instant,
    zenith_distance: deg('south positive'),
    shadow: maybe(angula('noon shadow')),
    karna: maybe(angula('its hypotenuse')),
    verse,
  }),
  day: dayReply,
  shadow: Type.Object(shadowFields),
  sama: maybe(
    Type.Object({
      karna: angula('hypotenuse on the prime vertical'),
      shadow: angula('shadow there'),
      shanku: jya('sine of altitude there'),
      verse,
    }),
  ),
  kona: maybe(
    Type.Object({
      karani: num('surd'),
      phala: num('result'),
      shanku: jya('sine of altitude at an intermediate direction'),
      karna: angula('hypotenuse there'),
      verse,
    }),
  ),
  lagna: deg('rising point, sidereal'),
  madhya_lagna: deg('culminating point, sidereal'),
  ...notesFields,
  verses,
});
