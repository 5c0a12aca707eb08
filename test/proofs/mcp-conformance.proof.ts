/**
 * `/mcp` against the conformance suite of the protocol (`@modelcontextprotocol/conformance`, MIT), in two protocol years. Scenarios that call
 * the suite's own diagnostic tools, prompts or extensions do not apply to a server of other tools; those that any server can pass are run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveService, liveService } from '../kit/live.ts';

const SUITE = '@modelcontextprotocol/conformance';
const SUITE_VERSION = '0.2.0-alpha.12';
/** The suite needs a newer Node than the service. */
const NODE_MAJOR = 24;

interface Check {
  readonly id: string;
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED';
  readonly errorMessage?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'ganaka-conformance-'));
const nodePackage = `node-${process.platform}-${process.arch}`;
let service: LiveService;

beforeAll(async () => {
  const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const packages = [`${SUITE}@${SUITE_VERSION}`, `${nodePackage}@${NODE_MAJOR}`];
  const { status, stderr } = spawnSync('npm', [...words, ...packages], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the suite was not installed: ${stderr}`);
  service = await liveService();
}, 180_000);

afterAll(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function checksOf(scenario: string, year: string): Check[] {
  const out = mkdtempSync(join(folder, 'out-'));
  const node = join(folder, 'node_modules', nodePackage, 'bin/node');
  const words = ['server', '--url', `http://localhost:${service.port}/mcp`, '--scenario', scenario];
  spawnSync(
    node,
    [join(folder, 'node_modules', SUITE, 'dist/index.js'), ...words, '--spec-version', year, '--output-dir', out],
    { encoding: 'utf8' },
  );
  const file = readdirSync(out, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('checks.json'));
  if (file === undefined) throw new Error(`${scenario} wrote no checks`);
  return JSON.parse(readFileSync(join(out, file), 'utf8'));
}

test.each([
  ['server-initialize', '2025-11-25'],
  ['ping', '2025-11-25'],
  ['tools-list', '2025-11-25'],
  ['resources-list', '2025-11-25'],
  ['dns-rebinding-protection', '2025-11-25'],
  ['tools-list', '2026-07-28'],
  ['resources-list', '2026-07-28'],
  ['sep-2164-resource-not-found', '2026-07-28'],
  ['dns-rebinding-protection', '2026-07-28'],
  ['http-header-validation', '2026-07-28'],
])('%s of %s', (scenario, year) => {
  const checks = checksOf(scenario, year);
  expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(0);
  expect(checks.filter(({ status }) => status === 'FAILURE')).toEqual([]);
});

/** Scenarios of which some checks need what this server does not offer: diagnostic tools, subscriptions, prompts. */
test.each([
  [
    'server-stateless',
    [
      'sep-2575-server-rejects-undeclared-capability',
      'sep-2575-missing-capability-http-400',
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-server-no-log-without-loglevel',
      'sep-2575-server-sends-subscription-ack',
      'sep-2575-server-tags-subscription-id',
    ],
  ],
  ['caching', ['sep-2549-prompts-list-caching-hints']],
])('%s of 2026-07-28: every check that does not need a feature we lack', (scenario, lacking) => {
  const checks = checksOf(scenario, '2026-07-28');
  expect(checks.filter(({ status }) => status === 'SUCCESS').length).toBeGreaterThan(5);
  expect(checks.filter(({ status }) => status === 'FAILURE').map(({ id }) => id)).toEqual(lacking);
});
