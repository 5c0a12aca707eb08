import { describe, expect, test } from 'vitest';
import { ghati, type Toy, toyDay } from '../../test/support/toy-day.ts';
import { span } from '../kernel/span.ts';
import { BADHAKA_ROWS } from '../rules/tables/badhaka.ts';
import { type BadhakaDay, badhakasOf } from './badhaka.ts';

const dayOf = (toy: Toy, more: Partial<BadhakaDay> = {}): BadhakaDay => ({
  ...toyDay({ vara: 'thursday', ...toy }),
  daylight: span(ghati(0), ghati(30)),
  sankrantis: [],
  adhika: false,
  kshaya: false,
  masa: 1,
  ...more,
});
const avoided = (toy: Toy, more?: Partial<BadhakaDay>): string[] =>
  badhakasOf(dayOf(toy, more)).flatMap(({ avoid }) => avoid);
const SEVENTH = 'blue_cloth';

describe('badhaka of the Dharmasindhu', () => {
  test('a quiet day has none', () => expect(avoided({})).toEqual([]));
  test('the seventh of either paksha leaves blue cloth, the eighth does not', () => {
    expect(avoided({ tithi: [[7, -5, 65]] })).toContain(SEVENTH);
    expect(avoided({ tithi: [[22, -5, 65]] })).toContain(SEVENTH);
    expect(avoided({ tithi: [[8, -5, 65]] })).not.toContain(SEVENTH);
  });
  test('every row fires on its own number and not on the quiet day', () => {
    const VARAS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
    for (const { by, numbers, avoid } of BADHAKA_ROWS)
      for (const number of numbers) {
        const toy: Toy = by === 'vara' ? { vara: VARAS[number - 1] ?? 'sunday' } : { [by]: [[number, -5, 65]] };
        for (const each of avoid) expect(avoided(toy)).toContain(each);
      }
  });
  test('amavasya leaves the tooth-stick, purnima does not', () => {
    expect(avoided({ tithi: [[30, -5, 65]] })).toContain('tooth_stick');
    expect(avoided({ tithi: [[15, -5, 65]] })).not.toContain('tooth_stick');
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
  test('no vrata is begun in vyatipata, in vishti, on a broken tithi or in an adhika or kshaya month', () => {
    expect(avoided({ yoga: [[17, -5, 65]] })).toEqual(['vrata_start']);
    expect(avoided({ karana: [[8, -5, 65]] })).toEqual(['vrata_start']);
    expect(
      avoided({
        tithi: [
          [2, -45, 10],
          [3, 10, 70],
        ],
      }),
    ).toEqual(['vrata_start']);
    expect(avoided({}, { adhika: true })).toEqual(['vrata_start']);
    expect(avoided({}, { kshaya: true })).toEqual(['vrata_start']);
    expect(avoided({ yoga: [[18, -5, 65]] })).toEqual([]);
  });
  test('nor on a vara of the Sun, Mars or Saturn; the others are free', () => {
    for (const vara of ['sunday', 'tuesday', 'saturday'] as const) expect(avoided({ vara })).toContain('vrata_start');
    for (const vara of ['monday', 'wednesday', 'thursday', 'friday'] as const)
      expect(avoided({ vara })).not.toContain('vrata_start');
  });
  test('oil, wringing and fetching are left on the day of a sankranti, not on the next', () => {
    expect(avoided({}, { sankrantis: [{ rashi: 10, at: ghati(20) }] })).toEqual(
      expect.arrayContaining(['oil', 'wringing', 'fetching']),
    );
    expect(avoided({}, { sankrantis: [{ rashi: 10, at: ghati(-10) }] })).toEqual(['auspicious_work']);
  });
  test('sixteen ghatikas on each side of a sankranti', () => {
    const [note] = badhakasOf(dayOf({}, { sankrantis: [{ rashi: 10, at: ghati(20) }] }));
    expect([(note?.from ?? 0) * 60, (note?.to ?? 0) * 60].map(Math.round)).toEqual([4, 36]);
    expect(badhakasOf(dayOf({}, { sankrantis: [{ rashi: 10, at: ghati(90) }] }))).toEqual([]);
  });
});
