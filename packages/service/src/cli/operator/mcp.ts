/** ganaka mcp: the tools over stdin and stdout. They are answered in this process, without a service or a key. */

import { readEphemeris, readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { engineInfos, enginesOver } from 'ganaka/internal/sky/engines/registry.ts';
import { prepareVoice } from 'ganaka/internal/text/loading/folders.ts';
import { geocodeReply } from 'ganaka/internal/views/places/geocode.ts';
import { encodePlain, finish } from '../../api/answer/encode.ts';
import { directoryOf, pathValue } from '../../api/directory.ts';
import { read, readPlain } from '../../api/read/read.ts';
import { Refusal } from '../../api/refusal.ts';
import { addresses, type PlainContext } from '../../api/route.ts';
import { defaultsOn } from '../../api/route-defaults.ts';
import { ALL_ROWS } from '../../api/routes/all.ts';
import { packageVersion } from '../../data-files.ts';
import { SDK_PACKAGE, type Sdk, serverFactory } from '../../mcp/server.ts';
import type { CallRoute } from '../../mcp/tool.ts';
import type { Settings } from '../../settings.ts';
import { type Command, readWords, WrongCommand } from '../command.ts';
import { fullVoice, rightNow } from '../computing/route-command.ts';

/** Calls routes in this process, with the replies that a key with full access would get. */
export function askHere(settings: Settings): CallRoute {
  const infos = engineInfos(settings);
  const directory = directoryOf(addresses(ALL_ROWS, infos), infos);
  const engines = enginesOver(readEphemeris(), settings);
  const gazetteer = readGazetteer();
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  const about: PlainContext = {
    addresses: directory.addresses,
    health: () => ({}),
    places: (q, limit, now, hindi) => geocodeReply(gazetteer, q, limit, now, hindi),
  };
  return async (path, given) => {
    const address = directory.find(path);
    if (address === null) throw new Refusal(404, 'unknown_route', 'there is no such route');
    const { row, family } = address;
    const value = pathValue(address, path);
    const query = new Map(
      Object.entries(given).flatMap(([name, each]) => (each === undefined ? [] : [[name, String(each)] as const])),
    );
    if (row.pathParam !== null && value !== null) query.set(row.pathParam, value);
    const { shows } = row;
    if ('plain' in shows) {
      const { params, lang } = readPlain(address, query, []);
      const made = await encodePlain(shows, { about, params, family, lang, now: rightNow() }, null);
      return { media: made.media, text: made.body.toString() };
    }
    const asked = query.get('engine');
    const usual = defaultsOn(row, query)?.engine ?? address.engine;
    const info = infos.find(({ word, id, key }) =>
      asked === undefined ? key === usual : word === asked || id === asked,
    );
    if (info === undefined) throw new Refusal(400, 'bad_engine', 'there is no such engine');
    const engine = engineNamed(engines, info.key);
    const prepared = read(address, info, query, [], { where, now: rightNow });
    const lang = fullVoice(prepared.lang);
    await prepareVoice(lang);
    const { media, body } = finish(shows, prepared, engine, where, lang);
    return { media, text: body.toString() };
  };
}

/** Loads the SDK; if it is missing, throws an error that says what to install. */
async function sdkOr(): Promise<{ sdk: Sdk; stdio: typeof import('@modelcontextprotocol/server/stdio') }> {
  try {
    const [sdk, stdio] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/server/stdio'),
    ]);
    return { sdk, stdio };
  } catch {
    throw new WrongCommand(`ganaka mcp needs the package ${SDK_PACKAGE}; install it with: npm install ${SDK_PACKAGE}`);
  }
}

export const mcp: Command = {
  usage: ['mcp'],
  help: () => ['', 'Serves the tools of docs/MCP.md to a client of the Model Context Protocol over stdin and stdout.'],
  async run(words, settings) {
    const { verb } = readWords(words, []);
    if (verb !== '') throw new WrongCommand(`unknown word ${JSON.stringify(verb)}`);
    const { sdk, stdio } = await sdkOr();
    const ask = askHere(settings);
    const make = serverFactory({ sdk, version: packageVersion(), engines: engineInfos(settings) });
    stdio.serveStdio(() => make(ask));
    // the command runs until its input ends
    await new Promise<void>((resolve) => process.stdin.once('close', resolve));
  },
};
