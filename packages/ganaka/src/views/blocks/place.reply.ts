import { Type } from 'typebox';

export const placeReply = Type.Object({
  name: Type.String(),
  lat: Type.Number(),
  lon: Type.Number(),
  tz: Type.Number({ description: 'hours east of UTC on that day' }),
  zone: Type.Union([Type.String(), Type.Null()], { description: 'IANA name where known' }),
});
