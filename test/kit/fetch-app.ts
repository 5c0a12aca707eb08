/** The service of a test as a `fetch`: what a client sends arrives without a socket. */
import type { TestApp } from './test-app.ts';

export const fetchOf =
  (app: TestApp): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const { method = 'GET', headers, body } = init ?? {};
    const sent = Object.fromEntries(new Headers(headers));
    const url = `${pathname}${search}`;
    const reply =
      typeof body === 'string' ? await app.post(url, JSON.parse(body), sent) : await app.get(url, sent, method);
    return new Response(new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
