/** Turns views of the service into functions, which return the same payloads without a request. */
import { dayOf, firstOfMonth } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { Parameters, Values } from '../../views/kit/parameter.ts';
import { answered } from '../../views/run.ts';
import type { PairView, ParameterError, SkyView, View } from '../../views/view.ts';
import { type Look, lookFrom, lookOf, todayOf } from '../days/look.ts';
import { type GanakaEngine, insideOf, yearsOf } from '../engine.ts';
import type { OfBirth, OfDay, OfMonth, OfPair, OfYear } from '../functions.ts';
import { ANSWER_OPTIONS, type AnswerOptions } from './answer-options.ts';
import { optionsIn, shownValue, textOf } from './caller-values.ts';
import { chosenOf, namesIn } from './choices.ts';

/** Any view. The options of a function are checked against the view's declaration when the function is called. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a view are in its declaration; callers see the generated ones
type AnyView = SkyView<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyPairView = PairView<any, any>;

interface Refusing {
  /** Set if the answer contains a panchanga or another part that always has the engine's usual ayanamsa. */
  readonly keepsUsual?: true;
}

/** The function for a view of a birth. */
export const ofBirth =
  <R, O extends object = object>(view: AnyView, { keepsUsual }: Refusing = {}): OfBirth<R, O> =>
  (birth, ...[options]) => {
    const look = lookOf(birth, 'birth');
    if (keepsUsual) refuseOptionsOfCharts(look);
    return shown(view, look, options);
  };

/** The function for a view of a day, or of a span of days that begins with it. */
export const ofDay =
  <R, O extends object = object>(view: AnyView): OfDay<R, O> =>
  (day, ...[options]) =>
    shown(view, lookOf(day, 'day'), options);

/** The function for a view of two births. */
export const ofPair =
  <R, O extends object = object>(view: AnyPairView): OfPair<R, O> =>
  (boy, girl, ...[options]) => {
    const [his, hers] = [lookOf(boy, 'birth'), lookOf(girl, 'birth')];
    if (his.engine !== hers.engine)
      throw new RangeError('both births must have one engine: make it once and give it to both');
    refuseOptionsOfCharts(his);
    refuseOptionsOfCharts(hers);
    const params = paramsOf(view, his, options);
    return answered(() => view.of({ boy: his, girl: hers, ...common(his, params) }), refusing) as R;
  };

/** The function for a view of a whole year. */
export const ofYear =
  <R, O extends object = object>(view: AnyView): OfYear<R, O> =>
  (engine, place, year, given) => {
    const { lang, today, ...options } = optionsBut('year', view, given);
    const { from, to } = yearsOf(engine);
    if (!Number.isInteger(year) || year < from || year > to)
      throw new RangeError(`year must be a whole number from ${from} to ${to} on this engine; got ${shownValue(year)}`);
    const look = lookFrom({ engine, place, day: dayOf({ year, month: 1, day: 1 }), options: { lang, today } });
    return shown(view, look, { ...options, year });
  };

/** A `Temporal.PlainYearMonth` of a calendar with the months of the Gregorian one, which adds the first day (RFC 9557). */
const GREGORIAN_MONTH = /^(\d{4}-\d{2})-01\[!?u-ca=(?:gregory|buddhist|japanese|roc)\]$/;

/** The function for a view of a Gregorian month. */
export const ofMonth =
  <R, O extends object = object>(view: AnyView): OfMonth<R, O> =>
  (engine, place, month, given) => {
    const { lang, today, ...options } = optionsBut('month', view, given);
    const text = textOf(month).replace(GREGORIAN_MONTH, '$1');
    const look = lookFrom({ engine, place, day: monthIn(text, engine), options: { lang, today } });
    return shown(view, look, { ...options, month: text });
  };

/** The options of a view of which one parameter is an argument of the function. */
const optionsBut = (argument: string, { params = {} }: View, given: AnswerOptions | undefined) =>
  optionsIn(given, [...namesIn(params).filter((name) => name !== argument), ...ANSWER_OPTIONS]);

function monthIn(text: string, engine: GanakaEngine): CivilDay {
  const { from, to } = yearsOf(engine);
  const year = Number(text.slice(0, 4));
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text) || year < from || year > to)
    throw new RangeError(
      `month must be a month such as 2026-11 in the years ${from} to ${to}; got ${JSON.stringify(text)}`,
    );
  return firstOfMonth(text);
}

function shown<R>(view: AnyView, look: Look, options: object | undefined): R {
  const params = paramsOf(view, look, options);
  const { sky, day, t, basis } = look;
  return answered(() => view.of({ sky, day, t, basis, ...common(look, params) }), refusing) as R;
}

const common = (look: Look, params: Values) => ({ say: look.say, params, today: todayOf(look), note: () => undefined });

function paramsOf(view: View, look: Look, options: object | undefined): Values {
  const declared: Parameters = view.params ?? {};
  const { engine, day, dated } = look;
  const params = chosenOf(declared, options, {
    engine: insideOf(engine).info.key,
    years: engine.years,
    today: () => todayOf(look),
  });
  const [wrong] =
    view.wrongWith?.(params, {
      day,
      dated,
      firstYear: engine.years.from,
      lastYear: engine.years.to,
      given: new Set(Object.keys(options ?? {})),
    }) ?? [];
  if (wrong !== undefined) throw new RangeError(wrong.text);
  return params;
}

const refusing = ({ text }: ParameterError) => new RangeError(text);

function refuseOptionsOfCharts({ chartsAlone }: Look): void {
  if (chartsAlone !== null) throw new RangeError(chartsAlone);
}
