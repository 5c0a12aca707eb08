import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { BLOCKS, FRAME } from 'ganaka/internal/views/blocks/index.ts';
import { panchangaOf } from 'ganaka/internal/views/day/panchanga.ts';
import { expect, test } from 'vitest';
import { toyEngine } from '../../../../ganaka/test/kit/toy-engine.ts';
import { pageIn } from './page.ts';
import { linesOf } from './panchanga-page.ts';

const pageAt = async (latDeg: number): Promise<string> => {
  const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', latDeg, 75.78, 5.5), {});
  const day = momentUnder(sky, dayOf({ year: 2026, month: 11, day: 14 }));
  const payload = panchangaOf(day, ENGLISH, [...FRAME, ...BLOCKS]);
  return linesOf({ engine: sky.engine, payload }, await pageIn(null)).join('\n');
};

test('the page names the day, the five angas, the Sun and the grahas', async () => {
  const page = await pageAt(23.18);
  expect(page).toMatch(/^Panchanga 2026-11-14, Ujjain/);
  for (const label of ['vara', 'tithi', 'nakshatra', 'yoga', 'karana', 'amanta', 'sunrise', 'rahu kala', 'shani'])
    expect(page).toMatch(new RegExp(`^  ${label} `, 'm'));
});

test('the Tamil day is in it where it was asked for', async () => {
  const page = await pageAt(13.08);
  expect(page).toMatch(/^The Tamil day$/m);
  expect(page).toMatch(/^ {2}gowri +Soram to \d\d:\d\d; Uthi to /m);
  for (const label of ['nalla neram', 'soolam', 'parigaram', 'Tamil yoga', 'nokku', 'chandrashtama', 'Tamil season'])
    expect(page).toMatch(new RegExp(`^  ${label} `, 'm'));
});

test('where the Sun does not rise the page has no muhurtas and says why', async () => {
  const page = await pageAt(80);
  expect(page).not.toMatch(/^Muhurta$/m);
  expect(page).toMatch(/^ {2}muhurta: the Sun does not rise/m);
});
