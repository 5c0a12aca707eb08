/** A birth at an instant and a place, the input of the functions of `ganaka/kundali` and `ganaka/matching`. */
import type { SkyOptions } from '../../sky/engines/engine.ts';
import { ANSWER_OPTIONS, type AnswerOptions } from '../checks/answer-options.ts';
import { optionsIn } from '../checks/caller-values.ts';
import { instantOf, type RepeatedTimeChoice } from '../days/clock.ts';
import { type DateLike, readDate, readTime, type TimeLike } from '../days/date.ts';
import { type Look, lookAt } from '../days/look.ts';
import { type HasLook, hidden, LOOK } from '../days/looking.ts';
import { type GanakaEngine, insideOf, yearsOf } from '../engine.ts';
import type { GanakaPlace } from '../place.ts';

/** Options of a birth. */
export interface BirthOptions extends AnswerOptions {
  /** The ayanamsa of the chart, on the drik engine only; default `lahiri`. */
  readonly ayanamsa?: string;
  /**
   * Which instant is meant if clocks showed the time twice on that day (see `instantOf` of `ganaka/zones`); default
   * `first`.
   */
  readonly showing?: RepeatedTimeChoice;
}

/** A birth, which the functions of `ganaka/kundali` and `ganaka/matching` take. */
export interface GanakaBirth extends HasLook {
  /** The instant of birth, as a Julian day of universal time. */
  readonly jd: number;
}

/** The birth on a date at a time of day, by the clock of the place. */
export function birth(
  engine: GanakaEngine,
  place: GanakaPlace,
  date: DateLike,
  time: TimeLike,
  options?: BirthOptions,
): GanakaBirth {
  const { ayanamsa, showing, ...answering } = optionsIn(options, ['ayanamsa', 'showing', ...ANSWER_OPTIONS]);
  const day = readDate(date, yearsOf(engine));
  const t = instantOf(place, day, readTime(time), showing);
  const { chosen, chartsAlone } = zeroPoint(engine, ayanamsa);
  const look: Look = { ...lookAt({ engine, place, day, options: answering }, t, chosen), chartsAlone };
  return hidden({ jd: t }, LOOK, look);
}

function zeroPoint(
  engine: GanakaEngine,
  ayanamsa: string | undefined,
): { readonly chosen: SkyOptions; readonly chartsAlone: string | null } {
  const option = insideOf(engine).info.options.ayanamsa;
  if (option === undefined) {
    if (ayanamsa === undefined) return { chosen: {}, chartsAlone: null };
    throw new RangeError(`${engine.id} has no choice of ayanamsa; only drik has`);
  }
  const [usual = ''] = option.values;
  const chosen = ayanamsa ?? usual;
  if (!option.values.includes(chosen))
    throw new RangeError(`ayanamsa must be one of ${option.values.join(', ')}; got ${JSON.stringify(ayanamsa)}`);
  return { chosen: { ayanamsa: chosen }, chartsAlone: chosen === usual ? null : (option.ofCharts ?? null) };
}
