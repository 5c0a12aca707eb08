/** A language that has names alone: its names are in every reply that names something, its sentences in none, and nobody gets it unasked. */
import { Buffer } from 'node:buffer';
import { LISTS } from 'ganaka/internal/lexicon/index.ts';
import { words as hi } from 'ganaka/internal/text/languages/hi/index.ts';
import { words as mr } from 'ganaka/internal/text/languages/mr/index.generated.ts';
import { words as ta } from 'ganaka/internal/text/languages/ta/index.generated.ts';
import { endingOf, isSpoken, LANGUAGE_IDS, LANGUAGES } from 'ganaka/internal/text/languages.ts';
import { OTHER_LANGUAGES } from 'ganaka/internal/text/voice.ts';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../packages/ganaka/test/kit/amount.ts';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { type Address, addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { filled, queryFor, THIRD, testApp } from '../kit/test-app.ts';
import '../../packages/ganaka/test/kit/voices.ts';

const app = testApp({ engines: engines(THIRD) });
const PUNE = 'lat=18.52&lon=73.86&tz=5.5';
const ask = (path: string, key = 'tg-enterprise') => app.get(path, { 'x-api-key': key });
const get = async (path: string, key?: string) => (await ask(path, key)).json();

const NAMED = OTHER_LANGUAGES.filter((id) => !isSpoken(id));

/** Sanskrit for everybody, whatever is asked for: verses and mantras, and a note of a Purana by its own name. */
const ALWAYS_SANSKRIT = ['verse_sa', 'mantra_sa', 'name_sa'];

type Json = Readonly<Record<string, unknown>>;
/** Every object in a reply. */
function objectsIn(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Json, ...inside];
}
/** The fields of a reply that end in a language, as `name_ta`. */
const fieldsIn = (reply: unknown, id: (typeof OTHER_LANGUAGES)[number]): string[] => [
  ...new Set(
    objectsIn(reply)
      .flatMap((each) => Object.keys(each))
      .filter((key) => key.endsWith(`_${endingOf(id)}`) && !ALWAYS_SANSKRIT.includes(key)),
  ),
];

describe('a reply', () => {
  test('says Tuesday, Tula and Mula as they are said in Pune', async () => {
    const day = (await get(`/v1/vedic/panchanga?date=2026-11-10&${PUNE}&lang=hi,mr`)).panchanga;
    expect(day.weekday).toMatchObject({ name: 'Tuesday', name_hi: 'मंगलवार', name_mr: 'मंगळवार' });
    expect(Object.keys(day.weekday).slice(0, 4)).toEqual(['number', 'name', 'name_hi', 'name_mr']);
    expect(day.months.solar).toMatchObject({ name: 'Tula', name_hi: 'तुला', name_mr: 'तूळ' });
    const { kundali } = await get(`/v1/vedic/kundali?date=2026-11-13&time=09:00&${PUNE}&lang=mr`);
    expect(kundali.grahas.chandra.nakshatra).toMatchObject({ name: 'Mula', name_mr: 'मूळ' });
  });

  test('has Sanskrit in Roman letters under an ending without a hyphen', async () => {
    const { panchanga } = await get(`/v1/vedic/tithi?date=2026-11-14&${PUNE}&lang=sa-Latn`);
    expect(panchanga.tithi).toMatchObject({ name: 'Panchami', name_sa_latn: 'pañcamī' });
  });

  test('leaves out what the language has no word for', async () => {
    expect(ta.names.ayana.dakshinayana).toBeNull();
    const { panchanga } = await get(`/v1/vedic/panchanga?date=2026-11-14&${PUNE}&lang=ta&blocks=months,sankranti`);
    expect(panchanga.sankranti.ayana).toMatchObject({ name: expect.stringMatching(/^Dakshinayana/) });
    expect(Object.keys(panchanga.sankranti.ayana)).not.toContain('name_ta');
    expect(panchanga.months.solar).toMatchObject({ name: 'Tula', name_ta: 'துலாம்' });
    expect(panchanga.months.amanta).toMatchObject({ name: 'Kartika', name_ta: 'கார்த்திகம்' });
  });

  test('gives the same in whatever order the languages are asked for', async () => {
    const [one, other] = ['ta,te', 'te,ta'].map((lang) => `/v1/vedic/tithi?date=2026-11-14&${PUNE}&lang=${lang}`);
    expect((await ask(other ?? '')).body).toBe((await ask(one ?? '')).body);
  });

  test('says once that the sentences are in another language', async () => {
    const notes = async (lang: string) =>
      (await get(`/v1/vedic/tithi?date=2026-11-14&${PUNE}&lang=${lang}`)).request.notes ?? [];
    expect(await notes('ta')).toEqual(['Tamil (ta) has names alone: sentences are in English']);
    expect(await notes('hi,ta')).toEqual(['Tamil (ta) has names alone: sentences are in English and Hindi']);
    expect(await notes('both')).toEqual([]);
  });

  test.each(['ta', 'hi,ta', 'sa-Latn'])('in lang=%s needs full access where a key is needed', async (lang) => {
    const refused = await ask(`/v1/vedic/tithi?${PUNE}&lang=${lang}`, 'tg-free');
    expect([refused.statusCode, refused.json().code, refused.json().param]).toEqual([403, 'plan_not_covered', 'lang']);
    expect((await app.get(`/v1/vedic/karya-muhurta?lang=${lang}`)).statusCode).toBe(200);
  });

  test('with four languages is a 400', async () => {
    const refused = await ask(`/v1/vedic/tithi?${PUNE}&lang=hi,ta,te,kn`);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_lang']);
  });

  test.each(NAMED)('of a day with %s besides is at most a tenth longer', async (id) => {
    const size = async (lang: string) =>
      Buffer.byteLength((await ask(`/v1/vedic/panchanga?date=2026-11-14&${PUNE}&lang=${lang}`)).body);
    expect((await size(`hi,${id}`)) / (await size('hi'))).toBeLessThan(1.1);
  });
});

