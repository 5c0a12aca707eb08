/** ganaka panchanga: the day at a place on the terminal, read and computed exactly as the service does it. */
import { type Answer, answer } from '../ask/answer.ts';
import { envelope } from '../ask/envelope.ts';
import { read } from '../ask/read.ts';
import { Refusal } from '../ask/refusal.ts';
import { addresses } from '../ask/route.ts';
import { ALL_ROWS } from '../ask/routes/all.ts';
import { readEphemeris, readGazetteer } from '../data-files.ts';
import { type EngineKey, engineNamed } from '../engines/engine.ts';
import { engineInfos, enginesOver } from '../engines/registry.ts';
import { jdUt } from '../kernel/units.ts';
import { CLOCKS } from '../places/zones.ts';
import type { Settings } from '../settings.ts';
import { type Snapshot, panchanga as snapshot } from '../views/panchanga.ts';
import { type Command, readWords, WrongCommand } from './command.ts';
import { pageOf } from './panchanga-page.ts';

const PATH = '/v1/panchanga';
const DEFAULT_ENGINE = 'surya';
const UNIX_EPOCH_JD = 2_440_587.5;
const QUERY = ['place', 'lat', 'lon', 'tz', 'date', 'time', 'blocks'];

export const panchanga: Command = {
  usage: [
    'panchanga [--place P | --lat D --lon D] [--tz H] [--date YYYY-MM-DD] [--time HH:MM] [--engine surya] [--json]',
  ],
  async run(words, settings, out) {
    const json = words.includes('--json');
    const asked = readWords(['show', ...words.filter((each) => each !== '--json')], [...QUERY, 'engine']);
    const infos = engineInfos(settings);
    const word = asked.oneOf(
      'engine',
      infos.map((each) => each.word),
      DEFAULT_ENGINE,
    );
    const info = infos.find((each) => each.word === word);
    if (info === undefined) throw new WrongCommand(`there is no engine ${word}`);
    const query = new Map(QUERY.flatMap((name) => (asked.want(name) === undefined ? [] : [[name, asked.need(name)]])));
    const day = answered(settings, info.key, query);
    if (json) out(JSON.stringify(envelope(day), null, 2));
    else for (const line of pageOf(day)) out(line);
  },
};

/** What the service would answer to a full key. */
function answered(settings: Settings, key: EngineKey, query: ReadonlyMap<string, string>): Answer<Snapshot> {
  const address = addresses(ALL_ROWS, engineInfos(settings)).find(({ path }) => path === PATH);
  if (address === undefined) throw new Error(`no view at ${PATH}`);
  const engine = engineNamed(enginesOver(readEphemeris(), settings), key);
  const gazetteer = readGazetteer();
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  const now = () => jdUt(Date.now() / 86_400_000 + UNIX_EPOCH_JD);
  try {
    const prepared = read(address, engine.info, query, [], { where, now });
    return answer(snapshot, prepared, engine, where, prepared.lang === 'en' ? 'en_full' : (prepared.lang ?? 'both'));
  } catch (error) {
    if (error instanceof Refusal) throw new WrongCommand(error.message);
    throw error;
  }
}
