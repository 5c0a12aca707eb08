/** The snapshot as a whole: every block answers its schema on three engines, slices are its blocks, and the odd days. */

import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine, isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { ENGLISH, type Voice } from 'ganaka/internal/text/voice.ts';
import { USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { BLOCKS, FRAME } from 'ganaka/internal/views/blocks/index.ts';
import { panchanga, panchangaOf, slice } from 'ganaka/internal/views/day/panchanga.ts';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta, trueChitra } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { schemaOfView } from '../kit/reply-schema.ts';
import { civil } from './angas-oracle.ts';

const ENGINES: readonly (readonly [string, Engine])[] = [
  ['drik', drik()],
  ['surya-siddhanta', suryaSiddhanta()],
  ['true-chitra', trueChitra('chitrapaksha')],
];
const optionsOf = ({ info }: Engine) => defaultsOf(info);
const skyOf = (engine: Engine, lat: number, lon: number, tz: number): Sky =>
  engine.skyOver(placeWithOffset('here', lat, lon, tz), optionsOf(engine));

const ALL = [...FRAME, ...BLOCKS];
const asked = (sky: Sky, date: string, say: Voice, blocks?: readonly string[]) => {
  const { t, basis, asked: day } = momentUnder(sky, civil(date));
  return { sky, day, t, basis, say, params: { ...USUAL, ...(blocks && { blocks }) }, today: day, note: () => {} };
};

/** Every number in a reply. */
function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : [];
}

describe('every block answers its own schema', () => {
  const dates = ['2026-11-14', '1899-12-31', '0079-08-24', '2963-02-28'];
  for (const [name, engine] of ENGINES)
    for (const [lat, lon, tz] of [
      [30.3165, 78.0322, 5.5],
      [-33.87, 151.21, 10],
      [69.65, 18.96, 1],
    ] as const)
      test(`${name} at ${lat}, ${lon}`, () => {
        for (const date of dates) {
          const reply = panchanga.of(asked(skyOf(engine, lat, lon, tz), date, ENGLISH_AND_HINDI));
          expect(
            [...Value.Errors(schemaOfView(panchanga), reply)].map(({ instancePath, message }) => [
              date,
              instancePath,
              message,
            ]),
          ).toEqual([]);
          expect(numbers(reply).every(Number.isFinite)).toBe(true);
        }
      });
});

describe('a slice is its block of the snapshot', () => {
  const sky = skyOf(drik(), 23.18, 75.77, 5.5);
  const whole = panchangaOf(momentUnder(sky, civil('2026-11-14')), ENGLISH, ALL);
  for (const { name } of BLOCKS)
    test(name, () => {
      const part = slice('one block', name).of(asked(sky, '2026-11-14', ENGLISH));
      const expected = Object.fromEntries(
        Object.entries(whole).filter(([key]) => ['place', 'instant', name].includes(key)),
      );
      expect(part).toEqual(expected);
    });

  test('`blocks` narrows the snapshot to the blocks named', () => {
    const part = panchanga.of(asked(sky, '2026-11-14', ENGLISH, ['karana', 'tithi']));
    expect(Object.keys(part as object)).toEqual(['place', 'instant', 'tithi', 'karana']);
  });

  test('Hindi names come with the English ones only for callers with Hindi', () => {
    const said = JSON.stringify(panchangaOf(momentUnder(sky, civil('2026-11-14')), ENGLISH, ALL));
    expect(said).not.toContain('name_hi');
    expect(whole).not.toHaveProperty('display');
  });
});

