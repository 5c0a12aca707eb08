/** Edges of the pages that only a running service shows: queries that are too long, caches, a locked account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient, PASSWORD } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';

let service: LiveService;
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes' });
});
afterAll(async () => {
  await service?.stop();
});

describe('a query of more than 4,096 letters', () => {
  test.each(['/yatra', '/surya-chakra', '/akasha', '/udaya-yantra', '/vivaha-milan', '/karya-muhurta', '/', '/docs'])(
    'on %s is refused in words or ignored, never a failure',
    async (path) => {
      const reply = await fetch(`${service.url}${path}?x=${'a'.repeat(4_100)}`);
      expect(reply.status).toBeLessThan(500);
      if (reply.status === 400) expect(await reply.text()).toContain('the query must be at most 4096 characters long');
    },
  );

  test('the instruments and yatra say it as the API does', async () => {
    const [page, api] = await Promise.all(
      ['/yatra', '/v1/ss-ganita'].map((path) => fetch(`${service.url}${path}?x=${'a'.repeat(4_100)}`)),
    );
    expect([page?.status, api?.status]).toEqual([400, 400]);
  });
});

test.each(['/llms.txt', '/sitemap.xml'])(
  '%s names the host of its request and is kept for nobody else',
  async (path) => {
    const reply = await fetch(service.url + path, { headers: { 'x-forwarded-host': 'elsewhere.example' } });
    expect(await reply.text()).toContain('elsewhere.example');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  },
);

test('twenty wrong passwords from elsewhere do not keep the owner’s own browser out', async () => {
  const email = 'owner@example.org';
  const owner = new FormClient(service.url);
  expect((await owner.signUp(email)).status).toBe(303);
  expect((await owner.send('/account/keys', '/account/sign-out', {})).status).toBe(303);
  const guess = () => new FormClient(service.url).signIn(email, 'not this one').then(({ status }) => status);
  const answers: number[] = [];
  for (let i = 0; i < 21; i++) answers.push(await guess());
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(401));
  expect(answers[20]).toBe(429);
  expect((await new FormClient(service.url).signIn(email, PASSWORD)).status).toBe(429);
  expect((await owner.signIn(email, PASSWORD)).status).toBe(303);
});
