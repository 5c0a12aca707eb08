/** From a path to its row. */
import type { View } from '../views/view.ts';
import type { Address } from './route.ts';

export interface Directory {
  find(path: string): Address | null;
  readonly addresses: readonly Address[];
  readonly paths: readonly string[];
}

export function directoryOf(addresses: readonly Address[]): Directory {
  const exact = new Map<string, Address>();
  const withId: { readonly prefix: string; readonly address: Address }[] = [];
  for (const address of addresses) {
    if (address.row.pathParam === null) exact.set(address.path, address);
    else withId.push({ prefix: address.path.slice(0, address.path.indexOf('{')), address });
  }
  return {
    addresses,
    paths: addresses.map(({ path }) => path),
    find(path) {
      const known = exact.get(path);
      if (known !== undefined) return known;
      const found = withId.find(
        ({ prefix }) => path.startsWith(prefix) && path.length > prefix.length && !path.includes('/', prefix.length),
      );
      return found?.address ?? null;
    },
  };
}

/** The view at a path, for those who are handed a request that was read elsewhere. */
export function viewAt({ addresses }: Directory, path: string): View {
  const shows = addresses.find((each) => each.path === path)?.row.shows;
  if (!shows || 'plain' in shows || 'parts' in shows) throw new Error(`no view at ${path}`);
  return shows;
}

/** The value of a trailing `{id}`, to be read like a parameter of that name. */
export function pathValue(address: Address, path: string): string | null {
  if (address.row.pathParam === null) return null;
  const raw = path.slice(address.path.indexOf('{'));
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw; // refused as an unknown id, with what is allowed
  }
}
