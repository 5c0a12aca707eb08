/** ganaka account create | show | set-plan */
import type { Account } from '../accounts/admin.ts';
import type { Accounts } from '../accounts/open.ts';
import { PLAN_IDS } from '../accounts/plans.ts';
import { type Command, type Job, readWords, type Words, WrongCommand, withAccounts } from './command.ts';

export const account: Command = {
  usage: [
    `account create --email E [--plan ${PLAN_IDS.join('|')}]`,
    'account show --email E',
    `account set-plan --email E --plan ${PLAN_IDS.join('|')}`,
  ],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'plan']);
    const make = Object.hasOwn(JOBS, asked.verb) ? JOBS[asked.verb] : undefined;
    if (make === undefined) throw new WrongCommand(`account ${JSON.stringify(asked.verb)} is not known`);
    await withAccounts(settings, make(asked, out));
  },
};

const JOBS: Readonly<Record<string, (asked: Words, out: (line: string) => void) => Job>> = {
  create(asked, out) {
    const email = asked.need('email');
    const plan = asked.want('plan') === undefined ? undefined : asked.oneOf('plan', PLAN_IDS);
    return async (accounts) =>
      out(JSON.stringify(await shown(accounts, await accounts.admin.ensureAccount(email, plan))));
  },
  show(asked, out) {
    const email = asked.need('email');
    return async (accounts) => out(JSON.stringify(await shown(accounts, await existing(accounts, email)), null, 2));
  },
  'set-plan'(asked, out) {
    const email = asked.need('email');
    const plan = asked.oneOf('plan', PLAN_IDS);
    return async (accounts) => {
      const known = await existing(accounts, email);
      out(JSON.stringify(await shown(accounts, await accounts.admin.setPlan(known.id, plan))));
    };
  },
};

/** The account of an e-mail, which must be there. */
export async function existing(accounts: Accounts, email: string): Promise<Account> {
  const known = await accounts.admin.accountByEmail(email);
  if (!known) throw new Error(`there is no account for ${email}`);
  return known;
}

async function shown(accounts: Accounts, { id, email, plan, createdAt }: Account) {
  const { monthly, extra, used, resetAt } = await accounts.admin.balance(id);
  const keys = await accounts.admin.keys(id);
  return {
    email,
    plan,
    created: new Date(createdAt).toISOString(),
    credits: { monthly: monthly ?? 'unlimited', extra, used, reset: new Date(resetAt).toISOString() },
    keys: keys.map((key) => ({
      id: key.id,
      key: `${key.prefix}_…${key.tail}`,
      label: key.label,
      active: key.revokedAt === null,
      last_used: key.lastUsedAt === null ? null : new Date(key.lastUsedAt).toISOString(),
      domains: key.domains,
    })),
  };
}
