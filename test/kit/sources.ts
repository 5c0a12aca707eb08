/** The sources of both packages and what they import, for the tests of the house. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of sources; a file is named by its path from there, since no folder is in both packages. */
export const PACKAGES = ['packages/ganaka/src', 'packages/service/src'] as const;

export interface Source {
  /** The path from `src/`, such as `kernel/angle.ts`. */
  readonly path: string;
  /** The path from the root of the project. */
  readonly file: string;
  readonly text: string;
}

export const SOURCES: readonly Source[] = PACKAGES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .sort()
    .map((path) => {
      const file = `${folder}/${path}`;
      return { path, file, text: readFileSync(join(ROOT, file), 'utf8') };
    }),
);

export interface Import {
  readonly from: string;
  readonly to: string;
  /** Whether only types are imported, which leave nothing in the program. */
  readonly isType: boolean;
}

/** `import … from`, `export … from`, a bare `import` and `import(…)`, with what is between the word and the path. */
const IMPORT = /\b(?:(?:import|export)\s+([^'";]*?)\s*\bfrom\s*|import\s*\(?\s*)'([^']+)'/g;
const INTERNAL = 'ganaka/internal/';

export const importsOf = ({ path, text }: Pick<Source, 'path' | 'text'>): Import[] =>
  [...text.matchAll(IMPORT)].flatMap(([, names, target = '']) => {
    const to = target.startsWith('.')
      ? join(path, '..', target)
      : target.startsWith(INTERNAL)
        ? target.slice(INTERNAL.length)
        : null;
    return to === null ? [] : [{ from: path, to, isType: isOfTypes(names) }];
  });

/** `type { A }` and `{ type A, type B }`; an import without names, and every other, is of values. */
function isOfTypes(names: string | undefined): boolean {
  if (names === undefined) return false;
  if (/^type\b/.test(names)) return true;
  const list = /^\{([^}]*)\}$/.exec(names)?.[1];
  return (
    list
      ?.split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .every((each) => each.startsWith('type ')) ?? false
  );
}

export const IMPORTS: readonly Import[] = SOURCES.flatMap(importsOf);
