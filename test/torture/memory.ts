/**
 * npm run torture -- memory [requests]: half a million requests (500,000) as fast as they are answered. Resident memory must stop growing:
 * a leak of one kilobyte a request would add 100 MB to each fifth of the run.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { fresh, service } from './service.ts';

const CONNECTIONS = 16;
const LOOKS = 50;
/** Growth from the fourth fifth of the run to the last that is still called flat: a share, and mebibytes. */
const MOST_GROWTH = 0.05;
const MOST_GROWTH_MB = 16;

/** Cheap calls in the main: the number of requests counts here, not the work. */
const PATHS: readonly ((i: number) => string)[] = [
  fresh('/v1/vedic/tithi'),
  fresh('/v1/surya/nakshatra'),
  (i) => `/v1/calendars/bikram?date=2026-11-${10 + (i % 19)}`,
  fresh('/v1/vedic/kundali', '&time=06:30'),
  (i) => `/v1/vedic/tithi?constructor=${i}`,
  fresh('/v1/vedic/panchanga'),
  () => '/v1/health',
  (i) => `/nowhere/${i}`,
];

const rssMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

export async function memory(words: readonly string[]): Promise<boolean> {
  const requests = Number(words[0] ?? '500000');
  const running = await service();
  const pid = running.child.pid ?? 0;
  const key = running.key('enterprise');
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: Record<number, number> = {};
  const ask = (i: number) =>
    new Promise<void>((resolve, reject) => {
      const path = PATHS[i % PATHS.length]?.(i) ?? '/';
      get({ port: running.port, path, agent, headers: { 'x-api-key': key } }, (reply) => {
        const status = reply.statusCode ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
        reply.resume().on('end', resolve);
      }).on('error', reject);
    });
  const looks: number[] = [];
  const every = Math.ceil(requests / LOOKS);
  let next = 0;
  const client = async () => {
    while (next < requests) {
      const i = next++;
      await ask(i);
      if (i % every === every - 1) {
        looks.push(rssMb(pid));
        if (looks.length % 5 === 0) console.log(`${i + 1} requests: ${looks.at(-1)?.toFixed(0)} MB`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  await running.end();
  const fifth = Math.floor(looks.length / 5);
  const [before, after] = [mean(looks.slice(-2 * fifth, -fifth)), mean(looks.slice(-fifth))];
  const flat = after - before < Math.max(before * MOST_GROWTH, MOST_GROWTH_MB);
  const failed = Object.keys(statuses).some((status) => Number(status) >= 500 && status !== '503');
  console.log(
    `memory ${before.toFixed(0)} MB in the fourth fifth, ${after.toFixed(0)} MB in the last: ${flat ? 'flat' : 'GROWS'}; answers ${JSON.stringify(statuses)}`,
  );
  return flat && !failed;
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
