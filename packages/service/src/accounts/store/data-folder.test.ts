import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder, obstacleTo } from './data-folder.ts';

const base = mkdtempSync(join(tmpdir(), 'ganaka-folder-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

test('folders that are missing are made, each for its owner alone; one that is there stays', () => {
  const path = join(base, 'a', 'b', 'c');
  makeFolder(path);
  makeFolder(path);
  for (const each of [path, join(base, 'a')]) expect(statSync(each).mode & 0o777).toBe(0o700);
});

test('nothing can be kept where the kernel shows itself, nor under a file, nor behind a link to nowhere', () => {
  expect(obstacleTo('/proc/ganaka/var')).toBe('/proc is not on a disk (proc)');
  expect(() => makeFolder('/proc/ganaka/var')).toThrow('/proc/ganaka/var cannot hold files: /proc is not on a disk');
  const file = join(base, 'file');
  writeFileSync(file, '');
  expect(obstacleTo(join(file, 'var'))).toBe(`${file} is not a folder`);
  const link = join(base, 'link');
  symlinkSync(join(base, 'nowhere'), link);
  expect(() => makeFolder(join(link, 'var'))).toThrow(link);
  expect(existsSync(join(base, 'nowhere'))).toBe(false);
});