describe('kshaya and vriddhi tithis, as Drik Panchang prints them for Delhi', () => {
  const sky = skyOf(drik(), 28.6139, 77.209, 5.5);
  const tithiOf = (date: string) => {
    const { tithi } = panchangaOf(momentUnder(sky, civil(date)), ENGLISH, ALL);
    return tithi as {
      number: number;
      vriddhi: boolean;
      kshaya: { number: number } | null;
      transitions: { number: number }[];
    };
  };

  // delhi_tithi 1900: 5 January opens with tithi 4 and 6 January with 6; 19 and 20 January both open with 19
  test('on 5 January 1900 the fifth tithi is lost: three tithis touch the day', () => {
    const tithi = tithiOf('1900-01-05');
    expect(tithi.transitions.map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(tithi.kshaya?.number).toBe(5);
  });

  test('on 19 January 1900 the nineteenth grows: it holds two sunrises', () => {
    expect(tithiOf('1900-01-19')).toMatchObject({ number: 19, vriddhi: true, kshaya: null });
    expect(tithiOf('1900-01-20')).toMatchObject({ number: 19, vriddhi: false });
  });
});

describe('the day belongs to its sunrise', () => {
  const sky = skyOf(drik(), 23.18, 75.77, 5.5);
  const day = civil('2026-11-14');
  test('a moment before sunrise has the vara, risings and divisions of the day before', () => {
    const early = momentUnder(sky, day, plusDays(midnight(day, 5.5), 4 / 24), 'time');
    const before = momentUnder(sky, plusDays(day, -1));
    expect([early.day.civil, early.asked]).toEqual([before.day.civil, day]);
    const reply = panchangaOf(early, ENGLISH, ALL);
    const yesterday = panchangaOf(before, ENGLISH, ALL);
    expect(reply.weekday).toEqual(yesterday.weekday);
    expect(reply.hora).toEqual(yesterday.hora);
    expect(reply.instant).toMatchObject({ date: '2026-11-14', panchanga_date: '2026-11-13', basis: 'time' });
  });

  test('a moment after sunrise belongs to the day asked for', () => {
    expect(momentUnder(sky, day, plusDays(midnight(day, 5.5), 0.5), 'time').day.civil).toBe(day);
  });

  test('where clocks are far from the Sun the day is still the one whose sunrise precedes', () => {
    const far = skyOf(drik(), 40.7, -74, 5.5);
    for (const hours of [0, 6, 12, 18, 23.9]) {
      const { t, day: found } = momentUnder(far, day, plusDays(midnight(day, 5.5), hours / 24), 'time');
      if (isNone(found.sunrise) || isNone(found.nextSunrise)) throw new Error('New York has a sunrise');
      expect(found.sunrise <= t && t < found.nextSunrise).toBe(true);
    }
  });
});

describe('where the Sun does not rise', () => {
  const DIVISIONS = ['shastra_kala', 'muhurta', 'hora', 'chaughadiya'] as const;
  for (const [name, engine] of ENGINES)
    for (const [date, season] of [
      ['2026-06-21', 'polar day'],
      ['2026-12-21', 'polar night'],
    ] as const)
      test(`${name}: in the ${season} the divisions are null with a note and the angas are those of noon`, () => {
        const sky = skyOf(engine, 78.22, 15.65, 1);
        const reply = panchangaOf(momentUnder(sky, civil(date)), ENGLISH, ALL);
        for (const block of DIVISIONS) expect(reply[block]).toBeNull();
        expect(reply.notes).toEqual(expect.arrayContaining([expect.stringMatching(/^hora: /)]));
        expect(reply.instant).toMatchObject({ basis: 'noon', sunrise: null });
        expect(reply.rise_set).toMatchObject({ sunrise: null, sunset: null, dinamana: null });
        expect(reply.tithi).toMatchObject({ number: expect.any(Number), end: expect.any(String) });
      });
});

describe('where not every sign rises', () => {
  const asta = BLOCKS.filter(({ name }) => name === 'asta');
  for (const [name, engine] of ENGINES)
    test(`${name}: a note on the asta block says what replaced the rising times; elsewhere there is no note`, () => {
      const [tromso, delhi] = [skyOf(engine, 69.6489, 18.9551, 2), skyOf(engine, 28.61, 77.21, 5.5)].map((sky) =>
        panchangaOf(momentUnder(sky, civil('2026-06-15')), ENGLISH, asta),
      );
      expect(tromso?.asta.notes).toEqual([expect.stringMatching(/^not every sign rises here: /)]);
      expect(delhi?.asta).not.toHaveProperty('notes');
    });
});

describe('a note names the one thing that is missing', () => {
  const hora = BLOCKS.filter(({ name }) => name === 'hora' || name === 'rise_set');
  // on 27 November the Sun of Tromsø rises and sets for the last time before the polar night
  test.each([
    ['2026-11-27', 'hora: the night has no end: the Sun does not rise on the next day (it stays below the horizon)'],
    ['2026-11-28', 'hora: the Sun does not rise and set on that day (it stays below the horizon)'],
    ['2026-06-21', 'hora: the Sun does not rise and set on that day (it stays above the horizon)'],
  ])('Tromsø, %s', (date, note) => {
    const sky = skyOf(drik(), 69.6489, 18.9551, date < '2026-10' ? 2 : 1);
    const reply = panchangaOf(momentUnder(sky, civil(date)), ENGLISH, hora);
    expect(reply.hora).toBeNull();
    expect(reply.notes).toEqual([note]);
  });

  test('every day around the polar day and night: the note agrees with rise_set', () => {
    const sky = skyOf(drik(), 69.6489, 18.9551, 1);
    const seen = new Set<string>();
    for (let day = civil('2026-01-01'); day < civil('2027-01-01'); day = plusDays(day, 1)) {
      const reply = panchangaOf(momentUnder(sky, day), ENGLISH, hora);
      const rising = reply.rise_set as Record<'sunrise' | 'sunset' | 'next_sunrise', string | null>;
      const whole = rising.sunrise !== null && rising.sunset !== null && rising.next_sunrise !== null;
      const [note = ''] = (reply.notes as string[] | undefined) ?? [];
      expect(note === '').toBe(whole);
      if (note.includes('night has no end'))
        expect([rising.sunset === null, rising.next_sunrise]).toEqual([false, null]);
      else if (note.includes('no end')) expect([rising.sunrise === null, rising.sunset]).toEqual([false, null]);
      else if (note.includes('no beginning')) expect([rising.sunrise, rising.sunset === null]).toEqual([null, false]);
      else if (note !== '') expect([rising.sunrise, rising.sunset]).toEqual([null, null]);
      seen.add(note.replace(/ \(.*/, ''));
    }
    expect(seen.size).toBeGreaterThanOrEqual(4);
  });
});

test('Abhijit is tyajya on Wednesday and on no other day (Muhurta Chintamani 6.54)', () => {
  const sky = skyOf(drik(), 23.18, 75.77, 5.5);
  for (let i = 0; i < 7; i++) {
    const moment = momentUnder(sky, plusDays(civil('2026-11-15'), i)); // a Sunday
    const { muhurta } = panchangaOf(moment, ENGLISH, ALL) as { muhurta: { abhijit: { tyajya: boolean } } };
    expect(muhurta.abhijit.tyajya).toBe(moment.day.weekday === 4);
  }
});

describe('the Parashurama year begins on day 1 of the solar month of Kanya', () => {
  interface Dated {
    readonly months: { solar: { number: number; day: number } };
    readonly eras: { parashurama: number; new_year: { parashurama: string } };
  }
  const parts = BLOCKS.filter(({ name }) => name === 'months' || name === 'eras');
  for (const [name, engine] of ENGINES)
    for (const [lat, lon, tz] of [
      [30.3165, 78.0322, 5.5],
      [69.65, 18.96, 2],
      [-18.14, 178.44, 12],
    ] as const)
      test(`${name} at ${lat}, ${lon}`, () => {
        const sky = skyOf(engine, lat, lon, tz);
        for (let day = civil('2026-09-10'); day < civil('2026-09-25'); day = plusDays(day, 1)) {
          const { months, eras } = panchangaOf(momentUnder(sky, day), ENGLISH, parts) as unknown as Dated;
          const inKanya = months.solar.number === 6;
          expect(eras.parashurama).toBe(inKanya ? 3202 : 3201);
          const began = panchangaOf(momentUnder(sky, civil(eras.new_year.parashurama)), ENGLISH, parts);
          expect(began).toMatchObject({
            months: { solar: { number: 6, day: 1 } },
            eras: { parashurama: eras.parashurama, new_year: { parashurama: eras.new_year.parashurama } },
          });
        }
      });
});

const NOVEMBER_10 = { vikram_kartikadi: '2026-11-10' };

describe('lunar years are those of the instant, and new_year the day on which their first day is observed', () => {
  const parts = BLOCKS.filter(({ name }) => name === 'tithi' || name === 'eras');
  const sky = skyOf(drik(), 30.3165, 78.0322, 5.5);
  const at = (date: string, hours: number) =>
    panchangaOf(
      momentUnder(sky, civil(date), plusDays(midnight(civil(date), 5.5), hours / 24), 'time'),
      ENGLISH,
      parts,
    );

  // the amavasya of 9 November 2026 ends at 12:32:07 (test/authorities, Swiss Ephemeris)
  test.each([
    ['2026-11-09', 12, { tithi: { number: 30 }, eras: { vikram_kartikadi: 2082 } }],
    ['2026-11-09', 18, { tithi: { number: 1 }, eras: { vikram_kartikadi: 2083, new_year: NOVEMBER_10 } }],
    ['2026-11-10', 9, { tithi: { number: 1 }, eras: { vikram_kartikadi: 2083, new_year: NOVEMBER_10 } }],
  ])('%s at %d hours', (date, hours, expected) => {
    expect(at(date, hours)).toMatchObject(expected);
  });

  test('the schema says so', () => {
    const { eras } = (schemaOfView(panchanga) as unknown as { properties: { eras: object } }).properties;
    expect(JSON.stringify(eras)).toContain('tomorrow, between the beginning of the pratipada and that day’s sunrise');
  });
});

describe('karana 59 and 60 are named by common usage', () => {
  const karana = slice('Karana', 'karana');
  const on = (engine: Engine, date: string) =>
    karana.of(asked(skyOf(engine, 30.3165, 78.0322, 5.5), date, ENGLISH)) as {
      karana: { number: number; name: string; notes?: string[] };
    };

  test('the Surya-siddhanta engine says that II.67 has them the other way round', () => {
    const { karana: said } = on(suryaSiddhanta(), '2026-11-09');
    expect(said).toMatchObject({ number: 60, name: 'Naga', notes: [expect.stringContaining('II.67')] });
  });

  test('on other days and engines there is nothing to say', () => {
    expect(on(suryaSiddhanta(), '2026-11-14').karana).not.toHaveProperty('notes');
    expect(on(drik(), '2026-11-09').karana).not.toHaveProperty('notes');
  });
});
