/** The hours of a wedding day as a list: the open hours first, then those that a verse allows in need, the best first. */
import { type OpenHours, openHours } from '../karya/open.ts';
import type { KaryaWindow } from '../karya/window.ts';

export interface WeddingHours extends OpenHours {
  /** Whether every rising sign is barred then and a verse allows this one. */
  readonly isInNeed: boolean;
  /** What the rising sign has against it; empty for open hours. */
  readonly faults: readonly string[];
}

export function weddingHours(windows: readonly KaryaWindow[]): readonly WeddingHours[] {
  const found: WeddingHours[] = [];
  for (const window of windows)
    for (const each of openHours(window))
      join(found, { ...each, isInNeed: window.need !== null, faults: window.need?.faults ?? [] });
  return found;
}

/** Hours in need are split where another verse begins to allow them. Here such parts are one. */
function join(found: WeddingHours[], next: WeddingHours): void {
  const last = found.at(-1);
  const isSame =
    last !== undefined &&
    last.to === next.from &&
    last.grade === next.grade &&
    last.isInNeed === next.isInNeed &&
    last.rashis.join() === next.rashis.join() &&
    last.faults.join() === next.faults.join();
  if (isSame) found[found.length - 1] = { ...last, to: next.to };
  else found.push(next);
}
