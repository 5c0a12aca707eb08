/**
 * Where the service keeps its files. Missing folders are made one by one from the nearest that is there: Node's own `recursive` never ends where the system
 * answers that a folder's parent is missing though it is there, as Linux does under /proc.
 */
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const databaseFile = (dataDir: string): string => join(dataDir, 'ganaka.db');

/** File systems that show the kernel's own state: `f_type` of statfs(2). */
const NO_DISKS: Readonly<Record<number, string>> = {
  40864: 'proc',
  1650812274: 'sysfs',
  1667723888: 'cgroup2',
};

/** Why nothing can be kept under this path, in a few words; null when nothing speaks against it. */
export function obstacleTo(path: string): string | null {
  const there = nearest(resolve(path));
  if (!statSync(there).isDirectory()) return `${there} is not a folder`;
  const system = NO_DISKS[statfsSync(there).type];
  if (system !== undefined) return `${there} is not on a disk (${system})`;
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    return null;
  } catch {
    return `${there} may not be written to`;
  }
}

/** The folder, made where it is missing, for its owner alone. */
export function makeFolder(path: string): void {
  const obstacle = obstacleTo(path);
  if (obstacle !== null) throw new Error(`${path} cannot hold files: ${obstacle}`);
  make(resolve(path));
}

function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // another process that starts together with this one may have made it
    if (!existsSync(path)) throw error;
  }
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));
