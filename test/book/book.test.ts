/** The kundali book: what it prints is what the routes say, in both languages, and a name is only text. */

import { YOGAS } from 'ganaka/internal/jyotisha/kundali/yogas/catalog/index.ts';
import { sentenceOf as english } from 'ganaka/internal/text/languages/en/clauses.ts';
import { sentenceOf } from 'ganaka/internal/text/languages/hi/clauses.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const get = (path: string, key = 'tg-enterprise') => app.get(path, { 'x-api-key': key });
const BIRTHS = {
  'before sunrise in Kashi': 'date=1990-06-21&time=04:10&lat=25.3176&lon=82.9739&tz=5.5',
  'at 64° north in winter': 'date=1975-12-01&time=12:30&lat=64.15&lon=-21.94&tz=0',
};
const ON = 'on=2026-11-15';
const ROUTES = [
  ...['kundali/full', 'janma-vivaran', 'gochara-report', 'graha-shanti', 'ratna-nirnaya'],
  ...['career-report', 'wealth-report', 'marriage-report', 'health-report', 'education-report', 'children-report'],
];
const TAKES_ON = new Set(['kundali/full', 'gochara-report', 'ratna-nirnaya']);

/** Every number and every text in a reply. */
function heldIn(value: unknown, held = new Set<string>()): Set<string> {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) heldIn(part, held);
  else held.add(String(value));
  return held;
}
const textOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<desc>.*?<\/desc>|<title>.*?<\/title>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

describe.each(Object.entries(BIRTHS))('born %s', (_, birth) => {
  test.each(['vedic', 'surya', THIRD])(
    'every figure and instant of the book is one of the replies: %s',
    async (family) => {
      const reply = await get(`/v1/${family}/kundali-book.html?${birth}&${ON}&name=Asha`);
      expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      const held = new Set<string>();
      for (const route of ROUTES)
        heldIn((await get(`/v1/${family}/${route}?${birth}${TAKES_ON.has(route) ? `&${ON}` : ''}`)).json(), held);
      const figures = [...reply.body.matchAll(/<td class="n">(-?[\d.]+)<\/td>|<data value="([^"]+)">/g)].map(
        ([, alone, within = '']) => alone ?? within,
      );
      expect(figures.length).toBeGreaterThan(400);
      expect(figures.filter((figure) => !held.has(figure))).toEqual([]);
      const instants = [...reply.body.matchAll(/<time datetime="([^"]+)">/g)].map(([, instant = '']) => instant);
      expect(instants.length).toBeGreaterThan(200);
      expect(instants.filter((instant) => !held.has(instant))).toEqual([]);
    },
  );
});

const KASHI = BIRTHS['before sunrise in Kashi'];

test('what a reader sees is what the machine reads: arcs are cut to seconds, days are written out', async () => {
  for (const [lang, months] of Object.entries(MONTHS)) {
    const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&lang=${lang}`);
    const figures = [...body.matchAll(/<data value="([^"]+)">([^<]+)<\/data>/g)];
    expect(figures.length).toBeGreaterThan(100);
    for (const [, value = '', said = ''] of figures) {
      const [, ghati, pala] = /^(\d+) (?:ghati|घटी) (\d+) (?:pala|पल)$/.exec(said) ?? [];
      if (ghati !== undefined) {
        const palas = Number(ghati) * 60 + Number(pala);
        expect(palas).toBe(Math.floor(Number(value) * 60 + 1e-6));
        continue;
      }
      const [, minus, d, m, s] = /^(−?)(\d+)°(\d\d)′(\d\d)″$/.exec(said) ?? [];
      // a figure may be rounded
      if (d === undefined)
        expect(said).toBe(said.includes('.') ? Number(value).toFixed(said.split('.')[1]?.length) : value);
      else {
        const arc = (minus === '' ? 1 : -1) * (Number(d) + Number(m) / 60 + Number(s) / 3600);
        expect(Math.abs(Number(value)) - Math.abs(arc)).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.abs(Number(value)) - Math.abs(arc)).toBeLessThan(1 / 3600);
      }
    }
    const days = [...body.matchAll(/<time datetime="(\d+)-(\d\d)-(\d\d)[^"]*">([^<,]+)/g)];
    expect(days.length).toBeGreaterThan(200);
    for (const [, year, month, day, said] of days)
      expect(said).toBe(`${Number(day)} ${months.split(' ')[Number(month) - 1]} ${year}`);
  }
});
const MONTHS = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  hi: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्टूबर नवम्बर दिसम्बर',
};

test('every chapter is in the contents and in the book, with a heading in both languages', async () => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}`);
  const linked = [...body.matchAll(/<a href="#(\w+)">/g)].map(([, id]) => id);
  const chapters = [...body.matchAll(/<section class="\w+" id="(\w+)"><h2>(.*?)<\/h2>/g)];
  expect(chapters.map(([, id]) => id)).toEqual(linked);
  expect(linked).toHaveLength(32);
  expect([...body.matchAll(/data-page-of="(\w+)"/g)].map(([, id]) => id)).toEqual(linked);
  for (const [, , heading = ''] of chapters)
    expect(heading).toMatch(/^[A-Z].*<span class="hi" lang="hi">[\u0900-\u097f]/);
});

