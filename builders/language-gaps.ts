/**
 * What each language lacks at its level, against what English has. The compiler asks for the same, but names a few of many.
 *
 * node scripts/languages.mjs [folder of languages]
 */
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { NamedLanguage, SpokenLanguage } from 'ganaka/internal/text/language.ts';
import type * as languages from 'ganaka/internal/text/languages.ts';
import type * as folders from 'ganaka/internal/text/loading/folders.ts';

type Level = languages.LanguageRow['level'];

/** What English has that a language of this level has to have. */
function expectedAt(level: Level, english: SpokenLanguage): Readonly<Record<string, unknown>> {
  const { names, labels, aksharas, chart } = english;
  const named = { names, labels };
  if (level === 'named') return named;
  return level === 'charted' ? { ...named, aksharas, chart } : { ...english };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lacking(expected: unknown, found: unknown, path: string): string[] {
  if (isObject(expected)) {
    if (!isObject(found)) return [`${path} (all ${Object.keys(expected).length})`];
    return Object.entries(expected).flatMap(([key, each]) =>
      lacking(each, found[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return found === undefined || found === null || typeof found !== typeof expected ? [path] : [];
}

export const gapsOf = (level: Level, words: NamedLanguage, english: SpokenLanguage): string[] =>
  lacking(expectedAt(level, english), words, '');

async function main(folder: URL): Promise<number> {
  const { LANGUAGES }: typeof languages = await import(new URL('languages.ts', folder).href);
  const { FOLDERS }: typeof folders = await import(new URL('loading/folders.ts', folder).href);
  const loaders: Readonly<Record<string, () => Promise<folders.Folder>>> = FOLDERS;
  const { words: english } = await FOLDERS.en();
  let broken = 0;
  for (const [code, row] of Object.entries<languages.LanguageRow>(LANGUAGES)) {
    const words = await loaders[code]?.();
    if (words === undefined) throw new Error(`${code} has no line in folders.ts`);
    const gaps = gapsOf(row.level, words.words, english);
    console.log(`${code} (${row.level}): ${gaps.length === 0 ? 'complete' : `lacks ${gaps.length}`}`);
    for (const gap of gaps) console.log(`  ${gap}`);
    if (row.level === 'spoken') broken += gaps.length;
  }
  return broken === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const given = process.argv[2];
  const folder =
    given === undefined
      ? new URL('../packages/ganaka/src/text/', import.meta.url)
      : pathToFileURL(`${resolve(given)}/`);
  process.exitCode = await main(folder);
}
