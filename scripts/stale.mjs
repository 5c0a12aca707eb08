// Makes the parts of a build whose sources have changed since they were made, and says on stderr which and how long each took.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { lockOf } from './alone.mjs';
import { isWhole, madeAside, removeLeft, writeWhole } from './aside.mjs';
import { ROOT, SERVICE } from './setup.mjs';

export { filesIn } from './aside.mjs';

/** What was built of what: for each part its further files, the hash of all of them, and the sizes of the files it was built into. */
const STAMP = join(SERVICE, 'dist', '.built.json');

/** The names count too: one that is gone is a change. */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(`${relative(ROOT, file)}\0`);
    hash.update(existsSync(file) ? readFileSync(file) : 'gone');
  }
  return hash.digest('hex');
}

/**
 * Parts in their order: `name` for people, `files` that it is always made of, and `make`, which may return further files that it
 * read. A part with `place` is made aside: `make` gets the folder to write into, and `own` names the files that an earlier build
 * may have left in `place`. One without writes where it likes, and `out` is what it leaves behind.
 */
export async function makeStale(parts, say = (text) => process.stderr.write(text), stampFile = STAMP) {
  // nothing to do is the usual case, and takes no lock
  if (parts.every((part) => isFresh(part, stampsIn(stampFile)))) return [];
  const unlock = lockOf(join(dirname(stampFile), '.building'), 'building', say);
  try {
    for (const { place } of parts) if (place !== undefined) removeLeft(place);
    return await makeInTurn(parts, say, stampFile);
  } finally {
    unlock();
  }
}

async function makeInTurn(parts, say, stampFile) {
  const stamps = stampsIn(stampFile);
  const made = [];
  for (const part of parts) {
    if (isFresh(part, stamps)) continue;
    const { name } = part;
    const began = performance.now();
    say(`building ${name} …`);
    // from here until it is whole nobody may take it for built
    delete stamps[name];
    writeWhole(stampFile, JSON.stringify(stamps));
    stamps[name] = await stampOf(part);
    writeWhole(stampFile, JSON.stringify(stamps));
    say(` ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
    made.push(name);
  }
  return made;
}

/** Someone may switch the branch while a build runs. */
const MOST_TRIES = 3;
/** The clock of files is a little behind that of programs. */
const CLOCK_BEHIND_MS = 20;

/** Makes a part, again if its sources change meanwhile. */
async function stampOf(part) {
  for (let tries = 1; ; tries++) {
    const before = hashOf(part.files());
    const began = Date.now() - CLOCK_BEHIND_MS;
    const { read, sizes } = await madeBy(part);
    const files = part.files();
    const stamp = { more: read.map((path) => relative(ROOT, path)), hash: hashOf([...files, ...read]), sizes };
    // what a build says afterwards that it read has no hash from before
    if (hashOf(files) === before && !read.some((file) => changedSince(file, began))) return stamp;
    if (tries === MOST_TRIES) throw new Error(`the sources of ${part.name} change while they are built`);
  }
}

async function madeBy({ place, own = () => true, make }) {
  if (place === undefined) return { read: (await make()) ?? [], sizes: undefined };
  const { read, sizes } = await madeAside(place, own, make);
  return { read: read ?? [], sizes };
}

/** By the time of the change of the entry, which no program can set back. */
function changedSince(file, ms) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined || stat.ctimeMs >= ms;
}

function isFresh({ name, files, out, place }, stamps) {
  const known = stamps[name];
  if (known === undefined) return false;
  const isThere = place === undefined ? existsSync(out) : known.sizes !== undefined && isWhole(place, known.sizes);
  return isThere && known.hash === hashOf([...files(), ...known.more.map((path) => join(ROOT, path))]);
}

/** A file of an earlier version, or one that a person has touched, counts as none. */
function stampsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
