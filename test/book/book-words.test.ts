/** The words of the book and of the terminal: every id that a reply may hold has one, in every language that has a book. */

import { PHASES } from 'ganaka/internal/jyotisha/kundali/doshas/sade-sati.ts';
import { DIGNITIES } from 'ganaka/internal/jyotisha/kundali/graha/dignity.ts';
import { VASHYAS } from 'ganaka/internal/jyotisha/kundali/graha/vashya.ts';
import { BANDS } from 'ganaka/internal/jyotisha/kundali/reports/measures.ts';
import { PAYA_OF_HOUSE, PAYA_OF_NAKSHATRA } from 'ganaka/internal/jyotisha/kundali/tables/paya.ts';
import { YOGAS } from 'ganaka/internal/jyotisha/kundali/yogas/catalog/index.ts';
import { NAKSHATRA } from 'ganaka/internal/lexicon/angas/nakshatra.ts';
import { RASHI } from 'ganaka/internal/lexicon/chart/rashi.ts';
import type { BookWords } from 'ganaka/internal/text/contracts/book-words.ts';
import { bookWords, hasBook, loadBookWords } from 'ganaka/internal/text/loading/books.ts';
import { loadTerminalWords } from 'ganaka/internal/text/loading/terminals.ts';
import { type LanguageId, OTHER_LANGUAGES } from 'ganaka/internal/text/voice.ts';
import { describe, expect, test } from 'vitest';

const LANGUAGES: readonly LanguageId[] = (['en', ...OTHER_LANGUAGES] as const).filter(hasBook);

/** Every text of a table, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe.each(LANGUAGES)('in %s', (id) => {
  test('everything that a birth may have has a word', async () => {
    const { terms } = await loadBookWords(id);
    const stars = NAKSHATRA.flatMap((star) => ('gana' in star ? [star.gana, star.nadi, star.yoni] : []));
    expect(stars).toHaveLength(81);
    const ids = [
      ...[...DIGNITIES, ...PHASES, ...BANDS, ...VASHYAS, ...stars],
      ...['adhimitra', 'mitra', 'sama', 'shatru', 'adhishatru', 'brahmana', 'kshatriya', 'vaishya', 'shudra'],
      ...[...Object.values(PAYA_OF_HOUSE), ...Object.values(PAYA_OF_NAKSHATRA), ...RASHI.map(({ element }) => element)],
    ].flat();
    expect([...new Set(ids)].filter((each) => !Object.hasOwn(terms, String(each)))).toEqual([]);
  });

  test('what cancels a yoga of the catalog is described in words', async () => {
    const { bhangas } = await loadBookWords(id);
    const ids = new Set(YOGAS.flatMap(({ bhanga = [] }) => bhanga.map((each) => each.id)));
    expect(ids.size).toBeGreaterThan(5);
    expect([...ids].filter((each) => !Object.hasOwn(bhangas, each))).toEqual([]);
  });

  test('no word is empty', async () => {
    const words = [...textsIn(await loadBookWords(id)), ...textsIn(await loadTerminalWords(id))];
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter((word) => word.trim() === '')).toEqual([]);
  });
});

test('Hindi has no Latin letter', async () => {
  const words = [...textsIn(await loadBookWords('hi')), ...textsIn(await loadTerminalWords('hi'))];
  expect(words.filter((word) => /[a-z]/i.test(word))).toEqual([]);
});

test('what was loaded is there at once', async () => {
  const loaded: BookWords = await loadBookWords('en');
  expect(bookWords('en')).toBe(loaded);
});

// Brihat Parashara Hora Shastra 34.13: a yogakaraka is the lord of a kendra and a trikona at once
test('the grahas that make a yoga are not headed with the term for one lord of kendra and trikona', async () => {
  const { labels } = await loadBookWords('hi');
  expect(labels.made_by).toBe('योग बनाने वाले ग्रह');
});
