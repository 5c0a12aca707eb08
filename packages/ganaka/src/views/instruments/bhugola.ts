/**
 * The Earth in the text's own numbers, the place on it, and the orbits of the grahas, each of which travels the same
 * distance per day.
 */

import {
  CITIES,
  circumferenceAt,
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
import { clock, deg6, round3, round4, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from '../siddhanta/moment.ts';
import { isAtPole, poleNotes, sunOf, unlessAtPole } from '../siddhanta/triprashna.ts';
import { view } from '../view.ts';
import type { bhugolaYantraReply } from './bhugola.reply.ts';
import { cityReplyOf, solarClock } from './cities.ts';
import { lankaOf, subsolarLon } from './dina-ratri.ts';

export const ZONES = ['tropic', 'sixty_nadi_day', 'two_signs_unseen', 'four_signs_unseen', 'meru'] as const;
const MEANINGS: Readonly<Record<(typeof ZONES)[number], string>> = {
  tropic: 'up to here the Sun can be overhead',
  sixty_nadi_day: 'from here once a year a day, and a night, of sixty nadis',
  two_signs_unseen: 'from here two signs are never seen',
  four_signs_unseen: 'from here four signs are never seen',
  meru: 'half a year of day, half a year of night',
};
const BODIES = ['chandra', 'budha_sighra', 'shukra_sighra', 'surya', 'mangala', 'guru', 'shani', 'nakshatra'] as const;

function bhugolaYantraOf(at: At) {
  const moment = momentOf(at);
  const { ganita, dina, place, t, say } = moment;
  const { jya } = ganita;
  const lanka = lankaOf(moment);
  const hour = lanka.sunHourAsu(t) / 60;
  const { declination } = sunOf(moment);
  const pole = isAtPole(moment);
  const east = fromMeridianDeg(place.lonDeg);
  return {
    text: TEXT,
    at: clock(place, t),
    earth: {
      diameter_yojana: EARTH_DIAMETER,
      circumference_yojana: round6(EARTH_CIRCUMFERENCE),
      meridian_longitude: UJJAIN_LON_DEG,
      verse: 'I.59, I.62',
    },
    place: {
      name: place.name,
      circumference_yojana: pole ? 0 : round6(circumferenceAt(jya, place.latDeg)),
      desantara: pole
        ? null
        : {
            yojana: round6(Math.abs(desantaraYojana(jya, place.latDeg, place.lonDeg))),
            nadi: round6(Math.abs(east) / 6),
            direction: east < 0 ? ('west' as const) : ('east' as const),
          },
      palabha: unlessAtPole(moment, dina.desha.palabha),
      from_equator_yojana: round6((EARTH_CIRCUMFERENCE * Math.abs(place.latDeg)) / 360),
      zone: zoneOf(moment),
      verse: 'I.60-66, III.17',
    },
    cities: CITIES.map(({ id, land, eastOfLankaDeg }) => ({
      id,
      ...cityReplyOf(say, id, land),
      lon_from_lanka: eastOfLankaDeg,
      clock: solarClock(norm360(hour + eastOfLankaDeg + 180) - 180),
      verse: 'XII.38-41',
    })),
    zones: zonesOf(moment).map(({ name, yojana: far, latitude }) => ({
      name,
      yojana: round3(far),
      latitude: round4(latitude),
      meaning: MEANINGS[name],
      verse: 'XII.59-69',
    })),
    subsolar: {
      latitude: deg6(declination),
      longitude: round4(norm360(subsolarLon(lanka, t) + UJJAIN_LON_DEG + 180) - 180),
      verse: 'II.28',
    },
    orbits: Object.fromEntries(
      BODIES.map((body) => [
        body,
        {
          circumference_yojana: round3(ORBITS[body]),
          distance_yojana: round3(distanceOf(ORBITS[body])),
          daily_degrees: round6((360 * DAILY_PATH) / ORBITS[body]),
          verse: 'XII.80-90',
        },
      ]),
    ),
    daily_path_yojana: round6(DAILY_PATH),
    verse: 'XII.82',
    ...notesReplyOf(at.say, ['yojanas_of_the_text', ...poleNotes(moment)]),
  };
}

function zonesOf({ ganita: { jya } }: SiddhantaMoment) {
  const belt = zones(jya);
  const far = {
    tropic: belt.tropic,
    sixty_nadi_day: belt.dayOfSixtyNadi,
    two_signs_unseen: belt.twoSignsUnseen,
    four_signs_unseen: belt.fourSignsUnseen,
    meru: belt.pole,
  };
  return ZONES.map((name) => ({ name, yojana: far[name], latitude: (far[name] / EARTH_CIRCUMFERENCE) * 360 }));
}

/**
 * The zone of a latitude: the last boundary between the equator and the place. Within the tropics it is the first
 * boundary.
 */
function zoneOf(moment: SiddhantaMoment): (typeof ZONES)[number] | 'temperate' {
  const latitude = Math.abs(moment.place.latDeg);
  const all = zonesOf(moment);
  if (latitude <= (all[0]?.latitude ?? 24)) return 'tropic';
  return all.slice(1).findLast((zone) => latitude >= zone.latitude)?.name ?? 'temperate';
}

export const bhugolaYantra = view<typeof bhugolaYantraReply>()({
  field: 'bhugola_yantra',
  summary: 'The earth in yojanas, its cities and zones, the place on it, and the orbits with their equal daily path',
  reads: 'moment',
  of: bhugolaYantraOf,
});
