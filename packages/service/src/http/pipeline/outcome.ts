/** A call of the API, and the outcome that the pipeline decides, independent of sockets and encodings. */

import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import { creditsOf } from '../../accounts/credits.ts';
import type { Caller } from '../../accounts/gate.ts';
import type { RateVerdict } from '../../accounts/keys/rate.ts';
import type { Address } from '../../api/route.ts';
import type { CachedReply } from '../cache/reply-cache.ts';
import type { OpenStream } from '../wire/stream.ts';

export interface Call {
  readonly address: Address;
  readonly queryText: string;
  readonly key: string | undefined;
  /** The id of the key that sealed the URL of this request, which pays for it. */
  readonly sealedBy?: string | undefined;
  readonly remote: string;
  readonly ifNoneMatch: string | undefined;
  /** Whether the method is HEAD: the checks are those of GET, and nothing is computed. */
  readonly head: boolean;
  /** Reads the body of a POST; null if the request has none. Called when the call has passed the checks of access. */
  readonly readBody: (() => Promise<string>) | null;
  /** The origin of the page, if a browser sends it, and the requested host. */
  readonly origin: string | undefined;
  readonly host: string;
  readonly requestId: string;
  readonly signal: () => AbortSignal;
  /** The rate verdict, if the call was counted already; otherwise the pipeline counts it. */
  readonly rate?: RateVerdict | undefined;
}

/** What the pipeline has found out about a call so far. The headers of replies and refusals and the log use it. */
export interface Findings {
  rate?: RateVerdict;
  caller?: Caller | null;
  engine?: EngineKey | null;
  /** Set if a clock time was read at the default offset although clocks at the place showed another. */
  clockAssumed?: boolean;
}

/** A call that has passed the access checks, with its caller and its price. */
export interface AdmittedCall {
  readonly call: Call;
  readonly found: Findings;
  readonly caller: Caller | null;
  /** The factor of the price: the number of pairs in a list or of engines in a comparison, otherwise one. */
  readonly units: number;
}

/** What every outcome says. Nothing is debited yet: `settle.ts` does that when the bytes are about to leave. */
interface Leaving {
  readonly address: Address;
  readonly caller: Caller | null;
  /** The price; 0 if nothing is due. */
  readonly credits: number;
  readonly cacheControl: string;
}

/** Finished bytes, or only the confirmation that the client already has them. */
export interface WholeOutcome extends Leaving {
  readonly status: 200 | 304;
  readonly kept: CachedReply;
  /** Where the bytes came from, if they were cached: their key, and the minute in which the query was read. */
  readonly cached?: { readonly key: string; readonly minute: number };
}

/** Bytes produced while they are sent: no ETag, not cached. */
export interface StreamOutcome extends Leaving {
  readonly status: 200;
  readonly stream: OpenStream;
}

/** The reply to HEAD: the headers of GET if the bytes are cached, and the ETag if it is known without them. */
export interface HeadOutcome extends Leaving {
  readonly status: 200;
  readonly head: CachedReply | null;
  readonly etag: string | null;
}

export type Outcome = WholeOutcome | StreamOutcome | HeadOutcome;

/** An outcome that costs nothing, such as a 304. */
export const unpaid = ({ call, caller }: AdmittedCall, cacheControl: string): Leaving => ({
  address: call.address,
  caller,
  credits: 0,
  cacheControl,
});

/** An outcome at the price of its route. */
export const priced = ({ call, caller, units }: AdmittedCall, cacheControl: string): Leaving => ({
  address: call.address,
  caller,
  credits: caller === null ? 0 : creditsOf(call.address.row.credits) * units,
  cacheControl,
});
