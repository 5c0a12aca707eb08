/** ganaka key create | list | revoke | domains. The key itself is printed once, by create, and can never be shown again. */
import { KEY_PREFIXES } from '../accounts/keys.ts';
import { PLAN_IDS } from '../accounts/plans.ts';
import { existing } from './account.ts';
import { type Command, readWords, WrongCommand, withAccounts } from './command.ts';

export const key: Command = {
  usage: [
    `key create --email E --plan ${PLAN_IDS.join('|')} --prefix ${KEY_PREFIXES.join('|')} [--label L] [--domains "https://a.example https://b.example"]`,
    'key list --email E',
    'key revoke --email E --id ID',
    'key domains --email E --id ID --domains "https://a.example …"',
  ],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'plan', 'prefix', 'label', 'domains', 'id']);
    const email = asked.need('email');
    const domains = (asked.want('domains') ?? '').split(/[\s,]+/).filter(Boolean);
    await withAccounts(settings, async (accounts) => {
      const { admin } = accounts;
      switch (asked.verb) {
        case 'create': {
          const prefix = asked.oneOf('prefix', KEY_PREFIXES, 'tg');
          const plan = asked.want('plan') === undefined ? undefined : asked.oneOf('plan', PLAN_IDS);
          const account = await admin.ensureAccount(email, plan);
          const made = await admin.createKey(account.id, prefix, asked.want('label'), domains);
          out(JSON.stringify({ key: made.text, prefix, plan: account.plan }));
          return;
        }
        case 'list': {
          const account = await existing(accounts, email);
          for (const row of await admin.keys(account.id))
            out(
              `${row.id}  ${row.prefix}_…${row.tail}  ${row.revokedAt === null ? 'active' : 'revoked'}  ${row.label}`,
            );
          return;
        }
        case 'revoke': {
          const account = await existing(accounts, email);
          const row = await admin.revokeKey(asked.need('id'), account.id);
          out(JSON.stringify({ id: row.id, revoked: true }));
          return;
        }
        case 'domains': {
          const account = await existing(accounts, email);
          const row = await admin.setDomains(asked.need('id'), domains, account.id);
          out(JSON.stringify({ id: row.id, domains: row.domains }));
          return;
        }
        default:
          throw new WrongCommand(`key ${JSON.stringify(asked.verb)} is not known`);
      }
    });
  },
};
