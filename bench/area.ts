/** One area, in a process of its own: `area.ts file` prints its figures with their targets. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BenchRow } from './row.ts';

const [, , file = ''] = process.argv;
const { rows }: { rows: () => Promise<readonly BenchRow[]> } = await import(pathToFileURL(resolve(file)).href);
for (const row of await rows()) print(row);

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
