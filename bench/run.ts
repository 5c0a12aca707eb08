/** npm run bench [area …]: prints the figures of every area with their targets. An area that fails is reported, and the others still run. */
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { BenchRow } from './row.ts';

const NOT_AREAS = ['browser.ts', 'cpu-limit.ts', 'load.ts', 'row.ts', 'run.ts', 'service.ts'];
const areas = readdirSync('bench')
  .filter((name) => name.endsWith('.ts') && !NOT_AREAS.includes(name))
  .map((name) => name.replace('.ts', ''));
const asked = process.argv.slice(2);
for (const each of asked)
  if (!areas.includes(each)) throw new Error(`no area "${each}"; there are ${areas.join(', ')}`);

console.log(`node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`);
for (const area of asked.length > 0 ? asked : areas) {
  console.log(`\n${area}`);
  try {
    const { rows }: { rows: () => Promise<readonly BenchRow[]> } = await import(
      pathToFileURL(`packages/service/dist-bench/${area}.js`).href
    );
    for (const row of await rows()) print(row);
  } catch (error) {
    console.log(`  FAILED: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    process.exitCode = 1;
  }
}

function format(value: number): string {
  return value >= 1000 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(3);
}

function print(row: BenchRow): void {
  if ('skipped' in row) {
    console.log(`  ${row.name.padEnd(44)} skipped: ${row.skipped}`);
    return;
  }
  const { name, value, unit, target, atLeast } = row;
  const met = target === undefined || (atLeast ? value >= target : value <= target);
  const goal = target === undefined ? '' : `  ${atLeast ? '≥' : '≤'} ${target}${met ? '' : '  NOT MET'}`;
  console.log(`  ${name.padEnd(44)} ${format(value).padStart(10)} ${unit}${goal}`);
}
