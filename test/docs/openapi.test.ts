/** The description of the service is valid OpenAPI 3.1, complete, and its examples are executed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { SHARED_MEANINGS } from 'ganaka/internal/views/kit/tables/meanings.reply.ts';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { typeName, typeText } from '../../builders/schema-types.ts';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { ERROR_CODES } from '../../packages/service/src/api/error-codes.ts';
import { AROUND } from '../../packages/service/src/api/openapi/envelopes.ts';
import { exampleCall, urlOf } from '../../packages/service/src/api/openapi/example-call.ts';
import { PLAIN } from '../../packages/service/src/api/openapi/meanings.ts';
import { type DescribedOperation, describedOf } from '../../packages/service/src/api/openapi/openapi.ts';
import { addresses, type RouteRow } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { examplesMade } from '../../packages/service/src/data-files.ts';
import { SOURCES } from '../kit/sources.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const examples = examplesMade(THIRD);
const app = testApp({ engines: engines(THIRD), examples });
const document = (await app.get('/v1/openapi.json')).json();
const table = addresses(ALL_ROWS, infos(THIRD));
const described = describedOf(table);
const operationOf = ({ path, row }: DescribedOperation) => document.paths[path][row.method.toLowerCase()];

test('an independent validator finds it valid 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors ?? '').toBe('');
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('it lists every route and no other, those under every engine once', () => {
  const families = infos(THIRD).map(({ segment }) => segment);
  const listed = Object.keys(document.paths).flatMap((path) =>
    path.includes('{family}') ? families.map((each) => path.replace('{family}', each)) : [path],
  );
  expect(listed.sort()).toEqual(table.map(({ path }) => path.replace(/\/$/, '')).sort());
});

test('names are suitable for code generators', () => {
  const ids = described.map((each) => operationOf(each).operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^(get|post)[A-Z][A-Za-z0-9]*$/.test(id))).toEqual([]);
  expect(ids).toContain('getKundaliFull');
  const schemas = Object.keys(document.components.schemas);
  for (const name of ['Position', 'Citation', 'Window', 'NamedWindow', 'Place', 'Request', 'Envelope', 'Error'])
    expect(schemas).toContain(name);
  expect(schemas.filter((name) => !/^[A-Z][A-Za-z]*\d{0,2}$/.test(name) || /[a-z]{3}\d$/.test(name))).toEqual([]);
  expect(
    Object.keys(document.components.parameters).filter((name) => /\d$/.test(name) && !/^d[23]$/.test(name)),
  ).toEqual([]);
  for (const { name, description } of document.tags) expect([name, description]).not.toContain(undefined);
});

/** What `row` shows is text of the service itself. */
const hasReply = ({ shows, path }: RouteRow): boolean => !('printed' in shows) && path !== '/v1/openapi.json';
const payloadOf = (row: RouteRow, reply: Record<string, unknown>): unknown =>
  row.shows.field === '' ? reply : reply[row.shows.field];
function misfit(row: RouteRow, payload: unknown): string {
  const [first] = Compile(row.reply).Errors(payload);
  return first === undefined ? '' : `${first.instancePath} ${first.message}`;
}
const isJson = ({ shows }: RouteRow): boolean => !('media' in shows && shows.media !== undefined);

test('every operation has a real reply as its example, and it fits its schema', () => {
  const wrong = described
    .filter(({ row }) => hasReply(row))
    .flatMap((each) => {
      const [content] = Object.values<{ examples?: { reply?: { value?: unknown } } }>(
        operationOf(each).responses[200].content,
      );
      const value = content?.examples?.reply?.value;
      if (value === undefined) return [`${each.path} has none`];
      if (!isJson(each.row)) return [];
      const what = misfit(each.row, payloadOf(each.row, Object(value)));
      return what === '' ? [] : [`${each.path}${what}`];
    });
  expect(wrong).toEqual([]);
});

/** Every field of every reply with the meaning that its own schema gives it. */
function* fieldsIn(schema: unknown): Generator<readonly [name: string, meaning: string | undefined]> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema))
    if (key === 'properties')
      for (const [name, part] of Object.entries<{ readonly description?: string }>(value ?? {})) {
        yield [name, part.description];
        yield* fieldsIn(part);
      }
    else if (!['enum', 'required', 'example', 'examples'].includes(key)) yield* fieldsIn(value);
}

