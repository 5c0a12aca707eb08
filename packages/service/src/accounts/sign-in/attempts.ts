/**
 * Limits on attempts to sign in or sign up: by network address, against trying many accounts, and by account, against
 * trying one account from many addresses. A right password does not count. Browsers that have signed in to the account
 * before are counted separately, so that guesses at an account do not lock its owner out (OWASP calls this a device
 * cookie). On PostgreSQL the replicas share these counts, as they share request rates.
 */
import { type Buckets, networkOf, type Rate, type RateVerdict, UNLIMITED } from '../keys/rate.ts';

/** Ten attempts at once, then one a minute. */
const OF_ADDRESS: Rate = { perSecond: 1 / 60, burst: 10 };
/** Twenty wrong passwords at once, then twenty an hour: trying a list of ten thousand takes three weeks. */
const OF_ACCOUNT: Rate = { perSecond: 20 / 3600, burst: 20 };

/** Accounts created from one network in a day, unless the operator sets another number. */
export const SIGN_UPS_PER_DAY = 10;
const DAY_S = 86_400;
/** The network whose new accounts count together: an IPv4 address or an IPv6 /48, the usual size of a site (RFC 6177). */
const SITE_GROUPS = 3;

export interface Attempts {
  signUp(address: string): RateVerdict;
  /** One more account created from a network; counted before it is created. */
  newAccount(address: string): RateVerdict;
  /** The account was not created after all. */
  noAccount(address: string): void;
  signIn(address: string): RateVerdict;
  /** One more check of an account's password; `known` for a browser that has signed in to it before. */
  guess(email: string, known?: boolean): RateVerdict;
  /** The password was right: takes back what `signIn` and `guess` counted. */
  right(email: string, address: string, known?: boolean): void;
}

export function attemptsIn(buckets: Buckets, signUpsPerDay = SIGN_UPS_PER_DAY): Attempts {
  const ofSite: Rate = { perSecond: signUpsPerDay / DAY_S, burst: signUpsPerDay };
  const site = (address: string) => `new ${networkOf(address, SITE_GROUPS)}`;
  return {
    signUp: (address) => buckets.take(`up ${networkOf(address)}`, OF_ADDRESS),
    newAccount: (address) => (signUpsPerDay === 0 ? UNLIMITED : buckets.take(site(address), ofSite)),
    noAccount(address) {
      if (signUpsPerDay > 0) buckets.giveBack(site(address), ofSite);
    },
    signIn: (address) => buckets.take(`in ${networkOf(address)}`, OF_ADDRESS),
    guess: (email, known) => buckets.take(guessesOf(email, known), OF_ACCOUNT),
    right(email, address, known) {
      buckets.giveBack(guessesOf(email, known), OF_ACCOUNT);
      buckets.giveBack(`in ${networkOf(address)}`, OF_ADDRESS);
    },
  };
}

/** The name of the bucket. An e-mail address contains no space, so two names cannot be equal by accident. */
const guessesOf = (email: string, known = false): string => `password ${email.toLowerCase()}${known ? ' known' : ''}`;
