// Known holes in the packages that serve: fails on one that is high or critical. Where the registry keeps no list of them, or does not answer, it is said, and nothing fails.
import { spawnSync } from 'node:child_process';
import { ROOT } from './setup.mjs';

const ANSWER_MS = 60_000;
const FAILING = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  timeout: ANSWER_MS,
});
const found = reportIn(stdout ?? '');
if (found === undefined) console.log('packages were not audited: the registry gave no list of known holes');
else {
  const bad = Object.values(found).filter(({ severity }) => FAILING.includes(severity));
  for (const { name, severity, range } of bad) console.error(`${severity}: ${name} ${range}`);
  console.log(
    `packages audited: ${Object.keys(found).length} with known holes, ${bad.length} of them high or critical`,
  );
  process.exitCode = bad.length === 0 ? 0 : 1;
}

/** The holes by package; undefined for an answer that is no report. */
function reportIn(text) {
  try {
    return JSON.parse(text).vulnerabilities;
  } catch {
    return undefined;
  }
}
