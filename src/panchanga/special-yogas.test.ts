import { describe, expect, test } from 'vitest';
import { type Run, star, type Toy, toyDay } from '../../test/support/toy-day.ts';
import { VARA } from '../lexicon/vara.ts';
import { YOGA_ROWS, type YogaId } from './special-yogas/catalog.ts';
import type { YogaRow } from './special-yogas/row.ts';
import { anandadiOf, specialYogasOf, windowsOf } from './special-yogas.ts';

const all = (number: number): readonly Run[] => [[number, -5, 65]];
const ghatis = (toy: Toy, id: YogaId): [number, number][] =>
  specialYogasOf(toyDay(toy))[id].map(({ from, to }) => [Math.round(from * 600) / 10, Math.round(to * 600) / 10]);

/** Each yoga: a day on which the verse gives it, and a near day on which it does not. */
const cases: [YogaId, string, Toy, Toy][] = [
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
  test('the same Hasta is not spoilt by the sixth', () => {
    const [window] = specialYogasOf(toyDay({ vara: 'sunday', nakshatra: all(13), tithi: all(6) })).amrita_siddhi;
    expect(window).toBeDefined();
    expect(window?.badhaka).toBeUndefined();
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
  test('Vyatipata is left whole, Parigha by half', () => {
    expect(ghatis({ yoga: all(17) }, 'yoga_varjya')).toEqual([[0, 60]]);
    expect(
      ghatis(
        {
          yoga: [
            [19, 0, 50],
            [20, 50, 110],
          ],
        },
        'yoga_varjya',
      ),
    ).toEqual([[0, 25]]);
  });
  test('tithi and vara of krakaca make thirteen on every day of the week', () => {
    const row: YogaRow = YOGA_ROWS.find(({ id }) => id === 'krakaca') ?? YOGA_ROWS[0];
    for (const { id, number } of VARA)
      expect(windowsOf(row, toyDay({ vara: id, tithi: all(13 - number) }))).toHaveLength(1);
  });
});

describe('the verses, vara by vara from Sunday', () => {
  const firing = (id: YogaId, anga: 'tithi' | 'nakshatra', upTo: number): number[][] =>
    VARA.map(({ id: vara }) =>
      [...Array(upTo).keys()]
        .map((i) => i + 1)
        .filter((number) => specialYogasOf(toyDay({ vara, [anga]: all(number) }))[id].length > 0),
    );
  const tithis: [YogaId, string, number[][]][] = [
    ['krakaca', 'MC 1.6', [[12], [11], [10], [9], [8], [7], [6]]],
    ['samvarta', 'MC 1.6', [[7], [], [], [1], [], [], []]],
    ['dagdha_tithi', 'MC 1.8: surya-isha-pancha-agni-rasa-ashta-nanda', [[12], [11], [5], [3], [6], [8], [9]]],
    ['visha', 'MC 1.8: veda-anga-sapta-ashvi-gaja-anka-shaila', [[4], [6], [7], [2], [8], [9], [7]]],
    ['hutashana', 'MC 1.8: surya-anga-sapta-uraga-go-dig-isha', [[12], [6], [7], [8], [9], [10], [11]]],
  ];
  for (const [id, verse, wanted] of tithis)
    test(`${id} (${verse}) on these tithis and no others`, () => expect(firing(id, 'tithi', 15)).toEqual(wanted));
  const nakshatras: [YogaId, string, number[][]][] = [
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
  test('the start of Dhumra is left for one ghati, Ananda not at all', () => {
    expect(anandadiOf(toyDay({ vara: 'sunday', nakshatra: all(3) }))[0]?.leave).toBe(1);
    expect(anandadiOf(toyDay({ vara: 'sunday', nakshatra: all(1) }))[0]?.leave).toBeUndefined();
  });
});
