/** Every window of a day, as the snapshot's blocks have them. */
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const key = { 'x-api-key': 'tg-enterprise' };
const json = async (path: string) => {
  const reply = await app.get(path, key);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  return reply.json();
};
interface Window {
  readonly id: string;
  readonly kind: string;
  readonly start: string;
  readonly end: string;
}

test.each(['drik', 'surya', THIRD])('a day on %s has the windows of its snapshot, in order', async (engine) => {
  const query = `date=2026-11-04&place=Ujjain&engine=${engine}`;
  const { panchanga_kala } = await json(`/v1/panchanga-kala?${query}`);
  const { panchanga: shot } = await json(`/v1/panchanga?${query}`);
  const [day] = panchanga_kala.days;
  expect(panchanga_kala.days).toHaveLength(1);
  expect(day).toMatchObject({ date: '2026-11-04', sunrise: shot.rise_set.sunrise });
  const windows: Window[] = day.windows;
  const starts = windows.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort());
  const told = new Set(windows.map(({ id, start, end }) => `${id} ${start} ${end}`));
  const said = (id: string, { start, end }: { start: string; end: string }) => `${id} ${start} ${end}`;
  const { muhurta, hora, chaughadiya, shastra_kala, bhadra, special_yogas } = shot;
  const { anandadi: _, ...yogas } = special_yogas;
  const wanted: string[] = [
    ...['abhijit', 'brahma', 'godhuli', 'rahu_kala', 'gulika_kala', 'yamaganda'].map((id) => said(id, muhurta[id])),
    ...['vijaya', 'pratah_sandhya', 'sayam_sandhya'].map((id) => said(id, muhurta[id])),
    ...['durmuhurta', 'kulika', 'ardhayama', 'varjyam', 'amrita_kala'].flatMap((id) =>
      muhurta[id].map((each: Window) => said(id, each)),
    ),
    ...['day', 'night'].flatMap((half) => [
      ...muhurta[half].map((each: Window & { number: number }) => said(`muhurta_${half}_${each.number}`, each)),
      ...hora[half].map((each: Window & { number: number }) => said(`hora_${half}_${each.number}`, each)),
      ...chaughadiya[half].map((each: Window & { number: number }) => said(`chaughadiya_${half}_${each.number}`, each)),
    ]),
    ...Object.entries<Window>(shastra_kala).flatMap(([id, each]) => ('start' in each ? [said(id, each)] : [])),
    ...bhadra.windows.flatMap((each: Window & { mukha: Window; puccha: Window }) => [
      said('bhadra', each),
      said('bhadra_mukha', each.mukha),
      said('bhadra_puccha', each.puccha),
    ]),
    ...Object.entries<Window[]>(yogas).flatMap(([id, list]) => list.map((each) => said(id, each))),
  ];
  expect([...told].sort()).toEqual(wanted.sort());
  for (const each of windows) expect(each).toMatchObject({ name_hi: expect.any(String), citation: expect.any(Object) });
});

test('days where the Sun does not rise say so, and keep bhadra and yogas', async () => {
  const { panchanga_kala } = await json('/v1/panchanga-kala?from=2026-12-20&to=2026-12-22&lat=70&lon=20&tz=1');
  expect(panchanga_kala.days.map(({ date }: { date: string }) => date)).toEqual([
    '2026-12-20',
    '2026-12-21',
    '2026-12-22',
  ]);
  for (const day of panchanga_kala.days) {
    expect(day.sunrise).toBeNull();
    expect(day.notes.join(' ')).toMatch(/muhurtas, horas, chaughadiya and kalas: the Sun does not rise/);
    expect(new Set(day.windows.map(({ kind }: Window) => kind)).has('hora')).toBe(false);
  }
});

test('a month of days is given, and no more', async () => {
  expect((await json('/v1/panchanga-kala?from=2026-10-01&to=2026-10-31')).panchanga_kala.days).toHaveLength(31);
  expect((await json('/v1/panchanga-kala?from=2026-10-01')).panchanga_kala.days).toHaveLength(1);
  for (const [query, text] of [
    ['from=2026-10-01&to=2026-11-01', /are 32 days; at most 31/],
    ['to=2026-11-01', /to needs from/],
    ['from=2026-10-01&date=2026-10-01', /give one of them/],
    ['from=2026-10-02&to=2026-10-01', /lies before from/],
  ] as const) {
    const reply = await app.get(`/v1/panchanga-kala?${query}`, key);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toMatch(text);
  }
});
