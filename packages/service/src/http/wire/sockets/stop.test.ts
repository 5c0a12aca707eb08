import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopping } from './stop.ts';

// turns of the event loop are real
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] }));
afterEach(() => void vi.useRealTimers());

function parts(lameDuckMs: number) {
  const done: string[] = [];
  const connections = new EventEmitter();
  const server = {
    on: connections.on.bind(connections) as never,
    close: (ended?: (error?: Error) => void) => {
      done.push('takes no more');
      ended?.();
      return server as never;
    },
    closeIdleConnections: () => void done.push('idle ones go'),
    closeAllConnections: () => void done.push('all go'),
  };
  const connect = () => connections.emit('connection');
  return { done, connect, stop: stopping({ server: () => server, lameDuckMs, ended: () => void done.push('ended') }) };
}

/** Lets that many turns of the event loop pass. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
}

test('on a stop it reports draining at once, accepts requests for the whole grace period, and only then takes no more', async () => {
  const { done, stop } = parts(3_000);
  expect(stop.draining()).toBe(false);
  stop.begin(false);
  expect(stop.draining()).toBe(true);
  vi.advanceTimersByTime(2_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  await turns(3);
  expect(done).toEqual(['takes no more', 'ended']);
});

test('a second signal does not restart the wait, and Ctrl-C does not wait at all', async () => {
  const { done, stop } = parts(3_000);
  stop.begin(false);
  vi.advanceTimersByTime(2_000);
  stop.begin(false);
  vi.advanceTimersByTime(1_000);
  await turns(3);
  expect(done).toEqual(['takes no more', 'ended']);
  const keyboard = parts(3_000);
  keyboard.stop.begin(true);
  await turns(3);
  expect(keyboard.done).toEqual(['takes no more', 'ended']);
});

test('connections that wait to be accepted are accepted and read before it takes no more', async () => {
  const { done, connect, stop } = parts(0);
  stop.begin(false);
  for (let waiting = 0; waiting < 20; waiting++) {
    await turns(1);
    connect();
  }
  await turns(3);
  expect(done).toEqual([]);
  await turns(1);
  expect(done).toEqual(['takes no more', 'ended']);
});

test('clients that never stop connecting are not waited for', async () => {
  const { done, connect, stop } = parts(0);
  stop.begin(false);
  for (let turn = 0; turn < 1_001; turn++) {
    connect();
    await turns(1);
  }
  expect(done).toEqual(['takes no more', 'ended']);
});

test('idle connections are closed meanwhile, and all connections after ten seconds', async () => {
  const { done, stop } = parts(0);
  stop.begin(false);
  await turns(3);
  vi.advanceTimersByTime(9_999);
  expect(done).toContain('idle ones go');
  expect(done).not.toContain('all go');
  vi.advanceTimersByTime(1);
  expect(done).toContain('all go');
});
