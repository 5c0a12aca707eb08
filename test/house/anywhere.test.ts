/** The calculations run wherever there is JavaScript: nothing below the roots opens a file or uses the operating system. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
/** The folders of sockets, pages, stores and the command line; all others are independent of Node. */
const WITH_NODE = ['accounts', 'ask', 'cli', 'http', 'mcp', 'node', 'web'];

const folders = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !WITH_NODE.includes(entry.name))
  .map(({ name }) => name);

test.each(folders)('src/%s needs neither Node nor a file', (folder) => {
  const files = readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(0);
  const needing = files.filter((name) =>
    /from 'node:|\bBuffer\.|\bprocess\.|\b__dirname\b|import\.meta/.test(readFileSync(join(SRC, folder, name), 'utf8')),
  );
  expect(needing).toEqual([]);
});
