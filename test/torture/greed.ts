/** npm run torture -- greed [seconds]: one customer requests as much long work of one kind as it may; another requests a little. */
import { loadavg } from 'node:os';
import { flooding } from './flood.ts';
import { type Kind, LONG_WORK } from './long-work.ts';
import { openLoop, quantile, type Service, service } from './service.ts';

/** The victim's p99: three times what it is alone, and this. */
const TIMES_ALONE = 3;
const MORE_MS = 50;
/** Enough for some hundred calls, so that the p99 is not the slowest of them. */
const VICTIM_PER_SECOND = 10;
const WARM_MS = 150;
/** The most that the main thread may be late, p99, milliseconds. */
const MOST_LATE_MS = 10;
/** The service samples the delay of its event loop at this interval, which each sample contains. */
const SAMPLED_MS = 10;

export async function greed(words: readonly string[]): Promise<boolean> {
  const seconds = Number(words[0] ?? '30');
  let isHeld = true;
  for (const kind of LONG_WORK) if (!(await beside(kind, seconds, await service()))) isHeld = false;
  return isHeld;
}

async function beside({ name, perSecond }: Kind, seconds: number, { port, key, end }: Service): Promise<boolean> {
  const [greedy, victim] = [key('enterprise'), key('enterprise')];
  const little = (from: number, perSecond: number, seconds: number) =>
    openLoop({
      port,
      key: victim,
      perSecond,
      seconds,
      path: (i) => `/v1/parva-mool?year=${1800 + ((i + from) % 400)}&lat=${(8 + from / 100).toFixed(2)}&lon=77&tz=5.5`,
      connections: 20,
    });
  // until its thread is up and its code compiled
  for (let i = 0; i < 20 && quantile(await little(300 + i, 2, 2), 0.5) > WARM_MS; i++);
  const alone = await little(0, VICTIM_PER_SECOND, seconds);
  const storm = flooding({ port, key: greedy, perSecond, seconds, kind: name, connections: 100 });
  await lateness(port); // the service forgets its samples when they have been read
  const seen = await little(50, VICTIM_PER_SECOND, seconds);
  const late = await lateness(port);
  const flood = await storm;
  await end();
  const [p50, p99] = [quantile(seen, 0.5), quantile(seen, 0.99)];
  const most = TIMES_ALONE * quantile(alone, 0.99) + MORE_MS;
  console.log(
    `${name}: the victim alone p50 ${quantile(alone, 0.5).toFixed(0)} p99 ${quantile(alone, 0.99).toFixed(0)} ms of ${alone.waits.length}; beside them ${JSON.stringify(seen.statuses)} p50 ${p50.toFixed(0)} p99 ${p99.toFixed(0)} ms (bound ${most.toFixed(0)}), slowest ${quantile(seen, 1).toFixed(0)}; the main thread late by p99 ${late.toFixed(1)} ms (bound ${MOST_LATE_MS}); the greedy ${JSON.stringify(flood.statuses)} p50 ${quantile(flood, 0.5).toFixed(0)} p99 ${quantile(flood, 0.99).toFixed(0)} ms; the machine's load ${loadavg()[0]?.toFixed(1)}`,
  );
  return p99 < most && late <= MOST_LATE_MS && (seen.statuses[503] ?? 0) === 0;
}

/** The p99 of the delay of the service's event loop since the last call, milliseconds. */
async function lateness(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000 - SAMPLED_MS;
}
