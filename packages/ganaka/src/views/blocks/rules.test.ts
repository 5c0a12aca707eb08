/** The rule blocks under a real sky: shape, languages, days without sunrise, size. */

import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { drik } from '../../../test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../../test/kit/voices.ts';
import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { dayOf } from '../../kernel/civil.ts';
import { type Place, placeWithOffset } from '../../kernel/place.ts';
import { plusDays } from '../../kernel/units.ts';
import { defaultsOf } from '../../sky/engines/engine.ts';
import { ENGLISH, type Voice } from '../../text/voice.ts';
import { panchangaOf } from '../day/panchanga.ts';
import { BLOCK_REPLIES } from './index.reply.ts';
import { BLOCKS } from './index.ts';

const OURS = ['tithi_nirnaya', 'bhadra', 'vasa', 'special_yogas', 'sankalpa', 'purana', 'badhaka', 'display'];
const blocks = BLOCKS.filter(({ name }) => OURS.includes(name));

const engine = drik();
const options = defaultsOf(engine.info);
const dayAt = (place: Place, year: number, month: number, day: number): Moment =>
  momentUnder(engine.skyOver(place, options), dayOf({ year, month, day }));

const DEHRADUN = placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5);
const TROMSO = { ...placeWithOffset('Tromsø', 69.65, 18.96, 1), zone: 'Europe/Oslo' };
const DEVANAGARI = /[\u0900-\u097f]/;

function reply(day: Moment, say: Voice): Record<string, unknown> {
  return panchangaOf(day, say, blocks);
}

