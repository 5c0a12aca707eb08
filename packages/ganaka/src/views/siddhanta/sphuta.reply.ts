import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { gatiAshtadhaReply, gatiReply } from '../kit/gati.reply.ts';
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

export const motionFields = {
  daily_motion: deg('motion in a day, by the longitudes'),
  motion_by_text: maybe(
    Type.Object({
      value: deg('motion in a day by the text’s rule'),
      differs: deg('by how much it exceeds `daily_motion`'),
      citation: citationReply,
    }),
  ),
  gati: gatiReply,
  retrograde: Type.Boolean(),
  gati_ashtadha: gatiAshtadhaReply,
};

export const sphutaReply = Type.Object({
  text,
  ahargana: num('civil days since the Kali epoch'),
  bija: Type.String(),
  jya: Type.Enum(['exact', 'table'], { description: 'exact sines, or the table of the text' }),
  radius: Type.Integer(),
  ayanamsa: deg('precession by the text'),
  grahas: grahaKeyed(
    Type.Object({
      longitude: deg('true longitude, sidereal'),
      latitude: deg('latitude, north positive'),
      declination: deg('declination with latitude'),
      ...motionFields,
      manda_motion: described(
        maybe(deg('motion corrected for the apsis alone')),
        'daily motion after the slow equation, degrees',
      ),
      node_distance: described(maybe(deg('argument of the latitude')), 'from its node, degrees; null for the Sun'),
      in_retrograde_arc: described(
        maybe(Type.Boolean({ description: 'fourth sighra-kendra beyond the limit of II.53-54' })),
        'whether the text’s degrees of turning hold it; null for Sun, Moon and nodes',
      ),
      steps: Type.Array(step),
    }),
  ),
  verses,
});
