/** What replies say in English and pages say in Hindi: nothing is left out, and nothing is translated that no reply says. */
import { expect, test } from 'vitest';
import { REMARKS_HI } from '../../src/web/words/remarks-hi.ts';
import { engines } from '../kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

test('Hindi sentences are Devanagari and end as such', () => {
  for (const said of Object.values(REMARKS_HI)) expect(said).toMatch(/^[\u0900-\u097f\d\s,;:.\-IX]+।$/u);
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
