/** Surya-siddhanta II: true positions, with every step of the computation. */

import { isInRetrogradeArc } from '../../jyotisha/siddhanta/gati.ts';
import { norm360 } from '../../kernel/angle.ts';
import { type Graha, perGraha } from '../../sky/engines/engine.ts';
import type { Step } from '../../sky/engines/siddhantic/phala.ts';
import { isTara } from '../../sky/engines/siddhantic/siddhanta.ts';
import { declinationOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { R } from '../../sky/engines/siddhantic/units.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { deg6, round4, round6 } from '../../text/format.ts';
import { ahargana } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { sphutaReply } from './sphuta.reply.ts';

export function sphutaOf(at: At) {
  const moment = momentOf(at);
  const { days, ganita } = moment;
  return {
    text: TEXT,
    ahargana: round6(days),
    bija: ganita.bija,
    jya: ganita.jya.kind,
    radius: R,
    ayanamsa: deg6(ayanamsaAt(days)),
    grahas: perGraha((graha) => placeOf(moment, graha)),
    verses: {
      ayanamsa: 'III.9-12',
      kendra: 'II.29-30',
      epicycle: 'II.38',
      manda: 'II.39',
      sighra: 'II.40-42',
      order: 'II.43-44',
      sign: 'II.45',
      daily_motion: 'II.47-51',
      latitude: 'II.56-57',
      declination: 'II.58',
    },
  };
}

export function placeOf(moment: SiddhantaMoment, graha: Graha) {
  const found = foundOf(moment, graha);
  return {
    longitude: deg6(found.longitude),
    latitude: deg6(found.latitude),
    declination: deg6(found.declination),
    daily_motion: round6(found.motion),
    manda_motion: found.mandaMotion === null ? null : round6(found.mandaMotion),
    node_distance: found.nodeDistance === null ? null : deg6(found.nodeDistance),
    gati: found.motion < 0 ? ('retrograde' as const) : found.motion > 0 ? ('direct' as const) : ('stationary' as const),
    in_retrograde_arc: found.inRetrogradeArc,
    steps: found.steps.map(printed),
  };
}

/** A true position before rounding. */
interface Found {
  readonly longitude: number;
  readonly latitude: number;
  readonly declination: number;
  readonly motion: number;
  readonly mandaMotion: number | null;
  readonly nodeDistance: number | null;
  readonly inRetrogradeArc: boolean | null;
  readonly steps: readonly Step[];
}

export function foundOf({ ganita, days }: SiddhantaMoment, graha: Graha): Found {
  const declined = (longitude: number, latitude: number): number =>
    declinationOf(ganita.jya, longitude + ayanamsaAt(days)) + latitude;
  if (graha === 'surya' || graha === 'chandra') {
    const { longitude, motion, steps } = ganita.luminary(graha, days);
    const moon = graha === 'chandra';
    const latitude = moon ? ganita.moonLatitude(days) : 0;
    return {
      longitude,
      latitude,
      declination: declined(longitude, latitude),
      motion,
      mandaMotion: motion,
      nodeDistance: moon ? norm360(longitude - ganita.moonNode(days)) : null,
      inRetrogradeArc: null,
      steps,
    };
  }
  if (isTara(graha)) {
    const { longitude, latitude, motion, mandaMotion, nodeDistance, steps } = ganita.tara(graha, days);
    return {
      longitude,
      latitude,
      declination: declined(longitude, latitude),
      motion,
      mandaMotion,
      nodeDistance,
      inRetrogradeArc: isInRetrogradeArc(graha, steps[3].kendra),
      steps,
    };
  }
  const rahu = ganita.moonNode(days);
  const longitude = graha === 'rahu' ? rahu : norm360(rahu + 180);
  return {
    longitude,
    latitude: 0,
    declination: declined(longitude, 0),
    motion: ganita.meanMotion('rahu'),
    mandaMotion: null,
    nodeDistance: null,
    inRetrogradeArc: null,
    steps: [],
  };
}

/**
 * The sign of the koti's result (II.40). It is added to the radius if the kendra is in the first or last quadrant,
 * otherwise subtracted.
 */
const kotiSign = (kendra: number): 1 | -1 => (kendra > 90 && kendra < 270 ? -1 : 1);

const printed = (step: Step) => ({
  kind: step.kind,
  kendra: deg6(step.kendra),
  bhujajya: round4(step.bhujajya),
  kotijya: round4(step.kotijya),
  epicycle: round6(step.epicycle),
  bhujaphala: round4((step.epicycle * step.bhujajya) / 360),
  kotiphala: round4((step.epicycle * step.kotijya * kotiSign(step.kendra)) / 360),
  phala: deg6(step.phala),
  applied: deg6(step.phala * step.share),
  karna: step.karna === null ? null : round4(step.karna),
  longitude: deg6(step.longitude),
  verse: step.kind === 'manda' ? 'II.39' : 'II.40-42',
});

export const sphuta = view<typeof sphutaReply>()({
  field: 'sphuta',
  summary: 'Spashta graha: true places with every operation',
  reads: 'moment',
  params: { ahargana },
  of: sphutaOf,
});