/** Hindi names whose Marathi is there for every id that has them. */
function namesInBoth(): ReadonlySet<string> {
  const hindi: Readonly<Record<string, Readonly<Record<string, string>>>> = hi.names;
  const marathi: Readonly<Partial<Record<string, Readonly<Record<string, string | null>>>>> = mr.names;
  const [both, lacking] = [new Set<string>(), new Set<string>()];
  for (const [list, items] of Object.entries(LISTS))
    for (const { id } of items) ((marathi[list]?.[id] ?? null) === null ? lacking : both).add(hindi[list]?.[id] ?? '');
  return new Set([...both].filter((name) => !lacking.has(name)));
}
const IN_BOTH = namesInBoth();
/** Syllables of a birth star and names of periods are no names of the lexicon. */
const isListed = (name: unknown): boolean => typeof name === 'string' && IN_BOTH.has(name);
const NAME_FIELDS = ['name', 'land', 'sthana_name', 'by_nakshatra_name', 'direction_name', 'parigaram_name'];

/** Rows with JSON for an answer, as they are asked in every language. */
const every = addresses(ALL_ROWS, infos(THIRD)).filter(
  ({ engine, row }) => (engine === 'drik' || engine === null) && row.method === 'GET',
);
const rows = sampled(every, 3);
const pathOf = ({ path, row }: Address, lang: string): string => {
  const query = queryFor(row.adds);
  return `${filled(path)}?${query}${query === '' ? '' : '&'}${lang}`;
};

describe.each(rows.filter(({ path }) => path !== '/v1/openapi.json').map((each) => [each.path, each] as const))(
  '%s',
  (_path, address) => {
    test('has Marathi after every Hindi name and after no sentence, and nothing unasked', async () => {
      const reply = await ask(pathOf(address, 'lang=hi,mr'));
      expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
      if (!String(reply.headers['content-type']).includes('json')) return;
      const both = reply.json();
      const alone = objectsIn(both).flatMap((each) =>
        NAME_FIELDS.filter((field) => isListed(each[`${field}_hi`]) && !(`${field}_mr` in each)).map(
          (field) => `${field} ${each[`${field}_hi`]}`,
        ),
      );
      expect(alone).toEqual([]);
      expect(fieldsIn(both, 'mr').filter((field) => !NAME_FIELDS.includes(field.slice(0, -3)))).toEqual([]);
      const others = NAMED.filter((id) => id !== 'mr');
      expect(others.flatMap((id) => fieldsIn(both, id))).toEqual([]);
    });

    test('has no other language than those asked for', async () => {
      const inMarathi = await ask(pathOf(address, 'lang=mr'));
      expect(inMarathi.statusCode, inMarathi.body.slice(0, 200)).toBe(200);
      if (!String(inMarathi.headers['content-type']).includes('json')) return;
      expect(OTHER_LANGUAGES.filter((id) => id !== 'mr').flatMap((id) => fieldsIn(inMarathi.json(), id))).toEqual([]);
      const unasked = await ask(pathOf(address, ''));
      expect(NAMED.flatMap((id) => fieldsIn(unasked.json(), id))).toEqual([]);
    });
  },
);

