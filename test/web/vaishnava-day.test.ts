/**
 * The page of a Vaishnava day against the printed one: VCAL 4.01 for Pune has on 2 November 2025 the fast of Utthana
 * (Prabodhini) Ekadashi, Trisprisha Mahadvadashi, and the next day "break fast 06:35 - 10:24".
 */
import { beforeAll, expect, test } from 'vitest';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
beforeAll(async () => {
  service = await sharedService('fixed');
});

const page = async (day: string, more = ''): Promise<string> =>
  (await fetch(`${service.url}/day/${day}?place=Pune${more}`)).text();
/** The text of the page without its tags. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

test('a day of the Gaudiya calendar has its fast, the mahadvadashi and the hours of the parana', async () => {
  const pune = await fetch(`${service.url}/day/2025-11-02?place=Pune`, { redirect: 'manual' });
  const town = pune.headers.get('location') ?? '';
  const text = textOf(await (await fetch(`${service.url}${town}&ekadashi=gaudiya`)).text());
  expect(text).toContain('Prabodhini Ekadashi');
  expect(text).toContain('Trisprisha Mahadvadashi');
  expect(text).toMatch(/Parana: 3 Nov, 06:3[45] – 10:2[345]/);
});

test('a day near an ekadashi leads to the other schools, any other day does not', async () => {
  const near = await page('2025-11-02');
  expect(near).toContain('ekadashi=gaudiya');
  expect(await page('2025-11-08')).not.toContain('ekadashi=gaudiya');
});
