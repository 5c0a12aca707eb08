/** `ganaka/festivals`: the festivals, vratas and parvas of a year. */

import { festival as festivalView } from '../../views/festivals/festival.ts';
import { parvaMool as parvaMoolView } from '../../views/festivals/parva-mool.ts';
import { ANSWER_OPTIONS, type AnswerOptions } from '../checks/answer-options.ts';
import { optionsIn } from '../checks/caller-values.ts';
import { ofYear } from '../checks/view-functions.ts';
import type { GanakaEngine } from '../engine.ts';
import type { GanakaPlace } from '../place.ts';
import type { FestivalsIdOptions, ParvaMoolOptions } from '../types/options.generated.ts';
import type { FestivalsIdReply, ParvaMoolReply } from '../types/replies.generated.ts';

export type { AnswerOptions } from '../checks/answer-options.ts';
export type { GanakaEngine } from '../engine.ts';
export { addLanguages, type GanakaLanguage } from '../languages.ts';
export { type GanakaPlace, place } from '../place.ts';
export type { FestivalsIdOptions, FestivalsIdReply, ParvaMoolOptions, ParvaMoolReply };

/** All festivals, vratas and parvas of a year, by date. */
export const parvaMool = ofYear<ParvaMoolReply, ParvaMoolOptions>(parvaMoolView);

const oneFestival = ofYear<FestivalsIdReply, FestivalsIdOptions>(festivalView);
/** One festival in a year: its day, the rule that chose the day, its hours, and the days of other schools. */
export const festival = (
  engine: GanakaEngine,
  place: GanakaPlace,
  year: number,
  id: FestivalsIdOptions['id'],
  options?: AnswerOptions,
): FestivalsIdReply => oneFestival(engine, place, year, { ...optionsIn(options, ANSWER_OPTIONS), id });
