/** Every example of docs/EXPLAIN.md is executed: what it prints is in the reply. */
import { readFileSync } from 'node:fs';
import { WORDS } from 'ganaka/internal/jyotisha/find/words.ts';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/index.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { inlineWork, THIRD, testApp } from '../kit/test-app.ts';

const doc = readFileSync(new URL('../../docs/EXPLAIN.md', import.meta.url), 'utf8');
const examples = [...doc.matchAll(/```http\nGET (\S+)\n```\n```json\n([\s\S]*?)```/g)].map(
  ([, url = '', json = '']) => [url, json] as const,
);
const known = engines(THIRD);
const gazetteer = readGazetteer();
const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
const app = testApp({ engines: known, where, heavy: inlineWork(known, where) });

/** What is printed, in what was answered; of a list the printed entries are its first. */
function expectIn(printed: unknown, answered: unknown, path: string): void {
  if (Array.isArray(printed)) {
    expect(Array.isArray(answered), path).toBe(true);
    printed.forEach((each, i) => {
      expectIn(each, (answered as readonly unknown[])[i], `${path}[${i}]`);
    });
  } else if (typeof printed === 'object' && printed !== null) {
    expect(typeof answered, path).toBe('object');
    for (const [key, value] of Object.entries(printed))
      expectIn(value, (answered as Readonly<Record<string, unknown>>)[key], `${path}.${key}`);
  } else expect(answered, path).toBe(printed);
}

test('the page has its examples', () => {
  expect(examples.length).toBe(10);
});

test.each(examples)('%s', async (url, json) => {
  const reply = await app.get(url, { 'x-api-key': 'tg-enterprise' });
  expect(reply.statusCode, reply.body).toBe(200);
  expectIn(JSON.parse(json), reply.json(), '');
});

test('the page names every word of the search', () => {
  const table = /\| word \| values \|[\s\S]*?\n\n/.exec(doc)?.[0] ?? '';
  const grahas = /^(surya|chandra|mangala|budha|guru|shukra|shani|rahu|ketu)(\.nakshatra)?$/;
  for (const word of Object.keys(WORDS)) if (!grahas.test(word)) expect(table).toContain(`\`${word}\``);
});
