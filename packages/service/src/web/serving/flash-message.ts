/**
 * A message that a page shows once, after a form has led to it. It is sent encrypted in a cookie, which the page
 * clears. A new key is therefore in no URL, log or store, any process of the service can show it, and reloading the
 * page sends no form again.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SAYINGS = ['key', 'revoked', 'saved', 'password', 'ended', 'proved', 'sent'] as const;
export type FlashMessageId = (typeof SAYINGS)[number];

/** `text` is the key if there is one to show, otherwise empty. */
export interface FlashMessage {
  readonly saying: FlashMessageId;
  readonly text: string;
}

export interface FlashMessages {
  leave(reply: FastifyReply, accountId: string, saying: FlashMessageId, text?: string): void;
  /** Returns the message for the account and clears it. */
  take(request: FastifyRequest, reply: FastifyReply, accountId: string): FlashMessage | undefined;
}

const COOKIE = 'once';
const LIFE_S = 120;
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The first secret encrypts. Messages that were encrypted with the other secrets can still be decrypted. */
export function flashMessagesWith(secrets: readonly string[], secure: boolean): FlashMessages {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'ganaka once', KEY_BYTES)));
  const options = { path: '/account', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    leave(reply, accountId, saying, text = '') {
      const [key] = keys;
      if (key === undefined) throw new Error('what is shown once needs a secret');
      reply.setCookie(COOKIE, sealed(key, accountId, `${saying} ${text}`), { ...options, maxAge: LIFE_S });
    },
    take(request, reply, accountId) {
      const sent = request.cookies[COOKIE];
      if (sent === undefined) return undefined;
      reply.clearCookie(COOKIE, options);
      for (const key of keys) {
        const [word, text = ''] = opened(key, accountId, sent)?.split(' ') ?? [];
        const saying = SAYINGS.find((each) => each === word);
        if (saying !== undefined) return { saying, text };
      }
      return undefined;
    },
  };
}

function sealed(key: Buffer, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Returns the text, or undefined if it was not encrypted with this key for this owner. */
function opened(key: Buffer, owner: string, sent: string): string | undefined {
  const bytes = Buffer.from(sent, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  cipher.setAuthTag(rest.subarray(0, TAG_BYTES));
  try {
    return cipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
  } catch {
    return undefined;
  }
}
