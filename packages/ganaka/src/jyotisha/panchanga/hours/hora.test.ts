import { expect, test } from 'vitest';
import { varaLord } from '../angas/vara.ts';
import { horaLord } from './hora.ts';

test('Sunday’s horas: Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars, Sun', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((hora) => horaLord(1, hora))).toEqual([
    'surya',
    'shukra',
    'budha',
    'chandra',
    'shani',
    'guru',
    'mangala',
    'surya',
  ]);
});

test('the twenty-fifth hora is the next weekday’s first: the order of the week', () => {
  for (let weekday = 1; weekday <= 7; weekday++) expect(horaLord(weekday, 25)).toBe(varaLord((weekday % 7) + 1));
});
