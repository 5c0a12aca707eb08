/**
 * Ids of places, which stay the same when the file is built again. An id is the GeoNames number if there is one, or our
 * own word for a tirtha, or else the folded name with the coordinates, such as `omkareshwar_6np1h_fa2b4`.
 */
import { onFirstUse } from '../kernel/on-first-use.ts';
import type { GazetteerFile } from './file.ts';
import { OTHER } from './fold.ts';
import { exact } from './keys.ts';

const PLACES_BITS = 2 ** 20; // more than the number of places, so that id and place fit into one sortable number

function paired(pairs: Float64Array<ArrayBuffer>, id: number, place: number): Float64Array<ArrayBuffer> {
  pairs[place] = id * PLACES_BITS + place;
  return pairs;
}

export const spotId = (key: string, latE5: number, lonE5: number): string =>
  `${key.replaceAll(OTHER, '')}_${(latE5 + 90e5).toString(36)}_${(lonE5 + 180e5).toString(36)}`;

/** Returns a function that finds the place of an id; it returns undefined if the text is not an id. */
export function idReader({ head, columns, keys }: GazetteerFile): (text: string) => number | undefined {
  const sorted = onFirstUse(() => columns.geonamesId.reduce(paired, new Float64Array(columns.count)).sort());
  const byNumber = (number: number): number | undefined => {
    const pairs = sorted();
    let low = 0;
    let high = pairs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[middle] ?? 0) < number * PLACES_BITS) low = middle + 1;
      else high = middle;
    }
    const pair = pairs[low] ?? 0;
    return number > 0 && Math.floor(pair / PLACES_BITS) === number ? pair % PLACES_BITS : undefined;
  };
  const bySpot = (key: string, latE5: number, lonE5: number): number | undefined =>
    exact(keys, key).find(({ index }) => columns.latE5[index] === latE5 && columns.lonE5[index] === lonE5)?.index;
  return (text) => {
    if (/^\d{1,9}$/.test(text)) return byNumber(Number(text));
    if (Object.hasOwn(head.ownIds, text)) return head.ownIds[text];
    if (!text.includes('_')) return undefined;
    const spot = /^([a-z0-9]+)_([0-9a-z]{1,5})_([0-9a-z]{1,5})$/.exec(text);
    if (!spot) return undefined;
    const [, key = '', lat = '', lon = ''] = spot;
    return bySpot(key, Number.parseInt(lat, 36) - 90e5, Number.parseInt(lon, 36) - 180e5);
  };
}
