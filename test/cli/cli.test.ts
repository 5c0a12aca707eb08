/** The command line of questions: the service's own answers, as a page or whole. */
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { runCommand } from '../../packages/service/src/cli/command.ts';
import { COMMANDS } from '../../packages/service/src/cli/commands.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

/** The tables are read once for all lines of this file, not for each. */
vi.mock('ganaka/internal/library/node/package-files.ts', async (load) => {
  const real = await load<typeof import('ganaka/internal/library/node/package-files.ts')>();
  const [gazetteer, ephemeris] = [real.readGazetteer(), real.readEphemeris()];
  return { ...real, readGazetteer: () => gazetteer, readEphemeris: () => ephemeris };
});

async function ganaka(line: string): Promise<{ code: number; page: string; errors: string }> {
  const [lines, errors]: [string[], string[]] = [[], []];
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const code = await runCommand(
    COMMANDS,
    words,
    {},
    (each) => lines.push(each),
    (each) => errors.push(each),
  );
  return { code, page: lines.join('\n'), errors: errors.join('\n') };
}

const NEW_YORK = '--lat 40.71 --lon -74.01 --tz -5';
const AT = 'lat=40.71&lon=-74.01&tz=-5';
const PAIR = '--boy-date 1990-05-17 --boy-time 06:30 --girl-date 1992-02-03 --girl-time 22:15';

