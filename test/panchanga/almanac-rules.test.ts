/**
 * Days that a reader of the texts corrected. The dates of Janmashtami 2034 and 2027, upakarma 2024, Govardhan 2026 and Mahashtami 1995 are
 * the reader's; Rama Navami 2026 is the publishers' (oracles). The parana of 2024, after 15:38 on 27 August, is Drik Panchang's (quoted by the
 * Hindustan Times, 24 August 2024). Mahanavami 2020 and 2025, Vijayadashami and Dev Deepavali are those of timeanddate.com (in the holidays
 * library, calendars/hindu.py). That Rigveda upakarma 2003 falls on panchami is the reader's; its date follows from the tithi, for no printed
 * one was found.
 */

import { FESTIVALS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { type Occurrence, occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';

const PLACES = {
  Delhi: placeWithOffset('Delhi', 28.6139, 77.209, 5.5),
  Mumbai: placeWithOffset('Mumbai', 19.076, 72.8777, 5.5),
};
const engine = drik();

function kept(id: string, year: number, place: keyof typeof PLACES = 'Delhi'): Occurrence {
  const sky = engine.skyOver(PLACES[place], { node: 'mean', positions: 'apparent', rise: 'limb' });
  const festival = FESTIVALS.find((each) => each.id === id);
  const found = festival === undefined ? undefined : occurrencesOf(new FestivalYear(sky, year), festival)[0];
  if (found === undefined) throw new Error(`${id} is not kept in ${year}`);
  return found;
}
const dayOf = (id: string, year: number, place?: keyof typeof PLACES) => isoDate(kept(id, year, place).day);
const schoolOf = (id: string, year: number, tradition: string) => {
  const school = kept(id, year).alternatives.find((each) => each.tradition === tradition);
  return school === undefined ? null : isoDate(school.day);
};

test('Janmashtami 2034: an eighth at no sunrise is joined with the seventh, so Vaishnavas keep 6 September', () => {
  expect(schoolOf('janmashtami', 2034, 'vaishnava')).toBe('2034-09-06');
});
test('Janmashtami 2025: Rohini comes seven hours after the eighth has ended and joins nothing: 15 August', () => {
  expect(dayOf('janmashtami', 2025)).toBe('2025-08-15');
  expect(Object.fromEntries(kept('janmashtami', 2025).beside)).toEqual({ with_rohini: kept('janmashtami', 2025).day });
});
test('Janmashtami 2027: Rohini joins the later day alone, which the Dharmasindhu then takes: 25 August', () => {
  expect(dayOf('janmashtami', 2027)).toBe('2027-08-25');
  expect(schoolOf('janmashtami', 2027, 'nishitha')).toBe('2027-08-24');
});
test('Janmashtami 2024: the fast joined with Rohini ends with both tithi and star, 15:38 on 27 August', () => {
  const parana = kept('janmashtami', 2024).observances.find(({ id }) => id === 'parana');
  expect(parana?.window && clock(PLACES.Delhi, parana.window.from).slice(0, 16)).toBe('2024-08-27T15:38');
});
test('Janmashtami at Delhi: nishitha is the half of the night, not the muhurta around it', () => {
  // 2029: Rohini comes at 00:33, after the midnight of 00:21; it joins both days, the earlier being viddha: the later. 1931: the eighth itself
  // comes at 00:24, after the midnight of 00:20, so that the later day alone has it there
  expect(dayOf('janmashtami', 2029)).toBe('2029-09-01');
  expect(dayOf('janmashtami', 1931)).toBe('1931-09-05');
});
test('Janmashtami at Mumbai: the eighth that ends before the second midnight is nishitha-vyapini on the earlier day alone', () => {
  expect(dayOf('janmashtami', 2063, 'Mumbai')).toBe('2063-08-16');
  expect(dayOf('janmashtami', 1963, 'Mumbai')).toBe('1963-08-12'); // at midnight of neither: the later
});
test('Janmashtami 2025: the fast on the tithi alone ends with it in the evening, before midnight', () => {
  const parana = kept('janmashtami', 2025).observances.find(({ id }) => id === 'parana');
  expect(parana?.window && clock(PLACES.Delhi, parana.window.from).slice(0, 15)).toBe('2025-08-16T21:3');
});

test('Rigveda upakarma: an eclipse or a sankranti between the midnights bars the star: panchami, and if that is barred Hasta', () => {
  // 2017: the Moon is eclipsed from 22:52 of the star's day; panchami has less than three muhurtas on the 28th of July
  expect(schoolOf('upakarma', 2017, 'rigveda')).toBe('2017-07-27');
  // 1961, 1980: Shravana is under two muhurtas, and the Sun enters Simha on the day of panchami
  expect(schoolOf('upakarma', 1961, 'rigveda')).toBe('1961-08-15');
  expect(schoolOf('upakarma', 1980, 'rigveda')).toBe('1980-08-15');
});
test('Samaveda upakarma: Hasta in aparahna of both days, or in a part of the earlier alone, is kept on the later', () => {
  expect(schoolOf('upakarma', 2017, 'samaveda')).toBe('2017-08-25'); // both
  expect(schoolOf('upakarma', 1983, 'samaveda')).toBe('1983-09-09'); // a fifth of the earlier
  expect(schoolOf('upakarma', 2023, 'samaveda')).toBe('2023-09-16'); // the whole of the earlier alone (Drik Panchang)
});

test('Rigveda upakarma 2024: Shravana of two muhurtas after sunrise of the later day: 19 August', () => {
  expect(Object.fromEntries(kept('upakarma', 2024).beside).rigveda).toBe(kept('upakarma', 2024).day);
  expect(dayOf('upakarma', 2024)).toBe('2024-08-19');
});
test('Rigveda upakarma 2003: Shravana under two muhurtas, joined with Uttara Ashadha, gives way to panchami', () => {
  const { beside, lunation } = kept('upakarma', 2003);
  const day = Object.fromEntries(beside).rigveda;
  expect(lunation === null || day === undefined || day === null ? null : Math.floor(day - lunation.from)).toBe(4);
  expect(schoolOf('upakarma', 2003, 'rigveda')).toBe('2003-08-02');
});

const fastOf = (name: string, year: number) => {
  const sky = engine.skyOver(PLACES.Delhi, { node: 'mean', positions: 'apparent', rise: 'limb' });
  const ekadashi = FESTIVALS.find(({ id }) => id === 'ekadashi');
  const found = ekadashi && occurrencesOf(new FestivalYear(sky, year), ekadashi).find((each) => each.name === name);
  const vaishnava = found?.alternatives.find(({ tradition }) => tradition === 'vaishnava')?.day;
  return found && [isoDate(found.day), vaishnava === undefined ? null : isoDate(vaishnava)];
};
test('The eleventh at one sunrise and the twelfth at none: householders fast on the earlier day, Vaishnavas on the later', () => {
  // templepurohit.com, Nirjala Ekadashi 2022: 10 June, gauna 11 June (the eleventh from 07:25 to 05:45); hindi.webdunia.com, 20 December
  // 2023: Mokshada on the 22nd for smartas, on the 23rd for Vaishnavas. By the Dharmasindhu (1, uddesha 17): dashami 4, ekadashi 2, dvadashi 58
  expect(fastOf('nirjala-ekadashi', 2022)).toEqual(['2022-06-10', '2022-06-11']);
  expect(fastOf('mokshada-ekadashi', 2023)).toEqual(['2023-12-22', '2023-12-23']);
});
test('The eleventh and the twelfth both run on past a sunrise: all fast on the later day', () => {
  // Rama Ekadashi 2024: from 05:23 of 27 October to 07:50 of the 28th, the twelfth to 10:31 of the 29th
  expect(fastOf('rama-ekadashi', 2024)).toEqual(['2024-10-28', null]);
});

test('Govardhan 1963: Kartika is kshaya after an adhika Kartika, which the text calls fit for every rite: the day after Deepavali is an alternative', () => {
  expect(schoolOf('govardhan', 1963, 'samsarpa')).toBe('1963-10-18');
  expect(schoolOf('bhaidooj', 1963, 'samsarpa')).toBe('1963-10-19');
  expect(schoolOf('deepavali', 1963, 'samsarpa')).toBeNull();
});
test('Govardhan 2026 at Mumbai: pratipad of nine muhurtas, the second entering for less than six: 10 November', () => {
  expect(dayOf('govardhan', 2026, 'Mumbai')).toBe('2026-11-10');
});
test('Mahashtami 1995: the ninth is lost, so the eighth joined with the seventh is taken: 1 October', () => {
  expect(dayOf('mahashtami', 1995)).toBe('1995-10-01');
});
test('Mahanavami: three muhurtas of the ninth in the evening of the eighth, else the later day', () => {
  // 2020: from 06:58 of the 24th to 07:41 of the 25th (Latestly, 22 October 2020), so that bali waits for the later morning
  expect(dayOf('mahanavami', 2020)).toBe('2020-10-24');
  expect(schoolOf('mahanavami', 2020, 'bali')).toBe('2020-10-25');
  expect(dayOf('mahanavami', 2025)).toBe('2025-10-01');
});
test('Rama Navami 2026: publishers print 26 March; three muhurtas of the ninth on the 27th take it by the text', () => {
  expect(dayOf('ramnavami', 2026)).toBe('2026-03-26');
  expect(schoolOf('ramnavami', 2026, 'dharmasindhu')).toBe('2026-03-27');
});

test("Vijayadashami: a Shravana that begins after aparahna of the earlier day is the later day's", () => {
  expect([2003, 2019, 2022].map((year) => dayOf('vijayadashami', year))).toEqual([
    '2003-10-05',
    '2019-10-08',
    '2022-10-05',
  ]);
});
test('Dev Deepavali: purnima in the evenings of two days is kept on the later', () => {
  expect([2012, 2013, 2019].map((year) => dayOf('dev-deepavali', year))).toEqual([
    '2012-11-28',
    '2013-11-17',
    '2019-11-12',
  ]);
});
