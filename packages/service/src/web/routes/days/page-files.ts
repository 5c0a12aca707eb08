/**
 * Calendar files that need no key: `/festivals.ics`, `/ekadashi.ics` and `/panchang.ics` for a town, so that a phone can
 * subscribe to them. They hold what the open pages show; the routes of the API have years, ids and engines to choose.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dateOf } from 'ganaka/internal/kernel/civil.ts';
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { voiceKey } from 'ganaka/internal/text/voice.ts';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../../../accounts/keys/rate.ts';
import type { EncodedReply } from '../../../api/answer/encode.ts';
import { Refusal } from '../../../api/refusal.ts';
import { etagOf } from '../../../http/cache/parsed-query-cache.ts';
import { goneSignalOf } from '../../../http/wire/sockets/connection.ts';
import type { PagesParts } from '../../parts.ts';
import { isUnknown, printQuery, type Town, townAddressed, townIn } from '../../requests/town.ts';
import { preparedFor } from '../account/feed-file.ts';
import { textsOf } from '../open.tsx';

interface PageFile {
  /** The route of the API that makes it, after the family. */
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  /** The number of years if the URL names none. */
  readonly years: string;
}

const FILES: Readonly<Record<string, PageFile>> = {
  '/festivals.ics': { route: 'festivals.ics', query: {}, years: '2' },
  '/ekadashi.ics': { route: 'parva-mool.ics', query: { ids: 'ekadashi', windows: '1' }, years: '2' },
  '/panchang.ics': { route: 'panchanga.ics', query: {}, years: '1' },
};
const PARAMETERS = ['town', 'place', 'lang', 'years'];
/** Each has about 30 kB, a year of days 200. */
const MOST_KEPT = 200;
const RETRY_AFTER_S = 60;
const CACHED = 'public, max-age=3600';

export function pageFileRoutes(app: FastifyInstance, engine: (town: Town) => EngineInfo, parts: PagesParts): void {
  const kept = new LRUCache<string, EncodedReply>({ max: MOST_KEPT });
  for (const [path, file] of Object.entries(FILES))
    app.get(path, async (request, reply) => {
      try {
        return await send(request, reply, path.slice(1), file);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { status, message } = error;
        if (status === 429 || status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
        return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${message}\n`);
      }
    });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    file: PageFile,
  ): Promise<FastifyReply> {
    const rate = parts.rates.address(request.ip);
    if (!rate.ok) throw new Refusal(429, 'too_many_requests', `too many requests; try again in ${rate.retryAfterS} s`);
    const query = textsOf(request.query);
    const town = townOf(query, parts);
    const by = engine(town);
    const route = `/v1/${by.segment}/${file.route}`;
    const { prepared, info } = preparedFor(parts, route, `${queryOf(query, town, file)}${printQuery(town, by)}`);
    const lang = prepared.lang ?? voiceKey(['en']);
    const { who, params, today, options } = prepared;
    const shown = JSON.stringify([route, options, who[0]?.place, params, dateOf(today).year, lang]);
    const etag = etagOf(`${parts.version}|${info.version}|${shown}`);
    reply.header('etag', etag).header('cache-control', CACHED);
    if (request.headers['if-none-match']?.includes(etag.slice(2))) return reply.code(304).send();
    const made =
      kept.get(etag) ??
      (await parts.heavy.run(prepared, lang, {
        owner: networkOf(request.ip),
        gone: goneSignalOf(request.raw.socket),
      }));
    kept.set(etag, made);
    return reply.type(made.media).header('content-disposition', `inline; filename="${name}"`).send(made.body);
  }
}

function townOf(query: Readonly<Record<string, unknown>>, { where }: PagesParts): Town {
  for (const name of Object.keys(query)) {
    if (!PARAMETERS.includes(name))
      throw new Refusal(
        400,
        'bad_request',
        `unknown parameter ${name.slice(0, 40)}; known are ${PARAMETERS.join(', ')}`,
      );
    if (typeof query[name] !== 'string') throw new Refusal(400, 'bad_request', `${name} may be given once`);
  }
  const named = townAddressed(query, where) ?? townIn(query, where);
  const town = named ?? townIn({ place: 'Dehradun' }, where);
  if (town === undefined || isUnknown(town)) {
    const near = town === undefined || town.near.length === 0 ? '' : `; did you mean ${town.near.join(' or ')}?`;
    throw new Refusal(400, 'bad_request', `the town ${town?.asked ?? ''} is not known${near}`);
  }
  return town;
}

function queryOf({ lang, years }: Readonly<Record<string, unknown>>, town: Town, file: PageFile): string {
  const query = new URLSearchParams(town.query);
  for (const [name, value] of Object.entries(file.query)) query.set(name, value);
  query.set('years', String(years ?? file.years));
  query.set('lang', String(lang ?? 'en'));
  return query.toString();
}
