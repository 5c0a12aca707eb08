/** The queue of the printer, with a press that takes three seconds a book. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Refusal } from '../../api/refusal.ts';
import type { PdfPrinter } from './pdf-printer.ts';
import { printerOf } from './printer.ts';

const PRINT_MS = 3_000;
const HERE = () => ({ owner: 'greedy', gone: new AbortController().signal });
const BOOK = Buffer.from('<h1>book</h1>');

/** Sends books and collects what becomes of them, with the seconds that it took. */
function bench(printMs = PRINT_MS) {
  const press: PdfPrinter = {
    ready: () => undefined,
    print: () => new Promise((resolve) => setTimeout(resolve, printMs, Buffer.from('%PDF'))),
    close: async () => undefined,
  };
  const printer = printerOf({ workers: 1, press, failed: () => undefined });
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const ends: { owner: string; at: number; refused: Refusal | null }[] = [];
  const send = (owner: string) =>
    printer.print(BOOK, { ...HERE(), owner }).then(
      () => void ends.push({ owner, at: seconds(), refused: null }),
      (error: Refusal) => void ends.push({ owner, at: seconds(), refused: error }),
    );
  return { send, ends };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fifty books at once', () => {
  test('as many as fit into a minute are printed, the others are refused at once and told when to come back', async () => {
    const { send, ends } = bench();
    for (let i = 0; i < 50; i++) send('greedy');
    await vi.advanceTimersByTimeAsync(1);
    const refused = ends.flatMap((each) => each.refused ?? []);
    expect([refused.length, refused[0]?.status, refused[0]?.code]).toEqual([30, 503, 'busy']);
    expect(refused[0]?.detail.headers).toEqual([['retry-after', '57']]);
    expect(refused[0]?.message).toBe(
      '19 books wait to be printed, for about 57 s; nothing was charged, try again then',
    );
    await vi.advanceTimersByTimeAsync(70_000);
    const printed = ends.filter((each) => each.refused === null);
    expect([printed.length, Math.max(...ends.map(({ at }) => at))]).toEqual([20, 60]);
  });

  test('another customer is served after the book that is being printed, though the queue is full', async () => {
    const { send, ends } = bench();
    for (let i = 0; i < 50; i++) send('greedy');
    await vi.advanceTimersByTimeAsync(1);
    send('modest');
    await vi.advanceTimersByTimeAsync(70_000);
    expect(ends.filter(({ owner }) => owner === 'modest')).toEqual([{ owner: 'modest', at: 6, refused: null }]);
  });

  test('the room follows the time that prints take', async () => {
    const { send, ends } = bench(12_000);
    for (let i = 0; i < 10; i++) {
      send('one');
      await vi.advanceTimersByTimeAsync(12_000);
    }
    ends.length = 0;
    for (let i = 0; i < 50; i++) send('greedy');
    await vi.advanceTimersByTimeAsync(1);
    expect(ends.length).toBeGreaterThan(40);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(Math.max(...ends.map(({ at }) => at)) - 120).toBeLessThanOrEqual(75);
  });
});
