import { describe, expect, test } from 'vitest';
import { limitsWith, loadOf } from './load.ts';

const LIMITS = {
  turnMs: 3,
  longTurnMs: 20,
  burstMs: 200,
  standingWaitMs: 100,
  lightMs: 2_000,
  shortMs: 20,
  standingMs: 500,
  mostQueued: 5_000,
  mostInFlight: 1_000,
  few: 8,
};

interface Loop {
  /** Milliseconds; answers take `answerMs`, refusals `refusalMs`. */
  readonly perMs: number;
  readonly forMs: number;
  readonly limits?: Partial<typeof LIMITS>;
}

const ANSWER_MS = 1;
const REFUSAL_MS = 0.02;

/** An event loop whose clock is set by hand. */
function byHand(limits: Partial<typeof LIMITS> = {}) {
  let next: (() => void) | undefined;
  const time = { now: 0 };
  const load = loadOf(
    (begin) => {
      next = begin;
    },
    () => time.now,
    { ...LIMITS, ...limits },
  );
  /** Runs one turn and returns how long it took. */
  const turn = (): number => {
    const begin = next;
    next = undefined;
    const began = time.now;
    begin?.();
    return time.now - began;
  };
  const seen = { answered: 0 };
  /** A request that is answered and counted. */
  const request = {
    owner: 'one',
    run() {
      time.now += ANSWER_MS;
      seen.answered++;
      load.ended();
    },
    refuse: () => undefined,
    gone: () => false,
  };
  return { load, time, turn, request, seen };
}

/** In each turn it takes what has come meanwhile, then what waits. */
function driven({ perMs, forMs, limits = {} }: Loop) {
  const { load, time, turn } = byHand(limits);
  const waits: number[] = [];
  let longestTurn = 0;
  let came = 0;
  const enter = (at: number) =>
    load.enter({
      owner: 'one',
      run() {
        time.now += ANSWER_MS;
        waits.push(time.now - at);
        load.ended();
      },
      refuse() {
        time.now += REFUSAL_MS;
      },
      gone: () => false,
    });
  while (time.now < forMs || load.queued() > 0) {
    const began = time.now;
    for (const due = Math.min(time.now, forMs) * perMs; came < due; came++) enter(came / perMs);
    turn();
    time.now += 0.1; // the loop itself
    if (began > forMs / 2) longestTurn = Math.max(longestTurn, time.now - began);
  }
  return { load, waits: waits.toSorted((a, b) => a - b), longestTurn, came };
}

