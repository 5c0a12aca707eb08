/**
 * The `surya` block of the panchanga: eight chapters of the Surya-siddhanta at the instant, without the spans of time
 * that their own routes have. Conjunctions are only estimated by distance over difference of motion, the first step of
 * the text (VII.2-4). There is no search.
 */

import { circumferenceAt, desantaraYojana } from '../../jyotisha/siddhanta/bhugola.ts';
import { nextPata } from '../../jyotisha/siddhanta/pata.ts';
import { shringonnatiAt } from '../../jyotisha/siddhanta/shringonnati.ts';
import { arc } from '../../kernel/angle.ts';
import { jdUt } from '../../kernel/units.ts';
import { isNone, perGraha, TARA_GRAHAS } from '../../sky/engines/engine.ts';
import { motionAt } from '../../sky/engines/siddhantic/motion.ts';
import { kalamshaOf } from '../../sky/engines/siddhantic/udayasta.ts';
import { insideOf } from '../../sky/engines/surya-siddhanta/index.ts';
import { clock, deg6, round4 } from '../../text/format.ts';
import { meanLongitude } from './mean.ts';
import { type At, momentOf, type SiddhantaMoment } from './moment.ts';
import { printedPata } from './pata.ts';
import { motionReplyOf, truePositionOf } from './sphuta.ts';
import { dayOf, orNull, shadowOf, unlessAtPole, velantaraOf } from './triprashna.ts';

/** The content of the block; null if the Sky belongs to another engine. */
export function suryaExtras(at: At) {
  if (insideOf(at.sky) === null) return null;
  const moment = momentOf(at);
  return {
    madhyama: madhyamaOf(moment),
    sphuta: sphutaOf(moment),
    triprashna: triprashnaOf(moment),
    yuti: yutiOf(moment),
    udayasta: udayastaOf(moment),
    shringonnati: shringonnatiOf(moment),
    pata: pataOf(moment),
    bhugola: bhugolaOf(moment),
    velantara_seconds: velantaraOf(moment),
  };
}

function madhyamaOf({ ganita, days }: SiddhantaMoment) {
  return {
    ahargana: Math.floor(days),
    grahas: perGraha((graha) => meanLongitude(ganita, graha, days)),
    chandra_mandocca: deg6(ganita.apsis('chandra', days)),
  };
}

function sphutaOf(moment: SiddhantaMoment) {
  return perGraha((graha) => {
    const found = truePositionOf(moment, graha);
    const { longitude, latitude, declination, steps } = found;
    const { daily_motion, motion_by_text } = motionReplyOf(moment, graha, found);
    return {
      longitude: deg6(longitude),
      latitude: deg6(latitude),
      declination: deg6(declination),
      daily_motion,
      motion_by_text,
      phala: steps.map((step) => deg6(step.phala)),
      karna: orNull(steps.at(-1)?.karna ?? null),
    };
  });
}

function triprashnaOf(moment: SiddhantaMoment) {
  const { dina } = moment;
  const { shanku, shadow, karna, nata_asu } = shadowOf(moment);
  const { cara_asu, half_day_asu } = dayOf(moment);
  return { palabha: unlessAtPole(moment, dina.desha.palabha), shanku, shadow, karna, nata_asu, cara_asu, half_day_asu };
}

/** Only pairs of planets closer than this many degrees are listed. */
const NEAR_DEG = 15;

function yutiOf({ ganita, days }: SiddhantaMoment) {
  const taras = TARA_GRAHAS.map((graha) => ({ graha, ...ganita.taraOnItsWay(graha, days) }));
  return taras.flatMap((a, i) =>
    taras.slice(i + 1).flatMap((b) => {
      const apart = arc(a.longitude, b.longitude);
      if (Math.abs(apart) > NEAR_DEG) return [];
      const gain = motionAt(ganita, a.graha, days) - motionAt(ganita, b.graha, days);
      return [
        {
          grahas: [a.graha, b.graha],
          apart: deg6(apart),
          days: Math.abs(gain) < 1e-4 ? null : round4(apart / gain),
          latitude_difference: deg6(a.latitude - b.latitude),
        },
      ];
    }),
  );
}

function udayastaOf({ dina, t }: SiddhantaMoment) {
  const of = (graha: (typeof TARA_GRAHAS)[number] | 'chandra') => {
    const { deg, limitDeg, visible, side } = kalamshaOf(dina, graha, t);
    return { kalamsha: deg6(deg), limit: limitDeg, visible, side };
  };
  return {
    chandra: of('chandra'),
    mangala: of('mangala'),
    budha: of('budha'),
    guru: of('guru'),
    shukra: of('shukra'),
    shani: of('shani'),
  };
}

function shringonnatiOf(moment: SiddhantaMoment) {
  const found = shringonnatiAt(moment.dina, moment.t);
  return {
    elongation: deg6(found.elongation),
    lit_digits: round4(found.litDigits),
    bhuja: unlessAtPole(moment, found.bhuja),
    karna: unlessAtPole(moment, found.karna),
    higher_horn: found.higherHorn,
  };
}

const pataOf = ({ ganita, t, place, sky: { almanac } }: SiddhantaMoment) => ({
  vyatipata: printedPata(nextPata(ganita, 'vyatipata', t, almanac), place),
  vaidhriti: printedPata(nextPata(ganita, 'vaidhriti', t, almanac), place),
});

function bhugolaOf({ ganita, place, dina, sky, day }: SiddhantaMoment) {
  const noon = sky.noon(day);
  const sunrise = sky.sunrise(day);
  return {
    circumference_at_place: round4(circumferenceAt(ganita.jya, place.latDeg)),
    desantara_yojana: round4(desantaraYojana(ganita.jya, place.latDeg, place.lonDeg)),
    noon: clock(place, noon),
    sunrise_nadi_before_noon: isNone(sunrise) ? null : round4((noon - sunrise) * 60),
    true_midnight: clock(place, jdUt(dina.noon(dina.localDayAt(noon)) - 0.5)),
  };
}
