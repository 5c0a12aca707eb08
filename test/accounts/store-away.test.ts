/** PostgreSQL goes away under a running service: what needs the accounts is refused in a sentence that says when to come again; the rest goes on; then all is as before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FormClient } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

const PATIENT = { timeout: 40_000, interval: 250 };
let postgres: TestPostgres;
let service: LiveService;
beforeAll(async () => {
  postgres = await startPostgres();
  service = await liveService({ DATABASE_URL: postgres.newDatabase(), TRUST_PROXY: 'yes', PATIENCE: '1' });
});
afterAll(async () => {
  await service?.stop();
  postgres?.end();
});

test('while the store is away every page that needs it says so in a sentence, and every other one is served', async () => {
  const key = service.key('enterprise', 'tg');
  const asha = new FormClient(service.url);
  await asha.signUp('asha@example.org');
  await asha.signIn('asha@example.org');
  expect((await asha.get('/account/settings')).status).toBe(200);
  const keyed = () => fetch(`${service.url}/v1/vedic/tithi`, { headers: { 'x-api-key': key } });
  expect((await keyed()).status).toBe(200);

  postgres.halt();
  const stranger = new FormClient(service.url);
  const PERSONAL = ['keys', 'usage', 'usage.csv', 'usage-keys.csv', 'feeds', 'settings', 'export.json', 'delete'];
  const needing: readonly (readonly [string, () => Promise<Response>])[] = [
    ...PERSONAL.map((name) => [name, () => asha.get(`/account/${name}`)] as const),
    ['a calendar', () => fetch(`${service.url}/feeds/${'a'.repeat(27)}.ics`)],
    ['a link', () => stranger.get('/account/link/x')],
    ['signing in', () => stranger.signIn('asha@example.org')],
    ['signing up', () => stranger.signUp('new@example.org')],
    ['a keyed call', keyed],
  ];
  for (const [name, ask] of needing) {
    // a key or a rate may be remembered for two seconds
    await expect.poll(async () => [name, (await ask()).status], PATIENT).toEqual([name, 503]);
    const reply = await ask();
    expect([name, Number(reply.headers.get('retry-after'))]).toSatisfy(([, after]) => after >= 1);
    expect(await reply.text(), name).toMatch(/try again|Try again/);
  }
  for (const path of [
    '/',
    '/docs',
    '/festivals',
    '/terms',
    '/surya-chakra',
    '/account/sign-in',
    '/livez',
    '/v1/',
    '/v1/health',
  ])
    expect([path, (await stranger.get(path)).status]).toEqual([path, 200]);
  expect((await stranger.get('/readyz')).status).toBe(503);

  postgres.start();
  await expect.poll(async () => (await keyed()).status, PATIENT).toBe(200);
  await expect.poll(async () => (await asha.get('/account/settings')).status, PATIENT).toBe(200);
  await expect
    .poll(async () => (await new FormClient(service.url).signIn('asha@example.org')).status, PATIENT)
    .toBe(303);
});
