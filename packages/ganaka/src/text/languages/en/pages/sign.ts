/** The words of the pages to sign in and to sign up. */
export const sign = {
  signIn: 'Sign in',
  signUp: 'Sign up',
  signUpLead: 'Free: 1,000 credits each month, the Basic routes of every engine. No card, no mail is sent.',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  create: 'Create the account',
  have: 'You have an account?',
  none: 'No account yet?',
  forgot: (email: string) => `Password forgotten? Write to ${email}.`,
  wrong: 'E-mail or password is wrong.',
  tooOften: (seconds: number) => `Too many attempts. Try again in ${seconds} seconds.`,
  perDay: (count: number) =>
    `At most ${count} new ${count === 1 ? 'account' : 'accounts'} can be created from one network in a day.`,
  unconfirmed: (credits: number) =>
    `Until you confirm your e-mail address, the account has ${credits} credits each month; then it has 1,000.`,
  badEmail: 'An e-mail address looks like name@example.org.',
  badPassword: 'A password has 8 to 128 characters.',
  commonPassword: 'That password is among the first that are guessed. Choose another.',
  known: 'That e-mail has an account here, with another password. Sign in with that one.',
  out: 'You are signed out.',
  left: 'The account is deleted.',
  first: 'Sign in to see that page.',
  feeds:
    'The festivals of one town in the calendar of your phone are free: an account needs only an e-mail address and a password.',
};
