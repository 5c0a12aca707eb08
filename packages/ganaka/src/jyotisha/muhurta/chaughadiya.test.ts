import { describe, expect, test } from 'vitest';
import { dayWatches, nightWatches } from './chaughadiya.ts';

const ids = (watches: ReturnType<typeof dayWatches>) => watches.map(({ id }) => id).join(' ');

/** The two tables that almanacs print, from Sunday. */
const PRINTED: readonly (readonly [day: string, night: string])[] = [
  ['udvega chara labha amrita kala shubha roga udvega', 'shubha amrita chara roga kala labha udvega shubha'],
  ['amrita kala shubha roga udvega chara labha amrita', 'chara roga kala labha udvega shubha amrita chara'],
  ['roga udvega chara labha amrita kala shubha roga', 'kala labha udvega shubha amrita chara roga kala'],
  ['labha amrita kala shubha roga udvega chara labha', 'udvega shubha amrita chara roga kala labha udvega'],
  ['shubha roga udvega chara labha amrita kala shubha', 'amrita chara roga kala labha udvega shubha amrita'],
  ['chara labha amrita kala shubha roga udvega chara', 'roga kala labha udvega shubha amrita chara roga'],
  ['kala shubha roga udvega chara labha amrita kala', 'labha udvega shubha amrita chara roga kala labha'],
];

describe('the printed order of the eight watches', () => {
  PRINTED.forEach(([day, night], i) => {
    test(`weekday ${i + 1}, by day and by night`, () => {
      expect(ids(dayWatches(i + 1))).toBe(day);
      expect(ids(nightWatches(i + 1))).toBe(night);
    });
  });
});
