/** The gazetteer of a service: it is opened on first use, or by the steps that the service runs after its start. */
import { DEFAULT_PLACE } from '../kernel/default-place.ts';
import { onFirstUse } from '../kernel/on-first-use.ts';
import type { Gazetteer } from './gazetteer.ts';
import { CLOCKS } from './zone-at.ts';

export interface PlacesOnDemand {
  readonly opened: () => Gazetteer;
  /** Names, states and clocks of places, for the requests. */
  readonly where: Pick<Gazetteer, 'resolve' | 'stateAt'> & typeof CLOCKS;
  /** The preparation in parts, so that requests can be answered in between. */
  readonly steps: readonly (() => void | Promise<void>)[];
}

/**
 * `open` unpacks the gazetteer itself unless it gets the bytes. `unpack` does it in another thread, so that only a
 * request before the first step makes others wait for it.
 */
export function placesOnDemand(
  open: (bytes?: Uint8Array) => Gazetteer,
  unpack: () => Promise<Uint8Array>,
): PlacesOnDemand {
  let unpacked: Uint8Array | undefined;
  const opened = onFirstUse(() => open(unpacked));
  return {
    opened,
    where: {
      resolve: (text) => opened().resolve(text),
      stateAt: (latDeg, lonDeg) => opened().stateAt(latDeg, lonDeg),
      ...CLOCKS,
    },
    steps: [
      async () => {
        unpacked = await unpack();
      },
      () => {
        opened();
        unpacked = undefined;
      },
      ...rehearsal(opened),
    ],
  };
}

/** Uses the gazetteer once in each way, because it makes its indexes on first use. */
function rehearsal(opened: () => Gazetteer): (() => void)[] {
  const { name, latDeg, lonDeg } = DEFAULT_PLACE;
  return [
    () =>
      void opened()
        .search(name, 1)
        .map(({ id }) => opened().resolve(id)),
    () => void opened().stateAt(latDeg, lonDeg),
  ];
}
