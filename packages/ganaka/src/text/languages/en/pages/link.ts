/** The words of the pages of single-use links. */
export const link = {
  forgot: 'Password forgotten',
  forgotLead: 'Give the e-mail you signed up with. A letter with a link to set a new password is sent to it.',
  forgotLink: 'Password forgotten?',
  email: 'E-mail',
  send: 'Send the letter',
  reset: 'Set a new password',
  resetLead: (email: string) => `For the sign-in of ${email}. All its sessions end.`,
  fresh: 'New password',
  freshHint: 'At least 8 characters.',
  set: 'Set it',
  prove: 'Confirm your mailbox',
  proveLead: (email: string) =>
    `The password you chose when you signed up as ${email} shows that it was you. If you never signed up here, close this page: nothing happens.`,
  password: 'Password',
  confirm: 'Confirm',
  gone: 'This link does not work any more',
  goneLead: 'It was used, has run out, or a newer one was sent. Ask for another.',
  signUpLead:
    'Free: 1,000 credits each month, the Basic routes of every engine. No card. A letter with a link confirms your mailbox; other plans need that.',
  notes: {
    sent: 'If that e-mail has an account here, a letter is on its way to it.',
    reset: 'The new password is set. Sign in with it.',
  },
  proved: 'The mailbox is confirmed.',
  sendAgain: 'Send the letter with the confirming link again',
  sentAgain: 'A letter is on its way, unless one was sent in the last minutes.',
};
