/**
 * ganaka key create | list | revoke | rotate | domains. The key itself is printed once, by create, and cannot be shown
 * again.
 */

import { engineInfos } from 'ganaka/internal/sky/engines/registry.ts';
import type { KeyRow } from '../../accounts/admin.ts';
import { PLAN_IDS } from '../../accounts/plans.ts';
import { EVERY_ENGINE, prefixesOf } from '../../accounts/policy.ts';
import { readSettings } from '../../settings.ts';
import {
  type AccountJob,
  type Command,
  type CommandArguments,
  readWords,
  WrongCommand,
  withAccounts,
} from '../command.ts';
import { existing } from './account.ts';

/** The key prefixes. They do not depend on the settings, which may only rename the path of an engine. */
const PREFIXES = prefixesOf(engineInfos(readSettings({})));

export const key: Command = {
  usage: [
    `key create --email E --plan ${PLAN_IDS.join('|')} --prefix ${PREFIXES.join('|')} [--label L] [--domains "https://a.example https://b.example"] [--expires YYYY-MM-DD]`,
    'key list --email E',
    'key revoke --email E --id ID',
    'key rotate --email E --id ID [--overlap HOURS]',
    'key domains --email E --id ID --domains "https://a.example …"',
  ],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'plan', 'prefix', 'label', 'domains', 'id', 'expires', 'overlap']);
    const make = Object.hasOwn(JOBS, asked.verb) ? JOBS[asked.verb] : undefined;
    if (make === undefined) throw new WrongCommand(`key ${JSON.stringify(asked.verb)} is not known`);
    await withAccounts(settings, make(asked, out));
  },
};

const HOUR_MS = 3_600_000;
const MOST_OVERLAP_HOURS = 720;

/** The end of the day given with `--expires`, in UTC. */
function expiryOf(asked: CommandArguments): number | undefined {
  const given = asked.want('expires');
  if (given === undefined) return undefined;
  const day = Date.parse(`${given}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(given) || Number.isNaN(day))
    throw new WrongCommand(`--expires must be a day such as 2027-03-31; got ${JSON.stringify(given)}`);
  return day + 24 * HOUR_MS;
}

function stateOf({ revokedAt, expiresAt }: KeyRow): string {
  const ends = Math.min(revokedAt ?? Number.POSITIVE_INFINITY, expiresAt ?? Number.POSITIVE_INFINITY);
  if (ends === Number.POSITIVE_INFINITY) return 'active';
  if (ends > Date.now()) return `active until ${new Date(ends).toISOString()}`;
  return revokedAt === null ? 'expired' : 'revoked';
}

const domainsOf = (asked: CommandArguments): string[] => (asked.want('domains') ?? '').split(/[\s,]+/).filter(Boolean);

const JOBS: Readonly<Record<string, (asked: CommandArguments, out: (line: string) => void) => AccountJob>> = {
  create(asked, out) {
    const email = asked.need('email');
    const prefix = asked.oneOf('prefix', PREFIXES, EVERY_ENGINE);
    const plan = asked.want('plan') === undefined ? undefined : asked.oneOf('plan', PLAN_IDS);
    const expires = expiryOf(asked);
    return async ({ admin }) => {
      const account = await admin.ensureAccount(email, plan);
      const apart = await admin.claimantOf(email);
      if (apart !== undefined)
        out(
          `an unconfirmed sign-up with ${apart.email} has a separate Free account; this key is not on it (account confirm merges the two)`,
        );
      const made = await admin.createKey(account.id, prefix, asked.want('label'), domainsOf(asked), expires);
      out(JSON.stringify({ key: made.text, prefix, plan: account.plan }));
    };
  },
  list(asked, out) {
    const email = asked.need('email');
    return async (accounts) => {
      const account = await existing(accounts, email);
      for (const row of await accounts.admin.keys(account.id))
        out(`${row.id}  ${row.prefix}_…${row.tail}  ${stateOf(row)}  ${row.label}`);
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
  rotate(asked, out) {
    const [email, id] = [asked.need('email'), asked.need('id')];
    const hours = asked.want('overlap') ?? '24';
    if (!/^\d{1,3}$/.test(hours) || Number(hours) > MOST_OVERLAP_HOURS)
      throw new WrongCommand(`--overlap must be 0 to ${MOST_OVERLAP_HOURS} hours; got ${JSON.stringify(hours)}`);
    return async (accounts) => {
      const account = await existing(accounts, email);
      const made = await accounts.admin.rotateKey(id, account.id, Number(hours) * HOUR_MS);
      out(JSON.stringify({ key: made.text, prefix: made.key.prefix, old_works_for_hours: Number(hours) }));
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
