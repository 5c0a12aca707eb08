/** Reads an account from its row in the store. */
import type { Account } from '../admin.ts';
import { isPlanId } from '../plans.ts';
import { num, type SqlRow, text, textOrNull } from '../store/db.ts';

export function accountOf(row: SqlRow): Account {
  const plan = text(row, 'plan');
  if (!isPlanId(plan)) throw new Error(`an account on plan ${plan}`);
  const claimed = textOrNull(row, 'claimed');
  return {
    id: text(row, 'id'),
    email: claimed ?? text(row, 'email'),
    proved: claimed === null,
    plan,
    userId: textOrNull(row, 'user_id'),
    createdAt: num(row, 'created_at'),
  };
}
