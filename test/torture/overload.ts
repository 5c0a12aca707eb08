/**
 * npm run torture -- overload [seconds]: twice and ten times as many snapshots as the service can make; how the light calls fare. The load is made on
 * the same cores, so a caller's wait is reported together with the delay of that caller's own thread. The service's own time, from the last byte of
 * the request head to the answer written to the socket, including the wait for a turn, is in its log. The delay of its event loop, which a byte may
 * have waited before that, is in its metrics.
 */
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { flooding } from './flood.ts';
import { fresh, freshHealth, openLoop, quantile, type Service, service } from './service.ts';

const LONGEST_LIGHT_MS = 250;

export async function overload(words: readonly string[]): Promise<boolean> {
  const seconds = Number(words[0] ?? '10');
  const running = await service({ LOG_LEVEL: 'info' });
  const { port, key, end } = running;
  const own = ownMeasure(running);
  const [loud, light] = [key('enterprise'), key('enterprise')];
  // its capacity: as much as a few connections get answered
  const warm = await openLoop({
    port,
    key: loud,
    perSecond: 5_000,
    seconds: 6,
    path: fresh('/v1/vedic/panchanga', '&time=12:00'),
    connections: 12,
  });
  const capacity = Math.max(50, warm.waits.length / 6);
  console.log(`it answers about ${Math.round(capacity)} snapshots a second`);
  let good = true;
  for (const times of [2, 10]) {
    const late = monitorEventLoopDelay({ resolution: 5 });
    late.enable();
    await own.begin();
    const lights = openLoop({
      port,
      key: light,
      perSecond: 20,
      seconds,
      path: fresh('/v1/vedic/tithi', `&time=0${times % 10}:10`),
      connections: 40,
    });
    const healths: number[] = [];
    const watching = setInterval(() => void freshHealth(port).then((ms) => healths.push(ms)), 500);
    const heavy = await flooding({ port, key: loud, perSecond: capacity * times, seconds, connections: 400 });
    clearInterval(watching);
    const seen = await lights;
    late.disable();
    const { p99, loopP99, loopMost } = await own.end();
    good &&= p99 < LONGEST_LIGHT_MS && seen.waits.length > 0;
    console.log(
      [
        `×${times}: snapshots ${JSON.stringify(heavy.statuses)} p50 ${quantile(heavy, 0.5).toFixed(0)} p99 ${quantile(heavy, 0.99).toFixed(0)} ms`,
        `light ${JSON.stringify(seen.statuses)}, by the service's own clock p99 ${p99.toFixed(0)} ms (bound ${LONGEST_LIGHT_MS}), its loop late by p99 ${loopP99.toFixed(0)}, at most ${loopMost.toFixed(0)} ms`,
        `by the caller's p50 ${quantile(seen, 0.5).toFixed(0)} p99 ${quantile(seen, 0.99).toFixed(0)} ms, his own thread late by p99 ${(late.percentile(99) / 1e6).toFixed(0)}, at most ${(late.max / 1e6).toFixed(0)} ms`,
        `a fresh connection's health at most ${Math.max(...healths).toFixed(0)} ms; the machine's load ${loadavg()[0]?.toFixed(1)}`,
      ].join('; '),
    );
  }
  await end();
  return good;
}

interface Own {
  begin(): Promise<void>;
  end(): Promise<{ readonly p99: number; readonly loopP99: number; readonly loopMost: number }>;
}

const ANSWERED = /"path":"\/v1\/vedic\/tithi","status":200,"ms":([\d.]+)/g;

function ownMeasure({ port, child }: Service): Own {
  let took: number[] = [];
  child.stdout?.on('data', (lines: Buffer) => {
    for (const [, ms] of lines.toString('latin1').matchAll(ANSWERED)) took.push(Number(ms));
  });
  // the counters of the loop are reset by each reading
  const look = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (text: string, name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds ([\\d.e+-]+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    async begin() {
      await look();
      took = [];
    },
    async end() {
      const text = await look();
      await new Promise((resolve) => setTimeout(resolve, 2_000)); // the log is written once a second
      took.sort((a, b) => a - b);
      return {
        p99: took[Math.floor(took.length * 0.99)] ?? Number.POSITIVE_INFINITY,
        loopP99: figure(text, 'p99'),
        loopMost: figure(text, 'max'),
      };
    },
  };
}
