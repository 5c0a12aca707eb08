/** Counters for operators, in Prometheus' text form at /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LoadState } from '../admission/load.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import type { HeavyState } from '../threads/workers.ts';

export interface Metrics {
  answered(group: string, engine: string, status: number, ms: number): void;
  page(status: number, ms: number): void;
  /** A chunk of a long reply was computed. */
  readonly chunk: () => void;
  text(): Promise<string>;
}

/** The counters of several processes together, from one that is among them. */
export type Together = (own: Registry) => () => Promise<string>;

export function metricsOf(
  cache: ReplyCache,
  heavy: () => HeavyState,
  load: LoadState,
  counts?: () => Readonly<Record<string, number>>,
  together: Together = (own) => () => own.metrics(),
): Metrics {
  const register = new Registry();
  const text = together(register);
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'ganaka_requests_total',
    help: 'requests answered, by group of routes, engine and status',
    labelNames: ['group', 'engine', 'status'] as const,
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'ganaka_request_seconds',
    help: 'time to answer, by group of routes',
    labelNames: ['group'] as const,
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 2],
    registers: [register],
  });
  const chunks = new Counter({
    name: 'ganaka_stream_chunks_total',
    help: 'chunks of long replies computed while they were sent',
    registers: [register],
  });
  const pages = new Counter({
    name: 'ganaka_pages_total',
    help: 'pages answered, by status',
    labelNames: ['status'] as const,
    registers: [register],
  });
  const pageSeconds = new Histogram({
    name: 'ganaka_page_seconds',
    help: 'time to answer a page',
    buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 2],
    registers: [register],
  });
  if (counts !== undefined)
    new Gauge({
      name: 'ganaka_accounts',
      help: 'of the accounts since the start, by what it is: debits taken, refused and returned, commits, sign-ins, whether the store is up',
      labelNames: ['what'] as const,
      registers: [register],
      collect() {
        for (const [what, value] of Object.entries(counts())) this.set({ what }, value);
      },
    });
  new Gauge({
    name: 'ganaka_in_flight',
    help: 'requests begun and not yet answered',
    registers: [register],
    collect() {
      this.set(load.inFlight);
    },
  });
  new Gauge({
    name: 'ganaka_waited_seconds',
    help: 'how long the last request that came to its turn had waited',
    registers: [register],
    collect() {
      this.set(load.waited / 1000);
    },
  });
  new Gauge({
    name: 'ganaka_shed',
    help: 'requests refused for lack of room',
    registers: [register],
    collect() {
      this.set(load.shed);
    },
  });
  new Gauge({
    name: 'ganaka_cache_hits',
    help: 'replies answered from kept bytes',
    registers: [register],
    collect() {
      this.set(cache.counts.hits);
    },
  });
  new Gauge({
    name: 'ganaka_cache_misses',
    help: 'replies that had to be computed',
    registers: [register],
    collect() {
      this.set(cache.counts.misses);
    },
  });
  const heavyGauge = (name: string, help: string, value: (state: HeavyState) => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value(heavy()));
      },
    });
  heavyGauge('ganaka_heavy_pending', 'long work waiting', ({ waiting }) => waiting);
  heavyGauge('ganaka_heavy_running', 'long work under way', ({ running }) => running);
  heavyGauge('ganaka_heavy_age_seconds', 'how long the oldest of it has waited', ({ age }) => age / 1000);
  new Gauge({
    name: 'ganaka_heavy_turned_away',
    help: 'long work not done, by reason',
    labelNames: ['why'] as const,
    registers: [register],
    collect() {
      for (const [why, count] of Object.entries(heavy().turned)) this.set({ why }, count);
    },
  });
  return {
    answered(group, engine, status, ms) {
      requests.inc({ group, engine, status: String(status) });
      seconds.observe({ group }, ms / 1000);
    },
    page(status, ms) {
      pages.inc({ status: String(status) });
      pageSeconds.observe(ms / 1000);
    },
    chunk: () => chunks.inc(),
    text,
  };
}
