/** The named cause of a difference, taken from the other engine in a mixed sky of the test's own, removes the difference. */

import type { Input } from 'ganaka/internal/jyotisha/compare/inputs.ts';
import { dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { voiceKey } from 'ganaka/internal/text/voice.ts';
import { expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { mixedEngine } from '../../packages/ganaka/test/kit/mixed-sky.ts';
import { answer } from '../../packages/service/src/api/answer/answer.ts';
import { directoryOf } from '../../packages/service/src/api/directory.ts';
import { readQuery } from '../../packages/service/src/api/read/query.ts';
import { read } from '../../packages/service/src/api/read/read.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { comparing } from '../../packages/service/src/api/routes/compare.ts';
import { seeded } from '../find/find-checks.ts';
import { NOW, THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const known = engines(THIRD);
const byId = new Map(Object.values(known).map((engine) => [engine.info.id, engine]));
const table = infos(THIRD);
const directory = directoryOf(addresses(ALL_ROWS, table), table);
const app = testApp({ engines: known });
const KEY = { 'x-api-key': 'tg-enterprise' };
const rowOf = (route: string) => directory.find(`/v1/vedic/${route}`)?.row;
/** The routes of one day or one birth that need nothing else. */
const ROUTES = ((comparing[0]?.own[0]?.[1].allows ?? []) as readonly string[]).filter((route) => {
  const row = rowOf(route);
  return (
    (row?.reads === 'moment' || row?.reads === 'birth') &&
    row.pathParam === null &&
    row.own.every(([, { need }]) => need !== 'required')
  );
});
const FIRST = dayOf({ year: 1930, month: 1, day: 1 });
const DAYS = 36_500;

interface Difference {
  readonly field: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly causes: readonly { readonly between: readonly [string, string]; readonly cause: string }[];
}

function questionOf(random: () => number): { route: string; query: string } {
  const route = ROUTES[Math.floor(random() * ROUTES.length)] ?? 'tithi';
  const date = isoDate(plusDays(FIRST, Math.floor(random() * DAYS)));
  const isBirth = rowOf(route)?.reads === 'birth';
  const time = isBirth || random() < 0.3 ? `&time=${10 + Math.floor(random() * 13)}:30` : '';
  return { route, query: `date=${date}${time}&lat=${(8 + random() * 27).toFixed(2)}&lon=77.2&tz=5.5` };
}

function payloadOf(route: string, query: string, engine: Engine): Readonly<Record<string, unknown>> {
  const address = directory.find(`/v1/${engine.info.segment}/${route}`);
  if (address === null || 'plain' in address.row.shows) throw new Error(`no ${route}`);
  const view = address.row.shows;
  const prepared = read(address, engine.info, readQuery(query).query, [], { where: twoTowns, now: () => NOW });
  const { payload } = answer(view, prepared, engine, twoTowns, voiceKey(['en', 'hi']));
  return view.field === '' ? (payload as Readonly<Record<string, unknown>>) : { [view.field]: payload };
}

const valueAt = (payload: unknown, field: string): unknown =>
  field.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | null | undefined)?.[name], payload);

/** The draw goes on until it has met each of them. */
const CAUSES_TO_MEET = ['sunrise', 'ayanamsa', 'several'];

test('on every difference drawn, the named cause removes it', async () => {
  const random = seeded(38);
  const counts: Record<string, number> = {};
  const failed: string[] = [];
  let checked = 0;
  const isRare = (cause: string) => (counts[cause] ?? 0) < 3;
  while (checked < times(100) || CAUSES_TO_MEET.some(isRare)) {
    const { route, query } = questionOf(random);
    const reply = await app.get(`/v1/compare/${route}?${query}`, KEY);
    expect(reply.statusCode, `${route} ${query} ${reply.body.slice(0, 300)}`).toBe(200);
    const { differences } = reply.json().compare as { differences: readonly Difference[] };
    const mixed = new Map<string, unknown>();
    for (const { field, values, causes } of differences)
      for (const { between, cause } of causes) {
        counts[cause] = (counts[cause] ?? 0) + 1;
        const [one, other] = between.map((id) => values[id]);
        // what belongs to one engine is missing in the other
        if (cause === 'engine' && (one === null) === (other === null))
          failed.push(`${route}?${query} ${field} is in both`);
        // the hours of a day all follow its sunrise: a few of them will do
        if (cause === 'several' || cause === 'engine' || (cause === 'sunrise' && random() > 0.1)) continue;
        const [a, b] = between.map((id) => byId.get(id)) as [Engine, Engine];
        const name = `${between.join()} ${cause}`;
        if (!mixed.has(name)) mixed.set(name, payloadOf(route, query, mixedEngine(a, b, cause as Input)));
        checked++;
        const got = valueAt(mixed.get(name), field) ?? null;
        const want = values[between[1]];
        if (got !== want)
          failed.push(`${route}?${query} ${field} ${name}: ${values[between[0]]} → ${got}, not ${want}`);
      }
  }
  console.log('compare', checked, counts);
  expect(failed).toEqual([]);
});
