/** Checked against another transliterator on every word of the sankalpa and every town that has a name in Devanagari. */
import sanscript from '@indic-transliteration/sanscript';
import { expect, test } from 'vitest';
import { sanskritName } from '../../lexicon/script/sanskrit-name.ts';
import { gazetteerBytes } from '../../library/node/package-files.ts';
import { unpackGazetteer } from '../../places/file.ts';
import * as sankalpa from '../../rules/tables/sankalpa.ts';
import { sanskritIn } from './sanskrit-letters.ts';

/** The package is CommonJS; its declared default export is the module itself. */
const { t } = sanscript as unknown as { t(text: string, from: string, to: string): string };

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const towns = Object.values(unpackGazetteer(gazetteerBytes()).head.hindi).map(sanskritName);
const texts = [...textsIn(sankalpa), ...towns].filter((text) => /[\u0900-\u097f]/.test(text));

test.each([
  ['Beng', 'bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gujr', 'gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Knda', 'kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Mlym', 'malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Orya', 'oriya', '୦୧୨୩୪୫୬୭୮୯'],
  ['Taml', 'tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telu', 'telugu', '౦౧౨౩౪౫౬౭౮౯'],
] as const)('%s is spelt as sanscript spells it', (script, scheme, digits) => {
  expect(texts.length).toBeGreaterThan(1200);
  const spelt = texts.map((text) => [text, sanskritIn(script, text, digits)]);
  // sanscript leaves the avagraha as it is in Tamil, which has none
  const wanted = texts.map((text) => [text, t(text, 'devanagari', scheme).replaceAll('\u093d', '’').normalize('NFC')]);
  expect(spelt).toEqual(wanted);
});
