/**
 * Words about the grahas: their rashi or nakshatra, whether they are retrograde, whether they are lost in the Sun's
 * rays.
 */

import { signChanges } from '../../kernel/search.ts';
import { type Span, span } from '../../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../../kernel/units.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import type { Graha, Sky, TaraGraha } from '../../sky/engines/engine.ts';
import { ingressesOf } from '../kundali/gochara/ingress.ts';
import { partStaysOf } from '../kundali/gochara/sanyoga.ts';
import { partsTouching } from '../panchanga/angas/wheels.ts';
import { astaSpans } from '../panchanga/graha-asta/asta-spans.ts';
import { cut, type ValueRun, type WordRuns } from './wheel-words.ts';

const RASHIS = 12;

/** The stays of a graha in rashis (if there are twelve names) or in nakshatras. */
export const grahaRuns =
  (graha: Graha, names: readonly string[]): WordRuns =>
  (sky, values, window) => {
    const runs = names.length === RASHIS ? rashiRuns(sky, graha, window) : starRuns(sky, graha, window);
    const named = runs.map(({ number, from, to }) => ({ value: names[number - 1] ?? '', from, to }));
    return cut(
      named.filter(({ value }) => values.includes(value)),
      window,
    );
  };

interface Numbered extends Span {
  readonly number: number;
}

function rashiRuns(sky: Sky, graha: Graha, window: Span): readonly Numbered[] {
  if (graha === 'chandra') return partsTouching(sky, 'moon_rashi', window);
  const found: Numbered[] = [];
  let number = rashiOf(sky.longitude(graha, window.from));
  let from = window.from;
  for (const { at, rashi } of ingressesOf(sky, graha, window.from, window.to)) {
    found.push({ number, from, to: at });
    number = rashi;
    from = at;
  }
  found.push({ number, from, to: window.to });
  return found;
}

const STAR_DEG = 360 / 27;

function starRuns(sky: Sky, graha: Graha, window: Span): readonly Numbered[] {
  if (graha === 'chandra') return partsTouching(sky, 'nakshatra', window);
  if (graha === 'surya') return partsTouching(sky, 'sun_nakshatra', window);
  return partStaysOf(sky, graha, window, STAR_DEG).map(({ part, from, to }) => ({ number: part + 1, from, to }));
}

/** No graha changes its direction twice within this many days: Budha is retrograde for nearly three weeks. */
const STEP_DAYS = 3;

export const retrogradeRuns: WordRuns = (sky, values, window) =>
  values.flatMap((value) => {
    const speed = (t: JdUt): number => sky.speed(value as TaraGraha, t);
    const turns = signChanges(speed, window.from, window.to, STEP_DAYS);
    const edges = [window.from, ...turns, window.to];
    return edges.slice(1).flatMap((to, i): ValueRun[] => {
      const from = edges[i] ?? window.from;
      return from < to && speed(jdUt((from + to) / 2)) < 0 ? [{ value, from, to }] : [];
    });
  });

/** The window is searched in pieces of this length, because Budha alone is hidden seven times a year. */
const PIECE_DAYS = 700;

export const combustRuns: WordRuns = (sky, values, window) =>
  values.flatMap((value) => {
    const found: ValueRun[] = [];
    for (let from = window.from; from < window.to; from = plusDays(from, PIECE_DAYS)) {
      const piece = span(from, jdUt(Math.min(from + PIECE_DAYS, window.to)));
      for (const { asta, udaya } of astaSpans(sky, value as TaraGraha, piece))
        found.push(...cut([{ value, from: asta ?? piece.from, to: udaya ?? piece.to }], piece));
    }
    return found;
  });
