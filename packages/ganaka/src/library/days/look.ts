/** One engine at one place on one day, and the languages of the answer: the common input of the library's functions. */

import type { CivilDay, JdUt } from '../../kernel/units.ts';
import type { SkyOptions } from '../../sky/engines/engine.ts';
import type { Voice } from '../../text/voice.ts';
import { type SkyAtPlace, lookAt as skyLookAt, lookFrom as skyLookFrom } from '../../views/run.ts';
import type { AnswerOptions } from '../checks/answer-options.ts';
import { checkMade } from '../checks/caller-values.ts';
import { type GanakaEngine, insideOf, optionsOf } from '../engine.ts';
import { voiceOf } from '../languages.ts';
import { type GanakaPlace, placeNear } from '../place.ts';
import { todayAt } from './clock.ts';
import { readDate } from './date.ts';
import { type HasLook, LOOK } from './looking.ts';

export interface Look extends SkyAtPlace {
  readonly engine: GanakaEngine;
  readonly place: GanakaPlace;
  readonly say: Voice;
  /** The given date of today; null if it is to be read from the clock. */
  readonly today: CivilDay | null;
  /** Whether a date was given, and not only a year or month. */
  readonly dated: boolean;
  /**
   * The error message for functions that do not accept an option of birth charts; null if no such option was chosen.
   */
  readonly chartsAlone: string | null;
}

export function lookOf(looking: HasLook, what: 'birth' | 'day'): Look {
  checkMade(what, `${what}()`, looking, LOOK, (made) => 'jd' in made === (what === 'birth'));
  return looking[LOOK] as Look;
}

interface LookInput {
  readonly engine: GanakaEngine;
  readonly place: GanakaPlace;
  readonly day: CivilDay;
  readonly options: AnswerOptions;
}

/** The look at an instant, by default at the sunrise of the day, or at true noon if the Sun does not rise. */
export function lookAt(given: LookInput, t: JdUt | null, ofCharts: SkyOptions = {}): Look {
  const { engine, place, day, options } = given;
  const sky = insideOf(engine).skyOver(placeNear(place, t, day), { ...optionsOf(engine), ...ofCharts });
  return { engine, place, ...skyLookAt(sky, day, t), ...asked(engine, options), dated: true, chartsAlone: null };
}

/** The look at the midnight with which a span of days begins. */
export function lookFrom({ engine, place, day, options }: LookInput): Look {
  const sky = insideOf(engine).skyOver(placeNear(place, null, day), optionsOf(engine));
  return { engine, place, ...skyLookFrom(sky, day), ...asked(engine, options), dated: false, chartsAlone: null };
}

const asked = (engine: GanakaEngine, { lang = 'en', today }: AnswerOptions): Pick<Look, 'say' | 'today'> => ({
  say: voiceOf(lang),
  today: today === undefined ? null : readDate(today, engine.years, 'today'),
});

export const todayOf = ({ place, today }: Look): CivilDay => today ?? todayAt(place);
