/**
 * Turns a request into a typed payload: creates the Sky once and calls the view. It is used by the main thread, the
 * threads of `worker.ts`, pages and commands, and knows nothing about keys or sockets.
 */

import { placeOn, type ZoneClocks } from 'ganaka/internal/kernel/clock.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { type VoiceKey, voiceFor } from 'ganaka/internal/text/voice.ts';
import type { Parameters } from 'ganaka/internal/views/kit/parameter.ts';
import { answered, lookAt, lookFrom, type SkyAtPlace } from 'ganaka/internal/views/run.ts';
import type {
  BatchInput,
  PairInput,
  PairView,
  ParameterError,
  PayloadOf,
  TextFormat,
  View,
  ViewInput,
} from 'ganaka/internal/views/view.ts';
import type { Instance } from '../read/moments.ts';
import { refusalOf } from '../read/query.ts';
import type { RequestData } from '../read/read.ts';
import { type Answer, envelope } from './envelope.ts';
import { rowSchemaOf, tableOf } from './table.ts';

export type Zones = Pick<ZoneClocks, 'offsetHoursAt'>;

export function answer<V extends View>(
  view: V,
  asking: RequestData,
  engine: Engine,
  zones: Zones,
  lang: VoiceKey,
): Answer<PayloadOf<V>> {
  const notes = [...asking.notes];
  const common = commonOf(asking, lang, notes);
  // of a list of births only the first one is prepared here, the others when they are needed
  const asked = asking.reading === 'births' ? asking.who.slice(0, 1) : asking.who;
  const looks = asked.map((each) => lookOf(each, asking, engine, zones));
  const [first, second] = looks;
  if (first === undefined) throw new Error('a request about nobody');
  const shown: View = view;
  let payload: unknown;
  let conventions: Answer['conventions'];
  if (shown.reads === 'pair') {
    if (second === undefined) throw new Error('a pair of one');
    const pair: PairInput<Parameters> = { ...common, boy: first, girl: second };
    payload = answered(() => shown.of(pair), refusing);
    conventions = shown.conventions?.(pair);
  } else if (shown.reads === 'births') {
    const many = batchOf(asking, common, engine, zones);
    payload = answered(() => shown.of(many), refusing);
    conventions = shown.conventions?.(many);
  } else {
    const one: ViewInput<Parameters> = Object.assign({}, common, first, { elsewhere: second?.sky });
    payload = answered(() => shown.of(one), refusing);
    conventions = shown.conventions?.(one);
  }
  // the table of routes has forgotten the view's type, but the payload is that of the view's schema
  return { view, asking, engine: first.sky.engine, looks, payload: payload as PayloadOf<V>, conventions, notes };
}

/**
 * The values of the lines of a streamed reply: the envelope without the list, each entry of the list, and the number of
 * entries. A stream without that last line is incomplete.
 */
export function* answerInLines(
  view: View,
  asking: RequestData,
  engine: Engine,
  zones: Zones,
  lang: VoiceKey,
): Generator<unknown, undefined> {
  const notes = [...asking.notes];
  const [who] = asking.who;
  if (who === undefined || view.reads === 'pair' || view.inLines === undefined)
    throw new Error(`${view.field} is not given in lines`);
  const look = lookOf(who, asking, engine, zones);
  const common = commonOf(asking, lang, notes);
  const { head, lines, conventions } = linesOf(view, { ...common, ...look }, batchOf(asking, common, engine, zones));
  yield envelope({ view, asking, engine: look.sky.engine, looks: [look], payload: head, conventions, notes });
  let count = 0;
  for (const line of lines) {
    yield line;
    count++;
  }
  yield { done: true, count };
  return undefined;
}

/** The parts of a text in a format other than JSON. */
export function answerInText(
  view: View,
  format: TextFormat,
  asking: RequestData,
  engine: Engine,
  zones: Zones,
  lang: VoiceKey,
): Iterable<string> {
  const [who] = asking.who;
  if (who === undefined || view.reads === 'pair' || view.reads === 'births')
    throw new Error(`${view.field} is not given as ${format}`);
  const asked = { ...commonOf(asking, lang, []), ...lookOf(who, asking, engine, zones) };
  const { inRows, inCalendar } = view;
  return answered(() => {
    if (format === 'csv' && inRows !== undefined) return tableOf(rowSchemaOf(view), inRows(asked), asked.say);
    if (format === 'ics' && inCalendar !== undefined) return [inCalendar(asked)];
    throw new Error(`${view.field} is not given as ${format}`);
  }, refusing);
}

/** What a view finds wrong while it computes is rejected like an invalid parameter. */
const refusing = (wrong: ParameterError) => refusalOf([{ code: `bad_${wrong.param}`, ...wrong }]);

function linesOf(view: Exclude<View, PairView>, one: ViewInput<Parameters>, many: BatchInput<Parameters>) {
  const made = view.reads === 'births' ? view.inLines?.(many) : view.inLines?.(one);
  const conventions = view.reads === 'births' ? view.conventions?.(many) : view.conventions?.(one);
  if (made === undefined) throw new Error(`${view.field} is not given in lines`);
  return { ...made, conventions };
}

/** The births of a list. Each one's Sky is created when it is used. */
function batchOf(
  asking: RequestData,
  common: ReturnType<typeof commonOf>,
  engine: Engine,
  zones: Zones,
): BatchInput<Parameters> {
  const { who, batch } = asking;
  return {
    ...common,
    pairs: batch?.pairs ?? [],
    brief: batch?.brief ?? true,
    birth(index) {
      const one = who[index];
      if (one === undefined) throw new Error(`no birth ${index}`);
      return lookOf(one, asking, engine, zones);
    },
  };
}

const commonOf = ({ params, today, now, addresses }: RequestData, lang: VoiceKey, notes: string[]) => ({
  say: voiceFor(lang),
  params,
  today,
  now,
  note: (text: string) => void (notes.includes(text) || notes.push(text)),
  addresses,
});

/** The Sky of a request, with the day and the instant. */
export function lookOf(
  { place: chosen, day, t }: Instance,
  { options, reading }: RequestData,
  engine: Engine,
  zones: Zones,
): SkyAtPlace {
  const sky = engine.skyOver(placeOn(chosen, day, t, zones), options);
  return reading === 'year' ? lookFrom(sky, day) : lookAt(sky, day, t);
}
