/** `observances?explain=1`: why each is kept on the day, as the route of the festival itself says, and for whom. */
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const DELHI = 'lat=28.6139&lon=77.209&tz=5.5';
const get = (path: string, key = 'tg-enterprise') => app.get(`/v1/vedic/${path}&${DELHI}`, { 'x-api-key': key });

test('the explanation of a festival is the one of its own route', async () => {
  const { panchanga } = (await get('observances?date=2024-11-01&explain=1')).json();
  const { festival } = (await get('festivals/deepavali?year=2024&explain=1')).json();
  const { id, ...explained } = panchanga.explanations.find((each: { id: string }) => each.id === 'deepavali');
  expect(id).toBe('deepavali');
  expect(explained).toEqual(festival.explanation);
  expect(panchanga.explanations.map((each: { id: string }) => each.id)).toEqual(
    panchanga.observances.map((each: { id: string }) => each.id),
  );
});

test('without it the reply is as it was', async () => {
  const { panchanga } = (await get('observances?date=2024-11-01')).json();
  expect(panchanga).not.toHaveProperty('explanations');
});

test('it needs full access', async () => {
  const reply = await get('observances?date=2024-11-01&explain=1', 'tg-free');
  expect(reply.statusCode).toBe(403);
  expect(reply.json().error).toContain('explain=1 needs full access');
  expect((await get('observances?date=2024-11-01', 'tg-free')).statusCode).toBe(200);
});
