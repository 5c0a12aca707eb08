/** Another life report is a row of the list and its heading in each language: it is then a route, a chapter, an address of the pack and a type. */

import type * as life from 'ganaka/internal/jyotisha/kundali/reports/life.ts';
import { describe, expect, test, vi } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

vi.mock('ganaka/internal/jyotisha/kundali/reports/life.ts', async (original) => {
  const real = await original<typeof life>();
  const home = { ...real.LIFE_REPORTS.wealth, id: 'home' };
  return { ...real, LIFE_REPORTS: { ...real.LIFE_REPORTS, home } };
});
vi.mock('ganaka/internal/text/languages/en/book/heads.ts', async (original) => {
  const { heads } = await original<{ heads: object }>();
  return { heads: { ...heads, home_report: 'House and land' } };
});
vi.mock('ganaka/internal/text/languages/hi/book/heads.ts', async (original) => {
  const { heads } = await original<{ heads: object }>();
  return { heads: { ...heads, home_report: 'गृह और भूमि' } };
});

const app = testApp({ engines: engines(THIRD) });
const BIRTH = 'date=1990-06-21&time=04:10&lat=25.3176&lon=82.9739&tz=5.5';
const get = (path: string) => app.get(path, { 'x-api-key': 'tg-enterprise' });

describe('a seventh report', () => {
  test.each(['vedic', 'surya', THIRD])('is a route: %s', async (family) => {
    const reply = await get(`/v1/${family}/home-report?${BIRTH}`);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(reply.json().home_report.rests_on.houses[0].number).toBe(2);
  });

  test('is a chapter of the book after the other six, in the contents too', async () => {
    const { body } = await get(`/v1/vedic/kundali-book.html?${BIRTH}&lang=both`);
    const chapters = [...body.matchAll(/<section class="\w+" id="(\w+_report)">/g)].map(([, id]) => id);
    expect(chapters).toHaveLength(7);
    expect(chapters.at(-1)).toBe('home_report');
    expect(body).toContain('<a href="#home_report"><span>House and land <span class="hi" lang="hi">गृह और भूमि</span>');
  });

  test('has an address in the pack, and opens there', async () => {
    const { urls } = (await get(`/v1/vedic/kundali-pack?${BIRTH}`)).json().kundali_pack;
    expect((await app.get(urls.home_report.url)).json()).toHaveProperty('home_report');
  });

  test('is described in OpenAPI, by the type that all of them share', async () => {
    const { paths, components } = (await get('/v1/openapi.json')).json();
    const schema = (path: string) => JSON.stringify(paths[`/v1/{family}/${path}`].get.responses[200]);
    expect(paths['/v1/{family}/home-report'].get.summary).toMatch(/^House and land: /);
    for (const path of ['home-report', 'career-report'])
      expect(schema(path)).toContain('"#/components/schemas/LifeReportReply"');
    expect(components.schemas).not.toHaveProperty('CareerReportReply');
    expect(JSON.stringify(components.schemas.KundaliPackReply)).toContain('"home_report"');
  });
});
