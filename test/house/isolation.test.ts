/** Every row is run with the two other engines throwing, in proofs under each of its engines: one request, one engine. */

import { type Engine, type EngineKey, type Engines, engineNamed } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { oneOfEach } from '../../packages/ganaka/test/kit/amount.ts';
import { engines, infos } from '../../packages/ganaka/test/kit/engines.ts';
import { addresses } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { filled, queryFor, THIRD, TWO_BIRTHS, testApp } from '../kit/test-app.ts';

const real = engines(THIRD);

/** The engine itself, and in place of the others ones that refuse to look up. */
function only(key: EngineKey): Engines {
  const throwing = ({ info }: Engine): Engine => ({
    info,
    skyOver: () => {
      throw new Error(`the ${info.key} engine was asked on a request of the ${key} engine`);
    },
  });
  return Object.fromEntries(
    Object.values(real).map((engine) => [engine.info.key, engine.info.key === key ? engine : throwing(engine)]),
  );
}

const built = oneOfEach(
  addresses(ALL_ROWS, infos(THIRD)).filter(({ engine }) => engine !== null),
  ({ row }) => row,
);

describe.each(Object.keys(real))('%s', (engineKey) => {
  const app = testApp({ engines: only(engineKey) });
  test.each(built.filter(({ engine }) => engine === engineKey).map((each) => [each.path, each] as const))(
    '%s asks this engine and no other',
    async (path, { row }) => {
      const key = { 'x-api-key': 'tg-enterprise' };
      const reply =
        row.method === 'POST'
          ? await app.post(path, TWO_BIRTHS, key)
          : await app.get(`${filled(path)}?${queryFor(row.adds)}`, key);
      expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
      if (String(reply.headers['content-type']).includes('json'))
        expect(reply.json().engine).toBe(engineNamed(real, engineKey).info.id);
    },
  );
});

describe('surya-siddhanta with the sunrise of Nepal’s printed calendar', () => {
  const app = testApp({ engines: only('surya-siddhanta') });
  const rows = built.filter(
    ({ engine, row }) => engine === 'surya-siddhanta' && row.method !== 'POST' && !('plain' in row.shows),
  );
  test.each(rows.map((each) => [each.path, each] as const))('%s asks no other engine', async (path, { row }) => {
    const query = `${filled(path)}?${queryFor(row.adds)}&sunrise=velantara`;
    const reply = await app.get(query, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
    if (!String(reply.headers['content-type']).includes('json')) return;
    expect(reply.json().engine).toBe('surya_siddhanta');
    expect(reply.json().conventions.sunrise).toBe('velantara');
  });
});
