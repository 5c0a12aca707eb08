import { describe, expect, test } from 'vitest';
import { type Run, star, type Toy, toyDay } from '../../../../test/kit/toy-day.ts';
import { VARA } from '../../../lexicon/angas/vara.ts';
import type { VaraId } from '../angas/vara.ts';
import type { NakshatraId } from '../day/rule-day.ts';
import { type SpecialYogaId, YOGA_ROWS } from './catalog.ts';
import type { SpecialYogaRow } from './row.ts';
import { anandadiOf, specialYogasOf, windowsOf } from './windows.ts';

const upTo = (n: number): number[] => [...Array(n).keys()].map((i) => i + 1);
const all = (number: number): readonly Run[] => [[number, -5, 65]];
const ghatis = (toy: Toy, id: SpecialYogaId): [number, number][] =>
  specialYogasOf(toyDay(toy))[id].map(({ from, to }) => [Math.round(from * 600) / 10, Math.round(to * 600) / 10]);

/** Each yoga: a day on which the verse gives it, and a near day on which it does not. */
const cases: [SpecialYogaId, string, Toy, Toy][] = [
  [
    'sarvartha_siddhi',
    'Pushya on Thursday, not on Friday',
    { vara: 'thursday', nakshatra: all(star('pushya')) },
    { vara: 'friday', nakshatra: all(star('pushya')) },
  ],
  [
    'amrita_siddhi',
    'Hasta on Sunday, not on Monday',
    { vara: 'sunday', nakshatra: all(star('hasta')) },
    { vara: 'monday', nakshatra: all(star('hasta')) },
  ],
  [
    'ravi_yoga',
    "the Moon fourth from the Sun's star, not fifth",
    { sun: [[1, -200, 200]], nakshatra: all(4) },
    { sun: [[1, -200, 200]], nakshatra: all(5) },
  ],
  ['siddha', 'nanda on Friday, not on Monday', { vara: 'friday', tithi: all(6) }, { vara: 'monday', tithi: all(6) }],
  [
    'tripushkara',
    'bhadra tithi, Sunday, Krittika, but not with Rohini',
    { vara: 'sunday', tithi: all(7), nakshatra: all(star('krittika')) },
    { vara: 'sunday', tithi: all(7), nakshatra: all(star('rohini')) },
  ],
  [
    'dvipushkara',
    'bhadra tithi, Tuesday, Chitra, but not on Monday',
    { vara: 'tuesday', tithi: all(12), nakshatra: all(star('chitra')) },
    { vara: 'monday', tithi: all(12), nakshatra: all(star('chitra')) },
  ],
  [
    'krakaca',
    'the twelfth on Sunday, not the eleventh',
    { vara: 'sunday', tithi: all(12) },
    { vara: 'sunday', tithi: all(11) },
  ],
  [
    'samvarta',
    'the first on Wednesday, not on Thursday',
    { vara: 'wednesday', tithi: all(16) },
    { vara: 'thursday', tithi: all(16) },
  ],
  ['mrita', 'purna on Saturday, not jaya', { vara: 'saturday', tithi: all(30) }, { vara: 'saturday', tithi: all(13) }],
  [
    'dagdha_nakshatra',
    'Bharani on Sunday, not Ashvini',
    { vara: 'sunday', nakshatra: all(2) },
    { vara: 'sunday', nakshatra: all(1) },
  ],
  [
    'dagdha_tithi',
    'the fifth on Tuesday, not the sixth',
    { vara: 'tuesday', tithi: all(20) },
    { vara: 'tuesday', tithi: all(21) },
  ],
  [
    'visha',
    'the second on Wednesday, not the third',
    { vara: 'wednesday', tithi: all(2) },
    { vara: 'wednesday', tithi: all(3) },
  ],
  [
    'hutashana',
    'the eleventh on Saturday, not the tenth',
    { vara: 'saturday', tithi: all(26) },
    { vara: 'saturday', tithi: all(25) },
  ],
  [
    'yamaghanta',
    'Magha on Sunday, not on Saturday',
    { vara: 'sunday', nakshatra: all(10) },
    { vara: 'saturday', nakshatra: all(10) },
  ],
  [
    'tithi_nakshatra',
    'the third with an Uttara, not with Magha',
    { tithi: all(3), nakshatra: all(star('uttara_phalguni')) },
    { tithi: all(3), nakshatra: all(star('magha')) },
  ],
  [
    'masa_shunya',
    'the dark fifth of Kartika, not the bright one',
    { masa: 8, tithi: all(20) },
    { masa: 8, tithi: all(5) },
  ],
  [
    'paksha_randhra',
    'the start of the fourth, not of the fifth',
    {
      tithi: [
        [3, -5, 10],
        [4, 10, 65],
      ],
    },
    {
      tithi: [
        [4, -40, 10],
        [5, 10, 65],
      ],
    },
  ],
  [
    'yoga_varjya',
    'the start of Vishkambha, not of Priti',
    {
      yoga: [
        [27, -60, 0],
        [1, 0, 65],
      ],
    },
    {
      yoga: [
        [1, -40, 10],
        [2, 10, 65],
      ],
    },
  ],
];

