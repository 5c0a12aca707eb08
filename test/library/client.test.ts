/** The typed client against the service of a test, and against answers that go wrong. */

import { inspect } from 'node:util';
import { GanakaError, ganaka } from 'ganaka/internal/library/client/index.ts';
import { ROUTES } from 'ganaka/internal/library/client/routes.generated.ts';
import type {
  FindReply,
  MatchBatchReply,
  PanchangaRangeReply,
  PanchangaVarshaEngineReply,
  SanyogaReply,
} from 'ganaka/internal/library/types/replies.generated.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { fetchOf } from '../kit/fetch-app.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const client = ganaka({ baseUrl: 'http://service.test', key: 'tg-pro', fetch: fetchOf(app) });

test('every operation has a name of its own', () => {
  const names = ROUTES.map(([of, name]) => `${of} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

describe('a call', () => {
  test('gives the reply of its route, and the credits that are left', async () => {
    const { panchanga, engine } = await client.surya.panchanga({ date: '2026-11-17', place: 'Ujjain' });
    expect(engine).toBe('surya_siddhanta');
    expect(panchanga.tithi?.number).toBe(8);
    expect(client.credits).toMatchObject({ used: 2, remaining: expect.any(Number) });
  });

  test('fills the words of a path, and writes lists and flags', async () => {
    const { festival } = await client.vedic.festivalsId({ id: 'deepavali', year: 2026, place: 'Ujjain' });
    expect(festival.date).toBe('2026-11-08');
    const { yogas } = await client.vedic.yogas({ date: '1990-05-17', time: '06:30', place: 'Pune', all: true });
    expect(yogas).toBeDefined();
    const { panchanga } = await client.vedic.panchanga({ date: '2026-11-17', blocks: ['tithi', 'yoga'] });
    expect(Object.keys(panchanga)).toEqual(['place', 'instant', 'tithi', 'yoga']);
  });

  test('sends a list of births', async () => {
    const births = [
      { date: '1990-05-17', time: '06:30', place: 'Ujjain' },
      { date: '1992-02-03', time: '22:15', place: 'Pune' },
    ];
    const { match_batch } = await client.vedic.matchBatch({ births, pairs: [[0, 1]], brief: true });
    expect(match_batch.pairs).toHaveLength(1);
  });

  test('puts conditions into a body, where the route takes one', async () => {
    const { find } = await client.vedic.postFind({
      from: '2026-01-01',
      to: '2026-12-31',
      when: { nakshatra: 'pushya', weekday: ['thursday'] },
      lat: 28.6139,
      lon: 77.209,
      tz: 5.5,
    });
    // Swiss Ephemeris: the Thursdays of 2026 on which the Moon is in Pushya at Delhi
    expect(find.matches.map(({ date }) => date)).toEqual(['2026-04-23', '2026-05-21', '2026-06-18']);
  });

  test('gives pictures as text, and what needs no key without one', async () => {
    const svg = await client.vedic.kundaliSvg({ date: '1990-05-17', time: '06:30', place: 'Pune' });
    expect(svg).toMatch(/^<svg/);
    const open = ganaka({ baseUrl: 'http://service.test/', fetch: fetchOf(app) });
    expect((await open.ssMean({ date: '2026-11-14' })).mean).toBeDefined();
  });

  test('that is refused says all that is wrong', async () => {
    const refused = await client.vedic.kundali({ date: '2026-02-30', time: '25:00' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(GanakaError);
    expect(refused).toMatchObject({ status: 400, code: 'bad_date', requestId: expect.any(String) });
    expect((refused as GanakaError).errors.map(({ param }) => param)).toEqual(['date', 'time']);
  });

  test('has no number of credits left where the plan has no limit', async () => {
    const headers = { 'x-credits-used': '1', 'x-credits-remaining': 'unlimited', 'x-credits-reset': '2026-12-01' };
    const unlimited = ganaka({
      baseUrl: 'http://service.test',
      fetch: async () => Response.json({ success: true }, { headers }),
    });
    await unlimited.health();
    expect(unlimited.credits).toEqual({ used: 1, remaining: null, reset: '2026-12-01' });
  });

  test('needs the address of a service', () => {
    for (const baseUrl of [undefined, '', 'api.example', '/v1', 'https://', 'https://api.example?x=1'])
      expect(() => ganaka({ baseUrl } as { baseUrl: string })).toThrow(
        'baseUrl must be the address of a service such as',
      );
  });

  test('refuses options that it does not have, and retries without end', () => {
    const baseUrl = 'http://service.test';
    expect(() => ganaka(Object({ baseUrl, apiKey: 'k' }))).toThrow(
      'there is no option "apiKey" here; there are baseUrl',
    );
    for (const retries of [Number.NaN, -1, 1.5, '2'])
      expect(() => ganaka(Object({ baseUrl, retries }))).toThrow('retries must be a whole number from 0');
  });

  test('needs the words of a path', async () => {
    const { vedic } = ganaka({ baseUrl: 'http://service.test', fetch: async () => Response.json({}) });
    await expect(vedic.festivalsId(Object({ year: 2026 }))).rejects.toThrow(
      'id must be given: it is a part of /v1/{family}/festivals/{id}',
    );
  });

  test('that gets a page in place of the service is an error with its status', async () => {
    const portal = ganaka({ baseUrl: 'http://service.test', fetch: async () => new Response('<h1>Sign in</h1>') });
    await expect(portal.health()).rejects.toMatchObject({ name: 'GanakaError', status: 200 });
    await expect(portal.health()).rejects.toThrow('is not JSON');
  });
});

/** Answers one after another, the last again and again; counts how often it was asked. */
function answering(...replies: readonly (() => Response)[]) {
  const state = { asked: 0 };
  const send: typeof fetch = async (_input, init) => {
    init?.signal?.throwIfAborted();
    const reply = replies[Math.min(state.asked++, replies.length - 1)];
    if (reply === undefined) throw new Error('nothing to answer');
    return reply();
  };
  return { state, send };
}
const refusal =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ success: false, error: 'later', code: 'busy', errors: [] }, { status, headers });
const fine = () => Response.json({ success: true });
const unreached = (): Response => {
  throw new TypeError('fetch failed');
};

describe('what goes wrong for the moment', () => {
  const asked = (send: typeof fetch, retries = 2) => ganaka({ baseUrl: 'http://service.test', fetch: send, retries });

  test('is tried again, after the time that the service names', async () => {
    const { state, send } = answering(refusal(429, { 'retry-after': '0' }), unreached, fine);
    expect(await asked(send).health()).toEqual({ success: true });
    expect(state.asked).toBe(3);
  });

  test('is an error when it goes on', async () => {
    const { state, send } = answering(refusal(503, { 'retry-after': '0' }));
    await expect(asked(send, 1).health()).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 0 });
    expect(state.asked).toBe(2);
    expect(inspect(new GanakaError(503, { error: 'later' }, 0))).toMatch(/^GanakaError: later/);
    const broken = answering(unreached);
    await expect(asked(broken.send, 0).health()).rejects.toThrow('fetch failed');
  });

  test('is not waited for longer than a minute, and other refusals not at all', async () => {
    const late = answering(refusal(429, { 'retry-after': '3600' }));
    await expect(asked(late.send).health()).rejects.toMatchObject({ status: 429 });
    const { state, send } = answering(refusal(402));
    await expect(asked(send).health()).rejects.toMatchObject({ status: 402 });
    expect([late.state.asked, state.asked]).toEqual([1, 1]);
  });

  test('may be named as a date, as proxies do', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    const late = answering(refusal(503, { 'retry-after': inAnHour }));
    const refused = await asked(late.send)
      .health()
      .catch((error: unknown) => error);
    expect((refused as GanakaError).retryAfter).toBeGreaterThan(3500);
    const past = answering(refusal(503, { 'retry-after': new Date(Date.now() - 60_000).toUTCString() }), fine);
    expect(await asked(past.send).health()).toEqual({ success: true });
    expect([late.state.asked, past.state.asked]).toEqual([1, 2]);
  });

  test('ends when the caller ends it, also while it waits', async () => {
    const { state, send } = answering(refusal(503, { 'retry-after': '30' }));
    const signal = AbortSignal.timeout(20);
    await expect(asked(send).health({}, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(state.asked).toBe(1);
  });
});

describe('a list that comes in lines', () => {
  const range = { from: '2026-11-01', to: '2026-11-03', place: 'Ujjain' };

  test('is given line by line', async () => {
    const dates: unknown[] = [];
    const enterprise = ganaka({ baseUrl: 'http://service.test', key: 'tg-enterprise', fetch: fetchOf(app) });
    for await (const { date } of enterprise.panchangaRangeLines(range)) dates.push(date);
    expect(dates).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  });

  // assignments, so that the compiler sees that a line has the type of an item
  test('has the items of the whole reply', async () => {
    const { vedic, ...host } = ganaka({ baseUrl: 'http://service.test', key: 'tg-enterprise', fetch: fetchOf(app) });
    const days: PanchangaRangeReply['days'] = await all(host.panchangaRangeLines(range));
    expect(days).toEqual((await host.panchangaRange(range)).range.days);
    const events: SanyogaReply['events'] = await all(host.sanyogaLines(range));
    expect(events).toEqual((await host.sanyoga(range)).sanyoga.events);
    const purnima = { ...range, to: '2026-11-30', when: 'tithi:15' };
    const matches: FindReply['matches'] = await all(vedic.findLines(purnima));
    expect(matches).toEqual((await vedic.find(purnima)).find.matches);
    const births = [
      { date: '1990-05-17', time: '06:30', place: 'Ujjain' },
      { date: '1992-02-03', time: '22:15', place: 'Pune' },
    ];
    const pairs: MatchBatchReply['pairs'] = await all(vedic.matchBatchLines({ births, pairs: [[0, 1]] }));
    expect(pairs).toEqual((await vedic.matchBatch({ births, pairs: [[0, 1]] })).match_batch.pairs);
    const year: PanchangaVarshaEngineReply['days'] = await all(host.panchangaVarshaSuryaLines({ year: 2026 }));
    expect(year).toEqual((await host.panchangaVarshaSurya({ year: 2026 })).varsha.days);
  });

  test.each([
    ['breaks off', '{"success":true}\n{"date":"2026-11-01"}\n', 'before it was whole'],
    ['lacks a line', '{"success":true}\n{"date":"a"}\n{"done":true,"count":2}\n', '2 lines were promised and 1 came'],
  ])('and %s is an error', async (_, text, why) => {
    const { send } = answering(() => new Response(text));
    const lines = ganaka({ baseUrl: 'http://service.test', fetch: send }).panchangaRangeLines(range);
    await expect(all(lines)).rejects.toThrow(why);
  });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of items) found.push(each);
  return found;
}
