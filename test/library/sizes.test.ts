/** What each entry weighs, minified and gzipped with all that it loads. A budget that is far from the truth says nothing: 10 % below fails too. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundled, bundledSource } from '../kit/bundled.ts';

const KB = 1000;
/** Kilobytes at most. */
const BUDGETS: Readonly<Record<string, number>> = {
  surya: 9.6,
  drik: 22.2,
  chitrapaksha: 21.6,
  angas: 8.3,
  panchanga: 184,
  muhurta: 223,
  kundali: 157,
  matching: 100,
  festivals: 124,
  grahana: 85,
  calendars: 15.3,
  zones: 3.3,
  drawings: 7.5,
  client: 3.8,
  'text/hi': 83,
  'text/ta': 7.1,
  'text/sa-latn': 6,
};
/** What was promised of some of them. */
const PROMISED: Readonly<Record<string, number>> = { surya: 14, drik: 28, 'text/ta': 8, 'text/sa-latn': 8 };
const OF_NAMED_LANGUAGES = ['text/ta', 'text/sa-latn'];
const WITHOUT_LANGUAGES = Object.keys(BUDGETS).filter((name) => !name.startsWith('text/'));
const EVERYTHING = 333;
/** All entries that say sentences have it whole. */
const ENGLISH = 62;

const GUIDE = readFileSync(new URL('../../docs/LIBRARY.md', import.meta.url), 'utf8');
/** The row of an entry in docs/LIBRARY.md; named languages share one. */
const printed = (row: string): number => Number(GUIDE.split(`| ${row} | `)[1]?.split(' |')[0]);

function checked(name: string, gzipped: number, budget: number): void {
  expect(gzipped / KB, `${name} is larger than its budget`).toBeLessThanOrEqual(budget);
  expect(gzipped / KB, `${name} has become much smaller: lower its budget`).toBeGreaterThan(budget * 0.9);
}

const documented = (row: string, gzipped: number): void =>
  expect(Math.abs(printed(row) / (gzipped / KB) - 1), `${row} in docs/LIBRARY.md`).toBeLessThan(0.05);

describe('the weight of', () => {
  test.each(Object.entries(BUDGETS))('ganaka/%s', async (name, budget) => {
    const { gzipped } = await bundled(
      name.startsWith('text/') ? `export { default } from 'ganaka/${name}';` : `export * from 'ganaka/${name}';`,
    );
    checked(name, gzipped, budget);
    if (!OF_NAMED_LANGUAGES.includes(name)) documented(`\`${name}\``, gzipped);
    expect(budget).toBeLessThanOrEqual(PROMISED[name] ?? Number.POSITIVE_INFINITY);
  });

  test('everything but the languages', async () => {
    const all = WITHOUT_LANGUAGES.map((name, i) => `export * as e${i} from 'ganaka/${name}';`).join('\n');
    const { gzipped } = await bundled(all);
    checked('everything', gzipped, EVERYTHING);
    documented('everything but the languages', gzipped);
  });

  test('English', async () => {
    checked('English', (await bundledSource('text/languages/en/index.ts')).gzipped, ENGLISH);
  });
});

describe('what is not asked for is not brought', () => {
  test.each([...WITHOUT_LANGUAGES, 'text/hi'])('ganaka/%s has no schema', async (name) => {
    const { text } = await bundled(`export * from 'ganaka/${name}';`);
    expect(text).not.toMatch(/~kind|"(?:TypeBox|additionalProperties|patternProperties)"/);
  });

  test('the Surya-siddhanta brings no ephemeris and no words', async () => {
    const { text } = await bundled(`export * from 'ganaka/surya';`);
    expect(text).not.toMatch(/Ashtami|Chebyshev|series/);
  });

  test('clocks, calendars, drawings and angas bring no words', async () => {
    for (const name of ['zones', 'calendars', 'drawings', 'angas'])
      expect((await bundled(`export * from 'ganaka/${name}';`)).text, name).not.toMatch(/Ashtami/);
  });

  test('an import of which nothing is used brings nothing', async () => {
    const { text } = await bundled(`import { day } from 'ganaka/panchanga'; import { from } from 'ganaka/drik';`);
    expect(text.length).toBeLessThan(100);
  });

  test.each([...WITHOUT_LANGUAGES, 'text/hi'])('ganaka/%s knows nothing of Node', async (name) => {
    const { text } = await bundled(`export * from 'ganaka/${name}';`);
    expect(text).not.toMatch(/["']node:|\bprocess\.|\bBuffer\b|\brequire\(/);
  });
});
