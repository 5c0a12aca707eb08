/** What replies say in English and pages say in Hindi: nothing is left out, and nothing is translated that no reply says. */
import { expect, test } from 'vitest';
import { FESTIVALS, isAsked } from '../../src/festivals/catalog/index.ts';
import { isOfTithi } from '../../src/festivals/rule.ts';
import { EKADASHI_SMARTA, EKADASHI_VAISHNAVA, TITHI_RULES } from '../../src/rules/tables/tithi-nirnaya.ts';
import { REASONS_HI, VRATAS_HI } from '../../src/web/pages/tithi-nirnaya/reasons-hi.ts';
import { REMARKS_HI } from '../../src/web/words/remarks-hi.ts';
import { engines } from '../kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const rules = new Set(
  [...TITHI_RULES.map(({ ladder }) => ladder), EKADASHI_SMARTA, EKADASHI_VAISHNAVA]
    .flat()
    .map(({ source }) => source.gist),
);

test('every general rule of a tithi has its sentence in Hindi', () => {
  expect([...rules].filter((gist) => !Object.hasOwn(REASONS_HI, gist))).toEqual([]);
  expect(Object.keys(REASONS_HI).filter((gist) => !rules.has(gist))).toEqual([]);
});

test('every vrata of a tithi has its rule in Hindi', () => {
  const told = (id: string): boolean => VRATAS_HI.some(([family]) => id.startsWith(family));
  const silent = FESTIVALS.filter((each) => isOfTithi(each) && !isAsked(each) && !/ekadashi/.test(each.id))
    .map(({ id }) => id)
    .filter((id) => !told(id));
  // purnima and amavasya are taken by the general rule
  expect(silent.filter((id) => id !== 'purnima' && id !== 'amavasya')).toEqual([]);
  expect(VRATAS_HI.filter(([family]) => !FESTIVALS.some(({ id }) => id.startsWith(family)))).toEqual([]);
});

test('Hindi sentences are Devanagari and end as such', () => {
  for (const said of [...Object.values(REASONS_HI), ...Object.values(REMARKS_HI), ...VRATAS_HI.map(([, rule]) => rule)])
    expect(said).toMatch(/^[\u0900-\u097f\d\s,;:.\-IX]+।$/u);
});

const app = testApp({ engines: engines(THIRD) });
const NINE =
  'surya-chakra sky-chart udaya-yantra chandra-yantra graha-asta bhugola-yantra dina-ratri-yantra ritu-ayana-yantra tithi-nirnaya-yantra';
/** Said on every page of an instrument in its own words. */
const SAID_ELSEWHERE = /^(sunrise is the text|in the samples|yojanas are|ritu and ayana of rites|west of the Sun)/;

test('what an instrument remarks, by night and at the pole too, is said in Hindi on its page', async () => {
  const heard = new Set<string>();
  for (const lat of [30, 68, 90])
    for (const date of ['2026-06-21', '2026-12-21', '2026-11-24'])
      for (const path of NINE.split(' ')) {
        const reply = await app.get(`/v1/surya/${path}?date=${date}&time=22:00&lat=${lat}&lon=78&tz=5.5`, {
          'x-api-key': 'tg-enterprise',
        });
        for (const note of reply.json()[path.replaceAll('-', '_')].notes) heard.add(note);
      }
  expect(heard.size).toBeGreaterThan(8);
  expect([...heard].filter((note) => !SAID_ELSEWHERE.test(note) && !Object.hasOwn(REMARKS_HI, note))).toEqual([]);
});
