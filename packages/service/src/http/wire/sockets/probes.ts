/** Liveness and readiness checks, for a supervisor and for a proxy, on paths of their own. */
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  /** Whether the account store answers. */
  readonly store: () => Promise<boolean>;
  /**
   * Whether the service is about to stop. It still answers, but reports not ready, so that the proxy sends no new
   * requests.
   */
  readonly draining: () => boolean;
}

/** A store that takes longer to answer counts as away. */
const ANSWER_WITHIN_MS = 1_000;

export function probes(app: FastifyInstance, { store, draining }: Readiness): void {
  const options = { exposeHeadRoute: true };
  app.get('/livez', options, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', options, async (_request, reply) => {
    const stored = await within(store(), ANSWER_WITHIN_MS);
    const ready = stored && !draining();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'not_ready', store: stored ? 'ok' : 'away', draining: draining() });
  });
}

const within = (answer: Promise<boolean>, ms: number): Promise<boolean> =>
  Promise.race([answer, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false).unref())]);
