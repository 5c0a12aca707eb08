/** Checked against another transliterator on every word of the sankalpa and every town that has a name in Devanagari. */
import sanscript from '@indic-transliteration/sanscript';
import { expect, test } from 'vitest';
import { gazetteerBytes } from '../../library/node/package-files.ts';
import { unpackGazetteer } from '../../places/file.ts';
import * as sankalpa from '../../rules/tables/sankalpa.ts';
import { iast } from './iast.ts';
import { sanskritName } from './sanskrit-name.ts';

/** The package is CommonJS; its declared default export is the module itself. */
const { t } = sanscript as unknown as { t(text: string, from: string, to: string): string };

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

test('every word of the sankalpa and every town is spelt as sanscript spells it', () => {
  const towns = Object.values(unpackGazetteer(gazetteerBytes()).head.hindi).map(sanskritName);
  const texts = [...textsIn(sankalpa), ...towns].filter((text) => /[\u0900-\u097f]/.test(text));
  expect(texts.length).toBeGreaterThan(1200);
  const otherwise = texts.filter((text) => iast(text) !== t(text, 'devanagari', 'iast').normalize('NFC'));
  expect(otherwise).toEqual([]);
});
