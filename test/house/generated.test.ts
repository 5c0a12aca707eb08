/** Generated files say so, and whatever makes them makes all of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, SOURCES } from '../kit/sources.ts';

const builder = readFileSync(join(ROOT, 'builders/generate.ts'), 'utf8');
const generated = SOURCES.filter(({ path }) => path.endsWith('.generated.ts'));
const isBuilt = (path: string): boolean => path.startsWith('text/');

test('a generated source has the mark in its name, and names its builder, which exists', () => {
  const HEAD = /^\/[/*][^\n]*?(?:\n \*[^\n]*?)*?(?:made|written|generated) by builders\/([\w/-]+\.ts)/i;
  const byHead = SOURCES.filter(({ text }) => HEAD.test(text));
  expect(byHead.filter(({ path }) => !path.endsWith('.generated.ts')).map(({ path }) => path)).toEqual([]);
  for (const { path, text } of byHead) {
    const [, made = ''] = HEAD.exec(text) ?? [];
    expect([path, existsSync(join(ROOT, 'builders', made))]).toEqual([path, true]);
  }
});

test('git ignores those that are built, and has the others', () => {
  const { status, stdout } = spawnSync('git', ['ls-files', '*.generated.ts'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) return; // an export without its history
  const committed = stdout.split('\n').filter((line) => line !== '');
  expect(committed).toEqual(
    generated
      .filter(({ path }) => !isBuilt(path))
      .map(({ file }) => file)
      .sort(),
  );
});

test('a guide that a builder makes says so in its first line, and `npm run generate` writes it if that line says so', () => {
  const guides = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  for (const name of guides) {
    const [first = '', ...rest] = readFileSync(join(ROOT, 'docs', name), 'utf8').split('\n');
    const listed = builder.includes(`'docs/${name}'`);
    expect([name, /^<!-- .*`npm run generate` writes (it|them)/.test(first)]).toEqual([name, listed]);
    expect([name, rest[0]?.startsWith('# ') || first.startsWith('# ')]).toEqual([name, true]);
  }
});
