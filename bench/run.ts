/**
 * npm run bench [--once] [area …]: prints the figures of every area with their targets. Each area has a process of its
 * own: if it fails or ends early, it is named, the others still run, and the status is 1.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { areasOf } from './areas.ts';

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { once: { type: 'boolean' }, from: { type: 'string', default: 'packages/service/dist-bench' } },
});
const areas = areasOf(readdirSync(values.from));
for (const each of chosen)
  if (!areas.includes(each)) {
    console.error(`no area "${each}"; there are ${areas.join(', ')}`);
    process.exit(1);
  }

console.log(`node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`);
const failed = (chosen.length > 0 ? chosen : areas).filter((area) => !isMeasured(area));
if (failed.length > 0) {
  console.error(`\nnot measured to the end: ${failed.join(', ')}`);
  process.exitCode = 1;
}

function isMeasured(area: string): boolean {
  console.log(`\n${area}`);
  const [, own = ''] = process.argv;
  const program = join(dirname(own), `area${extname(own)}`);
  const words = [...process.execArgv, program, join(values.from, `${area}.js`)];
  const { status, signal } = spawnSync(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, ...(values.once && { BENCH_ONCE: 'yes' }) },
  });
  if (status === 0) return true;
  console.log(`  FAILED: ${area} ended early, ${signal === null ? `with status ${status}` : `by ${signal}`}`);
  return false;
}
