import { Type } from 'typebox';
import { notesFields } from '../kit/notes.reply.ts';
import { deg, nadi, text, verse, verses, yojana } from './fields.reply.ts';

export const bhugolaReply = Type.Object({
  text,
  earth_diameter: yojana('diameter'),
  earth_circumference: yojana('circumference'),
  circumference_at_place: yojana('the parallel of the place'),
  meridian: Type.Object(
    {
      longitude: deg('east of Greenwich'),
      through: Type.Array(Type.String(), { description: 'the places it passes' }),
      verse,
    },
    { description: 'the prime meridian of the text' },
  ),
  longitude_from_meridian: deg('east positive'),
  desantara_yojana: yojana('from the meridian along the parallel, east positive'),
  desantara_nadi: nadi('the same in time'),
  equator_distance_yojana: yojana('from the equator, north positive'),
  cities: Type.Array(
    Type.Object({
      id: Type.String(),
      land: Type.String(),
      longitude: deg('east of Greenwich'),
      nadi_from_lanka: nadi('east of Lanka in time'),
      sun_hour_nadi: nadi('since noon there'),
      nearest: Type.Enum(['noon', 'sunset', 'midnight', 'sunrise'], {
        description: 'which of sunrise, noon, sunset, midnight is nearest there',
      }),
      verse,
    }),
  ),
  zones: Type.Object({
    tropic_yojana: yojana('the Sun overhead up to here'),
    sixty_nadi_day_yojana: yojana('a day of sixty nadi from here'),
    two_signs_unseen_yojana: yojana('two signs never rise from here'),
    four_signs_unseen_yojana: yojana('four signs never rise from here'),
    pole_yojana: yojana('the pole'),
    verse,
  }),
  orbits: Type.Object({
    chandra: yojana('orbit'),
    surya: yojana('orbit'),
    mangala: yojana('orbit'),
    budha: yojana('orbit of the sighrocca'),
    guru: yojana('orbit'),
    shukra: yojana('orbit of the sighrocca'),
    shani: yojana('orbit'),
    budha_sighra: yojana('orbit'),
    shukra_sighra: yojana('orbit'),
    chandra_mandocca: yojana('orbit'),
    chandra_pata: yojana('orbit'),
    nakshatra: yojana('orbit of the stars'),
    brahmanda: yojana('circumference of space'),
  }),
  distances: Type.Object(
    {
      chandra: yojana('from the earth'),
      surya: yojana('from the earth'),
      mangala: yojana('from the earth'),
      guru: yojana('from the earth'),
      shani: yojana('from the earth'),
      nakshatra: yojana('from the earth'),
    },
    { description: 'from the Earth, yojana' },
  ),
  daily_path: yojana('way of every body in a day'),
  ...notesFields,
  verses,
});
