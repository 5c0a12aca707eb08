/**
 * Births and days of any year at any place on the three real engines, over every row of charts, matching and panchanga: the reply is
 * in its schema (so no number is missing where one is promised) and nothing fails. How long the slowest takes is a figure of the bench.
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { schemaOf } from '../kit/reply-schema.ts';
import { drawnRequest, known } from '../kit/requests.ts';
import { inlineWork, testApp, twoTowns } from '../kit/test-app.ts';

const RUNS = times(250);
const app = testApp({ engines: known, heavy: inlineWork(known, twoTowns) });

test('any birth under any engine has an answer in its schema', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(drawnRequest, async ({ address, url }) => {
      const reply = await app.get(url, { 'x-api-key': 'tg-enterprise' });
      expect([200, 400], `${url} → ${reply.statusCode} ${reply.body.slice(0, 300)}`).toContain(reply.statusCode);
      if (reply.statusCode === 400) {
        expect(reply.body, url).toMatch(/_out_of_range|bad_year/);
        return;
      }
      answered++;
      if (!String(reply.headers['content-type']).includes('json')) return;
      const field = address.row.shows?.field ?? '';
      const schema = schemaOf(address);
      const payload = field === '' ? reply.json() : reply.json()[field];
      const errors = schema.Check(payload) ? [] : [...schema.Errors(payload)].slice(0, 2);
      expect(errors, `${url} ${JSON.stringify(errors)}`).toEqual([]);
      expect(reply.body, url).not.toMatch(/NaN|undefined|Infinity/);
    }),
    { numRuns: RUNS },
  );
  expect(answered).toBeGreaterThan(RUNS / 2);
});
