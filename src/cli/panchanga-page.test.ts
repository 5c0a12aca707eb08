import { expect, test } from 'vitest';
import { toyEngine } from '../../test/kit/toy-engine.ts';
import { dayOf } from '../kernel/civil.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { momentUnder } from '../panchanga/moment.ts';
import { ENGLISH } from '../text/voice.ts';
import { BLOCKS, FRAME } from '../views/blocks/index.ts';
import { panchangaOf } from '../views/panchanga.ts';
import { pageOf } from './panchanga-page.ts';

const pageAt = (latDeg: number): string[] => {
  const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', latDeg, 75.78, 5.5), {});
  const day = momentUnder(sky, dayOf({ year: 2026, month: 11, day: 14 }));
  return pageOf({ engine: sky.engine, payload: panchangaOf(day, ENGLISH, [...FRAME, ...BLOCKS]) });
};

test('the page names the day, the five angas, the Sun and the grahas', () => {
  const page = pageAt(23.18).join('\n');
  expect(page).toMatch(/^Panchanga 2026-11-14, Ujjain/);
  for (const label of ['vara', 'tithi', 'nakshatra', 'yoga', 'karana', 'amanta', 'sunrise', 'rahu kala', 'shani'])
    expect(page).toMatch(new RegExp(`^  ${label} `, 'm'));
});

test('where the Sun does not rise the page has no muhurtas and says why', () => {
  const page = pageAt(80).join('\n');
  expect(page).not.toMatch(/^Muhurta$/m);
  expect(page).toMatch(/^ {2}muhurta: the Sun does not rise/m);
});
