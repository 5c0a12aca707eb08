/**
 * Packages that only the service needs. If Ganaka was installed as a library, they may be missing or of another version;
 * a command that needs them then says how to install them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DATA } from '../data-files.ts';

interface Manifest {
  readonly version: string;
  /** Only in the published manifest. */
  readonly serviceDependencies?: Readonly<Record<string, string>>;
}

const OURS = join(DATA, '..', 'package.json');
const manifestIn = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** Loads a module that needs packages of the service; if one is missing or unfit, the error says how to install it. */
export async function withPackages<T>(load: () => Promise<T>): Promise<T> {
  const unfit = packagesWhere((version, found) => found !== null && !isFit(version, found));
  if (unfit.length > 0)
    throw new Error(`this command needs other versions of some packages: npm install ${unfit.join(' ')}`);
  try {
    return await load();
  } catch (error) {
    if (!isAbsent(error)) throw error;
    const absent = packagesWhere((_, found) => found === null);
    throw new Error(
      `this command needs packages of the service, which are not installed: npm install ${absent.join(' ')}`,
    );
  }
}

const isAbsent = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** Those of which the version that the service was made with and the one that was found fulfil a condition. */
function packagesWhere(holds: (version: string, found: string | null) => boolean): string[] {
  return Object.entries(manifestIn(OURS).serviceDependencies ?? {})
    .filter(([name, version]) => holds(version, foundVersion(name)))
    .map(([name, version]) => `${name}@${version}`);
}

function foundVersion(name: string): string | null {
  const folders = createRequire(OURS).resolve.paths(name) ?? [];
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  return file === undefined ? null : manifestIn(file).version;
}

/** The first number that is not 0 must be the same, and the found version not older. */
export function isFit(wanted: string, found: string): boolean {
  const [ours, theirs] = [numbersIn(wanted), numbersIn(found)];
  const fixed = ours.findIndex((number) => number !== 0) + 1;
  const first = ours.findIndex((number, i) => number !== theirs[i]);
  return first === -1 || (first >= fixed && (theirs[first] ?? 0) > (ours[first] ?? 0));
}

const numbersIn = (version: string): number[] => version.split('-')[0]?.split('.').map(Number) ?? [];
