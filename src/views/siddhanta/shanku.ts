/** III: the gnomon in the field. */
import { Type } from 'typebox';
import { shankuOf } from '../../siddhanta/shanku.ts';
import { decimal, flag } from '../parameter.ts';
import { view } from '../view.ts';
import { angula, asu, deg, instant, jya, maybe, notes, text, verse, verses } from './fields.ts';
import { dayReply, shadowFields } from './shadow-fields.ts';

export const shanku = view({
  field: 'shanku',
  summary: 'The gnomon: shadow at the time, time from a shadow, and with suggest=1 what to set up and wait for',
  reads: 'moment',
  params: {
    suggest: flag({ meaning: '1 to be told what to measure', example: '1' }),
    shadow: decimal(0, 1200, { meaning: 'measured noon shadow of a gnomon of 12 angulas', example: '5.5' }),
  },
  reply: Type.Object({
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
        notes,
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
    notes,
    verses,
  }),
  of: shankuOf,
});
