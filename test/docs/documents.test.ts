/** What the build writes of the service is what the service would make. `npm run bench first-calls` measures what the first reader of a process pays. */
import { expect, test } from 'vitest';
import { infos } from '../../packages/ganaka/test/kit/engines.ts';
import { openapiOf } from '../../packages/service/src/api/openapi/openapi.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { examplesMade, madeText } from '../../packages/service/src/data-files.ts';
import { referenceOf } from '../../packages/service/src/web/docs/reference.ts';
import { testApp } from '../kit/test-app.ts';

test.each(['chitrapaksha', 'third-2-engine'])('with the third engine named %s', (third) => {
  const table = addresses(ALL_ROWS, infos(third));
  const examples = examplesMade(third);
  expect(JSON.parse(madeText('openapi', third) ?? '')).toEqual(JSON.parse(JSON.stringify(openapiOf(table, examples))));
  const found: { readonly url: string }[] = JSON.parse(madeText('search', third) ?? '');
  for (const { id } of referenceOf(table, examples).pages)
    expect(found).toContainEqual(expect.objectContaining({ url: `/docs/${id}` }));
});

test('the OpenAPI document is served as the build wrote it', async () => {
  const app = testApp({ openapi: () => Buffer.from('{"as":"written"}') });
  expect((await app.get('/v1/openapi.json')).body).toBe('{"as":"written"}');
});
