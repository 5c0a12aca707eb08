/** Neither docs/YOGAS.md, as its builder makes it, nor the rows of which it is made say what a yoga brings. */
import { ROWS } from 'ganaka/internal/jyotisha/kundali/yogas/judge.ts';
import { JATAKA_YOGA } from 'ganaka/internal/lexicon/chart/jataka-yoga.ts';
import { expect, test } from 'vitest';
import { yogasPage } from '../../builders/yogas-page.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';

const page = yogasPage();

test('no effect, event, age or length of life', () => {
  const told = page.slice(page.indexOf('\n## ')); // the head says that nothing is foretold
  expect(told).not.toMatch(
    /death|dying|fatal|longev|lifespan|years? old|\bage\b|marri|divorc|child|wealthy|poor|poverty|rich|king|famous|ill(ness)?\b|disease|\bwill\b|gives|brings|result|effect|native/i,
  );
});
test('every row and form has a source, with its verse unless it is common practice or a handbook’s', () => {
  for (const { yoga, sources, variants, bhanga } of ROWS) {
    expect(sources.length, yoga.id).toBeGreaterThan(0);
    for (const source of [...sources, ...variants.map((form) => form.source), ...bhanga.map((form) => form.source)])
      if (source.confidence === 'read-in-text') expect(source.at, yoga.id).toMatch(/^\d/);
  }
});
test('names are there in both languages, the Hindi one in Devanagari and in normal form', () => {
  for (const { id } of JATAKA_YOGA) {
    const { name: en, name_hi: hi = '' } = ENGLISH_AND_HINDI.byId('jataka_yoga', id);
    expect(en, id).toMatch(/^[A-Z]/);
    expect(hi, id).toMatch(/^[\u0900-\u097f .-]+( \([\u0900-\u097f\d,; -]+\))?$/);
    expect(hi.normalize('NFC'), id).toBe(hi);
  }
});
