/** Hours of rites, and parvas of a whole year, as others publish them for Delhi. */
import { expect, test } from 'vitest';
import { festivalNamed } from '../../src/festivals/catalog/index.ts';
import { occurrencesOf } from '../../src/festivals/occurrence.ts';
import { packOf } from '../../src/festivals/pack.ts';
import { FestivalYear } from '../../src/festivals/year.ts';
import { isoDate } from '../../src/kernel/civil.ts';
import { placeWithOffset } from '../../src/kernel/place.ts';
import type { Span } from '../../src/kernel/span.ts';
import { clock } from '../../src/text/format.ts';
import { engines } from '../kit/engines.ts';

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
