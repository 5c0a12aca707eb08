/** `ganaka serve` of a package in a folder whose name means something in a URL. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../kit/live.ts';

test.each(['c#', '100%', 'what?'])('serve finds the service in a folder named %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, name, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const file of readdirSync(join(ROOT, 'packages/service/dist')).filter((each) => /^cli.*\.js$/.test(each)))
    cpSync(join(ROOT, 'packages/service/dist', file), join(dist, file));
  writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(dist, 'main.js'), "console.log('it serves');");
  expect(execFileSync('node', [join(dist, 'cli.js'), 'serve'], { encoding: 'utf8' })).toBe('it serves\n');
});