test('the row of a graha has the values of the chart', async () => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}`);
  const { kundali } = (await get(`/v1/vedic/kundali?${KASHI}`)).json();
  const section = /id="grahas">.*?<\/section>/s.exec(body)?.[0] ?? '';
  const rows = [...section.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    textOf(row).replace(/\s+/g, ' ').trim(),
  );
  const { rashi, nakshatra, house } = kundali.grahas.shani;
  expect(rows.find((row) => row.startsWith('Saturn'))).toMatch(
    new RegExp(
      `^Saturn शनि ${rashi.name} ${rashi.name_hi} \\S+″ ${nakshatra.name} ${nakshatra.name_hi} ${nakshatra.pada} ${house} `,
    ),
  );
});

test('every passage that the replies cite is among the sources, once', async () => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&lang=en`);
  const sources = /id="sources"><h2>.*?<\/section>/s.exec(body)?.[0] ?? '';
  const listed = [...sources.matchAll(/<li>(.*?)<\/li>/g)].map(([, passage = '']) => textOf(passage).trim());
  expect(new Set(listed).size).toBe(listed.length);
  const cited = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('gist' in value && 'work' in value && 'confidence' in value) cited.add(String(value.gist));
    else for (const part of Object.values(value)) gather(part);
  };
  for (const route of ROUTES)
    gather((await get(`/v1/vedic/${route}?${KASHI}&lang=en${TAKES_ON.has(route) ? `&${ON}` : ''}`)).json());
  expect(cited.size).toBeGreaterThan(120);
  expect([...cited].filter((gist) => !listed.some((passage) => passage.endsWith(gist)))).toEqual([]);
});

test('the Sun’s five rupas do not rest on the verse that has six and a half, in the book as in the reports', async () => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&lang=en`);
  // BPHS 27.32-27.33: Sun 6.5, Moon 6, Mars 5, Mercury 7, Jupiter 6.5, Venus 5.5, Saturn 5 rupas
  const cited = (report: string): string => {
    const chapter = new RegExp(`id="${report}_report"><h2>.*?</section>`, 's').exec(body)?.[0] ?? '';
    const lines = [...chapter.matchAll(/<p class="cited">(.*?)<\/p>/g)].map(([, line = '']) => textOf(line));
    const places = lines.find((line) => line.includes('Shadbala over the required'))?.split(' · ')[0] ?? '';
    return places.replace(/\s+/g, ' ').trim();
  };
  expect(cited('health')).toBe(
    'Shadbala over the required: Venus, Jupiter, Mars, Saturn BPHS 27.32-27.33 , Sun common practice',
  );
  expect(cited('education')).toMatch(/Sun common practice/);
  expect(cited('wealth')).toBe('Shadbala over the required: BPHS 27.32-27.33');
  for (const report of ['career', 'wealth', 'marriage', 'health', 'education', 'children'])
    for (const [rules, sun, required] of [
      ['raman', { work: 'common practice' }, 5],
      ['parashara', { locus: '27.32-27.33' }, 6.5],
    ] as const) {
      const reply = (await get(`/v1/vedic/${report}-report?${KASHI}&rules=${rules}`)).json()[`${report}_report`];
      const { shadbala } = (await get(`/v1/vedic/shadbala?${KASHI}&rules=${rules}`)).json();
      for (const { id, measures } of reply.subjects)
        for (const measure of measures.filter((each: { id: string }) => each.id === 'shadbala_ratio')) {
          expect(measure.citation).toMatchObject(id === 'surya' ? sun : { locus: '27.32-27.33' });
          if (id === 'surya') expect(measure.value).toBeCloseTo(shadbala.grahas.surya.rupas / required, 3);
        }
    }
});

test.each([
  ['en', 'Janma-patrika: Asha'],
  ['hi', 'जन्म-पत्रिका: Asha'],
])('the running head is the title with the name, on every page but the first: %s', async (lang, title) => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&lang=${lang}&name=Asha`);
  const written = /@page\{@top-center\{content:"(.*?)"/.exec(body)?.[1] ?? '';
  const head = written.replace(/\\([0-9a-f]+) /g, (_, point: string) =>
    String.fromCodePoint(Number.parseInt(point, 16)),
  );
  expect(head).toBe(title);
  expect(body).toContain('@page :first{@top-center{content:none}}');
  expect(body).toContain(`<title>${title}</title>`);
});

