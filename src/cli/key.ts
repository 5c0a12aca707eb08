/** ganaka key create | list | revoke | domains. The key itself is printed once, by create, and can never be shown again. */
import { KEY_PREFIXES } from '../accounts/keys.ts';
import { PLAN_IDS } from '../accounts/plans.ts';
import { existing } from './account.ts';
import { type Command, type Job, readWords, type Words, WrongCommand, withAccounts } from './command.ts';

export const key: Command = {
  usage: [
    `key create --email E --plan ${PLAN_IDS.join('|')} --prefix ${KEY_PREFIXES.join('|')} [--label L] [--domains "https://a.example https://b.example"]`,
    'key list --email E',
    'key revoke --email E --id ID',
    'key domains --email E --id ID --domains "https://a.example …"',
  ],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'plan', 'prefix', 'label', 'domains', 'id']);
    const make = Object.hasOwn(JOBS, asked.verb) ? JOBS[asked.verb] : undefined;
    if (make === undefined) throw new WrongCommand(`key ${JSON.stringify(asked.verb)} is not known`);
    await withAccounts(settings, make(asked, out));
  },
};

const domainsOf = (asked: Words): string[] => (asked.want('domains') ?? '').split(/[\s,]+/).filter(Boolean);

const JOBS: Readonly<Record<string, (asked: Words, out: (line: string) => void) => Job>> = {
  create(asked, out) {
    const email = asked.need('email');
    const prefix = asked.oneOf('prefix', KEY_PREFIXES, 'tg');
    const plan = asked.want('plan') === undefined ? undefined : asked.oneOf('plan', PLAN_IDS);
    return async ({ admin }) => {
      const account = await admin.ensureAccount(email, plan);
      const made = await admin.createKey(account.id, prefix, asked.want('label'), domainsOf(asked));
      out(JSON.stringify({ key: made.text, prefix, plan: account.plan }));
    };
  },
  list(asked, out) {
    const email = asked.need('email');
    return async (accounts) => {
      const account = await existing(accounts, email);
      for (const row of await accounts.admin.keys(account.id))
        out(`${row.id}  ${row.prefix}_…${row.tail}  ${row.revokedAt === null ? 'active' : 'revoked'}  ${row.label}`);
    };
  },
  revoke(asked, out) {
    const [email, id] = [asked.need('email'), asked.need('id')];
    return async (accounts) => {
      const account = await existing(accounts, email);
      const row = await accounts.admin.revokeKey(id, account.id);
      out(JSON.stringify({ id: row.id, revoked: true }));
    };
  },
  domains(asked, out) {
    const [email, id] = [asked.need('email'), asked.need('id')];
    return async (accounts) => {
      const account = await existing(accounts, email);
      const row = await accounts.admin.setDomains(id, domainsOf(asked), account.id);
      out(JSON.stringify({ id: row.id, domains: row.domains }));
    };
  },
};
