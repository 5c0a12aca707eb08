import { expect, test } from 'vitest';
import { dayWatches, nightWatches } from './chaughadiya.ts';

const ids = (watches: ReturnType<typeof dayWatches>) => watches.map(({ id }) => id).join(' ');

test('Sunday: the printed order by day and by night', () => {
  expect(ids(dayWatches(1))).toBe('udvega chara labha amrita kala shubha roga udvega');
  expect(ids(nightWatches(1))).toBe('shubha amrita chara roga kala labha udvega shubha');
});

test('each weekday opens with its own lord’s watch, its night with the fifth weekday’s', () => {
  const openings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => [dayWatches(weekday)[0]?.id, nightWatches(weekday)[0]?.id]);
  expect(openings).toEqual([
    ['udvega', 'shubha'],
    ['amrita', 'chara'],
    ['roga', 'kala'],
    ['labha', 'udvega'],
    ['shubha', 'amrita'],
    ['chara', 'roga'],
    ['kala', 'labha'],
  ]);
});
