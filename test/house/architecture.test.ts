/** docs/ARCHITECTURE.md leads to rules that are where it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, SOURCES } from '../kit/sources.ts';

const ways = [...readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8').matchAll(/\| `([\w/.-]+\.ts)`: (\w+) \|/g)];

test('more than fifteen rules are named there', () => expect(ways.length).toBeGreaterThan(15));

test.each(ways.map(([, path = '', word = '']) => [path, word]))('%s tells of %s', (path, word) =>
  expect(SOURCES.find((each) => each.path === path)?.text).toContain(word),
);
