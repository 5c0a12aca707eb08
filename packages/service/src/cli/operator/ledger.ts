/** ganaka ledger close: sums up past months for each account; see accounts/ledger-closing.ts. */
import { type Command, readWords, WrongCommand, withAccounts } from '../command.ts';

export const ledger: Command = {
  usage: ['ledger close [--before YYYY-MM]'],
  async run(words, settings, out) {
    const asked = readWords(words, ['before']);
    if (asked.verb !== 'close') throw new WrongCommand(`ledger ${JSON.stringify(asked.verb)} is not known`);
    const before = asked.want('before');
    if (before !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(before))
      throw new WrongCommand(`--before must be a month such as 2026-10; got ${JSON.stringify(before)}`);
    const period = before === undefined ? undefined : Number(before.replace('-', ''));
    await withAccounts(settings, async ({ admin }) => {
      const done = await admin.closeLedger(period);
      out(JSON.stringify({ before: done.before, closed: done.entries, left: done.left }));
    });
  },
};
