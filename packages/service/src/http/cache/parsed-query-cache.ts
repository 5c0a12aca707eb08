/** Caches parsed request lines: a line that was requested twice is not parsed again, and its ETag is not made again. */
import { hash } from 'node:crypto';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import { type Bad, type Query, readQuery } from '../../api/read/query.ts';
import type { PreparedRequest } from '../../api/read/read.ts';
import type { Address, RouteGroup } from '../../api/route.ts';
import { resolveEngine } from '../pipeline/gatekeeper.ts';
import { RecencyFilter } from './recency-filter.ts';
import { TwoGenerations } from './two-generations.ts';

/** Groups of routes whose queries contain births. Nothing of those queries is cached. */
const PERSONAL: ReadonlySet<RouteGroup> = new Set<RouteGroup>(['kundali', 'matching', 'book', 'extension']);
/** Whether a query contains a birth, judged by its route and its parameters. */
export const isPersonal = ({ row }: Address, query: Query): boolean =>
  PERSONAL.has(row.group) || row.own.some(([name, { natal }]) => natal === true && query.has(name));

/** A parsed query, and the results derived from it. */
export interface ReadOnce {
  readonly query: Query;
  readonly bad: readonly Bad[];
  readonly engine: EngineKey | null;
  /** The minute in which the query was parsed. In the next minute "today" may be another day. */
  readonly minute: number;
  prepared?: PreparedRequest;
  /** Cache key and ETag, by language. */
  readonly names: Map<VoiceKey, Names>;
}

/** The cache key of a reply, and its ETag. */
interface Names {
  readonly key: string;
  readonly etag: string;
}

const MINUTES_PER_DAY = 1440;
const MOST_REMEMBERED = 4000;

/** Request lines that were requested twice. */
export class ParsedQueryCache {
  readonly #read = new TwoGenerations<ReadOnce>(MOST_REMEMBERED);
  readonly #recent = new RecencyFilter();

  get(line: string): ReadOnce | undefined {
    return this.#read.get(line);
  }

  get size(): number {
    return this.#read.size;
  }

  offer(line: string, read: ReadOnce): void {
    if (this.#recent.again(line)) this.#read.set(line, read);
  }
}

/** The parsed query of a request line, from the cache if possible. Queries with births are parsed each time. */
export function readOnce(service: QuerySource, address: Address, queryText: string): ReadOnce {
  const minute = Math.floor(service.now() * MINUTES_PER_DAY);
  const line = `${address.path}?${queryText}`;
  const known = service.parsedQueries.get(line);
  if (known !== undefined && known.minute === minute) return known;
  const { query, bad } = readQuery(queryText);
  const engine = resolveEngine(address, query);
  const read: ReadOnce = { query, bad, engine, minute, names: new Map() };
  if (!isPersonal(address, query)) service.parsedQueries.offer(line, read);
  return read;
}

/** The parts of the service that are needed to parse a query. */
export interface QuerySource {
  readonly parsedQueries: ParsedQueryCache;
  readonly now: () => JdUt;
}

/**
 * The cache key and the ETag of a reply. `version` is that of the service, because another version may answer
 * differently.
 */
export function namesOf(read: ReadOnce, prepared: PreparedRequest, version: string, lang: VoiceKey): Names {
  const known = read.names.get(lang);
  if (known !== undefined) return known;
  const key = cacheKey(prepared, lang);
  const names = { key, etag: etagOf(`${version}|${key}`) };
  read.names.set(lang, names);
  return names;
}

/** Everything the answer depends on, including today's date if it does. */
function cacheKey(prepared: PreparedRequest, lang: VoiceKey): string {
  const { path, engine, options, who, params, today, dependsOnToday, notes, addresses } = prepared;
  const asked = [path, engine, options, who, params, dependsOnToday ? today : 0, notes.length, lang];
  // URLs are sealed again for each reply, so no two replies with sealed URLs are the same
  return JSON.stringify(addresses === undefined ? asked : [...asked, addresses]);
}

export const etagOf = (text: string | Buffer): string => `W/"${hash('sha1', text, 'base64url')}"`;
