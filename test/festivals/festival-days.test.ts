/** The dates that a page lists for the years around are those of the festival itself. */
import { expect, test } from 'vitest';
import { answer } from '../../src/ask/answer.ts';
import { askingAt } from '../../src/ask/read.ts';
import type { ChosenPlace } from '../../src/ask/where.ts';
import { dayOf } from '../../src/kernel/civil.ts';
import { CLOCKS } from '../../src/places/zone-at.ts';
import { voiceKey } from '../../src/text/voice.ts';
import { festival, YEARLY_IDS } from '../../src/views/festivals/festival.ts';
import { festivalDays } from '../../src/views/festivals/festival-days.ts';
import { drik } from '../kit/engines.ts';

const spot = (name: string, latDeg: number, lonDeg: number, zone: string): ChosenPlace => ({
  ...{ name, latDeg, lonDeg, zone, fixedHours: null, defaulted: false, assumedOffset: false },
});
const PLACES = [
  spot('Ujjain', 23.18, 75.78, 'Asia/Kolkata'),
  spot('London', 51.51, -0.13, 'Europe/London'),
  spot('Tromso', 69.65, 18.96, 'Europe/Oslo'),
];

test.each(PLACES)('of every festival of three years in $name', (place) => {
  const engine = drik();
  const lang = voiceKey(['en']);
  for (const year of [2026, 2027, 2028])
    for (const id of YEARLY_IDS) {
      const at = { place, day: dayOf({ year, month: 1, day: 1 }) };
      const whole = answer(festival, askingAt(festival, engine.info, at, { id, year }), engine, CLOCKS, lang).payload;
      const days = answer(festivalDays, askingAt(festivalDays, engine.info, at, { id, year }), engine, CLOCKS, lang);
      expect(days.payload.dates, `${id} ${year}`).toEqual(whole.occurrences.map(({ date }) => date));
    }
});
