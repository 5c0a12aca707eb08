/** One call of the service: its URL, its retries, and the error if the service refuses the call. */
import type { ErrorPart as Refusal, WrongPart } from '../types/replies.generated.ts';

/** Text, or anything that `String()` turns into it: a number, a list (with commas), a `Temporal.PlainDate`. */
export type TextLike = string | { toString(): string };

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, also while the client waits before a retry. */
  readonly signal?: AbortSignal;
}

/** The credits of the account, as of the last reply. */
export interface Credits {
  readonly used: number;
  /** Null if the plan has no limit. */
  readonly remaining: number | null;
  /** When the credits are renewed, ISO 8601. */
  readonly reset: string | null;
}

export interface ClientSettings {
  readonly baseUrl: string;
  readonly key: string | undefined;
  readonly fetch: typeof fetch;
  /** How many times a call is retried if it was temporarily refused (429, 503) or did not reach the service. */
  readonly retries: number;
  readonly told: (credits: Credits) => void;
}

/** An error reply of the service: its status, its code, and every parameter that was wrong. */
export class GanakaError extends Error {
  static override readonly name = 'GanakaError'; // for consoles: the bundle shortens names
  override readonly name = 'GanakaError';
  readonly status: number;
  readonly code: string;
  /** Everything that was wrong, with the allowed values. */
  readonly errors: readonly WrongPart[];
  readonly requestId: string | null;
  /** Seconds to wait before a retry, if the service gives them. */
  readonly retryAfter: number | null;

  constructor(status: number, { error, code, errors, request_id }: Partial<Refusal>, retryAfter: number | null) {
    super(error ?? `the service answered ${status}`);
    this.status = status;
    this.code = code ?? 'unknown';
    this.errors = errors ?? [];
    this.requestId = request_id ?? null;
    this.retryAfter = retryAfter;
  }
}

const FOR_THE_MOMENT = [429, 503];
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_S = 60;

export interface ClientCall {
  readonly verb: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly options: CallOptions;
}

/**
 * Returns the first successful reply, after retries if needed. Throws `GanakaError` if the service refuses the call.
 */
export async function call(calling: ClientSettings, asking: ClientCall): Promise<Response> {
  const { signal } = asking.options;
  for (let tried = 0; ; tried++) {
    const reply = await sent(calling, asking).catch((failed: unknown) => {
      if (tried >= calling.retries || signal?.aborted) throw failed;
      return null;
    });
    if (reply?.ok) return reply;
    const refusal = reply === null ? null : await refusalIn(reply);
    const forTheMoment = refusal === null || FOR_THE_MOMENT.includes(refusal.status);
    if (refusal !== null && (!forTheMoment || tried >= calling.retries)) throw refusal;
    const wait = refusal?.retryAfter ?? null;
    if (refusal !== null && wait !== null && wait > LONGEST_WAIT_S) throw refusal;
    await waited(wait === null ? FIRST_WAIT_MS * 2 ** tried : wait * 1000, signal);
  }
}

async function sent({ baseUrl, key, fetch: send, told }: ClientSettings, asking: ClientCall): Promise<Response> {
  const { verb, path, query, body, options } = asking;
  const url = new URL(`${baseUrl.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, written(value));
  const reply = await send(url, {
    method: verb,
    headers: {
      ...(key !== undefined && { 'x-api-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(options.signal !== undefined && { signal: options.signal }),
  });
  const remaining = reply.headers.get('x-credits-remaining');
  if (remaining !== null)
    told({
      used: Number(reply.headers.get('x-credits-used')),
      remaining: remaining === 'unlimited' ? null : Number(remaining),
      reset: reply.headers.get('x-credits-reset'),
    });
  return reply;
}

const written = (value: unknown): string => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value));

async function refusalIn(reply: Response): Promise<GanakaError> {
  const told: Partial<Refusal> = await reply.json().catch(() => ({}));
  return new GanakaError(reply.status, told, secondsIn(reply.headers.get('retry-after')));
}

/** The seconds of a `Retry-After`, which a proxy may also write as a date. */
function secondsIn(text: string | null): number | null {
  const seconds =
    text === null ? Number.NaN : /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function waited(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, failed) => {
    const ended = (): void => {
      clearTimeout(timer);
      failed(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', ended);
      done();
    }, ms);
    if (signal?.aborted) ended();
    else signal?.addEventListener('abort', ended, { once: true });
  });
}
