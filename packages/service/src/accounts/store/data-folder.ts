/**
 * The folder for the service's files. Missing folders are created one by one, starting in the nearest existing one.
 * Node's own option `recursive` never ends if the system reports that an existing parent is missing, as Linux does
 * under /proc.
 */
import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const databaseFile = (dataDir: string): string => join(dataDir, 'ganaka.db');
/** The generated session secret. */
export const secretFile = (dataDir: string): string => join(dataDir, 'session-secret');
/** The folder of the delivery journals. */
export const journalFolder = (dataDir: string): string => join(dataDir, 'sending');

/**
 * Whether the embedded database has lost its content: its file has no bytes, although a service has used the folder. A
 * service would start with it as with a new one, and all accounts would be gone.
 */
export const isEmptied = (dataDir: string): boolean =>
  (statSync(databaseFile(dataDir), { throwIfNoEntry: false })?.size ?? 1) === 0 &&
  [secretFile(dataDir), journalFolder(dataDir)].some((path) => existsSync(path));

/** File systems that show the kernel's own state and store nothing, by `f_type` of statfs(2). */
const NO_DISKS: Readonly<Record<number, string>> = {
  40864: 'proc',
  1650812274: 'sysfs',
  1667723888: 'cgroup2',
};

/** The reason why no files can be stored under this path, in a few words; null if they can. */
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

/** Creates the folder if it is missing, with access only for its owner. */
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
    // another process that starts at the same time may have created it
    if (!existsSync(path)) throw error;
  }
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));
