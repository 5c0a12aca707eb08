/** The workflows run what others wrote: each action is pinned to a commit, and each job has no more rights than it needs. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly 'timeout-minutes': number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly strategy?: { readonly matrix: { readonly node?: readonly number[] } };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions: object;
  readonly concurrency: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
const names = readdirSync(FOLDER).sort();
const textOf = (name: string) => readFileSync(FOLDER + name, 'utf8');
const workflowOf = (name: string): Workflow => parse(textOf(name));

test('there are a quick lane, a live one, a nightly one, one that looks for holes, and the release', () => {
  expect(names).toEqual(['check.yml', 'codeql.yml', 'live.yml', 'proofs.yml', 'release.yml']);
  expect(workflowOf('live.yml').jobs.live?.strategy?.matrix.node).toEqual([20, 24, 26]);
});

describe.each(names)('%s', (name) => {
  const { permissions, concurrency, jobs } = workflowOf(name);

  test('pins every action to a commit, with its version for people', () => {
    const used = textOf(name).match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('may read alone, unless a job says what else it needs', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      const writes = Object.values(job.permissions ?? {}).includes('write');
      // what publishes is approved by a person
      if (writes && name === 'release.yml') expect(job.environment).toBe('release');
      for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
        expect(step.with?.['persist-credentials']).toBe(false);
    }
  });

  test('ends by itself, and an older run of a branch gives way to a newer one', () => {
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
    expect(concurrency['cancel-in-progress']).toBe(name !== 'release.yml');
  });

  test('takes no text of a stranger into a command', () => {
    for (const job of Object.values(jobs)) for (const { run = '' } of job.steps) expect(run).not.toMatch(/\$\{\{/);
  });
});
