/** Every call that the reference prints, made to the service as it runs. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveService, liveService } from '../kit/live.ts';
import { callsThatFail } from '../web/reference-calls.ts';

let service: LiveService;
beforeAll(async () => {
  service = await liveService();
});
afterAll(async () => {
  await service?.stop();
});

test('every call the reference shows works as it is printed', async () => {
  const map = await (await fetch(`${service.url}/sitemap.xml`)).text();
  const pages = [...map.matchAll(/<loc>[^<]*(\/docs\/(?!guides\/)[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(pages.length).toBeGreaterThan(90);
  expect(await callsThatFail(service.url, pages, service.key('enterprise', 'tg'))).toEqual([]);
});
