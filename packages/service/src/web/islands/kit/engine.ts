/**
 * The engines of the library in a browser. The Surya-siddhanta needs no data. The modern engines need the series (the
 * ephemeris data), which are fetched once and shared by both.
 */
import type { GanakaEngine } from 'ganaka/internal/library/engine.ts';

export type { GanakaEngine } from 'ganaka/internal/library/engine.ts';

export const ENGINE_NAMES = ['surya', 'drik', 'chitrapaksha'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/** The file name of the series with its hash. The build defines it. */
declare const SERIES_FILE: string;

/**
 * Returns the URL of the series. They are next to the script, so a page of another origin fetches them from the origin
 * of the script.
 */
export const seriesUrl = (): URL => new URL(`/assets/${SERIES_FILE}`, import.meta.url);

/** What is being loaded or has been loaded. A failed load is removed, so that the next call tries again. */
const loading = new Map<string, Promise<unknown>>();
function once<T>(name: string, load: () => Promise<T>): Promise<T> {
  const known = loading.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const begun = load();
  loading.set(name, begun);
  begun.catch(() => loading.delete(name));
  return begun;
}

/** Returns the bytes of the series. */
export const loadSeries = (): Promise<Uint8Array> => once('series', fetchSeries);

async function fetchSeries(): Promise<Uint8Array> {
  const reply = await fetch(seriesUrl());
  if (!reply.ok) throw new Error(`the series could not be loaded: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Returns an engine with its default options; it is created once. `surya` fetches no data. */
export const engineNamed = (name: EngineName): Promise<GanakaEngine> => once(name, MAKE[name]);

const MAKE: Readonly<Record<EngineName, () => Promise<GanakaEngine>>> = {
  async surya() {
    const { surya } = await import('ganaka/internal/library/entries/surya.ts');
    return surya();
  },
  async drik() {
    const [{ from }, bytes] = await Promise.all([import('ganaka/internal/library/entries/drik.ts'), loadSeries()]);
    return from({ series: bytes });
  },
  async chitrapaksha() {
    const [{ from }, bytes] = await Promise.all([
      import('ganaka/internal/library/entries/chitrapaksha.ts'),
      loadSeries(),
    ]);
    return from({ series: bytes });
  },
};
