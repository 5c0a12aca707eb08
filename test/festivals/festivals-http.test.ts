/** Festivals over the whole pipeline, with the real engines. */

import { FESTIVAL_IDS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const DELHI = 'lat=28.6139&lon=77.209&tz=5.5';
const PAID = { 'x-api-key': 'tg-enterprise' };
const get = async (path: string) => JSON.parse((await app.get(path, PAID)).body);
const festival = async (id: string, year: number, family = 'vedic', where = DELHI) =>
  (await get(`/v1/${family}/festivals/${id}?year=${year}&${where}`)).festival;

test('Deepavali 2025 is on 20 October, since amavasya leaves the second evening within a ghatika', async () => {
  const found = await festival('deepavali', 2025);
  expect(found).toMatchObject({ id: 'deepavali', year: 2025, date: '2025-10-20', sunrise_date: '2025-10-21' });
  expect(found.occurrences).toHaveLength(1);
  expect(found.decided_by.map(({ day }: { day: string }) => day)).toEqual(['2025-10-20', '2025-10-21']);
  expect(found.decided_by[0]).toMatchObject({ kala: 'pradosha', covered: 1, taken: true });
  expect(found.citation.confidence).toBe('general-knowledge');
  expect(found.alternatives).toContainEqual(expect.objectContaining({ tradition: 'dharmasindhu', date: '2025-10-21' }));
  expect(found.observances[0]).toMatchObject({ id: 'lakshmi_puja', date: '2025-10-20' });
});

test('Savitri’s worship without a fast looks at eighteen nadis of the fourteenth (Dharmasindhu 2, Jyeshtha)', async () => {
  const { date, because, alternatives } = await festival('vat-savitri', 2025);
  // sunrise 5:25, the fourteenth until 12:12: not quite seventeen nadis
  expect([date, because]).toEqual(['2025-05-26', 'not_first_vedha_muhurtas_9']);
  expect(alternatives).toContainEqual(expect.objectContaining({ tradition: 'sunrise', date: '2025-05-27' }));
  // until 13:58, more than twenty-one: the later day
  expect(await festival('vat-savitri', 2021)).toMatchObject({ date: '2021-06-10', because: 'first_vedha_muhurtas_9' });
});

test('every id answers on every engine', async () => {
  for (const family of ['vedic', 'surya', THIRD])
    for (const id of FESTIVAL_IDS) {
      const found = await festival(id, 2026, family);
      expect(found.date, `${family} ${id}`).toMatch(/^2026-\d\d-\d\d$/);
      expect(found.citation.gist.length).toBeGreaterThan(10);
    }
});

test('Holi carries the fire, vat-savitri the purnima, upakarma the other Vedas', async () => {
  expect(await festival('holi', 2023)).toMatchObject({
    date: '2023-03-08',
    holika_dahan: '2023-03-07',
    sunrise_date: '2023-03-08',
  });
  expect(await festival('vat-savitri', 2023)).toMatchObject({ date: '2023-05-19', vat_purnima: '2023-06-03' });
  // Drik Panchang 2023: Yajus 30 August, Rig 29 August, Sama 16 September
  expect(await festival('upakarma', 2023)).toMatchObject({
    date: '2023-08-30',
    rigveda: '2023-08-29',
    samaveda: '2023-09-16',
  });
});

test('Janmashtami names the day of the Vaishnavas when it differs', async () => {
  const differing = await festival('janmashtami', 2023);
  expect(differing.date).toBe('2023-09-06');
  expect(differing.alternatives).toEqual([expect.objectContaining({ tradition: 'vaishnava', date: '2023-09-07' })]);
});

test('sankranti lists the twelve of the year with their instants', async () => {
  const { sankrantis } = await festival('sankranti', 2026);
  expect(sankrantis).toHaveLength(12);
  expect(sankrantis[0]).toMatchObject({ rashi: { number: 10 }, date: '2026-01-14' });
});

test('an unknown id is refused with the nearest one', async () => {
  const reply = await app.get(`/v1/vedic/festivals/deepavaly?year=2026&${DELHI}`, PAID);
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('did you mean deepavali?');
});

test.each([
  ['Diwali', 'deepavali'],
  ['navratri', 'navaratri'],
  ['raksha%20bandhan', 'rakshabandhan'],
  ['Raksha_Bandhan', 'rakshabandhan'],
  ['karva-chauth', 'karaka-chaturthi'],
  ['dussehra', 'vijayadashami'],
  ['ganesh-chaturthi', 'ganeshchaturthi'],
])('%s is understood as %s, which the request says', async (typed, id) => {
  const { festival: found, request } = await get(`/v1/vedic/festivals/${typed}?year=2026&${DELHI}`);
  expect(found.id).toBe(id);
  expect(request.id).toBe(id);
  expect(found.date).toMatch(/^2026-/);
});

test('the list names every id in English and Hindi with its rule', async () => {
  const { festivals } = await get('/v1/vedic/festivals');
  expect(festivals).toHaveLength(28);
  for (const { name, name_hi, rule } of festivals)
    expect([name, name_hi, rule].every((text) => text.length > 3)).toBe(true);
});

test('the year pack is the Surya-siddhanta’s unless another engine is named', async () => {
  const reply = await get(`/v1/parva-mool?year=2026&${DELHI}`);
  expect(reply.engine).toBe('surya_siddhanta');
  expect(reply.parva_mool.festivals.length).toBeGreaterThanOrEqual(27);
  const modern = (await get(`/v1/parva-mool?year=2026&engine=drik&${DELHI}`)).parva_mool;
  const day = (id: string) => modern.festivals.find((each: { id: string }) => each.id === id)?.date;
  expect([day('deepavali'), day('holi'), day('shivaratri')]).toEqual(['2026-11-08', '2026-03-04', '2026-02-15']);
});

test('an ekadashi carries its parana after the harivasara, and the day of the Vaishnavas when it differs', async () => {
  const { parvas } = (await get(`/v1/parva-mool?year=2026&engine=drik&${DELHI}`)).parva_mool;
  const named = (name: string) => parvas.find((each: { name: string }) => each.name === name);
  // Drik Panchang 2026: Devutthana Ekadashi 20 November, Gauna (Vaishnava) 21 November
  expect(named('Prabodhini Ekadashi')).toMatchObject({
    date: '2026-11-20',
    alternatives: [
      { tradition: 'vaishnava', date: '2026-11-21' },
      { tradition: 'gaudiya', date: '2026-11-21' },
    ],
    parana: { date: '2026-11-21' },
  });
  for (const { harivasara, parana } of parvas.filter((each: { kind: string }) => each.kind === 'ekadashi'))
    if (parana.window.start.slice(0, 10) === harivasara.end.slice(0, 10))
      expect(parana.window.start >= harivasara.end).toBe(true);
});

const MOOL = `/v1/parva-mool?year=2026&engine=drik&${DELHI}`;
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly date: string;
}

