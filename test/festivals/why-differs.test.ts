/** `why-differs`: another calendar gives another date. */
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const DELHI = 'lat=28.6139&lon=77.209&tz=5.5';
const get = (query: string, family = 'vedic') =>
  app.get(`/v1/${family}/why-differs?${query}&${DELHI}`, { 'x-api-key': 'tg-enterprise' });
const why = async (query: string, family = 'vedic') => {
  const reply = await get(query, family);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().why_differs;
};
const ways = ({ variants }: { variants: readonly { what: string }[] }) => variants.map(({ what }) => what);

test('Deepavali 2024: 31 October is the school of the first evening, 1 November ours', async () => {
  // Business Today, 1 November 2024: amavasya from 31 October 15:52 to 1 November 18:16; opinions divided between the two days
  const differs = await why('festival=deepavali&date=2024-10-31');
  expect(differs).toMatchObject({ claimed: '2024-10-31', ours: '2024-11-01', agrees: false });
  expect(ways(differs)).toEqual(expect.arrayContaining(['school:first-evening', 'kala:nishitha', 'tithi_begins']));
  const agrees = await why('festival=diwali&date=2024-11-01');
  expect(agrees).toMatchObject({ agrees: true });
});

test('the day of the fire is distinguished from the day of the colours', async () => {
  // Drik Panchang 2023: Holika on 7 March, Holi on 8 March (test of festivals)
  const differs = await why('festival=holi&date=2023-03-07');
  expect(differs.ours).toBe('2023-03-08');
  expect(ways(differs)).toEqual(expect.arrayContaining(['beside:holika_dahan', 'rite:holika_dahan']));
});

test('a date that nothing gives has no variants and a note', async () => {
  const differs = await why('festival=deepavali&date=2024-10-20');
  expect(differs.variants).toEqual([]);
  expect(differs.notes[0]).toContain('2024-10-20');
  expect(differs.tried.length).toBeGreaterThan(10);
});

test('a month off is named', async () => {
  const { ours } = await why('festival=deepavali&date=2024-11-01');
  const month = await why('festival=deepavali&date=2024-12-01');
  expect(ours).toBe('2024-11-01');
  expect(month.tried.find(({ what }: { what: string }) => what === 'month:after').date).toMatch(/^2024-1[12]-/);
});

test('an eleventh has the days of both schools; one that has no sunrise has no variant by sunrise', async () => {
  const names = ({ tried }: { tried: readonly { what: string }[] }) => tried.map(({ what }) => what);
  // Swiss Ephemeris 2.10.03, Delhi 2026: at sunrise the tenth on 20 November and the twelfth on 21 November
  const lost = names(await why('tithi=11&date=2026-11-20'));
  expect(lost).toEqual(expect.arrayContaining(['school:smarta', 'school:vaishnava', 'kala:aparahna']));
  expect(lost).not.toContain('sunrise');
  expect(names(await why('tithi=10&date=2026-11-20'))).toContain('sunrise');
  const far = await why('tithi=30&date=2026-11-20');
  expect(far).toMatchObject({ ours: null, variants: [] });
  expect(far.notes).toEqual([expect.stringContaining('tithi 30')]);
  expect((await get('tithi=11&date=2026-11-20&year=2026')).statusCode).toBe(200);
  expect((await get('tithi=11&date=2026-11-20&year=2025')).json()).toMatchObject({ code: 'bad_year', param: 'year' });
});

test('another place of the same calendar', async () => {
  const { tried } = await why('festival=deepavali&date=2024-10-31&at=Pune');
  expect(tried.some(({ what }: { what: string }) => what === 'place')).toBe(true);
});

test('a tithi too is tried under the other settings of the engine and at the other place', async () => {
  const { tried } = await why('tithi=11&date=2026-11-20&at=Pune');
  const names = (tried as { what: string }[]).map(({ what }) => what);
  expect(names).toContain('place');
  expect(names).toContain('option:rise=centre');
});

test.each([
  'date=2024-10-31',
  'date=2024-10-31&festival=deepavali&tithi=30',
  'festival=deepavali',
  'date=2024-10-31&festival=nothing',
  'date=2024-10-31&tithi=31',
  'date=2024-10-31&festival=deepavali&year=9999',
])('%s is refused', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

test.each(['surya', THIRD])('%s answers it too', async (family) => {
  expect((await why('festival=vijayadashami&date=2028-09-28', family)).tried.length).toBeGreaterThan(10);
});

test('the other place is known by its name alone, so a wrong one is not told to give coordinates', async () => {
  const { error } = (await get('date=2024-10-31&festival=deepavali&at=Atlantis')).json();
  expect(error).toMatch(/^at "Atlantis" is not known.*see \/v1\/geocode$/);
});

test('a year outside the engine is refused with the years that it has', async () => {
  const { error } = (await get('date=2024-10-31&festival=deepavali&year=-3050')).json();
  expect(error).toBe('year must be from -2999 to 3000 on this engine; got -3050');
});
