/**
 * How often one may try to sign in or up: by address, so that nobody tries many accounts, and by account, so that nobody tries one from many addresses.
 * A right password does not count. On PostgreSQL all replicas count together, as request rates do.
 */
import { type Buckets, networkOf, type Rate, type RateVerdict } from './rate.ts';

/** Ten at once, then one a minute. */
const OF_ADDRESS: Rate = { perSecond: 1 / 60, burst: 10 };
/** Twenty wrong ones at once, then twenty an hour: a list of ten thousand takes three weeks. */
const OF_ACCOUNT: Rate = { perSecond: 20 / 3600, burst: 20 };

export interface Attempts {
  signUp(address: string): RateVerdict;
  signIn(address: string): RateVerdict;
  /** One more look at an account's password. */
  guess(email: string): RateVerdict;
  /** It was the right one. */
  right(email: string, address: string): void;
}

export const attemptsIn = (buckets: Buckets): Attempts => ({
  signUp: (address) => buckets.take(`up ${networkOf(address)}`, OF_ADDRESS),
  signIn: (address) => buckets.take(`in ${networkOf(address)}`, OF_ADDRESS),
  guess: (email) => buckets.take(`password ${email.toLowerCase()}`, OF_ACCOUNT),
  right(email, address) {
    buckets.giveBack(`password ${email.toLowerCase()}`, OF_ACCOUNT);
    buckets.giveBack(`in ${networkOf(address)}`, OF_ADDRESS);
  },
});
