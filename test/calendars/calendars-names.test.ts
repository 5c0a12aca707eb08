/** The months of the calendars in their own scripts, against the sources of the lexicon, which were collected apart from them. */
import { readFileSync } from 'node:fs';
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { RASHI } from 'ganaka/internal/lexicon/chart/rashi.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

interface Word {
  readonly name: string | null;
  readonly others?: Readonly<Record<string, unknown>>;
}
const solarMonths = (language: string): Readonly<Record<string, Word>> =>
  parse(readFileSync(new URL(`../../packages/ganaka/data/lexicon/${language}.yaml`, import.meta.url), 'utf8')).names
    .solar_month;

/** Months that those sources spell otherwise. */
const SPELT_OTHERWISE: Readonly<Record<string, readonly string[]>> = { bikram: ['मंसिर'], punjab: ['ਸਾਵਣ'] };

test.each(['bikram', 'tamil', 'kollam', 'bangla', 'punjab'] as const)('%s', (id) => {
  const { months, language, firstMonthRashi } = CALENDARS[id];
  const sourced = solarMonths(language);
  const strange = months.flatMap(([, native], i) => {
    const word = sourced[RASHI[(firstMonthRashi - 1 + i) % 12]?.id ?? ''];
    return [word?.name, ...Object.keys(word?.others ?? {})].some((each) => each?.normalize() === native.normalize())
      ? []
      : [native];
  });
  expect(strange).toEqual(SPELT_OTHERWISE[id] ?? []);
});

test('lunar months are those of the names in English and Hindi', () => {
  const names = CALENDARS.lunar.months.map((_, i) => ENGLISH_AND_HINDI.named('masa', i + 1));
  expect(CALENDARS.lunar.months).toEqual(names.map(({ name, name_hi }) => [name, name_hi]));
});

test('a calendar and its month have their own names where their language is asked for, and no other language has them', async () => {
  const app = testApp({ engines: engines(THIRD) });
  const read = async (lang: string) => (await app.get(`/v1/calendars/tamil?date=2026-11-17&lang=${lang}`)).json();
  const { calendar } = await read('ta');
  expect(calendar).toMatchObject({ name_ta: 'தமிழ் நாட்காட்டி', month: { name: 'Karthigai', name_ta: 'கார்த்திகை' } });
  const { calendar: inBengali } = await read('bn');
  expect([inBengali.name_bn, inBengali.month.name_bn]).toEqual([undefined, undefined]);
});
