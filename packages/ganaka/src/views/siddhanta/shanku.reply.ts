import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
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
  day: described(dayReply, 'the day’s length and its parts'),
  from_shadow: described(
    maybe(
      Type.Object({
        shadow: angula('as given'),
        karna: angula('hypotenuse'),
        shanku: jya('sine of altitude'),
        nata_asu: described(maybe(asu('hour angle')), 'hour angle of the Sun, asu, west positive'),
        morning: described(maybe(instant), 'before noon'),
        afternoon: described(maybe(instant), 'after noon'),
        if_at_noon: Type.Object(
          {
            zenith_distance: deg('zenith distance'),
            latitude: deg('latitude, with the day’s declination'),
            declination: deg('declination, with the place’s latitude'),
            sun_tropical_bhuja: described(
              maybe(deg('bhuja of the tropical Sun')),
              'distance of the Sun from the nearest equinox, degrees',
            ),
          },
          { description: 'what follows if the shadow was that of noon' },
        ),
        ...notesFields,
      }),
    ),
    'the time found from a shadow; null where none was given',
  ),
  suggestion: described(
    maybe(
      Type.Object({
        gnomon: angula('height'),
        circle_radius: angula('circle to draw round the gnomon'),
        noon: instant,
        noon_shadow: maybe(angula('shadow at noon')),
        moments: Type.Array(Type.Object({ what: Type.String(), morning: instant, afternoon: instant, verse }), {
          description: 'when to look',
        }),
        verse,
      }),
    ),
    'what to measure; with suggest=1',
  ),
  ...notesFields,
  verses,
});
