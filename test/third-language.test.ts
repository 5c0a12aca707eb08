/** A third language is a folder and a line: Marathi is put on the list here, and replies carry it beside Hindi. */
import { describe, expect, test, vi } from 'vitest';
import { addresses } from '../src/ask/route.ts';
import { ALL_ROWS } from '../src/ask/routes/all.ts';
import { runCommand } from '../src/cli/command.ts';
import { COMMANDS } from '../src/cli/commands.ts';
import type * as languages from '../src/text/languages.ts';
import { engines, infos } from './engines.ts';
import { filled, queryFor, THIRD, testApp } from './kit.ts';
import { mr } from './support/mr/index.ts';

vi.mock('../src/text/languages.ts', async (original) => {
  const { LANGUAGES } = await original<typeof languages>();
  const { mr } = await import('./support/mr/index.ts');
  return { LANGUAGES: { ...LANGUAGES, mr } };
});

const app = testApp({ engines: engines(THIRD) });
const PUNE = 'lat=18.52&lon=73.86&tz=5.5';
const get = async (path: string, key: string) => (await app.get(path, { 'x-api-key': key })).json();

describe('a reply', () => {
  test('says Tuesday, Tula and Mula as they are said in Pune', async () => {
    const { weekday, months } = (await get(`/v1/vedic/panchanga?date=2026-11-10&${PUNE}`, 'tg-pro')).panchanga;
    expect(weekday).toMatchObject({ name: 'Tuesday', name_hi: 'मंगलवार', name_mr: 'मंगळवार' });
    expect(Object.keys(weekday).slice(0, 4)).toEqual(['number', 'name', 'name_hi', 'name_mr']);
    expect(months.solar).toMatchObject({ name: 'Tula', name_hi: 'तुला', name_mr: 'तूळ' });
    const { kundali } = await get(`/v1/vedic/kundali?date=2026-11-13&time=09:00&${PUNE}`, 'tg-pro');
    expect(kundali.grahas.chandra.nakshatra).toMatchObject({ name: 'Mula', name_hi: 'मूल', name_mr: 'मूळ' });
  });

  test('without full access has English alone', async () => {
    expect(JSON.stringify(await get(`/v1/panchanga?date=2026-11-10&${PUNE}`, 'tg-free'))).not.toMatch(/_(hi|mr)"/);
  });

  const rows = addresses(ALL_ROWS, infos(THIRD)).filter(({ engine }) => engine === 'drik');
  test.each(rows.map((each) => [each.path, each] as const))('of %s has both or neither', async (path, { row }) => {
    const said = await app.get(`${filled(path)}?${queryFor(row.adds)}`, { 'x-api-key': 'tg-enterprise' });
    if (String(said.headers['content-type']).includes('json')) expect(fieldsAlone(said.json())).toEqual([]);
  });
});

/** Fields in Hindi without one in Marathi straight after them. */
function fieldsAlone(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const alone = keys.filter((key, n) => key.endsWith('_hi') && keys[n + 1] !== `${key.slice(0, -3)}_mr`);
  return [...alone, ...Object.values(value).flatMap(fieldsAlone)];
}

test('OpenAPI has the fields of the new language', async () => {
  const { body } = await app.get('/v1/openapi.json');
  expect(body).toContain('"name_mr"');
  expect(body).toContain('"rule_mr"');
});

describe('the terminal has no Marathi labels', () => {
  const ganaka = async (line: string): Promise<string[]> => {
    const lines: string[] = [];
    const print = (each: string) => lines.push(each);
    expect(await runCommand(COMMANDS, line.split(' '), {}, print, print), lines.join('\n')).toBe(0);
    return lines;
  };
  test.each([
    ['day --place Pune --date 2026-11-10', /^ {2}vara +मंगळवार$/m],
    ['panchanga --place Pune --date 2026-11-10', /^ {2}mangala? .*|^ {2}मंगळ /m],
    ['geocode Pune --limit 1', /^Pune/m],
  ])('%s says so on its first line, and gives the names in Marathi', async (line, expected) => {
    const [first, ...page] = await ganaka(`${line} --lang mr`);
    expect(first).toBe('Labels in English: Marathi has names only.');
    expect(page.join('\n')).toMatch(expected);
  });
  test('a page in a language that has labels, and whole replies, have no such line', async () => {
    for (const more of ['--lang hi', '--lang en', '', '--lang mr --json'])
      expect((await ganaka(`day --place Pune --date 2026-11-10 ${more}`.trim())).join('\n')).not.toContain(
        'names only',
      );
  });
  test('--help names the language', async () => {
    expect((await ganaka('day --help')).join('\n')).toContain('en, hi, mr or both');
  });
});

test('the book is in English, says so, and has the names in Marathi beside', async () => {
  const { body } = await app.get(`/v1/vedic/kundali-book.html?date=1990-06-21&time=04:10&${PUNE}&lang=mr`, {
    'x-api-key': 'tg-enterprise',
  });
  expect(body).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(body).toContain('<p class="note">Names in Marathi; all other words in English.</p>');
  expect(body).toContain('Mars <span class="mr" lang="mr">मंगळ</span>');
  expect(body).not.toContain('lang="hi"');
});

test('the weekdays are those of Unicode’s Marathi', () => {
  const weekday = new Intl.DateTimeFormat('mr', { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, n) => weekday.format(Date.UTC(2026, 10, 15 + n)));
  expect(Object.values(mr.names.vara)).toEqual(days);
});
