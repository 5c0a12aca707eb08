/**
 * The hours of samskaras. Narada bars the tonsure by night and in the twilights (Jyotirnibandha, chudakarana 2), Agastya
 * the piercing of the ears (karnavedha 4); of the first rice, the first letters and the parting of the hair no text says
 * so, and daylight is common practice.
 */

import type { HoursBy } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const PLACES = {
  Pune: 'lat=18.52&lon=73.86&tz=5.5',
  Kochi: 'lat=9.97&lon=76.28&tz=5.5',
  London: 'lat=51.51&lon=-0.13&tz=1',
};

interface Window {
  readonly start: string;
  readonly end: string;
}
interface Day {
  readonly date: string;
  readonly verdict: string;
  readonly verdicts: Readonly<Record<string, string>>;
  readonly windows?: readonly Window[];
  readonly day: { readonly verdict: string; readonly because: readonly string[] };
  readonly hours: { readonly verdict: string; readonly because: readonly string[] };
  readonly clauses: readonly { readonly id: string; readonly citation: { readonly confidence: string } }[];
  readonly checked: readonly string[];
  readonly not_checked: readonly { readonly id: string; readonly needs: string }[];
  readonly notes: readonly string[];
}
const daysOf = async (query: string, family = 'vedic'): Promise<Day[]> =>
  (await app.get(`/v1/${family}/karya-muhurta?${query}`)).json().days;

/** Sunset at Pune is before 19:20 on every day of a year, at Kochi before 19:00, at London (UT+1) before 21:30. */
const LATEST = { Pune: '19:20', Kochi: '19:00', London: '21:30' } as const;
const endsByDay = (place: keyof typeof LATEST, { date }: Day, { end }: Window): boolean =>
  end.slice(0, 10) === date && end.slice(11, 16) < LATEST[place];

const years = async (karya: string, hours: HoursBy | null, place: keyof typeof PLACES): Promise<Day[]> =>
  daysOf(`karya=${karya}&span=year&date=2027-03-01&${PLACES[place]}${hours === null ? '' : `&hours_by=${hours}`}`);

test.each([
  ['chudakarana', 'Pune', null],
  ['chudakarana', 'London', 'any'],
  ['karnavedha', 'Kochi', null],
  ['karnavedha', 'Pune', 'any'],
  ['annaprashana', 'Pune', null],
  ['vidyarambha', 'Kochi', 'day'],
  ['simanta', 'Pune', null],
] as const)('%s at %s (hours_by %s) has its windows by day, and has some', async (karya, place, hours) => {
  const windows = (await years(karya, hours, place)).flatMap((each) =>
    (each.windows ?? []).map((w) => [each, w] as const),
  );
  expect(windows.length).toBeGreaterThan(5);
  for (const [day, window] of windows) expect(endsByDay(place, day, window), `${day.date} ${window.end}`).toBe(true);
});

test.each(['annaprashana', 'vidyarambha'])('%s with hours_by=any takes the night too', async (karya) => {
  const [by_day, any] = [await years(karya, 'day', 'Pune'), await years(karya, 'any', 'Pune')];
  const fitDays = (days: readonly Day[]): number => days.filter(({ verdict }) => verdict !== 'varjya').length;
  expect(fitDays(any)).toBeGreaterThan(fitDays(by_day));
  expect(any.every(({ not_checked }) => not_checked.some(({ id }) => id === 'all.daylight'))).toBe(true);
});

test('what is common practice says so: the clause cites no text, and the day has a note', async () => {
  const [day] = await daysOf(`karya=annaprashana&date=2027-05-10&${PLACES.Pune}&all=1`);
  expect(day?.clauses.find(({ id }) => id === 'all.daylight')?.citation.confidence).toBe('general-knowledge');
  const fit = (await years('annaprashana', null, 'Pune')).find(({ verdict }) => verdict === 'shubha');
  expect(fit?.notes.some((note) => note.includes('hours_by=any'))).toBe(true);
});

test('a house may be entered by night unless daylight is wanted', async () => {
  const query = `karya=griha_pravesha&kind=nava&span=year&date=2027-03-01&${PLACES.Pune}`;
  const [free, by_day] = [await daysOf(query), await daysOf(`${query}&hours_by=day`)];
  const nights = (days: readonly Day[]) =>
    days.filter((day) => (day.windows ?? []).some((window) => !endsByDay('Pune', day, window))).length;
  expect(nights(free)).toBeGreaterThan(0);
  expect(nights(by_day)).toBe(0);
});

test.each([
  ['2026-05-04', PLACES.Pune, 'vedic'],
  ['2026-05-04', 'lat=28.61&lon=77.2&tz=5.5', 'vedic'],
])('a fit day of upanayana whose hours are closed says by what: %s', async (date, place, family) => {
  const [day] = await daysOf(`karya=upanayana&date=${date}&${place}`, family);
  expect(day?.day.verdict).toBe('madhyama');
  expect(day?.hours.verdict).toBe('varjya');
  // parigha runs in the hours of Vrishabha, the only sign that no graha bars
  expect(day?.hours.because).toEqual(['up.lagna', 'up.navamsha', 'all.yoga_part']);
  for (const id of day?.hours.because ?? []) expect(day?.clauses.map((each) => each.id)).toContain(id);
});

test.each(['upanayana', 'chudakarana', 'vidyarambha', 'griha_pravesha', 'yatra', 'vahana'])(
  '%s: no day of a year is barred without a reason, and no window comes with one',
  async (karya) => {
    for (const day of await daysOf(`karya=${karya}&span=year&date=2028-03-01&${PLACES.Pune}`)) {
      const closed = day.day.verdict !== 'varjya' && day.hours.verdict === 'varjya';
      expect(day.hours.because.length > 0, day.date).toBe(closed);
      if (day.verdict === 'varjya' && !closed) expect(day.day.because.length, day.date).toBeGreaterThan(0);
    }
  },
);

// 24 February 2026 is a Tuesday in Phalguna; 12 May 2026 one in Vaishakha
describe.each(['2026-02-24', '2026-05-12', '2029-02-27'])(
  'Tuesday %s of the upanayana (Dharmasindhu 04/07)',
  (date) => {
    const on = async (more: string): Promise<Day | undefined> =>
      (await daysOf(`karya=upanayana&date=${date}&${PLACES.Pune}&all=1${more}`))[0];
    const met = (day: Day | undefined, id: string): unknown =>
      day?.clauses.find((each) => each.id === id && 'met' in each) as unknown;
    test.each([
      ['', false, undefined],
      ['&shakha=samaveda', true, true],
      ['&varna=kshatriya', true, true],
      ['&shakha=rigveda&varna=kshatriya', true, true],
      ['&shakha=rigveda', false, false],
      ['&varna=vaishya', false, false],
    ])('with "%s": open %s, praised %s', async (more, open, praised) => {
      const day = await on(more);
      expect(met(day, 'up.vara')).toMatchObject({ met: open });
      if (praised === undefined) expect(day?.not_checked).toContainEqual({ id: 'up.tuesday', needs: 'shakha' });
      else expect(met(day, 'up.tuesday')).toMatchObject({ met: praised });
    });
  },
);

test.each([
  ['vahana', 'shakha=samaveda'],
  ['upanayana', 'shakha=sama'],
  ['upanayana', 'varna=shudra'],
  ['annaprashana', 'hours_by=night'],
])('%s refuses %s', async (karya, wrong) => {
  const reply = await app.get(`/v1/vedic/karya-muhurta?karya=${karya}&date=2026-05-12&${wrong}&${PLACES.Pune}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().allowed.length).toBeGreaterThan(0);
});
