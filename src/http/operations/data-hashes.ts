/** Identifies the data behind the replies: name and short SHA-256 of every file in data/. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative } from 'node:path';

const HASH_LENGTH = 16;
const CHUNK_BYTES = 64 * 1024;

export function dataHashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(md|txt)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(folder, path), hashOf(path)]),
  );
}

/** Reads the file through one small buffer; the memory of a file read whole would stay with the process. */
function hashOf(path: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  const file = openSync(path, 'r');
  for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) hash.update(chunk.subarray(0, read));
  closeSync(file);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}
