/** What the answers stand on, by content: name and short SHA-256 of every file of data/. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const HASH_LENGTH = 16;

export function dataHashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(md|txt)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [
        relative(folder, path),
        createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, HASH_LENGTH),
      ]),
  );
}
