/** A view with a parameter of its own: one declaration, from which reading, refusing, describing and typing follow. */

import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import type { CivilDay } from 'ganaka/internal/kernel/units.ts';
import { type PanchangaSnapshot, panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import { date, defaulted, fixed, oneOf, orToday, required, wholeNumber } from 'ganaka/internal/views/kit/parameter.ts';
import { view } from 'ganaka/internal/views/view.ts';
import { Type } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import { testApp, toyEngines, twoTowns } from '../../../../../test/kit/test-app.ts';
import { IN_ENGLISH } from '../../../../ganaka/test/kit/voices.ts';
import { answer } from '../answer/answer.ts';
import { EVERY_ENGINE, table } from '../route.ts';
import { askingAt } from './read.ts';
import { DEHRADUN } from './where.ts';

const bellsReply = Type.Object({ rung: Type.Integer() });
const bells = view<typeof bellsReply>()({
  field: 'bells',
  summary: 'How often a bell is rung',
  reads: 'birth',
  params: {
    bell: required(oneOf(['ghanta', 'ghari'], { meaning: 'which bell', example: 'ghanta' })),
    times: defaulted(wholeNumber(1, 108, { meaning: 'how often', example: '11' }), 11),
    since: orToday(date({ meaning: 'from which day', example: '2026-11-14' })),
    hands: fixed(wholeNumber(1, 2, { meaning: 'with how many hands', example: '1' }), 2),
    rest: wholeNumber(0, 9, { meaning: 'pauses', example: '1' }),
  },
  of({ params }) {
    expectTypeOf(params.bell).toEqualTypeOf<'ghanta' | 'ghari'>();
    expectTypeOf(params.times).toEqualTypeOf<number>();
    expectTypeOf(params.since).toEqualTypeOf<CivilDay>();
    expectTypeOf(params.rest).toEqualTypeOf<number | undefined>();
    return { rung: params.times * params.hands - (params.rest ?? 0) };
  },
});

const gongsReply = Type.Object({});
const gongs = view<typeof gongsReply>()({
  field: 'gongs',
  summary: 'x',
  reads: 'year',
  params: { year: required(wholeNumber(1, 9, { meaning: 'x', example: '1' })) },
  of: () => ({}),
});

const rows = table('kundali', EVERY_ENGINE, [
  ['/bells', 'light', 'basic', bells, bellsReply],
  ['/gongs', 'light', 'basic', gongs, gongsReply],
]);
const app = testApp({ rows });
const ask = (query: string) =>
  app.get(`/v1/vedic/bells?date=1990-05-17&time=06:30&${query}`, { 'x-api-key': 'tg-enterprise' });

test('a row has the schema of its view: another one, or none, is an error of its types', () => {
  const other = Type.Object({ rung: Type.String() });
  // @ts-expect-error: the view counts, and this schema has a text
  expect(table('kundali', EVERY_ENGINE, [['/bells', 'light', 'basic', bells, other]])[0]?.reply).toBe(other);
  // @ts-expect-error: a view has no schema of its own
  expect(() => table('kundali', EVERY_ENGINE, [['/bells', 'light', 'basic', bells]])).toThrow('/bells has no schema');
});

test('the row lists what the view declares and what the base request needs', () => {
  expect(rows.map(({ adds }) => adds)).toEqual([['time*', 'bell*', 'times', 'since', 'rest'], ['year*']]);
  expect(rows.map(({ reads }) => reads)).toEqual(['birth', 'year']);
});

test('the request lists the defaults that were used, including today and fixed values', async () => {
  const { bells: rung, request } = (await ask('bell=ghari')).json();
  expect(rung).toEqual({ rung: 22 });
  expect(request).toMatchObject({ bell: 'ghari', times: 11, since: '2026-11-14', hands: 2 });
  expect((await ask('bell=ghanta&times=3&rest=1')).json().bells).toEqual({ rung: 5 });
});

test.each([
  ['', 'missing_bell', /bell is required/],
  ['bell=ghnta', 'bad_bell', /one of ghanta, ghari.*did you mean ghanta/],
  ['bell=ghari&times=109', 'bad_times', /whole number from 1 to 108/],
  ['bell=ghari&since=2026-02-30', 'bad_date', /01 to 28/],
  ['bell=ghari&hands=1', 'unknown_parameter', /"hands" is not a parameter/],
  ['bell=ghari&tmes=3', 'unknown_parameter', /did you mean times/],
])('?%s is refused as %s', async (query, code, says) => {
  const reply = await ask(query);
  expect([reply.statusCode, reply.json().code]).toEqual([400, code]);
  expect(reply.json().error).toMatch(says);
});

test('a view can be called with a place and a day instead of a query, and answers in its own type', () => {
  const engine = toyEngines().drik;
  const day = dayOf({ year: 2026, month: 11, day: 14 });
  const asking = askingAt(bells, engine.info, { place: DEHRADUN, day }, { bell: 'ghari' });
  const { payload } = answer(bells, asking, engine, twoTowns, IN_ENGLISH);
  expectTypeOf(payload).toEqualTypeOf<{ rung: number }>();
  expect(payload.rung).toBe(22);
  const snapshot = answer(
    panchanga,
    askingAt(panchanga, engine.info, { place: DEHRADUN, day }, { blocks: ['tithi'] }),
    engine,
    twoTowns,
    IN_ENGLISH,
  );
  expectTypeOf(snapshot.payload).toEqualTypeOf<PanchangaSnapshot>();
  expect(snapshot.payload.tithi?.paksha).toMatch(/shukla|krishna/);
  expect(snapshot.payload.nakshatra).toBeUndefined();
});
