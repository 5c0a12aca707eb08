/**
 * The engines of the library in a browser. The Surya-siddhanta needs no data; the modern engines are made when the
 * series have arrived, which are fetched once and shared by both.
 */
import type { GanakaEngine } from '../../../library/engine.ts';

export type { GanakaEngine } from '../../../library/engine.ts';

export const ENGINE_NAMES = ['surya', 'drik', 'chitrapaksha'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** The name of the file of the series, with its hash in it; the build puts it in. */
declare const SERIES_FILE: string;

/** Next to the scripts: for a page of another origin that is the origin of its script. */
export const seriesUrl = (): URL => new URL(`/assets/${SERIES_FILE}`, import.meta.url);

/** What is under way or done; what failed is tried again at the next call. */
const loading = new Map<string, Promise<unknown>>();
function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const begun = load();
  loading.set(name, begun);
  begun.catch(() => loading.delete(name));
  return begun;
}

/** The bytes of the series. */
export const loadSeries = (): Promise<Uint8Array> => once('series', fetchSeries);

async function fetchSeries(): Promise<Uint8Array> {
  const reply = await fetch(seriesUrl());
  if (!reply.ok) throw new Error(`the series could not be loaded: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** An engine with its usual options, made once. `surya` fetches no data. */
export const engineNamed = (name: EngineName): Promise<GanakaEngine> => once(name, MAKE[name]);

const MAKE: Readonly<Record<EngineName, () => Promise<GanakaEngine>>> = {
  async surya() {
    const { surya } = await import('../../../library/entries/surya.ts');
    return surya();
  },
  async drik() {
    const [{ from }, bytes] = await Promise.all([import('../../../library/entries/drik.ts'), loadSeries()]);
    return from({ series: bytes });
  },
  async chitrapaksha() {
    const [{ from }, bytes] = await Promise.all([import('../../../library/entries/chitrapaksha.ts'), loadSeries()]);
    return from({ series: bytes });
  },
};
