import { expect, test } from 'vitest';
import { burntRashisOf } from './burnt-rashis.ts';

// Jyotirnibandha, lagna-prakarana 35-36, word by word; keeta is Vrishchika, as in verse 34 of the same passage
const PRINTED: [string, tithi: number, rashis: number[]][] = [
  ['तुलामृगौ प्रतिपदि', 1, [7, 10]],
  ['तृतीयायां मृगार्कभे', 3, [5, 10]],
  ['पञ्चम्यां बुधराशी द्वौ', 5, [3, 6]],
  ['सप्तम्यां चापचन्द्रभे', 7, [4, 9]],
  ['नवम्यां हरिकीटौ', 9, [5, 8]],
  ['एकादश्यां गुरोर्गृहे', 11, [9, 12]],
  ['त्रयोदश्यां मेषवृषौ', 13, [1, 2]],
];

test.each(PRINTED)('%s, in both pakshas', (_, tithi, rashis) => {
  expect(burntRashisOf(tithi)).toEqual(rashis);
  expect(burntRashisOf(tithi + 15)).toEqual(rashis);
});

test('even tithis, full and new moon burn no rashi', () => {
  for (const tithi of [2, 4, 6, 8, 10, 12, 14, 15, 30]) expect(burntRashisOf(tithi)).toEqual([]);
});
