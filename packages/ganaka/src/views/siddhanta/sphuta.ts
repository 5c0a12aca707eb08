/** Surya-siddhanta II: true positions, with every step of the computation. */

import { ASHTADHA_SOURCES, ashtadhaOf } from '../../jyotisha/kundali/graha/gati.ts';
import { norm360 } from '../../kernel/angle.ts';
import { gatiOf } from '../../kernel/gati.ts';
import type { GistId, Source } from '../../rules/source.ts';
import { type Graha, perGraha } from '../../sky/engines/engine.ts';
import { motionAt, quickeningAt } from '../../sky/engines/siddhantic/motion.ts';
import type { PhalaStep } from '../../sky/engines/siddhantic/phala.ts';
import { isInRetrogradeArc, isTara } from '../../sky/engines/siddhantic/siddhanta.ts';
import { declinationOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { R } from '../../sky/engines/siddhantic/units.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { deg6, round4, round6 } from '../../text/format.ts';
import { gatiAshtadhaReplyOf } from '../kit/gati.ts';
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
      manda_motion: 'II.47-49',
      motion_by_text: 'II.47-51',
      gati_ashtadha: 'II.12-13',
      in_retrograde_arc: 'II.53-54',
      latitude: 'II.56-57',
      declination: 'II.58',
    },
  };
}

export function placeOf(moment: SiddhantaMoment, graha: Graha) {
  const found = truePositionOf(moment, graha);
  return {
    longitude: deg6(found.longitude),
    latitude: deg6(found.latitude),
    declination: deg6(found.declination),
    ...motionReplyOf(moment, graha, found),
    manda_motion: found.mandaMotion === null ? null : round6(found.mandaMotion),
    node_distance: found.nodeDistance === null ? null : deg6(found.nodeDistance),
    in_retrograde_arc: found.inRetrogradeArc,
    steps: found.steps.map(printed),
  };
}

/**
 * The motion by the longitudes, its kinds, and the motion by the text's own rule. That rule is not the
 * derivative of the longitude: it is off by up to 0.38 degrees a day for Venus, 0.28 for Mars and Mercury.
 */
export function motionReplyOf({ say, sky }: SiddhantaMoment, graha: Graha, found: TruePosition) {
  const { motion, motionByText, inRetrogradeArc: inArc } = found;
  const mean = sky.meanMotion(graha);
  const kind = ashtadhaOf({ speed: motion, mean, quickens: () => found.quickens, inArc });
  return {
    daily_motion: round6(motion),
    motion_by_text:
      motionByText === null
        ? null
        : {
            value: round6(motionByText),
            differs: round6(motionByText - motion),
            citation: say.cite(isTara(graha) ? BY_TEXT.five : BY_TEXT.luminaries),
          },
    gati: gatiOf(motion, mean),
    retrograde: motion < 0,
    gati_ashtadha: gatiAshtadhaReplyOf(say, {
      kind,
      source: inArc === null ? ASHTADHA_SOURCES.byMotion : ASHTADHA_SOURCES.byArcs,
    }),
  };
}

const byText = (at: string, gist: GistId): Source => ({ confidence: 'secondary', work: 'SS', at, gist });
const BY_TEXT = {
  luminaries: byText('II.47-49', 'gati.motion_of_the_luminaries'),
  five: byText('II.47-51', 'gati.motion_of_the_five'),
};

/** A true position before rounding. */
interface TruePosition {
  readonly longitude: number;
  readonly latitude: number;
  readonly declination: number;
  /** Degrees per day by which the longitude changes. */
  readonly motion: number;
  readonly quickens: boolean;
  /** Null for the nodes, which have only a mean motion. */
  readonly motionByText: number | null;
  readonly mandaMotion: number | null;
  readonly nodeDistance: number | null;
  readonly inRetrogradeArc: boolean | null;
  readonly steps: readonly PhalaStep[];
}

export function truePositionOf({ ganita, days }: SiddhantaMoment, graha: Graha): TruePosition {
  const declined = (longitude: number, latitude: number): number =>
    declinationOf(ganita.jya, longitude + ayanamsaAt(days)) + latitude;
  if (graha === 'surya' || graha === 'chandra') {
    const { longitude, motionByText, steps } = ganita.luminary(graha, days);
    const moon = graha === 'chandra';
    const latitude = moon ? ganita.moonLatitude(days) : 0;
    return {
      longitude,
      latitude,
      declination: declined(longitude, latitude),
      motion: motionAt(ganita, graha, days),
      quickens: quickeningAt(ganita, graha, days) > 0,
      motionByText,
      mandaMotion: motionByText,
      nodeDistance: moon ? norm360(longitude - ganita.moonNode(days)) : null,
      inRetrogradeArc: null,
      steps,
    };
  }
  if (isTara(graha)) {
    const { longitude, latitude, motionByText, mandaMotion, nodeDistance, steps } = ganita.tara(graha, days);
    const { kendra } = steps[3];
    return {
      longitude,
      latitude,
      declination: declined(longitude, latitude),
      motion: motionAt(ganita, graha, days),
      quickens: kendra > 180,
      motionByText,
      mandaMotion,
      nodeDistance,
      inRetrogradeArc: isInRetrogradeArc(ganita.siddhanta, graha, kendra),
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
    quickens: false,
    motionByText: null,
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

const printed = (step: PhalaStep) => ({
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
