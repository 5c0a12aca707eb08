/**
 * The sources of the library that are made from data and not committed: the named languages from packages/ganaka/data/lexicon, and the
 * loaders from packages/ganaka/src/text/languages.ts. Nothing here imports them, so that they can be made in a fresh clone.
 */
import { join } from 'node:path';
import { loaderFiles } from './language-loaders.ts';
import { lexiconFiles } from './lexicon.ts';

const TEXT = 'packages/ganaka/src/text';

/** Their texts by path. */
export const wordFiles = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ ...lexiconFiles(root), ...loaderFiles() }).map(([path, text]) => [join(root, TEXT, path), text]),
  );