describe('special yogas', () => {
  test('every row of the catalog has a case here', () => {
    expect(cases.map(([id]) => id).sort()).toEqual(YOGA_ROWS.map(({ id }) => id).sort());
  });
  for (const [id, name, yes, no] of cases)
    test(`${id}: ${name}`, () => {
      expect(ghatis(yes, id).length).toBeGreaterThan(0);
      expect(ghatis(no, id)).toEqual([]);
    });

  test('a window is cut to the day that begins with this sunrise', () => {
    expect(
      ghatis(
        {
          vara: 'sunday',
          nakshatra: [
            [13, -10, 20],
            [14, 20, 70],
          ],
        },
        'amrita_siddhi',
      ),
    ).toEqual([[0, 20]]);
  });
  test('Hasta on Sunday is spoilt by the fifth tithi while it runs', () => {
    const [window] = specialYogasOf(
      toyDay({
        vara: 'sunday',
        nakshatra: all(13),
        tithi: [
          [4, -5, 30],
          [5, 30, 65],
        ],
      }),
    ).amrita_siddhi;
    expect(window?.badhaka?.number).toBe(5);
    expect((window?.badhaka?.from ?? 0) * 60).toBeCloseTo(30, 9);
  });
  /** MC 1.20-1.21. */
  const SPOILT: [vara: VaraId, nakshatra: NakshatraId, tithi: number][] = [
    ['sunday', 'hasta', 5],
    ['monday', 'mrigashira', 6],
    ['tuesday', 'ashvini', 7],
    ['wednesday', 'anuradha', 8],
    ['thursday', 'pushya', 9],
    ['friday', 'revati', 10],
    ['saturday', 'rohini', 11],
  ];
  for (const [vara, nakshatra, tithi] of SPOILT)
    test(`${nakshatra} on ${vara} is spoilt by tithi ${tithi} of either paksha and by no other (MC 1.20-1.21)`, () => {
      const spoiling = upTo(30).filter((number) => {
        const [window] = specialYogasOf(
          toyDay({ vara, nakshatra: all(star(nakshatra)), tithi: all(number) }),
        ).amrita_siddhi;
        expect(window).toBeDefined();
        return window?.badhaka !== undefined;
      });
      expect(spoiling).toEqual([tithi, tithi + 15]);
    });
  test('windows that meet are one: Pushya after Punarvasu on Thursday, but not Pushya and then Ashlesha', () => {
    const thursday = (first: Parameters<typeof star>[0], second: Parameters<typeof star>[0]): Toy => ({
      vara: 'thursday',
      nakshatra: [
        [star(first), -10, 20],
        [star(second), 20, 70],
      ],
    });
    expect(ghatis(thursday('punarvasu', 'pushya'), 'sarvartha_siddhi')).toEqual([[0, 60]]);
    expect(ghatis(thursday('pushya', 'ashlesha'), 'sarvartha_siddhi')).toEqual([[0, 20]]);
  });
  test('Ravi yoga ends when the Sun leaves its star', () => {
    expect(
      ghatis(
        {
          sun: [
            [1, -200, 25],
            [2, 25, 200],
          ],
          nakshatra: all(4),
        },
        'ravi_yoga',
      ),
    ).toEqual([[0, 25]]);
  });
  /** Ghatikas left at the beginning; a number for each yoga of sixty ghatikas that has any (MC 1.34-1.35). */
  const VARJYA: Readonly<Record<number, number>> = { 1: 3, 6: 6, 9: 5, 10: 6, 13: 9, 15: 3, 17: 60, 19: 30, 27: 60 };
  test('the beginnings of nine yogas are left, each for its own ghatikas, and of no other (MC 1.34-1.35)', () => {
    for (const yoga of upTo(27)) {
      const left = VARJYA[yoga];
      expect(ghatis({ yoga: [[yoga, 0, 60]] }, 'yoga_varjya'), `${yoga}`).toEqual(
        left === undefined ? [] : [[0, left]],
      );
    }
  });
  test('half of Parigha and the whole of Vyatipata follow the yoga’s own length, the ghatikas do not', () => {
    const of50 = (yoga: number) => ghatis({ yoga: [[yoga, 0, 50]] }, 'yoga_varjya');
    expect(of50(19)).toEqual([[0, 25]]);
    expect(of50(17)).toEqual([[0, 50]]);
    expect(of50(13)).toEqual([[0, 9]]);
  });
  test('the first ghatikas of six tithis of either paksha, and of no other (MC 1.36)', () => {
    const left: Readonly<Record<number, number>> = { 4: 8, 6: 9, 8: 14, 9: 25, 12: 10, 14: 5 };
    for (const tithi of upTo(30)) {
      const length = left[tithi > 15 ? tithi - 15 : tithi];
      const found = ghatis({ tithi: [[tithi, 10, 70]] }, 'paksha_randhra');
      expect(found, `${tithi}`).toEqual(length === undefined ? [] : [[10, 10 + length]]);
    }
  });
  test('the void tithis of each month in both its halves, these and no others (MC 1.10-1.11)', () => {
    const dark = (tithi: number) => 15 + tithi;
    const both = (...tithis: number[]) => [...tithis, ...tithis.map(dark)];
    // of Kartika, Ashadha, Phalguna, Jyeshtha and Magha the dark half has its own: 5, 6, 4, 14, 5
    const VOID = [
      both(8, 9),
      both(12),
      [13, dark(14)],
      [7, dark(6)],
      both(2, 3),
      both(1, 2),
      both(10, 11),
      [14, dark(5)],
      both(7, 8),
      both(4, 5),
      [6, dark(5)],
      [3, dark(4)],
    ];
    VOID.forEach((wanted, i) => {
      const found = upTo(30).filter((tithi) => ghatis({ masa: i + 1, tithi: all(tithi) }, 'masa_shunya').length > 0);
      expect(found, `month ${i + 1}`).toEqual(wanted);
    });
    for (const tithi of upTo(30)) expect(ghatis({ tithi: all(tithi) }, 'masa_shunya')).toEqual([]);
  });
  const PUSHKARA: [SpecialYogaId, NakshatraId[]][] = [
    ['tripushkara', ['krittika', 'punarvasu', 'uttara_phalguni', 'vishakha', 'uttara_ashadha', 'purva_bhadrapada']],
    ['dvipushkara', ['mrigashira', 'chitra', 'dhanishtha']],
  ];
  for (const [id, stars] of PUSHKARA)
    test(`${id}: bhadra tithi, Sunday, Tuesday or Saturday, ${stars.join(', ')}, and nothing else (MC 2.50)`, () => {
      const numbers = stars.map(star).sort((a, b) => a - b);
      for (const { id: vara, number } of VARA)
        for (const tithi of upTo(15)) {
          const wanted = [1, 3, 7].includes(number) && [2, 7, 12].includes(tithi) ? numbers : [];
          const found = upTo(27).filter(
            (nakshatra) => ghatis({ vara, tithi: all(tithi), nakshatra: all(nakshatra) }, id).length > 0,
          );
          expect(found, `${vara} ${tithi}`).toEqual(wanted);
        }
    });
  test('the nakshatras blamed on each tithi, these and no others (MC 1.11-1.13)', () => {
    const BLAMED: Readonly<Record<number, NakshatraId[]>> = {
      1: ['uttara_ashadha'],
      2: ['anuradha'],
      3: ['uttara_phalguni', 'uttara_ashadha', 'uttara_bhadrapada'],
      5: ['magha'],
      6: ['rohini'],
      7: ['hasta', 'mula'],
      8: ['purva_bhadrapada'],
      9: ['krittika'],
      11: ['rohini'],
      12: ['ashlesha'],
      13: ['chitra', 'swati'],
    };
    for (const tithi of upTo(30)) {
      const wanted = (BLAMED[tithi > 15 ? tithi - 15 : tithi] ?? []).map(star);
      const found = upTo(27).filter(
        (nakshatra) => ghatis({ tithi: all(tithi), nakshatra: all(nakshatra) }, 'tithi_nakshatra').length > 0,
      );
      expect(found, `${tithi}`).toEqual(wanted);
    }
  });
  test('tithi and vara of krakaca make thirteen on every day of the week', () => {
    const row: SpecialYogaRow = YOGA_ROWS.find(({ id }) => id === 'krakaca') ?? YOGA_ROWS[0];
    for (const { id, number } of VARA)
      expect(windowsOf(row, toyDay({ vara: id, tithi: all(13 - number) }))).toHaveLength(1);
  });
});

