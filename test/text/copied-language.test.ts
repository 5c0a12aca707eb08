/** A copy of Hindi under another code with ten sentences removed: the compiler refuses it, and the check script lists the ten. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSpoken, LANGUAGES } from 'ganaka/internal/text/languages.ts';
import { wordsIn } from 'ganaka/internal/text/loading/loaded.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loaderFiles } from '../../builders/language-loaders.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SRC = 'packages/ganaka/src';
/** The folder of the copied language. */
const XX = `${SRC}/text/languages/xx`;
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

let folder: string;
/** Ten ids of sentences, as the script prints them. */
const removed: string[] = [];

/** Takes the first lines of a table that hold a sentence out of its file. */
function remove(file: string, count: number, under: string): void {
  const path = join(folder, XX, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  let left = count;
  const kept = lines.filter((line) => {
    const id = /^ {2}'?([\w.-]+)'?: '.*',$/.exec(line)?.[1];
    if (id === undefined || left === 0) return true;
    left--;
    removed.push(`${under}.${id}`);
    return false;
  });
  writeFileSync(path, kept.join('\n'));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ganaka-language-'));
  for (const part of ['text', 'lexicon', 'rules', 'kernel'])
    cpSync(join(ROOT, SRC, part), join(folder, SRC, part), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  cpSync(join(folder, 'packages/ganaka/src/text/languages/hi'), join(folder, XX), { recursive: true });
  const registry = join(folder, 'packages/ganaka/src/text/languages.ts');
  const hindi = /^ {2}hi: .*$/m;
  const text = readFileSync(registry, 'utf8');
  const line = hindi.exec(text)?.[0] ?? '';
  writeFileSync(registry, text.replace(hindi, `${line}\n${line.replace('hi:', 'xx:')}`));
  for (const [file, loaders] of Object.entries(loaderFiles({ ...LANGUAGES, xx: LANGUAGES.hi })))
    writeFileSync(join(folder, SRC, 'text', file), loaders);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compiled = (): string =>
  spawnSync(bin('tsc'), ['--noEmit', '-p', 'only-text.json'], { cwd: folder, encoding: 'utf8' }).stdout;
const listed = () =>
  spawnSync('node', ['scripts/languages.mjs', join(folder, SRC, 'text')], { cwd: ROOT, encoding: 'utf8' });

describe('a copy of Hindi', () => {
  test('compiles when it is whole, and lacks nothing', () => {
    writeFileSync(
      join(folder, 'only-text.json'),
      JSON.stringify({ extends: './tsconfig.json', include: [`${SRC}/text/**/*.ts`], exclude: ['**/*.test.ts'] }),
    );
    expect(compiled()).toBe('');
    const { stdout, status } = listed();
    expect(stdout).toContain('xx (spoken): complete');
    expect(status).toBe(0);
  });

  test('with ten sentences and a file removed does not compile, and the script lists the ten', () => {
    remove('phrases.ts', 4, 'phrases');
    remove('festivals.ts', 3, 'names.festival');
    remove('gists/muhurta.ts', 3, 'gists');
    expect(removed).toHaveLength(10);
    rmSync(join(folder, XX, 'terminal.ts'));
    const errors = compiled();
    for (const file of ['phrases.ts', 'festivals.ts', 'gists/muhurta.ts'])
      expect(errors, file).toContain(`${XX}/${file}`);
    expect(errors, 'a file that is not there').toContain('packages/ganaka/src/text/loaders/terminals.generated.ts');
    const { stdout, status } = listed();
    const lines = stdout.split('\n');
    const from = lines.indexOf('xx (spoken): lacks 10');
    expect(
      lines
        .slice(from + 1, from + 11)
        .map((each) => each.trim())
        .sort(),
    ).toEqual([...removed].sort());
    expect(status).toBe(1);
  });
});

describe('the compiler refuses', () => {
  test('the sentences of a language that has names alone', () => {
    // @ts-expect-error Tamil has no sentences
    expect(() => wordsIn('ta')).toThrow('not loaded');
    expect(isSpoken('ta')).toBe(false);
  });
  test('a sentence under the ending of such a language', () => {
    const said = ENGLISH.field('rule', ({ phrases }) => phrases['report.line']);
    // @ts-expect-error there is no rule_ta
    expect(said.rule_ta).toBeUndefined();
  });
});
