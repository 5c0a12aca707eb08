/** Every example of docs/LIBRARY.md, and that of the README, is executed, and gives what it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { examplesIn, run } from '../kit/doc-examples.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { ENTRIES }: { ENTRIES: Record<string, string> } = await import(join(ROOT, 'scripts/library.mjs'));
const doc = readFileSync(join(ROOT, 'docs/LIBRARY.md'), 'utf8');
const examples = examplesIn(doc);
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The source of an entry, as Node finds it in the package. */
const sourceOf = (name: string): string =>
  join(ROOT, 'packages/ganaka/src', ENTRIES[`${name}.node`] ?? ENTRIES[name] ?? name);

const modules = (name: string): Promise<object> =>
  name.startsWith('node:') ? import(name) : import(sourceOf(name === 'ganaka' ? 'index' : name.replace('ganaka/', '')));

describe('docs/LIBRARY.md', () => {
  test('has examples of every entry', () => {
    const named = Object.keys(ENTRIES).filter((name) => !/\.node$|^text\/|^(index|drawings|client)$/.test(name));
    const unnamed = named.filter((name) => !examples.some((each) => each.includes(`'ganaka/${name}'`)));
    expect(unnamed).toEqual(['chitrapaksha']);
  });

  const resolve = (): string => new URL('../../packages/ganaka/data/ephemeris/series.bin', import.meta.url).href;
  test.each(examples)('%s', (text) => run(text, { modules, resolve }));
});

test.each(examplesIn(readme))('README.md: %s', (text) => run(text, { modules }));
