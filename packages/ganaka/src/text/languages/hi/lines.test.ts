/** Lines compared with the printed samples of the lexicon, and others made from its templates by hand. */
import { describe, expect, test } from 'vitest';
import samples from '../../../../../../test/authorities/hindi-lines.json' with { type: 'json' };
import { dayOf } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt } from '../../../kernel/units.ts';
import { devanagariDigits } from '../../../lexicon/script/digits.ts';
import { hindiClock, hindiOclock } from './clock.ts';
import * as lines from './lines.ts';

const place = placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5);
/** The instant of a clock in India on a day of November 2026. */
const at = (day: number, hour: number, minute: number) =>
  jdUt(2_461_345.5 + (day - 1) + (hour - 5.5) / 24 + minute / 1440);
const DATE = dayOf({ year: 2026, month: 11, day: 11 });
const oclock = (day: number, hour: number, minute: number): string => hindiOclock(place, at(day, hour, minute), DATE);
const plain = (hour: number, minute: number): string => hindiClock(place, at(11, hour, minute), DATE);
const SIDDHARTHI = 53;
const RAUDRA = 54;
const PARABHAVA = 40;
const KARTIKA = 8;
const WEDNESDAY = 4;
const FRIDAY = 6;

const YEAR = {
  era: 'vikram',
  vikram: 2083,
  kartikadi: false,
  shaka: 1948,
  kali: 5128,
  otherSchool: null,
  ofText: true,
  ayana: 2,
  ritu: 4,
  rituOf: null,
} as const;

