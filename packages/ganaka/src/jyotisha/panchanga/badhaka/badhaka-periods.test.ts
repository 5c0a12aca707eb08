/** The barring periods of the Dharmasindhu (1, malamase varjyani and after; 2, Phalguna), each on and just outside its edge. */
import { describe, expect, test } from 'vitest';
import { drik } from '../../../../test/kit/engines.ts';
import { ghati } from '../../../../test/kit/toy-day.ts';
import { dayOf, midnight } from '../../../kernel/civil.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { span } from '../../../kernel/span.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import { defaultsOf } from '../../../sky/engines/engine.ts';
import { periodDayOf } from '../../festivals/rites/period-day.ts';
import { momentUnder } from '../day/moment.ts';
import { malamasaOn } from '../year/malamasa.ts';
import { type BarringEclipse, type PeriodDay, periodsOf } from './badhaka-periods.ts';
import { simhasthaOf, simhasthaUntil } from './simhastha.ts';

const QUIET: PeriodDay = {
  bounds: span(ghati(0), ghati(60)),
  noon: ghati(15),
  malamasa: null,
  nishedha: [],
  guruDeg: 90,
  simhasthaUntil: () => jdUt(20),
  inMadhyaDesha: true,
  sunRashi: 5,
  eclipses: [],
  sankrantis: [],
  bhavukaEnd: null,
  holikaAhead: null,
};
const on = (more: Partial<PeriodDay>) => periodsOf({ ...QUIET, ...more });
const ids = (more: Partial<PeriodDay>): string[] => on(more).map(({ cause }) => cause.id);
const days = (n: number) => jdUt(n);

test('a quiet day has none', () => expect(on({})).toEqual([]));

describe('malamasa', () => {
  test('adhika and kshaya bar first works until the month ends', () => {
    for (const kind of ['adhika', 'kshaya'] as const) {
      const [period] = on({ malamasa: { kind, to: days(20) } });
      expect(period).toMatchObject({ cause: { id: kind }, until: 20 });
      expect(period?.avoid).toEqual(['vivaha', 'upanayana', 'chuda', 'griha_pravesha', 'vastu', 'pratishtha']);
    }
  });
  test('samsarpa bars eight works alone: entering a house and building are free', () => {
    const [period] = on({ malamasa: { kind: 'samsarpa', to: days(20) } });
    expect(period?.avoid).toEqual([
      'chuda',
      'upanayana',
      'vivaha',
      'adhana',
      'yajna',
      'utsava',
      'mahalaya',
      'rajabhisheka',
    ]);
  });
});

test('vardhakya, asta and balya of Guru and Shukra bar all that malamasa bars', () => {
  for (const graha of ['guru', 'shukra'] as const)
    for (const state of ['vardhakya', 'asta', 'balya'] as const) {
      const [period] = on({ nishedha: [{ graha, state, until: null }] });
      expect(period?.cause).toEqual({ id: state, graha });
      expect(period?.avoid).toEqual(['vivaha', 'upanayana', 'chuda', 'griha_pravesha', 'vastu', 'pratishtha']);
    }
});

describe('Guru in Simha', () => {
  test('Magha and the quarter after it bar all, the rest marriage and upanayana; beyond Simha nothing', () => {
    const at = (guruDeg: number) => on({ guruDeg }).flatMap(({ avoid }) => avoid);
    expect(at(119.9)).toEqual([]);
    expect(at(120)).toEqual(['auspicious_work']);
    expect(at(133)).toEqual(['auspicious_work']);
    expect(at(136.6)).toEqual(['auspicious_work']);
    expect(at(136.7)).toEqual(['vivaha', 'upanayana']);
    expect(at(149.9)).toEqual(['vivaha', 'upanayana']);
    expect(at(150)).toEqual([]);
  });
  test('south of Godavari and north of Ganga the rest bars nothing; Magha and the quarter after it bar everywhere', () => {
    expect(ids({ guruDeg: 136.7, inMadhyaDesha: false })).toEqual([]);
    expect(ids({ guruDeg: 149.9, inMadhyaDesha: false })).toEqual([]);
    expect(ids({ guruDeg: 136.6, inMadhyaDesha: false })).toEqual(['simhastha']);
  });
  test('with the Sun in Mesha there is no fault anywhere', () => {
    expect(ids({ guruDeg: 125, sunRashi: 1 })).toEqual([]);
    expect(ids({ guruDeg: 125, sunRashi: 2 })).toEqual(['simhastha']);
    expect(ids({ guruDeg: 125, sunRashi: 12 })).toEqual(['simhastha']);
  });
});

