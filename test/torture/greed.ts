/** npm run torture -- greed [seconds]: one customer asks for as much long work as it may; another asks for a little. */
import { loadavg } from 'node:os';
import { openLoop, quantile, service } from './service.ts';

/** The victim's p99. */
const LONGEST_MS = 100;

/** Lives of Shani in centuries that stand in no table, each far from the one before. */
const far = (i: number) =>
  `/v1/vedic/sade-sati?date=${String(100 + ((i * 431) % 1500)).padStart(4, '0')}-05-17&time=06:30&lat=${(8 + (i % 2900) / 100).toFixed(2)}&lon=77&on=2026-11-14`;

export async function greed(words: readonly string[]): Promise<boolean> {
  const seconds = Number(words[0] ?? '10');
  const { port, key, end } = await service();
  const [greedy, victim] = [key('enterprise'), key('enterprise')];
  const parva = (i: number) => `/v1/parva-mool?year=${1800 + (i % 400)}`;
  await openLoop({ port, key: victim, perSecond: 2, seconds: 3, path: (i) => parva(i + 300), connections: 4 });
  const alone = await openLoop({ port, key: victim, perSecond: 3, seconds: 3, path: parva, connections: 20 });
  const storm = openLoop({ port, key: greedy, perSecond: 40, seconds, path: far, connections: 100 });
  const seen = await openLoop({
    port,
    key: victim,
    perSecond: 3,
    seconds,
    path: (i) => parva(i + 50),
    connections: 20,
  });
  const greed = await storm;
  await end();
  const p99 = quantile(seen, 0.99);
  console.log(`the victim alone: p50 ${quantile(alone, 0.5).toFixed(0)} p99 ${quantile(alone, 0.99).toFixed(0)} ms`);
  console.log(
    `beside the greedy: ${JSON.stringify(seen.statuses)} p50 ${quantile(seen, 0.5).toFixed(0)} p99 ${p99.toFixed(0)} ms (bound ${LONGEST_MS}); the greedy ${JSON.stringify(greed.statuses)} p50 ${quantile(greed, 0.5).toFixed(0)} p99 ${quantile(greed, 0.99).toFixed(0)} ms; the machine's load ${loadavg()[0]?.toFixed(1)}`,
  );
  return p99 < LONGEST_MS && (seen.statuses[503] ?? 0) === 0;
}
