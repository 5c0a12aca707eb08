/**
 * Every route on every engine in every language: a name is that of packages/ganaka/data/lexicon, in its own letters, or absent; no other field has letters
 * of India but Sanskrit and what a calendar calls itself; and each request echo says once that sentences are in English.
 */
import { describe, expect, test } from 'vitest';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { THIRD, testApp } from '../kit/test-app.ts';
import { queriesOf, wrongAt } from '../text/asked-in-languages.ts';
import { NAMED } from '../text/reply-languages.ts';

const app = testApp({ engines: engines(THIRD) });
const rows = addresses(ALL_ROWS, infos(THIRD)).filter(({ path }) => path !== '/v1/openapi.json'); // it describes the fields of all

describe.each(NAMED)('%s', (id) => {
  test.each(rows.map((each) => [each.row.method, each.path, each] as const))(
    '%s %s',
    async (_method, _path, address) => {
      const wrong: string[] = [];
      for (const query of queriesOf(address)) wrong.push(...(await wrongAt(app, address, query, id)));
      expect(wrong).toEqual([]);
    },
  );
});
