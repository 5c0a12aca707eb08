/**
 * Every sample that the reference prints, run as it is printed: curl, JavaScript, Python, and PHP where it is installed. Dart is not run: no Debian
 * package has it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveService, liveService } from '../kit/live.ts';

const RUNS: Readonly<Record<string, { readonly file: string; readonly command: readonly string[] }>> = {
  curl: { file: 'sample.sh', command: ['sh'] },
  javascript: { file: 'sample.mjs', command: ['node'] },
  python: { file: 'sample.py', command: ['python3'] },
  ...(existsSync('/usr/bin/php') && { php: { file: 'sample.php', command: ['php'] } }),
};

/** How each language prints that a reply of ours succeeded. */
const SUCCESS: Readonly<Record<string, string>> = {
  curl: '"success":true',
  javascript: 'success: true',
  python: "'success': True",
  php: '[success] => 1',
};

let service: LiveService;
let key = '';
let pages: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'ganaka-samples-'));
beforeAll(async () => {
  service = await liveService();
  key = service.key('enterprise', 'tg');
  const map = await (await fetch(`${service.url}/sitemap.xml`)).text();
  pages = [...map.matchAll(/<loc>[^<]*(\/docs\/(?!guides\/)[^<]+)<\/loc>/g)].map(([, path = '']) => path);
});
afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
const plain = (html: string): string => html.replaceAll(/&(\w+|#39);/g, (all, name) => ENTITIES[name] ?? all);

interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  /** What it wrote, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

async function ran(language: string, text: string): Promise<Ran> {
  const run = RUNS[language];
  if (run === undefined) throw new Error(`no way to run ${language}`);
  const own = mkdtempSync(join(folder, `${language}-`));
  writeFileSync(join(own, run.file), text);
  const [command = '', ...words] = run.command;
  const child = spawn(command, [...words, run.file], { cwd: own, env: { ...process.env, GANAKA_KEY: key } });
  const said: Record<'stdout' | 'stderr', Buffer[]> = { stdout: [], stderr: [] };
  child.stdout.on('data', (chunk: Buffer) => said.stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.stderr.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const files = readdirSync(own).filter((name) => name !== run.file);
  return {
    code,
    output: Buffer.concat(said.stdout).toString(),
    errors: Buffer.concat(said.stderr).toString(),
    files: new Map(files.map((name) => [name, readFileSync(join(own, name))])),
  };
}

/** What is wrong with a sample's run; null when nothing is. */
function wrongWith(language: string, media: string, { code, output, errors, files }: Ran): string | null {
  if (code !== 0) return `ended with ${code}: ${errors.slice(-300)}`;
  if (media === 'application/pdf')
    return files.size === 1 && [...files.values()][0]?.subarray(0, 5).toString() === '%PDF-' ? null : 'wrote no PDF';
  if (files.size > 0) return `wrote ${[...files.keys()]}`;
  if (output.trim() === '') return 'printed nothing';
  if (media !== 'application/json') return null;
  const isOurs = output.includes(SUCCESS[language] ?? '') || /openapi/.test(output);
  return isOurs ? null : `printed ${output.slice(0, 200)}`;
}

describe.each(Object.keys(RUNS))('%s', (language) => {
  test('every sample runs as it is printed', { timeout: 1_200_000 }, async () => {
    expect(pages.length).toBeGreaterThan(90);
    const wrong: string[] = [];
    for (const page of pages) {
      const html = await (await fetch(service.url + page)).text();
      const [, sample] =
        new RegExp(`id="sample-${language}"[^>]*>(?:<code>)?(.*?)(?:</code>)?</pre>`, 's').exec(html) ?? [];
      const [, address = ''] = /curl (?:-f )?'([^']+)'/.exec(plain(html)) ?? [];
      const media = /\.pdf(\?|$)/.test(address)
        ? 'application/pdf'
        : /\.(svg|csv|ics|html)(\?|$)|format=(csv|ndjson)/.test(address)
          ? 'text'
          : 'application/json';
      const trouble =
        sample === undefined ? 'has no sample' : wrongWith(language, media, await ran(language, plain(sample)));
      if (trouble !== null) wrong.push(`${page}: ${trouble}`);
    }
    expect(wrong).toEqual([]);
  });
});
