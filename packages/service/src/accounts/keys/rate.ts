/**
 * Request rates as token buckets in memory: taking a token costs a map lookup and a multiplication.
 *
 * On PostgreSQL the replicas report the tokens they took every quarter of a second (`store/rate-share.ts`). The shared
 * bucket may become negative, and nobody is served until it is positive again. So the long-run rate is exact, and R
 * replicas can exceed it at one moment by at most (R − 1) × burst requests.
 */
import { PLANS, type PlanId } from '../plans.ts';

export interface Rate {
  /** Tokens refilled per second. */
  readonly perSecond: number;
  /** The number of tokens in a full bucket. */
  readonly burst: number;
}

export interface RateVerdict {
  readonly ok: boolean;
  /** The burst, which the header `RateLimit-Policy` calls the quota. */
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the next request is allowed; 0 if this one was. */
  readonly retryAfterS: number;
  /** Whole seconds until the bucket is full again. */
  readonly resetS: number;
  /** The window of the policy: the seconds in which the whole burst is refilled. */
  readonly windowS: number;
}

export interface RateLimits {
  /** Counts one request from an address without a valid key. */
  address(address: string): RateVerdict;
  /** The verdict if the address has used up its rate, otherwise null; takes no token. */
  exhausted(address: string): RateVerdict | null;
  /** Counts one form sent from an address. */
  form(address: string): RateVerdict;
  /** Counts one request with a key. */
  key(keyId: string, plan: PlanId): RateVerdict;
  /** Whether a request with a key would be within its rate; takes no token. */
  spare(keyId: string, plan: PlanId): boolean;
  /** Whether the store may be queried for a key this process has never seen; takes no token itself. */
  stranger(address: string): RateVerdict;
  /** Takes a token from the bucket of `stranger`, because the store did not know the key. */
  unknown(address: string): void;
}

/** 60 a minute per address, all of which may come at once after a pause. */
const ADDRESS_RATE: Rate = { perSecond: 1, burst: 60 };

export const rateOf = (plan: PlanId): Rate => {
  const perSecond = PLANS[plan].requestsPerSecond;
  return { perSecond, burst: 2 * perSecond };
};

/** The limits for `RATE_LIMIT=off`. */
export const NO_LIMITS: RateLimits = {
  address: () => UNLIMITED,
  exhausted: () => null,
  form: () => UNLIMITED,
  key: () => UNLIMITED,
  spare: () => true,
  stranger: () => UNLIMITED,
  unknown: () => undefined,
};
export const UNLIMITED: RateVerdict = { ok: true, limit: 0, remaining: 0, retryAfterS: 0, resetS: 0, windowS: 1 };

export interface Bucket {
  tokens: number;
  /** The time at which `tokens` was computed, milliseconds. */
  at: number;
  /** Tokens taken since the last exchange with the other replicas. */
  taken: number;
  readonly rate: Rate;
}

/** Above this number buckets are dropped, so that a flood of addresses cannot fill the memory. */
const MOST_BUCKETS = 50_000;

export class Buckets implements RateLimits {
  readonly #buckets = new Map<string, Bucket>();
  /** Milliseconds from an arbitrary zero; only differences matter. */
  readonly #clock: () => number;
  readonly #keyRates: Readonly<Record<PlanId, Rate>>;
  readonly #addressRate: Rate;

