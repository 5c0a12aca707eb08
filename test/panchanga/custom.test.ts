/**
 * Months and years of one reply agree. Which state keeps which is given by the service's specification ("Gujarat,
 * Maharashtra, Karnataka, Andhra, Telangana, Goa amanta; Odisha, Chhattisgarh and the north purnimanta; Gujarat's year Kartikadi").
 */

import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/index.ts';
import { type Choices, USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { display } from 'ganaka/internal/views/blocks/display.ts';
import { sankalpa } from 'ganaka/internal/views/blocks/sankalpa.ts';
import { describe, expect, test } from 'vitest';
import { drik, engines } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { inlineWork, THIRD, testApp } from '../kit/test-app.ts';

const at = (name: string, state: string | undefined, lat: number, lon: number) =>
  drik().skyOver(
    { ...placeWithOffset(name, lat, lon, 5.5), ...(state !== undefined && { state }) },
    { node: 'mean', positions: 'apparent', rise: 'limb' },
  );
const KRISHNA = dayOf({ year: 2026, month: 1, day: 15 }); // the dark half after Pausha's full moon: Magha in the north

function said(state: string | undefined, lat: number, lon: number, choices: Choices = USUAL) {
  const moment = momentUnder(at('there', state, lat, lon), KRISHNA);
  const { hi } = display.of(moment, ENGLISH_AND_HINDI, choices);
  const { mukhya, month_system, era, notes = [] } = sankalpa.of(moment, ENGLISH_AND_HINDI, choices);
  return { year: hi[0] ?? '', day: hi[1] ?? '', text: mukhya.text_hi ?? '', month_system, era, notes };
}

describe('the month in words is the state’s', () => {
  test.each([
    ['Gujarat', 23.03, 72.58, 'amanta'],
    ['Maharashtra', 19.08, 72.88, 'amanta'],
    ['Karnataka', 12.97, 77.59, 'amanta'],
    ['Andhra Pradesh', 16.51, 80.65, 'amanta'],
    ['Telangana', 17.38, 78.47, 'amanta'],
    ['Goa', 15.5, 73.83, 'amanta'],
    ['Odisha', 20.27, 85.84, 'purnimanta'],
    ['Chhattisgarh', 21.25, 81.63, 'purnimanta'],
    ['Uttar Pradesh', 25.32, 83.01, 'purnimanta'],
    ['Madhya Pradesh', 22.72, 75.86, 'purnimanta'],
  ] as const)('%s', (state, lat, lon, system) => {
    const { day, text, month_system } = said(state, lat, lon);
    expect(month_system).toBe(system);
    expect(day).toContain(system === 'amanta' ? 'पौष मास, कृष्ण पक्ष' : 'माघ मास, कृष्ण पक्ष');
    expect(text).toContain(system === 'amanta' ? 'पौषमासे कृष्णपक्षे' : 'माघमासे कृष्णपक्षे');
  });
  test('month_system asks for the other', () => {
    expect(said('Gujarat', 23.03, 72.58, { ...USUAL, month_system: 'purnimanta' }).text).toContain('माघमासे');
    expect(said('Uttar Pradesh', 25.3, 83, { ...USUAL, month_system: 'amanta' }).day).toContain('पौष मास');
  });
  test('without a state the Vindhya decides', () => {
    expect(said(undefined, 28.6, 77.2).month_system).toBe('purnimanta');
    expect(said(undefined, 13.1, 80.3).month_system).toBe('amanta');
  });
});

describe('ritu, samvatsara and era agree, or the rule is named', () => {
  test('Magha’s dark half in Hemanta names the amanta month in the page and the rule in the sankalpa', () => {
    const { year, text, notes } = said('Uttar Pradesh', 25.32, 83.01);
    expect(year).toContain('हेमन्त ऋतु (अमान्त पौष से)');
    expect(text).toContain('हेमन्तर्तौ');
    expect(notes.join()).toContain('new moon to new moon');
    expect(said('Maharashtra', 19.08, 72.88).year).toContain('हेमन्त ऋतु।');
    expect(said('Maharashtra', 19.08, 72.88).notes.join()).not.toContain('ritu');
  });
  test('the name of the year in the sankalpa is on the page too', () => {
    for (const state of ['Uttar Pradesh', 'Maharashtra', 'Gujarat']) {
      const { year, text } = said(state, 22, 75);
      // Shaka 1947 is Vishvavasu, the thirty-ninth from Prabhava (Jyotirnibandha: Shaka by sixty from Pramathi)
      expect(text).toContain('विश्वावसुनाम्नि');
      expect(year).toContain('विश्वावसु');
    }
  });
  test('southern sankalpas have the Shaka year, Gujarat’s the Kartikadi Vikram year', () => {
    expect(said('Karnataka', 12.97, 77.59).text).toContain('१९४७-तमे शालिवाहनशकाब्दे');
    expect(said('Uttar Pradesh', 25.32, 83.01).text).toContain('२०८२-तमे वैक्रमाब्दे');
    // between Kartika and Chaitra both Vikram counts agree; before Kartika Gujarat's is a year behind
    const june = momentUnder(at('Ahmedabad', 'Gujarat', 23.03, 72.58), dayOf({ year: 2026, month: 6, day: 1 }));
    expect(display.of(june, ENGLISH_AND_HINDI).hi[0]).toContain('विक्रम संवत् 2082 (कार्तिकादि), शक संवत् 1948');
    expect(sankalpa.of(june, ENGLISH_AND_HINDI).mukhya.text_hi).toContain('२०८२-तमे वैक्रमाब्दे');
  });
  test('Gujarat’s year keeps one name from Kartika to Ashvina: Ananda to 13 November 2023, Rakshasa from the 14th', () => {
    // Drik Panchang: 2079 Ananda, 2080 Rakshasa; in April the northern year changes and Gujarat's does not
    const nameOn = (month: number, day: number, year = 2023) =>
      / (\S+) नामक/.exec(
        display.of(
          momentUnder(at('Ahmedabad', 'Gujarat', 23.03, 72.58), dayOf({ year, month, day })),
          ENGLISH_AND_HINDI,
        ).hi[0] ?? '',
      )?.[1];
    for (const [month, day] of [
      [1, 15],
      [3, 20],
      [3, 25],
      [10, 1],
      [11, 13],
    ] as const)
      expect(nameOn(month, day), `${day}.${month}.`).toBe('आनन्द');
    for (const [month, day, year] of [
      [11, 14, 2023],
      [4, 20, 2024],
      [10, 25, 2024],
    ] as const)
      expect(nameOn(month, day, year), `${day}.${month}.`).toBe('राक्षस');
    expect(nameOn(8, 3, 2026)).toBe('पिंगल'); // 2082 in a peer's snapshot of Drik Panchang
  });
  test('era=kali names its year in both', () => {
    const { year, text, era } = said('Uttar Pradesh', 25.32, 83.01, { ...USUAL, era: 'kali' });
    expect(era).toBe('kali');
    expect(year).toContain('कलि संवत् 5127');
    expect(text).toContain('५१२७-तमे कल्यब्दे');
  });
  test('where civil months are solar, the solar month is given too: Makara begins on 14 January 2026', () => {
    expect(said('Tamil Nadu', 13.08, 80.27).day).toMatch(/; सौर मकर मास, दिन [12]।$/);
    expect(said('Punjab', 31.6, 74.9).day).toMatch(/; सौर मकर मास/);
    expect(said('Karnataka', 12.97, 77.59).day).not.toContain('सौर');
  });
});

describe('over the wire', () => {
  const gazetteer = readGazetteer();
  const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
  const known = engines(THIRD);
  const app = testApp({ engines: known, where, heavy: inlineWork(known, where) });
  const asked = async (query: string) => {
    const reply = await app.get(`/v1/vedic/panchanga?date=2026-01-15&blocks=sankalpa&${query}`, {
      'x-api-key': 'tg-pro',
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  test('a place by name and by its coordinates has one custom', async () => {
    for (const query of ['place=Ahmedabad', 'lat=23.0258&lon=72.5873', 'place=Bhuj', 'lat=23.25&lon=69.67'])
      expect((await asked(query)).panchanga.sankalpa.month_system, query).toBe('amanta');
    for (const query of ['place=Cuttack', 'lat=20.46&lon=85.88', 'place=Indore', 'lat=22.72&lon=75.86'])
      expect((await asked(query)).panchanga.sankalpa.month_system, query).toBe('purnimanta');
    expect((await asked('place=London')).panchanga.sankalpa.month_system).toBe('amanta');
  });
  test('an unknown word is refused with the list', async () => {
    const { status, error } = await asked('month_system=solar');
    expect(status).toBe(400);
    expect(error).toContain('regional, amanta, purnimanta');
  });
});

test('the state of a point', () => {
  const { stateAt } = readGazetteer();
  expect(stateAt(19.0, 73.0)).toBe('Maharashtra');
  expect(stateAt(28.61, 77.21)).toBe('Delhi');
  expect(stateAt(27.7, 85.32)).toBeNull(); // Kathmandu
  expect(stateAt(51.5, -0.1)).toBeNull();
});

describe('a kshaya month has one name in the page and in the sankalpa', () => {
  // new moons of 14 January and 13 February 1983, between them the Sun's entries into Makara and Kumbha: Pausha and Magha in one
  const words = (month: number, date: number, state: string, lat: number, lon: number) => {
    const moment = momentUnder(at('there', state, lat, lon), dayOf({ year: 1983, month, day: date }));
    const { mukhya, notes = [] } = sankalpa.of(moment, ENGLISH_AND_HINDI);
    const { hi } = display.of(moment, ENGLISH_AND_HINDI, USUAL);
    return { day: hi[1] ?? '', text: mukhya.text_hi ?? '', notes: notes.join() };
  };
  test.each([
    ['Uttar Pradesh', 25.32, 83.01, 1, 16, 'पौष-माघ'],
    ['Uttar Pradesh', 25.32, 83.01, 1, 30, 'माघ-फाल्गुन'],
    ['Maharashtra', 19.08, 72.88, 1, 30, 'पौष-माघ'],
  ] as const)('%s (%d, %d), 1983-%i-%i: %s', (state, lat, lon, month, date, two) => {
    const { day, text, notes } = words(month, date, state, lat, lon);
    const [named = ''] = day.split(' मास');
    expect(two.split('-')).toContain(named);
    expect(day).toContain(`${named} मास (${two} क्षय मास), `);
    expect(text).toContain(`${named}मासे`);
    expect(notes).toContain('month: kshaya');
  });
});

test('a place without a kshetra says why, in Nepal too', () => {
  const sky = (name: string, lat: number, lon: number) =>
    drik().skyOver(
      { ...placeWithOffset(name, lat, lon, 5.75), zone: 'Asia/Kathmandu' },
      { node: 'mean', positions: 'apparent', rise: 'limb' },
    );
  const notesOf = (name: string, lat: number, lon: number) => {
    const { kshetra, notes = [] } = sankalpa.of(momentUnder(sky(name, lat, lon), KRISHNA), ENGLISH_AND_HINDI, USUAL);
    return { kshetra, notes: notes.join() };
  };
  const WHY = 'kshetra: none is laid down';
  expect(notesOf('Kathmandu', 27.7, 85.3)).toMatchObject({ kshetra: { id: 'pashupati' } });
  expect(notesOf('Kathmandu', 27.7, 85.3).notes).not.toContain(WHY);
  expect(notesOf('Pokhara', 28.2, 84).kshetra).toBeNull();
  expect(notesOf('Pokhara', 28.2, 84).notes).toContain(WHY);
});