const cases: [name: string, made: string, printed: string][] = [
  [
    'year',
    lines.yearLine({ ...YEAR, samvatsara: SIDDHARTHI, chandra: SIDDHARTHI }),
    'विक्रम संवत् 2083, शक संवत् 1948, सिद्धार्थी नामक संवत्सर, दक्षिणायन, शरद ऋतु।',
  ],
  [
    'day',
    lines.dayLine({
      masa: KARTIKA,
      adhika: false,
      kshaya: null,
      tithi: 2,
      weekday: WEDNESDAY,
      day: 11,
      month: 11,
      year: 2026,
      solar: null,
    }),
    'कार्तिक मास, शुक्ल पक्ष, द्वितीया तिथि, बुधवार, 11 नवम्बर 2026।',
  ],
  ['tithi', lines.tithiLine(2, [oclock(11, 15, 53)]), 'तिथि: द्वितीया दोपहर 03:53 बजे तक, उपरान्त तृतीया।'],
  [
    'angas',
    lines.angasLine(
      { number: 17, until: oclock(11, 23, 27) },
      { number: 5, until: oclock(11, 9, 12) },
      { number: 4, until: oclock(11, 15, 53) },
    ),
    'नक्षत्र: अनुराधा रात्रि 11:27 बजे तक, उपरान्त ज्येष्ठा; योग: शोभन प्रातः 09:12 बजे तक, उपरान्त अतिगण्ड; करण: कौलव दोपहर 03:53 बजे तक, उपरान्त तैतिल।',
  ],
  [
    'rise and set',
    lines.riseSetLine({
      sunrise: plain(6, 36),
      sunset: plain(17, 22),
      moonrise: plain(8, 9),
      moonset: plain(18, 47),
      palas: 26 * 60 + 55,
    }),
    'सूर्योदय प्रातः 06:36, सूर्यास्त सायं 05:22; चन्द्रोदय प्रातः 08:09, चन्द्रास्त सायं 06:47; दिनमान 26 घटी 55 पल।',
  ],
  [
    'kalas on a Wednesday',
    lines.kalaLine({
      weekday: WEDNESDAY,
      abhijit: null,
      rahu: { from: plain(11, 59), to: plain(13, 20) },
      direction: 'north',
    }),
    'अभिजित् मुहूर्त इस दिन (बुधवार) त्याज्य; राहु काल प्रातः 11:59 से दोपहर 01:20 तक; दिशाशूल उत्तर दिशा में।',
  ],
  [
    'kalas on a Friday',
    lines.kalaLine({
      weekday: FRIDAY,
      abhijit: { from: plain(11, 38), to: plain(12, 21) },
      rahu: { from: plain(10, 38), to: plain(11, 59) },
      direction: 'west',
    }),
    'अभिजित् मुहूर्त प्रातः 11:38 से दोपहर 12:21 तक; राहु काल प्रातः 10:38 से प्रातः 11:59 तक; दिशाशूल पश्चिम दिशा में।',
  ],
  [
    'a day in the dark half of an adhika month',
    lines.dayLine({
      masa: 3,
      adhika: true,
      kshaya: null,
      tithi: 30,
      weekday: 1,
      day: 14,
      month: 6,
      year: 2026,
      solar: null,
    }),
    'अधिक ज्येष्ठ मास, कृष्ण पक्ष, अमावस्या तिथि, रविवार, 14 जून 2026।',
  ],
  ['a tithi that has two sunrises', lines.tithiLine(16, [], true), 'तिथि: प्रतिपदा अहोरात्र; वृद्धि तिथि: प्रतिपदा।'],
  ['a yoga of the whole day and night', lines.yogaLine('ravi_yoga', [null]), 'रवि योग अहोरात्र।'],
  ['a tithi of the whole day and night', lines.tithiLine(11, []), 'तिथि: एकादशी अहोरात्र।'],
  [
    'a tithi that ends after midnight',
    lines.tithiLine(4, [oclock(12, 1, 20)]),
    'तिथि: चतुर्थी रात्रि 01:20 बजे (12 नवम्बर) तक, उपरान्त पंचमी।',
  ],
  [
    'a lost tithi',
    lines.tithiLine(7, [oclock(11, 7, 2), oclock(12, 4, 40)]),
    'तिथि: सप्तमी प्रातः 07:02 बजे तक, उपरान्त अष्टमी प्रातः 04:40 बजे (12 नवम्बर) तक, उपरान्त नवमी; क्षय तिथि: अष्टमी।',
  ],
  [
    'a lost amavasya',
    lines.tithiLine(29, [oclock(11, 7, 2), oclock(12, 4, 40)]),
    'तिथि: चतुर्दशी प्रातः 07:02 बजे तक, उपरान्त अमावस्या प्रातः 04:40 बजे (12 नवम्बर) तक, उपरान्त प्रतिपदा; क्षय तिथि: अमावस्या।',
  ],
  [
    'bhadra in heaven',
    lines.bhadraLine({ from: plain(4, 1), to: plain(16, 0) }, 'svarga', true),
    'भद्रा प्रातः 04:01 से सायं 04:00 तक (स्वर्ग लोक, निर्दोष)।',
  ],
  [
    'bhadra on earth',
    lines.bhadraLine({ from: plain(12, 0), to: plain(19, 0) }, 'bhuloka', false),
    'भद्रा दोपहर 12:00 से रात्रि 07:00 तक (पृथ्वी लोक)।',
  ],
  [
    'the Moon passes',
    lines.moonLine({ number: 8, until: oclock(11, 23, 27) }),
    'चन्द्र वृश्चिक राशि में रात्रि 11:27 बजे तक, उपरान्त धनु राशि में।',
  ],
  ['the Moon stays', lines.moonLine({ number: 1, until: null }), 'चन्द्र मेष राशि में अहोरात्र।'],
  [
    'no moonrise',
    lines.riseSetLine({
      sunrise: plain(6, 0),
      sunset: plain(18, 0),
      moonrise: null,
      moonset: plain(0, 30),
      palas: 1800,
    }),
    'सूर्योदय प्रातः 06:00, सूर्यास्त सायं 06:00; चन्द्रोदय आज नहीं, चन्द्रास्त रात्रि 12:30; दिनमान 30 घटी 0 पल।',
  ],
  [
    'sarvartha siddhi',
    lines.yogaLine('sarvartha_siddhi', [{ from: plain(6, 36), to: plain(23, 27) }]),
    'सर्वार्थसिद्धि योग प्रातः 06:36 से रात्रि 11:27 तक।',
  ],
  [
    'amrita siddhi twice',
    lines.yogaLine('amrita_siddhi', [
      { from: plain(6, 36), to: plain(7, 27) },
      { from: plain(9, 0), to: plain(23, 27) },
    ]),
    'अमृतसिद्धि योग प्रातः 06:36 से प्रातः 07:27 तक, प्रातः 09:00 से रात्रि 11:27 तक।',
  ],
  [
    'ravi yoga',
    lines.yogaLine('ravi_yoga', [{ from: plain(9, 5), to: plain(12, 5) }]),
    'रवि योग प्रातः 09:05 से दोपहर 12:05 तक।',
  ],
  [
    'krakaca',
    lines.yogaLine('krakaca', [{ from: plain(15, 59), to: plain(18, 59) }]),
    'क्रकच योग दोपहर 03:59 से सायं 06:59 तक।',
  ],
  [
    'vasa',
    lines.vasaLine({ agni: 'bhuloka', shiva: 'kailasa', yogini: 'northeast' }),
    'अग्निवास: पृथ्वी; शिववास: कैलास; योगिनी वास: ईशान।',
  ],
];

