/** The rules of the wire, one by one; `test/http/conformance.test.ts` checks the same on a real server. */
import { describe, expect, test } from 'vitest';
import { Buckets, NO_LIMITS } from '../../accounts/keys/rate.ts';
import { Refusal } from '../../api/refusal.ts';
import {
  addRate,
  encodingOf,
  type Headers,
  isOriginOpen,
  keyIn,
  pageWithoutSlash,
  plainPath,
} from './request-parts.ts';

test.each([
  ['/v1', '/v1/'],
  ['/v1/', '/v1/'],
  ['/v1/vedic/tithi/', '/v1/vedic/tithi'],
  ['/v1/vedic/tithi', '/v1/vedic/tithi'],
  ['/v1/vedic//', '/v1/vedic/'],
])('the path %s is %s', (typed, plain) => {
  expect(plainPath(typed)).toBe(plain);
});

test.each([
  ['/docs/', '/docs'],
  ['/docs/?lang=hi', '/docs?lang=hi'],
  ['/account/keys///', '/account/keys'],
  ['/docs', null],
  ['/', null],
  ['//elsewhere.example/', null],
  ['/\\elsewhere.example/', null],
])('the page %s redirects to %s', (typed, stands) => {
  expect(pageWithoutSlash(typed)).toBe(stands);
});

describe('the key', () => {
  test('comes in X-API-Key or as a bearer token, whose scheme may be in upper or lower case', () => {
    expect(keyIn({ 'x-api-key': 'tg_a' })).toBe('tg_a');
    expect(keyIn({ authorization: 'Bearer tg_a' })).toBe('tg_a');
    expect(keyIn({ authorization: 'bearer   tg_a ' })).toBe('tg_a');
    expect(keyIn({ 'x-api-key': 'tg_a', authorization: 'Bearer tg_a' })).toBe('tg_a');
  });

  test('is not looked for in another scheme', () => {
    expect(keyIn({ authorization: 'Basic dGc6' })).toBeUndefined();
    expect(keyIn({ authorization: 'Bearer' })).toBeUndefined();
    expect(keyIn({ 'x-api-key': '' })).toBeUndefined();
  });

  test('two that differ are refused', () => {
    expect(() => keyIn({ 'x-api-key': 'tg_a', authorization: 'Bearer tg_b' })).toThrow(Refusal);
  });
});

// RFC 9110, 12.5.3, with its own examples
test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['compress, gzip', 'gzip'],
  ['*', 'br'],
  ['compress;q=0.5, gzip;q=1.0', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.2, br;q=0.2', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding %s is answered in %s', (accepts, encoding) => {
  expect(encodingOf(accepts)).toBe(encoding);
});

test.each([
  ['https://temple.example', true],
  ['https://temple.example:8443', false],
  ['http://temple.example', false],
  ['http://localhost', true],
  ['http://localhost:5173', true],
  ['http://127.0.0.1:8080', true],
  ['http://localhost.elsewhere.example', false],
  ['http://localhost:5173.elsewhere.example', false],
  ['https://api.example', true],
  ['https://elsewhere.example', false],
  ['null', false],
])('a page of %s may use a key that names https://temple.example at api.example: %s', (origin, open) => {
  expect(isOriginOpen(origin, ['https://temple.example'], 'api.example')).toBe(open);
});

test('the policy names its own window, whatever is left of it now', () => {
  let now = 0;
  const buckets = new Buckets(() => now);
  const said = (): Headers => {
    const headers: Headers = {};
    addRate(headers, buckets.address('192.0.2.1'));
    return headers;
  };
  expect(said()).toEqual({ 'ratelimit-policy': '"burst";q=60;w=60', ratelimit: '"burst";r=59;t=1' });
  for (let i = 0; i < 40; i++) said();
  now = 2000;
  expect(said()['ratelimit-policy']).toBe('"burst";q=60;w=60');
  const keyed: Headers = {};
  addRate(keyed, buckets.key('k', 'free'));
  expect(keyed['ratelimit-policy']).toBe('"burst";q=10;w=2');
  const off: Headers = {};
  addRate(off, NO_LIMITS.address('192.0.2.1'));
  expect(off).toEqual({});
});
