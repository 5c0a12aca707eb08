/**
 * API keys: a prefix that says which engines the key opens, 160 random bits and a checksum.
 *
 *   tg_ + 27 base-62 characters (160 bits) + 6 base-62 characters (CRC-32 of everything before them)
 *
 * The checksum catches a mistyped key without a database lookup. Only the SHA-256 of a key is stored:
 * 160 random bits need no slow hash.
 */
import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { KeyPrefix } from '../policy.ts';

const PREFIX = '[a-z]+';
const IS_PREFIX = new RegExp(`^${PREFIX}$`);
/** Whether the text has the form of a prefix; the engines' descriptions list the prefixes in use. */
export const isKeyPrefix = (text: string): text is KeyPrefix => IS_PREFIX.test(text);

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_BYTES = 20; // 160 bits
const RANDOM_CHARS = 27; // 62^27 > 2^160
const CHECK_CHARS = 6; // 62^6 > 2^32
const BODY_CHARS = RANDOM_CHARS + CHECK_CHARS;
/** How much of a key stays visible after its creation. */
const TAIL_CHARS = 4;

const SHAPE = new RegExp(`^(${PREFIX})_[0-9A-Za-z]{${BODY_CHARS}}$`);

export type ParsedKey =
  | { readonly prefix: KeyPrefix; readonly text: string }
  | { readonly refused: 'malformed' | 'mistyped' };

const MALFORMED: ParsedKey = { refused: 'malformed' };
const MISTYPED: ParsedKey = { refused: 'mistyped' };

/** Checks a key without a database lookup: first its shape, then its checksum. */
export function parseKey(text: string): ParsedKey {
  const prefix = SHAPE.exec(text)?.[1];
  if (prefix === undefined) return MALFORMED;
  const head = text.slice(0, -CHECK_CHARS);
  return checksumOf(head) === text.slice(-CHECK_CHARS) ? { prefix, text } : MISTYPED;
}

export interface NewKey {
  /** The key itself, shown once. */
  readonly text: string;
  readonly prefix: KeyPrefix;
  readonly hash: string;
  readonly tail: string;
}

/** Creates a key; `random` is passed only by tests. */
export function newKey(prefix: KeyPrefix, random: Uint8Array = randomBytes(RANDOM_BYTES)): NewKey {
  if (!isKeyPrefix(prefix)) throw new Error(`no key begins with ${prefix}`);
  const head = `${prefix}_${base62(bigintOf(random), RANDOM_CHARS)}`;
  const text = head + checksumOf(head);
  return { text, prefix, hash: hashOf(text), tail: text.slice(-TAIL_CHARS) };
}

/** The hash under which the store keeps and finds a key. */
export const hashOf = (keyText: string): string => hash('sha256', keyText, 'hex');

function checksumOf(head: string): string {
  let rest = crc32(head);
  let text = '';
  for (let i = 0; i < CHECK_CHARS; i++) {
    text = DIGITS.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

function bigintOf(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return value;
}

function base62(value: bigint, chars: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < chars; i++) {
    text = DIGITS.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