describe('how much the main thread does at a time', () => {
  test('a burst of more than a hundred is answered completely', () => {
    const { load, waits } = driven({ perMs: 150, forMs: 1 });
    expect(waits).toHaveLength(150);
    expect(load.state.shed).toBe(0);
  });

  test('below its capacity nobody is refused', () => {
    const { load, came, waits } = driven({ perMs: 0.8, forMs: 5_000 });
    expect(load.state.shed).toBe(0);
    expect(waits).toHaveLength(came);
  });

  test.each([2, 10])('at %i times its capacity, admitted requests are answered soon and turns stay short', (perMs) => {
    const { load, waits, longestTurn } = driven({ perMs, forMs: 10_000 });
    expect(waits[Math.floor(waits.length * 0.99)]).toBeLessThan(210);
    expect(waits[Math.floor(waits.length * 0.9)]).toBeLessThan(110);
    expect(waits.length).toBeGreaterThan(6_000);
    expect(longestTurn).toBeLessThan(10);
    expect(load.state.inFlight).toBe(0);
  });

  test('a thread that was paused checks for new requests before it has worked for as long as the pause', () => {
    const { load, time, turn, request } = byHand();
    for (let i = 0; i < 300; i++) load.enter(request);
    expect(turn()).toBeLessThanOrEqual(4);
    time.now += 90;
    expect(turn()).toBe(20);
    expect(turn()).toBeLessThanOrEqual(4);
    expect(load.queued()).toBeGreaterThan(200);
  });

  test('a burst after an hour without work begins with a short turn', () => {
    const { load, time, turn, request } = byHand();
    time.now += 3_600_000;
    for (let i = 0; i < 100; i++) load.enter(request);
    expect(turn()).toBeLessThanOrEqual(4);
  });

  test('while connections are accepted sixty-four turns pass without work, then one works', () => {
    const { load, turn, request, seen } = byHand();
    for (let i = 0; i < 100; i++) load.enter(request);
    const begun = seen.answered;
    const worked: number[] = [];
    for (let i = 1; worked.length < 2; i++) {
      load.accepted();
      const before = seen.answered;
      turn();
      if (seen.answered > before) worked.push(i);
    }
    expect(begun).toBeLessThanOrEqual(4);
    expect(worked).toEqual([65, 130]);
  });

  test('while one caller asks for ten times the capacity, another is answered as if alone', () => {
    const { load, time, turn } = byHand();
    const waits: Record<string, number[]> = { greedy: [], modest: [] };
    const refused: Record<string, number> = { greedy: 0, modest: 0 };
    const enter = (owner: string, at: number) =>
      load.enter({
        owner,
        run() {
          time.now += ANSWER_MS;
          waits[owner]?.push(time.now - at);
          load.ended();
        },
        refuse() {
          time.now += REFUSAL_MS;
          refused[owner] = (refused[owner] ?? 0) + 1;
        },
        gone: () => false,
      });
    for (let [greedy, modest] = [0, 0]; time.now < 5_000; time.now += 0.1) {
      for (const due = time.now * 10; greedy < due; greedy++) enter('greedy', time.now);
      for (const due = time.now / 50; modest < due; modest++) enter('modest', time.now);
      turn();
    }
    expect(waits.modest?.length).toBe(100);
    expect(Math.max(...(waits.modest ?? []))).toBeLessThan(20);
    expect(refused.modest).toBe(0);
    expect(refused.greedy).toBeGreaterThan(10_000);
  });

  test('a few requests that waited because the machine itself was paused are still answered', () => {
    const { load, time, turn } = byHand();
    const seen = { ran: 0, refused: 0 };
    const enter = () =>
      load.enter({
        owner: 'one',
        run() {
          time.now += ANSWER_MS;
          seen.ran++;
          load.ended();
        },
        refuse: () => void seen.refused++,
        gone: () => false,
      });
    for (let i = 0; i < 11; i++) enter(); // three fill the turn, eight wait
    time.now += 900;
    while (load.queued() > 0) {
      turn();
    }
    expect(seen).toEqual({ ran: 11, refused: 0 });
    for (let i = 0; i < 40; i++) enter();
    time.now += 900;
    while (load.queued() > 0) {
      turn();
    }
    expect(seen.refused).toBeGreaterThan(20);
  });

  test('more under way than the limit is refused until some of it has ended', () => {
    const load = loadOf(
      () => undefined,
      () => 0,
      { ...LIMITS, mostInFlight: 2 },
    );
    const seen: string[] = [];
    const enter = () =>
      load.enter({
        owner: 'one',
        run: () => void seen.push('ran'),
        refuse: () => void seen.push('refused'),
        gone: () => false,
      });
    for (let i = 0; i < 3; i++) enter();
    load.ended();
    enter();
    expect(seen).toEqual(['ran', 'ran', 'refused', 'ran']);
  });

  test('with patience requests wait so many times longer, and everything else stays', () => {
    const [usual, patient] = [limitsWith(1), limitsWith(20)];
    expect(patient).toEqual({
      ...usual,
      burstMs: usual.burstMs * 20,
      standingWaitMs: usual.standingWaitMs * 20,
    });
  });

  test('a caller that left while waiting is neither answered nor counted', () => {
    const load = loadOf(
      () => undefined,
      () => 0,
    );
    load.enter({ owner: 'one', run: () => expect.unreachable(), refuse: () => expect.unreachable(), gone: () => true });
    expect(load.state).toMatchObject({ inFlight: 0, shed: 0 });
  });

  test('waits are measured in own time: while neighbours have the cores nobody is refused', () => {
    const time = { now: 0, own: 0 };
    let next: (() => void) | undefined;
    const load = loadOf(
      (begin) => {
        next = begin;
      },
      () => time.now,
      { ...LIMITS, few: 0 },
      () => time.own,
    );
    const seen = { ran: 0, refused: 0 };
    const enter = () =>
      load.enter({
        owner: 'one',
        run() {
          // twenty times as long as alone, because the process gets a twentieth of a core
          time.now += 20 * ANSWER_MS;
          time.own += ANSWER_MS;
          seen.ran++;
          load.ended();
        },
        refuse: () => void seen.refused++,
        gone: () => false,
      });
    for (let i = 0; i < 80; i++) enter();
    while (load.queued() > 0) next?.();
    expect(seen).toEqual({ ran: 80, refused: 0 });
  });

  test.each([2, 10])('at ×%i overload light calls of a key within its rate are not refused', (times) => {
    const { load, time, turn } = byHand();
    const refused = { heavy: 0, light: 0 };
    const waits: number[] = [];
    const enter = (kind: 'heavy' | 'light', owner: string, at: number) =>
      load.enter({
        owner,
        run() {
          time.now += kind === 'heavy' ? ANSWER_MS : ANSWER_MS / 10;
          if (kind === 'light') waits.push(time.now - at);
          load.ended();
        },
        refuse() {
          time.now += REFUSAL_MS;
          refused[kind]++;
        },
        gone: () => false,
        isLight: () => kind === 'light',
      });
    // four hundred greedy callers, so that a turn for each of them takes longer than anybody may wait
    for (let [heavy, light] = [0, 0]; time.now < 5_000; time.now += 0.1) {
      for (const due = time.now * times; heavy < due; heavy++) enter('heavy', `greedy ${heavy % 400}`, time.now);
      for (const due = time.now / 5; light < due; light++) enter('light', `modest ${light % 7}`, time.now);
      turn();
    }
    expect(waits.length).toBeGreaterThan(900);
    expect(refused.light).toBe(0);
    expect(Math.max(...waits)).toBeLessThan(100);
    expect(refused.heavy).toBeGreaterThan(1_000);
  });

  test('light calls do not starve the others: every fourth request is one of those', () => {
    const { load, time, turn } = byHand();
    const ran: string[] = [];
    const enter = (kind: string) =>
      load.enter({
        owner: kind,
        run() {
          ran.push(kind);
          load.ended();
        },
        refuse: () => undefined,
        gone: () => false,
        isLight: () => kind === 'light',
      });
    const fillTurn = () => {
      time.now += 5;
      load.ended();
    };
    load.enter({ owner: 'first', run: fillTurn, refuse: () => undefined, gone: () => false });
    for (let i = 0; i < 20; i++) enter('light');
    for (let i = 0; i < 20; i++) enter('other');
    while (load.queued() > 0) turn();
    expect(ran.slice(0, 8)).toEqual(['light', 'light', 'light', 'other', 'light', 'light', 'light', 'other']);
    expect(ran).toHaveLength(40);
  });
});
