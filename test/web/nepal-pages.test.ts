/** Pages of a town in Nepal: the printed day, its dates and names, and the link to the modern sky. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOCK_STANDS, type LiveService, liveService } from '../kit/live.ts';

let service: LiveService;
beforeAll(async () => {
  service = await liveService({ ...CLOCK_STANDS, CLOCK_STANDS_AT: '2026-11-19T06:00:00Z' });
});
afterAll(() => service?.stop());

const KATHMANDU = '1283240';
const page = async (path: string, more = ''): Promise<string> => {
  const reply = await fetch(`${service.url}${path}?town=${KATHMANDU}${more}`);
  expect(reply.status).toBe(200);
  return reply.text();
};
const PRINTED = 'As Nepal’s committee prints';

test('20 November 2026 is Ekadashi, as Nepal’s calendars print it, with the Bikram date and names in Nepali', async () => {
  const html = await page('/day/2026-11-20');
  expect(html).toContain(PRINTED);
  expect(html).toContain('एकादशी');
  expect(html).not.toContain('दशमी</h2>');
  expect(html).toContain('४ मंसिर २०८३');
  expect(html).toMatch(/aria-current="true">Surya-siddhanta|aria-current="true">सूर्यसिद्धान्त/);
});

test('one link shows the modern sky, and links onward keep it', async () => {
  const html = await page('/day/2026-11-20', '&engine=drik');
  expect(html).not.toContain(PRINTED);
  expect(html).toMatch(/aria-current="true">(?:Drik|दृक्)/);
  expect(html).toContain(`/day/2026-11-21?town=${KATHMANDU}&amp;engine=drik`);
  expect(html).toContain(`/day/2026-11-20?town=${KATHMANDU}"`);
});

test('every page of the town leads to the modern sky and back', async () => {
  for (const path of ['/', '/day/2026-11-20', '/month/2026-11', '/festivals/2026', '/festivals/deepavali/2026']) {
    const printed = await page(path);
    expect(printed, path).toContain(PRINTED);
    const way = `${path}?town=${KATHMANDU}&amp;engine=drik`;
    expect(printed, path).toContain(way);
    expect(await page(path, '&engine=drik'), path).not.toContain(PRINTED);
  }
  const refused = await fetch(`${service.url}/month/2026-11?town=${KATHMANDU}&engine=surya`);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('drik');
});

test('the month and the year have the Bikram date of each day', async () => {
  const month = await page('/month/2026-11');
  expect(month).toContain('१ मंसिर २०८३');
  expect(month).toContain(PRINTED);
  const year = await page('/festivals/2026');
  for (const name of [
    'घटस्थापना',
    'फूलपाती',
    'विजया दशमी',
    'कोजाग्रत पूर्णिमा',
    'कागतिहार',
    'कुकुर तिहार',
    'लक्ष्मीपूजा',
    'गोवर्धन पूजा',
    'भाइटीका',
    'नेपाली नयाँ वर्ष',
    'गाईजात्रा',
  ])
    expect(year, name).toContain(name);
  expect(year).toContain('१ वैशाख २०८३');
});

test('a reader who has chosen a language keeps it', async () => {
  expect(await page('/day/2026-11-20', '&lang=en')).toContain('Ekadashi');
});

test('the pages of other towns are not about Nepal', async () => {
  const html = await (await fetch(`${service.url}/day/2026-11-20?town=1253914&engine=drik`)).text();
  expect(html).not.toContain('Nepal');
});

/** Jitiya of 2025 is on 15 September in the ministry's list of holidays. */
test('the home page and a festival’s calendar file follow', async () => {
  expect(await page('/')).toContain(PRINTED);
  const file = await (await fetch(`${service.url}/festivals/jitiya/2025.ics?town=${KATHMANDU}`)).text();
  expect(file).toContain('DTSTART;VALUE=DATE:20250915');
});
