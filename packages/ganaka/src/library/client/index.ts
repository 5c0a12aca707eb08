/** `ganaka/client`: a typed client of the service for Node, browsers and workers. */
import { type ClientCall, type ClientSettings, type Credits, call, GanakaError } from './call.ts';
import { linesOf } from './lines.ts';
import type { OfChitrapaksha, OfHost, OfSurya, OfVedic } from './methods.generated.ts';
import { ROUTES } from './routes.generated.ts';

export type * from '../types/replies.generated.ts';
export { type CallOptions, type Credits, GanakaError, type TextLike } from './call.ts';
export type * from './methods.generated.ts';

/** Where the service is, and how it is called. */
export interface ClientOptions {
  /** The address of the service: `https://api.example`. */
  readonly baseUrl: string;
  /** A key of the account; open routes need none. */
  readonly key?: string;
  /**
   * How many times a call is retried if it was temporarily refused (429, 503) or did not reach the service; 2 by
   * default.
   */
  readonly retries?: number;
  /** The path segment of the third engine, if the service does not use `chitrapaksha`. */
  readonly thirdEngine?: string;
  /** A `fetch` to use instead of the global one. */
  readonly fetch?: typeof fetch;
}

/** The routes of a service as methods, by family. */
export interface Client extends OfHost {
  readonly surya: OfSurya;
  readonly vedic: OfVedic;
  readonly chitrapaksha: OfChitrapaksha;
  /** The credits as of the last reply that reported them; null before the first such reply. */
  readonly credits: Credits | null;
}

const OPTIONS: readonly string[] = [
  'baseUrl',
  'key',
  'retries',
  'thirdEngine',
  'fetch',
] satisfies (keyof ClientOptions)[];
const FAMILIES = ['surya', 'vedic', 'chitrapaksha'] as const;

type Method = (...given: readonly unknown[]) => unknown;

/** Creates a client: `ganaka({ baseUrl, key }).vedic.panchanga({ place: 'Ujjain' })`. */
export function ganaka(options: ClientOptions): Client {
  if (!isAddress(options?.baseUrl))
    throw new RangeError(
      `baseUrl must be the address of a service such as https://api.example; got ${JSON.stringify(options?.baseUrl)}`,
    );
  for (const name of Object.keys(options))
    if (!OPTIONS.includes(name))
      throw new RangeError(`there is no option "${name}" here; there are ${OPTIONS.join(', ')}`);
  const { baseUrl, key, retries = 2, thirdEngine = 'chitrapaksha', fetch: send = fetch } = options;
  if (!(Number.isInteger(retries) && retries >= 0))
    throw new RangeError(`retries must be a whole number from 0; got ${String(retries)}`);
  let credits: Credits | null = null;
  const calling: ClientSettings = { baseUrl, key, retries, fetch: send, told: (now) => void (credits = now) };
  const of = (family: string, segment: string): Record<string, Method> =>
    Object.fromEntries(
      ROUTES.filter(([whose]) => whose === family || (whose === 'family' && family !== 'host')).flatMap((route) =>
        methodsOf(calling, route, segment),
      ),
    );
  const families = FAMILIES.map((each) => [each, of(each, each === 'chitrapaksha' ? thirdEngine : each)] as const);
  const client = Object.defineProperty({ ...of('host', ''), ...Object.fromEntries(families) }, 'credits', {
    get: () => credits,
    enumerable: true,
  });
  return client as unknown as Client; // the table and the types are generated from the same OpenAPI document
}

const isAddress = (url: unknown): boolean => typeof url === 'string' && /^https?:\/\/[^/?#]+[^?#]*$/.test(url);

function methodsOf(calling: ClientSettings, route: (typeof ROUTES)[number], segment: string): [string, Method][] {
  const [, name, verb, kind, path, inLines] = route;
  const reply = (given: readonly unknown[], format?: string): Promise<Response> =>
    call(calling, askingOf(verb, path, segment, given, format));
  const whole: Method = async (...given) => {
    const got = await reply(given);
    return kind === 'json' ? jsonIn(got) : kind === 'text' ? got.text() : new Uint8Array(await got.arrayBuffer());
  };
  async function* lines(...given: readonly unknown[]): AsyncGenerator<unknown, undefined> {
    yield* linesOf(await reply(given, 'ndjson'));
    return undefined;
  }
  return inLines
    ? [
        [name, whole],
        [`${name}Lines`, lines],
      ]
    : [[name, whole]];
}

/** A page in place of the service, such as that of a proxy, is an error too. */
async function jsonIn(reply: Response): Promise<unknown> {
  const text = await reply.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new GanakaError(reply.status, { error: `the reply of ${reply.url} is not JSON` }, null);
  }
}

function askingOf(verb: string, path: string, segment: string, given: readonly unknown[], format?: string): ClientCall {
  const [body, query, options] = verb === 'POST' ? given : [undefined, ...given];
  const rest: Record<string, unknown> = { ...(query as object | undefined), ...(format !== undefined && { format }) };
  const filled = path.replace('{family}', segment).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    if (value === undefined || value === '') throw new RangeError(`${name} must be given: it is a part of ${path}`);
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { verb, path: filled, query: rest, body, options: { ...(options as object | undefined) } };
}
