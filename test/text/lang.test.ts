/** `lang`: which languages a reply has, for whom, and that nothing else in it changes. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { parametersAt, THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const AT = 'date=2026-11-14&lat=23.18&lon=75.78&tz=5.5';
const get = (path: string, key?: string) => app.get(path, key === undefined ? {} : { 'x-api-key': key });
const read = async (path: string, key: string) => (await get(path, key)).json();

/** The same without what is said in other languages than English. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (key.endsWith('_hi') ? [] : [[key, inEnglish(each)]])),
  );
}

describe('a paid plan', () => {
  const paths = [`/v1/vedic/tithi?${AT}`, `/v1/vedic/kundali?${AT}&time=06:30`, `/v1/surya/festivals/holi?year=2027`];
  test.each(paths)('%s has both languages unless English alone is asked for', async (path) => {
    const given = await read(path, 'tg-commercial');
    expect(JSON.stringify(given)).toContain('_hi"');
    expect(await read(`${path}&lang=both`, 'tg-commercial')).toEqual(given);
    expect(await read(`${path}&lang=hi`, 'tg-commercial')).toEqual(given);
    expect(await read(`${path}&lang=en`, 'tg-commercial')).toEqual(inEnglish(given));
  });

  test('Hindi may be asked for on every engine', async () => {
    expect(JSON.stringify(await read(`/v1/surya/tithi?${AT}&lang=hi`, 'tg-pro'))).toContain('_hi"');
  });

  test('the block of Hindi lines is there for those who get Hindi', async () => {
    const blocks = async (lang: string) =>
      Object.keys((await read(`/v1/panchanga?${AT}&lang=${lang}`, 'tg-pro')).panchanga);
    expect(await blocks('hi')).toContain('display');
    expect(await blocks('en')).not.toContain('display');
  });

  test('a picture is in the language asked for', async () => {
    const path = `/v1/vedic/kundali.svg?${AT}&time=06:30`;
    expect((await get(path, 'tg-pro')).body).toContain('lang="hi"');
    expect((await get(`${path}&lang=en`, 'tg-pro')).body).toContain('lang="en"');
  });
});

describe('the Free plan', () => {
  test('English is given, and may be asked for', async () => {
    const given = await read(`/v1/vedic/tithi?${AT}`, 'tg-free');
    expect(JSON.stringify(given)).not.toContain('_hi"');
    expect(await read(`/v1/vedic/tithi?${AT}&lang=en`, 'tg-free')).toEqual(given);
  });
  test.each([
    ['vedic', 'hi', 'tg-free'],
    ['vedic', 'both', 'tg-free'],
    ['surya', 'hi', 'tg-free'],
  ])('on %s lang=%s with %s is a 403 that says what to do, and costs nothing', async (family, lang, key) => {
    const spent = app.gate.spent.length;
    const refused = await get(`/v1/${family}/tithi?${AT}&lang=${lang}`, key);
    expect([refused.statusCode, refused.json().code, refused.json().param]).toEqual([403, 'plan_not_covered', 'lang']);
    expect(refused.json().error).toContain('lang=en');
    expect(app.gate.spent).toHaveLength(spent);
  });
});

test('open routes give Hindi to every caller that requests it', async () => {
  const path = '/v1/vedic/karya-muhurta';
  expect((await get(path)).body).not.toContain('_hi"');
  expect((await get(`${path}?lang=hi`)).body).toContain('"name_hi":"गृह प्रवेश"');
  expect((await get(`${path}?lang=both`, 'tg-free')).body).toContain('"name_hi"');
});

test('routes that compute nothing take it too, and places leave their Hindi names out', async () => {
  const places = (_q: string, _limit: number, _now: number, hindi: boolean) => [{ hindi }];
  const open = testApp({ engines: engines(THIRD), places });
  const ask = (path: string) => open.get(path);
  for (const [lang, hindi] of [
    ['', true],
    ['&lang=en', false],
    ['&lang=hi', true],
    ['&lang=both', true],
    ['&lang=ta', false],
    ['&lang=hi,ta', true],
  ] as const)
    expect((await ask(`/v1/geocode?q=Ujjain${lang}`)).json().places).toEqual([{ hindi }]);
  for (const path of ['/v1/health', '/v1/', '/v1/vedic', '/v1/vedic/janma-patra', '/v1/openapi.json']) {
    expect((await ask(`${path}?lang=hi`)).statusCode, path).toBe(200);
    expect((await ask(`${path}?lang=hindi`)).json().code, path).toBe('bad_lang');
  }
});

/** The codes in the order of the menu, and the word for English and Hindi. */
const WORDS = 'en hi sa sa-Latn mr ne gu bn ta te kn ml or pa both'.split(' ');

test('another word is a 400 that lists the languages', async () => {
  const refused = await get(`/v1/vedic/tithi?${AT}&lang=hindi`, 'tg-pro');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_lang']);
  expect(refused.json()).toMatchObject({ param: 'lang', allowed: WORDS });
  expect(refused.json().error).toBe(
    `lang must be one of ${WORDS.join(', ')}, or up to 3 of them with commas; got "hindi"`,
  );
});

test('OpenAPI has it on every route that computes', async () => {
  const document = (await get('/v1/openapi.json')).json();
  const of = (path: string) => parametersAt(document, path).find(({ name }) => name === 'lang')?.schema.pattern ?? '';
  for (const path of ['/v1/vedic/tithi', '/v1/surya/festivals/{id}']) {
    expect(['en', 'both', 'sa-Latn', 'hi,ta', 'ta,te,kn'].filter((lang) => !lang.match(of(path)))).toEqual([]);
    expect(['', 'fr', 'ta,', 'sa_latn', 'ta,te,kn,ml'].filter((lang) => lang.match(of(path)))).toEqual([]);
  }
});
