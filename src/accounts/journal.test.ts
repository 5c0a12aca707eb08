/** How much of the journal a power cut can take. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
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

test('a file that cannot be truncated fails no paid request: it stays longer until it can be', () => {
  mkdirSync(dir, { recursive: true });
  symlinkSync('/dev/null', join(dir, 'uncut.sent')); // takes whatever is written, and refuses to be cut
  const journal = new Journal(dir, 'uncut');
  for (let seq = 1; seq <= 5_000; seq++) journal.note(seq);
  expect(() => journal.settled(5_000)).not.toThrow();
  journal.close();
});
