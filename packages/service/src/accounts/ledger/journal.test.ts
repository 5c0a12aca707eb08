/** How much of the journal a power cut can take. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const synced = vi.hoisted(() => ({ times: 0, finish: [] as (() => void)[] }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  fdatasync: (_fd: number, done: () => void) => {
    synced.times++;
    synced.finish.push(done);
  },
}));
const { Journal, leftBehind } = await import('./journal.ts');

const dir = mkdtempSync(join(tmpdir(), 'ganaka-journal-'));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('notes are visible at once to readers of the file, and are flushed to disk in groups', async () => {
  const journal = new Journal(dir, 'one');
  for (let seq = 1; seq <= 100; seq++) journal.note(seq);
  expect(leftBehind(dir, 'one')?.size).toBe(100);
  expect(synced.times).toBe(0);
  await vi.waitFor(() => expect(synced.times).toBe(1));
  journal.note(101); // while the disk is busy: the next group
  synced.finish.shift()?.();
  await vi.waitFor(() => expect(synced.times).toBe(2));
  synced.finish.shift()?.();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(synced.times).toBe(2); // nothing new, nothing to do
  journal.close();
});

test('a long file is written over once everything is settled, and never loses what is not', () => {
  const journal = new Journal(dir, 'long');
  const size = () => statSync(join(dir, 'long.sent')).size;
  for (let seq = 1; seq <= 5_000; seq++) journal.note(seq);
  journal.settled(4_999); // one record is open: nothing may be written over
  journal.note(5_001);
  expect([size(), leftBehind(dir, 'long')?.size]).toEqual([5_001 * 8, 5_001]);
  journal.settled(5_001);
  for (let seq = 5_002; seq <= 9_000; seq++) journal.note(seq);
  const sent = leftBehind(dir, 'long');
  expect(size()).toBe(5_001 * 8);
  for (let seq = 5_002; seq <= 9_000; seq++) expect(sent?.has(seq)).toBe(true);
  expect(sent?.has(9_001)).toBe(false);
  journal.close();
});

test('after a power cut no debit above the settled number is in the file unless it was sent, and every synced one is', () => {
  const SECTOR = 512;
  const journal = new Journal(dir, 'cut');
  const file = join(dir, 'cut.sent');
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const sent = new Set<number>();
  let settled = 0;
  let synced = { bytes: readFileSync(file), sent: new Set<number>() };
  /** The file after a power cut: of what was written since the last sync each sector is there or not. */
  const cut = (): Set<number> | undefined => {
    const now = readFileSync(file);
    const length = random(2) === 0 ? now.length : Math.max(synced.bytes.length, now.length - random(SECTOR));
    const left = Buffer.alloc(length);
    const before = Buffer.concat([synced.bytes], now.length);
    for (let at = 0; at < length; at += SECTOR)
      (random(2) === 0 ? now : before).copy(left, at, at, Math.min(at + SECTOR, length));
    writeFileSync(join(dir, 'dead.sent'), left);
    return leftBehind(dir, 'dead');
  };
  for (let seq = 1; seq <= 30_000; seq++) {
    if (random(10) === 0) continue; // refused or refunded: never sent
    journal.note(seq);
    sent.add(seq);
    if (random(50) === 0) synced = { bytes: readFileSync(file), sent: new Set(sent) };
    if (random(300) === 0) {
      settled = Math.max(settled, seq - random(2) * random(100));
      journal.settled(settled);
      for (const each of sent) if (each <= settled) sent.delete(each);
    }
    if (random(500) !== 0) continue;
    const found = cut() ?? new Set();
    const wrong = [...found].filter((each) => each > settled && !sent.has(each));
    const lost = [...synced.sent].filter((each) => each > settled && !found.has(each));
    expect([seq, wrong, lost]).toEqual([seq, [], []]);
  }
  expect(statSync(file).size).toBeLessThan(8_192 * 8); // it was written over several times
  journal.close();
});
