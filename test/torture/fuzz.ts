/**
 * npm run torture -- fuzz [requests] [seed]: so many generated requests (100,000) on the built service over real sockets, five in one write: every route, plausible and made-up parameters, names
 * that every object has as parameter names, values, parts of paths, headers and keys of bodies. No answer may be a 5xx, none may be missing, none may take two seconds.
 */
import { connect } from 'node:net';
import { addresses } from '../../src/ask/route.ts';
import { ALL_ROWS } from '../../src/ask/routes/all.ts';
import { infos } from '../engines.ts';
import { INHERITED, NAMES, VALUES } from '../fuzz-words.ts';
import { service } from './service.ts';

const CONNECTIONS = 4;
const AT_ONCE = 5;
const LONGEST_MS = 2_000;
const SEED = 20_261_116;
const THIRD = 'chitrapaksha';

/** Mulberry32: the same requests for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Asked {
  readonly line: string;
  readonly bytes: string;
}

function generator(seed: number, keys: readonly string[]): () => Asked {
  const random = randomOf(seed);
  const routes = addresses(ALL_ROWS, infos(THIRD));
  const pages = [
    '/',
    '/docs',
    '/account/link/{id}',
    '/feeds/{id}.ics',
    '/assets/{id}',
    '/v1/s/{id}',
    '/festivals',
    '/{id}',
  ];
  const oneOf = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  const odd = (): string => {
    const length = Math.floor(random() * 12);
    return String.fromCodePoint(...Array.from({ length }, () => 1 + Math.floor(random() ** 3 * 0xd7fe)));
  };
  const name = () => (random() < 0.15 ? oneOf(INHERITED) : random() < 0.95 ? oneOf(NAMES) : odd());
  const value = () => (random() < 0.1 ? oneOf(INHERITED) : random() < 0.85 ? oneOf(VALUES) : odd());
  const pairs = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, () => [name(), value()]);
  return () => {
    const route = random() < 0.9 ? oneOf(routes) : undefined;
    let path = (route?.path ?? oneOf(pages)).replaceAll(/\{\w+\}/g, () => oneOf([...INHERITED, 'deepavali']));
    if (random() < 0.05) path += `/${oneOf(INHERITED)}`;
    if (random() < 0.03) path = path.replace(/[^/]+$/, oneOf(INHERITED));
    // a whole reading of the place and the day now and then, so that much is computed
    const whole =
      random() < 0.5
        ? [
            ['date', oneOf(VALUES.slice(0, 6))],
            ['lat', '23.2'],
            ['lon', '75.8'],
          ]
        : [];
    const query = [...whole, ...(random() < 0.4 ? [] : pairs(4))].map(
      ([n = '', v = '']) => `${encodeURIComponent(n)}=${encodeURIComponent(v)}`,
    );
    const key = random() < 0.9 ? oneOf(keys) : oneOf(INHERITED);
    const headers = [`x-api-key: ${key}`, ...pairs(2).map(([n = '', v = '']) => header(n, v))];
    const posts = random() < 0.9 ? route?.row.method === 'POST' : random() < 0.5;
    const body = posts ? JSON.stringify(bodyOf(pairs, random)).replaceAll('"proto"', '"__proto__"') : '';
    if (posts) headers.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
    const line = `${posts ? 'POST' : 'GET'} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    return { line, bytes: `${line} HTTP/1.1\r\nhost: x\r\n${headers.join('\r\n')}\r\n\r\n${body}` };
  };
}

/** A header of that name, unless a name or value cannot be one, or would say where the body ends. */
const header = (name: string, value: string): string =>
  /^[\w-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value) ? `${name}: ${value}` : 'x-odd: 1';

function bodyOf(pairs: (most: number) => (readonly string[])[], random: () => number): unknown {
  const births = Object.fromEntries([...pairs(6), ['date', '1990-01-01'], ['proto', '1']]);
  if (random() < 0.3) return births;
  return {
    births: { a: births, constructor: births },
    pairs: [
      ['a', 'constructor'],
      ['toString', 'a'],
    ],
    proto: births,
  };
}

/** What is still to be sent. */
interface Line {
  take(most: number): Asked[];
  again(asked: readonly Asked[]): void;
}

