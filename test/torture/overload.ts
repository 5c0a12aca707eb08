/** npm run torture -- overload [seconds]: twice and ten times as many snapshots as the service can make; what becomes of the light calls. */
import { loadavg } from 'node:os';
import { fresh, freshHealth, openLoop, quantile, service } from './service.ts';

const LONGEST_LIGHT_MS = 250;

export async function overload(words: readonly string[]): Promise<boolean> {
  const seconds = Number(words[0] ?? '10');
  const { port, key, end } = await service();
  const [loud, light] = [key('enterprise'), key('enterprise')];
  const flood = (perSecond: number, connections = 400) =>
    openLoop({ port, key: loud, perSecond, seconds, path: fresh('/v1/vedic/panchanga'), connections });
  // what it can do: as much as a few connections get answered
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
    const heavy = await flood(capacity * times);
    clearInterval(watching);
    const seen = await lights;
    const p99 = quantile(seen, 0.99);
    good &&= p99 < LONGEST_LIGHT_MS && seen.waits.length > 0;
    console.log(
      `×${times}: snapshots ${JSON.stringify(heavy.statuses)} p50 ${quantile(heavy, 0.5).toFixed(0)} p99 ${quantile(heavy, 0.99).toFixed(0)} ms; light ${JSON.stringify(seen.statuses)} p50 ${quantile(seen, 0.5).toFixed(0)} p99 ${p99.toFixed(0)} ms (bound ${LONGEST_LIGHT_MS}); a fresh connection's health at most ${Math.max(...healths).toFixed(0)} ms; the machine's load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  await end();
  return good;
}
