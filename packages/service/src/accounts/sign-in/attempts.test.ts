import { expect, test } from 'vitest';
import { Buckets } from '../keys/rate.ts';
import { attemptsIn } from './attempts.ts';

test('an account bears twenty wrong passwords, then twenty an hour, whatever the addresses', () => {
  let now = 0;
  const attempts = attemptsIn(new Buckets(() => now));
  for (let i = 0; i < 20; i++) expect(attempts.guess('asha@example.org').ok).toBe(true);
  expect(attempts.guess('Asha@example.org')).toMatchObject({ ok: false, retryAfterS: 180 });
  expect(attempts.guess('ravi@example.org').ok).toBe(true);
  now += 180_000;
  expect(attempts.guess('asha@example.org').ok).toBe(true);
  expect(attempts.guess('asha@example.org').ok).toBe(false);
});

test('guesses at an account from elsewhere leave a known browser its own twenty attempts', () => {
  const attempts = attemptsIn(new Buckets(() => 0));
  while (attempts.guess('asha@example.org').ok);
  for (let i = 0; i < 100; i++) {
    expect(attempts.guess('asha@example.org', true).ok).toBe(true);
    attempts.right('asha@example.org', '192.0.2.1', true);
  }
  for (let i = 0; i < 20; i++) expect(attempts.guess('asha@example.org', true).ok).toBe(true);
  expect(attempts.guess('asha@example.org', true).ok).toBe(false);
});

test('a right password costs neither its account nor its address', () => {
  const attempts = attemptsIn(new Buckets(() => 0));
  for (let i = 0; i < 100; i++) {
    expect(attempts.signIn('192.0.2.1').ok && attempts.guess('asha@example.org').ok).toBe(true);
    attempts.right('asha@example.org', '192.0.2.1');
  }
});

test('of one network ten in a minute', () => {
  const attempts = attemptsIn(new Buckets(() => 0));
  const answers = Array.from({ length: 12 }, (_, i) => attempts.signIn(`2001:db8:0:1::${i}`).ok);
  expect(answers.filter(Boolean)).toHaveLength(10);
});

test('a flood of 200,000 addresses does not give an account its guesses back', () => {
  let now = 0;
  const buckets = new Buckets(() => now);
  const attempts = attemptsIn(buckets);
  while (attempts.guess('asha@example.org').ok);
  for (let i = 0; i < 200_000; i++) {
    now += 0.005;
    buckets.address(`2001:db8:${(i >> 16).toString(16)}:${(i & 0xffff).toString(16)}::1`);
  }
  expect(attempts.guess('asha@example.org').ok).toBe(false);
});

test('nor does a flood of guesses at 100,000 invented accounts', () => {
  const attempts = attemptsIn(new Buckets(() => 0));
  while (attempts.guess('asha@example.org').ok);
  for (let i = 0; i < 100_000; i++) attempts.guess(`nobody${i}@example.org`);
  expect(attempts.guess('asha@example.org').ok).toBe(false);
});

test('ten accounts a day from an IPv4 address or an IPv6 /48, then one every two hours and 24 minutes', () => {
  let now = 0;
  const attempts = attemptsIn(new Buckets(() => now));
  for (let i = 0; i < 10; i++) {
    expect(attempts.newAccount('192.0.2.1').ok).toBe(true);
    expect(attempts.newAccount(`2001:db8:7:${i}::1`).ok).toBe(true);
  }
  expect(attempts.newAccount('192.0.2.1')).toMatchObject({ ok: false, retryAfterS: 8_640 });
  expect(attempts.newAccount('2001:db8:7:ffff::1').ok).toBe(false);
  expect(attempts.newAccount('192.0.2.2').ok).toBe(true);
  expect(attempts.newAccount('2001:db8:8::1').ok).toBe(true);
  // an account that was not created does not count
  attempts.noAccount('192.0.2.1');
  expect([attempts.newAccount('192.0.2.1').ok, attempts.newAccount('192.0.2.1').ok]).toEqual([true, false]);
  now += 86_400_000;
  for (let i = 0; i < 10; i++) expect(attempts.newAccount('192.0.2.1').ok).toBe(true);
  expect(attempts.newAccount('192.0.2.1').ok).toBe(false);
});

test('the operator may set another number, and 0 for any', () => {
  const two = attemptsIn(new Buckets(() => 0), 2);
  expect([1, 2, 3].map(() => two.newAccount('192.0.2.1').ok)).toEqual([true, true, false]);
  const any = attemptsIn(new Buckets(() => 0), 0);
  for (let i = 0; i < 1_000; i++) expect(any.newAccount('192.0.2.1').ok).toBe(true);
});
