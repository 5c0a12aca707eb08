/** Commands that answer like a route: flags are parsed exactly as the service parses a query, and its views answer. */

import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { jdOfUnixMs } from 'ganaka/internal/kernel/unix.ts';
import { readEphemeris, readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { type Engine, type EngineInfo, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { engineInfos, enginesOver } from 'ganaka/internal/sky/engines/registry.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { type VoiceKey, voiceKey } from 'ganaka/internal/text/voice.ts';
import type { PayloadOf, View } from 'ganaka/internal/views/view.ts';
import { answer, type Zones } from '../../api/answer/answer.ts';
import { type Answer, envelope } from '../../api/answer/envelope.ts';
import { allowedOn } from '../../api/names.ts';
import { languageNotes } from '../../api/read/language.ts';
import { type PreparedRequest, read } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Address, addresses } from '../../api/route.ts';
import { ALL_ROWS } from '../../api/routes/all.ts';
import type { Settings } from '../../settings.ts';
import { type Command, type CommandArguments, readWords, WrongCommand } from '../command.ts';
import { helpOf, typed } from './help.ts';
import { type Page, pageIn } from './page.ts';

/** The engine that is used without `--engine`; every page then says so. */
export const DEFAULT_ENGINE = 'drik';

export interface Question {
  readonly prepared: PreparedRequest;
  readonly engine: Engine;
  readonly where: Zones;
  /** The languages that a key of a paid plan would get. */
  readonly lang: VoiceKey;
}

export const rightNow = (): JdUt => jdOfUnixMs(Date.now());

/** The engine that `--engine` names. */
export function engineFlag(asked: CommandArguments, settings: Settings): EngineInfo {
  const infos = engineInfos(settings);
  const word = asked.oneOf(
    'engine',
    infos.map((each) => each.word),
    DEFAULT_ENGINE,
  );
  return wordOf(word, settings);
}

function wordOf(word: string, settings: Settings): EngineInfo {
  const info = engineInfos(settings).find((each) => each.word === word || each.id === word);
  if (info === undefined) throw new WrongCommand(`there is no engine ${word}`);
  return info;
}

/** The given flags, as the parameters of a route. Coordinates without a zone have the clock of the place. */
export function queryOf(asked: CommandArguments, names: readonly string[]): Map<string, string> {
  const query = new Map<string, string>();
  for (const name of names) if (asked.want(typed(name)) !== undefined) query.set(name, asked.need(typed(name)));
  for (const whose of ['', 'boy_', 'girl_']) {
    const [tz, hasPoint] = [`${whose}tz`, query.has(`${whose}lat`) && query.has(`${whose}lon`)];
    if (hasPoint && names.includes(tz) && !query.has(tz)) query.set(tz, 'auto');
  }
  return query;
}

export function addressAt(path: string, settings: Settings): Address {
  const address = addresses(ALL_ROWS, engineInfos(settings)).find((each) => each.path === path);
  if (address === undefined) throw new Error(`no view at ${path}`);
  return address;
}

const EN = voiceKey(['en'], { full: false });

/** The languages of a reply to a key of a paid plan. */
export const fullVoice = (asked: VoiceKey | null): VoiceKey =>
  asked === EN ? voiceKey(['en']) : (asked ?? voiceKey(['en', 'hi']));

/** Parses the request to a path; errors of the service become usage errors. */
export function questionAt(
  path: string,
  info: EngineInfo,
  query: ReadonlyMap<string, string>,
  settings: Settings,
): Question {
  const address = addressAt(path, settings);
  const engine = engineNamed(enginesOver(readEphemeris(), settings), info.key);
  const gazetteer = readGazetteer();
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  return refusedInWords(() => {
    const prepared = read(address, engine.info, query, [], { where, now: rightNow });
    return { prepared, engine, where, lang: fullVoice(prepared.lang) };
  });
}

/** Adds a positional value to the query, such as the year in `festivals 2027`. */
export function setBare(query: Map<string, string>, name: string | undefined, value: string): void {
  if (value === '') return;
  if (name === undefined) throw new WrongCommand(`unknown word ${JSON.stringify(value)}`);
  if (query.has(name)) throw new WrongCommand(`--${typed(name)} is given twice`);
  query.set(name, value);
}

/** Turns errors of the service into usage errors. */
export function refusedInWords<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refusal) throw new WrongCommand(error.message);
    throw error;
  }
}

/** A command that calls one route and shows its reply as a page. */
export interface RouteCommand<V extends View> {
  readonly usage: string;
  /** The parts that the command shows, if not everything; `--help` prints it. */
  readonly about?: string;
  readonly view: V;
  readonly path: (info: EngineInfo) => string;
  /** The parameter whose value may be positional. */
  readonly bare?: string;
  /** The parameters that the command sets itself. */
  readonly own?: readonly string[];
  /** The parameters that the command adds to the typed ones. */
  readonly says?: (given: ReadonlyMap<string, string>, isPage: boolean) => Readonly<Record<string, string>>;
  lines(answered: Answer<PayloadOf<V>>, page: Page): readonly string[];
}

export function routeCommand<V extends View>({
  usage,
  about,
  view,
  path,
  bare,
  own = [],
  says,
  lines,
}: RouteCommand<V>): Command {
  /** Every parameter of the route on this engine, except those the command sets itself. */
  const namesUnder = (info: EngineInfo, settings: Settings): readonly string[] =>
    allowedOn(addressAt(path(info), settings).row, info.options).filter(
      (name) => name !== 'engine' && !own.includes(name),
    );
  return {
    usage: [usage],
    help(settings) {
      const infos = engineInfos(settings);
      const names = [...new Set(infos.flatMap((info) => namesUnder(info, settings)))];
      const address = addressAt(path(wordOf(DEFAULT_ENGINE, settings)), settings);
      return helpOf(address, names, infos, DEFAULT_ENGINE, about);
    },
    async run(words, settings, out) {
      const all = new Set(engineInfos(settings).flatMap((info) => namesUnder(info, settings)));
      const asked = readWords(words, [...[...all].map(typed), 'engine'], ['json']);
      const info = engineFlag(asked, settings);
      const json = asked.has('json');
      const query = queryOf(asked, [...all]);
      setBare(query, bare, asked.verb);
      for (const [name, value] of Object.entries(says?.(query, !json) ?? {})) query.set(name, value);
      const { prepared, engine, where, lang } = questionAt(path(info), info, query, settings);
      await prepareVoice(lang);
      const answered = answer(view, prepared, engine, where, lang);
      if (json) return out(JSON.stringify(envelope(answered), null, 2));
      const page = await pageIn(prepared.lang);
      for (const line of [...page.preface, ...lines(answered, page)]) out(line);
      const told = languageNotes(prepared.lang); // the page has these notes at its beginning
      for (const note of answered.notes) if (!told.includes(note)) out(`(${note})`);
      if (asked.want('engine') === undefined) for (const line of ['', defaultText(settings, page)]) out(line);
    },
  };
}

function defaultText(settings: Settings, page: Page): string {
  const words = engineInfos(settings).map(({ word }) => word);
  return `${page.label('default_engine')}: --engine ${DEFAULT_ENGINE} (${words.join('|')})`;
}
