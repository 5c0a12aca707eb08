/** The headers that every reply and every refusal carry: its id, who may read it, rate and credits. */
import type { IncomingMessage } from 'node:http';
import type { Gate } from '../accounts/gate.ts';
import type { Address } from '../ask/route.ts';
import type { Call, Outcome } from './outcome.ts';
import { resetText } from './payment.ts';

export type Headers = Record<string, string>;

export function headersOf(
  req: IncomingMessage,
  { address, caller, debited, credits, cacheControl }: Outcome,
  call: Call | null,
  requestId: string,
  gate: Gate,
): Headers {
  const headers: Headers = {
    'cache-control': cacheControl,
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
  };
  addCors(headers, req, address, call);
  addRate(headers, call);
  if (caller !== null) {
    const remaining = debited === null ? gate.balance(caller) : debited.remaining;
    headers['x-credits-used'] = String(credits);
    headers['x-credits-remaining'] = remaining === null ? 'unlimited' : String(remaining);
    headers['x-credits-reset'] = resetText(gate.resetAt());
  }
  return headers;
}

/** Keyless routes are open to every origin; keyed ones to the origins the key names. */
export function addCors(headers: Headers, req: IncomingMessage, address: Address | null, call: Call | null): void {
  if (address === null || address.row.access === 'open') {
    headers['access-control-allow-origin'] = '*';
    headers.vary = 'Accept-Encoding, X-API-Key';
    return;
  }
  headers.vary = 'Accept-Encoding, X-API-Key, Origin';
  const { origin } = req.headers;
  if (origin !== undefined && call?.caller?.domains.includes(origin)) headers['access-control-allow-origin'] = origin;
}

/** The fields of the IETF draft; none when the limiter is off. */
export function addRate(headers: Headers, call: Call | null): void {
  const rate = call?.rate;
  if (rate === undefined || rate.limit === 0) return;
  headers['ratelimit-policy'] = `"burst";q=${rate.limit};w=${Math.max(1, rate.resetS)}`;
  headers.ratelimit = `"burst";r=${Math.max(0, Math.floor(rate.remaining))};t=${rate.resetS}`;
}
