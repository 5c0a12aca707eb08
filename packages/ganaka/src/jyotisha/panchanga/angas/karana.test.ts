import { expect, test } from 'vitest';
import { karanaAt } from '../../../text/cycles.ts';
import { isVishti, kindOf } from './karana.ts';

const ALL = Array.from({ length: 60 }, (_, i) => i + 1);

test('four karanas come once a month, seven come eight times (Surya-siddhanta II.67-69)', () => {
  expect(ALL.filter((each) => kindOf(each) === 'sthira')).toEqual([1, 58, 59, 60]);
  expect(ALL.filter(isVishti)).toHaveLength(8);
});

test('isVishti agrees with the karana named vishti', () => {
  expect(ALL.filter(isVishti)).toEqual(ALL.filter((each) => karanaAt(each)?.id === 'vishti'));
});

test('Vishti fills the second half of shukla 4, 11 and krishna 3, 10, the first of shukla 8, 15 and krishna 7, 14 (Muhurta Chintamani 1.43)', () => {
  const second = [4, 11, 18, 25].map((tithi) => tithi * 2);
  const first = [8, 15, 22, 29].map((tithi) => tithi * 2 - 1);
  expect(ALL.filter(isVishti)).toEqual([...second, ...first].sort((a, b) => a - b));
});
