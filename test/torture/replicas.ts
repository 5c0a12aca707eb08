/**
 * npm run torture -- replicas [seconds]: two services over one PostgreSQL behind HAProxy (Debian's, with the file of deploy/), each restarted in turn
 * under load: no request may fail. Then PostgreSQL is frozen for a while: nobody may wait long for it, every caller gets a refusal from a service,
 * and everything goes on when it thaws.
 */
import { freePort, startPostgres } from '../kit/postgres.ts';
import { startProxy } from '../kit/proxy.ts';
import { fresh, openLoop, quantile, type Seen, type Service, service } from './service.ts';

const LONGEST_FROZEN_MS = 6_000;

export async function replicas(words: readonly string[]): Promise<boolean> {
  const seconds = Number(words[0] ?? '20');
  const postgres = await startPostgres();
  const ports = [await freePort(), await freePort()] as const;
  const env = {
    DATABASE_URL: postgres.newDatabase(),
    SESSION_SECRET: 's'.repeat(40),
    LAME_DUCK_SECONDS: '5',
    TRUST_PROXY: 'yes',
  };
  const begin = (which: 0 | 1) => service({ ...env, PORT: String(ports[which]) });
  const running: Service[] = [await begin(0), await begin(1)];
  const proxy = await startProxy(...ports);
  try {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const key = running[0]?.key('enterprise') ?? '';
    const load = (secs: number, more: string) => {
      const path = fresh('/v1/vedic/tithi', more);
      return openLoop({ port: proxy.port, key, perSecond: 40, seconds: secs, path, connections: 40 });
    };
    const keyless = (secs: number) =>
      openLoop({ port: proxy.port, key: '', perSecond: 5, seconds: secs, path: () => '/v1/health', connections: 10 });
    await load(2, '&time=01:00');
    let rolling = true;
    const seen: Seen[] = [];
    const loaded = (async () => {
      for (let i = 0; rolling || i * 2 < seconds; i++) seen.push(await load(2, `&time=0${i % 10}:10`));
    })();
    for (const which of [0, 1] as const) {
      await running[which]?.end();
      const again = await begin(which);
      running[which] = again;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
    rolling = false;
    await loaded;
    const statuses: Record<string, number> = {};
    for (const one of seen)
      for (const [status, n] of Object.entries(one.statuses)) statuses[status] = (statuses[status] ?? 0) + n;
    const said = seen.flatMap(({ refusals }) => refusals);
    console.log(`both restarted under load: ${JSON.stringify(statuses)}`, said);

    postgres.freeze();
    const open = keyless(8);
    const frozen = await load(8, '&time=11:11');
    const openSeen = await open;
    postgres.thaw();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const after = await load(3, '&time=13:13');
    const longest = frozen.all.at(-1) ?? 0;
    console.log(
      `PostgreSQL frozen for 8 s: ${JSON.stringify(frozen.statuses)}, the longest wait ${(longest / 1000).toFixed(1)} s, the median ${(frozen.all[frozen.all.length >> 1] ?? 0).toFixed(0)} ms; without a key ${JSON.stringify(openSeen.statuses)}; thawed: ${JSON.stringify(after.statuses)} p50 ${quantile(after, 0.5).toFixed(0)} ms`,
    );
    const failed = Object.entries(statuses).filter(([status]) => status !== '200').length > 0;
    const all = (one: Seen, status: string) => Object.keys(one.statuses).join() === status;
    // every one in our own words: neither a closed connection nor a page of the proxy's
    const told = all(frozen, '503') && frozen.refusals.every((body) => body.startsWith('{"success":false'));
    return !failed && told && longest < LONGEST_FROZEN_MS && all(openSeen, '200') && all(after, '200');
  } finally {
    proxy.end();
    for (const one of running) await one.end();
    postgres.end();
  }
}
