/** The files of the service: those of data/, and those made by the build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryData } from 'ganaka/internal/library/node/package-files.ts';

/** The folder of the package, in which src/ and dist/ are next to data/. */
export const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

export function packageVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  return version;
}

/** The folders of all data that replies are made of: those of the service and of the library. */
export const dataFolders = (): readonly string[] => [join(PACKAGE, 'data'), libraryData()];

/** The most common passwords, in lower case. */
export const readCommonPasswords = (): ReadonlySet<string> =>
  new Set(readFileSync(join(PACKAGE, 'data/passwords/common.txt'), 'utf8').trimEnd().split('\n'));

/**
 * Files made by the build: a sample reply of every route, the OpenAPI document, and the search index of the reference.
 */
export const MADE = {
  examples: join(PACKAGE, 'dist/sample-replies.json'),
  openapi: join(PACKAGE, 'dist/openapi.json'),
  search: join(PACKAGE, 'dist/search.json'),
};

/**
 * The build writes this placeholder for the third engine, whose name the operator chooses. It is replaced on reading.
 */
export const STAND_IN = 'standinforthethirdengine';

/** The form of an engine's name in operation ids: `MyEngine` for `my-engine`. */
const titled = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9]?)/g, (_, first: string) => first.toUpperCase());

/** A file of the build; undefined if the service was not built. */
export const madeText = (name: keyof typeof MADE, thirdEngine: string): string | undefined =>
  existsSync(MADE[name])
    ? readFileSync(MADE[name], 'utf8')
        .replaceAll(STAND_IN, thirdEngine)
        .replaceAll(titled(STAND_IN), titled(thirdEngine))
    : undefined;

interface MadeReply {
  readonly url: string;
  readonly media: string;
  readonly text: string;
}

/** Finds the example reply of a path as OpenAPI writes it. The file is read on first use. */
export function examplesMade(thirdEngine: string): (path: string) => MadeReply | undefined {
  let made: Readonly<Record<string, MadeReply>> | undefined;
  return (path) => {
    made ??= JSON.parse(madeText('examples', thirdEngine) ?? '{}');
    return made?.[path];
  };
}
