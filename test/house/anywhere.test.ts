/** The library runs wherever there is JavaScript: nothing of it opens a file or uses the operating system, but for `library/node`. */
import { expect, test } from 'vitest';
import { SOURCES } from '../kit/sources.ts';

const ofLibrary = SOURCES.filter(
  ({ file, path }) => file.startsWith('packages/ganaka/') && !path.startsWith('library/node/'),
);
const folders = [...new Set(ofLibrary.map(({ path }) => path.split('/')[0] ?? ''))];

test('the tiers of the library are all there', () => expect(folders.length).toBeGreaterThanOrEqual(11));

test.each(folders)('%s needs neither Node nor a file', (folder) => {
  const needing = ofLibrary.filter(
    ({ path, text }) =>
      path.startsWith(`${folder}/`) && /from 'node:|\bBuffer\.|\bprocess\.|\b__dirname\b|import\.meta/.test(text),
  );
  expect(needing.map(({ file }) => file)).toEqual([]);
});
