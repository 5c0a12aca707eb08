import { describe, expect, test } from 'vitest';
import type { OpenFeed } from '../../accounts/feeds/feeds.ts';
import type { EncodedReply } from '../../api/answer/encode.ts';
import { FeedDays } from './feed-days.ts';

const DAY = '2026-11-14';
const FEED: OpenFeed = {
  id: 'f',
  path: '/v1/vedic/parva-mool.ics',
  query: '',
  label: '',
  createdAt: 0,
  readAt: null,
  reads: 0,
  free: false,
  accountId: 'a',
  plan: 'developer',
  paidDay: null,
};
const BODY: EncodedReply = { media: 'text/calendar', body: Buffer.from('BEGIN:VCALENDAR') };
const RECEIPT = { writer: 1, seq: 1, committedAt: 0 };

/** A store of one feed, a gate that counts, and a computation that the test ends. */
function desk(options: { readonly mayPay?: () => boolean; readonly maySend?: boolean } = {}) {
  const seen = { computed: 0, debited: 0, returned: 0, claimed: null as string | null };
  let finish: (finished: EncodedReply) => void = () => undefined;
  const days = new FeedDays(
    {
      async claimDay(_id, day) {
        if (seen.claimed === day) return false;
        seen.claimed = day;
        return true;
      },
      async releaseDay() {
        seen.claimed = null;
      },
    },
    { sending: () => options.maySend ?? true, undelivered: () => void seen.returned++ },
  );
  const read = (left = new AbortController(), feed = FEED) => {
    const compute = (): Promise<EncodedReply> => {
      seen.computed++;
      return new Promise((resolve) => {
        finish = resolve;
      });
    };
    const debit = async () => {
      if (!(options.mayPay?.() ?? true)) throw new Error('no credits');
      seen.debited++;
      return RECEIPT;
    };
    return days.read({ feed, day: DAY, compute, debit }, left.signal);
  };
  return { seen, read, finish: () => finish(BODY) };
}

describe('a day of a feed', () => {
  test('is computed and paid for once for all simultaneous readers', async () => {
    const { seen, read, finish } = desk();
    const readers = Array.from({ length: 12 }, () => read());
    finish();
    expect(await Promise.all(readers)).toEqual(Array(12).fill(BODY));
    expect(seen).toMatchObject({ computed: 1, debited: 1, claimed: DAY });
  });

  test('that is already paid for is only computed, also when another process claimed it meanwhile', async () => {
    for (const feed of [{ ...FEED, paidDay: DAY }, FEED]) {
      const { seen, read, finish } = desk();
      seen.claimed = DAY;
      const reader = read(undefined, feed);
      finish();
      expect(await reader).toBe(BODY);
      expect(seen).toMatchObject({ computed: 1, debited: 0 });
    }
  });

  test('of the free feed is neither claimed nor paid for', async () => {
    const { seen, read, finish } = desk();
    const readers = [read(undefined, { ...FEED, free: true }), read(undefined, { ...FEED, free: true })];
    finish();
    expect(await Promise.all(readers)).toEqual([BODY, BODY]);
    expect(seen).toMatchObject({ computed: 1, debited: 0, claimed: null });
  });

  test('that cannot be paid for is refused to all who wait, and claimed again by the next', async () => {
    let credits = false;
    const { seen, read, finish } = desk({ mayPay: () => credits });
    const poor = [read(), read()];
    finish();
    for (const each of await Promise.allSettled(poor)) expect(each.status).toBe('rejected');
    expect(seen).toMatchObject({ debited: 0, claimed: null });
    credits = true;
    const reader = read();
    finish();
    expect(await reader).toBe(BODY);
    expect(seen).toMatchObject({ debited: 1, claimed: DAY });
  });

  test('whose debit may not be sent any more is released', async () => {
    const { seen, read, finish } = desk({ maySend: false });
    const reader = read();
    finish();
    await expect(reader).rejects.toThrow('try again');
    expect(seen.claimed).toBeNull();
  });

  test('is not paid for when every reader has left; the next reader starts again', async () => {
    const { seen, read, finish } = desk();
    const [first, second] = [new AbortController(), new AbortController()];
    const gone = [read(first), read(second)];
    first.abort();
    second.abort();
    const later = read();
    expect(seen.computed).toBe(2);
    finish();
    expect(await later).toBe(BODY);
    expect(seen).toMatchObject({ debited: 1, claimed: DAY });
    void Promise.allSettled(gone); // the first computation never ends here
  });

  test('is paid for when one of several readers has left', async () => {
    const { seen, read, finish } = desk();
    const leaver = new AbortController();
    const readers = [read(leaver), read()];
    leaver.abort();
    finish();
    expect(await readers[1]).toBe(BODY);
    expect(seen).toMatchObject({ computed: 1, debited: 1 });
    await readers[0];
  });
});
