/** The guides of docs/ and the changelog as pages, which the build has made from Markdown. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Guide {
  /** The name in the URL: `surya-siddhanta`. */
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[];
}

export interface Guides {
  readonly all: readonly Guide[];
  readonly changelog: Guide | undefined;
  /** Returns a drawing of the guides by its file name. */
  drawing(name: string): string | undefined;
}

const CHANGELOG = 'changelog';

/** Reads the guides on first use, because they are two megabytes of text. */
export function readGuides(root: string): Guides {
  const path = join(root, 'dist', 'guides.json');
  let read: Made | undefined;
  const made = (): Made => {
    read ??= existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NONE;
    return read ?? NONE;
  };
  return {
    get all() {
      return made().guides.filter(({ name }) => name !== CHANGELOG);
    },
    get changelog() {
      return made().guides.find(({ name }) => name === CHANGELOG);
    },
    drawing: (name) => (Object.hasOwn(made().drawings, name) ? made().drawings[name] : undefined),
  };
}

interface Made {
  readonly guides: readonly Guide[];
  readonly drawings: Readonly<Record<string, string>>;
}
const NONE: Made = { guides: [], drawings: {} };