describe('the verses, vara by vara from Sunday', () => {
  const firing = (id: SpecialYogaId, anga: 'tithi' | 'nakshatra', upTo: number): number[][] =>
    VARA.map(({ id: vara }) =>
      [...Array(upTo).keys()]
        .map((i) => i + 1)
        .filter((number) => specialYogasOf(toyDay({ vara, [anga]: all(number) }))[id].length > 0),
    );
  const NANDA = [1, 6, 11];
  const BHADRA = [2, 7, 12];
  const JAYA = [3, 8, 13];
  const RIKTA = [4, 9, 14];
  const PURNA = [5, 10, 15];
  const tithis: [SpecialYogaId, string, number[][]][] = [
    ['siddha', 'MC 1.4: sita-jna-bhauma-arki-gurau', [[], [], JAYA, BHADRA, PURNA, NANDA, RIKTA]],
    ['mrita', 'MC 1.5: from the Sun', [NANDA, BHADRA, NANDA, JAYA, RIKTA, BHADRA, PURNA]],
    ['krakaca', 'MC 1.6', [[12], [11], [10], [9], [8], [7], [6]]],
    ['samvarta', 'MC 1.6', [[7], [], [], [1], [], [], []]],
    ['dagdha_tithi', 'MC 1.8: surya-isha-pancha-agni-rasa-ashta-nanda', [[12], [11], [5], [3], [6], [8], [9]]],
    ['visha', 'MC 1.8: veda-anga-sapta-ashvi-gaja-anka-shaila', [[4], [6], [7], [2], [8], [9], [7]]],
    ['hutashana', 'MC 1.8: surya-anga-sapta-uraga-go-dig-isha', [[12], [6], [7], [8], [9], [10], [11]]],
  ];
  for (const [id, verse, wanted] of tithis)
    test(`${id} (${verse}) on these tithis and no others`, () => expect(firing(id, 'tithi', 15)).toEqual(wanted));
  const nakshatras: [SpecialYogaId, string, number[][]][] = [
    [
      'sarvartha_siddhi',
      'MC 1.28-1.29',
      [
        [1, 8, 12, 13, 19, 21, 26],
        [4, 5, 8, 17, 22],
        [1, 3, 9, 26],
        [3, 4, 5, 13, 17],
        [1, 7, 8, 17, 27],
        [1, 7, 17, 22, 27],
        [4, 15, 22],
      ],
    ],
    ['amrita_siddhi', 'MC 1.20-1.21', [[13], [5], [1], [17], [8], [27], [4]]],
    ['dagdha_nakshatra', 'MC 1.5', [[2], [14], [21], [23], [12], [18], [27]]],
    ['yamaghanta', 'MC 1.9', [[10], [16], [6], [19], [3], [4], [13]]],
  ];
  for (const [id, verse, wanted] of nakshatras)
    test(`${id} (${verse}) on these nakshatras and no others`, () =>
      expect(firing(id, 'nakshatra', 27)).toEqual(wanted));
  test('Ravi yoga on the 4th, 6th, 9th, 10th, 13th and 20th from the Sun and no other (MC 1.27)', () => {
    const counts = [...Array(27).keys()].map((i) => i + 1);
    const found = counts.filter((n) => ghatis({ sun: [[1, -200, 200]], nakshatra: all(n) }, 'ravi_yoga').length > 0);
    expect(found).toEqual([4, 6, 9, 10, 13, 20]);
  });
  test('counted round the circle of twenty-seven, without Abhijit (MC 1.27)', () => {
    const found = upTo(27).filter((n) => ghatis({ sun: [[25, -200, 200]], nakshatra: all(n) }, 'ravi_yoga').length > 0);
    expect(found).toEqual([1, 3, 6, 7, 10, 17]); // 25 is the first, so Ashvini the fourth
  });
});

