/** `ganaka year`, as written to a file. */
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { runCommand } from '../../packages/service/src/cli/command.ts';
import { COMMANDS } from '../../packages/service/src/cli/commands.ts';

async function file(...words: readonly string[]): Promise<{ code: number; text: string; errors: string }> {
  const [lines, errors]: [string[], string[]] = [[], []];
  const code = await runCommand(
    COMMANDS,
    ['year', ...words],
    {},
    (line) => lines.push(line),
    (line) => errors.push(line),
  );
  return { code, text: lines.map((line) => `${line}\n`).join(''), errors: errors.join('\n') };
}

test('a year as a table, a calendar and lines', async () => {
  const asked = ['--place', 'Ujjain', '--year', '2027'];
  const table = await file(...asked, '--format', 'csv');
  expect(table.code).toBe(0);
  const rows: Record<string, string>[] = parse(table.text, { columns: true });
  expect([rows.length, rows[0]?.date, rows.at(-1)?.date]).toEqual([365, '2027-01-01', '2027-12-31']);
  const calendar = await file(...asked, '--format', 'ics', '--engine', 'drik');
  const events = new ICAL.Component(ICAL.parse(calendar.text)).getAllSubcomponents('vevent');
  expect(events.map((each) => new ICAL.Event(each).uid).filter((uid) => uid.startsWith('deepavali.'))).toEqual([
    'deepavali.2027-10-29.drik.23.18_75.78@ganaka',
  ]);
  const lines = (await file(...asked, '--format', 'ndjson')).text.trimEnd().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ done: true, count: 365 });
});

test('what the service would refuse gets a one-line message', async () => {
  expect(await file('--place', 'Ujjain')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/neither was given/),
  });
  expect(await file('--year', '2027', '--format', 'xls')).toMatchObject({
    code: 2,
    errors: expect.stringMatching(/format must be one of/),
  });
});
