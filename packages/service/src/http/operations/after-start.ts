/**
 * Prepares, after the service has begun to listen, what its first answers do not need: the gazetteer, distant centuries.
 * The steps run one by one and let requests through between them. Whatever a request needs before its step has run is
 * prepared by the request itself.
 */

/** One preparation. It holds the main thread, so it should be short. */
export type Preparation = () => void | Promise<void>;

/** The time from listening to the first step, so that a probe which waits for the service is answered first. */
const FIRST_AFTER_MS = 100;
/** A step waits this long for the requests in flight, and this often at most. */
const YIELD_MS = 20;
const MOST_YIELDS = 50;

/** Resolves when all steps have run. */
export async function prepareInTurn(steps: readonly Preparation[], inFlight: () => number): Promise<void> {
  await pause(FIRST_AFTER_MS);
  let yields = 0;
  for (const step of steps) {
    await pause(0);
    while (inFlight() > 0 && yields++ < MOST_YIELDS) await pause(YIELD_MS);
    await step();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());
