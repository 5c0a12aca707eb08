/** Hours of rites, and parvas of a whole year, as others publish them for Delhi. */

import { ekadashi } from 'ganaka/internal/jyotisha/festivals/catalog/ekadashi.ts';
import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import type { Span } from 'ganaka/internal/kernel/span.ts';
import { kalaOf } from 'ganaka/internal/rules/kala.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { expect, test } from 'vitest';
import { inProofs } from '../../packages/ganaka/test/kit/amount.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';

const DELHI = placeWithOffset('Delhi', 28.6139, 77.209, 5.5);
const { drik } = engines('x');
const sky = drik.skyOver(DELHI, { node: 'mean', positions: 'apparent', rise: 'limb' });

const minutes = (time: string) =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + Number(time.slice(6, 8) || 0) / 60;
const near = (span: Span | null | undefined, end: 'from' | 'to', time: string) => {
  if (!span) throw new Error('no window');
  expect(
    Math.abs(minutes(clock(DELHI, span[end]).slice(11, 19)) - minutes(time)),
    clock(DELHI, span[end]),
  ).toBeLessThan(2);
};
const windowOf = (id: Parameters<typeof festivalNamed>[0], year: number, observance: string) =>
  occurrencesOf(new FestivalYear(sky, year), festivalNamed(id))[0]?.observances.find((each) => each.id === observance)
    ?.window;

test('the raksha of 2023 waits for the end of bhadra, 21:01 in the newspapers', () => {
  near(windowOf('rakshabandhan', 2023, 'raksha_bandhan'), 'from', '21:01');
});

test('Holika of 2023 has the whole pradosha, of 2025 the hour between bhadra and midnight', () => {
  // vijayjoshiastro.com: 18:24:31 to 20:51:30; newspapers of March 2025: 23:26 to 00:30
  near(windowOf('holi', 2023, 'holika_dahan'), 'from', '18:24:31');
  near(windowOf('holi', 2023, 'holika_dahan'), 'to', '20:51:30');
  near(windowOf('holi', 2025, 'holika_dahan'), 'from', '23:26');
  near(windowOf('holi', 2025, 'holika_dahan'), 'to', '00:30');
});

/** The parana of an ekadashi by its name, with the sentence that gave its hours. */
const paranaOf = (name: string, year: number) =>
  packOf(new FestivalYear(sky, year))
    .parvas.find((each) => each.name === `${name}-ekadashi`)
    ?.observances.find(({ id }) => id === 'parana');

test.each([
  // drikpanchang.com for New Delhi
  ['nirjala', 2025, '2025-06-07', '13:44'],
  ['prabodhini', 2025, '2025-11-02', '13:11'],
])('%s %i: after a late harivasara the fast is ended on %s in aparahna, from %s', (name, year, date, from) => {
  const found = paranaOf(name, year);
  expect(found && isoDate(found.day)).toBe(date);
  near(found?.window, 'from', from);
  expect(found && ENGLISH_AND_HINDI.gist(found.source.gist)).toMatch(/not at midday; as some say, in aparahna/);
});

