import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareInTurn } from './after-start.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the steps run one by one, and not before a probe could be answered', async () => {
  const ran: number[] = [];
  const done = prepareInTurn(
    [1, 2, 3].map((n) => () => void ran.push(n)),
    () => 0,
  );
  await vi.advanceTimersByTimeAsync(50);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(ran).toEqual([1, 2, 3]);
});

test('other work gets its turn between two steps', async () => {
  const ran: string[] = [];
  const done = prepareInTurn(
    [() => void setTimeout(() => ran.push('request'), 0), () => void ran.push('step')],
    () => 0,
  );
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(ran).toEqual(['request', 'step']);
});

test('a step waits for the requests in flight', async () => {
  let inFlight = 2;
  const ran: number[] = [];
  const done = prepareInTurn([() => void ran.push(1)], () => inFlight);
  await vi.advanceTimersByTimeAsync(300);
  expect(ran).toEqual([]);
  inFlight = 0;
  await vi.advanceTimersByTimeAsync(50);
  await done;
  expect(ran).toEqual([1]);
});

test('under endless load the steps run nevertheless', async () => {
  const ran: number[] = [];
  const done = prepareInTurn(
    [1, 2].map((n) => () => void ran.push(n)),
    () => 1,
  );
  await vi.advanceTimersByTimeAsync(5_000);
  await done;
  expect(ran).toEqual([1, 2]);
});

test('a step that fails is reported', async () => {
  const done = prepareInTurn(
    [
      () => {
        throw new Error('no such file');
      },
    ],
    () => 0,
  );
  const said = expect(done).rejects.toThrow('no such file');
  await vi.runAllTimersAsync();
  await said;
});
