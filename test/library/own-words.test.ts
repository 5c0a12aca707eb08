/**
 * Bundles of the pages about births have only the words that they can say. The same births by the bundle and by the sources, in both
 * spoken languages and one that is named: no sentence and no name is missing.
 */
import { build, stop } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampled } from '../../packages/ganaka/test/kit/amount.ts';
import * as sources from './births-entry.ts';

let bundle: typeof sources;
beforeAll(async () => {
  const { IN_BIRTHS, replacing } = await import(new URL('../../scripts/islands.mjs', import.meta.url).href);
  const { outputFiles } = await build({
    entryPoints: [new URL('./births-entry.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    plugins: [replacing(IN_BIRTHS)],
    outdir: 'never-written',
    write: false,
  });
  const [file] = outputFiles;
  bundle = await import(`data:text/javascript;base64,${Buffer.from(file?.contents ?? '').toString('base64')}`);
}, 120_000);
afterAll(() => stop());

/** Births spread over years, hours and latitudes; beyond the polar circle the Sun may not rise. */
const BIRTHS = Array.from({ length: 60 }, (_, i) => ({
  date: `${1900 + i * 2}-${String((i % 12) + 1).padStart(2, '0')}-${String(((i * 7) % 28) + 1).padStart(2, '0')}`,
  time: `${String((i * 5) % 24).padStart(2, '0')}:${String((i * 13) % 60).padStart(2, '0')}`,
  lat: i % 10 === 9 ? 69.6 : ((i * 17) % 100) - 45,
  lon: ((i * 37) % 300) - 150,
}));

test.each(['en', 'hi', 'hi,ta'])('every word of the sheets is in the bundle (%s)', (lang) => {
  for (const [i, born] of sampled([...BIRTHS.entries()], 3)) {
    const other = BIRTHS[(i * 7 + 3) % BIRTHS.length] ?? born;
    const made = bundle.sheets(born, other, lang);
    expect(made, JSON.stringify({ born, other })).toBe(sources.sheets(born, other, lang));
    expect(made).not.toContain('undefined');
  }
});
