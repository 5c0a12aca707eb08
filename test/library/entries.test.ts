/** The functions of the entries answer what the routes of their names answer, on every engine. */

import {
  birth,
  chitrapaksha,
  day,
  drik,
  festivals,
  type GanakaEngine,
  grahana,
  kundali,
  loadLanguages,
  matching,
  muhurta,
  panchanga,
  place,
  surya,
} from 'ganaka/internal/library/entries/index.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD), where: { ...twoTowns, ...CLOCKS, stateAt: () => null } });
await loadLanguages('hi');

const ENGINES: Readonly<Record<string, GanakaEngine>> = {
  surya: surya(),
  vedic: drik(),
  chitrapaksha: chitrapaksha(),
};
const UJJAIN = place(23.18, 75.77, 'Asia/Kolkata');
const AT = 'lat=23.18&lon=75.77&tz=Asia/Kolkata';
const lang = 'both';
/** What the clock of the test shows. */
const CLOCK = '2026-11-14';

async function asked(path: string, query: string): Promise<Record<string, unknown>> {
  const reply = await app.get(`/v1/${path}?${AT}&lang=${lang}&${query}`, { 'x-api-key': 'tg-enterprise' });
  expect(reply.statusCode, `${path}?${query} ${reply.body.slice(0, 300)}`).toBe(200);
  return reply.json();
}

const ON = '2026-11-17';
type Reading = (born: ReturnType<typeof birth>) => unknown;
/** Path, field of the payload, its query, and the same call of the library. */
const OF_A_BIRTH: readonly [path: string, field: string, query: string, of: Reading][] = [
  ['kundali', 'kundali', '', kundali.kundali],
  ['bhava-chalit', 'bhava_chalit', '', kundali.bhavaChalit],
  ['chandra-kundali', 'chandra_kundali', '', kundali.chandraKundali],
  ['surya-kundali', 'surya_kundali', '', kundali.suryaKundali],
  ['dashas', 'dashas', '', (born) => kundali.dashas(born)],
  ['yogini-dashas', 'yogini_dashas', '', (born) => kundali.yoginiDashas(born)],
  ['dasha-timeline', 'dasha_timeline', `on=${ON}`, (born) => kundali.dashaTimeline(born, { on: ON })],
  ['varshaphal', 'varshaphal', 'year=2026', (born) => kundali.varshaphal(born, { year: 2026 })],
  ['transits', 'transits', `on=${ON}`, (born) => kundali.transits(born, { on: ON })],
  ['yogas', 'yogas', 'all=1', (born) => kundali.yogas(born, { all: true })],
  ['dosha/manglik', 'manglik', '', kundali.manglik],
  ['dosha/kaal-sarpa', 'kaal_sarpa', '', kundali.kaalSarpa],
  ['sade-sati', 'sade_sati', `on=${ON}`, (born) => kundali.sadeSati(born, { on: ON })],
  ['bhava-phala', 'bhava_phala', '', (born) => kundali.bhavaPhala(born)],
  ['jaimini', 'jaimini', '', kundali.jaimini],
  ['graha-drishti', 'graha_drishti', '', kundali.grahaDrishti],
  ['maitri', 'maitri', '', kundali.maitri],
  ['janma-vivaran', 'janma_vivaran', '', kundali.janmaVivaran],
  ['avakahada', 'avakahada', '', kundali.avakahada],
  ['career-report', 'career_report', '', (born) => kundali.lifeReport(born, 'career')],
  ['children-report', 'children_report', '', (born) => kundali.lifeReport(born, 'children')],
  ['ratna-nirnaya', 'ratna_nirnaya', `on=${ON}`, (born) => kundali.ratnaNirnaya(born, { on: ON })],
  ['arishta', 'arishta', '', kundali.arishta],
  ['graha-shanti', 'graha_shanti', '', kundali.grahaShanti],
  ['graha-garima', 'graha_garima', '', kundali.grahaGarima],
  ['graha-saransh', 'graha_saransh', '', (born) => kundali.grahaSaransh(born)],
  ['bhava-saransh', 'bhava_saransh', '', (born) => kundali.bhavaSaransh(born)],
  ['divisionals', 'divisionals', '', (born) => kundali.divisionals(born)],
  ['divisional', 'divisional', 'chart=D9', (born) => kundali.divisional(born, { chart: 'D9' })],
  ['varga-tulana', 'varga_tulana', '', (born) => kundali.vargaTulana(born)],
  ['kundali/full', 'kundali_full', `on=${ON}`, (born) => kundali.kundaliFull(born, { on: ON })],
  ['gochara-report', 'gochara_report', `on=${ON}`, (born) => kundali.gocharaReport(born, { on: ON })],
  ['dasha-phala', 'dasha_phala', `on=${ON}`, (born) => kundali.dashaPhala(born, { on: ON })],
  ['yogini-phala', 'yogini_phala', `on=${ON}`, (born) => kundali.yoginiPhala(born, { on: ON })],
  ['shadbala', 'shadbala', '', (born) => kundali.shadbala(born)],
  ['ashtakavarga', 'ashtakavarga', '', (born) => kundali.ashtakavarga(born)],
  ['ashtakavarga-phala', 'ashtakavarga_phala', '', kundali.ashtakavargaPhala],
  ['bala-dashboard', 'bala_dashboard', '', (born) => kundali.balaDashboard(born)],
];

