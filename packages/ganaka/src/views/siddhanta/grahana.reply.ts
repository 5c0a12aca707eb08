import { Type } from 'typebox';
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
  siddhantic: Type.Literal(true),
  eclipses: Type.Array(
    Type.Object({
      kind: Type.Enum(['solar', 'lunar']),
      type: Type.Enum(['partial', 'total']),
      greatest: instant,
      begin: instant,
      end: instant,
      total_begin: maybe(instant),
      total_end: maybe(instant),
      magnitude: num('grasa over the Moon’s diameter'),
      eclipsed_part: num('grasa over the diameter of the eclipsed body'),
      sun_longitude: deg('the Sun at the middle, sidereal'),
      sun_diameter: deg('diameter'),
      moon_diameter: deg('diameter'),
      shadow_diameter: maybe(deg('diameter of the shadow')),
      moon_latitude: deg('latitude; for a solar eclipse with nati'),
      grasa: deg('eclipsed part'),
      half_duration_nadi: Type.Object({ first: nadi('to the middle'), second: nadi('from the middle') }),
      visible: Type.Boolean({ description: 'the eclipsed body is above the horizon during some of it' }),
      seen: maybe(Type.Object({ start: instant, end: instant })),
      colour: Type.Enum(['dusky', 'black', 'dark_copper', 'tawny']),
      valana: Type.Object({ begin: valana, middle: valana, end: valana }),
      parallax: maybe(
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
    }),
  ),
  ...notesFields,
  verses,
});