describe('the days about an eclipse', () => {
  const barred = (more: Partial<BarringEclipse>): number[] => {
    const eclipse: BarringEclipse = {
      kind: 'lunar',
      total: false,
      at: days(0),
      risesEclipsed: false,
      setsEclipsed: false,
      ...more,
    };
    // an eclipse at the middle of a day that lies `n` days after this one
    return [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
      .filter((n) => ids({ eclipses: [{ ...eclipse, at: days(n + 0.5) }] }).length > 0)
      .map((n) => 0 - n)
      .sort((a, b) => a - b);
  };
  test('partial: three days, from the fourteenth', () => {
    expect(barred({})).toEqual([-1, 0, 1]);
    expect(barred({ kind: 'solar' })).toEqual([-1, 0, 1]);
  });
  test('total lunar: seven, twelfth to third; total solar: nine, eleventh to fourth', () => {
    expect(barred({ total: true })).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(barred({ total: true, kind: 'solar' })).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
  });
  test('setting eclipsed: three days before; rising eclipsed: three after', () => {
    expect(barred({ setsEclipsed: true })).toEqual([-3, -2, -1, 0, 1]);
    expect(barred({ risesEclipsed: true })).toEqual([-1, 0, 1, 2, 3]);
  });
});

describe('kari days', () => {
  const entering = (rashi: number, hoursFromNoon: number) =>
    ids({ sankrantis: [{ rashi, at: jdUt(QUIET.noon + hoursFromNoon / 24) }] });
  test('the day of Karka and of Makara, midnight to midnight, and the next', () => {
    for (const rashi of [4, 10]) {
      expect(entering(rashi, 0)).toEqual(['ayana']);
      expect(entering(rashi, -11.9)).toEqual(['ayana']);
      expect(entering(rashi, 11.9)).toEqual(['ayana']);
      expect(entering(rashi, 12.1)).toEqual([]);
      expect(entering(rashi, -12.1)).toEqual(['kari']);
      expect(entering(rashi, -35.9)).toEqual(['kari']);
      expect(entering(rashi, -36.1)).toEqual([]);
    }
  });
  test('no other sankranti has them', () => {
    for (const rashi of [1, 2, 3, 5, 6, 7, 8, 9, 11, 12]) expect(entering(rashi, 0)).toEqual([]);
  });
  test('the day on which the amavasya of Vaishakha ends, and the next', () => {
    expect(ids({ bhavukaEnd: ghati(30) })).toEqual(['bhavuka']);
    expect(ids({ bhavukaEnd: ghati(-30) })).toEqual(['kari']);
    expect(ids({ bhavukaEnd: ghati(-61) })).toEqual([]);
    expect(ids({ bhavukaEnd: ghati(61) })).toEqual([]);
  });
});

test('the day of Holika and the next', () => {
  expect([1, 0, -1, -2].map((holikaAhead) => ids({ holikaAhead }))).toEqual([[], ['holika'], ['kari'], []]);
});

describe('under a real sky', () => {
  const engine = drik();
  const options = defaultsOf(engine.info);
  const sky = engine.skyOver(placeWithOffset('Ujjain', 23.18, 75.77, 5.5), options);
  const at = (year: number, month: number, day: number) => momentUnder(sky, dayOf({ year, month, day }));
  const found = (year: number, month: number, day: number): string[] =>
    periodsOf(periodDayOf(at(year, month, day))).map(({ cause }) => cause.id);
  test('the adhika Ashvina of 1982, before the lost month of 1983, is samsarpa; the adhika Phalguna after it is not', () => {
    expect(malamasaOn(at(1982, 10, 1))?.kind).toBe('samsarpa');
    expect(malamasaOn(at(1983, 1, 25))?.kind).toBe('kshaya');
    expect(malamasaOn(at(1983, 3, 1))?.kind).toBe('adhika');
  });
  test('the adhika Jyeshtha of 2026 is an ordinary one', () => {
    expect(malamasaOn(at(2026, 6, 1))?.kind).toBe('adhika');
    expect(malamasaOn(at(2026, 7, 1))).toBeNull();
  });
  test('the total lunar eclipse of 7 September 2025, seen in India, bars the 4th to the 10th', () => {
    const barred = [3, 4, 5, 6, 7, 8, 9, 10, 11].filter((day) => found(2025, 9, day).includes('eclipse'));
    expect(barred).toEqual([4, 5, 6, 7, 8, 9, 10]);
  });
  test('the solar eclipse of 21 September 2025, not seen in India, bars nothing', () =>
    expect(found(2025, 9, 21)).not.toContain('eclipse'));
  test('Makara of 2026, on 14 January by day, and the day after', () => {
    expect(found(2026, 1, 14)).toContain('ayana');
    expect(found(2026, 1, 15)).toContain('kari');
    expect(found(2026, 1, 16)).not.toContain('kari');
  });
  test('Holika of 2025 was lit on 13 March; the colours of the 14th are the kari day', () => {
    expect([12, 13, 14, 15].map((day) => found(2025, 3, day).filter((id) => id === 'holika' || id === 'kari'))).toEqual(
      [[], ['holika'], ['kari'], []],
    );
  });
  test('where the Sun does not rise the day turns about true noon', () => {
    const tromso = engine.skyOver(placeWithOffset('Tromsø', 69.65, 18.96, 1), options);
    const day = momentUnder(tromso, dayOf({ year: 2026, month: 12, day: 25 }));
    // 18.96° east under a clock of one hour, the equation of time near nothing: 11:44
    expect((periodDayOf(day).noon - midnight(day.asked, 1)) * 24).toBeCloseTo(11.736, 1);
  });
  test('the amavasya of Vaishakha of 2026, on 16 May', () => {
    expect(found(2026, 5, 16)).toContain('bhavuka');
    expect(found(2026, 5, 17)).toContain('kari');
    expect(found(2026, 5, 15)).not.toContain('bhavuka');
  });
});

test('Guru’s stay in a part of Simha says when it ends: he is in it until then and not after', () => {
  const sky = drik().skyOver(placeWithOffset('Ujjain', 23.18, 75.77, 5.5), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  const t = jdUt(2_461_358.5); // 14 November 2026: Guru has entered Simha at the end of October
  const until = simhasthaUntil(sky, t);
  const partAt = (at: JdUt) => simhasthaOf(sky.longitude('guru', at), rashiOf(sky.longitude('surya', at)));
  expect(partAt(t)).toBe('first');
  expect(partAt(plusDays(until, -0.01))).toBe('first');
  expect(partAt(plusDays(until, 0.01))).not.toBe('first');
});
