import { describe, expect, test } from 'vitest';
import { MANVADI, YUGADI } from '../rules/tables/manvadi.ts';
import { PURANA_ROWS } from '../rules/tables/purana-notes.ts';
import { puranaNotesOf } from './purana.ts';

const masa = (number: number, adhika = false) => ({ masa: number, adhika, kshaya: false });

describe('Purana day notes', () => {
  test('the bright ninth of Kartika begins a yuga and is the akshaya navami of the Skanda Purana', () => {
    const notes = puranaNotesOf(masa(8), 9);
    expect(notes.map(({ id }) => id)).toContain('yugadi');
    expect(notes.some(({ source }) => 'work' in source && source.work === 'Skanda Purana')).toBe(true);
  });
  test('the same tithi of an adhika Kartika has none', () => expect(puranaNotesOf(masa(8, true), 9)).toEqual([]));
  test('a tithi that no row names has none', () => expect(puranaNotesOf(masa(8), 3)).toEqual([]));
  test('every row fires on its own month and tithi and not a month later', () => {
    for (const row of PURANA_ROWS) {
      expect(puranaNotesOf(masa(row.masa), row.tithi).some(({ sa }) => sa === row.sa)).toBe(true);
      expect(puranaNotesOf(masa((row.masa % 12) + 1), row.tithi).some(({ sa }) => sa === row.sa)).toBe(false);
    }
  });
  test('fourteen Manus and four yugas', () => expect([MANVADI.length, YUGADI.length]).toEqual([14, 4]));
  test('no note speaks of anything but its source', () => {
    for (const row of PURANA_ROWS) expect(row.name.normalize('NFC')).toBe(row.name);
  });
});
