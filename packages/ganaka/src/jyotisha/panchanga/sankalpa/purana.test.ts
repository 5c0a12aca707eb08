import { describe, expect, test } from 'vitest';
import { dayNumber, tithisFrom, toyNirnaya } from '../../../../test/kit/toy-nirnaya.ts';
import { PURANA_ROWS } from '../../../rules/tables/purana-notes.generated.ts';
import { ENGLISH } from '../../../text/voice.ts';
import { beginningDay, beginningsOf, passagesOf, passagesOfSky, puranaNotesOf, tithiLordOf } from './purana.ts';

const masa = (number: number, adhika = false) => ({ masa: number, adhika, kshaya: false });
const MASAS = [...Array(12).keys()].map((i) => i + 1);
const TITHIS = [...Array(30).keys()].map((i) => i + 1);

describe('Purana day notes', () => {
  test('the bright ninth of Kartika is the akshaya navami of the Skanda Purana', () => {
    const notes = puranaNotesOf(masa(8), 9);
    expect(notes.some(({ source }) => 'work' in source && source.work === 'Skanda Purana')).toBe(true);
  });
  test('the same tithi of an adhika Kartika has none', () => expect(puranaNotesOf(masa(8, true), 9)).toEqual([]));
  test('a tithi that no row names has none', () => expect(puranaNotesOf(masa(8), 3)).toEqual([]));
  test('every row fires on its own month and tithi and not a month later', () => {
    for (const row of PURANA_ROWS) {
      expect(puranaNotesOf(masa(row.masa), row.tithi).some(({ sa }) => sa === row.sa)).toBe(true);
      expect(puranaNotesOf(masa((row.masa % 12) + 1), row.tithi).some(({ sa }) => sa === row.sa)).toBe(false);
    }
  });
  test('no note speaks of anything but its source', () => {
    for (const row of PURANA_ROWS) expect(row.name.normalize('NFC')).toBe(row.name);
  });
});

describe('passages of the digests that name a Purana', () => {
  const named = (month: number, tithi: number, adhika = false): string[] =>
    passagesOf(masa(month, adhika), tithi).map(({ id, purana }) => `${id} (${purana})`);
  test.each([
    // Kalamadhava, prakarana 4: «नारदीयपुराणेऽपि, माघशुक्लचतुर्थ्यां तु गौरीमाराधयेद् बुधः»
    [11, 4, 'gauri-chaturthi (Narada Purana)'],
    // «स्कन्दपुराणे दर्शिताः। माघमासे तु कृष्णाया फाल्गुनादौ चतुर्द्दशी»
    [11, 29, 'shivaratri-vrata (Skanda Purana)'],
    // «लिङ्गपुराणेऽपि। चतुर्थ्यां तु गणेशस्य गौर्याश्चैव विधानतः»
    [5, 19, 'ganesha-gauri-puja (Linga Purana)'],
    // «भविष्यत्पुराणे। श्रावण बहुले पक्षे कृष्णजन्माष्टमीव्रतम्»
    [5, 23, 'krishna-janmashtami (Bhavishya Purana)'],
    // Dharmasindhu 02/125: «फाल्गुनशुक्लप्रतिपदमारभ्य द्वादशदिनपर्यन्तंपयोव्रतश्रीभागवते उक्तम्»
    [12, 12, 'payo-vrata (Bhagavata Purana)'],
    // prakarana 3: «ब्रह्मपुराणे फलव्रतं पठ्यते, मासि भाद्रपदे शुक्ले पक्षे च प्रतिपत्तिथौ»
    [6, 1, 'phala-vrata (Brahma Purana)'],
  ])('month %s, tithi %s: %s', (month, tithi, want) => {
    expect(named(month, tithi)).toContain(want);
    expect(named(month, (tithi % 30) + 1)).not.toContain(want);
  });
  test('in an adhika month those of every month remain, those of the named month do not', () => {
    expect(named(11, 4, true)).toEqual([
      'vinayaka-puja (Bhavishya Purana)',
      'ganesha-gauri-puja (Linga Purana)',
      'naga-vrata (Kurma Purana)',
    ]);
  });
  test('the fourteenth of dark Magha is not that of dark Phalguna', () =>
    expect(named(12, 29)).not.toContain('shivaratri-vrata (Skanda Purana)'));
  test.each([
    [10, ['sankranti-upavasa', 'uttarayana-snana', 'uttarayana-dana']],
    [4, ['sankranti-upavasa', 'dakshinayana-snana', 'dakshinayana-dana']],
    [1, ['sankranti-upavasa', 'vishuva-snana', 'vishuva-dana']],
    [9, ['sankranti-upavasa', 'shadashiti-dana']],
    [2, ['sankranti-upavasa']],
    [null, []],
  ])('the Sun enters sign %s: %s (Kalamadhava 5; Jyotirnibandha, punya-kala 21-22)', (entered, ids) =>
    expect(passagesOfSky({ yogas: [3], entered, guru: 4 }).map(({ id }) => id)).toEqual(ids),
  );
  test('vyatipata, and Guru in Simha', () =>
    expect(passagesOfSky({ yogas: [16, 17], entered: null, guru: 5 }).map(({ id }) => id)).toEqual([
      'vyatipata-shraddha',
      'vyatipata-snana',
      'gautami-snana',
    ]));
  test('the lords of the tithis by Muhurta Chintamani 1.3; of amavasya none', () => {
    expect([1, 4, 11, 15, 19].map((tithi) => tithiLordOf(tithi)?.sa)).toEqual(['वह्निः', 'गणेशः', 'विश्वे', 'शशी', 'गणेशः']);
    expect([tithiLordOf(30), tithiLordOf(1)?.purana]).toEqual([null, null]);
  });
});