interface Seen {
  readonly statuses: Record<number, number>;
  readonly failures: string[];
  longest: { readonly ms: number; readonly line: string };
  slow: number;
  answered: number;
}

/** Sends what is to be sent, five at a time, until there is no more. */
function worker(port: number, line: Line, seen: Seen): Promise<void> {
  return new Promise((resolve) => {
    let held = Buffer.alloc(0);
    let under: Asked[] = [];
    /** When the last answer came, or the five were sent. */
    let since = 0;
    /** The other side said that it closes: those behind are sent again, to another connection. */
    let closes = false;
    const socket = connect(port, '127.0.0.1', () => send());
    socket.setNoDelay(true);
    const send = () => {
      under = line.take(AT_ONCE);
      since = performance.now();
      if (under.length === 0) socket.end();
      else socket.write(under.map(({ bytes }) => bytes).join(''));
    };
    socket.on('data', (chunk) => {
      held = Buffer.concat([held, chunk]);
      for (let reply = readReply(held); reply !== undefined; reply = readReply(held)) {
        held = held.subarray(reply.end);
        const asked = under.shift();
        const now = performance.now();
        const ms = now - since;
        since = now;
        closes ||= reply.closes;
        seen.answered++;
        seen.statuses[reply.status] = (seen.statuses[reply.status] ?? 0) + 1;
        if (ms > seen.longest.ms) seen.longest = { ms, line: asked?.line ?? '' };
        if (ms > LONGEST_MS) seen.slow++;
        if (reply.status >= 500) seen.failures.push(`${reply.status} ${asked?.line}: ${reply.said}`);
        if (under.length === 0 && !closes) send();
      }
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (closes) line.again(under);
      else for (const { line: lost } of under) seen.failures.push(`no answer: ${lost}`);
      if (closes || under.length > 0) worker(port, line, seen).then(resolve);
      else resolve();
    });
  });
}

interface Reply {
  readonly status: number;
  readonly closes: boolean;
  readonly end: number;
  readonly said: string;
}

/** The first whole answer in these bytes. */
function readReply(bytes: Buffer): Reply | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const text = bytes.toString('latin1', 0, head);
  const status = Number(text.slice(9, 12));
  const length = /^content-length: (\d+)/im.exec(text)?.[1];
  const body = head + 4;
  const closes = /^connection: close/im.test(text);
  const whole = (end: number) => ({
    status,
    closes,
    end,
    said: bytes.toString('utf8', body, Math.min(end, body + 200)),
  });
  if (length !== undefined) return bytes.length < body + Number(length) ? undefined : whole(body + Number(length));
  if (!/^transfer-encoding: chunked/im.test(text)) return whole(body);
  for (let at = body; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    at = line + 2 + size + 2;
    if (at > bytes.length) return undefined;
    if (size === 0) return whole(at);
  }
}

export async function fuzz(words: readonly string[]): Promise<boolean> {
  const [count, seed] = [Number(words[0] ?? '100000'), Number(words[1] ?? SEED)];
  const { port, key, end } = await service();
  const generate = generator(seed, [...new Array<string>(4).fill(key('enterprise')), key('free'), key('pro'), '']);
  const seen: Seen = { statuses: {}, failures: [], longest: { ms: 0, line: '' }, slow: 0, answered: 0 };
  let sent = 0;
  const waiting: Asked[] = [];
  const line: Line = {
    again: (asked) => void waiting.push(...asked),
    take(most) {
      const taken = waiting.splice(0, most);
      for (; taken.length < most && sent < count; taken.push(generate()))
        if (++sent % 10_000 === 0) console.log(`${sent}: ${JSON.stringify(seen.statuses)}`);
      return taken;
    },
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => worker(port, line, seen)));
  await end();
  for (const each of seen.failures.slice(0, 20)) console.log(each);
  console.log(
    `seed ${seed}: ${seen.answered} of ${count} answered, ${JSON.stringify(seen.statuses)}; ${seen.failures.length} failures; the longest ${seen.longest.ms.toFixed(0)} ms (${seen.longest.line}), ${seen.slow} above ${LONGEST_MS} ms`,
  );
  return seen.failures.length === 0 && seen.answered === count && seen.slow === 0;
}
