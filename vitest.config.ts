/** `npm test`. Whatever starts processes, threads or databases, sets the zone or changes a module of its own, has a process to itself; the rest share two. */
import { readdirSync, readFileSync } from 'node:fs';
import { mergeConfig } from 'vitest/config';
import base from './test/vitest.base.ts';

const ALL = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'];
const STARTS = /from '\.\/(live|browser-kit|postgres|proxy)\.ts'/;
const LIVE = [
  'src/accounts/**/*.test.ts',
  'test/{accounts,printer,server,spare,workers,ephemeris-properties,third-language,another-report}*.test.ts',
  ...readdirSync('test')
    .map((name) => `test/${name}`)
    .filter((path) => path.endsWith('.test.ts') && STARTS.test(readFileSync(path, 'utf8'))),
];

export default mergeConfig(base, {
  test: {
    projects: [
      // the modules are loaded once for all of them: none keeps state, as in the service, where they serve every request
      { extends: true, test: { name: 'pure', include: ALL, exclude: LIVE, isolate: false } },
      { extends: true, test: { name: 'live', include: LIVE } },
    ],
  },
});