describe('the beginnings of the ages', () => {
  /** Months from Chaitra, tithis 1–30 of the amanta month. */
  const MANVADI: [name: string, masa: number, tithi: number][] = [
    ['Chaitra bright third', 1, 3],
    ['Chaitra purnima', 1, 15],
    ['Jyeshtha purnima', 3, 15],
    ['Ashadha bright tenth', 4, 10],
    ['Ashadha purnima', 4, 15],
    ['Shravana dark eighth', 5, 23],
    ['Bhadrapada bright third', 6, 3],
    ['Ashvina bright ninth', 7, 9],
    ['Kartika bright twelfth', 8, 12],
    ['Kartika purnima', 8, 15],
    ['Pausha bright eleventh', 10, 11],
    ['Magha bright seventh', 11, 7],
    ['Phalguna purnima', 12, 15],
    ['Phalguna amavasya', 12, 30],
  ];
  const YUGADI: [name: string, masa: number, tithi: number][] = [
    ['Vaishakha bright third', 2, 3],
    ['Bhadrapada dark thirteenth', 6, 28],
    ['Kartika bright ninth', 8, 9],
    ['Magha amavasya', 11, 30],
  ];
  const of = (id: string) =>
    MASAS.flatMap((number) =>
      TITHIS.filter((tithi) => beginningsOf(masa(number), tithi).some((note) => note.kind === id)).map((tithi) => [
        number,
        tithi,
      ]),
    );
  test('fourteen manvadi, these and no others (Dharmasindhu 2, Chaitra)', () =>
    expect(of('manvadi')).toEqual(MANVADI.map(([, month, tithi]) => [month, tithi])));
  test('four yugadi, these and no others (Muhurta Chintamani 1.57)', () =>
    expect(of('yugadi')).toEqual(YUGADI.map(([, month, tithi]) => [month, tithi])));
  for (const [name, month, tithi] of [...MANVADI, ...YUGADI])
    test(`${name} counts in the adhika month too (Dharmasindhu 1, malamase varjyani)`, () =>
      expect(beginningsOf(masa(month, true), tithi)).toEqual(beginningsOf(masa(month), tithi)));

  /** The day given to a tithi that runs from `from` to `to` ghatikas, asked on each day that it touches, and what parted two. */
  const decided = (id: 'manvadi' | 'yugadi', number: number, from: number, to: number) => {
    const tithis = tithisFrom(number, from, [to, to + 60]);
    const [own] = tithis;
    if (own === undefined) throw new Error('no tithi');
    const asked = [0, 1].filter((n) => from < (n + 1) * 60 && to > n * 60);
    const found = asked.map((n) => beginningDay(toyNirnaya(n, tithis), own, id));
    for (const each of found) expect(each, 'the same from both days').toEqual(found[0]);
    const [{ civil, tie } = { civil: null, tie: null }] = found;
    return {
      day: civil === null ? null : dayNumber(civil),
      tie: tie === null ? null : (ENGLISH.cite(tie).locus ?? 'practice'),
    };
  };
  type Case = [name: string, tithi: number, from: number, to: number, day: number, tie: string | null];
  // daylight is thirty ghatikas: purvahna 0 to 15, aparahna 18 to 24, three muhurtas 6
  const THIRD = '2, Vaishakha (akshayya-tritiya)';
  const manvadi: Case[] = [
    ['bright: purvahna of the later day alone', 3, 20, 80, 1, null],
    ['bright: purvahna of the earlier day alone', 3, -5, 55, 0, null],
    ['bright: of both, three muhurtas on the later', 15, 10, 66, 1, THIRD],
    ['bright: of both, less than three muhurtas on the later', 15, 10, 65, 0, THIRD],
    ['dark: aparahna of the earlier day alone', 23, 10, 70, 0, null],
    ['dark: aparahna of the later day alone', 23, 25, 83, 1, null],
    ['dark: of both, more on the later', 30, 22, 83, 1, 'practice'],
    ['dark: of both, more on the earlier', 30, 19, 80, 0, 'practice'],
  ];
  for (const [name, tithi, from, to, day, tie] of manvadi)
    test(`manvadi, ${name}: day ${day} (Dharmasindhu 2, Chaitra)`, () =>
      expect(decided('manvadi', tithi, from, to)).toEqual({ day, tie }));
  // the thirteenth ghati begins at 12, the sixteenth at 15
  const YUGA = '2, Vaishakha (yugadi)';
  const yugadi: Case[] = [
    ['bright: ended on the later day before the thirteenth ghati, with three muhurtas on it', 3, 10, 71, 0, YUGA],
    ['bright: ended before the sunrise of the later day', 3, 2, 59, 0, null],
    ['bright: a part of the three ghatikas of the earlier day alone', 9, 14, 72, 0, YUGA],
    ['bright: of the later day alone', 3, 16, 73, 1, null],
    ['bright: of both', 3, 14, 73, 1, YUGA],
    ['bright: of neither', 9, 16, 71, 1, YUGA],
    ['dark: of the earlier day alone', 28, 10, 70, 0, null],
    ['dark: of the later day alone', 28, 19, 76, 1, null],
    ['dark: of both, more on the later', 30, 17, 77, 1, 'practice'],
    ['dark: of neither', 30, 19, 74, 0, 'practice'],
  ];
  for (const [name, tithi, from, to, day, tie] of yugadi)
    test(`yugadi, ${name}: day ${day} (Dharmasindhu 2, Vaishakha)`, () =>
      expect(decided('yugadi', tithi, from, to)).toEqual({ day, tie }));
});