test('a schema has a field in every language for a name, and in the spoken ones for a sentence', () => {
  const endings = OTHER_LANGUAGES.map(endingOf);
  const spoken = OTHER_LANGUAGES.filter(isSpoken).map(endingOf);
  const wrong = new Set<string>();
  for (const { row } of every)
    for (const each of objectsIn(JSON.parse(JSON.stringify(row.reply)))) {
      const properties = each.properties;
      if (typeof properties !== 'object' || properties === null) continue;
      const keys = Object.keys(properties);
      for (const base of keys.filter((key) => keys.includes(`${key}_hi`))) {
        const found = endings.filter((ending) => keys.includes(`${base}_${ending}`));
        const wanted = NAME_FIELDS.includes(base) && row.path !== '/v1/geocode' ? endings : spoken;
        if (found.join() !== wanted.join()) wrong.add(`${row.path} ${base}: ${found}`);
      }
    }
  expect([...wrong]).toEqual([]);
});

test('OpenAPI names the fields of Hindi, says how the others are called, and is not longer for them', async () => {
  const { body } = await app.get('/v1/openapi.json');
  expect(body).toContain('"name_hi"');
  expect(body).toContain('name_ta with lang=ta');
  expect(body).not.toMatch(/"name_(ta|mr|sa_latn)":/);
  expect(body).not.toContain('"rule_ta"');
});

describe('calendars and tables', () => {
  test('a calendar in Tamil has Tamil summaries that say so, and English where there is no name', async () => {
    const { body } = await ask(`/v1/vedic/festivals.ics?year=2027&${PUNE}&lang=ta`);
    const lines = body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.find((line) => line.startsWith('X-WR-CALNAME'))).toMatch(`X-WR-CALNAME:${ta.labels.festival} · `);
    expect(lines).toContain(`SUMMARY;LANGUAGE=ta:${ta.names.festival.deepavali}`);
    expect(ta.names.festival.dhanteras).toBeNull();
    expect(lines).toContain('SUMMARY:Dhanteras');
    expect(body.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(
      lines.filter((line) => line.startsWith('SUMMARY;LANGUAGE=ta:') && !/^[^:]*:[\p{Script=Tamil} :]+$/u.test(line)),
    ).toEqual([]);
  });

  test('two languages are given together', async () => {
    const { body } = await ask(`/v1/vedic/festivals.ics?year=2027&${PUNE}&lang=hi,ta&ids=deepavali`);
    expect(body.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:Deepavali (Lakshmi Puja) · ${hi.names.festival.deepavali} · ${ta.names.festival.deepavali}`,
    );
  });

  test('a table has a column for each language asked for', async () => {
    const header = async (lang: string) =>
      (await ask(`/v1/panchanga/range?from=2026-11-14&to=2026-11-15&format=csv&${PUNE}${lang}`)).body.split(
        '\r\n',
        1,
      )[0];
    expect(await header('&lang=ta')).toMatch(/\bweekday,weekday_ta,/);
    expect(await header('&lang=ta')).not.toMatch(/_(hi|mr|sa_latn)\b/);
    expect(await header('')).not.toMatch(/_(ta|mr|sa_latn)\b/);
  });

  test('a picture has English letters where a language has none of its own', async () => {
    const { body } = await ask(`/v1/vedic/kundali.svg?date=1990-05-17&time=06:30&${PUNE}&lang=ta`);
    expect(body).toContain('lang="en"');
  });
});

test('/v1/languages lists them all, with what each has of every list', async () => {
  const { languages } = (await app.get('/v1/languages')).json();
  expect(languages.map(({ code }: { code: string }) => code)).toEqual(LANGUAGE_IDS);
  const tamil = languages.find(({ code }: { code: string }) => code === 'ta');
  expect(tamil).toMatchObject({ endonym: 'தமிழ்', script: 'Taml', level: 'named', beta: false, name_field: 'name_ta' });
  // as the README of the collection counts them
  expect(tamil.lists.nakshatra).toEqual({ two_sources: 28, one_source: 0, transliterated: 0, missing: 0 });
  expect(tamil.lists.samvatsara).toEqual({ two_sources: 17, one_source: 40, transliterated: 3, missing: 0 });
  expect(Object.keys(tamil.lists)).toEqual(Object.keys(LISTS));
  const beta = languages.filter((each: { beta: boolean }) => each.beta).map(({ code }: { code: string }) => code);
  expect(beta).toEqual(['ml', 'or', 'pa']);
  for (const { code, lists } of languages)
    if (LANGUAGES[code as keyof typeof LANGUAGES].level === 'named')
      for (const [list, counts] of Object.entries<Record<string, number>>(lists))
        expect(
          Object.values(counts).reduce((a, b) => a + b),
          `${code} ${list}`,
        ).toBe(LISTS[list as keyof typeof LISTS].length);
});
