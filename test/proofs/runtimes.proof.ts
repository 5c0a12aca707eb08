/**
 * The snapshot of a day has the same bytes wherever it is made: 50 days on three engines in two languages, by the service, the library in
 * Node 20, 24 and 26, Chromium, and a worker without anything of Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'esbuild';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { openBrowser } from '../kit/browser-kit.ts';
import { THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DAY_MS = 86_400_000;
/** From 1900 to 2099, four years and some days apart: every season and weekday. */
const DATES = Array.from({ length: 50 }, (_, i) =>
  new Date(Date.UTC(1900, 0, 1) + i * 1487 * DAY_MS).toISOString().slice(0, 10),
);
const SEGMENTS = { surya_siddhanta: 'surya', drik: 'vedic', chitrapaksha: 'chitrapaksha' };
const LANGS = ['en', 'hi'];

type Hashes = Readonly<Record<string, string>>;

async function byTheService(): Promise<Hashes> {
  const app = testApp({ engines: engines(THIRD), where: { ...twoTowns, ...CLOCKS, stateAt: () => null } });
  const found: Record<string, string> = {};
  for (const [id, segment] of Object.entries(SEGMENTS))
    for (const lang of LANGS) {
      const hash = createHash('sha256');
      for (const date of DATES) {
        const query = `date=${date}&lat=23.18&lon=75.77&tz=Asia/Kolkata&lang=${lang}`;
        const reply = await app.get(`/v1/${segment}/panchanga?${query}`, { 'x-api-key': 'tg-enterprise' });
        hash.update(JSON.stringify(reply.json().panchanga));
      }
      found[`${id} ${lang}`] = hash.digest('hex');
    }
  return found;
}

/** What every other runtime executes: imports of the library, and one function over the bytes of the ephemeris. */
const program = (from: (entry: string) => string): string => `
import { from as chitrapaksha } from '${from('chitrapaksha')}';
import { from as drik } from '${from('drik')}';
import { addLanguages, day, place } from '${from('panchanga')}';
import { surya } from '${from('surya')}';
import hi from '${from('text/hi')}';
export async function hashes(series, tables) {
  addLanguages(hi);
  const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
  const found = {};
  for (const engine of [surya(), drik({ series, tables }), chitrapaksha({ series, tables })])
    for (const lang of ${JSON.stringify(LANGS)}) {
      const all = ${JSON.stringify(DATES)}.map((date) => JSON.stringify(day(engine, ujjain, date, { lang }).panchanga()));
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(all.join('')));
      found[engine.id + ' ' + lang] = [...new Uint8Array(digest)].map((each) => each.toString(16).padStart(2, '0')).join('');
    }
  return found;
}`;

const series = (): Buffer => readFileSync(join(ROOT, 'packages/ganaka/data/ephemeris/series.bin'));
const tables = (): Buffer => readFileSync(join(ROOT, 'packages/ganaka/data/ephemeris/chebyshev.bin'));
const folder = mkdtempSync(join(tmpdir(), 'ganaka-runtimes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const expected = await byTheService();

const inFile = (entry: string): string => join(ROOT, 'packages/ganaka/dist', `${entry}.js`);
function byNode(node: string): Hashes {
  const run = `const read = (name) => readFileSync(\`${join(ROOT, 'packages/ganaka/data/ephemeris')}/\${name}\`);
console.log(JSON.stringify(await hashes(read('series.bin'), read('chebyshev.bin'))));`;
  writeFileSync(join(folder, 'run.mjs'), `import { readFileSync } from 'node:fs';${program(inFile)}\n${run}`);
  const { stdout, stderr, status } = spawnSync(node, [join(folder, 'run.mjs')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

describe('the same bytes', () => {
  test('in this Node', () => expect(byNode(process.execPath)).toEqual(expected));

  // Node comes from the registry, as a package without scripts
  test.each([24, 26])('in Node %d', (major) => {
    const name = `node-${process.platform}-${process.arch}`;
    const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    spawnSync('npm', [...words, `${name}@${major}`], { stdio: 'ignore' });
    const node = join(folder, 'node_modules', name, 'bin/node');
    expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout).toMatch(new RegExp(`^v${major}\\.`));
    expect(byNode(node)).toEqual(expected);
  });

  test('in Chromium, each entry by one address', async () => {
    const server = createServer((request, reply) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const type = path.endsWith('.js')
        ? 'text/javascript'
        : path.endsWith('.bin')
          ? 'application/octet-stream'
          : 'text/html';
      reply.setHeader('content-type', type);
      reply.end(
        path === '/'
          ? '<!doctype html>'
          : path === '/program.js'
            ? program((entry) => `/packages/ganaka/dist/${entry}.js`)
            : path === '/favicon.ico'
              ? ''
              : readFileSync(join(ROOT, path)),
      );
    }).listen(0, '127.0.0.1');
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const found = await page.evaluate(`(async () => {
        const bytes = async (name) => new Uint8Array(await (await fetch('/packages/ganaka/data/ephemeris/' + name)).arrayBuffer());
        const { hashes } = await import('/program.js');
        return hashes(await bytes('series.bin'), await bytes('chebyshev.bin'));
      })()`);
      expect(found).toEqual(expected);
    } finally {
      await browser.close();
      server.close();
    }
  });

  test('in a worker without anything of Node', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `${program(inFile)}\nglobalThis.hashes = hashes;`, resolveDir: ROOT },
      bundle: true,
      format: 'iife',
      platform: 'neutral',
      write: false,
    });
    const worker = new EdgeVM();
    expect(worker.evaluate('typeof process + typeof require + typeof Buffer')).toBe('undefinedundefinedundefined');
    worker.evaluate(outputFiles[0]?.text ?? '');
    // bytes of the worker's own realm
    const own = (bytes: Buffer): Uint8Array => {
      worker.context.sent = [...bytes];
      return worker.evaluate('Uint8Array.from(sent)');
    };
    Object.assign(worker.context, { series: own(series()), tables: own(tables()) });
    expect(await worker.evaluate('hashes(series, tables)')).toEqual(expected);
  });
});
