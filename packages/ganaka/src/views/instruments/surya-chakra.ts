/**
 * The Sun's year as a wheel: its position, the twelve sankrantis, the sidereal seasons, and the equinoxes and
 * solstices.
 */

import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import { norm360 } from '../../kernel/angle.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import type { Source } from '../../rules/source.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { disksAt } from '../../sky/engines/siddhantic/chandra-grahana.ts';
import { motionAt } from '../../sky/engines/siddhantic/motion.ts';
import { caraAsuOf, declinationOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { clock, deg6, round4, round6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from '../siddhanta/moment.ts';
import { ayanaOf, rituOf, SHADASHITIMUKHA } from '../siddhanta/surya-chakra.ts';
import { horizonNotes } from '../siddhanta/triprashna.ts';
import { view } from '../view.ts';
import { dinamanaOf, samplesOf } from './fields.ts';
import { SUN_DEG_PER_DAY, sunAt, sunReaches } from './sun-course.ts';
import type { suryaChakraYantraReply } from './surya-chakra.reply.ts';

const STEP_MINUTES = 7200;
const ROWS = 74;

export const CLASSES = ['vishuva', 'vishnupada', 'shadashiti', 'ayana'] as const;
/**
 * The class of a sankranti (XIV.7-8). Each quarter of the zodiac has an equinox or solstice, then a vishnupada, then a
 * shadashiti.
 */
function classOf(rashi: number): (typeof CLASSES)[number] {
  if (rashi % 3 === 2) return 'vishnupada';
  if (rashi % 3 === 0) return 'shadashiti';
  return rashi % 6 === 1 ? 'vishuva' : 'ayana';
}

const HOLY: Source = {
  confidence: 'secondary',
  work: 'SS',
  at: 'XIV.11',
  gist: 'surya_chakra.minutes_sun_disc_times_sixty',
};

/** The sidereal year, from Mesha to Mesha, that contains the moment. */
function yearOf(moment: SiddhantaMoment) {
  const gone = sunAt(moment, moment.t, false);
  const start = sunReaches(moment, 0, jdUt(moment.t - gone / SUN_DEG_PER_DAY));
  const end = sunReaches(moment, 0, jdUt(start + 360 / SUN_DEG_PER_DAY));
  return { start, end };
}

function suryaChakraYantraOf(at: At) {
  const moment = momentOf(at);
  const { place, say, sky, day } = moment;
  const { start, end } = yearOf(moment);
  /** The time in the year at which the Sun has this longitude. */
  const when = (longitude: number): JdUt =>
    sunReaches(moment, longitude, jdUt(start + norm360(longitude) / SUN_DEG_PER_DAY));
  const cut = (longitude: number): string =>
    clock(place, longitude <= 0 ? start : longitude >= 360 ? end : when(longitude));
  /** The time between two longitudes, cut to the year. */
  const span = (from: number, to: number) => ({
    start: cut(from),
    end: cut(to),
    ...((from < 0 || to > 360) && { cut: true as const }),
  });
  const noDay = [sky.sunrise(day), sky.sunset(day)] as const;
  const samples = samplesOf(place, { start, stepMinutes: STEP_MINUTES, count: ROWS }, FIELDS, (t) => rowOf(moment, t));
  return {
    text: TEXT,
    at: standOf(moment),
    year: { start: clock(place, start), end: clock(place, end) },
    sankrantis: Array.from({ length: 12 }, (_, i) => entryOf(moment, i + 1, i === 0 ? start : when(i * 30))),
    sayana_points: [0, 90, 180, 270].map((longitude) => {
      const t = turnIn(moment, longitude, start);
      return {
        kind: longitude % 180 === 0 ? ('vishuva' as const) : ('ayana' as const),
        longitude,
        at: clock(place, t),
        verse: 'III.9-12',
      };
    }),
    shadashitimukha: SHADASHITIMUKHA.map((longitude) => ({
      longitude,
      at: clock(place, when(longitude)),
      verse: 'XIV.4-6',
    })),
    ritus: [-30, 30, 90, 150, 210, 270, 330].map((from) => ({
      ...say.named('ritu', rituOf(from + 1)),
      ...span(from, from + 60),
    })),
    ayanas: [-90, 90, 270].map((from) => ({
      ...say.named('ayana', ayanaNumber(from + 1)),
      ...span(from, from + 180),
    })),
    samples,
    ...notesReplyOf(at.say, [
      ...horizonNotes(...noDay),
      ...(samples.rows.some((row) => row[2] === null) ? ['day_length_null' as const] : []),
    ]),
  };
}

/** The number of the ayana (half-year) in its list: 1 northward from Makara, 2 southward from Karka. */
export const ayanaNumber = (longitude: number): number => (ayanaOf(longitude) === 'uttarayana' ? 1 : 2);
export const FIELDS = ['longitude', 'declination', 'dinamana_ghati'] as const;

/** The time in the year at which the Sun has this tropical longitude. */
function turnIn(moment: SiddhantaMoment, longitude: number, start: JdUt): JdUt {
  const ahead = norm360(longitude - sunAt(moment, start, true));
  return sunReaches(moment, longitude, jdUt(start + ahead / SUN_DEG_PER_DAY), true);
}

function rowOf({ ganita, dina }: SiddhantaMoment, t: JdUt): (number | null)[] {
  const days = aharganaAt(t);
  const longitude = ganita.longitudeOf('surya', days);
  const n = dina.localDayAt(t);
  const [rise, set] = [dina.sunrise(n), dina.sunset(n)];
  return [
    deg6(longitude),
    deg6(declinationOf(ganita.jya, longitude + ayanamsaAt(days))),
    isNone(rise) || isNone(set) ? null : round4((set - rise) * 60),
  ];
}

function standOf(moment: SiddhantaMoment) {
  const { ganita, dina, sky, days, day, place, t, say } = moment;
  const sun = ganita.luminary('surya', days);
  const ayanamsa = ayanamsaAt(days);
  const sayana = norm360(sun.longitude + ayanamsa);
  const declination = declinationOf(ganita.jya, sayana);
  const cara = caraAsuOf(ganita.jya, dina.desha.palabha, declination);
  return {
    at: clock(place, t),
    mean_longitude: deg6(sun.mean),
    equation: deg6(sun.phala),
    longitude: deg6(sun.longitude),
    rashi: say.named('rashi', rashiOf(sun.longitude)),
    amsha: deg6(sun.longitude % 30),
    daily_motion: round6(motionAt(ganita, 'surya', days)),
    ayanamsa: deg6(ayanamsa),
    sayana_longitude: deg6(sayana),
    declination: deg6(declination),
    cara_asu: cara === null ? null : round4(cara),
    dinamana: dinamanaOf(sky, day),
    ritu: say.named('ritu', rituOf(sun.longitude)),
    ayana: say.named('ayana', ayanaNumber(sun.longitude)),
    verse: 'I.53-54, II.28, II.39, II.59-62, III.9-12, XIV.9-10',
  };
}

function entryOf({ ganita, place, say }: SiddhantaMoment, rashi: number, at: JdUt) {
  const { sun: disk, sunMotion } = disksAt(ganita, aharganaAt(at));
  // XIV.11: the disk crosses the boundary in 60 × disk / motion nadis, half of them before the sankranti and half after
  const halfDays = disk / 60 / sunMotion / 2;
  return {
    rashi: say.named('rashi', rashi),
    at: clock(place, at),
    disc_minutes: round4(disk),
    punya_kala: {
      start: clock(place, jdUt(at - halfDays)),
      end: clock(place, jdUt(at + halfDays)),
      nadi: round4(halfDays * 2 * 60),
    },
    class: classOf(rashi),
    verse: 'XIV.11',
    citation: say.cite(HOLY),
  };
}

export const suryaChakraYantra = view<typeof suryaChakraYantraReply>()({
  field: 'surya_chakra',
  summary: 'The Sun’s year as a wheel: his place, sankrantis, seasons, equinoxes and solstices, length of day',
  reads: 'moment',
  of: suryaChakraYantraOf,
});
