/**
 * Surya-siddhanta X: the illuminated part of the Moon and its higher horn, at sunset in the bright half and at sunrise
 * in the dark half.
 */

import { dayUnder } from '../../jyotisha/panchanga/day/day.ts';
import { moonOf } from '../../jyotisha/panchanga/day/rise-set.ts';
import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import { shringonnatiAt } from '../../jyotisha/siddhanta/shringonnati.ts';
import { atan2Deg } from '../../kernel/angle.ts';
import { midnight } from '../../kernel/civil.ts';
import { whenReaches } from '../../kernel/search.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { clock, deg6, round4 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from '../siddhanta/moment.ts';
import { horizonNotes, poleNotes, unlessAtPole } from '../siddhanta/triprashna.ts';
import { BodyWatch, noKalamsha } from '../siddhanta/udayasta.ts';
import { view } from '../view.ts';
import type { chandraYantraReply } from './chandra.reply.ts';
import { clockOrNull, samplesOf } from './fields.ts';
import { standAt } from './horizon.ts';

export const FIELDS = ['elongation', 'altitude', 'azimuth'] as const;
/** Mean gain of the Moon on the Sun, in degrees per day. */
const GAIN_DEG_PER_DAY = 12.1907;
const TITHI_DEG = 12;
/** With this many illuminated twelfths the Moon counts as full and has no horns. */
const FULL_DIGITS = 11.999;

function chandraYantraOf(at: At) {
  const moment = momentOf(at);
  const { dina, sky, day, place, say, ganita, t: asked } = moment;
  const waxing = ganita.elongation(aharganaAt(asked)) < 180;
  const event = waxing ? sky.sunset(day) : sky.sunrise(day);
  const t = isNone(event) ? sky.noon(day) : event;
  const found = shringonnatiAt(dina, t);
  const bhuja = unlessAtPole(moment, found.bhuja);
  const full = found.litDigits > FULL_DIGITS;
  const none = noKalamsha(moment);
  const { working } = new BodyWatch(moment, 'chandra').on(day, waxing ? 'west' : 'east');
  const moon = moonOf(dayUnder(sky, day));
  const tithi = Math.floor(found.elongation / TITHI_DEG) + 1;
  const interval = intervalOf(moment, waxing);
  const start = isNone(sky.sunrise(day)) ? midnight(day, place.offsetHoursAt(t)) : t;
  return {
    text: TEXT,
    at: clock(place, t),
    facing: waxing ? ('west' as const) : ('east' as const),
    elongation: deg6(found.elongation),
    tithi: say.named('tithi', tithi),
    paksha: found.waxing ? ('shukla' as const) : ('krishna' as const),
    lit_digits: round4(found.litDigits),
    disc_minutes: round4(found.moonDiskLipta),
    bhuja: {
      angula: bhuja === null ? null : Math.abs(bhuja),
      direction: bhuja === null || bhuja === 0 ? null : bhuja > 0 ? ('south' as const) : ('north' as const),
    },
    koti: found.koti,
    karna: unlessAtPole(moment, found.karna),
    tilt_degrees: bhuja === null || full ? null : deg6(atan2Deg(Math.abs(bhuja), found.koti)),
    higher_horn: full ? null : found.higherHorn,
    altitude: round4(altitudeOf(moment, t)),
    verse: 'IV.2-3, X.6-9, X.14-15',
    moonrise: clockOrNull(place, moon.rise),
    moonset: clockOrNull(place, moon.set),
    interval_nadi: interval,
    kalamsha: none ? null : deg6(working.deg),
    limit: working.limitDeg,
    visible: none ? null : working.visible,
    visibility_verse: 'VII.8-10, X.1-5',
    phases: phasesOf(moment, asked),
    samples: samplesOf(
      place,
      { start: jdUt(Math.floor(start * 24) / 24), stepMinutes: 60, count: 26 },
      FIELDS,
      (each) => {
        const days = aharganaAt(each);
        const stand = standAt(moment, dina.moonDeclination(days), dina.moonHourAsu(each));
        return [deg6(ganita.elongation(days)), round4(stand.altitude), round4(stand.azimuth)];
      },
    ),
    ...notesReplyOf(at.say, [
      ...horizonNotes(sky.sunrise(day), sky.sunset(day)),
      ...(none ? ['no_kalamsha' as const] : []),
      ...(full ? ['disc_full' as const] : []),
      ...(isNone(moon.rise) ? ['no_moonrise' as const] : []),
      ...(isNone(moon.set) ? ['no_moonset' as const] : []),
      ...poleNotes(moment),
    ]),
  };
}

const altitudeOf = (moment: SiddhantaMoment, t: JdUt): number =>
  standAt(moment, moment.dina.moonDeclination(aharganaAt(t)), moment.dina.moonHourAsu(t)).altitude;

/**
 * The interval of X.2-5 in nadis: from sunset to moonset in the bright half, from moonrise to sunrise in the dark half.
 * The computation is repeated until the result no longer changes.
 */
function intervalOf({ dina, sky, day }: SiddhantaMoment, waxing: boolean): number | null {
  if (waxing) {
    const sunset = sky.sunset(day);
    if (isNone(sunset)) return null;
    const moonset = dina.moonset(sunset, jdUt(sunset + 1));
    return isNone(moonset) ? null : round4((moonset - sunset) * 60);
  }
  const sunrise = sky.sunrise(day);
  if (isNone(sunrise)) return null;
  const moonrise = dina.moonrise(jdUt(sunrise - 1), sunrise);
  return isNone(moonrise) ? null : round4((sunrise - moonrise) * 60);
}

/** The start of each tithi of the current lunar month. */
function phasesOf({ ganita, place, say }: SiddhantaMoment, t: JdUt) {
  const elongation = (x: JdUt): number => ganita.elongation(aharganaAt(x));
  const gone = elongation(t);
  return Array.from({ length: 30 }, (_, i) => ({
    tithi: say.named('tithi', i + 1),
    start: clock(
      place,
      whenReaches(elongation, i * TITHI_DEG, jdUt(t + (i * TITHI_DEG - gone) / GAIN_DEG_PER_DAY), GAIN_DEG_PER_DAY),
    ),
  }));
}

export const chandraYantra = view<typeof chandraYantraReply>()({
  field: 'chandra_yantra',
  summary: 'The Moon’s lit digits, her horns and how long she stays up; the thirty tithis of the month',
  reads: 'moment',
  of: chandraYantraOf,
});
