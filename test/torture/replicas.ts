/**
 * npm run torture -- replicas [seconds]: two services over one PostgreSQL behind HAProxy (Debian's, with the file of deploy/), each restarted in turn under load: no request may
 * fail. Then PostgreSQL is frozen for a while: nobody may wait long for it, and all goes on when it thaws.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startPostgres } from '../postgres.ts';
import { fresh, openLoop, quantile, type Seen, type Service, service } from './service.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_FROZEN_MS = 6_000;

export async function replicas(words: readonly string[]): Promise<boolean> {
  const seconds = Number(words[0] ?? '20');
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-replicas-'));
  const ports = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: postgres.newDatabase(),
    SESSION_SECRET: 's'.repeat(40),
    LAME_DUCK_SECONDS: '5',
    TRUST_PROXY: 'yes',
  };
  const begin = (which: number) => service({ ...env, PORT: String(ports[which]) });
  const running: Service[] = [await begin(0), await begin(1)];
  const front = await freePort();
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(
    config,
    readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
      .replace('bind :8000', `bind 127.0.0.1:${front}`)
      .replaceAll('ganaka-a:8080', `127.0.0.1:${ports[0]}`)
      .replaceAll('ganaka-b:8080', `127.0.0.1:${ports[1]}`),
  );
  const checked = spawnSync('haproxy', ['-c', '-f', config], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`haproxy: ${checked.stderr}`);
  const proxy = spawn('haproxy', ['-f', config], { stdio: 'ignore' });
  try {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const key = running[0]?.key('enterprise') ?? '';
    const load = (secs: number, more: string) => {
      const path = fresh('/v1/vedic/tithi', more);
      return openLoop({ port: front, key, perSecond: 40, seconds: secs, path, connections: 40 });
    };
    const keyless = (secs: number) =>
      openLoop({ port: front, key: '', perSecond: 5, seconds: secs, path: () => '/v1/health', connections: 10 });
    await load(2, '&time=01:00');
    let rolling = true;
    const seen: Seen[] = [];
    const loaded = (async () => {
      for (let i = 0; rolling || i * 2 < seconds; i++) seen.push(await load(2, `&time=0${i % 10}:10`));
    })();
    for (const which of [0, 1]) {
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
    const allGood = (one: Seen) => Object.keys(one.statuses).join() === '200';
    return !failed && longest < LONGEST_FROZEN_MS && allGood(openSeen) && allGood(after);
  } finally {
    proxy.kill('SIGTERM');
    for (const one of running) await one.end();
    postgres.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
