import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../../../../test/kit/test-app.ts';
import { hostCheckOf } from './host.ts';

const request = (host: string, url = '/v1/') =>
  ({ headers: { host }, rawHeaders: ['Host', host], httpVersion: '1.1', url }) as unknown as IncomingMessage;

describe('under a public address', () => {
  const check = hostCheckOf('https://ganaka.example');
  test.each(['ganaka.example', 'GANAKA.example', 'ganaka.example:443', 'localhost:3000', '127.0.0.1', '[::1]:80'])(
    '%s is answered',
    (host) => expect(check(request(host))).toBeNull(),
  );

  test.each([
    'evil.example',
    'ganaka.example:8080',
    'ganaka.example.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.7',
  ])('%s is not', (host) => expect(check(request(host))).toMatchObject({ status: 421, code: 'foreign_host' }));

  test('probes and scrapers may use any name', () => {
    for (const url of ['/livez', '/readyz', '/metrics', '/v1/health?x'])
      expect(check(request('10.0.0.7:3000', url))).toBeNull();
  });
});

test('without a public address every host is answered', () => {
  expect(hostCheckOf(undefined)(request('anything.example'))).toBeNull();
});

test('a remembered reply is not sent under a foreign host either', async () => {
  const app = testApp({ publicUrl: 'https://ganaka.example' });
  const url = await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(url);
  const { request: send } = await import('node:http');
  const statusUnder = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const path = '/v1/vedic/tithi?date=2026-11-14';
      const sent = send({ port, host: '127.0.0.1', path, headers: { host, 'x-api-key': 'tg-pro' } }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode));
      });
      sent.on('error', reject).end();
    });
  try {
    for (let i = 0; i < 4; i++) expect(await statusUnder('ganaka.example')).toBe(200);
    expect(await statusUnder('evil.example')).toBe(421);
    expect(app.gate.spent).toHaveLength(4);
  } finally {
    await app.server.close();
  }
});
