/** What the instruments show: the sky as a chart, the Sun's day here and at the four cities, the year of the Sun. */
import { isNone, perGraha } from '../../engines/engine.ts';
import { Dina, type SunEvent } from '../../engines/siddhantic/dina.ts';
import { ASU_IN_DAY, OBLIQUITY_DEG } from '../../engines/siddhantic/units.ts';
import { ayanamsaAt } from '../../engines/surya-siddhanta/siddhanta.ts';
import { norm360 } from '../../kernel/angle.ts';
import { dateOf, dayAt, dayOf } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { whenReaches } from '../../kernel/search.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { CITIES, cityLonDeg } from '../../siddhanta/bhugola.ts';
import { aharganaAt } from '../../siddhanta/madhyama.ts';
import { clock, deg6, round3, round4, round6 } from '../../text/format.ts';
import { meansOf } from './mean.ts';
import { type At, type Moment, momentOf, TEXT } from './moment.ts';
import { placeOf } from './sphuta.ts';
import { ayanaOf, rituOf } from './surya-chakra.ts';
import { horizonNotes, NO_SHADOW, OWN_SUNRISE, poleNotes, shadowOf, sunOf } from './triprashna.ts';

export function skyChartOf(at: At) {
  const moment = momentOf(at);
  const { ganita, days, sky, t, place } = moment;
  const means = meansOf(ganita, days);
  return {
    text: TEXT,
    at: clock(place, t),
    lagna: deg6(sky.lagna(t)),
    madhya_lagna: deg6(sky.midheaven(t)),
    grahas: perGraha((graha) => {
      const { longitude, latitude, declination, daily_motion, gati } = placeOf(moment, graha);
      const { longitude: mean, apsis, node, sighrocca } = means[graha];
      return { longitude, latitude, declination, daily_motion, gati, mean, apsis, sighrocca, node };
    }),
    verses: { mean: 'I.53-54', true: 'II.43-45', latitude: 'II.56-57' },
  };
}

/** One rising or setting with its working; null where it does not happen. */
function eventOf(place: Place, event: SunEvent | ReturnType<Dina['sunrise']>) {
  if (typeof event === 'number' || isNone(event)) return null;
  return {
    at: clock(place, event.at),
    sun: deg6(event.sun),
    tropical: deg6(event.tropical),
    declination: deg6(event.declination),
    bhujantara_minutes: round4(event.bhujantaraDays * 1440),
    cara_asu: round4(event.caraAsu),
    own_day_asu: round4(event.ownDayAsu),
  };
}

/** Sunrise, noon and sunset of a local day at a place, printed on the asker's clock. */
function sunDayOf(dina: Dina, clockOf: Place, near: JdUt) {
  const n = dina.localDayAt(near);
  const [rise, set] = [dina.sunrise(n), dina.sunset(n)];
  return {
    sunrise: eventOf(clockOf, dina.sunEvent(n, 'rise')),
    noon: clock(clockOf, dina.noon(n)),
    sunset: eventOf(clockOf, dina.sunEvent(n, 'set')),
    day_nadi: isNone(rise) || isNone(set) ? null : round4((set - rise) * 60),
    notes: isNone(rise) || isNone(set) ? horizonNotes(rise, set) : [OWN_SUNRISE],
  };
}

export function udayaYantraOf(at: At) {
  const moment = momentOf(at);
  const { dina, sky, day, place, t } = moment;
  const { notes, ...sunDay } = sunDayOf(dina, place, sky.noon(day));
  const shadow = shadowOf(moment);
  return {
    text: TEXT,
    at: clock(place, t),
    ...sunDay,
    day_radius: round4(moment.ganita.jya.cos(sunOf(moment).declination)),
    shadow,
    notes: [...notes, ...(shadow.shadow === null ? [NO_SHADOW] : []), ...poleNotes(moment)],
    verses: { bhujantara: 'II.46', own_day: 'II.59', day_radius: 'II.60', cara: 'II.61-63' },
  };
}

export function dinaRatriOf(at: At) {
  const { ganita, dina, sky, day, place, t } = momentOf(at);
  const hourNadi = (one: Dina): number => round3(norm360((one.sunHourAsu(t) / ASU_IN_DAY) * 360) / 6);
  return {
    text: TEXT,
    at: clock(place, t),
    here: { ...sunDayOf(dina, place, sky.noon(day)), sun_hour_nadi: hourNadi(dina) },
    cities: CITIES.map(({ id, land, eastOfLankaDeg }) => {
      const there = new Dina(ganita, { ...place, name: id, latDeg: 0, lonDeg: cityLonDeg(eastOfLankaDeg) });
      return {
        id,
        land,
        longitude: round6(there.place.lonDeg),
        nadi_from_lanka: eastOfLankaDeg / 6,
        ...sunDayOf(there, place, t),
        sun_hour_nadi: hourNadi(there),
      };
    }),
    verses: { cities: 'XII.37-42', noon_and_midnight: 'XII.70-71' },
  };
}

/** Tropical places of the equinoxes and solstices. */
const TURNS = [
  { id: 'vernal_equinox', deg: 0, near: { month: 3, day: 22 } },
  { id: 'summer_solstice', deg: 90, near: { month: 6, day: 23 } },
  { id: 'autumnal_equinox', deg: 180, near: { month: 9, day: 25 } },
  { id: 'winter_solstice', deg: 270, near: { month: 12, day: 23 } },
] as const;

export function rituAyanaOf(at: At) {
  const moment = momentOf(at);
  const { say, days, day, place, t } = moment;
  const sun = sunOf(moment);
  const { year } = dateOf(day);
  return {
    text: TEXT,
    at: clock(place, t),
    obliquity: OBLIQUITY_DEG,
    ayanamsa: deg6(ayanamsaAt(days)),
    sun: { longitude: deg6(sun.longitude), tropical: deg6(sun.tropical), declination: deg6(sun.declination) },
    ritu: say.named('ritu', rituOf(sun.longitude)),
    ayana: ayanaOf(sun.longitude),
    turns: TURNS.map(({ id, deg, near }) => ({
      id,
      tropical: deg,
      at: clock(place, turnIn(moment, year, deg, jdUt(dayOf({ year, ...near })))),
    })),
    verses: { declination: 'II.28', precession: 'III.9-12', ritu_ayana: 'XIV.7-11' },
  };
}

/**
 * The turn that falls in the civil year. The text's equinoxes swing away from the calendar, by weeks in far ages, so that
 * one near the New Year can belong to the year beside; where the year has none, the nearest.
 */
function turnIn(moment: Moment, year: number, deg: number, near: JdUt): JdUt {
  const { place } = moment;
  const nearest = turnAt(moment, deg, near);
  const yearOf = (t: JdUt): number => dateOf(dayAt(t, place.offsetHoursAt(t))).year;
  const off = yearOf(nearest) - year;
  if (off === 0) return nearest;
  const beside = turnAt(moment, deg, jdUt(nearest - off * YEAR_DAYS));
  return yearOf(beside) === year ? beside : nearest;
}
const YEAR_DAYS = 365.25;

const turnAt = ({ ganita }: Moment, deg: number, near: JdUt): JdUt =>
  whenReaches(
    (x) => norm360(ganita.longitudeOf('surya', aharganaAt(x)) + ayanamsaAt(aharganaAt(x))),
    deg,
    near,
    0.9857,
  );
