// Makes the parts of a build whose sources have changed since they were made, and says on stderr which and how long each took.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, SERVICE } from './setup.mjs';

/** What was built of what: for each part its further files and the hash of all of them. */
const STAMP = join(SERVICE, 'dist', '.built.json');

/** Every file under a folder that `wanted` takes. */
export const filesIn = (folder, wanted = () => true) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && wanted(each.name))
    .map((each) => join(each.parentPath ?? each.path, each.name));

/** The names count too: one that is gone is a change. */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    hash.update(`${relative(ROOT, file)}\0`);
    hash.update(existsSync(file) ? readFileSync(file) : 'gone');
  }
  return hash.digest('hex');
}

/** Another process may read it meanwhile: it sees the old text or the new one. */
function writeWhole(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Parts in their order: `name` for people, `files` that it is always made of, `out` that it leaves behind, and `make`, which may
 * return further files that it read.
 */
export async function makeStale(parts, say = (text) => process.stderr.write(text), stampFile = STAMP) {
  const stamps = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  const made = [];
  for (const { name, files, out, make } of parts) {
    const known = stamps[name];
    const more = known?.more.map((path) => join(ROOT, path)) ?? [];
    if (known !== undefined && existsSync(out) && known.hash === hashOf([...files(), ...more])) continue;
    const began = performance.now();
    say(`building ${name} …`);
    const read = (await make()) ?? [];
    stamps[name] = { more: read.map((path) => relative(ROOT, path)), hash: hashOf([...files(), ...read]) };
    writeWhole(stampFile, JSON.stringify(stamps));
    say(` ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
    made.push(name);
  }
  return made;
}
