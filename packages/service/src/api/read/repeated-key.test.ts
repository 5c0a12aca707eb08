import { expect, test } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

test.each([
  ['{"date":"a","date":"b"}', 'date'],
  ['{"date":"a","d\\u0061te":"b"}', 'date'],
  ['{ "date" : 1 ,\n\t"date"\r\n: 2 }', 'date'],
  ['{"births":[{"date":1},{"date":1,"time":2,"date":3}]}', 'date'],
  ['{"a":{"b":{"c":1,"c":2}}}', 'c'],
  ['{"a":{"b":1},"a":{"c":1}}', 'a'],
  ['[[{"":1,"":2}]]', ''],
  ['{"\\"":1,"\\u0022":2}', '"'],
  ['{"a\\\\":1,"b":"\\\\","a\\\\":2}', 'a\\'],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ['{"कुम्भ":1,"\\u0915ुम्भ":2}', 'कुम्भ'],
])('%s repeats a key', (json, key) => {
  JSON.parse(json);
  expect(repeatedKey(json)).toBe(key);
});

test.each([
  '{}',
  '[]',
  '"date"',
  '12',
  '{"a":"a","b":"a"}',
  '{"a":"b\\":{\\"a","c":"a"}',
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":["a","a",{"a":1}],"b":{"a":1}}',
  '{"a":"{","b":"}","c":"\\\\"}',
  '{"a\\\\":1,"a":2}',
  '{"date":"a","Date":"b"}',
])('%s does not', (json) => {
  JSON.parse(json);
  expect(repeatedKey(json)).toBeNull();
});

/** Random JSON: `JSON.parse` itself shows whether a key was lost, by the number of values that are left. */
test('agrees with the number of values that JSON.parse keeps', () => {
  let seed = 20261118;
  const next = (most: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * most);
  };
  const keys = ['a', 'b', '\\u0061', 'a\\\\', '\\"', '{', 'c:'];
  let written = 0;
  const value = (depth: number): string => {
    written++;
    const kind = next(depth > 3 ? 2 : 5);
    if (kind === 0) return `"${keys[next(keys.length)]}"`;
    if (kind === 1) return String(next(9));
    const each = (one: () => string) => Array.from({ length: next(4) }, one).join(', ');
    if (kind === 2) return `[${each(() => value(depth + 1))}]`;
    return `{${each(() => `"${keys[next(keys.length)]}" :${value(depth + 1)}`)}}`;
  };
  const count = (read: unknown): number =>
    1 +
    (typeof read === 'object' && read !== null
      ? Object.values(read).reduce((sum: number, each) => sum + count(each), 0)
      : 0);
  let repeated = 0;
  for (let i = 0; i < 3000; i++) {
    written = 0;
    const json = value(0);
    const isLost = count(JSON.parse(json)) < written;
    if (isLost) repeated++;
    expect([json, repeatedKey(json) !== null]).toEqual([json, isLost]);
  }
  expect(repeated).toBeGreaterThan(100);
});

test('reads a megabyte of anything in one pass', () => {
  const mb = 1_000_000;
  // a second pass for each character would exceed the time limit of a test
  for (const json of [
    JSON.stringify('\\'.repeat(mb / 2)),
    JSON.stringify('"'.repeat(mb / 2)),
    `${'['.repeat(mb / 2)}${']'.repeat(mb / 2)}`,
    `{${Array.from({ length: mb / 12 }, (_, i) => `"${i}":0`).join()}}`,
  ])
    expect(repeatedKey(json)).toBeNull();
});