test('the year pack can be brief, of some kinds, of some days, of some festivals', async () => {
  const whole = (await get(MOOL)).parva_mool;
  const brief = (await get(`${MOOL}&brief=1`)).parva_mool;
  expect(brief.festivals.map(({ id, date }: Row) => [id, date])).toEqual(
    whole.festivals.map(({ id, date }: Row) => [id, date]),
  );
  expect(Object.keys(brief.parvas[0]).sort()).toEqual(['date', 'id', 'kind', 'name', 'name_hi']);
  expect(JSON.stringify(brief).length).toBeLessThan(JSON.stringify(whole).length / 5);
  const ekadashis = (await get(`${MOOL}&kind=ekadashi&brief=1`)).parva_mool;
  expect(ekadashis.festivals).toEqual([]);
  // Kamada is listed with the festivals of the whole year, so that the year has it once
  const kamada = ({ name }: Row): boolean => name === 'Kamada Ekadashi';
  expect(ekadashis.parvas.filter((each: Row) => !kamada(each))).toEqual(
    brief.parvas.filter(({ kind }: Row) => kind === 'ekadashi'),
  );
  expect(ekadashis.parvas.filter(kamada).map(({ date }: Row) => date)).toEqual(
    brief.festivals.filter(kamada).map(({ date }: Row) => date),
  );
  const october = (await get(`${MOOL}&from=2026-10-01&to=2026-10-31&brief=1`)).parva_mool;
  expect(october.parvas).toEqual(brief.parvas.filter(({ date }: Row) => date.startsWith('2026-10')));
  const { parva_mool: some, request } = await get(`${MOOL}&ids=diwali,nirjala-ekadashi,onam&brief=1`);
  expect([...some.festivals, ...some.parvas].map(({ id }: Row) => id).sort()).toEqual([
    'deepavali',
    'ekadashi',
    'onam',
  ]);
  expect(some.parvas.map(({ name }: Row) => name)).toContain('Nirjala Ekadashi');
  expect(request.ids).toEqual(['deepavali', 'nirjala-ekadashi', 'onam']);
});

test('no observance is listed twice in the year pack', async () => {
  const { festivals, parvas } = (await get(`${MOOL}&brief=1`)).parva_mool;
  const rows = [...festivals, ...parvas].map(({ id, name, date }: Row) => `${id} ${name} ${date}`);
  expect(rows.filter((each, i) => rows.indexOf(each) !== i)).toEqual([]);
  const names = [...festivals, ...parvas].map(({ name, date }: Row) => `${name} ${date}`);
  expect(names.filter((each, i) => names.indexOf(each) !== i)).toEqual([]);
});

test.each([
  ['from=2025-12-31', 'from 2025-12-31 is not in the year 2026'],
  ['from=2026-05-02&to=2026-05-01', 'to 2026-05-01 is before from 2026-05-02'],
  ['kind=party', 'kind must be a comma list of festival, '],
  ['ids=diwalli', 'did you mean'],
])('%s is refused', async (query, says) => {
  const reply = await app.get(`${MOOL}&${query}`, PAID);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error).toContain(says);
});

test('a request for a year on the list of ids gets a message that names the route of the year', async () => {
  const reply = await app.get('/v1/vedic/festivals?year=2026', PAID);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error).toContain('/v1/parva-mool');
});
