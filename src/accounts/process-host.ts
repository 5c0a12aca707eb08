/**
 * Identifies where a process runs, so that others know whether its process id means anything to them: the host's name
 * and the process namespace, because containers may share the name and each count processes from one.
 */
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export const HERE = `${hostname()} ${namespace()}`.trim();

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // not Linux: there are no others
  }
}
