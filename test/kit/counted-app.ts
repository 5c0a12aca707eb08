/** A service on a port that counts the requests which reach Fastify; replies kept ready do not. */
import { afterEach } from 'vitest';
import type { Parts } from '../../packages/service/src/http/app.ts';
import { testApp } from './test-app.ts';

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

export async function countedApp(
  changed: Partial<Parts>,
): Promise<{ readonly url: string; readonly long: { count: number } }> {
  const { server } = testApp(changed);
  const long = { count: 0 };
  server.addHook('onRequest', (_request, _reply, done) => {
    long.count++;
    done();
  });
  opened.push(server);
  return { url: await server.listen({ port: 0, host: '127.0.0.1' }), long };
}
