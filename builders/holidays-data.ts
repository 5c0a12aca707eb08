/**
 * Writes the files of packages/ganaka-holidays/data/: the holidays of every country and state, as JSON, CSV and calendar
 * file. It takes some minutes; with codes as arguments (`MU IN-MH`) it writes those alone.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOLIDAY_LANDS, type HolidayLand, statesOf } from 'ganaka/internal/jyotisha/festivals/holidays/lands.ts';
import { FIRST_HOLIDAY_YEAR, LAST_HOLIDAY_YEAR } from 'ganaka/internal/views/festivals/holidays.ts';
import { ROOT } from './generated.ts';
import { type Files, filesOf } from './holidays-data/files.ts';

const PACKAGE = join(ROOT, 'packages/ganaka-holidays');
const KINDS = ['json', 'csv', 'ics'] as const;

interface Part {
  readonly id: string;
  readonly land: HolidayLand;
  readonly state: string | null;
}

const PARTS: readonly Part[] = HOLIDAY_LANDS.flatMap((land) => [
  { id: land.code, land, state: null },
  ...statesOf(land).map(({ code }) => ({ id: `${land.code}-${code}`, land, state: code })),
]);

function write(id: string, files: Files): Readonly<Record<(typeof KINDS)[number], number>> {
  for (const kind of KINDS) writeFileSync(join(PACKAGE, 'data', kind, `${id}.${kind}`), files[kind]);
  const bytes = (kind: (typeof KINDS)[number]): number => Buffer.byteLength(files[kind]);
  return { json: bytes('json'), csv: bytes('csv'), ics: bytes('ics') };
}

const wanted = process.argv.slice(2);
for (const kind of KINDS) mkdirSync(join(PACKAGE, 'data', kind), { recursive: true });
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
const years = [FIRST_HOLIDAY_YEAR, LAST_HOLIDAY_YEAR] as const;
const lands = PARTS.filter(({ id }) => wanted.length === 0 || wanted.includes(id)).map(({ id, land, state }) => {
  const files = filesOf(land, state, years);
  const bytes = write(id, files);
  console.log(`${id}: ${files.holidays} holidays, ${Object.values(bytes).join(' + ')} bytes`);
  return { id, name: files.name, holidays: files.holidays, bytes };
});
writeFileSync(join(PACKAGE, 'data/index.json'), `${JSON.stringify({ version, years, lands })}\n`);