describe('anandadi', () => {
  const places = (toy: Toy): number[] => anandadiOf(toyDay(toy)).map(({ number }) => number);
  test('Ashvini on Sunday is the first, Ananda', () =>
    expect(places({ vara: 'sunday', nakshatra: all(1) })).toEqual([1]));
  test('Rohini on Thursday is the sixteenth, as 1.30 has it too', () =>
    expect(places({ vara: 'thursday', nakshatra: all(4) })).toEqual([16]));
  test('Uttara Ashadha ends in Abhijit, which has its own place', () => {
    const found = anandadiOf(
      toyDay({
        vara: 'friday',
        nakshatra: [
          [21, -10, 50],
          [22, 50, 110],
        ],
      }),
    );
    expect(found.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
  /** The nakshatra from which each vara counts: MC 1.25. */
  const FIRST: [VaraId, NakshatraId][] = [
    ['sunday', 'ashvini'],
    ['monday', 'mrigashira'],
    ['tuesday', 'ashlesha'],
    ['wednesday', 'hasta'],
    ['thursday', 'anuradha'],
    ['friday', 'uttara_ashadha'],
    ['saturday', 'shatabhisha'],
  ];
  for (const [vara, first] of FIRST)
    test(`${vara} counts from ${first}, the one before it is the twenty-eighth (MC 1.25)`, () => {
      const number = star(first);
      // first and last window, since a nakshatra next to Abhijit gives two
      expect(places({ vara, nakshatra: [[number, -50, 61]] })[0]).toBe(1);
      expect(places({ vara, nakshatra: [[number === 1 ? 27 : number - 1, -50, 61]] }).at(-1)).toBe(28);
    });
  /** Ghatikas left at the beginning, by name in the order of 1.23-1.24: MC 1.26. */
  const LEAVE: Readonly<Record<number, number | 'all'>> = {
    2: 'all', // kaladanda
    3: 1, // dhumra
    6: 5, // dhvanksha
    9: 5, // vajra
    10: 5, // mudgara
    14: 4, // padma
    15: 4, // lumba
    16: 'all', // utpata
    17: 'all', // mrityu
    18: 2, // kana
    22: 2, // musala
    23: 7, // gada
    25: 'all', // raksha
  };
  test('what is left at the beginning of each of the twenty-eight (MC 1.26)', () => {
    const found = new Map<number, number | 'all' | undefined>();
    for (const { id: vara } of VARA)
      for (const nakshatra of upTo(27))
        for (const { number, leave } of anandadiOf(toyDay({ vara, nakshatra: all(nakshatra) })))
          found.set(number, leave);
    expect([...found.keys()].sort((a, b) => a - b)).toEqual(upTo(28));
    for (const [number, leave] of found) expect(leave, `${number}`).toBe(LEAVE[number]);
  });
});
