/**
 * npm run torture -- fuzz [requests] [seed]: so many generated requests (100,000) on the built service over real sockets, five in one write: every route, plausible and made-up parameters, names
 * that every object has as parameter names, values, parts of paths, headers and keys of bodies. No answer may be a 5xx, none may be missing, none may hold a NaN or break its schema, none may take two
 * seconds. On a machine that has other work the clock tells of that as well: so those that took two seconds are asked again, each alone, of a fresh process, and what counts is the CPU
 * time of all its threads.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { infos } from '../../packages/ganaka/test/kit/engines.ts';
import { type Address, addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { INHERITED, NAMES, VALUES } from '../kit/fuzz-words.ts';
import { ranMs } from './processes.ts';
import { faultOf, readReply } from './reply.ts';
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
  readonly address: Address | undefined;
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
    const plain = path;
    if (random() < 0.05) path += `/${oneOf(INHERITED)}`;
    if (random() < 0.03) path = path.replace(/[^/]+$/, oneOf(INHERITED));
    const changed = path !== plain;
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
    return {
      address: changed ? undefined : route,
      line,
      bytes: `${line} HTTP/1.1\r\nhost: x\r\n${headers.join('\r\n')}\r\n\r\n${body}`,
    };
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
  readonly slow: Asked[];
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
        if (ms > LONGEST_MS && asked !== undefined) seen.slow.push(asked);
        const fault = faultOf(reply, asked?.address, asked?.line ?? '');
        if (fault !== null) seen.failures.push(`${reply.status} ${asked?.line}: ${fault}`);
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

const LOOK_MS = 500;
const RESTING_MS = 25;

/** Waits until the process has ended what it prepares after its start, which no request causes. */
async function atRest(pid: number): Promise<void> {
  for (let ran = Number.POSITIVE_INFINITY; ran > RESTING_MS; ) {
    const before = ranMs(pid);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    ran = ranMs(pid) - before;
  }
}

/** What these cost a process that has not seen them, each asked when nothing else is. */
async function alone(dataDir: string, slow: readonly Asked[]): Promise<{ readonly ms: number; readonly line: string }> {
  const { port, child, end } = await service({ DATA_DIR: dataDir });
  const pid = child.pid ?? 0;
  await atRest(pid);
  let longest = { ms: 0, line: '' };
  for (const asked of slow) {
    const seen: Seen = { statuses: {}, failures: [], longest: { ms: 0, line: '' }, slow: [], answered: 0 };
    const left = [asked];
    const before = ranMs(pid);
    await worker(port, { take: (most) => left.splice(0, most), again: (those) => void left.push(...those) }, seen);
    const ms = ranMs(pid) - before;
    if (ms > longest.ms) longest = { ms, line: asked.line };
  }
  await end();
  return longest;
}

export async function fuzz(words: readonly string[]): Promise<boolean> {
  const [count, seed] = [Number(words[0] ?? '100000'), Number(words[1] ?? SEED)];
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-torture-'));
  const { port, key, end } = await service({ DATA_DIR: dataDir });
  const generate = generator(seed, [...new Array<string>(4).fill(key('enterprise')), key('free'), key('pro'), '']);
  const seen: Seen = { statuses: {}, failures: [], longest: { ms: 0, line: '' }, slow: [], answered: 0 };
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
    `seed ${seed}: ${seen.answered} of ${count} answered, ${JSON.stringify(seen.statuses)}; ${seen.failures.length} failures; the longest ${seen.longest.ms.toFixed(0)} ms (${seen.longest.line}), ${seen.slow.length} above ${LONGEST_MS} ms; the machine's load ${loadavg()[0]?.toFixed(1)}`,
  );
  const costliest = await alone(dataDir, seen.slow);
  rmSync(dataDir, { recursive: true, force: true });
  if (seen.slow.length > 0)
    console.log(`those alone: at most ${costliest.ms.toFixed(0)} ms of CPU (${costliest.line})`);
  return seen.failures.length === 0 && seen.answered === count && costliest.ms < LONGEST_MS;
}
