/** Finds the row of a path. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import { nearest } from './read/query.ts';
import type { Address } from './route.ts';

export interface Directory {
  find(path: string): Address | null;
  readonly addresses: readonly Address[];
  readonly paths: readonly string[];
  /** The path that an unknown one most likely means. */
  meant(path: string): string | null;
}

export function directoryOf(addresses: readonly Address[], infos: readonly EngineInfo[]): Directory {
  const paths = addresses.map(({ path }) => path);
  const exact = new Map<string, Address>();
  const withId: { readonly around: Around; readonly address: Address }[] = [];
  for (const address of addresses) {
    if (address.row.pathParam === null) exact.set(address.path, address);
    else withId.push({ around: aroundId(address), address });
  }
  return {
    addresses,
    paths,
    meant: (path) =>
      exact.has(fromTheRoot(path)) ? fromTheRoot(path) : nearestPath(bySegment(path, infos), paths, infos),
    find(path) {
      const known = exact.get(path);
      if (known !== undefined) return known;
      return withId.find(({ around }) => idWithin(around, path) !== null)?.address ?? null;
    },
  };
}

/** The parts of a path before and after `{id}`. */
interface Around {
  readonly prefix: string;
  readonly suffix: string;
  /** Whether the id may contain slashes. That of a comparison is the path of another route. */
  readonly slashes: boolean;
}

const aroundId = ({ path, row: { shows } }: Address): Around => ({
  prefix: path.slice(0, path.indexOf('{')),
  suffix: path.slice(path.indexOf('}') + 1),
  slashes: 'plain' in shows && shows.compares === true,
});

/** The id as written in a path; null if the path does not match. */
function idWithin({ prefix, suffix, slashes }: Around, path: string): string | null {
  if (!path.startsWith(prefix) || !path.endsWith(suffix)) return null;
  const id = path.slice(prefix.length, path.length - suffix.length);
  return id === '' || (!slashes && id.includes('/')) ? null : id;
}

/**
 * Replaces the name of an engine (`/v1/drik/tithi`) by its path segment (`/v1/vedic/tithi`). Otherwise the nearest
 * spelling might belong to another engine.
 */
function bySegment(path: string, infos: readonly EngineInfo[]): string {
  const [, version, called = '', ...rest] = path.split('/');
  const engine = infos.find(({ key, id, word }) => [key, id, word].some((name) => name === called.toLowerCase()));
  return engine === undefined ? path : ['', version, engine.segment, ...rest].join('/');
}

/**
 * The most likely path among those of the same engine: one that ends with the same name (`/match/ashtakoot` for
 * `/v1/vedic/ashtakoot`), otherwise the nearest spelling.
 */
function nearestPath(path: string, paths: readonly string[], infos: readonly EngineInfo[]): string | null {
  const set = infos.map(({ segment }) => `/v1/${segment}/`).find((each) => path.startsWith(each)) ?? '/v1/';
  const within = paths.filter((each) => each.startsWith(set)).map((each) => each.slice(set.length));
  const typed = path.slice(set.length);
  const near = within.find((each) => each.endsWith(`/${typed}`)) ?? nearest(typed, within);
  return near === null ? null : set + near;
}

/** The path without the engine: `/v1/vedic/parva-mool` becomes `/v1/parva-mool`. */
const fromTheRoot = (path: string): string => path.replace(/^\/v1\/\w+\//, '/v1/');

/** The view at a path, for a request that was parsed elsewhere. */
export function viewAt({ addresses }: Directory, path: string): View {
  const shows = addresses.find((each) => each.path === path)?.row.shows;
  if (shows === undefined || 'plain' in shows) throw new Error(`no view at ${path}`);
  return shows;
}

/** The value of `{id}` in a path, which is read like a parameter of that name. */
export function pathValue(address: Address, path: string): string | null {
  if (address.row.pathParam === null) return null;
  const raw = idWithin(aroundId(address), path) ?? '';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw; // will be rejected as an unknown id, with the allowed ones
  }
}
