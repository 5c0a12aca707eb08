/** Grants with a reference, such as an invoice number: each takes effect once, however often it is repeated. */
import { AdminRefusal } from '../admin.ts';
import { num, query, type StoreWork, text } from '../store/db.ts';

const REFERENCE = /^[\w.:/-]{1,64}$/;

/** Whether the reference is new. Throws if the reference was used before for another grant. */
export function onceFor(reference: string, accountId: string, credits: number, now: number): () => StoreWork<boolean> {
  if (!REFERENCE.test(reference))
    throw new AdminRefusal('bad_reference', 'a reference is 1 to 64 letters, digits and . : / - _');
  return function* () {
    const made = yield query(
      `INSERT INTO credit_grant (reference, customer_id, credits, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (reference) DO NOTHING RETURNING reference`,
      reference,
      accountId,
      credits,
      now,
    );
    if (made.length > 0) return true;
    const [known] = yield query('SELECT customer_id, credits FROM credit_grant WHERE reference = ?', reference);
    if (known && (text(known, 'customer_id') !== accountId || num(known, 'credits') !== credits))
      throw new AdminRefusal('bad_reference', `the reference ${reference} was used for another grant`);
    return false;
  };
}
