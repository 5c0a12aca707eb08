// One process at a time: two starts of a fresh clone must not install or build over each other.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const LOOK_EVERY_MS = 100;

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY_MS);

/** Takes a lock file, which names this process, and returns what gives it back. Waits while another live process has it. */
export function lockOf(file, what, say = (text) => process.stderr.write(text)) {
  mkdirSync(dirname(file), { recursive: true });
  // linked, so that it is never there without its content
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid}`);
  let waits = false;
  while (!linked(mine, file)) {
    const holder = holderOf(file);
    if (holder === undefined) continue;
    // If two take away the lock of a dead process at once, both go on: work is done twice, but every file is renamed into its place whole.
    if (!isAlive(holder)) rmSync(file, { force: true });
    else {
      if (!waits) say(`waiting for process ${holder}, which is ${what} (if it is not, remove ${file}) …\n`);
      waits = true;
      pause();
    }
  }
  rmSync(mine, { force: true });
  return () => rmSync(file, { force: true });
}

function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that a lock names; undefined if the lock has just gone. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** This process does not have the lock yet: its number in it is that of an earlier one, as in a container, where every first process is 1. */
function isAlive(pid) {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
