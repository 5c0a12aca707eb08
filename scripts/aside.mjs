// What a build writes is written into a folder next to its place and renamed, file by file, when all of it is there: a build that
// is broken off leaves the former one whole.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Every file under a folder that `wanted` takes. */
export const filesIn = (folder, wanted = () => true) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && wanted(each.name))
    .map((each) => join(each.parentPath ?? each.path, each.name));

const MARK = '.aside-';
/** In the same folder as its place, so that paths in source maps are right, and on the same disk. */
const asideOf = (place) => `${place}${MARK}${process.pid}`;

/** Folders that broken-off builds have left. */
export function removeLeft(place) {
  if (!existsSync(dirname(place))) return;
  for (const name of readdirSync(dirname(place)))
    if (name.startsWith(`${basename(place)}${MARK}`)) rmSync(join(dirname(place), name), { recursive: true });
}

/**
 * Calls `make` with an empty folder, then moves what it has written to `place`, and removes from there what an earlier build
 * left: the files whose path from `place` is `own`. Returns what `make` returns, and the size of every file by its path.
 */
export async function madeAside(place, own, make) {
  const aside = asideOf(place);
  mkdirSync(aside, { recursive: true });
  try {
    const read = await make(aside);
    const paths = filesIn(aside).map((file) => relative(aside, file));
    const sizes = Object.fromEntries(paths.map((path) => [path, statSync(join(aside, path)).size]));
    // a name with a dot says what the others were made of, so it comes last
    for (const path of paths.sort((a, b) => Number(a.startsWith('.')) - Number(b.startsWith('.')))) {
      mkdirSync(dirname(join(place, path)), { recursive: true });
      renameSync(join(aside, path), join(place, path));
    }
    for (const file of existsSync(place) ? filesIn(place) : []) {
      const path = relative(place, file);
      if (own(path) && !(path in sizes)) rmSync(file);
    }
    return { read, sizes };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Whether every file of a build is where it was put, and as long. */
export const isWhole = (place, sizes) =>
  Object.entries(sizes).every(([path, size]) => statSync(join(place, path), { throwIfNoEntry: false })?.size === size);

/** Writes a file so that it is never seen half written. */
export function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const aside = asideOf(file);
  writeFileSync(aside, text);
  renameSync(aside, file);
}
