/** ganaka --version */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '../data-files.ts';

export function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(DATA, '..', 'package.json'), 'utf8'));
  return version;
}

export const versionText = (): string => `ganaka ${packageVersion()}`;
