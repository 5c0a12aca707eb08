/**
 * A crawler that asks for twenty thousand pages of days (dates × towns), and an API customer at the same time: how long the
 * customer's calls take with the crawler and without. Once with the rate limit of an address, which a crawler of one address
 * meets, and once without, as if every page were asked from another address.
 */
import { rounds, seconds } from './amount.ts';
import { unique } from './http.ts';
import type { BenchRow } from './row.ts';
import { type BenchService, cpuMs, load, withService } from './service.ts';

const PAGES = Number(process.env.CRAWL_PAGES ?? rounds(20_000));
/** As many as large crawlers open to one host. */
const CRAWLER_CONNECTIONS = 8;
const CUSTOMER_CONNECTIONS = 2;
const CUSTOMER_PAUSE_MS = 50;
const LONGEST_S = 600;
const WARM_S = seconds(6);
const ALONE_S = seconds(10);
const CUSTOMER_P99_MS = 50;

const YEAR = new Date().getUTCFullYear();
const DAY_MS = 86_400_000;
const TOWNS = [
  ...['28.61,77.21', '19.07,72.88', '22.57,88.36', '13.08,80.27', '12.97,77.59', '17.38,78.49', '23.03,72.58'],
  ...['18.52,73.86', '26.91,75.79', '26.85,80.95', '25.59,85.14', '23.26,77.41', '9.93,76.27', '25.32,82.99'],
  ...['51.51,-0.13', '40.71,-74.01', '1.35,103.82', '25.2,55.27', '-33.87,151.21', '27.72,85.32'],
];

/** Every day of three years, at each town. */
const pages = (): string[] =>
  Array.from({ length: PAGES }, (_, i) => {
    const date = new Date(Date.UTC(YEAR - 1, 0, 1) + Math.floor(i / TOWNS.length) * DAY_MS).toISOString();
    return `/day/${date.slice(0, 10)}?town=${TOWNS[i % TOWNS.length]}`;
  });

export async function rows(): Promise<BenchRow[]> {
  const limited = await withService((service) => crawled(service, 'one address'), { RATE_LIMIT: 'on' });
  return [...limited, ...(await withService((service) => crawled(service, 'many addresses')))];
}

async function crawled(service: BenchService, whose: string): Promise<BenchRow[]> {
  const { port, pid } = service;
  const key = service.keyOn('commercial');
  const calls = unique('/v1/vedic/tithi', 200_000);
  const customer = (seconds: number, from: number) =>
    load(port, key, calls.slice(from), seconds, CUSTOMER_CONNECTIONS, { pauseMs: CUSTOMER_PAUSE_MS });
  await load(port, key, calls.slice(150_000), WARM_S, CUSTOMER_CONNECTIONS, { pauseMs: CUSTOMER_PAUSE_MS });
  const alone = await customer(ALONE_S, 0);
  const before = cpuMs(pid);
  const from = performance.now();
  const crawl = load(port, '', pages(), LONGEST_S, CRAWLER_CONNECTIONS, { once: true });
  const times: { readonly p50: number; readonly p99: number; readonly refused: number }[] = [];
  let isCrawling = true;
  const ended = crawl.finally(() => {
    isCrawling = false;
  });
  for (let round = 1; isCrawling; round++) times.push(await customer(ALONE_S, round * 5000));
  const { answered, refused } = await ended;
  const seconds = (performance.now() - from) / 1000;
  const worst = (of: (each: (typeof times)[number]) => number): number => Math.max(...times.map(of));
  if (worst((each) => each.refused) + alone.refused > 0) throw new Error('calls of the customer were refused');
  return [
    { name: `customer alone, p50 (${whose})`, value: alone.p50, unit: 'ms' },
    { name: `customer alone, p99 (${whose})`, value: alone.p99, unit: 'ms' },
    { name: `customer and a crawler of ${whose}, p50`, value: worst((each) => each.p50), unit: 'ms' },
    {
      name: `customer and a crawler of ${whose}, p99`,
      value: worst((each) => each.p99),
      unit: 'ms',
      target: CUSTOMER_P99_MS,
    },
    { name: `pages sent to the crawler of ${whose}`, value: answered, unit: `of ${answered + refused}` },
    {
      name: `crawl of ${whose}`,
      value: seconds,
      unit: `s (${((cpuMs(pid) - before) / (answered + refused)).toFixed(2)} ms CPU a request)`,
    },
  ];
}
