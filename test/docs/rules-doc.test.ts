/** What docs/RULES.md is made of. */
import { YOGA_ROWS } from 'ganaka/internal/jyotisha/panchanga/special-yogas/catalog.ts';
import { phrases as EN } from 'ganaka/internal/text/languages/en/phrases.ts';
import { phrases as HI } from 'ganaka/internal/text/languages/hi/phrases.ts';
import { describe, expect, test } from 'vitest';

describe('the page of rules', () => {
  test('every source in the yoga catalog has a locus', () => {
    for (const { source } of YOGA_ROWS) expect('at' in source && source.at).toBeTruthy();
  });
  test('every phrase is there in both languages, the Hindi one in Devanagari and in normal form', () => {
    expect(Object.keys(HI).sort()).toEqual(Object.keys(EN).sort());
    for (const text of Object.values(HI)) {
      expect(text).toMatch(/[\u0900-\u097f]/);
      expect(text.normalize('NFC')).toBe(text);
    }
  });
});
