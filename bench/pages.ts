/** The open pages: one rendered anew for each town, and one kept for a minute. CPU is the server process's own, its threads included. */
import type { BenchRow } from './row.ts';
import { cpuMs, load, startedService } from './service.ts';

const WARM_SECONDS = 4;

/** Places nobody asked for before. */
const towns = (path: string, count: number, from: number): string[] =>
  Array.from(
    { length: count },
    (_, i) =>
      `${path}?lat=${(8 + ((i + from) % 2800) / 100).toFixed(2)}&lon=${(70 + ((i + from) % 1700) / 100).toFixed(2)}`,
  );

export async function rows(): Promise<BenchRow[]> {
  const service = await startedService();
  const { port, pid } = service;
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
  await service.stop();
  return found;
}
