/**
 * ganaka password reset: sets a new password and prints it once; all sessions of the user end, and the keys if
 * requested. ganaka password link: prints a link with which the password can be set once; it is to be sent to the
 * owner's address.
 */
import { randomBytes } from 'node:crypto';
import { type Command, readWords, WrongCommand, withAccounts } from '../command.ts';
import { keysOf } from './account.ts';

const RANDOM_BYTES = 15; // 20 characters

export const password: Command = {
  usage: ['password reset --email E [--keys keep|revoke]', 'password link --email E'],
  async run(words, settings, out) {
    const asked = readWords(words, ['email', 'keys']);
    const email = asked.need('email');
    if (asked.verb === 'reset') {
      const keys = keysOf(asked);
      const fresh = randomBytes(RANDOM_BYTES).toString('base64url');
      await withAccounts(settings, ({ passwords }) => passwords.reset(email, fresh, keys));
      out(JSON.stringify({ email, password: fresh }));
    } else if (asked.verb === 'link') {
      const base = settings.baseUrl ?? `http://${settings.host}:${settings.port}`;
      await withAccounts(settings, async ({ links }) => {
        const { token, expiresAt } = await links.make('reset', email);
        out(JSON.stringify({ email, link: `${base}/account/link/${token}`, until: new Date(expiresAt).toISOString() }));
      });
    } else throw new WrongCommand(`password ${JSON.stringify(asked.verb)} is not known`);
  },
};
