/**
 * The query of a request, parsed once into plain data (`Prepared`). Every parameter is parsed here and nowhere else;
 * all errors are reported at once. `answer.ts` turns the plain data into what a view receives.
 */
import { defaultsOf, type EngineInfo, type EngineKey, type EngineOption, type SkyOptions } from '../engines/engine.ts';
import type { CivilDay } from '../kernel/units.ts';
import type { VoiceKey } from '../text/voice.ts';
import { type GivenOf, type Own, type Parameters, standingOf, type Values } from '../views/parameter.ts';
import type { AskedDay, Reading, ReadyAddresses, Standing } from '../views/view.ts';
import { type Batch, readBatch } from './batch.ts';
import { todayAt } from './clock.ts';
import { languageNotes, readLang } from './language.ts';
import { aharganaIn, birthOf, type Common, type Instance, instanceOf, placeNamed, type Reader } from './moments.ts';
import { checkNames, optionsOn, withoutAliases } from './names.ts';
import { readParameter } from './parameter.ts';
import { type Bad, type Query, refusalOf } from './query.ts';
import type { Address, Row } from './route.ts';
import { standingOn } from './stands.ts';

const TODAY = 'today';

/** A prepared request: plain data, with nothing left to parse. */
export interface Asking {
  readonly options: SkyOptions;
  readonly reading: Reading;
  /** One instance, boy and girl, or the births of a list. */
  readonly who: readonly Instance[];
  /** Of a list of births: which are laid side by side. */
  readonly batch?: Pick<Batch, 'pairs' | 'brief'>;
  readonly params: Values;
  readonly today: CivilDay;
  readonly notes: readonly string[];
  /** No sky is used: the reply names no engine and no place. */
  readonly skyless?: true;
  /** The sealed URLs for a view that returns them. */
  readonly addresses?: ReadyAddresses;
}

/** A request of the service: comparable, cacheable, sendable to a worker. */
export interface Prepared extends Asking {
  readonly path: string;
  readonly engine: EngineKey;
  /** The requested languages; null if there are none, and the caller's defaults apply. */
  readonly lang: VoiceKey | null;
  /** Whether another day's clock would give another reply. */
  readonly dependsOnToday: boolean;
}

export function read(
  address: Address,
  info: EngineInfo,
  sent: Query,
  sendingBad: readonly Bad[],
  reader: Reader,
  body: string | null = null,
): Prepared {
  const { path, row } = address;
  const reading = row.reads;
  if (reading === null) throw new Error(`${path} computes nothing`);
  const bad: Bad[] = [...sendingBad];
  const plain = withoutAliases(sent, bad);
  const query = withoutToday(plain);
  checkNames(address, info, query, bad);
  const stands = standingOn(row, query);
  const options = readOptions(row, info, stands, query, bad);
  const params = readParams(row, info.key, query, bad);
  const lang = readLang(query, bad);
  const now = reader.now();
  const notes = languageNotes(lang);
  const common = { row, info, stands, query, params, reader, now, notes, bad };
  const batch = reading === 'births' ? readBatch(body ?? '', common) : null;
  const who =
    batch?.who ??
    (reading === 'pair' ? [birthOf('boy', common), birthOf('girl', common)] : instancesOf(reading, common));
  const [first] = who;
  if (first === undefined) throw bad.length > 0 ? refusalOf(bad) : new Error('a request about nobody');
  const today = todayAt(first.place, now, reader.where);
  const forToday = query !== plain && row.names.includes('date');
  if (forToday) params.date = today;
  bad.push(
    ...together(row, query, params, {
      day: first.day,
      dated: query.has('date'),
      firstYear: info.years.from,
      lastYear: info.years.to,
      given: new Set(plain.keys()),
    }),
  );
  if (bad.length > 0) throw refusalOf(bad);
  const dateDefaulted = reading === 'moment' && !query.has('date') && aharganaIn(row, params) === undefined;
  const countsFromNow = fillToday(row.own, params, today);
  return {
    path,
    engine: info.key,
    options,
    reading,
    who,
    ...(stands?.skyless && { skyless: true as const }),
    ...(batch !== null && { batch: { pairs: batch.pairs, brief: batch.brief } }),
    params,
    today,
    notes,
    lang,
    dependsOnToday: countsFromNow || dateDefaulted || forToday || tellsToday(row),
  };
}

const tellsToday = ({ shows }: Row): boolean => 'tellsToday' in shows && shows.tellsToday === true;

