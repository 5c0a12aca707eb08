/** Surya-siddhanta VIII: the junction stars of the nakshatras, and their conjunctions with the Moon and the planets. */

import { aharganaAt } from '../../jyotisha/siddhanta/madhyama.ts';
import {
  OTHER_STARS,
  ROHINI_CART_DEG,
  ROHINI_CART_LATITUDE_DEG,
  YOGATARAS,
} from '../../jyotisha/siddhanta/nakshatra-yuti.ts';
import { arc, norm360 } from '../../kernel/angle.ts';
import { rootBetween } from '../../kernel/search.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { TARA_GRAHAS, type TaraGraha } from '../../sky/engines/engine.ts';
import { ayanaDrkkarma } from '../../sky/engines/siddhantic/drkkarma.ts';
import type { Ganita } from '../../sky/engines/siddhantic/ganita.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { clock, deg6 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { defaulted, within } from '../kit/parameter.ts';
import { days } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from './moment.ts';
import type { nakshatraYutiReply } from './nakshatra-yuti.reply.ts';
import { sourced, yogataraReplyOf } from './yogatara.ts';

type Body = TaraGraha | 'chandra';
const BODIES: readonly Body[] = ['chandra', ...TARA_GRAHAS];

export function nakshatraYutiOf(at: At) {
  const moment = momentOf(at);
  const { say, t } = moment;
  const to = jdUt(t + (at.params?.days ?? 30));
  return {
    text: TEXT,
    yogataras: YOGATARAS.map((star) => ({
      ...yogataraReplyOf(say, star),
      bhoga: star.bhoga,
      asta_limit: star.limitDeg,
      asta_limit_source: sourced(star.isLimitRead, 'IX.12-15'),
    })),
    others: OTHER_STARS.map(({ id, dhruvakaDeg, vikshepaDeg, verse }) => ({
      id,
      dhruvaka: dhruvakaDeg,
      vikshepa: vikshepaDeg,
      verse,
    })),
    conjunctions: BODIES.flatMap((body) => yutisOf(moment, body, t, to))
      .sort((a, b) => a.at - b.at)
      .map((one) => printedYuti(moment, one)),
    rohini_cart: {
      longitude: ROHINI_CART_DEG,
      south_latitude_over: -ROHINI_CART_LATITUDE_DEG,
      passages: BODIES.flatMap((body) => cartPassages(moment, body, t, to)),
      verse: 'VIII.13',
    },
    ...notesReplyOf(at.say, ['yogataras_filled', 'limit_of_ashvini']),
    verses: { others: 'VIII.10-12, VIII.20-21', conjunction: 'VIII.14-15', limits: 'IX.12-15' },
  };
}

const bodyAt = (ganita: Ganita, body: Body, t: JdUt): { longitude: number; latitude: number } => {
  const days = aharganaAt(t);
  return body === 'chandra'
    ? { longitude: ganita.longitudeOf('chandra', days), latitude: ganita.moonLatitude(days) }
    : ganita.tara(body, days);
};

/**
 * The dhruvaka (polar longitude) of the body: its longitude after the ayana-drkkarma, which projects it along its
 * circle of declination (VIII.14).
 */
const dhruvakaAt = (ganita: Ganita, body: Body, t: JdUt): number => {
  const { longitude, latitude } = bodyAt(ganita, body, t);
  return norm360(longitude + ayanaDrkkarma(ganita.jya, longitude + ayanamsaAt(aharganaAt(t)), latitude));
};

interface StarYuti {
  readonly body: Body;
  readonly at: JdUt;
  readonly star: (typeof YOGATARAS)[number];
}

function yutisOf({ ganita }: SiddhantaMoment, body: Body, from: JdUt, to: JdUt): StarYuti[] {
  return passing(
    (t) => dhruvakaAt(ganita, body, t),
    YOGATARAS,
    ({ dhruvakaDeg }) => dhruvakaDeg,
    from,
    to,
  ).map(({ at, star }) => ({ body, at, star }));
}

function printedYuti({ ganita, place, say }: SiddhantaMoment, { body, at, star }: StarYuti) {
  const { longitude, latitude } = bodyAt(ganita, body, at);
  return {
    at: clock(place, at),
    graha: body,
    yogatara: say.named('nakshatra', star.number),
    longitude: deg6(longitude),
    latitude: deg6(latitude),
    dhruvaka: deg6(star.dhruvakaDeg),
    distance: deg6(latitude - star.vikshepaDeg),
  };
}

function cartPassages({ ganita, place }: SiddhantaMoment, body: Body, from: JdUt, to: JdUt) {
  const here = [{ deg: ROHINI_CART_DEG }];
  return passing(
    (t) => bodyAt(ganita, body, t).longitude,
    here,
    ({ deg }) => deg,
    from,
    to,
  ).map(({ at }) => {
    const { latitude } = bodyAt(ganita, body, at);
    return { graha: body, at: clock(place, at), latitude: deg6(latitude), splits: latitude < ROHINI_CART_LATITUDE_DEG };
  });
}

/**
 * Every instant at which the angle passes one of the stars, forwards or backwards. Steps of a day suffice, because no
 * body moves by half a circle in a day.
 */
function passing<S>(f: (t: JdUt) => number, stars: readonly S[], placeOf: (star: S) => number, from: JdUt, to: JdUt) {
  const found: { at: JdUt; star: S }[] = [];
  let here = f(from);
  for (let t: number = from; t < to; ) {
    const next = Math.min(t + 1, to);
    const there = f(jdUt(next));
    for (const star of stars) {
      const [before, after] = [arc(placeOf(star), here), arc(placeOf(star), there)];
      if (before > 0 === after > 0 || Math.abs(before) > 90) continue;
      found.push({ at: rootBetween((x) => arc(placeOf(star), f(x)), jdUt(t), jdUt(next)), star });
    }
    t = next;
    here = there;
  }
  return found;
}

export const nakshatraYuti = view<typeof nakshatraYutiReply>()({
  field: 'nakshatra_yuti',
  summary: 'The junction stars and the Moon and planets that meet them',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 30) },
  heavyWhen: (params) => params.days > 100,
  of: nakshatraYutiOf,
});
