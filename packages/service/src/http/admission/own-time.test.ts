import { expect, test } from 'vitest';
import { ownTime } from './own-time.ts';

/** A process that gets `share` of a core, on a system that counts CPU time in steps of `stepMs`. */
function process(stepMs = 0.001) {
  const time = { wall: 0, cpu: 0 };
  const own = ownTime(
    () => time.wall,
    () => Math.floor(time.cpu / stepMs) * stepMs,
  );
  const run = (ms: number, share: number) => {
    for (let i = 0; i < ms; i++) {
      time.wall++;
      time.cpu += share;
      own();
    }
  };
  return { own, run };
}

test('while the process has its core, or several, own time is the time that passes', () => {
  for (const share of [1, 2]) {
    const { own, run } = process();
    run(1_000, share);
    expect(own()).toBeCloseTo(1_000, 0);
  }
});

test('while neighbours have nine tenths of the core, it is a tenth', () => {
  const { own, run } = process();
  run(1_000, 0.1);
  expect(own()).toBeCloseTo(100, 0);
});

test('a pause of the whole process adds nothing', () => {
  const { own, run } = process();
  run(100, 1);
  run(60_000, 0);
  run(100, 1);
  expect(own()).toBeCloseTo(200, 0);
});

test('coarse steps of CPU time are counted about right', () => {
  const { own, run } = process(10);
  run(1_000, 1);
  expect(own()).toBeGreaterThan(900);
  expect(own()).toBeLessThanOrEqual(1_000);
});

test('it never runs back', () => {
  const { own, run } = process(10);
  let before = own();
  for (let i = 0; i < 500; i++) {
    run(1, i % 3 === 0 ? 1 : 0);
    expect(own()).toBeGreaterThanOrEqual(before);
    before = own();
  }
});
