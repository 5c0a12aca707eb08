/** Sessions while the secret that signs them is changed; accounts with too many failed attempts. */
import Database from 'libsql';
import { expect, test } from 'vitest';
import { Buckets } from '../keys/rate.ts';
import { attemptsIn } from './attempts.ts';
import { type Auth, openAuth } from './auth.ts';

const EMAIL = 'asha@example.org';
const onAttempt = () => undefined;
const PASSWORD = 'three words suffice';

test('a session survives a change of the secret while the previous secret is still configured', async () => {
  const database = new Database(':memory:');
  const attempts = attemptsIn(new Buckets(() => 0));
  const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)];
  const authWith = (...secrets: string[]): Promise<Auth> =>
    openAuth({
      raw: { kind: 'libsql', database },
      secrets: () => secrets,
      who: (email) => email,
      baseUrl: undefined,
      attempts,
      onAttempt,
      common: () => new Set(),
    });
  const visitor = { address: '192.0.2.1', cookie: undefined };
  const before = await authWith(old);
  expect(await before.signUp(EMAIL, PASSWORD, visitor)).toMatchObject({ ok: true });
  const signedIn = await before.signIn(EMAIL, PASSWORD, visitor);
  const cookie = signedIn.ok ? signedIn.cookies.map((line) => line.split(';', 1)[0]).join('; ') : '';
  expect(await before.userOf({ ...visitor, cookie })).toMatchObject({ email: EMAIL });

  expect(await (await authWith(fresh)).userOf({ ...visitor, cookie })).toBeUndefined();
  const both = await authWith(fresh, old);
  expect(await both.userOf({ ...visitor, cookie })).toMatchObject({ email: EMAIL });
  await both.signOut({ ...visitor, cookie });
  expect(await both.userOf({ ...visitor, cookie })).toBeUndefined();
  database.close();
});

test('after too many failed attempts an account is not checked, whoever the caller is', async () => {
  const database = new Database(':memory:');
  const buckets = attemptsIn(new Buckets(() => 0));
  for (let i = 0; i < 20; i++) buckets.guess(EMAIL);
  const common = () => new Set<string>();
  const raw = { kind: 'libsql', database } as const;
  const auth = await openAuth({
    raw,
    secrets: () => ['s'.repeat(40)],
    who: (email) => email,
    baseUrl: undefined,
    attempts: buckets,
    onAttempt,
    common,
  });
  const came = await auth.signIn(EMAIL, PASSWORD, { address: '192.0.2.77', cookie: undefined });
  expect(came).toEqual({ ok: false, why: 'too_often', retryAfterS: 180 });
  database.close();
});

test.each([
  ['of the list, in any letters', 'Password1'],
  ['the address', EMAIL],
  ['its first part', 'asha'],
  ['one letter again and again', 'aaaaaaaaaaaa'],
])('a common password is refused: %s', async (_, password) => {
  const database = new Database(':memory:');
  const attempts = attemptsIn(new Buckets(() => 0));
  const common = () => new Set(['password1']);
  const raw = { kind: 'libsql', database } as const;
  const auth = await openAuth({
    raw,
    secrets: () => ['s'.repeat(40)],
    who: (email) => email,
    baseUrl: undefined,
    attempts,
    onAttempt,
    common,
  });
  const came = await auth.signUp(EMAIL, password, { address: '192.0.2.78', cookie: undefined });
  expect(came).toMatchObject({ ok: false, why: 'common' });
  database.close();
});
