/** A build makes again what its sources have changed, and nothing else, and says what it makes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const STALE = fileURLToPath(new URL('../../scripts/stale.mjs', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ganaka-stale-'));
  for (const name of ['a', 'b', 'imported']) writeFileSync(join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Two parts: the first reads a further file, the second is made of what the first leaves behind. */
function built(): { made: string[]; said: string } {
  const program = `
    import { cpSync } from 'node:fs';
    const { makeStale } = await import(${JSON.stringify(STALE)});
    const at = (name) => ${JSON.stringify(folder)} + '/' + name;
    const first = { name: 'first', files: () => [at('a')], out: at('first'), make: async () => { cpSync(at('imported'), at('first')); return [at('imported')]; } };
    const second = { name: 'second', files: () => [at('b'), at('first')], out: at('second'), make: () => cpSync(at('first'), at('second')) };
    console.log(JSON.stringify(await makeStale([first, second], undefined, at('stamp'))));
  `;
  const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return { made: JSON.parse(stdout), said: stderr };
}

test('the first time everything is made, each part with a line that says how long it took', () => {
  const { made, said } = built();
  expect(made).toEqual(['first', 'second']);
  expect(said).toMatch(/^building first … \d+\.\d s\nbuilding second … \d+\.\d s\n$/);
});

test.each([
  ['nothing', () => undefined, []],
  ['a touched file', () => utimesSync(join(folder, 'a'), 1, 1), []],
  ['a source of the second', () => writeFileSync(join(folder, 'b'), 'B'), ['second']],
  ['a source of the first that leaves the same behind', () => writeFileSync(join(folder, 'a'), 'A'), ['first']],
  ['a file that the first read', () => writeFileSync(join(folder, 'imported'), 'new'), ['first', 'second']],
  ['what the second left behind', () => rmSync(join(folder, 'second')), ['second']],
])('after a change of %s', (_, change, made) => {
  built();
  change();
  expect(built().made).toEqual(made);
  expect(built()).toEqual({ made: [], said: '' });
});
