/** The block of the Tamil day over HTTP: by name alone, on every engine, with its readings, and bad readings refused. */
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const real = engines(THIRD);
const app = testApp({ engines: real });
const KEY = { 'x-api-key': 'tg-enterprise' };
const CHENNAI = 'lat=13.0827&lon=80.2707&tz=5.5';
/** A Sunday. */
const AT = `date=2026-11-15&${CHENNAI}`;

async function asked(path: string) {
  const reply = await app.get(`/v1/${path}`, KEY);
  expect(reply.statusCode, `${path} ${reply.body.slice(0, 300)}`).toBe(200);
  return reply.json();
}
const southern = async (family: string, more = '') => asked(`${family}/panchanga?${AT}&blocks=southern_day${more}`);

test('is not in a panchanga that does not name it', async () => {
  const reply = await asked(`vedic/panchanga?${AT}`);
  expect(reply.panchanga).not.toHaveProperty('southern_day');
  expect(reply.conventions).not.toHaveProperty('gowri_night');
});

test.each(['vedic', 'surya', THIRD])('on %s it has every part, of one engine', async (family) => {
  const { engine, panchanga, conventions } = await southern(family);
  const { rise_set, southern_day } = (await asked(`${family}/panchanga?${AT}&blocks=rise_set,southern_day`)).panchanga;
  expect(panchanga.southern_day).toEqual(southern_day);
  expect(southern_day.gowri.day).toHaveLength(8);
  expect(southern_day.gowri.night).toHaveLength(8);
  expect(southern_day.gowri.reading).toBe('vinaadi');
  expect(southern_day.gowri.day[0]).toMatchObject({ number: 1, name: 'Uthi', good: true, start: rise_set.sunrise });
  expect(southern_day.gowri.night[7].end).toBe(rise_set.next_sunrise);
  expect(southern_day.soolam).toMatchObject({ direction: 'west', parigaram: 'jaggery' });
  expect(southern_day.ritu.id).toBe('koothir');
  expect(southern_day.kari_naal).toMatchObject({ value: false, day: 29, month: { number: 7 } });
  expect(conventions).toMatchObject({ gowri_night: 'vinaadi', nalla_neram: 'gowri', chandrashtama: 'rashi' });
  expect(engine).toBeTruthy();
});

test('each reading is named in the reply and in the conventions', async () => {
  const { panchanga, conventions } = await southern('vedic', '&gowri_night=hindu_blog&nalla_neram=clock');
  expect(conventions).toMatchObject({ gowri_night: 'hindu_blog', nalla_neram: 'clock' });
  expect(panchanga.southern_day.gowri.reading).toBe('hindu_blog');
  expect(panchanga.southern_day.nalla_neram).toEqual([
    { start: '2026-11-15T07:30:00+05:30', end: '2026-11-15T08:30:00+05:30', reading: 'clock' },
    { start: '2026-11-15T15:30:00+05:30', end: '2026-11-15T16:30:00+05:30', reading: 'clock' },
  ]);
  const monday = (await asked(`vedic/panchanga?date=2026-11-16&${CHENNAI}&blocks=southern_day&gowri_night=hindu_blog`))
    .panchanga.southern_day;
  expect(monday.gowri.night).toBeNull();
  expect(monday.notes).toEqual(['gowri.night: hindu_blog prints the night of Sunday alone']);
});

test('names in Hindi and Tamil', async () => {
  const { southern_day } = (await southern('vedic', '&lang=hi,ta')).panchanga;
  expect(southern_day.gowri.day[1]).toMatchObject({ name: 'Amirtham', name_hi: 'अमिर्तम्', name_ta: 'அமிர்தம்' });
  expect(southern_day.ritu).toMatchObject({ name_ta: 'கூதிர்' });
  expect(southern_day.soolam).toMatchObject({ parigaram_name_ta: 'வெல்லம்', direction_name: 'West' });
});

test('days of a range have it, with the readings asked for', async () => {
  const path = `panchanga/range?engine=drik&from=2026-11-15&to=2026-11-16&${CHENNAI}&blocks=southern_day&nalla_neram=hora`;
  const { range, conventions } = await asked(path);
  expect(range.days.map((each: { southern_day: { soolam: unknown } }) => each.southern_day.soolam)).toMatchObject([
    { direction: 'west' },
    { direction: 'east' },
  ]);
  expect(range.days[0].southern_day.nalla_neram[0].reading).toBe('hora');
  expect(conventions).toMatchObject({ gowri_night: 'vinaadi', nalla_neram: 'hora' });
});

test.each([
  ['gowri_night', 'moon', ['vinaadi', 'kala_chakra', 'hindu_blog']],
  ['gowri_night', '', ['vinaadi', 'kala_chakra', 'hindu_blog']],
  ['nalla_neram', 'gowri,hora', ['gowri', 'hora', 'clock']],
])('%s=%s is refused with what is allowed', async (param, value, allowed) => {
  for (const path of [`panchanga?${AT}&blocks=southern_day`, `panchanga?${AT}`]) {
    const reply = await app.get(`/v1/vedic/${path}&${param}=${value}`, KEY);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: `bad_${param}`, allowed });
  }
});

test.each(['drik', 'surya-siddhanta', 'true-chitra'])('%s asks no other engine', async (key) => {
  const only = Object.fromEntries(
    Object.entries(real).map(([id, engine]) => [
      id,
      id === key
        ? engine
        : {
            info: engine.info,
            skyOver: () => {
              throw new Error(`${id} was asked`);
            },
          },
    ]),
  );
  const family = { drik: 'vedic', 'surya-siddhanta': 'surya', 'true-chitra': THIRD }[key];
  const alone = testApp({ engines: only });
  const star = `tithi-anniversary?date=1990-09-02&time=12:00&${CHENNAI}&kind=star&calendar=kollam&year=2026`;
  for (const path of [`panchanga?${AT}&blocks=southern_day`, star]) {
    const reply = await alone.get(`/v1/${family}/${path}`, KEY);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  }
});

test('where the Sun does not rise it is null, and a note says why', async () => {
  const reply = await asked('vedic/panchanga?date=2026-12-20&lat=69.65&lon=18.96&tz=1&blocks=southern_day');
  expect(reply.panchanga.southern_day).toBeNull();
  expect(reply.panchanga.notes).toHaveLength(1);
});
