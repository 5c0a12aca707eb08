/**
 * A clock of the service's own time: it runs as fast as the clock on the wall while the process computes, and slower
 * while other programs use the cores or the process rests. A wait measured by it is a wait for the service's own work;
 * a machine that is busy with something else is no reason to refuse anybody.
 */
export type Clock = () => number;

/**
 * Time is added for windows of this length, milliseconds. Some systems count CPU time in steps of ten milliseconds; in
 * shorter windows the lesser of the two times would be far too small.
 */
const WINDOW_MS = 50;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds of own time: in each window the CPU time of all threads, but not more than has passed. */
export function ownTime(wall: Clock = () => performance.now(), cpu: Clock = cpuMs): Clock {
  let [wallThen, cpuThen, sum] = [wall(), cpu(), 0];
  return () => {
    const [wallNow, cpuNow] = [wall(), cpu()];
    const passed = Math.max(0, Math.min(wallNow - wallThen, cpuNow - cpuThen));
    if (wallNow - wallThen < WINDOW_MS) return sum + passed;
    sum += passed;
    [wallThen, cpuThen] = [wallNow, cpuNow];
    return sum;
  };
}
