/** The fasts of the Gaudiya Vaishnavas against printed calendars and the Dharmasindhu, and over the whole pipeline. */
import { decide } from 'ganaka/internal/rules/ladder.ts';
import type { Meeting } from 'ganaka/internal/rules/meeting.ts';
import { EKADASHI_GAUDIYA, type GaudiyaFact, mahadvadashiOf } from 'ganaka/internal/rules/tables/mahadvadashi.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { dayNumber, toyNirnaya } from '../../packages/ganaka/test/kit/toy-nirnaya.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { agreementWith, fastsOf, paranaWithin, sample } from './vaishnava-oracle.ts';

describe('printed fasts of the Gaudiya Vaishnavas, a sample', () => {
  // one day and one name more depend on minutes by which VCAL's tithis end later
  test('VCAL by the modern sky: 33 of 34 days, 18 of 20 mahadvadashis', () => {
    expect(agreementWith('VCAL 4.01', sample)).toEqual({ cases: 34, days: 33, great: 20, names: 18 });
  });
  test('the Math at Navadvip by the Surya-siddhanta: 23 of 25 days', () => {
    expect(agreementWith('SCS Math', sample)).toEqual({ cases: 25, days: 23, great: 17, names: 12 });
  });
  test('every parana of a Trisprisha in VCAL within three minutes', () => {
    const trisprishas = sample.filter((one) => one.source === 'VCAL 4.01' && one.mahadvadashi === 'trisprisha');
    expect(trisprishas).toHaveLength(6);
    for (const one of trisprishas) {
      const ours = fastsOf(one).find(({ date }) => date === one.date);
      expect(ours !== undefined && paranaWithin(one, ours, 3), `${one.place} ${one.date}`).toBe(true);
    }
  });
});

describe('the eight of Dharmasindhu 1, uddesha 18', () => {
  const { frame, frameAt } = toyNirnaya(1, []);
  const judged = (day: typeof frame) => ({ day, kala: { from: day.sunrise, to: day.sunset }, share: 0 });
  const next = frameAt(frame.civil);
  const after = frameAt((frame.civil + 1) as typeof frame.civil);
  if (next === null || after === null) throw new Error('a toy day without sunrise');
  const met = [judged(next), judged(after)] as const;
  const fast = (...facts: GaudiyaFact[]) => {
    const meeting: Meeting = {
      anga: { from: next.sunrise, to: next.sunset },
      first: met[0],
      second: met[1],
      met,
      facts: new Set(facts),
    };
    const { civil, because } = decide('gaudiya', EKADASHI_GAUDIYA, meeting);
    const great = EKADASHI_GAUDIYA.find((rung) => rung === because)?.great ?? null;
    return [dayNumber(civil) - dayNumber(next.civil), great];
  };
  const PURE = ['ekadashi_at_one_sunrise', 'ekadashi_shuddha'] as const;
  const TWICE = ['ekadashi_at_two_sunrises', 'ekadashi_shuddha'] as const;
  const cases: [name: string, facts: readonly GaudiyaFact[], day: number, great: string | null][] = [
    ['a pure eleventh', PURE, 0, null],
    ['the tenth in arunodaya', ['ekadashi_at_one_sunrise', 'dashami_in_arunodaya'], 1, null],
    ['the eleventh at no sunrise', ['ekadashi_at_no_sunrise'], 1, null],
    ['the eleventh pure and longer', TWICE, 0, 'unmilani'],
    ['the eleventh longer, the tenth in the arunodaya of its first day', ['ekadashi_at_two_sunrises'], 0, null],
    ['the twelfth alone longer', [...PURE, 'dvadashi_at_two_sunrises'], 1, 'vyanjuli'],
    ['the twelfth lost', [...PURE, 'dvadashi_at_no_sunrise'], 0, 'trisprisha'],
    ['the eleventh longer and the twelfth lost', [...TWICE, 'dvadashi_at_no_sunrise'], 0, 'trisprisha'],
    ['the coming purnima at two sunrises', [...PURE, 'parva_at_two_sunrises'], 1, 'pakshavardhini'],
    ['Pushya on the twelfth', [...PURE, 'dvadashi_with_pushya'], 1, 'pushya'],
  ];
  test.each(cases)('%s', (_, facts, day, great) => {
    expect(fast(...facts)).toEqual([day, great]);
  });
  test('the two lists of names', () => {
    const named = (names: 'padma' | 'dharmasindhu') =>
      (['pushya', 'shravana', 'punarvasu', 'rohini'] as const).map((star) => mahadvadashiOf(star, names).id);
    expect(named('dharmasindhu')).toEqual(['jaya', 'vijaya', 'jayanti', 'papanashini']);
    expect(named('padma')).toEqual(['papanashini', 'vijaya', 'jaya', 'jayanti']);
  });
});

