/** The default place in the gazetteer. */
import { DEFAULT_PLACE } from '../kernel/default-place.ts';
import type { GazetteerFile } from './file.ts';

const GEONAMES_ID = 1_273_313;

/**
 * Moves the default place in the gazetteer (GeoNames has it 900 m further north) to the coordinates of `DEFAULT_PLACE`,
 * so that a request with its name and a request without a place mean the same point. This is done when the file is
 * read, because the file contains exactly what the builder made from its sources.
 */
export function withDefaultPlace(file: GazetteerFile): GazetteerFile {
  const { geonamesId, latE5, lonE5 } = file.columns;
  const index = geonamesId.indexOf(GEONAMES_ID);
  if (index < 0) throw new Error(`the gazetteer has no ${DEFAULT_PLACE.name} (${GEONAMES_ID}); build it again`);
  latE5[index] = Math.round(DEFAULT_PLACE.latDeg * 1e5);
  lonE5[index] = Math.round(DEFAULT_PLACE.lonDeg * 1e5);
  return file;
}
