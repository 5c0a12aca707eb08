/** Days on which a verse decides what an easier reading would not: expected from the verse and from where the grahas are. */

import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { resolved, whereHolds } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import type { Authority, KaryaRow, UndertakingDetails, Weight } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import { rulesetOf } from 'ganaka/internal/jyotisha/muhurta/karya/verdict.ts';
import { authoritiesOf } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { type MuhurtaDay, muhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import { doshasAt } from 'ganaka/internal/jyotisha/muhurta/vivaha/doshas.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { covers } from 'ganaka/internal/jyotisha/muhurta/windows.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type JdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { nakshatraOf, rashiOf } from 'ganaka/internal/kernel/zodiac.ts';
import { type Graha, isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';

const SKY = drik().skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const PUSHYA = 8;
const GIVEN: UndertakingDetails = { asta: 'kalamsha', janmaNakshatra: PUSHYA, wedding: { haradatta: false } };

function dayOn(date: string): MuhurtaDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const found = muhurtaDay(SKY, dayOf({ year, month, day }));
  if (isNone(found)) throw new Error(`no day ${date}`);
  return found;
}
const hoursAfter = (day: MuhurtaDay, hours: number): JdUt => plusDays(day.sunrise, hours / 24);
const rashi = (graha: Graha, t: JdUt): number => rashiOf(SKY.longitude(graha, t));
const tithiAt = (t: JdUt): number =>
  Math.floor(((SKY.longitude('chandra', t) - SKY.longitude('surya', t) + 360) % 360) / 12) + 1;

/** Whether the row of a clause holds at an instant. */
function holds(
  rows: readonly KaryaRow[],
  id: string,
  by: Authority,
  weight: Weight,
  day: MuhurtaDay,
  t: JdUt,
): boolean {
  const row = rows.find((each) => each.id === id && each.weight === weight && each.by.includes(by));
  const condition = row?.condition(GIVEN) ?? null;
  if (row === undefined || condition === null) throw new Error(`no ${weight} ${id} by ${by}`);
  return covers(whereHolds({ ...row, holds: condition }, day), t);
}

test.each([
  ['2015-06-28', true, 'the bright eleventh of the added Ashadha'],
  ['2015-07-27', false, 'Devashayani'],
  ['2015-11-26', true, 'the full moon of Kartika'],
] as const)('DS 02/18, 03/71: Vishnu falls asleep in no added month: %s', (date, isAwake, _what) => {
  const day = dayOn(date);
  for (const by of ['MC', 'DS'] as const)
    expect(holds(WORKS.karnavedha.rows, 'kv.sleep', by, 'must', day, hoursAfter(day, 3)), by).toBe(isAwake);
});

test.each([
  ['2028-04-03', 12, false],
  ['2028-05-01', 1, true],
] as const)('DS 04/04: the birth star on %s, the Sun in sign %i, is a fault: %s', (date, sun, isFault) => {
  const day = dayOn(date);
  expect(rashi('surya', day.sunrise)).toBe(sun);
  const at = Array.from({ length: 24 }, (_, h) => hoursAfter(day, h)).find(
    (t) => nakshatraOf(SKY.longitude('chandra', t)) === PUSHYA,
  );
  if (at === undefined) throw new Error('the Moon is elsewhere');
  expect(holds(WORKS.upanayana.rows, 'up.janma', 'DS', 'avoid', day, at)).toBe(isFault);
  // MC 5.45: learned if given the thread under his own star
  expect(holds(WORKS.upanayana.rows, 'up.janma', 'MC', 'prefer', day, at)).toBe(true);
  expect(WORKS.upanayana.rows.some(({ id }) => id === 'all.janma')).toBe(false);
});

test('DS 05/24, MC 1.48: the bright half of Vaishakha 2010 had thirteen days', () => {
  const day = dayOn('2010-05-20');
  const t = day.sunrise;
  for (const [work, id] of [
    ['griha_pravesha', 'gp.kshaya_paksha'],
    ['bhumi_pujan', 'bp.kshaya_paksha'],
  ] as const) {
    const { rows } = WORKS[work];
    expect(holds(rows, id, 'DS', 'must', day, t), id).toBe(false);
    expect(holds(rows, id, 'MC', 'avoid', day, t), id).toBe(true);
    expect(holds(rows, id, 'DS', 'must', dayOn('2010-05-30'), dayOn('2010-05-30').sunrise), id).toBe(true);
  }
  for (const [work, id] of [
    ['karnavedha', 'kv.kshaya_paksha'],
    ['kupa', 'ku.kshaya_paksha'],
    ['yatra', 'ya.kshaya_paksha'],
    ['namakarana', 'nk.late_kshaya_paksha'],
  ] as const)
    expect(holds(WORKS[work].rows, id, 'MC', 'avoid', day, t), id).toBe(true);
});

test('MC 6.66, 6.89: a burnt tithi is no fault while Mercury, Jupiter and Venus are in kendra or kona', () => {
  const day = dayOn('2008-05-24');
  const isWell = (t: JdUt): boolean => {
    const lagna = rashiOf(SKY.lagna(t));
    return (['budha', 'guru', 'shukra'] as const).every((graha) =>
      [1, 4, 5, 7, 9, 10].includes(((rashi(graha, t) - lagna + 12) % 12) + 1),
    );
  };
  const seen = new Set<boolean>();
  for (let hours = 1; hours < 24; hours++) {
    const t = hoursAfter(day, hours);
    // the fourth of either half with the Sun in Vrishabha
    const isBurnt = rashi('surya', t) === 2 && tithiAt(t) === 19;
    expect(holds(WEDDING_ROWS, 'vv.dagdha_tithi', 'MC', 'avoid', day, t), `${hours} hours`).toBe(isBurnt && !isWell(t));
    expect(doshasAt(day, t).find(({ id }) => id === 'dagdha_tithi')?.present).toBe(isBurnt && !isWell(t));
    if (isBurnt) seen.add(isWell(t));
  }
  expect(seen.size).toBe(2);
});

test('MC 6.44, 6.88: the shears cut while one of them is strong', () => {
  const day = dayOn('2008-02-12');
  const t = hoursAfter(day, 10);
  // Karka rises; Mars, weak in Mithuna, is behind it; ahead are Saturn, weak in Simha, and Ketu, who has no enemy
  expect(rashiOf(SKY.lagna(t))).toBe(4);
  expect([rashi('mangala', t), rashi('shani', t), rashi('ketu', t)]).toEqual([3, 5, 5]);
  expect(holds(WEDDING_ROWS, 'vv.kartari', 'MC', 'avoid', day, t)).toBe(true);
});

test('DS 03/31, 03/32: Abhijit is one of the nine stars, its middle quarters are not in their stead', () => {
  const day = dayOn('2008-03-04');
  const inMiddle = hoursAfter(day, 8);
  const before = hoursAfter(day, 5);
  for (const t of [inMiddle, before]) expect(nakshatraOf(SKY.longitude('chandra', t))).toBe(21);
  const { rows } = WORKS.simanta;
  expect(holds(rows, 'si.star', 'DS', 'must', day, inMiddle)).toBe(true);
  expect(holds(rows, 'si.star', 'DS', 'avoid', day, inMiddle)).toBe(false);
  expect(holds(rows, 'si.star', 'DS', 'avoid', day, before)).toBe(true);
});

test('the digging of a well is judged by the Muhurta Chintamani alone: the digest has the dedication', () => {
  expect(authoritiesOf(WORKS.kupa.rows)).toEqual(['MC']);
  expect(authoritiesOf(WORKS.dvara.rows)).toEqual(['MC']);
});

test('DS 04/04, MC 5.45: what the Dharmasindhu calls a fault is no merit in its score', () => {
  const { checked } = resolved(WORKS.upanayana.rows, GIVEN);
  const meritsBy = (by: Authority): string[] => rulesetOf(checked, by).merits.map(({ id }) => id);
  expect(meritsBy('DS')).not.toContain('up.janma');
  expect(meritsBy('MC')).toContain('up.janma');
});

test('MC 5.24: ears are not pierced under the birth star', () => {
  const day = dayOn('2028-05-01');
  const stars = new Set<boolean>();
  for (let hours = 0; hours < 24; hours++) {
    const t = hoursAfter(day, hours);
    const isBirthStar = nakshatraOf(SKY.longitude('chandra', t)) === PUSHYA;
    expect(holds(WORKS.karnavedha.rows, 'kv.mc_janma', 'MC', 'must', day, t), `${hours} hours`).toBe(!isBirthStar);
    stars.add(isBirthStar);
  }
  expect(stars.size).toBe(2);
});
