import { expect, test } from 'vitest';
import { domain, emailAddress } from './email-and-domain.ts';

test('an e-mail is kept in lower case, without blanks around', () => {
  expect(emailAddress(' Asha@Example.ORG ')).toBe('asha@example.org');
});

test.each([
  '',
  'asha',
  'asha@',
  '@example.org',
  'a b@example.org',
  'asha@example',
  'a@b.c\0',
  `${'a'.repeat(260)}@b.co`,
])('this is no e-mail address: %j', (text) => expect(() => emailAddress(text)).toThrow(/name@example.org/));

test('a named domain is an origin; a bare host means https', () => {
  expect(domain('App.Example.org')).toBe('https://app.example.org');
  expect(domain('http://localhost:3000/')).toBe('http://localhost:3000');
});

test.each([
  '',
  '*',
  'https://*.example.org',
  'https://a.example/path',
  'ftp://a.example',
  'https://u:p@a.example',
  'a b',
  'https://a.example/?q',
])('this is no named domain: %j', (text) => expect(() => domain(text)).toThrow(/origin/));
