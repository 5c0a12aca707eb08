/** A signed-in reader of the tool pages chooses one of the account's keys instead of pasting it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FormClient, PASSWORD } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { operator } from '../kit/operator.ts';

let service: LiveService;
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes' });
});
afterAll(() => service?.stop());

const OTHER_DAY = '/surya-chakra?date=2026-01-14&place=Ujjain';

const told = async (line: string): Promise<void> =>
  expect(await operator({ DATA_DIR: service.dataDir }, line.split(' '))).toMatchObject({ code: 0 });

/** Signs up and makes keys. */
async function person(email: string, prefixes: readonly string[]): Promise<FormClient> {
  const client = new FormClient(service.url);
  expect((await client.signUp(email)).status).toBe(303);
  for (const prefix of prefixes) await client.sendOn('/account/keys', '/account/keys', { prefix, label: 'for pages' });
  return client;
}

interface Option {
  readonly id: string;
  readonly said: string;
}

async function offered(client: FormClient, path: string): Promise<readonly Option[]> {
  const html = await (await client.get(path)).text();
  const form = /<form method="post" action="\/session\/own-key".*?<\/form>/s.exec(html)?.[0] ?? '';
  return [...form.matchAll(/<option value="([^"]+)">([^<]+)/g)].map(([, id = '', said = '']) => ({ id, said }));
}

const choose = (client: FormClient, path: string, id: string, headers: Record<string, string> = {}) =>
  client.send(path, '/session/own-key', { id, next: path }, headers);

test.each(['/vivaha-milan', '/vivaha', '/surya-chakra', '/yatra', OTHER_DAY])(
  '%s offers the active keys by prefix and label, with plan and credits, and is not cached',
  async (path) => {
    const client = await person(`offer-${path.replace(/\W/g, '')}@example.org`, ['tg', 'surya']);
    const said = (await offered(client, path)).map((each) => each.said);
    expect(said).toHaveLength(2);
    for (const each of said) expect(each).toMatch(/^(tg|surya)_….{4} · for pages$/);
    expect(await (await client.get(path)).text()).toContain('<p class="hint">Free Basic · 1,000 credits left</p>');
    expect((await client.get(path)).headers.get('cache-control')).toBe('no-store');
  },
);

test('a reader who is not signed in is offered no key', async () => {
  expect(await offered(new FormClient(service.url), '/vivaha-milan')).toEqual([]);
});

test('a key chosen once opens every page: the wedding day for any plan, another date for Enterprise alone', async () => {
  const client = await person('once@example.org', ['tg']);
  const [key] = await offered(client, '/vivaha-milan');
  const chosen = await choose(client, '/vivaha-milan', key?.id ?? '');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/vivaha-milan']);
  const wedding = await client.get('/vivaha-milan');
  expect(wedding.status).toBe(200);
  expect(await wedding.text()).toContain('1,000 credits left');
  expect((await client.get('/vivaha')).status).toBe(200);
  const closed = await client.get(OTHER_DAY);
  expect(closed.status).toBe(403);
  expect(await closed.text()).toContain('This key is of the Free Basic plan');

  await told('account confirm --email once@example.org --keys keep');
  await told('account set-plan --email once@example.org --plan enterprise');
  expect((await client.get(OTHER_DAY)).status).toBe(200);
});

test('a form from elsewhere, without its token, or with the key of another account is refused', async () => {
  const client = await person('careful@example.org', ['tg']);
  const stranger = await person('stranger@example.org', ['tg']);
  const [own] = await offered(client, '/vivaha-milan');
  const [other] = await offered(stranger, '/vivaha-milan');
  const foreign = await choose(client, '/vivaha-milan', own?.id ?? '', { origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
  const forged = await client.send('/vivaha-milan', '/session/own-key', { id: own?.id ?? '', _csrf: 'made-up' });
  expect(forged.status).toBe(403);
  const stolen = await choose(client, '/vivaha-milan', other?.id ?? '');
  expect(stolen.status).toBe(401);
  expect(await stolen.text()).toContain('not an active key of the account');
  expect((await client.get('/vivaha-milan')).status).toBe(401);
});

test('signing out, revoking the key and forgetting it close the session', async () => {
  const client = await person('leaves@example.org', ['tg']);
  const [key] = await offered(client, '/vivaha-milan');
  const opened = async (): Promise<number> => {
    await choose(client, '/vivaha-milan', key?.id ?? '');
    return (await client.get('/vivaha-milan')).status;
  };
  expect(await opened()).toBe(200);
  await client.send('/vivaha-milan', '/session/forget', { next: '/vivaha-milan' });
  expect((await client.get('/vivaha-milan')).status).toBe(401);

  expect(await opened()).toBe(200);
  await client.send('/account/keys', '/account/sign-out', {});
  expect((await client.get('/vivaha-milan')).status).toBe(401);

  expect((await client.signIn('leaves@example.org')).status).toBe(303);
  expect(await opened()).toBe(200);
  await client.send(`/account/keys/${key?.id}/revoke`, `/account/keys/${key?.id}/revoke`, {});
  expect((await client.get('/vivaha-milan')).status).toBe(401);
});

test('signing in leads back to the page that offered it', async () => {
  const client = new FormClient(service.url);
  expect(await (await client.get('/vivaha-milan')).text()).toContain('href="/account/sign-in?next=/vivaha-milan"');
  await client.signUp('back@example.org');
  const again = new FormClient(service.url);
  const signed = await again.send('/account/sign-in?next=/vivaha-milan', '/account/sign-in', {
    email: 'back@example.org',
    password: PASSWORD,
    next: '/vivaha-milan',
  });
  expect([signed.status, signed.headers.get('location')]).toEqual([303, '/vivaha-milan']);
});
