import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { cookieSigner, purposeKeys, WEEK_MS, whoOf } from './purpose-keys.ts';

const [SECRET, BEFORE] = ['s'.repeat(40), 'b'.repeat(40)];
const LONG_AGO = -10 * WEEK_MS;
/** As @fastify/cookie signed with the secret itself. */
const signedAsBefore = (secret: string, value: string) =>
  `${value}.${createHmac('sha256', secret).update(value).digest('base64').replaceAll('=', '')}`;

test('each purpose has a key of its own, by HKDF', () => {
  const keys = purposeKeys([SECRET, BEFORE], LONG_AGO, () => 0);
  const rfc5869 = (secret: string, info: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', info, 32)).toString('base64url');
  expect(keys('sessions')).toEqual([rfc5869(SECRET, 'ganaka sessions'), rfc5869(BEFORE, 'ganaka sessions')]);
  const all = (['sessions', 'key form', 'attempts in the log', 'cookie key', 'cookie known'] as const).map(
    (purpose) => keys(purpose)[0],
  );
  expect(new Set([...all, SECRET]).size).toBe(6);
});

test('a cookie is worth nothing under another name, changed, or signed with the secret itself', () => {
  const cookies = cookieSigner(purposeKeys([SECRET], LONG_AGO, () => 0));
  const sent = cookies.sign('paid', 'a.b~c');
  expect(cookies.unsign('paid', sent)).toBe('a.b~c');
  expect(cookies.unsign('key', sent)).toBeUndefined();
  expect(cookies.unsign('paid', `x${sent}`)).toBeUndefined();
  expect(cookies.unsign('paid', signedAsBefore(SECRET, 'a.b~c'))).toBeUndefined();
  for (const bad of [undefined, '', '.', 'a.', '.b', 'none']) expect(cookies.unsign('paid', bad)).toBeUndefined();
});

test('cookies from before the upgrade are valid for a week after it, under either secret; new ones are never signed so', () => {
  let now = 0;
  const cookies = cookieSigner(purposeKeys([SECRET, BEFORE], 0, () => now));
  const old = [SECRET, BEFORE].map((secret) => signedAsBefore(secret, 'key-id'));
  now = WEEK_MS - 1;
  expect(old.map((sent) => cookies.unsign('key', sent))).toEqual(['key-id', 'key-id']);
  expect(cookies.sign('key', 'key-id')).not.toBe(old[0]);
  now = WEEK_MS;
  expect(old.map((sent) => cookies.unsign('key', sent))).toEqual([undefined, undefined]);
});

test('the log names an account by a keyed hash', () => {
  const who = whoOf(purposeKeys([SECRET], LONG_AGO, () => 0));
  const other = whoOf(purposeKeys([BEFORE], LONG_AGO, () => 0));
  expect(who('asha@example.org')).toMatch(/^[0-9a-f]{12}$/);
  expect(who('asha@example.org')).not.toBe(other('asha@example.org'));
  // the plain hash that anybody can compute
  expect(who('asha@example.org')).not.toBe(createHash('sha256').update('asha@example.org').digest('hex').slice(0, 12));
});
