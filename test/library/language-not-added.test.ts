/** In a process of its own, in which nobody has added the language. */
import { expect, test } from 'vitest';
import { day, place, surya } from '../../src/index.ts';

test('a language that was not added is refused', () => {
  const asked = () => day(surya(), place(23.18, 75.77, 'Asia/Kolkata'), '2026-11-17', { lang: 'or' });
  expect(asked).toThrow(RangeError);
  expect(asked).toThrow('addLanguages first');
});
