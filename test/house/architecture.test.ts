/** docs/ARCHITECTURE.md leads to rules that are where it says. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const ways = [...read('docs/ARCHITECTURE.md').matchAll(/\| `([\w/.-]+\.ts)`: (\w+) \|/g)];

test('fifteen rules are named there', () => expect(ways).toHaveLength(15));

test.each(ways.map(([, path = '', word = '']) => [path, word]))('%s tells of %s', (path, word) =>
  expect(read(`src/${path}`)).toContain(word),
);
