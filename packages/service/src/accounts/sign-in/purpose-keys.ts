/**
 * One key for each purpose, derived from the session secret (HKDF, RFC 5869), so that what was signed for one purpose is
 * worth nothing for another. The purpose of a cookie contains its name. Before schema 8 the secret itself signed cookies
 * and sessions; what it signed stays valid for a week after the upgrade.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type KeyPurpose = 'sessions' | 'key form' | 'attempts in the log' | `cookie ${string}`;

/** The keys of a purpose: the first signs, all of them verify. */
export type PurposeKeys = (purpose: KeyPurpose) => readonly string[];

const KEY_BYTES = 32;
export const WEEK_MS = 7 * 86_400_000;

export const derivedKey = (secret: string, purpose: KeyPurpose): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `ganaka ${purpose}`, KEY_BYTES)).toString('base64url');

/** `upgradedAt`: when the store got schema 8. The derived keys come first, so their places never change. */
export function purposeKeys(secrets: readonly string[], upgradedAt: number, clock: () => number): PurposeKeys {
  const derived = new Map<KeyPurpose, readonly string[]>();
  return (purpose) => {
    const keys = derived.get(purpose) ?? secrets.map((secret) => derivedKey(secret, purpose));
    derived.set(purpose, keys);
    return clock() < upgradedAt + WEEK_MS ? [...keys, ...secrets] : keys;
  };
}

/** Signs values of cookies, each under the key of the cookie's name. */
export interface CookieSigner {
  sign(name: string, value: string): string;
  /** The value, or undefined if it was not signed for a cookie of this name. */
  unsign(name: string, sent: string | undefined): string | undefined;
}

export function cookieSigner(keys: PurposeKeys): CookieSigner {
  return {
    sign(name, value) {
      const [key] = keys(`cookie ${name}`);
      if (key === undefined) throw new Error('cookies need a secret');
      return `${value}.${seal(key, value)}`;
    },
    unsign(name, sent) {
      const dot = sent?.lastIndexOf('.') ?? -1;
      if (sent === undefined || dot < 0) return undefined;
      const [value, signature] = [sent.slice(0, dot), sent.slice(dot + 1)];
      return keys(`cookie ${name}`).some((key) => isEqual(signature, seal(key, value))) ? value : undefined;
    },
  };
}

/** The form in which @fastify/cookie signs, so that older cookies can be verified. */
const seal = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64').replaceAll('=', '');

function isEqual(sent: string, expected: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const WHO_CHARS = 12;

/** How an e-mail address appears in the log: by a keyed hash, which nobody without the secret can try addresses on. */
export function whoOf(keys: PurposeKeys): (email: string) => string {
  return (email) => {
    const [key] = keys('attempts in the log');
    if (key === undefined) throw new Error('the log needs a secret');
    return createHmac('sha256', key).update(email).digest('hex').slice(0, WHO_CHARS);
  };
}
