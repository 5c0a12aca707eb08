/** `npm test`. Tests that start processes, threads or databases, set the time zone or change a module get a process of their own; the others share two. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { testsWithout } from './scripts/test-tools.mjs';
import base from './test/vitest.base.ts';

const ALL = ['packages/*/src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'];

/** Helpers of `test/kit/` that start processes: a test that imports one is live. */
const STARTS = /from '(?:\.\.?\/)+kit\/(?:live|browser-kit|shared-services|postgres|proxy)\.ts'/;
const importsStarter = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => join('test', name))
  .filter((path) => path.endsWith('.test.ts') && STARTS.test(readFileSync(path, 'utf8')));

const LIVE = [
  ...importsStarter,
  // those that start threads or databases, set the zone, mock a module or need it unloaded
  'packages/service/src/accounts/**/*.test.ts',
  'packages/ganaka/src/text/loading/loaded.test.ts',
  'test/accounts/**/*.test.ts',
  'test/book/printer.test.ts',
  'test/ephemeris/ephemeris-properties.test.ts',
  'test/http/{server,reply-thread-bytes,workers}.test.ts',
  'test/kundali/another-report.test.ts',
  'test/library/language-not-added.test.ts',
];

/** Tests that need a program which is not here; `npm test` names them. */
const UNRUN = Object.values(testsWithout()).flat();

export default mergeConfig(base, {
  test: {
    projects: [
      // the modules are loaded once for all of them: none keeps state, as in the service, where they serve every request
      { extends: true, test: { name: 'pure', include: ALL, exclude: [...LIVE, ...UNRUN], isolate: false } },
      { extends: true, test: { name: 'live', include: LIVE, exclude: UNRUN, globalSetup: 'test/kit/shared.ts' } },
    ],
  },
});
