/**
 * Sealed URLs: `/v1/s/{sealed}` opens one route with one set of parameters for a day and needs no key header. The URL
 * contains the id of the paying key, the route, its parameters and the expiry, encrypted and authenticated
 * (AES-256-GCM), so its holder can neither read nor change them. Nothing is stored. A sealed URL stops working when it
 * expires, when its key is revoked, or when the secret is no longer used.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { unixMsOf } from 'ganaka/internal/kernel/unix.ts';
import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import type { ReadyAddresses, SealedUrl } from 'ganaka/internal/views/view.ts';
import { allowedOn, withoutAliases } from '../../api/names.ts';
import type { Query } from '../../api/read/query.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Address, infoOf } from '../../api/route.ts';

/** What a URL opens. */
export interface SealContent {
  /** The id of the key that requested the URL and pays for it. */
  readonly keyId: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
}

export interface Seal {
  /** A URL that opens this for a day. */
  close(what: SealContent, now: JdUt): SealedUrl;
  /** What a sealed text opens; throws a 403 if the text was changed or has expired. */
  open(text: string, now: JdUt): SealContent;
}

const PREFIX = '/v1/s/';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/**
 * The plain text is padded with spaces to a multiple of this. A birth with the longest name fits into one block. So all
 * URLs have the same length, which reveals nothing about the name, and are shorter than the two thousand characters
 * that some programs allow.
 */
const BLOCK_BYTES = 1024;
/** The purpose of the derived key, with the version of the sealed format. A new format needs a new number. */
const PURPOSE = 'ganaka sealed address 1';
const DAY_MS = 86_400_000;

/** The sealed text of a path, or null if there is none. */
export const sealedIn = (path: string): string | null =>
  path.startsWith(PREFIX) && path.length > PREFIX.length ? path.slice(PREFIX.length) : null;

/** The first secret encrypts; every secret decrypts. URLs are absolute if the service knows its public address. */
export function sealOf(secrets: readonly string[], publicUrl = ''): Seal {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES)));
  const [own] = keys;
  if (own === undefined) throw new Error('a seal needs a secret');
  return {
    close({ keyId, path, query }, now) {
      const end = Math.ceil(unixMsOf(now) / 1000) * 1000 + DAY_MS;
      return {
        url: `${publicUrl}${PREFIX}${closed(JSON.stringify([keyId, end, path, query]), own)}`,
        expires: `${new Date(end).toISOString().slice(0, 19)}Z`,
      };
    },
    open(text, now) {
      const bytes = Buffer.from(text, 'base64url');
      // the decoder ignores unknown characters, so the text is compared with its canonical form
      const whole = bytes.toString('base64url') === text && bytes.length > NONCE_BYTES + TAG_BYTES;
      const found = whole ? firstOpened(bytes, keys) : null;
      if (found === null) throw tampered();
      const [keyId, end, path, query]: [string, number, string, SealContent['query']] = JSON.parse(found);
      if (unixMsOf(now) >= end) throw expired();
      return { keyId, path, query };
    },
  };
}

function closed(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const plain = Buffer.from(text);
  const filling = Buffer.alloc(BLOCK_BYTES - (plain.length % BLOCK_BYTES), ' ');
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  const parts = [nonce, cipher.update(plain), cipher.update(filling), cipher.final()];
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
}

function firstOpened(bytes: Buffer, keys: readonly Buffer[]): string | null {
  for (const key of keys) {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const plain = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    try {
      decipher.final();
      return plain.toString();
    } catch {
      // not encrypted with this secret: the next one is tried
    }
  }
  return null;
}

/** The decrypted query, as if it had been sent. */
export const queryTextOf = ({ query }: SealContent): string =>
  query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** The parts of the service that are needed to make sealed URLs. */
export interface SealParts {
  readonly seal: Seal;
  readonly now: () => JdUt;
  readonly directory: { find(path: string): Address | null };
}

/**
 * The sealed URLs that a view returns, by name. Each opens another route with those parameters of the query that the
 * route takes. A parameter that was left out, such as the day, stays left out.
 */
export function sealedUrls(
  { seal, now, directory }: SealParts,
  opens: Readonly<Record<string, string>>,
  { path, row }: Address,
  engine: EngineKey,
  sent: Query,
  keyId: string,
): ReadyAddresses {
  const pathSet = path.slice(0, -row.path.length);
  const query = [...withoutAliases(sent, [])];
  const at = now();
  return Object.fromEntries(
    Object.entries(opens).map(([name, beside]) => {
      const target = directory.find(pathSet + beside);
      if (target === null) throw new Error(`there is no ${pathSet}${beside}`);
      const taken = allowedOn(target.row, infoOf(target, engine).options);
      const what = { keyId, path: target.path, query: query.filter(([each]) => taken.includes(each)) };
      return [name, seal.close(what, at)] as const;
    }),
  );
}

const AGAIN = 'ask kundali-pack for another';

const tampered = (): Refusal =>
  new Refusal(403, 'sealed_tampered', `this is no sealed URL of this service, or it was changed; ${AGAIN}`);
const expired = (): Refusal =>
  new Refusal(403, 'sealed_expired', `this sealed URL was valid for a day and has expired; ${AGAIN}`);
/** The error for a URL whose key was revoked, was rotated or has expired. */
export const sealedRevoked = (): Refusal =>
  new Refusal(403, 'sealed_revoked', `the key that created this sealed URL is no longer valid; ${AGAIN}`);
export const sealedRequest = (): Refusal =>
  new Refusal(400, 'sealed_parameters', 'a sealed URL takes no parameters: it opens what it was created for');
