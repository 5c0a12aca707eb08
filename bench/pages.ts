/** The open pages: rendered for a new town each time, and cached for a minute. CPU time is that of the server process with its threads. */
import type { BenchRow } from './row.ts';
import { type BenchService, cpuMs, load, withService } from './service.ts';

const WARM_SECONDS = 4;

/** Places that are not cached. */
const towns = (path: string, count: number, from: number): string[] =>
  Array.from(
    { length: count },
    (_, i) =>
      `${path}?lat=${(8 + ((i + from) % 2800) / 100).toFixed(2)}&lon=${(70 + ((i + from) % 1700) / 100).toFixed(2)}`,
  );

export const rows = (): Promise<BenchRow[]> => withService(measured);

async function measured({ port, pid }: BenchService): Promise<BenchRow[]> {
  const found: BenchRow[] = [];
  const measure = async (paths: readonly string[], warm: readonly string[]) => {
    await load(port, '', warm, WARM_SECONDS);
    const before = cpuMs(pid);
    const { answered, refused, perSecond } = await load(port, '', paths);
    if (refused > 0) throw new Error(`${refused} pages were refused`);
    return { cpu: (cpuMs(pid) - before) / answered, perSecond };
  };
  const anew = async (name: string, path: string, target: number) => {
    const { cpu } = await measure(towns(path, 20_000, 5000), towns(path, 2000, 0));
    found.push({ name, value: cpu, unit: 'ms CPU', target });
  };
  const kept = async (path: string) => {
    const { perSecond, cpu } = await measure([path], [path]);
    found.push({
      name: `${path} kept`,
      value: perSecond,
      unit: `req/s (${Math.round(cpu * 1000)} µs CPU)`,
      target: 3000,
      atLeast: true,
    });
  };
  await anew('/ of a town never asked for', '/', 12);
  await anew('/festivals of a town never asked for', '/festivals', 12);
  for (const path of ['/', '/festivals', '/karya-muhurta', '/yatra']) await kept(path);
  return found;
}
