/** Some routes in every language; `npm run proofs route-languages` asks all of them. */
import { expect, test } from 'vitest';
import { sampled } from '../../packages/ganaka/test/kit/amount.ts';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { queriesOf, wrongAt } from './asked-in-languages.ts';
import { NAMED, wrongColumns, wrongLanguages, wrongLines } from './reply-languages.ts';

const app = testApp({ engines: engines(THIRD) });
const SAMPLE = [
  '/v1/vedic/panchanga',
  '/v1/vedic/observances',
  '/v1/vedic/karya-muhurta',
  '/v1/vedic/kundali',
  '/v1/vedic/festivals/{id}',
  '/v1/vedic/panchanga.ics',
  '/v1/vedic/tithi-anniversary.ics',
  '/v1/calendars',
  '/v1/calendars/{id}',
  '/v1/panchanga/range',
];
const rows = addresses(ALL_ROWS, infos(THIRD)).filter(({ path }) => SAMPLE.includes(path));

test.each(sampled(NAMED, 3))('in %s every name is that of the lexicon, in its own letters, or absent', async (id) => {
  expect(rows.length).toBe(SAMPLE.length);
  const wrong: string[] = [];
  for (const address of rows)
    for (const query of queriesOf(address)) wrong.push(...(await wrongAt(app, address, query, id)));
  expect(wrong).toEqual([]);
});

test('the check finds what is wrong', () => {
  const wrong = (reply: unknown) => wrongLanguages(reply, ['ta']);
  expect(wrong({ name: 'Panchami', name_ta: 'பஞ்சமி' })).toEqual([]);
  expect(wrong({ name: 'Panchami' })).toHaveLength(1);
  expect(wrong({ name: 'Panchami', name_ta: 'Panchami' }).join()).toContain('other letters');
  expect(wrong({ name: 'Panchami', name_ta: 'पञ्चमी' }).join()).toContain('other letters');
  expect(wrong({ name: 'Kartika', name_ta: 'கார்த்திகை' }).join()).toContain('the file has');
  expect(wrong({ name: 'a', text: 'पञ्चमी' })).toEqual(['text: पञ्चमी']);
  expect(wrong({ rule: 'a', rule_ta: 'பஞ்சமி' })).toEqual(['rule_ta is no name']);
  expect(wrongColumns('tithi,tithi_ta\r\nPanchami,Panchami\r\n', 'ta')).toEqual([
    'tithi_ta has other letters: Panchami',
  ]);
  expect(wrongColumns('lagnas_ta\r\n"மேஷம், ரிஷபம் | கடகம்"\r\n', 'ta')).toEqual([]);
  expect(wrongColumns('lagnas_ta\r\n"மேஷம், Vrishabha"\r\n', 'ta')).toHaveLength(1);
  expect(wrongLines('SUMMARY;LANGUAGE=ta:பஞ்சமி 03:25 +1 · சுவாதி 07:22', 'ta')).toEqual([]);
  expect(wrongLines('SUMMARY;LANGUAGE=ta:பஞ்சமி 03:25 +1 · Svati 07:22', 'ta')).toHaveLength(1);
  expect(wrongLines('SUMMARY;LANGUAGE=ta:Panchami\r\nSUMMARY:पञ्चमी\r\nSUMMARY:Panchami', 'ta')).toHaveLength(2);
});