test('lang=en leaves the Hindi out', async () => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&lang=en`);
  const withoutMantras = body.replace(
    /<span lang="sa" class="sa">.*?<\/span>|<p class="mangala" lang="sa">.*?<\/p>/g,
    '',
  );
  expect(withoutMantras).not.toMatch(/[\u0900-\u097f]/);
});

// names as packages/ganaka/data/lexicon/ta.yaml has them
test.each([
  ['ta', 'Saturn <span class="ta" lang="ta">சனி</span>', 'In Tamil, only names are given.'],
  [
    'hi,ta',
    'Saturn <span class="hi" lang="hi">शनि</span> <span class="ta" lang="ta">சனி</span>',
    'In Tamil, only names are given.',
  ],
  [
    'ta,te',
    'Saturn <span class="ta" lang="ta">சனி</span> <span class="te" lang="te">శని</span>',
    'In Tamil, Telugu, only names are given.',
  ],
])('lang=%s adds names to the tables, and says so on the title page', async (lang, graha, note) => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&lang=${lang}`);
  expect(body).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(/id="grahas">.*?<\/section>/s.exec(body)?.[0]).toContain(graha);
  expect(/<section class="title">.*?<\/section>/s.exec(body)?.[0]).toContain(note);
  const heads = [...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = '']) => head);
  expect(heads.length).toBeGreaterThan(30);
  expect(heads.filter((head) => /\p{Script=Tamil}/u.test(head))).toEqual([]);
});

test.each(['vedic', 'surya', THIRD])('lang=hi is a Hindi book, without an English word: %s', async (family) => {
  const { body } = await get(`/v1/${family}/kundali-book.html?${KASHI}&${ON}&lang=hi`);
  expect(body).toMatch(/^<!doctype html>\n<html lang="hi">/);
  const english = new Set(textOf(body).match(/[A-Za-z][A-Za-z-]+/g));
  expect([...english].filter((word) => !NO_ENGLISH.test(word))).toEqual([]);
  const both = await get(`/v1/${family}/kundali-book.html?${KASHI}&${ON}&lang=both`);
  expect(both.body).toMatch(/<html lang="en">/);
});

test.each(Object.values(BIRTHS))(
  'in Hindi every passage has its sentence, and every yoga its conditions: %s',
  async (birth) => {
    const { body } = await get(`/v1/vedic/kundali-book.html?${birth}&${ON}&lang=hi`);
    const section = (id: string): string => new RegExp(`id="${id}"><h2>.*?</section>`, 's').exec(body)?.[0] ?? '';
    const passages = [...section('sources').matchAll(/<li>(.*?)<\/li>/g)].map(([, passage = '']) => passage);
    expect(passages.length).toBeGreaterThan(120);
    expect(passages.filter((passage) => !/[\u0900-\u097f].*।$/.test(passage))).toEqual([]);
    const yogas = section('yogas').split('<div class="block">').slice(1);
    expect(yogas.filter((yoga) => !/<p class="small">[^:<]*।<\/p>/.test(yoga) && !/ऐसा: /.test(yoga))).toEqual([]);
  },
);

test('every rule of a yoga is said in Hindi, without a Latin letter', () => {
  const rules = YOGAS.flatMap(({ rule, bySex = {}, variants = [], bhanga = [] }) => [
    ...[rule, ...Object.values(bySex)],
    ...[...variants, ...bhanga].map((form) => form.rule),
  ]);
  expect(rules.length).toBeGreaterThan(200);
  for (const rule of rules) expect(sentenceOf(rule), english(rule)).toMatch(/^[\u0900-\u097f\d ,;:()-]+$/);
});
/** Vargas and karakas by their letters, the engine's version, chapters by their Roman numbers, the zone. */
const NO_ENGLISH = /^(D\d*|[A-Z][a-z]?K|drik|vsop|b-elpmpp|surya|siddhanta|true|chitra\w*|II|IX|UTC)$/;

