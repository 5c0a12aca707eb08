/**
 * Lists every sentence that a rule says to have read in a text, under its passage and grouped by work, for somebody who reads them against the
 * books. With the folder of the source texts each passage has the lines at which it was found; `--draw` takes so many at random.
 *
 * npx tsx builders/passages.ts [folder of texts] [--draw 40 --seed 1]
 */
import { parseArgs } from 'node:util';
import { lookerIn } from './citations/page.ts';
import { inOrder, listOf, type Passage, passagesUnder } from './citations/passages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draw: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [folder] = positionals;
const look = folder === undefined ? () => '' : lookerIn(folder);
const all = await passagesUnder('packages/ganaka/src');
const drawn = values.draw === undefined ? all : draw(all, Number(values.draw), Number(values.seed)).sort(inOrder);
process.stdout.write(`# Passages and what we say of them\n\n${listOf(drawn, look)}`);

/** So many of them, each once; the same from the same seed (Mulberry32). */
function draw(from: readonly Passage[], count: number, seed: number): Passage[] {
  const rest = [...from];
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}
