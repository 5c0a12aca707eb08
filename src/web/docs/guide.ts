/** The guides of docs/ and the changelog, as pages made by the build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Guide {
  /** Its name in addresses: `surya-siddhanta`. */
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: number }[];
}

export interface Guides {
  readonly all: readonly Guide[];
  readonly changelog: Guide | undefined;
  /** Drawings that they show, by file name. */
  drawing(name: string): string | undefined;
}

const CHANGELOG = 'changelog';

/** Read on first use: they are two megabytes of text. */
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
