import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { Buckets } from '../../accounts/keys/rate.ts';
import { limitForms } from './form-rate.ts';

async function pages() {
  const rates = new Buckets(() => 0);
  const read: unknown[] = [];
  const app = Fastify();
  limitForms(app, rates);
  await app.register(formbody);
  app.addHook('preValidation', (request, _reply, done) => {
    read.push(request.body);
    done();
  });
  app.get('/form', (_request, reply) => reply.send('page'));
  app.post('/form', (_request, reply) => reply.send('done'));
  const send = (method: 'GET' | 'POST', url = '/form') =>
    app.inject({ method, url, payload: method === 'GET' ? undefined : 'a=b', headers: { 'content-type': FORM } });
  return { rates, read, send };
}
const FORM = 'application/x-www-form-urlencoded';

describe('a flood of forms', () => {
  test('meets 429 after its allowance, and no body is read any more', async () => {
    const { read, send } = await pages();
    for (let i = 0; i < 60; i++) expect((await send('POST')).statusCode).toBe(200);
    for (let i = 0; i < 5; i++) {
      const reply = await send('POST', i === 0 ? '/form' : `/none-${i}`);
      expect([reply.statusCode, reply.headers['retry-after'], reply.body.length < 100]).toEqual([429, '1', true]);
    }
    expect(read).toHaveLength(60);
  });

  test('does not keep anybody from reading pages or from calling the API, and is not caused by them', async () => {
    const { rates, send } = await pages();
    for (let i = 0; i < 60; i++) rates.address('127.0.0.1');
    for (let i = 0; i < 60; i++) expect((await send('POST')).statusCode).toBe(200);
    expect((await send('GET')).statusCode).toBe(200);
    expect(rates.address('127.0.0.2').remaining).toBe(59);
  });
});
