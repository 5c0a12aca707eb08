import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { angula, asu, deg, instant, jya, maybe, text, verse, verses } from './fields.reply.ts';
import { dayReply, shadowFields } from './shadow-fields.reply.ts';

export const shankuReply = Type.Object({
  text,
  at: instant,
  gnomon: angula('height of the gnomon'),
  palabha: maybe(angula('equinoctial noon shadow')),
  declination: deg('the Sun’s declination'),
  ...shadowFields,
  zenith_distance: deg('zenith distance'),
  day: dayReply,
  from_shadow: maybe(
    Type.Object({
      shadow: angula('as given'),
      karna: angula('hypotenuse'),
      shanku: jya('sine of altitude'),
      nata_asu: maybe(asu('hour angle')),
      morning: maybe(instant),
      afternoon: maybe(instant),
      if_at_noon: Type.Object({
        zenith_distance: deg('zenith distance'),
        latitude: deg('latitude, with the day’s declination'),
        declination: deg('declination, with the place’s latitude'),
        sun_tropical_bhuja: maybe(deg('bhuja of the tropical Sun')),
      }),
      ...notesFields,
    }),
  ),
  suggestion: maybe(
    Type.Object({
      gnomon: angula('height'),
      circle_radius: angula('circle to draw round the gnomon'),
      noon: instant,
      noon_shadow: maybe(angula('shadow at noon')),
      moments: Type.Array(Type.Object({ what: Type.String(), morning: instant, afternoon: instant, verse })),
      verse,
    }),
  ),
  ...notesFields,
  verses,
});
