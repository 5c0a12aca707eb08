/**
 * The secret of cookies and sessions: that of the operator, or one that is generated once and stored with the data in a
 * file that only its owner can read.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../accounts/store/data-folder.ts';

const BYTES = 48;
const FEWEST_CHARS = 32;

export function sessionSecret(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = join(dataDir, 'session-secret');
  makeFolder(dataDir);
  if (!existsSync(path)) create(path);
  const kept = readFileSync(path, 'utf8').trim();
  if (kept.length < FEWEST_CHARS) throw new Error(`${path} holds no secret: remove it, and a new one is made`);
  return kept;
}

/**
 * Of processes that start together one creates the file, and no other reads it before it is complete: it is written
 * under another name first, and a link does not replace a file.
 */
function create(path: string): void {
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    writeFileSync(own, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
    linkSync(own, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
