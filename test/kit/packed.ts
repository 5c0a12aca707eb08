/**
 * The tarballs of the library and the service, as `npm pack` makes them. Proofs that run at the same time share one set: packing builds,
 * and two builds at once would read each other's half-written files.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { ROOT } from './sources.ts';

/** One folder for all workers of a run, which have the same parent. */
const SHARED = join(tmpdir(), `ganaka-tarballs-${process.ppid}`);
const LOOK_AGAIN_MS = 200;
const PACKED = ['--workspace', 'ganaka', '--workspace', 'ganaka-service'];

export interface Tarballs {
  readonly ganaka: string;
  readonly service: string;
}

export async function tarballs(): Promise<Tarballs> {
  const claimed = mkdirSync(`${SHARED}.claim`, { recursive: true }) !== undefined;
  if (claimed) {
    const made = mkdtempSync(`${SHARED}-`);
    execFileSync('npm', ['pack', ...PACKED, '--pack-destination', made], { cwd: ROOT, stdio: 'ignore' });
    renameSync(made, SHARED);
  }
  while (!existsSync(SHARED)) await after(LOOK_AGAIN_MS);
  const named = (name: string): string =>
    join(SHARED, readdirSync(SHARED).find((each) => new RegExp(`^${name}-\\d`).test(each)) ?? '');
  return { ganaka: named('ganaka'), service: named('ganaka-service') };
}
