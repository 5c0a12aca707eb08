/** ganaka credits grant | audit */
import { isPackId, PACK_IDS } from '../accounts/plans.ts';
import { existing } from './account.ts';
import { type Command, readWords, WrongCommand, withAccounts } from './command.ts';

export const credits: Command = {
  usage: [`credits grant --email E --pack ${PACK_IDS.join('|')} | --credits N`, 'credits audit'],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'pack', 'credits']);
    await withAccounts(settings, async (accounts) => {
      if (asked.verb === 'grant') {
        const account = await existing(accounts, asked.need('email'));
        const { monthly, extra } = await accounts.admin.grant(
          account.id,
          amount(asked.want('pack'), asked.want('credits')),
        );
        out(JSON.stringify({ email: account.email, monthly: monthly ?? 'unlimited', extra }));
      } else if (asked.verb === 'audit') {
        const report = await accounts.admin.audit();
        out(
          JSON.stringify({
            accounts: report.accounts,
            returned: report.returned,
            credits_returned: report.creditsReturned,
            mismatched: report.mismatched,
          }),
        );
        if (report.mismatched.length > 0)
          throw new Error(`${report.mismatched.length} balances differ from their ledger`);
      } else throw new WrongCommand(`credits ${JSON.stringify(asked.verb)} is not known`);
    });
  },
};

function amount(pack: string | undefined, count: string | undefined) {
  if ((pack === undefined) === (count === undefined)) throw new WrongCommand('give either --pack or --credits');
  if (pack === undefined) return Number(count);
  if (!isPackId(pack))
    throw new WrongCommand(`--pack must be one of ${PACK_IDS.join(', ')}; got ${JSON.stringify(pack)}`);
  return pack;
}
