/** The next festivals and fasts on the last days of a year: most of them are in the next year. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOCK_STANDS, type LiveService, liveService } from '../kit/live.ts';

let service: LiveService;
beforeAll(async () => {
  service = await liveService({ ...CLOCK_STANDS, CLOCK_STANDS_AT: '2026-12-30T06:00:00Z' });
});
afterAll(() => service?.stop());

const UJJAIN = '1253914';
const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section aria-labelledby="${id}">(.*?)</section>`, 's').exec(html)?.[1] ?? '';
const dates = (section: string): string[] =>
  [...section.matchAll(/<em>([^<]*)\. <\/em>([^<]*)/g)].map(([, name, when]) => `${name}: ${when}`);

test('the next fasts of 30 December are those of January', async () => {
  const html = await (await fetch(`${service.url}/festivals/2026?town=${UJJAIN}`)).text();
  const soon = dates(sectionOf(html, 'soon'));
  // new moon on 8 January 2027 at 01:54 and full moon on the 22nd at 17:47 Indian time (astronomical almanacs): the
  // tithis that end then are running at sunrise on the 7th and on the 22nd
  expect(soon).toContainEqual(expect.stringMatching(/Amavasya.*: Thu, 7 Jan, in 8 days/));
  expect(soon).toContainEqual(expect.stringMatching(/Purnima.*: Fri, 22 Jan, in 23 days/));
  expect(soon).toHaveLength(5);
  // the Sun enters Makara on 14 January in the evening
  expect(dates(sectionOf(html, 'next')).join('\n')).toMatch(/Makara Sankranti.*: \w+, 1[45] Jan/);
  expect(dates(sectionOf(html, 'next'))).toHaveLength(4);
});

test('the parana of an ekadashi of the next year is that of the API', async () => {
  const key = service.key('enterprise', 'tg');
  const reply = await fetch(`${service.url}/v1/parva-mool?year=2027&kind=ekadashi&engine=drik&place=${UJJAIN}`, {
    headers: { 'x-api-key': key },
  });
  const { parva_mool } = await reply.json();
  const { start, end } = parva_mool.parvas[0].parana.window;
  const soon = sectionOf(await (await fetch(`${service.url}/festivals/2026?town=${UJJAIN}`)).text(), 'soon');
  expect(soon).toContain(`${start.slice(11, 16)} – ${end.slice(11, 16)}`);
});

test('the link of the home page leads to them', async () => {
  const html = await (await fetch(service.url)).text();
  expect(html).toContain('href="/festivals/2026#soon"');
});
