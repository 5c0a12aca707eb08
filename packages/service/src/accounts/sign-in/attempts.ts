/**
 * Limits on attempts to sign in or sign up: by network address, against trying many accounts, and by account, against
 * trying one account from many addresses. A right password does not count. Browsers that have signed in to the account
 * before are counted separately, so that guesses at an account do not lock its owner out (OWASP calls this a device
 * cookie). On PostgreSQL the replicas share these counts, as they share request rates.
 */
import { type Buckets, networkOf, type Rate, type RateVerdict } from '../keys/rate.ts';

/** Ten attempts at once, then one a minute. */
const OF_ADDRESS: Rate = { perSecond: 1 / 60, burst: 10 };
/** Twenty wrong passwords at once, then twenty an hour: trying a list of ten thousand takes three weeks. */
const OF_ACCOUNT: Rate = { perSecond: 20 / 3600, burst: 20 };

export interface Attempts {
  signUp(address: string): RateVerdict;
  signIn(address: string): RateVerdict;
  /** One more check of an account's password; `known` for a browser that has signed in to it before. */
  guess(email: string, known?: boolean): RateVerdict;
  /** The password was right: takes back what `signIn` and `guess` counted. */
  right(email: string, address: string, known?: boolean): void;
}

export const attemptsIn = (buckets: Buckets): Attempts => ({
  signUp: (address) => buckets.take(`up ${networkOf(address)}`, OF_ADDRESS),
  signIn: (address) => buckets.take(`in ${networkOf(address)}`, OF_ADDRESS),
  guess: (email, known) => buckets.take(guessesOf(email, known), OF_ACCOUNT),
  right(email, address, known) {
    buckets.giveBack(guessesOf(email, known), OF_ACCOUNT);
    buckets.giveBack(`in ${networkOf(address)}`, OF_ADDRESS);
  },
});

/** The name of the bucket. An e-mail address contains no space, so two names cannot be equal by accident. */
const guessesOf = (email: string, known = false): string => `password ${email.toLowerCase()}${known ? ' known' : ''}`;
