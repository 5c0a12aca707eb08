import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { flashMessagesWith } from './flash-message.ts';

/** Leaves something with one secret and takes it with others, as a browser carries it. */
async function carried(left: readonly string[], taken: readonly string[], from: string, to: string, spoil = '') {
  const app = Fastify();
  await app.register(cookie);
  app.get('/leave', (_request: FastifyRequest, reply: FastifyReply) => {
    flashMessagesWith(left, false).leave(reply, from, 'key', 'tg_secret');
    return reply.send('');
  });
  app.get('/take', (request, reply) =>
    reply.send({ said: flashMessagesWith(taken, false).take(request, reply, to) ?? null }),
  );
  const [{ value = '' } = {}] = (await app.inject('/leave')).cookies;
  const reply = await app.inject({ url: '/take', cookies: { once: spoil + value } });
  await app.close();
  return { value, said: reply.json().said, cleared: reply.cookies[0]?.value === '' };
}

const [NEW, OLD] = ['n'.repeat(40), 'o'.repeat(40)];

test('what was left is read by its account, with a former secret too, and the cookie is cleared', async () => {
  for (const taken of [[NEW], [OLD, NEW]]) {
    const { value, said, cleared } = await carried([NEW], taken, 'a', 'a');
    expect(said).toEqual({ saying: 'key', text: 'tg_secret' });
    expect(cleared).toBe(true);
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain('tg_');
  }
});

test('nobody else reads it, and what was made up is nothing', async () => {
  expect((await carried([NEW], [NEW], 'a', 'b')).said).toBeNull();
  expect((await carried([NEW], [OLD], 'a', 'a')).said).toBeNull();
  for (const spoil of ['x', '%00', 'A'.repeat(80)])
    expect([spoil, (await carried([NEW], [NEW], 'a', 'a', spoil)).said]).toEqual([spoil, null]);
});
