/** The dates that a page lists for the years around are those of the festival itself. */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { voiceKey } from 'ganaka/internal/text/voice.ts';
import { festival, YEARLY_IDS } from 'ganaka/internal/views/festivals/festival.ts';
import { festivalDays } from 'ganaka/internal/views/festivals/festival-days.ts';
import { expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';
import { answer } from '../../packages/service/src/api/answer/answer.ts';
import { askingAt } from '../../packages/service/src/api/read/read.ts';
import type { ChosenPlace } from '../../packages/service/src/api/read/where.ts';

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