describe('rule blocks of the snapshot', () => {
  test('all eight are in the list', () => expect(blocks.map(({ name }) => name).sort()).toEqual([...OURS].sort()));

  test('every block fits its schema on sixty days', () => {
    for (let i = 0; i < 60; i++) {
      const day = momentUnder(
        engine.skyOver(DEHRADUN, options),
        plusDays(dayOf({ year: 2026, month: 1, day: 1 }), i * 6),
      );
      const given = reply(day, ENGLISH_AND_HINDI);
      for (const { name } of blocks) {
        const errors = [...Value.Errors(BLOCK_REPLIES[name], given[name])];
        expect(errors, `${name} ${day.asked}`).toEqual([]);
      }
    }
  });

  test('an English reply has no Hindi, no display, and Devanagari only where Sanskrit is quoted', () => {
    const given = reply(dayAt(DEHRADUN, 2026, 11, 14), ENGLISH);
    expect(JSON.stringify(given)).not.toContain('_hi"');
    expect(given.display).toBeUndefined();
    for (const name of ['tithi_nirnaya', 'bhadra', 'vasa', 'special_yogas', 'badhaka'])
      expect(JSON.stringify(given[name]).replaceAll(/"verse_sa":"[^"]*"/g, '')).not.toMatch(DEVANAGARI);
  });

  test('where the Sun does not rise only the nirnaya is missing, and nothing is not a number', () => {
    for (const [month, day] of [
      [12, 21],
      [6, 21],
    ] as const) {
      const given = reply(dayAt(TROMSO, 2026, month, day), ENGLISH_AND_HINDI);
      expect(given.tithi_nirnaya).toBeNull();
      for (const name of OURS.slice(1)) expect(given[name], name).not.toBeNull();
      expect(JSON.stringify(given)).not.toMatch(/NaN|undefined/);
    }
  });

  test('the blocks stay within 16 kB on an ordinary day', () => {
    const sizes = [1, 5, 9, 14, 19, 24, 28].map((day) =>
      Buffer.byteLength(JSON.stringify(reply(dayAt(DEHRADUN, 2026, 11, day), ENGLISH_AND_HINDI))),
    );
    expect(sizes.sort((a, b) => a - b)[3]).toBeLessThan(16_000);
  });

  test('bhadra is the vishti karana: its window is one of the karanas of the day', () => {
    let met = 0;
    for (let i = 0; i < 30; i++) {
      const day = momentUnder(engine.skyOver(DEHRADUN, options), plusDays(dayOf({ year: 2026, month: 11, day: 1 }), i));
      const { bhadra } = reply(day, ENGLISH) as { bhadra: { windows: { start: string; mukha: { start: string } }[] } };
      met += bhadra.windows.length;
      for (const { start, mukha } of bhadra.windows) expect(mukha.start >= start).toBe(true);
    }
    expect(met).toBeGreaterThanOrEqual(8); // eight in a lunar month, some met on two days
  });

  test('a direction that the nakshatra forbids has its name in both languages', () => {
    const met = new Set<string>();
    for (let i = 0; i < 28; i++) {
      const day = momentUnder(engine.skyOver(DEHRADUN, options), plusDays(dayOf({ year: 2026, month: 11, day: 1 }), i));
      const { vasa } = reply(day, ENGLISH_AND_HINDI) as { vasa: { disha_shula: Record<string, string> } };
      const { by_nakshatra, by_nakshatra_name, by_nakshatra_name_hi } = vasa.disha_shula;
      if (by_nakshatra === undefined) continue;
      met.add(by_nakshatra);
      expect(by_nakshatra_name?.toLowerCase()).toBe(by_nakshatra);
      expect(by_nakshatra_name_hi).toMatch(DEVANAGARI);
    }
    expect(met.size).toBe(4); // Rohini, Uttara Phalguni, Jyeshtha and Purva Bhadrapada
  });

  test('periods are given while they run, each with its works, in both languages; none on a quiet day', () => {
    const periods = (year: number, month: number, day: number) =>
      (
        reply(dayAt(DEHRADUN, year, month, day), ENGLISH_AND_HINDI) as {
          badhaka: { periods?: Record<string, unknown>[] };
        }
      ).badhaka.periods;
    expect(periods(2026, 5, 5)).toBeUndefined();
    const [adhika] = periods(2026, 6, 1) ?? [];
    expect(adhika).toMatchObject({ period: 'adhika', name_hi: 'अधिक मास' });
    expect(String(adhika?.until)).toMatch(/^2026-06-15/); // the new moon that ends the adhika Jyeshtha
    const asta = periods(2027, 8, 20) ?? [];
    expect(asta.map(({ period }) => period)).toEqual(['guru_asta', 'shukra_asta', 'simhastha']);
    for (const { avoid, avoid_hi, citation } of asta) {
      expect(avoid).not.toEqual([]);
      expect(avoid_hi).toHaveLength(Array.isArray(avoid) ? avoid.length : 0);
      expect(citation).toMatchObject({ work: 'Dharmasindhu' });
    }
  });

  test('the purnima of Jyeshtha is a manvadi in the adhika month of 2026 and in the true one', () => {
    const kinds = (month: number, day: number) =>
      (reply(dayAt(DEHRADUN, 2026, month, day), ENGLISH) as { purana: { notes: { kind: string }[] } }).purana.notes.map(
        ({ kind }) => kind,
      );
    expect(kinds(5, 31)).toContain('manvadi');
    expect(kinds(6, 29)).toContain('manvadi');
    expect(kinds(5, 30)).not.toContain('manvadi');
    expect(kinds(6, 30)).not.toContain('manvadi');
  });

  test('nothing that we say ourselves speaks of death', () => {
    for (let i = 0; i < 60; i++) {
      const day = momentUnder(engine.skyOver(DEHRADUN, options), plusDays(dayOf({ year: 2027, month: 1, day: 1 }), i));
      const gists = JSON.stringify(reply(day, ENGLISH)).match(/"(?:gist|effect|avoid)":"[^"]*"/g) ?? [];
      for (const gist of gists) expect(gist).not.toMatch(/death|dead|die|kill|mortal/i);
    }
  });
});

describe('days of a published almanac', () => {
  const DELHI = placeWithOffset('Delhi', 28.6139, 77.209, 5.5);
  /** The bright eleventh of Chaitra: Calendar Reform Committee 1955 for the first four, Drik Panchang for 2023. */
  const kamada: [year: number, month: number, day: number][] = [
    [1954, 4, 13],
    [1955, 4, 3],
    [1957, 4, 10],
    [1958, 3, 31],
    [2023, 4, 1],
  ];
  for (const [year, month, day] of kamada) {
    const date = `${year}-0${month}-${String(day).padStart(2, '0')}`;
    test(`kamada ekadashi is kept on ${date}`, () => {
      const { tithi_nirnaya } = reply(dayAt(DELHI, year, month, day), ENGLISH) as {
        tithi_nirnaya: { ekadashi?: { smarta: string }; decided: { tithi: { number: number } } };
      };
      expect(tithi_nirnaya.ekadashi?.smarta).toBe(date);
      expect(tithi_nirnaya.decided.tithi.number).toBe(11);
    });
  }
});
