/** Pages wait for their turn: by address, for a while, and not for clients that have left. */
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { AdmissionRequest, Load } from '../../http/admission/load.ts';
import { NO_SHEDDING } from '../../http/admission/load.ts';
import { pageTurnsOf } from './page-queue.ts';

const from = (ip: string): FastifyRequest =>
  ({ ip, raw: { socket: { destroyed: false, writable: true } } }) as unknown as FastifyRequest;

/** A load that keeps what enters. */
function heldLoad(): { readonly load: Load; readonly entered: AdmissionRequest[]; readonly ended: () => number } {
  const entered: AdmissionRequest[] = [];
  let ended = 0;
  const load = {
    ...NO_SHEDDING,
    enter: (each: AdmissionRequest) => void entered.push(each),
    ended: () => void ended++,
  };
  return { load, entered, ended: () => ended };
}

test('a page is made in its turn and then counted as ended', async () => {
  const { load, entered, ended } = heldLoad();
  const make = vi.fn(async () => 'page');
  const made = pageTurnsOf(load).take(from('2001:db8:1:2::3'), make);
  expect(make).not.toHaveBeenCalled();
  expect(entered.map(({ owner }) => owner)).toEqual(['page 2001:db8:1:2']);
  entered[0]?.run();
  expect(await made).toBe('page');
  expect(ended()).toBe(1);
});

test('an error of the page is its own, and the turn is ended', async () => {
  const { load, entered, ended } = heldLoad();
  const made = pageTurnsOf(load).take(from('192.0.2.1'), async () => {
    throw new Error('no such town');
  });
  entered[0]?.run();
  await expect(made).rejects.toThrow('no such town');
  expect(ended()).toBe(1);
});

test.each([
  [3, 1],
  // a machine that has much else to do
  [60, 20],
])('what is refused enters again for %s seconds with patience %s, and is then a 503', async (seconds, patience) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  try {
    const { load, entered } = heldLoad();
    const made = pageTurnsOf(load, patience).take(from('192.0.2.1'), async () => 'page');
    const refused = expect(made).rejects.toMatchObject({ status: 503, code: 'overloaded' });
    entered[0]?.refuse();
    vi.advanceTimersByTime(60);
    expect(entered).toHaveLength(2);
    vi.advanceTimersByTime(seconds * 1000 - 200);
    entered[1]?.refuse();
    vi.advanceTimersByTime(200);
    entered[2]?.refuse();
    await refused;
    expect(entered).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});
