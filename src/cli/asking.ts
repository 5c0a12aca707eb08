/** A question of the command line, read exactly as the service reads it from a query. */
import type { Zones } from '../ask/answer.ts';
import type { Lang } from '../ask/language.ts';
import { type Prepared, read } from '../ask/read.ts';
import { Refusal } from '../ask/refusal.ts';
import { addresses } from '../ask/route.ts';
import { ALL_ROWS } from '../ask/routes/all.ts';
import { readEphemeris, readGazetteer } from '../data-files.ts';
import { type Engine, type EngineInfo, engineNamed } from '../engines/engine.ts';
import { engineInfos, enginesOver } from '../engines/registry.ts';
import { jdUt } from '../kernel/units.ts';
import { CLOCKS } from '../places/zones.ts';
import type { Settings } from '../settings.ts';
import { type Words, WrongCommand } from './command.ts';

const UNIX_EPOCH_JD = 2_440_587.5;

export interface Question {
  readonly prepared: Prepared;
  readonly engine: Engine;
  readonly where: Zones;
  /** What a full key would be told. */
  readonly lang: Lang;
}

/** The engine that `--engine` calls by its word. */
export function engineAsked(asked: Words, settings: Settings, usual: string): EngineInfo {
  const infos = engineInfos(settings);
  const word = asked.oneOf(
    'engine',
    infos.map((each) => each.word),
    usual,
  );
  const info = infos.find((each) => each.word === word);
  if (info === undefined) throw new WrongCommand(`there is no engine ${word}`);
  return info;
}

/** The flags that were given, as the parameters of a route. */
export const queryOf = (asked: Words, names: readonly string[]): ReadonlyMap<string, string> =>
  new Map(names.flatMap((name) => (asked.want(name) === undefined ? [] : [[name, asked.need(name)]])));

/** What the service would be asked at a path; what it would refuse is a wrong word. */
export function questionAt(
  path: string,
  info: EngineInfo,
  query: ReadonlyMap<string, string>,
  settings: Settings,
): Question {
  const address = addresses(ALL_ROWS, engineInfos(settings)).find((each) => each.path === path);
  if (address === undefined) throw new Error(`no view at ${path}`);
  const engine = engineNamed(enginesOver(readEphemeris(), settings), info.key);
  const gazetteer = readGazetteer();
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  const now = () => jdUt(Date.now() / 86_400_000 + UNIX_EPOCH_JD);
  try {
    const prepared = read(address, engine.info, query, [], { where, now });
    return { prepared, engine, where, lang: prepared.lang === 'en' ? 'en_full' : (prepared.lang ?? 'both') };
  } catch (error) {
    if (error instanceof Refusal) throw new WrongCommand(error.message);
    throw error;
  }
}
