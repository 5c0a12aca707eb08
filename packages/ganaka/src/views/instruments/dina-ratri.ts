/** One Sun over four cities a quarter of the equator apart (XII.38-41, 70-71), and over the requested place. */

import { dayPartAt } from '../../drawings/day/day-parts.ts';
import { CITIES, cityLonDeg, fromMeridianDeg } from '../../jyotisha/siddhanta/bhugola.ts';
import { norm360 } from '../../kernel/angle.ts';
import { midnight } from '../../kernel/civil.ts';
import type { JdUt } from '../../kernel/units.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { Dina } from '../../sky/engines/siddhantic/dina.ts';
import { caraAsuOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { GNOMON } from '../../sky/engines/siddhantic/units.ts';
import { clock, deg6, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from '../siddhanta/moment.ts';
import { horizonNotes, orNull, poleNotes, sunOf, unlessAtPole } from '../siddhanta/triprashna.ts';
import { view } from '../view.ts';
import { cityReplyOf, solarClock } from './cities.ts';
import type { dinaRatriYantraReply } from './dina-ratri.reply.ts';
import { clockOrNull, dinamanaOf, samplesOf } from './fields.ts';
import { standAt } from './horizon.ts';

export const FIELDS = ['subsolar_lon'] as const;

/** The day at Lanka, from whose meridian the longitudes are counted. */
export const lankaOf = ({ ganita, place, dina }: SiddhantaMoment): Dina =>
  new Dina(ganita, { ...place, name: 'lanka', latDeg: 0, lonDeg: cityLonDeg(0) }, dina.rule);

/** The longitude at which it is noon, in degrees east of Lanka from −180 to 180. */
export const subsolarLon = (lanka: Dina, t: JdUt): number => fromTurn(-lanka.sunHourAsu(t) / 60);
const fromTurn = (deg: number): number => norm360(deg + 180) - 180;

function dinaRatriOf(at: At) {
  const moment = momentOf(at);
  const { ganita, dina, sky, day, place, t, say } = moment;
  const { declination } = sunOf(moment);
  const lanka = lankaOf(moment);
  const hour = lanka.sunHourAsu(t) / 60;
  const [sunrise, sunset] = [sky.sunrise(day), sky.sunset(day)];
  const cara = caraAsuOf(ganita.jya, dina.desha.palabha, declination);
  const start = isNone(sunrise) ? midnight(day, place.offsetHoursAt(sky.noon(day))) : sunrise;
  return {
    text: TEXT,
    at: clock(place, t),
    declination: deg6(declination),
    day_radius: round4(ganita.jya.cos(declination)),
    verse: 'II.28, II.60',
    cities: CITIES.map(({ id, land, eastOfLankaDeg }) => {
      const local = fromTurn(hour + eastOfLankaDeg);
      const since = norm360(local + 90);
      return {
        id,
        ...cityReplyOf(say, id, land),
        lon_from_lanka: eastOfLankaDeg,
        clock: solarClock(local),
        part: dayPartAt(local),
        sun_up: since < 180,
        nadi_since_sunrise: round4(since / 6),
        verse: 'XII.38-41, XII.70-71',
      };
    }),
    place: {
      name: place.name,
      lon_from_lanka: round4(fromMeridianDeg(place.lonDeg)),
      latitude: place.latDeg,
      clock: clock(place, t),
      hour_angle: round4(dina.sunHourAsu(t) / 60),
      sunrise: clockOrNull(place, sunrise),
      sunset: clockOrNull(place, sunset),
      cara_asu: orNull(cara),
      kshitijya: unlessAtPole(moment, (ganita.jya.sin(declination) * dina.desha.palabha) / GNOMON),
      dinamana: dinamanaOf(sky, day),
      sun_up: standAt(moment, declination, dina.sunHourAsu(t)).altitude > 0,
      verse: 'II.59-63',
    },
    subsolar: { lon_from_lanka: round4(subsolarLon(lanka, t)), latitude: deg6(declination), verse: 'II.28' },
    samples: samplesOf(place, { start, stepMinutes: 60, count: 25 }, FIELDS, (each) => [
      round4(subsolarLon(lanka, each)),
    ]),
    ...notesReplyOf(say, [...horizonNotes(sunrise, sunset), ...poleNotes(moment)]),
  };
}

export const dinaRatriYantra = view<typeof dinaRatriYantraReply>()({
  field: 'dina_ratri_yantra',
  summary: 'Day and night at the four cities, fifteen nadi apart, and here',
  reads: 'moment',
  of: dinaRatriOf,
});
