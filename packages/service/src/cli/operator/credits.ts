/** ganaka credits grant | audit */
import { isPackId, PACK_IDS } from '../../accounts/plans.ts';
import {
  type AccountJob,
  type Command,
  type CommandArguments,
  readWords,
  WrongCommand,
  withAccounts,
} from '../command.ts';
import { existing } from './account.ts';

export const credits: Command = {
  usage: [`credits grant --email E --pack ${PACK_IDS.join('|')} | --credits N [--reference R]`, 'credits audit'],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'pack', 'credits', 'reference']);
    if (asked.verb === 'grant') await withAccounts(settings, grant(asked, out));
    else if (asked.verb === 'audit') await withAccounts(settings, audit(out));
    else throw new WrongCommand(`credits ${JSON.stringify(asked.verb)} is not known`);
  },
};

function grant(asked: CommandArguments, out: (line: string) => void): AccountJob {
  const email = asked.need('email');
  const credits = amount(asked.want('pack'), asked.want('credits'));
  return async (accounts) => {
    const account = await existing(accounts, email);
    const { monthly, extra } = await accounts.admin.grant(account.id, credits, asked.want('reference'));
    out(JSON.stringify({ email: account.email, monthly: monthly ?? 'unlimited', extra }));
  };
}

const audit =
  (out: (line: string) => void): AccountJob =>
  async ({ admin }) => {
    const { accounts, returned, creditsReturned, mismatched, brokenChains } = await admin.audit();
    const report = { accounts, returned, credits_returned: creditsReturned, mismatched, broken_chains: brokenChains };
    out(JSON.stringify(report));
    if (mismatched.length > 0) throw new Error(`${mismatched.length} balances differ from their ledger`);
    if (brokenChains.length > 0) throw new Error(`${brokenChains.length} hash chains do not hold`);
  };

function amount(pack: string | undefined, count: string | undefined) {
  if ((pack === undefined) === (count === undefined)) throw new WrongCommand('give either --pack or --credits');
  if (pack === undefined) {
    if (!/^\d{1,10}$/.test(count ?? ''))
      throw new WrongCommand(`--credits must be a whole number; got ${JSON.stringify(count)}`);
    return Number(count);
  }
  if (!isPackId(pack))
    throw new WrongCommand(`--pack must be one of ${PACK_IDS.join(', ')}; got ${JSON.stringify(pack)}`);
  return pack;
}
