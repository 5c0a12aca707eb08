/** The reason given for a day is true of that day: cases in which it was not, each with what the text or a publisher has. */

import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { kalaBhairavaAshtami } from 'ganaka/internal/jyotisha/festivals/catalog/kala-bhairava-ashtami.ts';
import { kalashtami } from 'ganaka/internal/jyotisha/festivals/catalog/kalashtami.ts';
import { lakshmiPanchami } from 'ganaka/internal/jyotisha/festivals/catalog/lakshmi-panchami.ts';
import { masaShivaratri } from 'ganaka/internal/jyotisha/festivals/catalog/masa-shivaratri.ts';
import { pradosha } from 'ganaka/internal/jyotisha/festivals/catalog/pradosha.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import type { TithiFestival } from 'ganaka/internal/jyotisha/festivals/rule.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { wordOf } from 'ganaka/internal/rules/clause.ts';
import { describe, expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI as SAY } from '../../packages/ganaka/test/kit/voices.ts';

const TOWNS = { Delhi: [28.6139, 77.209], Chennai: [13.0827, 80.2707], Kolkata: [22.5726, 88.3639] } as const;
type Town = keyof typeof TOWNS;
const keptIn = (id: string, year: number, town: Town = 'Delhi') => {
  const [lat, lon] = TOWNS[town];
  const sky = drik().skyOver(placeWithOffset(town, lat, lon, 5.5), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  const [found] = occurrencesOf(new FestivalYear(sky, year), festivalNamed(id));
  if (found === undefined) throw new Error(`no ${id} in ${year}`);
  const others = Object.fromEntries(found.alternatives.map(({ tradition, day }) => [tradition, isoDate(day)]));
  return { found, date: isoDate(found.day), because: wordOf(found.verdict.because.when), others };
};

describe('Vijayadashami (Dharmasindhu 2, Ashvina)', () => {
  test('2018: the tenth in aparahna of both days, Shravana on the earlier alone, which is taken', () => {
    const { date, because, others, found } = keptIn('vijayadashami', 2018);
    expect([date, because]).toEqual(['2018-10-18', 'nakshatra_on_first_and_not_nakshatra_on_second']);
    expect(SAY.cite(found.verdict.because.source).gist).toMatch(/the day that alone has Shravana/);
    expect(others.aparahna).toBe('2018-10-19'); // timeanddate.com
  });
  test('2028: 28 September with Shravana; the 27th, which timeanddate.com prints, by aparahna alone', () => {
    const { date, others } = keptIn('vijayadashami', 2028);
    expect([date, others.aparahna]).toEqual(['2028-09-28', '2028-09-27']);
  });
  test.each(Object.keys(TOWNS) as Town[])(
    'at %s no reason speaks of Shravana otherwise than the sky (1950–2050)',
    (town) => {
      for (let year = 1950; year <= 2050; year++) {
        const { found, because } = keptIn('vijayadashami', year, town);
        const { facts } = found.meeting;
        const [first, second] = [facts.has('nakshatra_on_first'), facts.has('nakshatra_on_second')];
        if (because === 'always') expect(first === second, `${year}`).toBe(true);
        if (because.startsWith('nakshatra_on_first_and_not')) expect([first, second], `${year}`).toEqual([true, false]);
      }
    },
  );
});

describe('Ramanavami', () => {
  test('2005: the middle of the day decides, the text’s three muhurtas and one publisher have the next day', () => {
    const { date, others, found } = keptIn('ramnavami', 2005);
    expect([date, others.dharmasindhu]).toEqual(['2005-04-17', '2005-04-18']); // timeanddate.com: the 18th
    expect(SAY.gist(found.verdict.because.source.gist)).toMatch(/34 of the 35 years/);
  });
  test.each([
    ['2008-04-13', '2008-04-14'],
    ['2017-04-04', '2017-04-05'],
    ['2026-03-26', '2026-03-27'],
  ])('%s as published, with the text’s %s as an alternative', (date, text) => {
    const kept = keptIn('ramnavami', Number(date.slice(0, 4)));
    expect([kept.date, kept.others.dharmasindhu]).toEqual([date, text]);
  });
});

test('that a part of pradosha counts is said where the text says it: 2, Kartika', () => {
  const sources = (ladder: typeof kalashtami.ladder) =>
    ladder.map(({ source }) => source).filter(({ gist }) => /a part/.test(SAY.gist(gist)));
  for (const source of [...sources(kalashtami.ladder), ...sources(kalaBhairavaAshtami.ladder)])
    expect(SAY.cite(source).locus).toContain('2, Kartika (kalashtami)');
});

describe('at Chennai in 2019 the days of another calendar are given with ours', () => {
  // jyotisha’s calendar of Chennai 2019 (jyotisham/jyotisha, daily-cal-2019-Chennai) and its rules (adyatithi)
  const [lat, lon] = TOWNS.Chennai;
  const sky = drik().skyOver(placeWithOffset('Chennai', lat, lon, 5.5), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  const year = new FestivalYear(sky, 2019);
  const beside = (festival: TithiFestival, date: string) =>
    occurrencesOf(year, festival)
      .find(({ day }) => isoDate(day) === date)
      ?.alternatives.map(({ tradition, day }) => `${tradition} ${isoDate(day)}`);
  test('the fourteenth at neither midnight: 25 November, where it prints the 24th', () => {
    expect(beside(masaShivaratri, '2019-11-25')).toContain('earlier 2019-11-24');
  });
  test('the fifth of Chaitra joined with the fourth: 9 April, where the sunrise is on the 10th', () => {
    expect(beside(lakshmiPanchami, '2019-04-09')).toEqual(['sunrise 2019-04-10']);
  });
  test('a thirteenth that begins in pradosha and is at no sunset: 18 January and 25 October', () => {
    expect(beside(pradosha, '2019-01-18')).toEqual(['sunset 2019-01-19']);
    expect(beside(pradosha, '2019-10-25')).toEqual(['sunset 2019-10-26']);
  });
  test('where both agree nothing is added', () => {
    expect(beside(pradosha, '2019-12-09')).toEqual([]);
    expect(beside(masaShivaratri, '2019-12-24')).toEqual([]);
  });
});

describe('our sentence has what the passage has', () => {
  // Dharmasindhu 1, uddesha 2: “मकरकर्कातिरिक्ते”; 2, Pausha: “पुण्यतरम्”, “पञ्चनाड्यः पुण्यतमाः”
  test('a night’s entry: halves of the day before and after, Makara and Karka by their own sentences', () => {
    expect(SAY.gist('punya_kala.night_before_midnight_second_half')).toMatch(
      /second half of the day before, best its last five nadis/,
    );
    expect(SAY.gist('punya_kala.night_after_midnight_first_half')).toMatch(/first half of the day after/);
    expect(SAY.gist('punya_kala.makara_night_whole_next_day')).toMatch(
      /whole next day, better its first half, best the first five nadis/,
    );
    expect(SAY.gist('punya_kala.karka_night_whole_day_before')).toMatch(/whole day before/);
  });
  // Muhurta Chintamani 1.51: “सर्वः सिंहगुरुर्वर्ज्यः कलिङ्गे गौडगुर्जरे”
  test('Guru in Simha: the three lands of the last verse are named', () => {
    const sentence = SAY.gist('vivaha.all_simha_kalinga_gauda_gurjara');
    for (const land of ['Kalinga', 'Gauda', 'Gurjara']) expect(sentence).toContain(land);
  });
  // Muhurta Chintamani 5.11: birth rite and naming together, “एकादशे द्वादशकेऽपि घस्रे”
  test('naming: on the eleventh or twelfth day, with the birth rite', () => {
    expect(SAY.gist('namakarana.birth_rite_naming_eleventh_twelfth')).toMatch(
      /Birth rite and naming on the eleventh or twelfth day/,
    );
  });
  // Dharmasindhu 2, Chaitra: “पारणादिविशेषनिर्णयः शारदनवरात्रवद्बोध्यः”
  test('of the spring navaratra the particulars are those of autumn', () => {
    expect(SAY.gist('chaitra_navaratri.autumn_navaratra')).toMatch(/^Parana and the other particulars/);
  });
});
