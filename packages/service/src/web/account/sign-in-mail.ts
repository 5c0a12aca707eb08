/**
 * E-mails with single-use links: to confirm an address, or to set a new password. The form gives the same answer at
 * once whether or not there is an account; the e-mail is made and sent afterwards.
 */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { Accounts } from '../../accounts/open.ts';
import type { LinkPurpose } from '../../accounts/sign-in/one-time-links.ts';
import type { Mailer } from '../../accounts/sign-in/smtp.ts';
import type { Log } from '../../http/api-options.ts';

export interface Letters {
  /** Whether e-mails can be sent from this server. */
  readonly possible: boolean;
  /** Sends an e-mail, if there is an account for the address and none was sent to it in the last minutes. */
  send(purpose: LinkPurpose, email: string, lang: PageLanguage): void;
}

export interface LettersParts {
  readonly accounts: Pick<Accounts, 'admin' | 'links' | 'passwords'>;
  readonly mailer: Mailer | null;
  /** The public URL of the pages. It is never taken from a request. */
  readonly baseUrl: string | undefined;
  readonly log: Log;
  /** How an address appears in the log. */
  readonly who: (email: string) => string;
}

export function lettersOf({ accounts, mailer, baseUrl, log, who: whoOf }: LettersParts): Letters {
  if (mailer === null || baseUrl === undefined) return { possible: false, send: () => undefined };
  const wanted = async (purpose: LinkPurpose, email: string): Promise<boolean> => {
    const user = await accounts.passwords.userOf(email);
    if (user === undefined) return false;
    return purpose === 'reset' || !(await accounts.admin.accountOfUser(user)).proved;
  };
  const sent = async (purpose: LinkPurpose, email: string, lang: PageLanguage): Promise<'sent' | 'not_sent'> => {
    if (!(await wanted(purpose, email))) return 'not_sent';
    const token = await accounts.links.makeSeldom(purpose, email);
    if (token === undefined) return 'not_sent';
    const { subject, text } = pageWords(lang).mail[purpose];
    await mailer({ to: email, subject, text: text(`${baseUrl}/account/link/${token}`) });
    return 'sent';
  };
  return {
    possible: true,
    send(purpose, email, lang) {
      const who = whoOf(email);
      sent(purpose, email, lang).then(
        (came) => log.info({ what: purpose, came, who }, 'letter'),
        (error: unknown) =>
          log.error({ what: purpose, who, why: error instanceof Error ? error.message : '' }, 'letter failed'),
      );
    },
  };
}
