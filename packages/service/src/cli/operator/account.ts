/** ganaka account create | show | set-plan | confirm | log | who */
import { existsSync } from 'node:fs';
import { emailAddress } from '../../accounts/account/email-and-domain.ts';
import type { Account, KeyDecision } from '../../accounts/admin.ts';
import type { Accounts } from '../../accounts/open.ts';
import { PLAN_IDS } from '../../accounts/plans.ts';
import { purposeKeys, whoOf } from '../../accounts/sign-in/purpose-keys.ts';
import { sessionSecret } from '../../accounts/sign-in/session-secret.ts';
import { secretFile } from '../../accounts/store/data-folder.ts';
import type { Settings } from '../../settings.ts';
import {
  type AccountJob,
  type Command,
  type CommandArguments,
  readWords,
  WrongCommand,
  withAccounts,
} from '../command.ts';

export const account: Command = {
  usage: [
    `account create --email E [--plan ${PLAN_IDS.join('|')}]`,
    'account show --email E',
    `account set-plan --email E --plan ${PLAN_IDS.join('|')}`,
    'account confirm --email E [--keys keep|revoke]',
    'account log [--email E] [--last N]',
    'account who --email E',
  ],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'plan', 'keys', 'last']);
    if (asked.verb === 'who') return names(asked.need('email'), settings, out);
    const make = Object.hasOwn(JOBS, asked.verb) ? JOBS[asked.verb] : undefined;
    if (make === undefined) throw new WrongCommand(`account ${JSON.stringify(asked.verb)} is not known`);
    await withAccounts(settings, make(asked, out));
  },
};

const JOBS: Readonly<Record<string, (asked: CommandArguments, out: (line: string) => void) => AccountJob>> = {
  create(asked, out) {
    const email = asked.need('email');
    const plan = asked.want('plan') === undefined ? undefined : asked.oneOf('plan', PLAN_IDS);
    return async (accounts) => {
      out(JSON.stringify(await shown(accounts, await accounts.admin.ensureAccount(email, plan))));
    };
  },
  show(asked, out) {
    const email = asked.need('email');
    return async (accounts) => {
      const known = (await accounts.admin.accountByEmail(email)) ?? (await accounts.admin.claimantOf(email));
      out(JSON.stringify(await shown(accounts, known ?? (await existing(accounts, email))), null, 2));
    };
  },
  'set-plan'(asked, out) {
    const email = asked.need('email');
    const plan = asked.oneOf('plan', PLAN_IDS);
    return async (accounts) => {
      const known = await existing(accounts, email);
      out(JSON.stringify(await shown(accounts, await accounts.admin.setPlan(known.id, plan))));
    };
  },
  confirm(asked, out) {
    const email = asked.need('email');
    const keys = keysOf(asked);
    return async (accounts) => out(JSON.stringify(await shown(accounts, await accounts.admin.confirm(email, keys))));
  },
  log(asked, out) {
    const email = asked.want('email');
    const last = asked.want('last') ?? '50';
    if (!/^[1-9]\d{0,4}$/.test(last))
      throw new WrongCommand(`--last must be a number from 1; got ${JSON.stringify(last)}`);
    return async (accounts) => {
      const accountIds = email === undefined ? [undefined] : await idsOf(accounts, email);
      for (const id of accountIds)
        for (const { at, actor, action, accountId, detail } of await accounts.admin.log(id, Number(last)))
          out(JSON.stringify({ at: new Date(at).toISOString(), actor, action, account: accountId, detail }));
    };
  },
};

/**
 * The names under which an address appears in the log of attempts: under the current secret, then under the previous
 * ones. It opens no store.
 */
function names(email: string, settings: Settings, out: (line: string) => void): void {
  const { sessionSecret: given, dataDir, previousSecrets } = settings;
  if (given === undefined && !existsSync(secretFile(dataDir)))
    throw new Error(`there is no session secret: neither SESSION_SECRET nor ${secretFile(dataDir)}`);
  for (const secret of [sessionSecret(given, dataDir), ...previousSecrets])
    out(whoOf(purposeKeys([secret], 0, () => Number.POSITIVE_INFINITY))(emailAddress(email)));
}

/** The ids of the account with an e-mail and of an unconfirmed sign-up with it. */
async function idsOf({ admin }: Accounts, email: string): Promise<readonly string[]> {
  const found = [await admin.accountByEmail(email), await admin.claimantOf(email)];
  const ids = found.flatMap((each) => (each === undefined ? [] : [each.id]));
  if (ids.length === 0) throw new Error(`there is no account for ${email}`);
  return ids;
}

/** What `--keys` says about keys that were created before the address was confirmed. */
export const keysOf = (asked: CommandArguments): KeyDecision | undefined =>
  asked.want('keys') === undefined ? undefined : asked.oneOf('keys', ['keep', 'revoke'] as const);

/** The account of an e-mail; throws if there is none. */
export async function existing(accounts: Accounts, email: string): Promise<Account> {
  const known = await accounts.admin.accountByEmail(email);
  if (known) return known;
  if (await accounts.admin.claimantOf(email))
    throw new Error(
      `${email} is an unconfirmed sign-up; if you know that it belongs to the owner of the address, first run: account confirm --email ${email}`,
    );
  throw new Error(`there is no account for ${email}`);
}

async function shown(accounts: Accounts, { id, email, plan, proved, createdAt }: Account) {
  const { monthly, extra, used, resetAt } = await accounts.admin.balance(id);
  const keys = await accounts.admin.keys(id);
  const apart = proved ? await accounts.admin.claimantOf(email) : undefined;
  return {
    email,
    plan,
    ...(!proved && {
      unproved: 'an unconfirmed sign-up; account confirm, if you know that it belongs to the owner of the address',
    }),
    ...(apart && {
      apart: `an unconfirmed sign-up with this address has a separate account on the ${apart.plan} plan; account confirm merges the two`,
    }),
    created: new Date(createdAt).toISOString(),
    credits: { monthly: monthly ?? 'unlimited', extra, used, reset: new Date(resetAt).toISOString() },
    keys: keys.map((key) => ({
      id: key.id,
      key: `${key.prefix}_…${key.tail}`,
      label: key.label,
      active: key.revokedAt === null,
      ...(key.revokedAt !== null && { revoked: new Date(key.revokedAt).toISOString() }),
      ...(key.expiresAt !== null && { expires: new Date(key.expiresAt).toISOString() }),
      last_used: key.lastUsedAt === null ? null : new Date(key.lastUsedAt).toISOString(),
      domains: key.domains,
    })),
  };
}