const app = testApp({ engines: engines(THIRD) });
const PUNE = 'lat=18.5333&lon=73.8667&tz=5.5';
const PAID = { 'x-api-key': 'tg-enterprise' };
const reply = async (path: string) => app.get(path, PAID);
const get = async (path: string) => JSON.parse((await reply(path)).body);

interface EkadashiRow {
  readonly date: string;
  readonly mahadvadashi: { readonly id: string; readonly name: string } | null;
  readonly parana: { readonly start: string; readonly end: string };
  readonly alternatives: readonly (EkadashiRow & { readonly tradition: string })[];
}
const rows = async (year: number, more = ''): Promise<EkadashiRow[]> =>
  (await get(`/v1/parva-mool?engine=drik&year=${year}&kind=ekadashi&${PUNE}${more}`)).parva_mool.parvas;

describe('ekadashi=gaudiya over the whole pipeline', () => {
  // VCAL 4.01, Pune: 23 August 2022 Vyanjuli, break fast 06:19 to 08:32
  test('a year has the days of the school, their names and the hours of the parana', async () => {
    const found = (await rows(2022, '&ekadashi=gaudiya')).find(({ date }) => date === '2022-08-23');
    expect(found).toMatchObject({ mahadvadashi: { id: 'vyanjuli', name: 'Vyanjuli Mahadvadashi' } });
    expect(found?.parana.start.slice(0, 16)).toMatch(/T06:1[89]$/);
    expect(found?.parana.end.slice(0, 13)).toBe('2022-08-24T08');
    expect(found?.alternatives).toContainEqual(expect.objectContaining({ tradition: 'smarta', date: '2022-08-22' }));
  });
  test('householders keep their day, and the Gaudiya day is an alternative with its name and hours', async () => {
    const found = (await rows(2022)).find(({ date }) => date === '2022-08-22');
    expect(found?.mahadvadashi).toBeNull();
    expect(found?.alternatives).toContainEqual(
      expect.objectContaining({
        tradition: 'gaudiya',
        date: '2022-08-23',
        mahadvadashi: expect.objectContaining({ id: 'vyanjuli' }),
      }),
    );
  });
  test('a day has the fast of the school', async () => {
    const on = async (day: string, school: string) =>
      (await get(`/v1/vedic/observances?date=${day}&${PUNE}&ekadashi=${school}`)).panchanga.observances.filter(
        ({ kind }: { kind: string }) => kind === 'ekadashi',
      );
    expect(await on('2022-08-23', 'gaudiya')).toMatchObject([
      { mahadvadashi: { id: 'vyanjuli' }, name: 'Aja Ekadashi' },
    ]);
    expect(await on('2022-08-22', 'gaudiya')).toEqual([]);
    expect(await on('2022-08-22', 'smarta')).toMatchObject([{ mahadvadashi: null }]);
  });
  test('remembered replies are kept apart', async () => {
    const days = async (more: string) => (await rows(2022, more)).map(({ date }) => date);
    const [smarta, gaudiya] = [await days(''), await days('&ekadashi=gaudiya')];
    expect(smarta).not.toEqual(gaudiya);
    expect(await days('')).toEqual(smarta);
    expect(await days('&ekadashi=smarta')).toEqual(smarta);
  });
  test('the calendar file takes it too', async () => {
    const { body } = await reply(`/v1/vedic/parva-mool.ics?year=2022&ids=ekadashi&${PUNE}&ekadashi=gaudiya`);
    expect(body).toContain('DTSTART;VALUE=DATE:20220823');
    expect(body).not.toContain('DTSTART;VALUE=DATE:20220822');
  });
  test.each(['parva-mool?year=2022', 'vedic/festivals/kamada-ekadashi?year=2022', 'vedic/observances?date=2022-08-22'])(
    'an unknown school or list of names is refused: %s',
    async (route) => {
      for (const [param, allowed] of [
        ['ekadashi', ['smarta', 'vaishnava', 'gaudiya']],
        ['mahadvadashi_names', ['padma', 'dharmasindhu']],
      ]) {
        const { statusCode, body } = await reply(`/v1/${route}&${PUNE}&${String(param)}=x`);
        expect(statusCode).toBe(400);
        expect(JSON.parse(body).errors).toContainEqual(expect.objectContaining({ param, allowed }));
      }
    },
  );
});