/** `date=today` is the default. */
function withoutToday(query: Query): Query {
  if (query.get('date')?.toLowerCase() !== TODAY) return query;
  const rest = new Map(query);
  rest.delete('date');
  return rest;
}

/** The requested moment; if a second place is named, the same day there as well. */
function instancesOf(reading: Exclude<Reading, 'pair'>, common: Common): Instance[] {
  const first = instanceOf(reading, common);
  const name = common.row.own.find(([, { kind }]) => kind === 'place')?.[0];
  const text = name === undefined ? undefined : common.query.get(name);
  if (name === undefined || text === undefined) return [first];
  return [first, { place: placeNamed(name, text, common), day: first.day, time: null, t: null }];
}

/**
 * The view's own check of parameters that do not go together; it runs only if no required one is missing and none was
 * rejected.
 */
function together({ shows, own }: Row, query: Query, params: Values, asked: AskedDay): Bad[] {
  if ('plain' in shows) return [];
  if (own.some(([name, { need }]) => (need === 'required' || query.has(name)) && params[name] === undefined)) return [];
  const wrong = shows.wrongWith?.(params, asked) ?? [];
  return wrong.map((each) => ({ code: `bad_${each.param}`, ...each }));
}

/** A request of a route that computes nothing: only its own parameters and the language. */
export function readPlain(address: Address, query: Query, sendingBad: readonly Bad[]): PlainRead {
  const bad: Bad[] = [...sendingBad];
  checkNames(address, null, query, bad);
  const params = readParams(address.row, null, query, bad);
  const lang = readLang(query, bad);
  if (bad.length > 0) throw refusalOf(bad);
  return { params, lang };
}

interface PlainRead {
  readonly params: Values;
  readonly lang: VoiceKey | null;
}

/** Requests of pages, books and feeds, without a query: one place and day; the instant defaults to sunrise. */
export function askingAt<P extends Parameters>(
  { reads, params: declared }: { readonly reads: Reading; readonly params?: P },
  info: EngineInfo,
  { place, day, t = null }: Pick<Instance, 'place' | 'day'> & Partial<Pick<Instance, 't'>>,
  given: GivenOf<P>,
): Asking {
  const own = Object.entries(declared ?? {});
  const params = { ...standingOf(own), ...given };
  fillToday(own, params, day);
  return {
    options: defaultsOf(info),
    reading: reads,
    who: [{ place, day, time: null, t }],
    params,
    today: day,
    notes: [],
  };
}

function readOptions(row: Row, info: EngineInfo, stands: Standing | undefined, query: Query, bad: Bad[]): SkyOptions {
  const chosen: Record<string, string> = {};
  const standing = stands?.engine === info.key ? stands.options : undefined;
  for (const [name, option] of Object.entries(optionsOn(row, info.options))) {
    const values = valuesOn(row, option);
    const given = query.get(name);
    if (given === undefined) chosen[name] = standing?.[name] ?? values[0] ?? '';
    else if (values.includes(given)) chosen[name] = given;
    else
      bad.push({
        code: `bad_${name}`,
        param: name,
        text: option.values.includes(given)
          ? `${name}=${given} is for the routes that show the engine's working (ss-*) alone; here ${name} must be one of ${values.join(', ')}`
          : `${name} must be one of ${values.join(', ')}; got "${given}"`,
        allowed: values,
      });
  }
  return chosen;
}

/** The values of an option that a route accepts: some are only for the routes on the engine's own mathematics. */
export const valuesOn = ({ group }: Row, { values, ofWorking }: EngineOption): readonly string[] =>
  group === 'ss' || ofWorking === undefined ? values : values.filter((each) => !ofWorking.includes(each));

/** The route's own parameters: defaults, then given values, in the order of the declaration. */
function readParams(row: Row, engine: EngineKey | null, query: Query, bad: Bad[]): Record<string, unknown> {
  const values: Record<string, unknown> = { ...row.standing };
  for (const [name, parameter] of row.own) {
    const text = query.get(name);
    if (text === undefined || parameter.need === 'fixed') continue;
    if (parameter.need === 'today' && text.toLowerCase() === TODAY) continue;
    const value = readParameter(name, parameter, text, engine, bad);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Sets parameters that default to today; returns whether anything left out counts from now. */
function fillToday(own: readonly Own[], values: Record<string, unknown>, today: CivilDay): boolean {
  let counts = false;
  for (const [name, { need, fromNow }] of own) {
    if (values[name] !== undefined || (need !== 'today' && fromNow !== true)) continue;
    counts = true;
    if (need === 'today') values[name] = today; // printed in `request`, like every default
  }
  return counts;
}
