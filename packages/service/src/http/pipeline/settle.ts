/**
 * The last steps of every reply: debit → sending → bytes. No other code of the service takes credits for a reply or
 * releases its bytes, whatever the connection and whatever was remembered.
 */
import type { Caller, DebitResult, Gate, Receipt } from '../../accounts/gate.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Address } from '../../api/route.ts';
import type { Findings } from './outcome.ts';
import { checkRate, creditsExhausted, type GateAndRates } from './payment.ts';

/** What is to be paid, by whom. */
export interface Bill {
  readonly caller: Caller | null;
  readonly address: Address;
  /** The price; 0 if nothing is due. */
  readonly credits: number;
  readonly requestId: string;
  readonly remote: string;
  readonly found: Findings;
}

/** A debit, which is marked as sent or refunded; null if nothing was due. */
export type TakenPayment = (DebitResult & { readonly ok: true }) | null;

/** Debits the price. An open route is also served without credits, at the rate of callers without a key. */
export function charge({ gate, rates }: GateAndRates, bill: Bill): TakenPayment | Promise<TakenPayment> {
  const { caller, address, credits, requestId, remote, found } = bill;
  if (caller === null || credits === 0) return null;
  const isOpen = address.row.access === 'open';
  const unpaid = (): null => {
    if (!isOpen) throw creditsExhausted(gate);
    checkRate(found, rates.address(remote));
    return null;
  };
  const balance = isOpen ? gate.balance(caller) : null;
  if (balance !== null && balance < credits) return unpaid();
  return gate
    .debit(caller, credits, { creditClass: address.row.credits, routePath: address.row.path, requestId })
    .then((debited) => (debited.ok ? debited : unpaid()));
}

/**
 * Releases the bytes of a reply: `write` sends them, in the same turn in which the debits are marked as sent. Returns
 * false, and refunds the debits, if the client has disconnected; throws if they were refunded meanwhile.
 */
export function release(gate: Gate, isGone: boolean, receipts: readonly Receipt[], write: () => void): boolean {
  if (isGone) {
    for (const each of receipts) gate.undelivered(each);
    return false;
  }
  let isLate = false;
  for (const each of receipts) if (!gate.sending(each)) isLate = true;
  if (isLate) throw new Refusal(503, 'late', 'the answer came too late and was not charged; try again');
  write();
  return true;
}

/** The end of a reply that was sent, or whose client had left. */
export type SettledReply = { readonly isSent: boolean; readonly taken: TakenPayment };

const LEFT: SettledReply = { isSent: false, taken: null };

/** Charges the reply and releases its bytes; a client that has already disconnected is not charged. `write` gets the debit, which the headers of the reply name. */
export function settle(
  till: GateAndRates,
  bill: Bill,
  isGone: () => boolean,
  write: (taken: TakenPayment) => void,
): SettledReply | Promise<SettledReply> {
  if (isGone()) return LEFT;
  const taken = charge(till, bill);
  return taken instanceof Promise
    ? taken.then((each) => released(till, isGone, each, write))
    : released(till, isGone, taken, write);
}

function released(
  { gate }: GateAndRates,
  isGone: () => boolean,
  taken: TakenPayment,
  write: (taken: TakenPayment) => void,
): SettledReply {
  const isSent = release(gate, isGone(), taken === null ? [] : [taken.receipt], () => write(taken));
  return { isSent, taken };
}
