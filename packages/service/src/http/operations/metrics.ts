/** Counters for operators, served at /metrics in the Prometheus text format. */
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

/** Merges the registries of several processes: given its own registry, returns the text for all of them. */
export type MetricsMerger = (own: Registry) => () => Promise<string>;

export function metricsOf(
  cache: ReplyCache,
  heavy: () => HeavyState,
  load: LoadState,
  counts?: () => Readonly<Record<string, number>>,
  together: MetricsMerger = (own) => () => own.metrics(),
): Metrics {
  const register = new Registry();
  const text = together(register);
  collectDefaultMetrics({ register });
  const api = apiMetrics(register);
  const pages = pageMetrics(register);
  if (counts !== undefined) registerAccounts(register, counts);
  registerLoad(register, load);
  registerCache(register, cache);
  registerHeavy(register, heavy);
  return { ...api, ...pages, text };
}

/** Metrics of the API: the number and duration of calls, and the chunks of long replies. */
function apiMetrics(register: Registry): Pick<Metrics, 'answered' | 'chunk'> {
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
  return {
    answered(group, engine, status, ms) {
      requests.inc({ group, engine, status: String(status) });
      seconds.observe({ group }, ms / 1000);
    },
    chunk: () => chunks.inc(),
  };
}

function pageMetrics(register: Registry): Pick<Metrics, 'page'> {
  const pages = new Counter({
    name: 'ganaka_pages_total',
    help: 'pages answered, by status',
    labelNames: ['status'] as const,
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'ganaka_page_seconds',
    help: 'time to answer a page',
    buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 2],
    registers: [register],
  });
  return {
    page(status, ms) {
      pages.inc({ status: String(status) });
      seconds.observe(ms / 1000);
    },
  };
}

function registerAccounts(register: Registry, counts: () => Readonly<Record<string, number>>): void {
  gaugeByLabel(
    register,
    'ganaka_accounts',
    'of the accounts since the start, by what it is: debits taken, refused and returned, commits, sign-ins, whether the store is up',
    'what',
    counts,
  );
}

function registerLoad(register: Registry, load: LoadState): void {
  gauge(register, 'ganaka_in_flight', 'requests begun and not yet answered', () => load.inFlight);
  gauge(
    register,
    'ganaka_waited_seconds',
    'how long the last request that came to its turn had waited',
    () => load.waited / 1000,
  );
  gauge(register, 'ganaka_shed', 'requests refused for lack of room', () => load.shed);
}

function registerCache(register: Registry, cache: ReplyCache): void {
  gauge(register, 'ganaka_cache_hits', 'replies answered from kept bytes', () => cache.counts.hits);
  gauge(register, 'ganaka_cache_misses', 'replies that had to be computed', () => cache.counts.misses);
}

/** Metrics of long work, which waits in a queue and runs in threads. */
function registerHeavy(register: Registry, heavy: () => HeavyState): void {
  gauge(register, 'ganaka_heavy_pending', 'long work waiting', () => heavy().waiting);
  gauge(register, 'ganaka_heavy_running', 'long work under way', () => heavy().running);
  gauge(register, 'ganaka_heavy_age_seconds', 'how long the oldest of it has waited', () => heavy().age / 1000);
  gaugeByLabel(register, 'ganaka_heavy_turned_away', 'long work not done, by reason', 'why', () => heavy().turned);
}

/** A value that is read each time the metrics are collected. */
const gauge = (register: Registry, name: string, help: string, value: () => number) =>
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(value());
    },
  });

/** Several such values, distinguished by one label. */
const gaugeByLabel = (
  register: Registry,
  name: string,
  help: string,
  label: string,
  values: () => Readonly<Record<string, number>>,
) =>
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    collect() {
      for (const [key, value] of Object.entries(values())) this.set({ [label]: key }, value);
    },
  });
