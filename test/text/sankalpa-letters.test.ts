/**
 * The sankalpa in the letters of named languages. Unicode lays the blocks of these scripts out alike, letter by letter, as ISCII did:
 * that is the check from outside on what the package writes.
 */
import { expect, test } from 'vitest';
import { testApp } from '../kit/test-app.ts';

const app = testApp();
const UJJAIN = 'date=2026-11-10&lat=23.18&lon=75.77&tz=5.5';
const sankalpaIn = async (lang: string): Promise<Readonly<Record<string, string>>> => {
  const reply = await app.get(`/v1/vedic/panchanga?${UJJAIN}&blocks=sankalpa&lang=${lang}`, {
    'x-api-key': 'tg-enterprise',
  });
  return reply.json().panchanga.sankalpa.mukhya;
};

const BLOCK_LETTERS = 0x80;
/** The same letters in the block of another script; signs that all scripts share stay. */
const shifted = (text: string, block: number): string =>
  text.replace(/[\u0900-\u0963\u0970-\u097f]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x900 + block),
  );
const latinDigits = (text: string): string =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));

test.each([
  ['te', 'telu', 0xc00],
  ['kn', 'knda', 0xc80],
  ['gu', 'gujr', 0xa80],
] as const)('%s has the Sanskrit letter by letter', async (lang, script, block) => {
  const said = await sankalpaIn(`hi,${lang}`);
  const own = said[`text_sa_${script}`] ?? '';
  // ॐ has a letter of its own in some scripts alone
  const [wanted, got] = [shifted(latinDigits(said.text_hi ?? ''), block), own].map((text) => text.replace(/^\S+ /, ''));
  expect(got).toBe(wanted);
  expect(own.length).toBeGreaterThan(BLOCK_LETTERS);
});

test.each([
  ['ta', 'taml', /^[\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ['ml', 'mlym', /^[\p{Script=Malayalam}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ['bn', 'beng', /^[\p{Script=Bengali}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ['or', 'orya', /^[\p{Script=Oriya}\p{Script=Common}\p{Script=Inherited}]+$/u],
  ['mr', 'deva', /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u],
])('%s has it in its own letters, and no text of its own', async (lang, script, letters) => {
  const said = await sankalpaIn(lang);
  expect(said[`text_sa_${script}`]).toMatch(letters);
  expect(Object.keys(said)).toEqual(['text', `text_sa_${script}`, 'citation']);
});

/** Gurmukhi lacks letters that Sanskrit needs. */
test.each(['en', 'pa'])('%s has it in Roman letters alone', async (lang) => {
  expect(Object.keys(await sankalpaIn(lang))).toEqual(['text', 'citation']);
});
