import { describe, expect, test } from 'vitest';
import { ghati, type Toy, toyDay } from '../../../../test/kit/toy-day.ts';
import { span } from '../../../kernel/span.ts';
import { VARA } from '../../../lexicon/angas/vara.ts';
import { badhakasOf } from './badhaka.ts';
import type { BadhakaDay } from './badhaka-rows.ts';

const dayOf = (toy: Toy, more: Partial<BadhakaDay> = {}): BadhakaDay => ({
  ...toyDay({ vara: 'thursday', ...toy }),
  daylight: span(ghati(0), ghati(30)),
  sankrantis: [],
  malamasa: null,
  astas: [],
  ...more,
});
const avoided = (toy: Toy, more?: Partial<BadhakaDay>): string[] =>
  badhakasOf(dayOf(toy, more)).flatMap(({ avoid }) => avoid);
const upTo = (n: number): number[] => [...Array(n).keys()].map((i) => i + 1);

describe('badhaka of the Dharmasindhu, row by row (1, uddesha 33)', () => {
  const SEVENTH = ['amalaka_bath', 'blue_cloth', 'copper_vessel', 'oil_touch', 'quarrel', 'sesame'];
  /** Places in the paksha; 15 is purnima, 30 amavasya. What no row names is left out of this table too. */
  const BY_TITHI: Readonly<Record<number, readonly string[]>> = {
    1: ['oil_massage', 'shaving', 'tooth_stick'], // nanda; with vishakha; 1, 30, 6, 9
    4: ['shaving'], // rikta
    6: ['oil_massage', 'tooth_stick'],
    7: SEVENTH,
    8: ['coconut', 'oil'],
    9: ['bottle_gourd', 'shaving', 'tooth_stick'],
    10: ['patola'],
    11: ['nishpava', 'oil_massage'],
    12: ['fetching', 'lentil', 'wringing'],
    13: ['brinjal'],
    14: ['oil', 'shaving'],
    15: ['fetching', 'oil', 'vedic_study', 'wringing'],
    30: ['fetching', 'oil', 'tooth_stick', 'vedic_study', 'vrata_start', 'wringing'], // the last but one: uddesha 6
  };
  const BY_VARA: Readonly<Record<number, readonly string[]>> = {
    1: ['oil_massage', 'tooth_stick', 'vrata_start'],
    3: ['shaving', 'vrata_start'],
    7: ['vrata_start'],
  };
  const BY_NAKSHATRA: Readonly<Record<number, readonly string[]>> = {
    13: ['oil'], // hasta
    14: ['oil'], // chitra
    16: ['shaving'], // vishakha
    22: ['oil'], // shravana
  };
  test('a quiet day has none', () => expect(avoided({})).toEqual([]));
  for (const tithi of upTo(30)) {
    const place = tithi === 30 ? 30 : tithi > 15 ? tithi - 15 : tithi;
    const wanted = BY_TITHI[place] ?? [];
    test(`tithi ${tithi} leaves ${wanted.join(', ') || 'nothing'} and no more`, () =>
      expect(avoided({ tithi: [[tithi, -5, 65]] }).sort()).toEqual(wanted));
  }
  for (const { id, number } of VARA)
    test(`${id} leaves ${BY_VARA[number]?.join(', ') ?? 'nothing'} and no more`, () =>
      expect(avoided({ vara: id }).sort()).toEqual(BY_VARA[number] ?? []));
  test('the nakshatras that leave oil or shaving, and no others', () => {
    for (const nakshatra of upTo(27))
      expect(avoided({ nakshatra: [[nakshatra, -5, 65]] }), `${nakshatra}`).toEqual(BY_NAKSHATRA[nakshatra] ?? []);
  });
  test('what is left is left while its cause runs', () => {
    const [note] = badhakasOf(
      dayOf({
        tithi: [
          [6, -30, 20],
          [2, 20, 65],
        ],
      }),
    );
    expect((note?.to ?? 0) * 60).toBeCloseTo(20, 9);
  });
});

describe('when no vrata is begun or closed (1, uddesha 6)', () => {
  test('in vyatipata and vaidhriti, in no other yoga', () => {
    const barred = upTo(27).filter((yoga) => avoided({ yoga: [[yoga, -5, 65]] }).includes('vrata_start'));
    expect(barred).toEqual([17, 27]);
  });
  test('in vishti, eight of the sixty karanas', () => {
    const barred = upTo(60).filter((karana) => avoided({ karana: [[karana, -5, 65]] }).includes('vrata_start'));
    expect(barred).toEqual([8, 15, 22, 29, 36, 43, 50, 57]);
  });
  test('on amavasya, not on purnima', () => {
    expect(avoided({ tithi: [[30, -5, 65]] })).toContain('vrata_start');
    expect(avoided({ tithi: [[15, -5, 65]] })).not.toContain('vrata_start');
  });
  test('on a broken tithi, there at sunrise and gone before midday; one that reaches midday is whole', () => {
    const ending = (at: number): Toy => ({
      tithi: [
        [2, -45, at],
        [3, at, 75],
      ],
    });
    expect(avoided(ending(10))).toEqual(['vrata_start']);
    expect(avoided(ending(14.9))).toEqual(['vrata_start']);
    expect(avoided(ending(15))).toEqual([]);
    expect(avoided(ending(20))).toEqual([]);
  });
  test('in malamasa', () => {
    expect(avoided({}, { malamasa: 5 })).toEqual(['vrata_start']);
    expect(badhakasOf(dayOf({}, { malamasa: 5 }))[0]).toMatchObject({ by: 'malamasa', number: 5 });
  });
  test('in the asta of Guru and of Shukra', () => {
    expect(badhakasOf(dayOf({}, { astas: [5] }))).toMatchObject([{ by: 'asta', number: 5, avoid: ['vrata_start'] }]);
    expect(avoided({}, { astas: [5, 6] })).toEqual(['vrata_start', 'vrata_start']);
  });
});

describe('about a sankranti (1, uddesha 2 and 33)', () => {
  test('oil, wringing and fetching are left on its day, not on the next', () => {
    expect(avoided({}, { sankrantis: [{ rashi: 10, at: ghati(20) }] }).sort()).toEqual([
      'auspicious_work',
      'fetching',
      'oil',
      'wringing',
    ]);
    expect(avoided({}, { sankrantis: [{ rashi: 10, at: ghati(-10) }] })).toEqual(['auspicious_work']);
  });
  test('sixteen ghatikas on each side of it', () => {
    const [note] = badhakasOf(dayOf({}, { sankrantis: [{ rashi: 10, at: ghati(20) }] }));
    expect([(note?.from ?? 0) * 60, (note?.to ?? 0) * 60].map(Math.round)).toEqual([4, 36]);
    expect(avoided({}, { sankrantis: [{ rashi: 10, at: ghati(75.9) }] })).toEqual(['auspicious_work']);
    expect(badhakasOf(dayOf({}, { sankrantis: [{ rashi: 10, at: ghati(76.1) }] }))).toEqual([]);
    expect(badhakasOf(dayOf({}, { sankrantis: [{ rashi: 10, at: ghati(-16.1) }] }))).toEqual([]);
  });
});
