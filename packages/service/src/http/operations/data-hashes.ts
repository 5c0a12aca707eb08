/**
 * Identifies the data behind the replies: name and short SHA-256 of every file in the folders data/ of the packages. The digests are computed in
 * Node's thread pool, while the main thread goes on with its start.
 */
import { webcrypto } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const HASH_LENGTH = 16;

export async function dataHashes(folders: readonly string[]): Promise<Record<string, string>> {
  const files = (await Promise.all(folders.map(filesIn))).flat().sort(([a], [b]) => (a < b ? -1 : 1));
  const hashes: Record<string, string> = {};
  // one file after another, so that no more than one is in memory
  for (const [name, path] of files) hashes[name] = await hashOf(path);
  return hashes;
}

/** Name within the folder, and path. */
const filesIn = async (folder: string): Promise<[string, string][]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(md|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => [relative(folder, join(parentPath, name)), join(parentPath, name)]);

async function hashOf(path: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', await readFile(path));
  return Buffer.from(digest).toString('hex').slice(0, HASH_LENGTH);
}
