/** Every example of docs/LIBRARY.md is executed, and gives what it says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { ENTRIES }: { ENTRIES: Record<string, string> } = await import(join(ROOT, 'scripts/library.mjs'));
const doc = readFileSync(join(ROOT, 'docs/LIBRARY.md'), 'utf8');
const examples = [...doc.matchAll(/```ts\n([^]*?)```/g)].map(([, text = '']) => text);

/** The source of an entry, as Node finds it in the package. */
const sourceOf = (name: string): string => join(ROOT, 'src', ENTRIES[`${name}.node`] ?? ENTRIES[name] ?? name);

const modules = (name: string): Promise<object> =>
  name.startsWith('node:') ? import(name) : import(sourceOf(name === 'ganaka' ? 'index' : name.replace('ganaka/', '')));

const AsyncFunction: new (...texts: string[]) => (...given: unknown[]) => Promise<void> = Object.getPrototypeOf(
  async () => undefined,
).constructor;

/** Imports become calls, and a line `x; // → y` a check; what is left is JavaScript. */
function runnable(text: string): string {
  return text
    .replaceAll(/^import (\w+) from '([^']+)';$/gm, "const { default: $1 } = await modules('$2');")
    .replaceAll(/^import (\{[^}]*\}) from '([^']+)';$/gm, "const $1 = await modules('$2');")
    .replaceAll(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);')
    .replaceAll('import.meta.resolve(', 'resolve(');
}

describe('docs/LIBRARY.md', () => {
  test('has examples of every entry', () => {
    const named = Object.keys(ENTRIES).filter((name) => !/\.node$|^text\/|^index$|^drawings$/.test(name));
    const unnamed = named.filter((name) => !examples.some((each) => each.includes(`'ganaka/${name}'`)));
    expect(unnamed).toEqual(['chitrapaksha']);
  });

  test.each(examples)('%s', async (text) => {
    let checks = 0;
    const check = (found: unknown, said: unknown): void => {
      checks++;
      expect(found).toEqual(said);
    };
    const resolve = (): string => new URL('../../data/ephemeris/series.bin', import.meta.url).href;
    await new AsyncFunction('modules', 'check', 'resolve', runnable(text))(modules, check, resolve);
    expect(checks).toBe(text.match(/ \/\/ → /g)?.length);
  });
});
