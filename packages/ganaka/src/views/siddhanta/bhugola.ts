/** Surya-siddhanta XII: the Earth, its cities and zones, the orbits, and the position of the place. */

import {
  CITIES,
  circumferenceAt,
  cityLonDeg,
  DAILY_PATH,
  desantaraYojana,
  distanceOf,
  EARTH_CIRCUMFERENCE,
  fromMeridianDeg,
  ORBITS,
  zones,
} from '../../jyotisha/siddhanta/bhugola.ts';
import { norm360 } from '../../kernel/angle.ts';
import { UJJAIN_LON_DEG } from '../../kernel/kali.ts';
import { EARTH_DIAMETER } from '../../sky/engines/surya-siddhanta/constants.ts';
import { deg6, round3, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { view } from '../view.ts';
import type { bhugolaReply } from './bhugola.reply.ts';
import { type At, momentOf, TEXT } from './moment.ts';

/** The time of day in the four cities at one moment (XII.70-71), by the Sun's hour angle there. */
const STANDS = ['noon', 'sunset', 'midnight', 'sunrise'] as const;

export function bhugolaOf(at: At) {
  const { ganita, dina, place, t } = momentOf(at);
  const { jya } = ganita;
  const belt = zones(jya);
  const here = dina.sunHourAsu(t) / 60;
  return {
    text: TEXT,
    earth_diameter: EARTH_DIAMETER,
    earth_circumference: round6(EARTH_CIRCUMFERENCE),
    circumference_at_place: round6(circumferenceAt(jya, place.latDeg)),
    meridian: { longitude: UJJAIN_LON_DEG, through: ['Lanka', 'Avanti', 'Rohitaka', 'Meru'], verse: 'I.62' },
    longitude_from_meridian: deg6(fromMeridianDeg(place.lonDeg)),
    desantara_yojana: round6(desantaraYojana(jya, place.latDeg, place.lonDeg)),
    desantara_nadi: round6(fromMeridianDeg(place.lonDeg) / 6),
    equator_distance_yojana: round6((EARTH_CIRCUMFERENCE * place.latDeg) / 360),
    cities: CITIES.map(({ id, land, eastOfLankaDeg }) => {
      const lon = cityLonDeg(eastOfLankaDeg);
      const hour = norm360(here + lon - place.lonDeg);
      return {
        id,
        land,
        longitude: round6(lon),
        nadi_from_lanka: eastOfLankaDeg / 6,
        sun_hour_nadi: round3(hour / 6),
        nearest: STANDS[Math.round(hour / 90) % 4] ?? 'noon',
        verse: 'XII.38-41',
      };
    }),
    zones: {
      tropic_yojana: round3(belt.tropic),
      sixty_nadi_day_yojana: round3(belt.dayOfSixtyNadi),
      two_signs_unseen_yojana: round3(belt.twoSignsUnseen),
      four_signs_unseen_yojana: round3(belt.fourSignsUnseen),
      pole_yojana: round3(belt.pole),
      verse: 'XII.59-69',
    },
    orbits: {
      chandra: round3(ORBITS.chandra),
      surya: round3(ORBITS.surya),
      mangala: round3(ORBITS.mangala),
      budha: round3(ORBITS.budha_sighra),
      guru: round3(ORBITS.guru),
      shukra: round3(ORBITS.shukra_sighra),
      shani: round3(ORBITS.shani),
      budha_sighra: round3(ORBITS.budha_sighra),
      shukra_sighra: round3(ORBITS.shukra_sighra),
      chandra_mandocca: round3(ORBITS.chandra_mandocca),
      chandra_pata: round3(ORBITS.chandra_pata),
      nakshatra: round3(ORBITS.nakshatra),
      brahmanda: ORBITS.brahmanda,
    },
    distances: {
      chandra: round3(distanceOf(ORBITS.chandra)),
      surya: round3(distanceOf(ORBITS.surya)),
      mangala: round3(distanceOf(ORBITS.mangala)),
      guru: round3(distanceOf(ORBITS.guru)),
      shani: round3(distanceOf(ORBITS.shani)),
      nakshatra: round3(distanceOf(ORBITS.nakshatra)),
    },
    daily_path: round6(DAILY_PATH),
    ...notesReplyOf(at.say, ['orbits_of_sighroccas', 'orbit_of_budha']),
    verses: {
      earth: 'I.59-60',
      desantara: 'I.60-65',
      cities: 'XII.37-42',
      noon_at_cities: 'XII.70-71',
      orbits: 'XII.80-90',
    },
  };
}

export const bhugola = view<typeof bhugolaReply>()({
  field: 'bhugola',
  summary: 'The earth, its cities and zones, the orbits, and the place among them',
  reads: 'moment',
  of: bhugolaOf,
});
