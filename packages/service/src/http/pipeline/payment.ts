/** Rate and credits of a call, as they are checked before the work. `settle.ts` debits the credits after it. */
import { creditsOf } from '../../accounts/credits.ts';
import type { Gate } from '../../accounts/gate.ts';
import type { RateLimits, RateVerdict } from '../../accounts/keys/rate.ts';
import { Refusal } from '../../api/refusal.ts';
import type { AdmittedCall, Call, Findings } from './outcome.ts';

export interface GateAndRates {
  readonly gate: Gate;
  readonly rates: RateLimits;
}

export function checkRate(found: Findings, verdict: RateVerdict): void {
  found.rate = verdict;
  if (!verdict.ok)
    throw new Refusal(429, 'too_many_requests', `too many requests; try again in ${verdict.retryAfterS} s`, {
      headers: [['retry-after', String(verdict.retryAfterS)]],
    });
}

/** A call with its price. */
type Priced = Pick<AdmittedCall, 'caller' | 'units'> & { readonly call: Pick<Call, 'address'> };

/** A cheap check before the work, so that a caller who cannot pay gets the error at once. Only the debit decides. */
export function checkBalance({ gate }: GateAndRates, { call: { address }, caller, units }: Priced): void {
  if (caller === null || address.row.access === 'open') return;
  const balance = gate.balance(caller);
  const price = creditsOf(address.row.credits) * units;
  if (balance !== null && balance < price) throw units > 1 ? tooDear(price, balance, gate) : creditsExhausted(gate);
}

/** The error for a list or comparison that costs more credits than are left; it is never answered in part. */
const tooDear = (price: number, balance: number, gate: Gate): Refusal =>
  new Refusal(
    402,
    'no_credits',
    `this request costs ${price} credits and ${balance} are left; ask for less, wait until ${resetText(gate.resetAt())}, or add extra credits at /account/plan`,
  );

export const creditsExhausted = (gate: Gate): Refusal =>
  new Refusal(
    402,
    'no_credits',
    `the monthly credits are used up; they are filled again at ${resetText(gate.resetAt())}, or add extra credits at /account/plan`,
  );

const IST_MS = 5.5 * 3_600_000;
/** The last reset that was written out. Every keyed reply names it, and it changes once a month. */
let lastReset = { ms: Number.NaN, text: '' };
/** The time of the reset in Indian time, where it is midnight. */
export function resetText(ms: number): string {
  if (ms !== lastReset.ms) lastReset = { ms, text: `${new Date(ms + IST_MS).toISOString().slice(0, 19)}+05:30` };
  return lastReset.text;
}
