import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { angula, deg, instant, jya, maybe, nadi, num, text, verses } from './fields.reply.ts';

const valana = Type.Object({
  aksha: deg('deflection for the latitude of the place'),
  ayana: deg('deflection for the obliquity'),
  sum: deg('both'),
  angula: angula('sine of the sum over 70'),
  minutes_per_angula: num('scale of digits'),
});

export const grahanaReply = Type.Object({
  text,
  year: Type.Integer(),
  siddhantic: Type.Literal(true, { description: 'true: by the text’s own rules' }),
  eclipses: Type.Array(
    Type.Object({
      kind: Type.Enum(['solar', 'lunar']),
      type: Type.Enum(['partial', 'total']),
      greatest: instant,
      begin: instant,
      end: instant,
      total_begin: described(maybe(instant), 'when totality begins; null where there is none'),
      total_end: described(maybe(instant), 'when totality ends; null where there is none'),
      magnitude: num('grasa over the Moon’s diameter'),
      eclipsed_part: num('grasa over the diameter of the eclipsed body'),
      sun_longitude: deg('the Sun at the middle, sidereal'),
      sun_diameter: deg('diameter'),
      moon_diameter: deg('diameter'),
      shadow_diameter: described(maybe(deg('diameter of the shadow')), 'of the Earth’s shadow at the Moon, degrees'),
      moon_latitude: deg('latitude; for a solar eclipse with nati'),
      grasa: deg('eclipsed part'),
      half_duration_nadi: Type.Object(
        { first: nadi('to the middle'), second: nadi('from the middle') },
        { description: 'half of the time, before and after the middle' },
      ),
      visible: Type.Boolean({ description: 'the eclipsed body is above the horizon during some of it' }),
      seen: maybe(Type.Object({ start: instant, end: instant })),
      colour: Type.Enum(['dusky', 'black', 'dark_copper', 'tawny'], {
        description: 'of the eclipsed Moon by its depth',
      }),
      valana: Type.Object(
        {
          begin: described(valana, 'at the beginning'),
          middle: described(valana, 'at the middle'),
          end: described(valana, 'at the end'),
        },
        { description: 'deflection of the ecliptic on the disc' },
      ),
      parallax: described(
        maybe(
          Type.Object({
            lagna_tropical: deg('rising point'),
            madhya_lagna_tropical: deg('culminating point'),
            udayajya: jya('sine of amplitude of the rising point'),
            madhyajya: jya('sine of zenith distance of the culminating point, south positive'),
            drkkshepa: jya('ecliptic sine'),
            drggati: jya('sine of altitude of the ecliptic'),
            cheda: num('divisor'),
            lambana_nadi: nadi('parallax in longitude, as time'),
            nati_minutes: num('parallax in latitude, minutes of arc, north positive'),
          }),
        ),
        'of a solar eclipse, step by step; null for a lunar one',
      ),
    }),
  ),
  ...notesFields,
  verses,
});
