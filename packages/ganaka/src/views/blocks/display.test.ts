import { describe, expect, test } from 'vitest';
import { drik } from '../../../test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../../test/kit/voices.ts';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { dayOf, midnight } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { plusDays } from '../../kernel/units.ts';
import { display } from './display.ts';

const UJJAIN = placeWithOffset('Ujjain', 23.18, 75.77, 5.5);
const sky = drik().skyOver(UJJAIN, { node: 'mean', positions: 'apparent', rise: 'limb' });

function linesAt(month: number, date: number, hours?: number): readonly string[] {
  const day = dayOf({ year: 2026, month, day: date });
  const t = hours === undefined ? undefined : plusDays(midnight(day, 5.5), hours / 24);
  const said: unknown = display.of(momentUnder(sky, day, t), ENGLISH_AND_HINDI);
  return (said as { hi: readonly string[] }).hi;
}

describe('year, month and tithi of the Hindi page are of one moment', () => {
  // purnima and amavasya days of 2026, asked for after the tithi has ended: the page is still that of the morning
  for (const [month, date, hours, masa] of [
    [3, 3, 20, 'फाल्गुन मास, शुक्ल पक्ष, पूर्णिमा'],
    [7, 29, 23.5, 'आषाढ़ मास, शुक्ल पक्ष, पूर्णिमा'],
    [8, 28, 18, 'श्रावण मास, शुक्ल पक्ष, पूर्णिमा'],
    [6, 15, 18, 'अधिक ज्येष्ठ मास, कृष्ण पक्ष, अमावस्या'],
    [3, 19, 7, 'चैत्र मास, कृष्ण पक्ष, अमावस्या'],
  ] as const)
    test(`2026-${month}-${date} at ${hours} h`, () => {
      const asked = linesAt(month, date, hours);
      expect(asked[1]).toContain(masa);
      expect(asked.slice(0, 3)).toEqual(linesAt(month, date).slice(0, 3));
    });

  test('on the last morning of the year the old year is shown, though the new one begins an hour later', () => {
    expect(linesAt(3, 19, 7)[0]).toContain('विक्रम संवत् 2082');
    expect(linesAt(3, 20)[0]).toContain('विक्रम संवत् 2083');
  });
});

test('the entry of the Sun is given with its hours: newspapers of 2026 print 15:13, Swiss Ephemeris gives 15:07', () => {
  const entry = linesAt(1, 14).find((line) => line.startsWith('मकर संक्रान्ति'));
  expect(entry).toMatch(/^मकर संक्रान्ति दोपहर 03:(0[67]|1\d) बजे; पुण्यकाल दोपहर 03:\d\d से सायं 0[56]:\d\d तक।$/);
  expect(linesAt(1, 14).filter((line) => line.includes('पुण्यकाल'))).toHaveLength(1);
  expect(linesAt(1, 13).join()).not.toContain('पुण्यकाल');
});

test('an eclipse is given with what is seen of it: on 3 March 2026 the Moon rises in it, the umbra leaves her at 13:17 UT', () => {
  const line = linesAt(3, 3).find((each) => each.startsWith('चन्द्र ग्रहण'));
  // sutak of one that rises eclipsed: from sunrise
  expect(line).toMatch(/^चन्द्र ग्रहण सायं 06:\d\d से सायं 06:47 तक \(ग्रस्तोदय\); सूतक प्रातः 06:4\d से सायं 06:47 तक।$/);
  expect(linesAt(3, 4).join()).not.toContain('ग्रहण');
});

test('twelve o’clock is noon and half past five of a long day evening, as they are spoken', () => {
  const rahu = (month: number, date: number) => linesAt(month, date).find((line) => line.includes('राहु काल'));
  expect(rahu(6, 14)).toMatch(/अभिजित् मुहूर्त दोपहर 12:0\d से दोपहर 12:5\d तक; राहु काल सायं 05:3\d से सायं 07:1\d तक/);
  for (let month = 1; month <= 12; month++)
    for (const line of linesAt(month, 15)) expect(line).not.toMatch(/प्रातः 12:|दोपहर 0[4-9]:/);
});

