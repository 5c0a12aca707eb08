import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { ownForm } from './guard.ts';

const form = (origin: string | undefined, host: string) => ({ headers: { origin, host } }) as unknown as FastifyRequest;
const isOwn = (origin: string | undefined, host: string, baseUrl?: string): boolean => {
  try {
    ownForm(form(origin, host), baseUrl);
    return true;
  } catch {
    return false;
  }
};

describe('a form under a public address', () => {
  const OWN = 'https://ganaka.example';
  test('is taken from its pages, from this machine, and from what is no browser', () => {
    expect(isOwn(OWN, 'ganaka.example', OWN)).toBe(true);
    expect(isOwn('http://localhost:3000', 'localhost:3000', OWN)).toBe(true);
    expect(isOwn(undefined, 'ganaka.example', OWN)).toBe(true);
  });

  test('is not taken from another name that resolves to this service', () => {
    expect(isOwn('http://evil.example', 'evil.example', OWN)).toBe(false);
    expect(isOwn('http://ganaka.example', 'ganaka.example', OWN)).toBe(false);
    expect(isOwn('http://localhost:4000', 'localhost:3000', OWN)).toBe(false);
    expect(isOwn('null', 'ganaka.example', OWN)).toBe(false);
  });
});

test('without a public address a form of the same host is taken', () => {
  expect(isOwn('http://ganaka.example', 'ganaka.example')).toBe(true);
  expect(isOwn('http://evil.example', 'ganaka.example')).toBe(false);
});
