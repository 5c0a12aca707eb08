/**
 * The complete outside tables, which are next to the project and not in it: they are other publishers' work, of which a
 * sample is kept in `test/authorities/`. `npm run authorities` has checked that they are there.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const pathBeside = (path: string): string => fileURLToPath(new URL(`../../../shared/${path}`, import.meta.url));
export const textBeside = (path: string): string => readFileSync(pathBeside(path), 'utf8');
