/** The place of the panchanga. */

import { block } from './block.ts';
import type { placeReply } from './place.reply.ts';

export const place = block<typeof placeReply>()({
  name: 'place',
  summary: 'The place: name, coordinates, clock',
  of: ({ place: { name, latDeg, lonDeg, tzHours, zone } }) => ({ name, lat: latDeg, lon: lonDeg, tz: tzHours, zone }),
});
