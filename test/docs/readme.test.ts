/** The README's sample request gives the printed reply, and every file it links to exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { liveService } from '../kit/live.ts';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('README.md', ROOT), 'utf8');

test('the sample request gives the printed reply', async () => {
  const path = /localhost:8080(\/v1\/vedic\/\S+)'/.exec(page)?.[1] ?? '';
  const printed = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(printed.trimEnd().split('\n').length).toBeLessThanOrEqual(16);
  const service = await liveService();
  try {
    const key = service.key('enterprise', 'tg');
    const reply = await fetch(service.url + path, { headers: { 'x-api-key': key } });
    expect(await reply.json()).toMatchObject(JSON.parse(printed));
  } finally {
    await service.stop();
  }
});

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md'])('every file that %s links to exists', (file) => {
  const text = readFileSync(new URL(file, ROOT), 'utf8');
  const links = [...text.matchAll(/(?:\]\(|src=")((?!https?:|#)[^)"]+)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !existsSync(new URL(path.split('#')[0] ?? '', ROOT)))).toEqual([]);
});

const FOLDERS = ['packages/ganaka', 'packages/service', 'test', 'builders', 'scripts', 'bench', 'deploy'];
const NAMED_FILE = /`([\w-]+\/[\w./-]+\.(?:tsx?|mjs|json))`/g;

test('every file that the guides name exists', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
  );
  const docs = readdirSync(new URL('docs/', ROOT)).filter((name) => /^[A-Z-]+\.md$/.test(name));
  const pages = [...docs.map((name) => `docs/${name}`), 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'];
  const missing = pages.flatMap((page) =>
    [...readFileSync(new URL(page, ROOT), 'utf8').matchAll(NAMED_FILE)]
      .map(([, path = '']) => path)
      // a guide may leave out the folders above a file
      .filter((path) => !files.some((file) => file.endsWith(`/${path}`)))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});
