/** In a process of its own, in which nobody has added the language. */

import { day, place, surya } from 'ganaka/internal/library/entries/index.ts';
import { expect, test } from 'vitest';

test('a language that was not added is refused', () => {
  const asked = () => day(surya(), place(23.18, 75.77, 'Asia/Kolkata'), '2026-11-17', { lang: 'or' });
  expect(asked).toThrow(RangeError);
  expect(asked).toThrow('addLanguages first');
});
