/** After a build that was broken off, in whatever way, the next start serves what the sources say; until then the former build is whole. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const STALE = fileURLToPath(new URL('../../scripts/stale.mjs', import.meta.url));
let folder = '';
const at = (name: string) => join(folder, name);
const source = (text: string) => writeFileSync(at('source'), text);
const built = () => ['dist/one', 'dist/two'].map((name) => readFileSync(at(name), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ganaka-broken-'));
  source('first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A part of two files, each a copy of the source; `between` is done after the first. */
const program = (between: string) => `
  import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
  const { makeStale } = await import(${JSON.stringify(STALE)});
  const at = (name) => ${JSON.stringify(folder)} + '/' + name;
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const part = {
    name: 'pair',
    files: () => [at('source')],
    out: at('dist/two'),
    place: at('dist'),
    own: (path) => !path.startsWith('.'),
    make: async (to = at('dist')) => {
      mkdirSync(to, { recursive: true });
      const text = readFileSync(at('source'), 'utf8');
      appendFileSync(at('log'), text + ' ');
      writeFileSync(to + '/one', text);
      ${between};
      writeFileSync(to + '/two', text);
    },
  };
  process.stdout.write(JSON.stringify(await makeStale([part], undefined, at('dist/.built.json'))));
`;
const words = (between: string) => ['--input-type=module', '-e', program(between)];

function build(between = '', shell?: string) {
  const { status, stdout, stderr } =
    shell === undefined
      ? spawnSync('node', words(between), { encoding: 'utf8' })
      : spawnSync('sh', ['-c', `${shell}; exec node "$@"`, 'sh', ...words(between)], { encoding: 'utf8' });
  return { status, stderr, made: status === 0 ? JSON.parse(stdout) : undefined };
}

test.each([
  ['Ctrl-C', "process.kill(process.pid, 'SIGINT'); await pause(60_000)", undefined],
  ['a kill', "process.kill(process.pid, 'SIGKILL'); await pause(60_000)", undefined],
  ['a fault in the sources', "throw new Error('no such name')", undefined],
  // what a full disk does, without one: no file may be longer than a block
  ['a disk without room', "writeFileSync(to + '/two', 'x'.repeat(1_000_000))", 'ulimit -f 1'],
])('after %s the former build is whole, and the next one right', (_, between, shell) => {
  expect(build().made).toEqual(['pair']);
  source('second');
  expect(build(between, shell).status).not.toBe(0);
  expect(built()).toEqual(['first', 'first']);
  // back on the branch of before, the sources are again those of the last whole build
  source('first');
  expect(build().status).toBe(0);
  expect(built()).toEqual(['first', 'first']);
  source('third');
  expect(build().made).toEqual(['pair']);
  expect(built()).toEqual(['third', 'third']);
  expect(readdirSync(at('dist')).sort()).toEqual(['.built.json', 'one', 'two']);
  expect(readdirSync(folder).sort()).toEqual(['dist', 'log', 'source']);
});

test('a source that changes while it is built is built again', () => {
  const { status } = build("if (text === 'first') writeFileSync(at('source'), 'second')");
  expect(status).toBe(0);
  expect(built()).toEqual(['second', 'second']);
  expect(build().made).toEqual([]);
});

test('a file of a build that is gone is made again, and one of a former build is removed', () => {
  build("writeFileSync(to + '/part-1', text)");
  rmSync(at('dist/one'));
  expect(build().made).toEqual(['pair']);
  expect(readdirSync(at('dist')).sort()).toEqual(['.built.json', 'one', 'two']);
});

test('of two starts at once one builds, and the other waits for it and says so', async () => {
  const started = ['', ''].map(() => {
    const child = spawn('node', words('await pause(1_500)'), { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (output.out += chunk));
    child.stderr.on('data', (chunk) => (output.err += chunk));
    return new Promise<{ status: number | null; out: string; err: string }>((done) =>
      child.once('close', (status) => done({ status, ...output })),
    );
  });
  const both = await Promise.all(started);
  expect(both.map(({ status }) => status)).toEqual([0, 0]);
  expect(readFileSync(at('log'), 'utf8')).toBe('first ');
  expect(both.map(({ out }) => out).sort()).toEqual(['["pair"]', '[]']);
  expect(both.map(({ err }) => err).join('')).toContain('which is building');
});

test('the lock of a process that is gone holds nobody up', () => {
  const { pid } = spawnSync('node', ['-e', '']);
  build();
  writeFileSync(at('dist/.building'), `${pid}`);
  source('second');
  expect(build().made).toEqual(['pair']);
  expect(existsSync(at('dist/.building'))).toBe(false);
});
