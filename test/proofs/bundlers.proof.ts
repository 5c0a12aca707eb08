/** The package with the field's bundlers: Vite and webpack take the entries and the series by their addresses, and what they make runs in a browser. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as vite } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import webpack from 'webpack';
import { openBrowser } from '../kit/browser-kit.ts';
import { tarballs } from '../kit/packed.ts';

const project = mkdtempSync(join(tmpdir(), 'ganaka-bundled-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const ganaka = join(project, 'node_modules/ganaka');
mkdirSync(ganaka, { recursive: true });
const { ganaka: tarball } = await tarballs();
execFileSync('tar', ['-xzf', tarball, '-C', ganaka, '--strip-components=1']);
writeFileSync(join(project, 'package.json'), '{ "type": "module" }');

/** As docs/LIBRARY.md has it for each of the two. */
const program = (address: string, url: string): string => `
${address}
import { angas, place } from 'ganaka/angas';
import { from } from 'ganaka/drik';
const series = new Uint8Array(await (await fetch(${url})).arrayBuffer());
const began = performance.now();
const engine = from({ series });
const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
const first = angas(engine, ujjain, '2026-11-17').tithi[0].number;
globalThis.answer = { first, id: engine.id, ms: performance.now() - began };
`;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

async function answerOf(folder: string): Promise<unknown> {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/favicon.ico') return reply.end();
    reply.setHeader('content-type', TYPES[extname(path) || '.html'] ?? 'application/octet-stream');
    return reply.end(readFileSync(join(folder, path === '/' ? 'index.html' : path)));
  }).listen(0, '127.0.0.1');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('globalThis.answer !== undefined');
    return await page.evaluate('globalThis.answer');
  } finally {
    await browser.close();
    server.close();
  }
}

/** All scripts of a folder, gzipped. */
const scriptBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);

/** The two entries together. */
const MOST_BYTES = 32_000;

describe('a page with two entries and the series', () => {
  test('made by Vite', async () => {
    writeFileSync(join(project, 'main.js'), program(`import url from 'ganaka/data/series.bin?url';`, 'url'));
    writeFileSync(join(project, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
    const outDir = join(project, 'by-vite');
    await vite({ root: project, logLevel: 'silent', build: { outDir, target: 'es2022', modulePreload: false } });
    expect(scriptBytes(outDir)).toBeLessThan(MOST_BYTES);
    expect(await answerOf(outDir)).toMatchObject({ first: 8, id: 'drik' });
  });

  test('made by webpack', async () => {
    writeFileSync(
      join(project, 'packed.js'),
      program(`const url = new URL('ganaka/data/series.bin', import.meta.url);`, 'url'),
    );
    const path = join(project, 'by-webpack');
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          context: project,
          entry: './packed.js',
          output: { path, module: true, publicPath: '/', filename: 'main.js' },
          experiments: { outputModule: true },
        },
        (error, stats) => {
          const wrong = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
          if (wrong !== null) reject(wrong);
          else resolve();
        },
      );
    });
    writeFileSync(join(path, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
    expect(scriptBytes(path)).toBeLessThan(MOST_BYTES);
    expect(await answerOf(path)).toMatchObject({ first: 8, id: 'drik' });
  });
});
