/**
 * The solar seasons of the land. Dinamani (9 November 2025) and Maraimalaiyam 8 count the six Tamil seasons from
 * Chithirai, the month of Mesha: ilavenil, mudhuvenil, kaar, koothir, munpani, pinpani, two months each.
 */
import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { sankranti } from 'ganaka/internal/views/blocks/sankranti.ts';
import { expect, test } from 'vitest';
import { ENGLISH_AND_HINDI as SAY } from '../../packages/ganaka/test/kit/voices.ts';
import { civil, drikSky } from './angas-oracle.ts';

const CHENNAI = drikSky(13.0827, 80.2707, 5.5, 'Tamil Nadu');
const DELHI = drikSky(28.6139, 77.209, 5.5, 'Delhi');
const JAFFNA = drikSky(9.6615, 80.0255, 5.5, undefined, 'Asia/Colombo');
/** Vasanta 1 to shishira 6 on the tenth day of each month from Chithirai 2025 on. */
const TAMIL = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const DAYS = '04-23 05-24 06-24 07-26 08-26 09-26 10-27 11-26 12-25 01-23 02-22 03-24'.split(' ');

const rituOn = (sky: typeof CHENNAI, day: string): number =>
  sankranti.of(momentUnder(sky, civil(`${day < '04' ? 2026 : 2025}-${day}`)), SAY).ritu.number;

test('the seasons of the Tamil lands begin with Mesha', () => {
  for (const sky of [CHENNAI, JAFFNA]) expect(DAYS.map((day) => rituOn(sky, day))).toEqual(TAMIL);
  expect(sankranti.conventionsUnder?.(CHENNAI)).toEqual({ solar_ritu: 'from Mesha' });
});

test('4 Karthigai is in sharad at Chennai and in hemanta at Delhi, which counts from Mina', () => {
  expect([rituOn(CHENNAI, '11-20'), rituOn(DELHI, '11-20')]).toEqual([4, 5]);
  expect(sankranti.conventionsUnder?.(DELHI)).toEqual({ solar_ritu: 'from Mina' });
});
