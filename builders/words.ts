/**
 * The sources of the library that are made from data and not committed: the named languages from packages/ganaka/data/lexicon, and the
 * loaders from packages/ganaka/src/text/languages.ts. Nothing here imports them, so that they can be made in a fresh clone.
 */
import { loaderFiles } from './language-loaders.ts';
import { lexiconFiles } from './lexicon.ts';

/** Their texts, by paths below packages/ganaka/src/text/. */
export const wordFiles = (root: string): Readonly<Record<string, string>> => ({
  ...lexiconFiles(root),
  ...loaderFiles(),
});
