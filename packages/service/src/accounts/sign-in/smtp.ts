/** E-mail over SMTP, if the operator has configured a server. The mail library is loaded with the first message. */
export interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// */
  readonly url: string;
  readonly from: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type Mailer = (letter: Letter) => Promise<void>;

/** The timeout for a mail server that does not answer. */
const PATIENCE_MS = 10_000;

export const mailerOf = ({ url, from }: MailSettings): Mailer => {
  let loaded: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    const { protocol, hostname, port, username, password } = new URL(url);
    return createTransport({
      host: hostname,
      secure: protocol === 'smtps:',
      ...(port !== '' && { port: Number(port) }),
      ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // our messages are plain text only
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return async ({ to, subject, text }) => {
    loaded ??= load();
    await (await loaded).sendMail({ from, to, subject, text });
  };
};
