/** Generated requests over all rows: only documented statuses, none 5xx, every body in the envelope. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { infos, suryaSiddhanta } from '../../packages/ganaka/test/kit/engines.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { INHERITED, NAMES, VALUES } from '../kit/fuzz-words.ts';
import { filled, THIRD, testApp, toyEngines } from '../kit/test-app.ts';

const DOCUMENTED = [200, 304, 400, 401, 402, 403, 404, 405, 410];
const paths = addresses(ALL_ROWS, infos(THIRD)).map(({ path }) => path);
const plausible = fc.constantFrom(...VALUES, THIRD);
const value = fc.oneof(
  { weight: 5, arbitrary: plausible },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.constantFrom(...INHERITED) },
  {
    weight: 1,
    arbitrary: fc.double().map(String),
  },
);
const path = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...paths).map(filled) },
  { weight: 1, arbitrary: fc.webPath().map((each) => `/v1${each}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom(...INHERITED))
      .map(([each, name]) => each.replace(/[^/]+$/, name)),
  },
);
const request = fc.record({
  path,
  query: fc.array(
    fc.tuple(
      fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...NAMES) },
        { weight: 1, arbitrary: fc.constantFrom(...INHERITED) },
        fc.string(),
      ),
      value,
    ),
    {
      maxLength: 6,
    },
  ),
  key: fc.constantFrom('tg-enterprise', 'tg-enterprise', 'tg-free', 'drik-pro', 'mool-commercial', 'junk', ''),
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'POST'),
});

test('no generated request is answered with anything but a documented status and the envelope', async () => {
  // the pages of the Surya-siddhanta's mathematics look inside that engine, so it is the real one
  const app = testApp({ engines: { ...toyEngines(), 'surya-siddhanta': suryaSiddhanta() } });
  await fc.assert(
    fc.asyncProperty(request, async ({ path: to, query, key, method }) => {
      const text = query.map(([name, each]) => `${encodeURIComponent(name)}=${encodeURIComponent(each)}`).join('&');
      const reply = await app.get(`${to}?${text}`, key === '' ? {} : { 'x-api-key': key }, method);
      expect(DOCUMENTED, `${method} ${to}?${text} → ${reply.statusCode} ${reply.body.slice(0, 300)}`).toContain(
        reply.statusCode,
      );
      if (!String(reply.headers['content-type']).includes('json')) return;
      const body = reply.json();
      if (to === '/v1/openapi.json' && reply.statusCode === 200) return;
      expect(body.success).toBe(reply.statusCode === 200);
      if (reply.statusCode !== 200) expect(typeof body.error).toBe('string');
      else expect(reply.body).not.toMatch(/NaN|undefined|Infinity/); // a refusal may quote what was sent
    }),
    { numRuns: times(1_500) },
  );
});
