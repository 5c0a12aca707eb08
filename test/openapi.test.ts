/** The description of the service is valid OpenAPI 3.1, complete, and its examples are executed. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { addresses } from '../src/ask/route.ts';
import { ALL_ROWS } from '../src/ask/routes/all.ts';
import { engines, infos } from './engines.ts';
import { filled, THIRD, testApp } from './kit.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: { readonly examples?: readonly unknown[] };
}

const app = testApp({ engines: engines(THIRD) });
const document = (await app.get('/v1/openapi.json')).json();
const table = addresses(ALL_ROWS, infos(THIRD));

test('an independent validator finds it valid 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors ?? '').toBe('');
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('it lists every route and no other', () => {
  expect(Object.keys(document.paths).sort()).toEqual(table.map(({ path }) => path).sort());
});

const built = table.filter(({ row }) => row.method === 'GET' && row.path !== '/v1/openapi.json');

describe('the examples, executed', () => {
  test.each(built.map((address) => [address.path, address] as const))('%s', async (path, { row }) => {
    const parameters: Parameter[] = document.paths[path].get.parameters.map(
      ({ $ref }: { $ref: string }) => document.components.parameters[$ref.split('/').at(-1) ?? ''],
    );
    // a pair's plain date and time are other words for the boy's
    const wanted = row.adds.includes('boy_date*')
      ? /^boy_(date|time)$/
      : row.adds.includes('samvat') // or year: one of the two
        ? /^samvat$/
        : /^(date|time)$/;
    const query = parameters
      .filter(({ name, in: where, required }) => where === 'query' && (required || wanted.test(name)))
      .map(({ name, schema }) => `${name}=${encodeURIComponent(String(schema.examples?.[0]))}`)
      .join('&');
    const reply = await app.get(`${filled(path)}?${query}`, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, `${path}?${query} ${reply.body.slice(0, 300)}`).toBe(200);
    const { shows } = row;
    if ('media' in shows && shows.media !== undefined) return;
    const check = Compile(shows.reply);
    const payload = shows.field === '' ? reply.json() : reply.json()[shows.field];
    const [first] = check.Errors(payload);
    expect(first === undefined ? '' : `${first.instancePath} ${first.message}`).toBe('');
  });
});
