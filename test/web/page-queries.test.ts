/** The query of every open page: what a page does not have, or cannot read, is refused with a sentence and never ignored. */
import { beforeAll, expect, test } from 'vitest';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
beforeAll(async () => {
  service = await sharedService('fixed');
});

const PAGES = [
  ...['/', '/day', '/day/2026-11-14', '/month', '/month/2026-11', '/festivals', '/festivals/2026'],
  ...['/festivals/deepavali/2026', '/calendars', '/why', '/karya-muhurta', '/kundali', '/milan', '/lab'],
  ...['/yatra', '/vivaha-milan', '/vivaha', '/akasha', '/udaya-yantra', '/tithi-nirnaya-yantra'],
];

const shown = async (path: string): Promise<{ status: number; lead: string }> => {
  const reply = await fetch(service.url + path, { redirect: 'manual' });
  const html = await reply.text();
  const [, lead = ''] = /<p class="lead">(.*?)<\/p>/s.exec(html) ?? [];
  return { status: reply.status, lead: lead || html };
};

test.each(PAGES)(
  '%s refuses an unknown name, a repeated name and a language or theme that there is not',
  async (path) => {
    const unknown = await shown(`${path}?datte=2026-11-14`);
    expect(unknown).toMatchObject({ status: 400, lead: expect.stringContaining('no parameter “datte”') });
    expect(unknown.lead).toContain('lang, theme');
    expect(await shown(`${path}?lang=en&lang=hi`)).toMatchObject({
      status: 400,
      lead: expect.stringMatching(/“lang” .*एक ही बार|“lang” is given twice/),
    });
    expect(await shown(`${path}?lang=xx`)).toMatchObject({
      status: 400,
      lead: expect.stringMatching(/lang must be one of .*hi, .*got “xx”/),
    });
    expect(await shown(`${path}?theme=blue`)).toMatchObject({
      status: 400,
      lead: 'theme must be one of light, dark; got “blue”.',
    });
  },
);

test.each(PAGES)('%s takes the names that other sites add to a link', async (path) => {
  const [plain, added] = await Promise.all([shown(path), shown(`${path}?utm_source=a&fbclid=b`)]);
  expect(plain.status).not.toBe(400);
  expect(added.status).toBe(plain.status);
});

test.each([
  ['/lab?date=2026-13-45', 'no parameter “date”'],
  ['/karya-muhurta?month=2026-11&day=soon', 'day must be a day from 2026-11-01 to 2026-11-30; got'],
  ['/karya-muhurta?month=2026-11&day=2026-12-01', 'day must be a day from 2026-11-01 to 2026-11-30; got'],
  ['/karya-muhurta?month=november', 'month must be written YYYY-MM'],
  ['/karya-muhurta?karya=vahana&kind=nava', 'karya=vahana has no parameter "kind"; only griha_pravesha has it'],
  ['/karya-muhurta?direction=east', 'karya=griha_pravesha has no parameter "direction"; only yatra has it'],
  ['/karya-muhurta?form=feast', 'form must be one of'],
  ['/?lat=23.18', 'lat and lon must be given together'],
  ['/day/2026-11-14?ekadashi=iskcon', 'ekadashi must be one of smarta, vaishnava, gaudiya; got'],
  ['/month/2026-11?ekadashi=gaudiya', 'no parameter “ekadashi”'],
  ['/day/2026-11-14?lon=75', 'lat and lon must be given together'],
])('%s says what is wrong', async (path, text) => {
  const reply = await fetch(service.url + path);
  expect(reply.status).toBe(400);
  expect((await reply.text()).replaceAll('&quot;', '"')).toContain(text);
});

test('a form whose undertaking was changed leads to a URL without the choices of the former one', async () => {
  const sent = '/karya-muhurta?karya=vahana&form=griha_pravesha&kind=nava&town=2643743&month=2026-11&engine=drik';
  const reply = await fetch(service.url + sent, { redirect: 'manual' });
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe('/karya-muhurta?karya=vahana&town=2643743&month=2026-11&engine=drik');
});

test('a day of the month is shown', async () => {
  const reply = await fetch(`${service.url}/karya-muhurta?month=2026-11&day=2026-11-25`);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('Wednesday 25 November 2026');
});

test('the sentence is in the language of the reader, and its switches lead to a page without the wrong query', async () => {
  const reply = await fetch(`${service.url}/day/2026-11-14?datte=1`, { headers: { cookie: 'lang=hi' } });
  const html = await reply.text();
  expect(html).toContain('इस पृष्ठ पर “datte” नाम का कोई विकल्प नहीं है');
  expect(html).not.toContain('datte=1');
  expect(html).toContain('<a class="btn quiet" href="/day/2026-11-14">यही पृष्ठ, बिना विकल्पों के</a>');
});

test.each(['/', '/why'])(
  '%s shows the town of its address, keeps it in its switches and leaves no cookie',
  async (path) => {
    const reply = await fetch(`${service.url}${path}?town=2643743`);
    const html = await reply.text();
    expect(reply.status).toBe(200);
    expect(html).toContain('London');
    expect(html).toMatch(/town=2643743&amp;lang=hi/);
    expect(reply.headers.get('set-cookie')).toBeNull();
    const bare = await (await fetch(service.url + path)).text();
    expect(bare).not.toContain('2643743');
  },
);

/** The field can be sent unchanged: its name in Devanagari is that of GeoNames and finds the same town. */
test.each([
  ['Chennai', 'चेन्नई', 'Chennai, Tamil Nadu, India'],
  ['Pune', 'पुणे', 'Pune, Maharashtra, India'],
])('the field of a town shows %s as %s on a Hindi page', async (place, hindi, english) => {
  const field = async (asked: string, lang: string): Promise<string | undefined> => {
    const html = await (await fetch(`${service.url}/?place=${encodeURIComponent(asked)}&lang=${lang}`)).text();
    return /<input id="place"[^>]* value="([^"]*)"/.exec(html)?.[1];
  };
  expect(await field(place, 'hi')).toBe(hindi);
  expect(await field(hindi, 'hi')).toBe(hindi);
  expect(await field(hindi, 'en')).toBe(english);
});

/**
 * The dark half after the full moon of 24 November 2026 is Kartika's where months end with the new moon (Dharmasindhu 1, uddesha 3: south of
 * the Vindhya), and Margashirsha's in the north. The year is Shaka 1948 in the Deccan, Vikram 2083 in Gujarat and the north.
 */
test.each([
  ['Pune, Maharashtra', 'en', 'Kartika · Shaka 1948'],
  ['Pune, Maharashtra', 'mr', 'कार्तिक · Shaka 1948'],
  ['Hyderabad, Telangana', 'te', 'కార్తికము · Shaka 1948'],
  ['Ahmedabad', 'gu', 'કારતક · Vikram 2083'],
  ['Varanasi', 'en', 'Margashirsha · Vikram 2083'],
])('the day at %s in %s is called %s', async (place, lang, said) => {
  const path = `/day/2026-12-01?town=${encodeURIComponent(place)}`;
  const html = await (await fetch(service.url + path, { headers: { cookie: `lang=${lang}` } })).text();
  const [, head = ''] = /<h2 id="tithi">.*?<p class="soft">(.*?)<\/p>/s.exec(html) ?? [];
  expect(head.replaceAll(/<[^>]*>/g, '')).toContain(said);
});
