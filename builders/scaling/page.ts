/** The tables of docs/SCALING.md from the measured costs. */
import { COSTS, DEBITS_PER_SECOND, RUPEES_PER_CORE_HOUR } from './costs.ts';
import { fullest, meanMs, simulate } from './simulate.ts';

const CORES = [1, 2, 4, 8, 16];
const LONGEST_P99_MS = 250;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
const whole = (n: number): string => Math.round(n).toLocaleString('en-US');

/** Calls a second at which the p99 of light answers reaches its bound, to one in a hundred. */
function mostAt(processes: number): number {
  let [low, high] = [0, (1000 / meanMs(COSTS)) * processes];
  while ((high - low) / high > 0.01) {
    const middle = (low + high) / 2;
    if (simulate(COSTS, { processes, perSecond: middle }).p99 < LONGEST_P99_MS) low = middle;
    else high = middle;
  }
  return low;
}

export function tables(): Readonly<Record<string, string>> {
  const perCore = 1000 / meanMs(COSTS);
  const rupees = (cpuMs: number) => ((cpuMs * 1_000_000) / 3_600_000) * RUPEES_PER_CORE_HOUR;
  const classes = COSTS.map(({ name, cpuMs, share }) => [
    name,
    cpuMs,
    whole(1000 / cpuMs),
    share,
    rupees(cpuMs).toFixed(1),
  ]);
  return {
    classes: table(
      ['call', 'CPU, ms', 'a second on one core', 'of a hundred calls (assumed)', 'rupees a million'],
      [...classes, ['**the mix**', meanMs(COSTS).toFixed(2), whole(perCore), 100, rupees(meanMs(COSTS)).toFixed(1)]],
    ),
    cores: table(
      [
        'cores',
        'calls a second, cores 60 % busy',
        'p50, ms',
        'p99, ms',
        `calls a second where the p99 reaches ${LONGEST_P99_MS} ms`,
      ],
      CORES.map((processes) => {
        const perSecond = 0.6 * perCore * processes;
        const { p50, p99 } = simulate(COSTS, { processes, perSecond });
        return [processes, whole(perSecond), p50.toFixed(1), p99.toFixed(1), whole(mostAt(processes))];
      }),
    ),
    store: table(
      [
        'debits a second one PostgreSQL takes',
        'cores of the mix, 60 % busy, that fill it',
        'calls a month at that rate, millions',
      ],
      DEBITS_PER_SECOND.map((debits) => [
        whole(debits),
        whole(debits / (0.6 * perCore)),
        whole((debits * 86_400 * 30) / 1_000_000),
      ]),
    ),
    partitions: table(
      ['partitions', ...[1_000, 10_000, 100_000].map((n) => `the fullest, of ${whole(n)} customers`)],
      [2, 4, 8, 16].map((partitions) => [
        partitions,
        ...[1_000, 10_000, 100_000].map((customers) => `${fullest(customers, partitions).toFixed(2)} × the mean`),
      ]),
    ),
  };
}

/** The page with its tables as they are now. */
export function written(page: string): string {
  let text = page;
  for (const [name, made] of Object.entries(tables()))
    text = text.replace(
      new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- /${name} -->)`),
      (_, from, to) => `${from}${made}${to}`,
    );
  return text;
}