describe('the samples of the lexicon', () => {
  for (const [i, sample] of samples.lines.entries())
    test(`line ${i + 1} is made as printed`, () => expect(cases[i]?.[1]).toBe(sample));
  test('with Devanagari digits the tithi line is the seventh sample', () =>
    expect(devanagariDigits(cases[2]?.[1] ?? '')).toBe(samples.in_devanagari_digits));
});

describe('Hindi lines', () => {
  test('where Jupiter’s year and the lunar one differ, the Shaka year is given with its own name', () =>
    expect(lines.yearLine({ ...YEAR, samvatsara: SIDDHARTHI, chandra: PARABHAVA })).toBe(
      'विक्रम संवत् 2083, शक संवत् 1948 (संकल्प में पराभव), सिद्धार्थी नामक संवत्सर, दक्षिणायन, शरद ऋतु।',
    ));
  test('where the schools of Jupiter differ, the name of the other follows', () => {
    const year = { ...YEAR, samvatsara: RAUDRA, otherSchool: SIDDHARTHI, chandra: PARABHAVA };
    expect(lines.yearLine(year)).toBe(
      'विक्रम संवत् 2083, शक संवत् 1948 (संकल्प में पराभव), रौद्र नामक संवत्सर (शोधित गणना से सिद्धार्थी), दक्षिणायन, शरद ऋतु।',
    );
    expect(lines.yearLine({ ...year, samvatsara: SIDDHARTHI, otherSchool: RAUDRA, ofText: false })).toContain(
      'सिद्धार्थी नामक संवत्सर (सूर्यसिद्धान्त से रौद्र)',
    );
  });
  test('in the south Shaka comes first, in Gujarat the year of Kartika, and Kali where it is asked for', () => {
    const said = { ...YEAR, samvatsara: PARABHAVA, chandra: PARABHAVA };
    const rest = 'पराभव नामक संवत्सर, दक्षिणायन, शरद ऋतु।';
    expect(lines.yearLine({ ...said, era: 'shaka' })).toBe(`शक संवत् 1948, विक्रम संवत् 2083, ${rest}`);
    expect(lines.yearLine({ ...said, vikram: 2082, kartikadi: true })).toBe(
      `विक्रम संवत् 2082 (कार्तिकादि), शक संवत् 1948, ${rest}`,
    );
    expect(lines.yearLine({ ...said, era: 'kali' })).toBe(`कलि संवत् 5128, विक्रम संवत् 2083, शक संवत् 1948, ${rest}`);
  });
  for (const [name, made, printed] of cases) test(name, () => expect(made).toBe(printed));
  test('before the eras began their years are left out', () =>
    expect(lines.yearLine({ ...YEAR, vikram: 20, shaka: -115, samvatsara: 1, chandra: 27, ayana: 1, ritu: 1 })).toBe(
      'विक्रम संवत् 20, प्रभव नामक संवत्सर, उत्तरायण, वसन्त ऋतु।',
    ));
  test('an hour of the evening before or after is an evening too: a sutak begins with one and ends with the other', () => {
    const sun = { sunrise: at(11, 6, 36), sunset: at(11, 17, 28), nextSunrise: at(12, 6, 37) };
    const clock = (day: number, hour: number, minute: number) => hindiClock(place, at(day, hour, minute), DATE, sun);
    expect([clock(10, 17, 29), clock(10, 21, 52), clock(11, 3, 16), clock(12, 6, 37), clock(12, 18, 1)]).toEqual([
      'सायं 05:29 (10 नवम्बर)',
      'रात्रि 09:52 (10 नवम्बर)',
      'रात्रि 03:16',
      'प्रातः 06:37 (12 नवम्बर)',
      'सायं 06:01 (12 नवम्बर)',
    ]);
  });
  test('every line is in normal form and ends with a danda', () => {
    for (const [, made] of cases) {
      expect(made.normalize('NFC')).toBe(made);
      expect(made.endsWith('।')).toBe(true);
    }
  });
});
