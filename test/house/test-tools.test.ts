/** Where a program is missing that tests need, exactly those tests are left out, and one line says which and how to make them run. */
import { expect, test } from 'vitest';

interface Tool {
  readonly name: string;
}
const TEST_TOOLS: string = new URL('../../scripts/test-tools.mjs', import.meta.url).href;
const {
  TOOLS,
  testsWithout,
  unrunLine,
}: {
  TOOLS: readonly Tool[];
  testsWithout(missing: readonly Tool[]): Readonly<Record<string, readonly string[]>>;
  unrunLine(missing: readonly Tool[]): string;
} = await import(TEST_TOOLS);
const without = (...names: string[]) => TOOLS.filter(({ name }) => names.includes(name));

test.each([
  ['Chromium', 'test/web/browser-home.test.ts', 'test/http/server.test.ts'],
  // through a helper that imports the kit
  ['Chromium', 'test/web/browser-births-values.test.ts', 'test/accounts/store-away.test.ts'],
  ['PostgreSQL', 'test/accounts/store-away.test.ts', 'test/web/browser-home.test.ts'],
  // which imports the kit of PostgreSQL for a free port alone
  ['HAProxy', 'test/http/proxy.test.ts', 'test/http/server.test.ts'],
  ['pdftotext', 'test/book/printer.test.ts', 'test/book/book.test.ts'],
  ['Linux', 'test/http/processes.test.ts', 'test/panchanga/panchanga-properties.test.ts'],
])('without %s %s does not run, and %s does', (name, unrun, runs) => {
  const files = testsWithout(without(name))[name];
  expect(files).toContain(unrun);
  expect(files).not.toContain(runs);
});

test('the line names what is missing, with the number of files and the command', () => {
  expect(unrunLine([])).toBe('');
  const line = unrunLine(without('Chromium', 'Linux'));
  expect(line).toMatch(/^\d+ files of tests do not run here, because there is no Chromium \(\d+\), Linux \(\d+\); /);
  expect(line).toMatch(/install with: (sudo apt-get|brew) install chromium$/);
});
