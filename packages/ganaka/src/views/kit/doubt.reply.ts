import { Type } from 'typebox';

const seconds = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });
export const doubtReply = Type.Object({
  delta_t_seconds: seconds('standard error of delta T; null for years not yet measured'),
  ephemeris_seconds: seconds('greatest difference of tithi ends from an independent almanac'),
  refraction_seconds: seconds('sunrise and sunset: what warm or cold air changes'),
});
