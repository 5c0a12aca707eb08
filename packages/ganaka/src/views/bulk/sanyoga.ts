/** The conjunctions in a span of years: two grahas within an orb, or any grahas in the same rashi or nakshatra. */

import type { Static } from 'typebox';
import { allInOne, pairWithin, type SanyogaSpan } from '../../jyotisha/kundali/gochara/sanyoga.ts';
import { yuddhasAt } from '../../jyotisha/panchanga/graha-asta/yuddha.ts';
import { arc } from '../../kernel/angle.ts';
import { dateOf, isoDate } from '../../kernel/civil.ts';
import { midnightAt } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../kernel/units.ts';
import { NAKSHATRA_DEG, RASHI_DEG } from '../../kernel/zodiac.ts';
import { GRAHAS, type Graha, type Sky, TARA_GRAHAS, type TaraGraha } from '../../sky/engines/engine.ts';
import { clock, round6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { bom, wrongWithBom } from '../kit/csv-file.ts';
import { decimal, defaulted, oneOf, required, someOf } from '../kit/parameter.ts';
import { positionOf } from '../kit/position.ts';
import { type ParameterError, type ViewInput, view } from '../view.ts';
import { from, to } from './range.ts';
import type { eventReply, sanyogaReply } from './sanyoga.reply.ts';

const MOST_YEARS = 100;
/** The sizes in degrees of the parts of the zodiac in which grahas can be together. */
const PARTS = { rashi: RASHI_DEG, nakshatra: NAKSHATRA_DEG } as const;
type Event = Static<typeof eventReply>;

const params = {
  from: required(from),
  to: required(to),
  grahas: defaulted(
    someOf({ meaning: 'two to nine grahas, comma separated', example: 'guru,shani', allows: GRAHAS }),
    GRAHAS,
  ),
  kind: defaulted(
    oneOf(['degrees', 'rashi', 'nakshatra'], {
      meaning: 'each pair within so many degrees, or all of them in one rashi or nakshatra',
      example: 'degrees',
    }),
    'degrees',
  ),
  orb: defaulted(decimal(0.1, 15, { meaning: 'for degrees: how near a pair must be', example: '1' }), 1),
  format: defaulted(
    oneOf(['json', 'ndjson', 'csv'], { meaning: 'one JSON, a line of JSON for each, or a table', example: 'json' }),
    'json',
  ),
  bom,
};
type Params = typeof params;

export const sanyoga = view<typeof sanyogaReply>()({
  field: 'sanyoga',
  summary: 'Conjunctions: each pair of grahas within an orb with its exact instants, or all in one rashi or nakshatra',
  reads: 'year',
  params,
  heavy: true,
  whole: true,
  wrongWith,
  of(asked) {
    const { head, lines } = inLines(asked);
    return { ...head, events: [...lines] };
  },
  inLines,
  inRows: (asked) => inLines(asked).lines,
});

interface SanyogaParams {
  readonly from: CivilDay;
  readonly to: CivilDay;
  readonly grahas: readonly string[];
  readonly format: string;
  readonly bom?: boolean;
}

function wrongWith(given: SanyogaParams): ParameterError[] {
  const { from, to, grahas } = given;
  const wrong = wrongWithBom(given);
  const [first, last] = [isoDate(from), isoDate(to)];
  if (to < from)
    wrong.push({ param: 'to', text: `to ${last} lies before from ${first}; to must be the same day or a later one` });
  else if (to >= yearsAfter(from))
    wrong.push({
      param: 'to',
      text: `from ${first} to ${last} is more than ${MOST_YEARS} years`,
      allowed: `up to ${MOST_YEARS} years`,
    });
  if (grahas.length < 2)
    wrong.push({
      param: 'grahas',
      text: 'grahas must name two to nine; one is always together with itself',
      allowed: GRAHAS,
    });
  return wrong;
}

/** The last day that is allowed: about the same date `MOST_YEARS` later. */
const yearsAfter = (day: CivilDay): CivilDay => {
  const leap = dateOf(day).year;
  return plusDays(day, Math.round((leap + MOST_YEARS) * 365.2425) - Math.round(leap * 365.2425) + 1);
};

const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);

function inLines({ sky, say, params, note }: ViewInput<Params>) {
  const grahas = GRAHAS.filter((each) => params.grahas.some((id) => isGraha(id) && id === each));
  if (grahas.includes('rahu') && grahas.includes('ketu'))
    note('Rahu and Ketu are always opposite each other, never together');
  const { place } = sky;
  const begin = (day: CivilDay): JdUt => midnightAt(place, day);
  const span: Span = { from: begin(params.from), to: begin(plusDays(params.to, 1)) };
  const found = foundIn(sky, grahas, span, params.kind, params.orb).sort((a, b) => a.from - b.from);
  return {
    head: {
      from: isoDate(params.from),
      to: isoDate(params.to),
      grahas,
      kind: params.kind,
      orb: params.kind === 'degrees' ? params.orb : null,
      count: found.length,
    },
    lines: eventsOf(sky, say, found, span),
  };
}

function foundIn(sky: Sky, grahas: readonly Graha[], span: Span, kind: 'degrees' | keyof typeof PARTS, orb: number) {
  if (kind !== 'degrees') return areNodes(grahas) ? [] : allInOne(sky, grahas, span, PARTS[kind]);
  return grahas.flatMap((one, i) =>
    grahas.slice(i + 1).flatMap((other) => (areNodes([one, other]) ? [] : pairWithin(sky, [one, other], span, orb))),
  );
}

const areNodes = (grahas: readonly Graha[]): boolean => grahas.includes('rahu') && grahas.includes('ketu');

function* eventsOf(sky: Sky, say: Voice, found: readonly SanyogaSpan[], span: Span): Generator<Event, undefined> {
  for (const each of found) yield eventOf(sky, say, each, span);
  return undefined;
}

function eventOf(sky: Sky, say: Voice, { grahas, from, to, passages, nearest }: SanyogaSpan, span: Span): Event {
  const { place } = sky;
  const [one = 'surya', other = 'chandra'] = grahas;
  const { rashi, nakshatra } = positionOf(say, sky.longitude(one, nearest));
  const cut = clippedOf(from <= span.from, to >= span.to);
  const winner = winnerOf(sky, grahas, nearest);
  return {
    grahas: [...grahas],
    start: clock(place, from),
    end: clock(place, to),
    ...(cut !== null && { clipped: cut }),
    exact: passages.map((at) => ({
      at: clock(place, at),
      separation_longitude: Math.abs(round6(arc(sky.longitude(other, at), sky.longitude(one, at)))),
      separation_latitude: round6(sky.latitude(one, at) - sky.latitude(other, at)),
    })),
    rashi,
    nakshatra,
    retrograde: grahas.filter((graha) => isStar(graha) && sky.speed(graha, nearest) < 0),
    yuddha: winner !== null,
    winner,
  };
}

const clippedOf = (start: boolean, end: boolean) => (start ? (end ? 'both' : 'start') : end ? 'end' : null);

const isStar = (graha: Graha): graha is TaraGraha => TARA_GRAHAS.some((each) => each === graha);

/** The winner of the war of two of the five planets less than a degree apart; null for other grahas. */
function winnerOf(sky: Sky, grahas: readonly Graha[], t: JdUt): Graha | null {
  if (grahas.length !== 2 || !grahas.every(isStar)) return null;
  const war = yuddhasAt(sky, t, (graha) => sky.longitude(graha, t));
  return war.find((each) => each.grahas.every((graha) => grahas.includes(graha)))?.winner ?? null;
}
