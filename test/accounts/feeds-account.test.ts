/** Calendar feeds with their own addresses: made, read by a program that sends no header, paid for once a day, revoked. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FESTIVALS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { isGreat } from 'ganaka/internal/jyotisha/festivals/great.ts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FormClient } from '../kit/browser-kit.ts';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());

describe.each(['libsql', 'postgres'])('on %s', (kind) => {
  let service: LiveService;
  let database: Record<string, string> = {};
  beforeAll(async () => {
    if (kind === 'postgres') database = { DATABASE_URL: postgres.newDatabase() };
    service = await liveService({ LOG_LEVEL: 'debug', ...database });
  });
  afterAll(async () => {
    await service?.stop();
  });

  /** What the operator types. */
  const ganaka = (...words: readonly string[]): string => {
    const env = { ...process.env, DATA_DIR: service.dataDir, ...database };
    const { stdout, stderr, status } = spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), ...words], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stdout} ${stderr}`);
    return stdout;
  };
  const person = async (email: string, plan?: string): Promise<FormClient> => {
    const client = new FormClient(service.url);
    expect((await client.signUp(email)).status).toBe(303);
    if (plan !== undefined) {
      await client.get('/account/feeds');
      ganaka('account', 'confirm', '--email', email, '--keys', 'keep');
      ganaka('account', 'set-plan', '--email', email, '--plan', plan);
    }
    return client;
  };
  const make = (client: FormClient, fields: Record<string, string> = {}) =>
    client.send('/account/feeds', '/account/feeds', {
      place: 'Ujjain',
      engine: 'drik',
      language: 'both',
      keep_festivals: '1',
      ...fields,
    });
  const makeFree = (client: FormClient, fields: Record<string, string> = { keep_festivals: '1' }) =>
    client.send('/account/feeds', '/account/feeds/free', { place: 'Ujjain', language: 'en', ...fields });
  const reasonsIn = (calendar: string): (string | null)[] =>
    new ICAL.Component(ICAL.parse(calendar))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each).description);
  const addressIn = (html: string): string => /id="feed-text"[^>]*>([^<]+)</.exec(html)?.[1]?.trim() ?? '';
  const creditsLeft = async (client: FormClient): Promise<string> =>
    /<strong[^>]*>([^<]+)</.exec(await (await client.get('/account/usage')).text())?.[1] ?? '';

  test('a calendar is chosen in a form and read at its address, without a header', async () => {
    const client = await person(`asha-${kind}@example.org`, 'developer');
    const made = await make(client, { keep_ekadashi: '1', keep_festivals: '1' });
    expect(made.status).toBe(200);
    const address = addressIn(await made.text());
    expect(address).toMatch(/\/feeds\/[\w-]{27}\.ics$/);
    const reply = await fetch(address);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = await reply.text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const uids = events.map((each) => new ICAL.Event(each).uid);
    expect(uids.some((uid) => uid.startsWith('ekadashi'))).toBe(true);
    expect(uids.some((uid) => uid.startsWith('deepavali.'))).toBe(true);
    expect(uids.some((uid) => uid.startsWith('purnima'))).toBe(false);

    // close decisions are marked, as with explain=1
    const grown = ganaka(
      'key',
      'create',
      '--email',
      `marks-${kind}@example.org`,
      '--plan',
      'enterprise',
      '--prefix',
      'tg',
    );
    const { key } = JSON.parse(grown.trim().split('\n').at(-1) ?? '{}');
    const asked = '/v1/vedic/parva-mool.ics?place=Ujjain&ids=festivals,ekadashi&lang=both&explain=1';
    const marked = await fetch(`${service.url}${asked}`, { headers: { 'x-api-key': key } });
    expect(reasonsIn(await marked.text())).toEqual(reasonsIn(text));

    const left = await creditsLeft(client);
    const etag = reply.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(address)).status).toBe(200);
    expect(await creditsLeft(client)).toBe(left);
    const audit = JSON.parse(ganaka('credits', 'audit').trim().split('\n').at(-1) ?? '{}');
    expect(audit.mismatched ?? []).toEqual([]);

    const html = await (await client.get('/account/feeds')).text();
    expect(html).not.toContain(address.slice(-31));
    expect(html).toMatch(/3 readings/);
    const id = /\/account\/feeds\/([\w-]+)\/revoke/.exec(html)?.[1] ?? '';
    const other = await person(`other-${kind}@example.org`);
    expect((await other.send('/account/keys', `/account/feeds/${id}/revoke`, {})).status).toBe(409);
    expect((await fetch(address)).status).toBe(200);
    expect((await client.send('/account/feeds', `/account/feeds/${id}/revoke`, {})).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    expect(service.output()).not.toContain(address.slice(-31));
  });

  test('a birthday by tithi has a calendar of its own, and its data is deleted when the calendar is revoked', async () => {
    const client = await person(`tithi-${kind}@example.org`, 'developer');
    const fields = { kind: 'janma', name: 'Asha', date: '1990-05-26', time: '08:00', place: 'Ujjain', at: 'Pune' };
    const made = await client.send('/account/feeds', '/account/feeds/anniversary', {
      ...fields,
      engine: 'drik',
      language: 'both',
    });
    expect(made.status).toBe(200);
    const page = await made.text();
    expect(page).toMatch(/Next dates: \w+day \d+ \w+ 20\d\d · \w+day \d+ \w+ 20\d\d · \w+day/);
    const address = addressIn(page);
    const reply = await fetch(address);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="tithi-anniversary.ics"');
    const events = new ICAL.Component(ICAL.parse(await reply.text())).getAllSubcomponents('vevent');
    expect(events).toHaveLength(10);
    expect(new ICAL.Event(events[0] ?? new ICAL.Component('vevent')).summary).toMatch(
      /^Asha: Janma-tithi.* · जन्म-तिथि$/,
    );
    const etag = reply.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);

    const html = await (await client.get('/account/feeds')).text();
    expect(html).toContain('Asha: Birthday (janma-tithi) · Pune');
    const id = /\/account\/feeds\/([\w-]+)\/revoke/.exec(html)?.[1] ?? '';
    expect(await (await client.get('/account/export.json')).text()).toContain('1990-05-26');
    expect((await client.send('/account/feeds', `/account/feeds/${id}/revoke`, {})).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    expect(service.output()).not.toContain('1990-05-26');

    const wrong = await client.send('/account/feeds', '/account/feeds/anniversary', {
      ...fields,
      date: '1990-02-30',
      engine: 'drik',
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('1990-02-30');
  });

  test('every account has one calendar without credits: what its form chose in two years, and nothing else', async () => {
    const client = await person(`gratis-${kind}@example.org`);
    const left = await creditsLeft(client);
    const form = await (await client.get('/account/feeds')).text();
    expect([...form.matchAll(/name="keep_([\w-]+)"[^>]* checked/g)].map(([, name]) => name)).toEqual(['festivals']);
    expect((await makeFree(client, {})).status).toBe(409); // nothing chosen
    const page = await (await makeFree(client, { keep_festivals: '1', keep_ekadashi: '1' })).text();
    const address = addressIn(page);
    const webcal = address.replace('http:', 'webcal:');
    for (const link of [
      webcal,
      `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
      `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}`,
    ])
      expect(page.replaceAll('&amp;', '&')).toContain(`href="${link}`);

    const reply = await fetch(address);
    expect([reply.status, reply.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="parva-mool.ics"',
    ]);
    const events = new ICAL.Component(ICAL.parse(await reply.text()))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    const chosen = new Set([...FESTIVALS.filter(isGreat).map(({ id }) => id as string), 'ekadashi']);
    const years = [0, 1].map((n) => String(new Date().getUTCFullYear() + n));
    expect(
      events.filter(({ uid, startDate, description }) => {
        const [id = ''] = uid.split('.');
        return !chosen.has(id) || !years.includes(startDate.toString().slice(0, 4)) || description || !startDate.isDate;
      }),
    ).toEqual([]);
    for (const year of years) {
      const ofYear = events.filter(({ startDate }) => startDate.toString().startsWith(year));
      expect(ofYear.filter(({ uid }) => uid.startsWith('deepavali.'))).toHaveLength(1);
      // a lunar year has 24 ekadashis, one with an adhika month 26; one of them may fall in the next year
      const ekadashis = ofYear.filter(({ uid }) => /^(kamada-)?ekadashi\./.test(uid)).length;
      expect(ekadashis).toBeGreaterThanOrEqual(23);
      expect(ekadashis).toBeLessThanOrEqual(27);
    }

    expect((await fetch(address)).status).toBe(200);
    expect(await creditsLeft(client)).toBe(left);
    const [second, third] = await Promise.all([makeFree(client), makeFree(client)]);
    expect([second?.status, third?.status]).toEqual([409, 409]);
    const id = /\/account\/feeds\/([\w-]+)\/revoke/.exec(await (await client.get('/account/feeds')).text())?.[1] ?? '';
    expect((await client.send('/account/feeds', `/account/feeds/${id}/revoke`, {})).status).toBe(200);
    expect((await makeFree(client, { keep_purnima: '1', language: 'ta' })).status).toBe(200);
    expect((await makeFree(client, { keep_purnima: '1', language: 'xx' })).status).toBe(400);
  });

  test('two forms at once make one free calendar', async () => {
    const client = await person(`twice-${kind}@example.org`);
    const made = await Promise.all(Array.from({ length: 4 }, () => makeFree(client)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('an account without full access sees which plan it needs, and the page says what cannot be found', async () => {
    const free = await person(`free-${kind}@example.org`);
    expect(await (await free.get('/account/feeds')).text()).toContain('the Developer plan and above');
    expect((await make(free)).status).toBe(409);
    const paying = await person(`paying-${kind}@example.org`, 'developer');
    const wrong = await make(paying, { place: 'Atlantis-upon-Nowhere' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('Atlantis-upon-Nowhere');
    expect((await make(paying, { engine: 'surya' })).status).toBe(409);
  });

  test('a plan that no longer covers it closes the address, and a made-up address opens nothing', async () => {
    const email = `leaving-${kind}@example.org`;
    const client = await person(email, 'pro');
    const address = addressIn(await (await make(client)).text());
    expect((await fetch(address)).status).toBe(200);
    ganaka('account', 'set-plan', '--email', email, '--plan', 'free');
    expect((await fetch(address)).status).toBe(403);
    for (const path of ['/feeds/x.ics', `/feeds/${'a'.repeat(27)}.ics`, '/feeds/..%2fetc.ics', '/feeds/'])
      expect([path, (await fetch(service.url + path)).status]).toEqual([path, 404]);
  });
});
