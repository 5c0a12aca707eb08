import { expect, test } from 'vitest';
import { withoutPlain } from './plain-names.ts';

const kept = (...ids: string[]): string[] => withoutPlain(ids.map((id) => ({ id }))).map(({ id }) => id);

test('an amavasya with a fuller name, also that of the fathers, is listed once', () => {
  expect(kept('amavasya', 'somavati-amavasya')).toEqual(['somavati-amavasya']);
  expect(kept('pitru-paksha-15', 'amavasya')).toEqual(['pitru-paksha-15']);
  expect(kept('guru-purnima', 'purnima')).toEqual(['guru-purnima']);
});

test('other days keep all their names, Shivaratri of the year next to that of the month too', () => {
  expect(kept('amavasya')).toEqual(['amavasya']);
  expect(kept('shivaratri', 'masa-shivaratri')).toEqual(['shivaratri', 'masa-shivaratri']);
  expect(kept('deepavali', 'amavasya')).toEqual(['deepavali', 'amavasya']);
});
