import { describe, expect, test } from 'vitest';
import { type Load, loadOf } from './load.ts';

const LIMITS = { burstMs: 200, turnMs: 40, standingMs: 500, mostInFlight: 1_000 };

/** A loop whose time is told by hand; `serve` answers what came in one turn, each answer and refusal taking its time. */
function loop(limits = LIMITS) {
  let now = 0;
  let over: () => void = () => undefined;
  const load: Load = loadOf(
    (end) => {
      over = end;
    },
    () => now,
    limits,
  );
  const serve = (requests: number, answerMs: number, refusalMs: number): number => {
    let answered = 0;
    for (let i = 0; i < requests; i++) {
      const admitted = load.begins();
      now += admitted ? answerMs : refusalMs;
      if (admitted) {
        answered++;
        load.ended();
      }
    }
    over();
    return answered;
  };
  const rest = (ms: number) => {
    now += ms;
  };
  return { load, serve, rest, now: () => now };
}

describe('room for another request', () => {
  test('a burst of some hundred after calm is answered whole', () => {
    const { serve, rest } = loop();
    rest(10_000);
    expect(serve(180, 1, 0.05)).toBe(180);
    rest(10_000);
    expect(serve(180, 1, 0.05)).toBe(180);
  });

  test('at ten times what it can do the turns stay short and it goes on answering', () => {
    const { load, serve, now } = loop();
    let arrived = 50;
    let answered = 0;
    let longest = 0;
    while (now() < 10_000) {
      const began = now();
      answered += serve(Math.round(arrived), 1, 0.05);
      const took = now() - began;
      if (began > 2_000) longest = Math.max(longest, took);
      arrived = took * 10; // ten a millisecond, where it can answer one
    }
    expect(longest).toBeLessThan(100);
    expect(answered / (now() / 1000)).toBeGreaterThan(350);
    expect(load.state.shed).toBeGreaterThan(0);
    expect(load.state.inFlight).toBe(0);
  });

  test('below what it can do nobody is refused', () => {
    const { load, serve, rest } = loop();
    for (let turn = 0; turn < 1000; turn++) {
      serve(20, 1, 0.05);
      rest(5);
    }
    expect(load.state.shed).toBe(0);
  });

  test('more under way than the limit is refused until some of it has ended', () => {
    const { load } = loop({ ...LIMITS, mostInFlight: 2 });
    expect([load.begins(), load.begins(), load.begins()]).toEqual([true, true, false]);
    load.ended();
    expect(load.begins()).toBe(true);
  });
});
