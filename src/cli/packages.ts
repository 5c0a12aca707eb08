/**
 * Packages that only the service needs. If Ganaka was installed as a library, they may be missing; a command that needs
 * them then says how to install them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../data-files.ts';

interface Manifest {
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Loads a module that needs packages of the service; if one is missing, the error says how to install it. */
export async function withPackages<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isAbsent(error)) throw error;
    throw new Error(`this command needs packages of the service, which are not installed: npm install ${wanted()}`);
  }
}

const isAbsent = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

function wanted(): string {
  const { peerDependencies = {} }: Manifest = JSON.parse(readFileSync(join(DATA, '..', 'package.json'), 'utf8'));
  return Object.entries(peerDependencies)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ');
}
