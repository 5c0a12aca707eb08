/** The limit of open files of this process, which includes connections. */
import { readFileSync } from 'node:fs';

/** Files reserved for the database, its connections, threads and logs. */
const KEPT_BACK = 128;
const WHERE_UNKNOWN = 4_096;
const MOST = 100_000;

/** The number of connections that the limit of open files allows. */
export function connectionsAllowed(): number {
  let files = WHERE_UNKNOWN;
  try {
    files = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? WHERE_UNKNOWN);
  } catch {
    // not Linux
  }
  return Math.min(MOST, Math.max(files - KEPT_BACK, KEPT_BACK));
}
