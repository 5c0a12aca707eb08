/** The files of the package ganaka-holidays, of a land whose dates are public notices. */
import { readFileSync } from 'node:fs';
import { holidayLand } from 'ganaka/internal/jyotisha/festivals/holidays/lands.ts';
import { expect, test } from 'vitest';
import { filesOf, holidayFile } from '../../builders/holidays-data/files.ts';
import type { HolidayFile } from '../../packages/ganaka-holidays/index.d.ts';

const land = (code: string) => {
  const found = holidayLand(code);
  if (found === undefined) throw new Error(`no ${code}`);
  return found;
};

test('Mauritius 2022 has the days of its government notice, each with its rule and its list', () => {
  const { days, rules, sources, festivals } = holidayFile(land('MU'), null, [2022, 2022]);
  expect(days.map(({ date, festival }) => `${date} ${festival}`)).toEqual([
    '2022-01-18 thaipusam',
    '2022-03-01 shivaratri',
    '2022-04-02 ugadi',
    '2022-09-01 ganeshchaturthi',
    '2022-10-24 deepavali',
  ]);
  for (const { rule, listed, festival } of days) {
    expect(rules[rule]?.gist.length).toBeGreaterThan(10);
    if (listed !== undefined) expect(sources[listed.source]).toBe('Government Notice of the year');
    expect(festivals[festival]).toBeDefined();
  }
});

test('the three files have the same dates, and a listed date keeps that of the rule', () => {
  const { json, csv, ics, holidays } = filesOf(land('IN'), 'MH', [2024, 2025]);
  const { days, state, place }: HolidayFile = JSON.parse(json);
  expect([state, place, days.length]).toEqual(['MH', 'Mumbai', holidays]);
  expect(days).toContainEqual(
    expect.objectContaining({ date: '2025-10-21', rule_date: '2025-10-20', festival: 'deepavali' }),
  );
  const lines = csv.trim().split('\r\n');
  expect(lines.slice(1).map((line) => line.slice(0, 10))).toEqual(days.map(({ date }) => date));
  for (const { date } of days) expect(ics).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
});

test('the package has data and types alone, and no dependency', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../../packages/ganaka-holidays/package.json', import.meta.url), 'utf8'),
  );
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest.files).toEqual(['data', 'index.d.ts']);
});
