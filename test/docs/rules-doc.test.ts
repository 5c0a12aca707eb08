/** docs/RULES.md is made from the rule tables; a rule that changes without its page fails here. */
import { readFileSync } from 'node:fs';
import { YOGA_ROWS } from 'ganaka/internal/jyotisha/panchanga/special-yogas/catalog.ts';
import { phrases as EN } from 'ganaka/internal/text/languages/en/phrases.ts';
import { phrases as HI } from 'ganaka/internal/text/languages/hi/phrases.ts';
import { describe, expect, test } from 'vitest';
import { rulesPage } from '../../builders/rules-page.ts';

describe('the page of rules', () => {
  test('says what the tables say', () => {
    expect(readFileSync(new URL('../../docs/RULES.md', import.meta.url), 'utf8')).toBe(rulesPage());
  });
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
