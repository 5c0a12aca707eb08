/** The secret that a service without a setting for it makes and keeps. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionSecret } from '../../packages/service/src/accounts/sign-in/session-secret.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ganaka-secret-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('is made once, for its owner alone, and nothing else is left in the folder', () => {
  const made = sessionSecret(undefined, dir);
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(sessionSecret(undefined, dir)).toBe(made);
  expect(readdirSync(dir)).toEqual(['session-secret']);
  expect(statSync(join(dir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('of the operator goes first, and an empty file is no secret', () => {
  expect(sessionSecret('given', dir)).toBe('given');
  writeFileSync(join(dir, 'session-secret'), '');
  expect(() => sessionSecret(undefined, dir)).toThrow(/session-secret has 0 of 64 characters/);
});

test('is the same in processes that start together', { timeout: 60_000 }, async () => {
  const path = join(import.meta.dirname, '../../packages/service/src/accounts/sign-in/session-secret.ts');
  // all wait for the same moment
  const code = `const { sessionSecret } = await import(${JSON.stringify(path)});
    while (Date.now() < Number(process.argv[1]));
    process.stdout.write(sessionSecret(undefined, process.argv[2]));`;
  const at = String(Date.now() + 3_000);
  const run = promisify(execFile);
  const made = await Promise.all(
    Array.from({ length: 4 }, () =>
      run('node', ['--import', 'tsx', '--input-type=module', '-e', code, at, dir]).then(({ stdout }) => stdout),
    ),
  );
  expect(made[0]).toMatch(/^[\w-]{64}$/);
  expect(new Set(made).size).toBe(1);
});