test('a bhadra that began in the night before is given from sunrise', () => {
  // Vishti of the bright fourth began at 00:40 and ends with the tithi
  const bhadra = linesAt(5, 20).find((line) => line.startsWith('भद्रा'));
  expect(bhadra).toMatch(/^भद्रा सूर्योदय से प्रातः 11:0\d तक/);
});

describe('the Sun tells the part of the day', () => {
  const linesIn = (latDeg: number, lonDeg: number, tz: number, year: number, month: number, date: number) => {
    const place = placeWithOffset('there', latDeg, lonDeg, tz);
    const there = drik().skyOver(place, { node: 'mean', positions: 'apparent', rise: 'limb' });
    return display.of(momentUnder(there, dayOf({ year, month, day: date })), ENGLISH_AND_HINDI).hi;
  };
  // sunset of 21 December 2026 at London 15:53, sunrise 08:04 as almanacs print them
  test('a London sunset in December is evening, not noon', () => {
    const line = linesIn(51.5, -0.13, 0, 2026, 12, 21).find((each) => each.startsWith('सूर्योदय'));
    expect(line).toMatch(/^सूर्योदय प्रातः 08:0[34], सूर्यास्त सायं 03:5[34];/);
  });
  test('and one in June too, though the clock says night', () => {
    const line = linesIn(51.5, -0.13, 1, 2026, 6, 21).find((each) => each.startsWith('सूर्योदय'));
    expect(line).toMatch(/^सूर्योदय प्रातः 04:4\d, सूर्यास्त सायं 09:2\d;/);
  });
  // new moon of 15 June 2026 at 02:54 UT, which ends the adhika Jyeshtha: noon replaces the missing sunrise
  test('where the Sun does not set the day is named by noon, the month and the tithi alike', () => {
    const [, day, tithi] = linesIn(69.65, 18.96, 2, 2026, 6, 15);
    expect(day).toMatch(/^ज्येष्ठ मास, शुक्ल पक्ष, प्रतिपदा तिथि/);
    expect(tithi).toMatch(/^तिथि: प्रतिपदा प्रातः 04:5\d बजे से।$/);
  });
  test('where the Sun does not rise the clock decides', () => {
    expect(linesIn(78.2, 15.6, 1, 2026, 12, 21).join(' ')).toMatch(/(प्रातः|दोपहर|सायं|रात्रि) \d\d:\d\d/);
  });
  // Drik Panchang: on 7 January 2023 pratipada runs through the night
  test('a tithi that has two sunrises is marked', () =>
    expect(linesIn(25.32, 82.97, 5.5, 2023, 1, 7)[2]).toBe('तिथि: प्रतिपदा अहोरात्र; वृद्धि तिथि: प्रतिपदा।'));
});

describe('where the Sun does not rise or set', () => {
  const tromso = drik().skyOver(placeWithOffset('Tromso', 69.6489, 18.955, 2), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  const pageOn = (month: number, date: number): readonly string[] =>
    display.of(momentUnder(tromso, dayOf({ year: 2026, month, day: date })), ENGLISH_AND_HINDI).hi;

  // full and new moons apart, the eighth begins at 11:51 of the clock there, before noon
  test('21 June 2026: the eighth in the head and in the line of tithis, and that the Sun does not set', () => {
    const page = pageOn(6, 21);
    expect(page[1]).toContain('अष्टमी तिथि');
    expect(page[2]).toBe('तिथि: अष्टमी प्रातः 11:51 बजे से।');
    expect(page).toContain('इस दिन यहाँ सूर्य अस्त नहीं होता; तिथि आदि मध्याह्न के हैं।');
  });
  test('21 December: that he does not rise', () => {
    expect(pageOn(12, 21)).toContain('इस दिन यहाँ सूर्योदय नहीं होता; तिथि आदि मध्याह्न के हैं।');
  });
  test('on every day of a year the head and the line of tithis name the same tithi', () => {
    for (let n = 0; n < 365; n++) {
      const day = plusDays(dayOf({ year: 2026, month: 1, day: 1 }), n);
      const [, head = '', tithis = ''] = display.of(momentUnder(tromso, day), ENGLISH_AND_HINDI).hi;
      const tithi = / पक्ष, (\S+) तिथि,/.exec(head)?.[1];
      expect(tithis, head).toMatch(new RegExp(`^तिथि: ${tithi}[ ;।]`));
    }
  });
});
