/** What the build writes of the service is what the service would make, and the first reader of a process does not hold up the others. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { openapiOf } from '../../src/ask/openapi.ts';
import { addresses } from '../../src/ask/route.ts';
import { ALL_ROWS } from '../../src/ask/routes/all.ts';
import { examplesMade, madeText } from '../../src/data-files.ts';
import { referenceOf } from '../../src/web/docs/reference.ts';
import { infos } from '../kit/engines.ts';
import { type LiveService, liveService } from '../kit/live.ts';

test.each(['chitrapaksha', 'third-2-engine'])('with the third engine named %s', (third) => {
  const table = addresses(ALL_ROWS, infos(third));
  const examples = examplesMade(third);
  expect(JSON.parse(madeText('openapi', third) ?? '')).toEqual(JSON.parse(JSON.stringify(openapiOf(table, examples))));
  const found: { readonly url: string }[] = JSON.parse(madeText('search', third) ?? '');
  for (const { id } of referenceOf(table, examples).pages)
    expect(found).toContainEqual(expect.objectContaining({ url: `/docs/${id}` }));
});

let service: LiveService | undefined;
afterEach(async () => {
  await service?.stop();
});

/** Milliseconds that the first thread of the service has run: other work on the machine does not count. */
const ranMs = ({ process: { pid } }: LiveService): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Made when they were first asked for, these took 800 ms (OpenAPI) and 400 ms (the others). */
const MOST_MS = 250;

test.each(['/v1/openapi.json', '/docs', '/llms.txt', '/sitemap.xml', '/docs/search.json'])(
  `the first %s of a process takes less than ${MOST_MS} ms of its main thread`,
  async (path) => {
    service = await liveService();
    await fetch(`${service.url}/v1/health`);
    const before = ranMs(service);
    const reply = await fetch(service.url + path, { headers: { 'accept-encoding': 'identity' } });
    await reply.arrayBuffer();
    expect(reply.status).toBe(200);
    expect(ranMs(service) - before).toBeLessThan(MOST_MS);
  },
);
