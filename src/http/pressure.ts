/** Whether the main thread is so late that new work should wait: measured by how much a timer overslept. */
const EVERY_MS = 250;
const LATE_MS = 1500;

export interface Pressure {
  readonly overloaded: () => boolean;
  readonly stop: () => void;
}

export function watchPressure(): Pressure {
  let expected = performance.now() + EVERY_MS;
  let late = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - expected;
    expected = now + EVERY_MS;
  }, EVERY_MS);
  timer.unref();
  return { overloaded: () => late > LATE_MS, stop: () => clearInterval(timer) };
}
