/**
 * The open pages: made for a town and a date that nobody has asked for, and cached for a minute. CPU time is that of the
 * server process with its threads.
 */
import { seconds } from './amount.ts';
import type { BenchRow } from './row.ts';
import { type BenchService, cpuMs, load, withService } from './service.ts';

const WARM_SECONDS = seconds(6);
const MADE_MS = 4;
const KEPT_PER_SECOND = 4000;
const YEAR = new Date().getUTCFullYear();
const FESTIVALS = ['deepavali', 'holi', 'janmashtami', 'shivaratri', 'vijayadashami'];

const two = (n: number): string => String(n).padStart(2, '0');
const spot = (i: number): readonly [lat: number, lon: number] => [
  Number((8 + (i % 2800) / 100).toFixed(2)),
  Number((70 + (i % 1700) / 100).toFixed(2)),
];
const inTown = (path: string, i: number): string => `${path}?town=${spot(i).join(',')}`;

interface PageKind {
  readonly name: string;
  /** The address of the i-th page; each is another. */
  readonly at: (i: number) => string;
}

const KINDS: readonly PageKind[] = [
  { name: '/', at: (i) => `/?lat=${spot(i)[0]}&lon=${spot(i)[1]}` },
  { name: '/day/{date}', at: (i) => inTown(`/day/${YEAR}-${two((i % 12) + 1)}-${two((i % 28) + 1)}`, i) },
  { name: '/month/{month}', at: (i) => inTown(`/month/${YEAR}-${two((i % 12) + 1)}`, i) },
  { name: '/festivals/{year}', at: (i) => inTown(`/festivals/${YEAR - 2 + (i % 5)}`, i) },
  {
    name: '/festivals/{id}/{year}',
    at: (i) => inTown(`/festivals/${FESTIVALS[i % FESTIVALS.length]}/${YEAR - 2 + (i % 4)}`, i),
  },
];
const KEPT = ['/', '/festivals', '/karya-muhurta', '/yatra'];

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
  const pathsOf = ({ at }: PageKind, from: number) => Array.from({ length: 20_000 }, (_, i) => at(from + i));
  for (const kind of KINDS) {
    const { cpu } = await measure(pathsOf(kind, 20_000), pathsOf(kind, 0));
    found.push({ name: `${kind.name} made`, value: cpu, unit: 'ms CPU', target: MADE_MS });
  }
  for (const path of [...KINDS.slice(1).map(({ at }) => at(1)), ...KEPT]) {
    const { perSecond, cpu } = await measure([path], [path]);
    found.push({
      name: `${path} kept`,
      value: perSecond,
      unit: `req/s (${Math.round(cpu * 1000)} µs CPU)`,
      target: KEPT_PER_SECOND,
      atLeast: true,
    });
  }
  return found;
}
