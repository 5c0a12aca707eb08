import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopping } from './stop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function parts(lameDuckMs: number) {
  const done: string[] = [];
  const server = {
    close: (ended?: (error?: Error) => void) => {
      done.push('takes no more');
      ended?.();
      return server as never;
    },
    closeIdleConnections: () => void done.push('idle ones go'),
    closeAllConnections: () => void done.push('all go'),
  };
  return { done, stop: stopping({ server: () => server, lameDuckMs, ended: () => void done.push('ended') }) };
}

test('on a stop it reports draining at once, accepts requests for the whole grace period, and only then takes no more', () => {
  const { done, stop } = parts(3_000);
  expect(stop.draining()).toBe(false);
  stop.begin(false);
  expect(stop.draining()).toBe(true);
  vi.advanceTimersByTime(2_999);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['takes no more', 'ended']);
});

test('a second signal does not restart the wait, and Ctrl-C does not wait at all', () => {
  const { done, stop } = parts(3_000);
  stop.begin(false);
  vi.advanceTimersByTime(2_000);
  stop.begin(false);
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['takes no more', 'ended']);
  const keyboard = parts(3_000);
  keyboard.stop.begin(true);
  expect(keyboard.done).toEqual(['takes no more', 'ended']);
});

test('idle connections are closed meanwhile, and all connections after ten seconds', () => {
  const { done, stop } = parts(0);
  stop.begin(false);
  vi.advanceTimersByTime(9_999);
  expect(done).toContain('idle ones go');
  expect(done).not.toContain('all go');
  vi.advanceTimersByTime(1);
  expect(done).toContain('all go');
});