describe('with --json it is the reply of the service itself', () => {
  const app = testApp({ engines: engines(THIRD) });
  const births = ['boy', 'girl'].map((who) => NEW_YORK.replaceAll('--', `--${who}-`)).join(' ');
  const bornAt = ['boy', 'girl'].map((who) => AT.replace(/(\w+)=/g, `${who}_$1=`)).join('&');
  test.each([
    [`panchanga ${NEW_YORK} --date 2026-11-14`, `/v1/panchanga?${AT}&date=2026-11-14&lang=both`],
    [`panchanga ${NEW_YORK} --date 2026-11-14 --engine drik`, `/v1/panchanga?${AT}&date=2026-11-14&lang=both`],
    [
      `kundali ${NEW_YORK} --date 1990-05-17 --time 06:30 --node true --engine drik`,
      `/v1/vedic/kundali?${AT}&date=1990-05-17&time=06:30&node=true&lang=both`,
    ],
    [
      `match ${PAIR} ${births} --lang hi`,
      `/v1/vedic/match/ashtakoot?boy_date=1990-05-17&boy_time=06:30&girl_date=1992-02-03&girl_time=22:15&${bornAt}&lang=hi`,
    ],
    [`grahan 2027 ${NEW_YORK} --lang en`, `/v1/vedic/grahan?year=2027&${AT}&lang=en`],
    ['calendar kollam 2026-11-14', '/v1/calendars/kollam?date=2026-11-14&lang=both'],
    ['calendar kollam 1203/1/1', '/v1/calendars/kollam?year=1203&month=1&day=1&lang=both'],
    ['calendar shaka 2026-01-26', '/v1/calendars/shaka?date=2026-01-26&lang=both'],
    ['calendar tamil --year 1948 --rule sunset', '/v1/calendars/tamil/year?year=1948&rule=sunset&lang=both'],
    [
      'calendar lunar --shaka 1946 --masa 5 --paksha krishna --tithi 8 --months amanta',
      '/v1/calendars/lunar?shaka=1946&masa=5&paksha=krishna&tithi=8&months=amanta&lang=both',
    ],
    ['calendars', '/v1/calendars'],
    [`festivals 2027 ${NEW_YORK} --ids diwali`, `/v1/parva-mool?engine=drik&year=2027&${AT}&ids=diwali&lang=both`],
    [
      `muhurta yatra ${NEW_YORK} --date 2026-11-14 --direction east`,
      `/v1/vedic/karya-muhurta?karya=yatra&${AT}&date=2026-11-14&direction=east&lang=both`,
    ],
  ])('%s', async (line, path) => {
    const { code, page, errors } = await ganaka(`${line} --json`);
    expect(errors).toBe('');
    expect(code).toBe(0);
    const reply = await app.get(path, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(JSON.parse(page)).toEqual(reply.json());
  });
});

describe('without it, a page', () => {
  // Deepavali of 2027 as in test/cli/cli-year.test.ts; the eclipse of 2 August 2027 is total in Spain and Egypt (NASA's catalog)
  test.each([
    ['day --place Ujjain --date 2026-11-14', [/^2026-11-14, Ujjain/, /^ {2}tithi /m, /^ {2}sunrise /m]],
    ['day --place Ujjain --date 2026-11-14 --lang hi', [/विक्रम संवत् 2083/, /^तिथि: /m]],
    // names and labels as packages/ganaka/data/lexicon/ta.yaml has them
    [
      'day --place Chennai --date 2026-11-14 --lang ta',
      [
        /^Tamil has names and the labels of a day; the rest is in English\.\n2026-11-14, /,
        /^ {2}திதி .*பஞ்சமி \d/m,
        /^ {2}ராகு காலம் +\d/m,
      ],
    ],
    ['festivals 2027 --ids diwali --place Ujjain', [/^ {2}2027-10-29 +Deepavali \(/m]],
    ['kundali --date 1990-05-17 --time 06:30 --place Ujjain', [/^ {2}lagna /m, /^ {2}shani .*house \d/m]],
    ['kundali --date 1990-05-17 --time 06:30 --place Ujjain --lang hi', [/^ {2}लग्न /m, /^ {2}शनि .*भाव \d/m]],
    [`match ${PAIR}`, [/^Ashtakoot [\d.]+\/36/, /^ {2}nadi +[08]\/8/m]],
    ['grahan 2027 --lat 25.7 --lon 32.64 --engine drik', [/^2027-08-02 .*, total$/m, /^ {2}seen +\d\d:\d\d – /m]],
    ['muhurta', [/^ {2}griha_pravesha /m]],
    ['muhurta griha_pravesha --date 2026-11-14 --days 3 --place Ujjain', [/^2026-11-16 /m]],
    ['geocode Ujjain --limit 1', [/^Ujjain, Madhya Pradesh, India .*Asia\/Kolkata/]],
    ['geocode उज्जैन --limit 1 --lang hi', [/^उज्जैन/]],
  ])('%s', async (line, expected) => {
    const { code, page, errors } = await ganaka(line);
    expect(errors).toBe('');
    expect(code).toBe(0);
    for (const each of expected) expect(page).toMatch(each);
    expect(page).not.toMatch(/undefined|null|NaN|\[object/);
    if (!line.startsWith('geocode'))
      expect(/--engine drik \(/.test(page), 'the default engine is said where none is asked for').toBe(
        !line.includes('--engine'),
      );
  });

  test('a Hindi page has no English labels', async () => {
    for (const line of [
      'panchanga --place Ujjain --date 2026-11-14 --lang hi',
      'kundali --date 1990-05-17 --time 06:30 --lang hi',
    ]) {
      const { page } = await ganaka(line);
      const labels = page.split('\n').flatMap((each) => /^ {2}(\S.*?) {2}/.exec(each)?.[1] ?? []);
      expect(labels.length).toBeGreaterThan(10);
      expect(labels.filter((each) => /[a-z]/i.test(each))).toEqual([]);
    }
  });
});

test.each([
  ['panchanga --palce Ujjain', 'unknown word "--palce"'],
  ['panchanga Ujjain', 'unknown word "Ujjain"'],
  ['panchanga --place Nowhereville', 'Nowhereville'],
  ['panchanga --engine western', '--engine must be one of surya, drik, '],
  ['panchanga --lang fr', 'lang must be one of'],
  ['panchanga --json=1', '--json takes no value'],
  ['panchanga --date --json', '--date needs a value'],
  ['day --blocks tithi', 'unknown word "--blocks"'],
  ['festivals', 'year is required'],
  ['festivals 2027 --year 2028', '--year is given twice'],
  ['kundali --date 1990-05-17', 'time'],
  ['match --boy-date 1990-05-17', 'girl_date'],
  ['muhurta gardening', 'karya must be one of'],
  ['geocode', 'q is required'],
  ['geocode Ujjain --engine drik', 'unknown word "--engine"'],
  ['year 2027 --json --format csv', 'give either --json or --format'],
])('“%s” is refused in one line, with exit code 2', async (line, said) => {
  const { code, page, errors } = await ganaka(line);
  expect({ code, page, lines: errors.split('\n').length }).toEqual({ code: 2, page: '', lines: 1 });
  expect(errors).toContain(said);
});

test.each(Object.keys(COMMANDS))('%s --help', async (name) => {
  const { code, page } = await ganaka(`${name} --help`);
  expect(code).toBe(0);
  expect(page).toMatch(new RegExp(`^usage:\n {2}ganaka ${name}`));
  expect(page).not.toMatch(/undefined|\[object/);
  // every flag that is listed says what it is
  expect(page.split('\n').filter((each) => /^ {2}--\S+ *$/.test(each))).toEqual([]);
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../packages/service/package.json', import.meta.url), 'utf8'));
  expect(await ganaka('--version')).toEqual({ code: 0, page: `ganaka ${version}`, errors: '' });
});

describe('docs/CLI.md', () => {
  const text = readFileSync(new URL('../../docs/CLI.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/^npm run ganaka -- ([^#\n>]+)/gm)].map(([, line = '']) => line.trim());
  test('names every question', () => {
    const questions = ['panchanga', 'day', 'festivals', 'kundali', 'match', 'grahan', 'muhurta', 'geocode', 'year'];
    expect(questions.filter((name) => !examples.some((each) => each.startsWith(`${name} `)))).toEqual([]);
  });
  test.each(examples)('%s', async (line) => {
    expect(await ganaka(line)).toMatchObject({ code: 0, errors: '' });
  });
});

describe('calendars of the land', () => {
  test('a page has the date in both scripts, the civil day, the rule and the margin', async () => {
    const { page } = await ganaka('calendar bikram 2062/2/1');
    expect(page).toContain('1 Jestha 2062 · १ जेठ २०६२');
    expect(page).toContain('2005-05-14');
    expect(page).toContain('2005-05-15 (punyakala)');
  });
  test('the months of a year as a table and as a calendar', async () => {
    expect((await ganaka('calendar bikram --year 2084 --csv')).page.split('\r\n')).toHaveLength(13);
    expect((await ganaka('calendar kollam --year 1203 --ics')).page).toContain('UID:kollam-1203-1@ganaka');
  });
  test.each([
    ['calendar', 'ganaka calendars'],
    ['calendar bikram 2081/4/33', 'has 32 days'],
    ['calendar bikram --csv 2026-11-14', '--year'],
    ['calendar bikrm 2026-11-14', 'did you mean bikram'],
    ['calendars now', 'unknown word'],
  ])('%s is refused in one line', async (line, text) => {
    const { code, errors } = await ganaka(line);
    expect(code).toBe(2);
    expect(errors).toContain(text);
  });
});

test('coordinates without --tz have the clock of the place', async () => {
  const { page } = await ganaka('kundali --lat 40.71 --lon -74.01 --date 1990-07-04 --time 06:30 --lang en --json');
  const { request, kundali } = JSON.parse(page);
  expect(request.place.tz).toBe(-4);
  expect(kundali.instant.jd_ut).toBeCloseTo(2448076.5 + 10.5 / 24, 6); // 4 July 1990, 10:30 UT
});
