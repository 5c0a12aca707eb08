/** Where words may be placed: never over one another or outside the picture; a word that does not fit is left out. */
import { expect, test } from 'vitest';
import { LabelSheet } from './labels.ts';
import { partsOf, widthOf } from './text.ts';

const xOf = (svg: string): number => Number(/x="([^"]+)"/.exec(svg)?.[1]);

test('a word goes to the first free position of its list, and is left out when none is free', () => {
  const sheet = new LabelSheet(0, 200);
  const spots = [{ at: [10, 20] as const }, { at: [100, 20] as const }];
  expect(xOf(sheet.words('Sunrise', 14, spots, {}))).toBe(10);
  expect(xOf(sheet.words('Sunset', 14, spots, {}))).toBe(100);
  expect(sheet.words('Nishitha', 14, spots, {})).toBe('');
});

test('a word that would cross the edge is placed on the other side of its point', () => {
  const sheet = new LabelSheet(0, 100);
  const said = sheet.words('05:25', 13, [{ at: [90, 10] }, { at: [85, 10], anchor: 'end' }], {});
  expect(said).toContain('text-anchor="end"');
});

test('a disc keeps clear of discs and words, measured by its circle and not by its box', () => {
  const sheet = new LabelSheet(-100, 100);
  sheet.take([0, 0], 10);
  expect(sheet.disc(10, [[15, 15]])).toEqual([15, 15]);
  expect(sheet.disc(10, [[12, 12]])).toBe(null);
  expect(sheet.words('Lagna', 13, [{ at: [-5, 4] }], {})).toBe('');
});

test.each([
  ['Chaturdashi', ['Chatur-', 'dashi']],
  ['Dhanishtha', ['Dhani-', 'shtha']],
  ['Vishakha', ['Visha-', 'kha']],
  ['पूर्वाफाल्गुनी', ['पूर्वाफा-', 'ल्गुनी']],
  ['Navami', ['Navami']],
  ['ଅମାବାସ୍ୟା', ['ଅମା-', 'ବାସ୍ୟା']],
  ['ಸೋಮವಾರ', ['ಸೋಮ-', 'ವಾರ']],
  ['ମାସ-ଶୂନ୍ୟ', ['ମାସ-', 'ଶୂନ୍ୟ']],
])(
  '%s is broken between syllables, leaves none alone if it need not, and no part is wider than the room',
  (word, parts) => {
    const [room, size] = [51, 12.5];
    expect(partsOf(word, room, size)).toEqual(parts);
    for (const part of parts) expect(widthOf(part, size)).toBeLessThanOrEqual(room);
  },
);
