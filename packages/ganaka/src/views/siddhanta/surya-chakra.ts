/** The Sun over a span of days: position, motion, declination, length of day, sankrantis, season, ayana (half-year). */

import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import { norm360, ordinal } from '../../kernel/angle.ts';
import { isoDate } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import { crossings } from '../../kernel/search.ts';
import { civilDay, jdUt, plusDays } from '../../kernel/units.ts';
import { type EventTime, isNone } from '../../sky/engines/engine.ts';
import { disksAt } from '../../sky/engines/siddhantic/chandra-grahana.ts';
import { motionAt } from '../../sky/engines/siddhantic/motion.ts';
import { caraAsuOf, declinationOf, ownDayAsu } from '../../sky/engines/siddhantic/triprashna.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { clock, deg6, round4, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { defaulted, within } from '../kit/parameter.ts';
import { days } from '../kit/parameters.ts';
import { lookAt } from '../run.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { suryaChakraReply } from './surya-chakra.reply.ts';

/**
 * The season (XIV.9-10). From Makara on each season has two signs. The first of them is Shishira, the sixth in the list
 * that begins with Vasanta.
 */
export const rituOf = (longitude: number): number => {
  const sinceMakara = Math.floor(norm360(longitude - 270) / 60);
  return ((sinceMakara + 5) % 6) + 1;
};
/** The half-year (XIV.9), northward from the entry into Makara. */
export const ayanaOf = (longitude: number): 'uttarayana' | 'dakshinayana' =>
  norm360(longitude - 270) < 180 ? 'uttarayana' : 'dakshinayana';

/** The longitudes of the four shadashitimukhas (XIV.3-6): 26 of Dhanu, 22 of Mina, 18 of Mithuna, 14 of Kanya. */
export const SHADASHITIMUKHA = [266, 352, 78, 164];

export function suryaChakraOf(at: At) {
  const moment = momentOf(at);
  const { day, place, say, ganita } = moment;
  const count = at.params?.days ?? 1;
  const from = midnightAt(place, day);
  const to = midnightAt(place, plusDays(day, count));
  const sun = (t: number): number => ganita.longitudeOf('surya', aharganaAt(jdUt(t)));
  const days = Array.from({ length: count }, (_, i) => dayRow(moment, i));
  return {
    text: TEXT,
    days,
    sankrantis: crossings(sun, 30, from, to, 5).map(({ at: t, deg }) => {
      const { sun: disk, sunMotion } = disksAt(ganita, aharganaAt(t));
      // XIV.11: the disk crosses the boundary in 60 × disk / motion nadis, half of them before the sankranti and half
      // after
      const halfDays = disk / 60 / sunMotion / 2;
      return {
        rashi: say.named('rashi', ordinal(deg + 1e-6, 30)),
        at: clock(place, t),
        holy_time: { start: clock(place, jdUt(t - halfDays)), end: clock(place, jdUt(t + halfDays)) },
        half_nadi: round4(halfDays * 60),
        verse: 'XIV.11',
      };
    }),
    shadashitimukha: SHADASHITIMUKHA.map((deg) => ({ longitude: deg, rashi: say.named('rashi', ordinal(deg, 30)) })),
    ...notesReplyOf(say, days.some((each) => each.cara_asu === null) ? ['noon_for_days_without_cara'] : []),
    verses: {
      longitude: 'II.39',
      ayanamsa: 'III.9-12',
      declination: 'II.28',
      day_length: 'II.59-63',
      shadashitimukha: 'XIV.3-6',
      ritu_ayana: 'XIV.7-11',
    },
  };
}

const nadiBetween = (from: EventTime, to: EventTime): number | null =>
  isNone(from) || isNone(to) ? null : round4((to - from) * 60);

function dayRow({ sky, ganita, dina, day, place, say }: SiddhantaMoment, index: number) {
  const today = civilDay(day + index);
  const [sunrise, sunset, next] = [sky.sunrise(today), sky.sunset(today), sky.sunrise(civilDay(today + 1))];
  const { t } = lookAt(sky, today, null);
  const days = aharganaAt(t);
  const sun = ganita.luminary('surya', days);
  const ayanamsa = ayanamsaAt(days);
  const tropical = norm360(sun.longitude + ayanamsa);
  const declination = declinationOf(ganita.jya, tropical);
  const cara = caraAsuOf(ganita.jya, dina.desha.palabha, declination);
  const own = ownDayAsu(sun.motionByText, tropical);
  return {
    date: isoDate(today),
    at: clock(place, t),
    mean: deg6(sun.mean),
    phala: deg6(sun.phala),
    longitude: deg6(sun.longitude),
    daily_motion: round6(motionAt(ganita, 'surya', days)),
    ayanamsa: deg6(ayanamsa),
    tropical: deg6(tropical),
    declination: deg6(declination),
    day_radius: round4(ganita.jya.cos(declination)),
    cara_asu: cara === null ? null : round4(cara),
    own_day_asu: round4(own),
    // from sunrise to sunset as in `rise_set`: half the Sun's own day and twice the cara, each taken at its own instant
    day_nadi: nadiBetween(sunrise, sunset),
    night_nadi: nadiBetween(sunset, next),
    rashi: say.named('rashi', ordinal(sun.longitude, 30)),
    ritu: say.named('ritu', rituOf(sun.longitude)),
    ayana: ayanaOf(sun.longitude),
  };
}

export const suryaChakra = view<typeof suryaChakraReply>()({
  field: 'surya_chakra',
  summary: 'Surya-chakra over a span of days: the Sun, the day, sankrantis, season and course',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 7) },
  of: suryaChakraOf,
});
