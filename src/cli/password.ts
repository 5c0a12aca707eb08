/** ganaka password reset: a new password for somebody's sign-in, printed once; all their sessions end, and their keys where that is said. */
import { randomBytes } from 'node:crypto';
import { keysOf } from './account.ts';
import { type Command, readWords, WrongCommand, withAccounts } from './command.ts';

const RANDOM_BYTES = 15; // 20 characters

export const password: Command = {
  usage: ['password reset --email E [--keys keep|revoke]'],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'keys']);
    if (asked.verb !== 'reset') throw new WrongCommand(`password ${JSON.stringify(asked.verb)} is not known`);
    const email = asked.need('email');
    const keys = keysOf(asked);
    const fresh = randomBytes(RANDOM_BYTES).toString('base64url');
    await withAccounts(settings, ({ passwords }) => passwords.reset(email, fresh, keys));
    out(JSON.stringify({ email, password: fresh }));
  },
};
