/**
 * Years in lines from the service as it runs, on its own store: what is computed for clients that read slowly and for clients that have left,
 * and what fifty streams at once occupy. Resident memory is read from the service itself after it has collected its garbage (`collect.cjs`,
 * SIGUSR2).
 */
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';

const STREAMS = 50;
const MB = 1024 ** 2;
const MOST_ABOVE_IDLE = 60 * MB;
/** A slow machine starts one more thread for long work (a lane) between two measurements; it has its own heap. */
const OF_A_THREAD = 50 * MB;
const WAIT_MS = 60_000;
const CHUNK_BYTES = 16 * 1024;

let service: LiveService;
let key = '';
beforeAll(async () => {
  service = await liveService({ NODE_OPTIONS: `--require ${join(ROOT, 'test/proofs/collect.cjs')}` });
  key = service.key('enterprise', 'tg');
});
afterAll(async () => {
  await service?.stop();
});

const ask = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(service.url + path, { headers: { 'x-api-key': key }, agent: false }, resolve).on('error', reject);
  });

async function textOf(reply: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply) text += chunk;
  return text;
}

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something to be so. */
async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await soon(50)) if (await holds()) return;
  throw new Error(`it never came to this: ${what}`);
}

async function metric(name: string): Promise<number> {
  const text = await ask('/metrics').then(textOf);
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
const chunks = (): Promise<number> => metric('ganaka_stream_chunks_total');

/** Chunks computed so far, once no more come. */
async function standing(): Promise<number> {
  let before = -1;
  await until('the streams stand still', async () => {
    const now = await chunks();
    const still = now === before;
    before = now;
    if (!still) await soon(500);
    return still;
  });
  return before;
}

interface Occupied {
  readonly bytes: number;
  readonly threads: number;
}

async function occupied(): Promise<Occupied> {
  const said = () => [...service.output().matchAll(/^resident (\d+) threads (\d+)$/gm)];
  const before = said().length;
  service.process.kill('SIGUSR2');
  await until('the service has told its memory', () => said().length > before);
  const [, bytes, threads] = said().at(-1) ?? [];
  return { bytes: Number(bytes), threads: Number(threads) };
}

/** What is occupied above the idle state, without the threads started since. */
const above = (idle: Occupied, now: Occupied): number =>
  now.bytes - idle.bytes - Math.max(0, now.threads - idle.threads) * OF_A_THREAD;

/** Blocks enough that a year of them, some ten million bytes, is more than the sockets of both sides hold. */
const BLOCKS = 'muhurta,hora,chaughadiya,shastra_kala,special_yogas';

/** A whole year for a town of its own, so that no two streams share what is kept. */
function yearOf(i: number): string {
  const span = `from=${2001 + i}-01-01&to=${2001 + i}-12-31`;
  const spot = `lat=${(8 + i / 2).toFixed(1)}&lon=${(70 + i / 3).toFixed(2)}&tz=5.5`;
  return `/v1/panchanga/range?${span}&${spot}&engine=${i % 2 === 0 ? 'drik' : 'surya'}&blocks=${BLOCKS}&format=ndjson`;
}
const isWhole = (text: string): boolean => /\n\{"done":true,"count":36[56]\}\n$/.test(text);
/** A year in chunks. */
let whole = 0;

test('a client that reads everything gets everything', async () => {
  const before = await standing();
  const text = await ask(yearOf(0)).then(textOf);
  expect(isWhole(text)).toBe(true);
  whole = (await standing()) - before;
  expect(whole).toBeGreaterThan((text.length / CHUNK_BYTES) * 0.3);
});

test('for a client that has left, nothing more is computed', async () => {
  for (let i = 1; i <= 3; i++) {
    const before = await standing();
    const reply = await ask(yearOf(i));
    reply.once('data', () => reply.destroy());
    await new Promise((resolve) => reply.once('close', resolve));
    const made = (await standing()) - before;
    expect(made, `of ${whole}`).toBeLessThan(whole / 2);
    expect(await metric('ganaka_in_flight')).toBeLessThanOrEqual(1); // the question about it
  }
});

test('for a client that does not read, no more than the sockets hold; it still gets all when it does', async () => {
  const replies: IncomingMessage[] = [];
  const before = await standing();
  for (let i = 0; i < 20; i++) replies.push((await ask(yearOf(i))).pause());
  const made = (await standing()) - before;
  expect(made).toBeLessThan(20 * whole);
  expect(await standing()).toBe(made + before);
  for (const text of await Promise.all(replies.map(textOf))) expect(isWhole(text)).toBe(true);
});

test(`${STREAMS} streams at once all end, and occupy little`, async () => {
  const idle = await occupied();
  const replies: IncomingMessage[] = [];
  for (let i = 0; i < STREAMS; i++) replies.push((await ask(yearOf(i))).pause());
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(await metric('ganaka_in_flight')).toBeGreaterThanOrEqual(STREAMS);
  await standing();
  const held = await occupied();
  const reading = Promise.all(replies.map(textOf));
  const seen = [held];
  let done = false;
  void reading.finally(() => {
    done = true;
  });
  // seldom enough that the service is not busy with collecting alone
  for (; !done; await soon(2000)) seen.push(await occupied());
  for (const text of await reading) expect(isWhole(text)).toBe(true);
  const most = Math.max(...seen.map((each) => above(idle, each)));
  const mb = (bytes: number) => Math.round(bytes / MB);
  console.log(
    `idle ${mb(idle.bytes)} MB with ${idle.threads} threads; all standing ${mb(held.bytes)} with ${held.threads}; ` +
      `at most ${mb(most)} above idle while read`,
  );
  expect(above(idle, held)).toBeLessThanOrEqual(MOST_ABOVE_IDLE);
  expect(most).toBeLessThanOrEqual(MOST_ABOVE_IDLE);
});
