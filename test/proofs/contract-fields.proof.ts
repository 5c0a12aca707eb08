/** Every field that the contract names is in a real reply, under all three engines and in every language: clients are written against those names. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { CONTRACT, urlsOf } from './contract-fields.ts';

const app = testApp({ engines: engines(THIRD) });

/** `a {b c[] {d}}` as the ways a, a.b, a.c[], a.c[].d. */
function waysIn(text: string): string[][] {
  const ways: string[][] = [];
  const above: string[][] = [[]];
  for (const token of text.match(/[\w*]+|\[\]|[{}]/g) ?? []) {
    if (token === '{') above.push(ways.at(-1) ?? []);
    else if (token === '}') above.pop();
    else if (token === '[]') ways.at(-1)?.push('[]');
    else ways.push([...(above.at(-1) ?? []), token]);
  }
  return ways;
}

/** Where a way ends too early; what does not happen is null and holds nothing. */
function breaks(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined || value === null) return false;
  if (step === '[]') return !Array.isArray(value) || value.some((each) => breaks(each, rest));
  if (typeof value !== 'object') return true;
  if (step === '*') return Object.values(value).some((each) => breaks(each, rest));
  return !(step in value) || breaks(Object(value)[step], rest);
}

test('a field that is not there is found', () => {
  expect(waysIn('a {b c[] {d}} e')).toEqual([['a'], ['a', 'b'], ['a', 'c', '[]'], ['a', 'c', '[]', 'd'], ['e']]);
  expect(breaks({ a: { c: [{ d: 1 }, {}] } }, ['a', 'c', '[]', 'd'])).toBe(true);
  expect(breaks({ a: { c: [{ d: 1 }, { d: null }] } }, ['a', 'c', '[]', 'd'])).toBe(false);
});

describe.each(['', '&lang=en', '&lang=hi', '&lang=both'])('with "%s"', (lang) => {
  test.each(CONTRACT.map((row) => [`${row.path}?${row.query}`, row] as const))('%s', async (_name, row) => {
    // in English alone what is said in Hindi is left out
    const ways = waysIn(row.fields).filter(
      (way) => lang !== '&lang=en' || !/_hi$|^display$|^hi$/.test(way.at(-1) ?? ''),
    );
    for (const url of urlsOf(row)) {
      const reply = await app.get(url + lang, { 'x-api-key': 'tg-enterprise' });
      expect(reply.statusCode, `${url} ${reply.body.slice(0, 300)}`).toBe(200);
      const whole = reply.json();
      const payload = row.payload === '' ? whole : whole[row.payload];
      expect(
        ways.filter((way) => breaks(payload, way)).map((way) => way.join('.')),
        url,
      ).toEqual([]);
    }
  });
});
