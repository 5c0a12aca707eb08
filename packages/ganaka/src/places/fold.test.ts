import { expect, test } from 'vitest';
import { fold, OTHER, skeleton } from './fold.ts';

test.each([
  ['Dehra Dūn', 'dehradun'],
  ['  SÃO   Paulo!', 'saopaulo'],
  ["Xi'an", 'xian'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Ｔｏｋｙｏ', 'tokyo'],
])('%s folds to %s', (text, key) => {
  expect(fold(text)).toBe(key);
});

test('Devanagari keeps its vowel signs', () => {
  expect(fold('गया')).not.toBe(fold('गय'));
  expect(fold('पुरी')).not.toBe(fold('पर'));
});

test('what writers of Hindi leave to taste makes no difference', () => {
  expect(fold('चण्डीगढ़')).toBe(fold('चंडीगढ'));
  expect(fold('मुम्बई')).toBe(fold('मुंबई'));
  expect(fold('राँची')).toBe(fold('रांची'));
});

test('a letter of another script is kept as a stranger', () => {
  expect(fold('Мумбаи')).toBe(OTHER.repeat(6));
  expect(fold('مدراس')).toBe(OTHER.repeat(5));
});

/** By the charts of Unicode, whose blocks of India follow one order of letters. */
test.each([
  ['ઉજ્જૈન', 'उज्जैन'],
  ['উজ্জৈন', 'उज्जैन'],
  ['పూణే', 'पूणे'],
])('%s has the letters of %s', (other, devanagari) => {
  expect(fold(other)).toBe(fold(devanagari));
});

test.each([
  ['dehradoon', 'dehradun'],
  ['vishakhapattanam', 'visakapatanam'],
  ['jhansee', 'jansi'],
  ['lakhnau', 'lakhnow'],
])('%s and %s have one skeleton', (a, b) => {
  expect(skeleton(fold(a))).toBe(skeleton(fold(b)));
});