test('where a winter day is shorter than the harivasara the fast is ended after it, and never in no time', () => {
  const tromso = drik.skyOver(placeWithOffset('Tromso', 69.65, 18.96, 1), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  for (const year of [2024, 2025, 2026])
    for (const { observances, harivasara } of occurrencesOf(new FestivalYear(tromso, year), ekadashi)) {
      const window = observances.find(({ id }) => id === 'parana')?.window;
      if (!window || harivasara === null) throw new Error('an eleventh without a parana');
      expect(window.to, clock(DELHI, window.from)).toBeGreaterThan(window.from);
      expect(window.from).toBeGreaterThanOrEqual(harivasara.to);
    }
});

test('of every parana of sixty years the sentence is true (Dharmasindhu 1, uddesha 17)', () => {
  const seen = new Set<string>();
  for (let year = 2000; year < 2060; year += inProofs(1, 4)) {
    const asked = new FestivalYear(sky, year);
    for (const { observances, harivasara } of occurrencesOf(asked, ekadashi)) {
      const parana = observances.find(({ id }) => id === 'parana');
      if (!parana?.window || harivasara === null) throw new Error(`${year}: an eleventh without a parana`);
      const day = asked.frame(parana.day);
      const twelfthEnds = harivasara.from + (harivasara.to - harivasara.from) * 4;
      const noon = (day.sunrise + day.sunset) / 2;
      const { from, to } = parana.window;
      const gist = ENGLISH_AND_HINDI.gist(parana.source.gist);
      const inside = (kala: 'pratah' | 'aparahna') => from >= kalaOf(kala, day).from && to <= kalaOf(kala, day).to;
      seen.add(gist);
      const where = `${isoDate(parana.day)}: ${gist}`;
      expect(to, where).toBeGreaterThan(from);
      expect([from >= harivasara.to, to - twelfthEnds < 1e-6], where).toEqual([true, true]);
      if (/three muhurtas of the day/.test(gist))
        expect([inside('pratah'), twelfthEnds > noon], where).toEqual([true, true]);
      if (/ends before midday/.test(gist)) expect(to, where).toBeLessThanOrEqual(noon);
      if (/in aparahna/.test(gist)) expect(inside('aparahna'), where).toBe(true);
    }
  }
  expect(seen.size).toBe(3);
});

/** From a list of 2026 in Drik Panchang's naming (A7k6h7i0/panchang); month and day. */
const PUBLISHED_2026: readonly (readonly [id: string, days: string])[] = [
  [
    'pradosha',
    '01-01 01-16 01-30 02-14 03-01 03-16 03-30 04-15 04-28 05-14 05-28 06-12 06-27 07-12 07-26 08-10 08-25 09-08 09-24 10-08 10-23 11-06 11-22 12-06 12-21',
  ],
  ['sankashti-chaturthi', '01-06 02-05 03-06 04-05 05-05 06-03 07-03 08-02 08-31 09-29 10-29 11-27 12-26'],
  ['karaka-chaturthi', '10-29'],
  ['ratha-saptami', '01-25'],
  ['holika-dahana', '03-03'],
  ['narasimha-jayanti', '04-30'],
  ['kurma-jayanti', '05-01'],
  ['naga-panchami', '08-17'],
  ['kalki-jayanti', '08-18'],
  ['varaha-jayanti', '09-13'],
  ['haritalika', '09-14'],
  ['rishi-panchami', '09-15'],
  ['vamana-jayanti', '09-23'],
  ['mahashtami', '10-19'],
  ['vijayadashami', '10-20'],
  ['kojagara', '10-25'],
  ['kala-bhairava-ashtami', '12-01'],
];
/** Elevenths with the later day that the list gives to Vaishnavas. */
const EKADASHIS_2026: readonly (readonly [name: string, day: string, vaishnava?: string])[] = [
  ['Shattila', '01-14'],
  ['Padmini', '05-27'],
  ['Yogini', '07-10', '07-11'],
  ['Pavitra', '08-23', '08-24'],
  ['Prabodhini', '11-20', '11-21'],
  ['Mokshada', '12-20'],
];

const { parvas } = packOf(new FestivalYear(sky, 2026));

test.each(PUBLISHED_2026)('%s falls in 2026 on the days published', (id, days) => {
  const ours = parvas.filter((each) => each.id === id).map((each) => isoDate(each.day).slice(5));
  expect(ours.join(' ')).toBe(days);
});

test.each(EKADASHIS_2026)('%s ekadashi of 2026 falls on the day published', (name, day, vaishnava) => {
  const ours = parvas.find((each) => each.name === `${name?.toLowerCase()}-ekadashi`);
  expect(ours && isoDate(ours.day).slice(5)).toBe(day);
  const later = ours?.alternatives.find(({ tradition }) => tradition === 'vaishnava');
  expect(later && isoDate(later.day).slice(5)).toBe(vaishnava);
});
