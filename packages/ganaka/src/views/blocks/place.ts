/** The place of the panchanga. */
import { Type } from 'typebox';
import { block } from './block.ts';

export const place = block({
  name: 'place',
  summary: 'The place: name, coordinates, clock',
  reply: Type.Object({
    name: Type.String(),
    lat: Type.Number(),
    lon: Type.Number(),
    tz: Type.Number({ description: 'hours east of UTC on that day' }),
    zone: Type.Union([Type.String(), Type.Null()], { description: 'IANA name where known' }),
  }),
  of: ({ place: { name, latDeg, lonDeg, tzHours, zone } }) => ({ name, lat: latDeg, lon: lonDeg, tz: tzHours, zone }),
});