test('every reading of a birth is in the list', () => {
  const read = OF_A_BIRTH.map(([, , , of]) => String(of)).join();
  const named = Object.keys(kundali).filter((name) => !(name in OTHERS));
  const unread = named.filter(
    (name) => !OF_A_BIRTH.some(([, , , of]) => of === kundali[name as 'kundali']) && !read.includes(`kundali.${name}(`),
  );
  // the transpiler writes the namespace under another name
  expect(unread.filter((name) => !read.includes(`.${name}(`))).toEqual([]);
});
/** What `ganaka/kundali` has besides readings of a birth. */
const OTHERS = { addLanguages: 0, birth: 0, place: 0, varshaPravesh: 0, chartPicture: 0 };

test.each(Object.entries(ENGINES))('readings of a birth, on %s', async (segment, engine) => {
  const born = birth(engine, UJJAIN, '1990-05-17', '06:30', { lang, today: CLOCK });
  for (const [path, field, query, of] of OF_A_BIRTH) {
    const reply = await asked(`${segment}/${path}`, `date=1990-05-17&time=06:30&${query}`);
    expect(JSON.stringify(of(born)) === JSON.stringify(reply[field]), path).toBe(true);
  }
});

test.each(Object.entries(ENGINES))('readings of two births, days, months and years, on %s', async (segment, engine) => {
  const boy = birth(engine, UJJAIN, '1990-05-17', '06:30', { lang });
  const girl = birth(engine, UJJAIN, '1992-02-03', '22:15', { lang });
  const girls = AT.split('&').map((each) => `girl_${each}`);
  const pair = `date=1990-05-17&time=06:30&girl_date=1992-02-03&girl_time=22:15&${girls.join('&')}`;
  const first = day(engine, UJJAIN, '2026-11-17', { lang });
  const { engine: word } = (await asked(`${segment}/tithi`, '')) as { engine: string };
  const named = { surya_siddhanta: 'surya', drik: 'drik' }[word] ?? word;
  const cases: readonly [path: string, query: string, of: unknown, field?: string][] = [
    [`${segment}/match/ashtakoot`, pair, matching.ashtakoot(boy, girl), 'ashtakoot'],
    [`${segment}/match/manglik`, pair, matching.manglik(boy, girl), 'match_manglik'],
    [`${segment}/vivaha-milan`, 'date=2026-11-17&days=10', muhurta.vivahaMilan(first, { days: 10 }), 'vivaha_milan'],
    [`${segment}/grahan`, 'year=2026', grahana.grahan(engine, UJJAIN, 2026, { lang }), 'grahan'],
    [
      `${segment}/festivals/deepavali`,
      'year=2026',
      festivals.festival(engine, UJJAIN, 2026, 'deepavali', { lang }),
      'festival',
    ],
    ['parva-mool', `engine=${named}&year=2026`, festivals.parvaMool(engine, UJJAIN, 2026, { lang }), 'parva_mool'],
    ['panchanga/month', `engine=${named}&month=2026-11`, panchanga.month(engine, UJJAIN, '2026-11', { lang }), 'month'],
    [`${segment}/varsha-pravesh`, 'year=2027', kundali.varshaPravesh(engine, UJJAIN, 2027, { lang }), 'varsha_pravesh'],
  ];
  for (const [path, query, made, field = ''] of cases)
    expect(JSON.stringify(made) === JSON.stringify((await asked(path, query))[field]), path).toBe(true);
  const works = await asked(`${segment}/karya-muhurta`, 'date=2026-11-17&days=5&karya=yatra&direction=east');
  const made = muhurta.karyaMuhurta(first, { days: 5, karya: 'yatra', direction: 'east' });
  for (const [name, value] of Object.entries(made))
    expect(JSON.stringify(works[name]), name).toBe(JSON.stringify(value));
});

test('another ayanamsa is for charts alone', async () => {
  const raman = birth(drik(), UJJAIN, '1990-05-17', '06:30', { lang, ayanamsa: 'raman' });
  const reply = await asked('vedic/kundali', 'date=1990-05-17&time=06:30&ayanamsa=raman');
  expect(kundali.kundali(raman)).toEqual(reply.kundali);
  expect(() => matching.ashtakoot(raman, raman)).toThrow('ayanamsa is a choice for birth charts alone');
  expect(() => kundali.janmaVivaran(raman)).toThrow('ayanamsa is a choice for birth charts alone');
  expect(() => birth(surya(), UJJAIN, '1990-05-17', '06:30', { ayanamsa: 'raman' })).toThrow(
    'has no choice of ayanamsa',
  );
});

test('bad input is refused in one sentence that says what is allowed', () => {
  const born = birth(surya(), UJJAIN, '1990-05-17', '06:30');
  expect(() => kundali.dashas(born, Object({ dasha_year: 'lunar' }))).toThrow(
    /^dasha_year must be one of .*; got "lunar"$/,
  );
  expect(() => kundali.dashas(born, Object({ year: 3 }))).toThrow(
    'there is no option "year" here; there are dasha_year',
  );
  expect(() => kundali.divisional(born, Object({}))).toThrow('chart must be given');
  expect(() => kundali.transits(born, { on: '2026-02-30' })).toThrow('on must be a date such as');
  expect(() => grahana.grahan(surya(), UJJAIN, 2026.5)).toThrow('year must be a whole number');
  expect(() => panchanga.month(surya(), UJJAIN, '2026-13')).toThrow('month must be a month such as 2026-11');
  expect(() => kundali.lifeReport(born, Object('luck'))).toThrow('about must be one of career');
  expect(() => matching.ashtakoot(born, birth(drik(), UJJAIN, '1990-05-17', '06:30'))).toThrow('one engine');
});
