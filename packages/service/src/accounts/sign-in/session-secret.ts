/**
 * The secret of cookies and sessions: that of the operator, or one that is generated once and stored with the data in a
 * file that only its owner can read.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { makeFolder, secretFile } from '../store/data-folder.ts';
import { StoreOpenError } from '../store/open-error.ts';

const BYTES = 48;
/** The length of a generated secret. */
export const SECRET_CHARS = (BYTES * 4) / 3;
/** The shortest secret with which a service starts. */
export const FEWEST_CHARS = 32;

export function sessionSecret(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = secretFile(dataDir);
  makeFolder(dataDir);
  if (!existsSync(path)) create(path);
  const kept = readFileSync(path, 'utf8').trim();
  if (kept.length < FEWEST_CHARS) throw new StoreOpenError(tooShort(path, kept.length));
  return kept;
}

/** What to do about a secret that was cut short. */
export const tooShort = (path: string, chars: number): string =>
  `the session secret ${path} has ${chars} of ${SECRET_CHARS} characters: restore it from a backup, or remove it; then a new one is made and everybody signs in again`;

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
