/** What a tool page costs an Enterprise key: another day, time or place the price of its route, as the API takes it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FormClient } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { operator } from '../kit/operator.ts';

let service: LiveService;
let client: FormClient;
let key: string;
const email = 'enterprise-tg@example.org';

beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes' });
  key = service.key('enterprise', 'tg');
  client = new FormClient(service.url);
  const entered = await client.send('/surya-chakra', '/session/key', { key, next: '/surya-chakra' });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/surya-chakra']);
});
afterAll(() => service?.stop());

async function used(): Promise<number> {
  const said = await operator({ DATA_DIR: service.dataDir }, ['account', 'show', '--email', email]);
  expect(said.code).toBe(0);
  return JSON.parse(said.out.join('\n')).credits.used;
}

async function costOf(load: () => Promise<Response>, status = 200): Promise<number> {
  const before = await used();
  const reply = await load();
  expect(reply.status, reply.url).toBe(status);
  await reply.text();
  return (await used()) - before;
}

/** An address of another day, and the price of the route behind it. */
const MOVED: readonly (readonly [string, number])[] = [
  ['/udaya-yantra?date=2026-01-14&place=Ujjain', 2],
  ['/tithi-nirnaya-yantra?date=2027-02-03', 2],
  ['/yatra?date=2026-01-20', 1],
  ['/yatra?time=06:30&direction=south', 1],
];

test.each(MOVED)('%s costs %i credits in a session, once within ten minutes', async (path, price) => {
  expect(await costOf(() => client.get(path))).toBe(price);
  expect(await costOf(() => client.get(path)), 'again').toBe(0);
});

test.each(MOVED)('%s costs %i credits with the key in the header, each time', async (path, price) => {
  const load = () => fetch(`${service.url}${path}`, { headers: { 'x-api-key': key } });
  expect(await costOf(load)).toBe(price);
  expect(await costOf(load), 'again').toBe(price);
});

test('a HEAD costs nothing, as in the API', async () => {
  const options = { method: 'HEAD', headers: { 'x-api-key': key } };
  expect(await costOf(() => fetch(`${service.url}/udaya-yantra?date=2026-01-15`, options))).toBe(0);
});

test.each(['/udaya-yantra', '/yatra?direction=west', '/vivaha-milan', '/udaya-yantra?place=Dehradun'])(
  '%s, today at the default place, costs nothing',
  async (path) => {
    expect(await costOf(() => client.get(path))).toBe(0);
  },
);

test.each(['/udaya-yantra?date=2026-13-40', '/yatra?date=2026-01-20&place=Nowhereville'])(
  '%s is wrong and costs nothing',
  async (path) => {
    expect(await costOf(() => client.get(path), 400)).toBe(0);
  },
);
