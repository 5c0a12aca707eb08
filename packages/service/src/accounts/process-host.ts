/**
 * Identifies where a process runs, by the host's name and the process namespace. Others can then tell whether its
 * process id is valid for them. The namespace is needed because containers may share a host name and number their
 * processes separately.
 */
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export const HERE = `${hostname()} ${namespace()}`.trim();

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return ''; // not Linux: there are no namespaces
  }
}
