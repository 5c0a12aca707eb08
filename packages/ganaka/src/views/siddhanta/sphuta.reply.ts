import { Type } from 'typebox';
import { deg, grahaKeyed, jya, maybe, num, text, verse, verses } from './fields.reply.ts';

const step = Type.Object({
  kind: Type.Enum(['manda', 'sighra']),
  kendra: deg('anomaly: apsis or sighrocca less the place'),
  bhujajya: jya('sine of its bhuja'),
  kotijya: jya('sine of its koti'),
  epicycle: deg('corrected circumference of the epicycle'),
  bhujaphala: jya('epicycle times the sine of the bhuja over 360'),
  kotiphala: jya('the same of the koti, negative where it is taken off the radius'),
  phala: deg('equation, additive when positive'),
  applied: deg('what of it this operation applies'),
  karna: maybe(jya('hypotenuse')),
  longitude: deg('place after the operation'),
  verse,
});

export const sphutaReply = Type.Object({
  text,
  ahargana: num('civil days since the Kali epoch'),
  bija: Type.String(),
  jya: Type.Enum(['exact', 'table']),
  radius: Type.Integer(),
  ayanamsa: deg('precession by the text'),
  grahas: grahaKeyed(
    Type.Object({
      longitude: deg('true longitude, sidereal'),
      latitude: deg('latitude, north positive'),
      declination: deg('declination with latitude'),
      daily_motion: deg('motion in a day by the text’s rule'),
      manda_motion: maybe(deg('motion corrected for the apsis alone')),
      node_distance: maybe(deg('argument of the latitude')),
      gati: Type.Enum(['direct', 'retrograde', 'stationary']),
      in_retrograde_arc: maybe(Type.Boolean({ description: 'fourth sighra-kendra beyond the limit of II.52-55' })),
      steps: Type.Array(step),
    }),
  ),
  verses,
});
