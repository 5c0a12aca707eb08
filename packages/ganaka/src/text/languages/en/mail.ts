/** The e-mails, by purpose. An e-mail is in the language of the page from which it was requested. */
export const mail = {
  prove: {
    subject: 'Confirm your mailbox for Ganaka',
    text: (link: string) =>
      `Somebody, probably you, signed up at Ganaka with this address.\n\nTo confirm that the mailbox is yours, open this link within three days and type the password you chose:\n\n${link}\n\nIf it was not you, do nothing.\n`,
  },
  reset: {
    subject: 'A new password for Ganaka',
    text: (link: string) =>
      `Somebody, probably you, asked for a new password at Ganaka for this address.\n\nTo set one, open this link within four hours:\n\n${link}\n\nIf it was not you, do nothing: the old password goes on.\n`,
  },
};
