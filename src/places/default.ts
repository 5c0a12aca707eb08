/** The default place in the gazetteer. */
import { DEFAULT_PLACE } from '../kernel/default-place.ts';
import type { GazetteerFile } from './file.ts';

const GEONAMES_ID = 1_273_313;

/**
 * Moves the default place in the gazetteer (GeoNames has it 900 m north) to its own coordinates, so that its name and
 * no name at all mean the same spot. Done on reading, because the file is exactly what the builder made of its sources.
 */
export function withDefaultPlace(file: GazetteerFile): GazetteerFile {
  const { geonamesId, latE5, lonE5 } = file.columns;
  const index = geonamesId.indexOf(GEONAMES_ID);
  if (index < 0) throw new Error(`the gazetteer has no ${DEFAULT_PLACE.name} (${GEONAMES_ID}); build it again`);
  latE5[index] = Math.round(DEFAULT_PLACE.latDeg * 1e5);
  lonE5[index] = Math.round(DEFAULT_PLACE.lonDeg * 1e5);
  return file;
}