test('every field has a meaning, and each meaning is written once', () => {
  const silent = [...fieldsIn(document.components.schemas)].filter(
    ([name, meaning]) => meaning === undefined && !PLAIN.has(name),
  );
  expect(silent).toEqual([]);
  const fields = [...described.map(({ row }) => row.reply), ...Object.values(AROUND)].flatMap((each) => [
    ...fieldsIn(JSON.parse(JSON.stringify(each))),
  ]);
  const repeats = fields.filter(([name, meaning]) => meaning !== undefined && meaning === SHARED_MEANINGS[name]);
  expect([...new Set(repeats.map(([name]) => name))]).toEqual([]);
  const without = new Set(fields.flatMap(([name, meaning]) => (meaning === undefined ? [name] : [])));
  expect(Object.keys(SHARED_MEANINGS).filter((name) => !without.has(name) || PLAIN.has(name))).toEqual([]);
  const names = new Set(fields.map(([name]) => name));
  expect([...PLAIN].filter((name) => !names.has(name))).toEqual([]);
});

test('descriptions of fields do not inflate the document: schemas are still shared', () => {
  expect(Object.keys(document.components.schemas).length).toBeLessThan(320);
  expect(JSON.stringify(document).length).toBeLessThan(1_400_000);
});

const built = table.filter(({ row }) => row.method === 'GET' && row.path !== '/v1/openapi.json');

describe('the examples, executed', () => {
  test.each(built.map((address) => [address.path, address] as const))('%s', async (_path, address) => {
    const { row } = address;
    const url = urlOf(exampleCall(address));
    const reply = await app.get(url, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, `${url} ${reply.body.slice(0, 300)}`).toBe(200);
    if (isJson(row)) expect(misfit(row, payloadOf(row, reply.json()))).toBe('');
  });
});

describe('what may be asked by POST as well', () => {
  const both = described.filter(({ row }) => row.takesBody === true);
  test('is the search', () => expect(both.map(({ path }) => path)).toEqual(['/v1/{family}/find']));

  test.each(both.map((each) => [each.path, each] as const))('%s: its example, executed', async (path, each) => {
    const { get, post } = document.paths[path];
    expect(post.operationId).toBe(get.operationId.replace(/^get/, 'post'));
    expect(post.parameters).toEqual([{ $ref: '#/components/parameters/family' }]);
    const { schema, example } = post.requestBody.content['application/json'];
    const asDefs = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'));
    const { FindCondition } = document.components.schemas;
    const body = Compile({ ...asDefs(schema), $defs: asDefs({ FindCondition }) });
    expect([...body.Errors(example)]).toEqual([]);
    expect(body.Check({ ...example, when: { any: [] } })).toBe(false);
    expect(body.Check({ ...example, when: { moon: 3 } })).toBe(false);
    for (const address of each.places) {
      const key = { 'x-api-key': 'tg-enterprise' };
      const posted = await app.post(address.path, example, key);
      expect(posted.statusCode, posted.body).toBe(200);
      const got = await app.get(urlOf(exampleCall(address)), key);
      expect(posted.json()).toEqual(got.json());
    }
  });
});

test('recorded replies compile against the types of the description', () => {
  const types = Object.entries<Parameters<typeof typeText>[0]>(document.components.schemas).map(
    ([name, schema]) => `type ${typeName(name)} = ${typeText(schema)};`,
  );
  const replies = described
    .filter(({ row }) => isJson(row) && hasReply(row))
    .map((each, n) => {
      const { schema } = operationOf(each).responses[200].content['application/json'];
      return `const reply${n}: ${typeText(schema)} = ${examples(each.path)?.text};`;
    });
  expect(replies.length).toBeGreaterThan(100);
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-types-'));
  try {
    writeFileSync(join(folder, 'replies.ts'), [...types, ...replies, 'export {};'].join('\n'));
    const { stdout } = spawnSync(
      join(ROOT, 'node_modules/.bin/tsc'),
      ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', 'replies.ts'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('every code that a refusal may have is in the list of codes', () => {
  const sources = SOURCES.filter(({ path }) => /^(api|http|views)\/.*\.ts$/.test(path)).map(({ text }) => text);
  const words = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, ...codes]) => codes);
  const used = sources.flatMap((text) => [
    ...words(text, /(?:new Refusal\(\s*\d+,\s*|\bcode: |\brefusal\()'([a-z_]+)'(?! in)/g),
    ...words(text, /\bcode: [^,\n]*\? '([a-z_]+)' : '([a-z_]+)'/g),
  ]);
  const known = new Set(ERROR_CODES.map(({ code }) => code));
  const isKnown = (code: string) => known.has(code) || /^(bad|missing)_[a-z]+$/.test(code);
  expect([...new Set(used)].filter((code) => !isKnown(code))).toEqual([]);
  expect(used.length).toBeGreaterThan(30);
});
