/**
 * The active keys of a signed-in account. On a tool page the reader can choose one of them instead of pasting a key.
 */
import type { KeyRow } from '../../accounts/admin.ts';
import type { Accounts } from '../../accounts/open.ts';
import type { PlanId } from '../../accounts/plans.ts';

export interface OwnKey {
  readonly id: string;
  /** The part of the key that may be shown: its prefix and its last characters. */
  readonly shown: string;
  readonly label: string;
}

export interface OwnKeys {
  readonly accountId: string;
  readonly plan: PlanId;
  /** Monthly and extra credits together; null if the plan has unlimited credits. */
  readonly credits: number | null;
  readonly keys: readonly OwnKey[];
}

type User = { readonly id: string; readonly email: string };

export async function ownKeysOf({ admin }: Pick<Accounts, 'admin'>, user: User, now: number): Promise<OwnKeys> {
  const { id, plan } = await admin.accountOfUser(user);
  const [keys, { monthly, extra }] = await Promise.all([admin.keys(id), admin.balance(id)]);
  const active = keys.filter(({ revokedAt, expiresAt }) => !isPast(revokedAt, now) && !isPast(expiresAt, now));
  return { accountId: id, plan, credits: monthly === null ? null : monthly + extra, keys: active.map(shownOf) };
}

const isPast = (at: number | null, now: number): boolean => at !== null && at <= now;

const shownOf = ({ id, prefix, tail, label }: KeyRow): OwnKey => ({ id, shown: `${prefix}_…${tail}`, label });
