/**
 * The whole outside tables, which lie beside the project and not in it: they are other publishers' work, of which a sample
 * is kept in `test/authorities/`. `npm run authorities` has seen that they are there.
 */
import { readFileSync } from 'node:fs';

export const textBeside = (path: string): string =>
  readFileSync(new URL(`../../../shared/${path}`, import.meta.url), 'utf8');
