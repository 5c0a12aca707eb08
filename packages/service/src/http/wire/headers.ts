/** The headers of every reply and every error: request id, version of the engine, CORS, rate and credits. */

import type { EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import type { Caller, Gate } from '../../accounts/gate.ts';
import { type Address, infoOf } from '../../api/route.ts';
import type { Call, Findings, Outcome } from '../pipeline/outcome.ts';
import { resetText } from '../pipeline/payment.ts';
import type { TakenPayment } from '../pipeline/settle.ts';
import { addCors, addRate, type Headers } from './request-parts.ts';

/** `taken`: the debit for the reply. */
export function headersOf(
  { address, caller, credits, cacheControl }: Outcome,
  { origin }: Pick<Call, 'origin'>,
  found: Findings,
  requestId: string,
  gate: Gate,
  taken: TakenPayment,
): Headers {
  const headers: Headers = {
    'cache-control': cacheControl,
    'x-request-id': requestId,
    'x-engine-version': versionsOf(address, found.engine ?? address.engine ?? address.family),
    'x-content-type-options': 'nosniff',
  };
  if (found.clockAssumed === true) headers['x-ganaka-note'] = 'tz';
  // pages that may not read a keyed reply were rejected earlier, so this origin may read it
  addCors(headers, address.row.access === 'open' ? null : (origin ?? null));
  addRate(headers, found.rate);
  if (caller !== null) addTaken(headers, caller, credits, taken, gate);
  return headers;
}

/** The headers of a refusal, which contains nothing private and may be read by every page. */
export function refusalHeaders(
  address: Address | null,
  { engine, rate, caller }: Findings,
  requestId: string,
  versions: string,
  gate: Gate,
): Headers {
  const headers: Headers = {
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'x-engine-version': address && engine ? versionsOf(address, engine) : versions,
    'x-content-type-options': 'nosniff',
  };
  addCors(headers, null);
  addRate(headers, rate);
  if (caller) addCredits(headers, 0, gate.balance(caller), gate);
  return headers;
}

/** Adds what the reply has cost and what is left. */
export function addTaken(headers: Headers, caller: Caller, credits: number, taken: TakenPayment, gate: Gate): void {
  if (taken === null) addCredits(headers, 0, gate.balance(caller), gate);
  else addCredits(headers, credits, taken.remaining, gate);
}

function addCredits(headers: Headers, used: number, remaining: number | null, gate: Gate): void {
  headers['x-credits-used'] = String(used);
  headers['x-credits-remaining'] = remaining === null ? 'unlimited' : String(remaining);
  headers['x-credits-reset'] = resetText(gate.resetAt());
}

/** The version of the engine that answered; if none did, the versions of all engines. */
function versionsOf(address: Address, engine: EngineKey | null): string {
  const infos = engine === null ? address.engines : [infoOf(address, engine)];
  return versionsText(infos);
}

export const versionsText = (infos: Address['engines']): string =>
  infos.map(({ id, version }) => `${id}=${version}`).join(', ');