test.each(['north', 'south', 'east'])(
  'style=%s draws the chart of the birth, of the Moon and the navamsha, and sixteen vargas',
  async (style) => {
    const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&style=${style}`);
    expect(body.match(/<svg [^>]*class="k"/g)).toHaveLength(19);
  },
);

test('no script, nothing loaded from elsewhere, no mark of the service, no forbidden word', async () => {
  const { body } = await get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&name=Asha`);
  expect(body).not.toMatch(/<script|javascript:|\son\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/i);
  const said = textOf(body);
  expect(said).not.toMatch(/ganaka/i);
  expect(said).not.toMatch(
    /\b(death|die[sd]?|dying|fatal|longevity|widow|barren|diseases?|will|shall|undefined|NaN|null)\b|मृत्यु|मरण|मौत|निधन|देहान्त|अल्पायु|मारक|वैधव्य|विधवा|रोग|व्याधि|होगा|होगी|होंगे/i,
  );
});

test.each(['tg-commercial', 'tg-enterprise'])('a drawing has no mark of the service in it: %s', async (key) => {
  const { statusCode, body } = await get(`/v1/vedic/kundali.svg?${KASHI}`, key);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/ganaka/i);
});

describe('a name', () => {
  const named = (name: string) => get(`/v1/vedic/kundali-book.html?${KASHI}&${ON}&name=${encodeURIComponent(name)}`);

  test('is text: tags are escaped in the page and in the running head', async () => {
    const { body } = await named('<b onload="x">"}</style>&');
    expect(body).toContain('<bdi>&lt;b onload=&quot;x&quot;&gt;&quot;}&lt;/style&gt;&amp;</bdi>');
    expect(body.match(/<\/style>/g)).toHaveLength(1);
  });
  test('may be long and in Devanagari', async () => {
    const name = 'श्रीमती अन्नपूर्णेश्वरी चन्द्रशेखर त्रिपाठी-विश्वनाथन्';
    expect((await named(name)).body).toContain(`<bdi>${name}</bdi>`);
  });
  test.each([
    ['a line\nbreak', /control character/],
    ['turned \u202eround', /control character/],
    ['x'.repeat(81), /at most 80 characters; got 81/],
  ])('%j is a 400', async (name, why) => {
    const reply = await named(name);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, param: 'name', error: expect.stringMatching(why) });
  });
});

describe('the sheet of a book', () => {
  const birth = `${BIRTHS['before sunrise in Kashi']}&${ON}&lang=en`;

  // ISO 216 and ANSI/ASME Y14.1, in millimetres
  test.each([
    ['', '210mm 297mm', 'a4'],
    ['&paper=a4', '210mm 297mm', 'a4'],
    ['&paper=letter', '215.9mm 279.4mm', 'letter'],
    ['&paper=a5', '148mm 210mm', 'a5'],
  ])('%s is %s', async (asked, size, paper) => {
    const { body } = await get(`/v1/vedic/kundali-book.html?${birth}${asked}`);
    expect(body).toContain(`@page{size:${size};`);
    expect(body).toContain(`<main class="book" data-paper="${paper}">`);
  });

  test('is one of three', async () => {
    const reply = await get(`/v1/vedic/kundali-book.html?${birth}&paper=a3`);
    expect([reply.statusCode, reply.body]).toEqual([400, expect.stringMatching(/paper must be .*a4.*letter.*a5/)]);
  });

  test('shows rounded figures, and the exact ones in an appendix', async () => {
    const { body } = await get(`/v1/vedic/kundali-book.html?${birth}`);
    const { shadbala } = (await get(`/v1/vedic/shadbala?${BIRTHS['before sunrise in Kashi']}`)).json();
    const { total } = shadbala.grahas.surya;
    const sectionOf = (id: string): string =>
      new RegExp(`<section[^>]* id="${id}">.*?</section>`, 's').exec(body)?.[0] ?? '';
    expect(sectionOf('shadbala')).toContain(`<data value="${total}">${total.toFixed(1)}</data>`);
    expect(sectionOf('exact')).toContain(`<td class="n">${total}</td>`);
    const [before = '', appendix = ''] = body.split('id="exact"');
    const figures = [...before.matchAll(/<data value="(-?\d+\.\d{3,})">(-?\d+\.\d+)<\/data>/g)];
    expect(figures.length).toBeGreaterThan(100);
    for (const [, exact = '', said = ''] of figures) {
      expect(said).toMatch(/\.\d{1,2}$/);
      expect(appendix).toContain(`<td class="n">${exact}</td>`);
    }
  });
});