  constructor(clock: () => number, addressRate: Rate = ADDRESS_RATE) {
    this.#clock = clock;
    this.#addressRate = addressRate;
    this.#keyRates = {
      free: rateOf('free'),
      developer: rateOf('developer'),
      pro: rateOf('pro'),
      commercial: rateOf('commercial'),
      enterprise: rateOf('enterprise'),
    };
  }

  address(address: string): RateVerdict {
    return this.take(`a ${networkOf(address)}`, this.#addressRate);
  }

  exhausted(address: string): RateVerdict | null {
    const bucket = this.#buckets.get(`a ${networkOf(address)}`);
    if (bucket === undefined) return null;
    refill(bucket, this.#clock());
    return bucket.tokens >= 1 ? null : verdictOf(bucket, 0);
  }

  form(address: string): RateVerdict {
    return this.take(`f ${networkOf(address)}`, this.#addressRate);
  }

  key(keyId: string, plan: PlanId): RateVerdict {
    return this.take(`k ${keyId}`, this.#keyRates[plan]);
  }

  spare(keyId: string, plan: PlanId): boolean {
    return this.#bucket(`k ${keyId}`, this.#keyRates[plan]).tokens >= 1;
  }

  stranger(address: string): RateVerdict {
    return verdictOf(this.#bucket(`u ${networkOf(address)}`, this.#addressRate), 0);
  }

  unknown(address: string): void {
    this.take(`u ${networkOf(address)}`, this.#addressRate);
  }

  /** The buckets used since they were last exchanged. */
  *used(): Iterable<[name: string, bucket: Bucket]> {
    for (const entry of this.#buckets) if (entry[1].taken !== 0) yield entry;
  }

  /** Takes one token from the bucket of that name. */
  take(name: string, rate: Rate): RateVerdict {
    return verdictOf(this.#bucket(name, rate), 1);
  }

  /** Puts one token back. */
  giveBack(name: string, rate: Rate): void {
    const bucket = this.#bucket(name, rate);
    bucket.tokens = Math.min(rate.burst, bucket.tokens + 1);
    bucket.taken--;
  }

  /** The bucket of that name, refilled for the elapsed time. */
  #bucket(name: string, rate: Rate): Bucket {
    const now = this.#clock();
    let bucket = this.#buckets.get(name);
    if (bucket === undefined || bucket.rate !== rate) {
      if (this.#buckets.size >= MOST_BUCKETS) this.#forgetRested(now);
      bucket = { tokens: rate.burst, at: now, taken: 0, rate };
      this.#buckets.set(name, bucket);
    }
    refill(bucket, now);
    return bucket;
  }

  /**
   * Drops full buckets. If there are still too many, those that will be full soonest are dropped: an address that
   * returns then starts with a full bucket, which it would have had seconds later anyway. The buckets of wrong
   * passwords refill over hours, so a flood of addresses does not displace them.
   */
  #forgetRested(now: number): void {
    const waits = new Float64Array(this.#buckets.size);
    let count = 0;
    for (const [name, bucket] of this.#buckets) {
      refill(bucket, now);
      const wait = secondsToFull(bucket);
      if (wait <= 0) this.#buckets.delete(name);
      else waits[count++] = wait;
    }
    const most = MOST_BUCKETS * 0.9;
    if (this.#buckets.size <= most) return;
    const longest = waits.subarray(0, count).sort()[count - most] ?? Number.POSITIVE_INFINITY;
    for (const [name, bucket] of this.#buckets) {
      if (this.#buckets.size <= most) break;
      if (secondsToFull(bucket) <= longest) this.#buckets.delete(name);
    }
  }
}

const secondsToFull = ({ tokens, rate }: Bucket): number => (rate.burst - tokens) / rate.perSecond;

/** Whether the bucket has a token; if it has, takes `cost` tokens. */
function verdictOf(bucket: Bucket, cost: 0 | 1): RateVerdict {
  const { rate } = bucket;
  const ok = bucket.tokens >= 1;
  if (ok) {
    bucket.tokens -= cost;
    bucket.taken += cost;
  }
  return {
    ok,
    limit: rate.burst,
    remaining: bucket.tokens > 0 ? Math.floor(bucket.tokens) : 0,
    retryAfterS: ok ? 0 : Math.ceil((1 - bucket.tokens) / rate.perSecond),
    resetS: Math.ceil((rate.burst - bucket.tokens) / rate.perSecond),
    windowS: Math.ceil(rate.burst / rate.perSecond),
  };
}

/** The length of the longest IPv6 address. A proxy may pass on any text. */
const MOST_CHARS = 45;

/**
 * The address; for IPv6 its first groups of 16 bits: by default the /64 network, because a household owns all of those
 * addresses.
 */
export function networkOf(address: string, groupsOfIpv6 = 4): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (plain.includes('.') || !plain.includes(':')) return plain.slice(0, MOST_CHARS);
  const [head = '', tail] = plain.slice(0, MOST_CHARS).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups.slice(0, groupsOfIpv6).join(':').toLowerCase();
}

function refill(bucket: Bucket, now: number): void {
  // if the clock was set back, nothing is refilled, and the bucket continues from the new time
  const gone = Math.max(0, now - bucket.at) / 1000;
  bucket.tokens = Math.min(bucket.rate.burst, bucket.tokens + gone * bucket.rate.perSecond);
  bucket.at = now;
}
