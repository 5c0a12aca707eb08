import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { angula, asu, deg, instant, jya, maybe, verse } from './fields.reply.ts';

export const shadowFields = {
  nata_asu: asu('hour angle of the Sun, west positive'),
  unnata_asu: maybe(asu('time above the horizon')),
  antya: maybe(jya('radius with the sine of cara')),
  versine_of_nata: jya('versed sine of the hour angle'),
  cheda: maybe(jya('divisor')),
  shanku: jya('sine of altitude, negative below the horizon'),
  altitude: deg('altitude'),
  drgjya: jya('sine of zenith distance'),
  shadow: maybe(angula('shadow')),
  karna: maybe(angula('hypotenuse of the shadow')),
  agra: maybe(angula('measure of amplitude for this shadow')),
  bhuja: maybe(angula('base of the shadow, north of the east-west line')),
  verse,
};
export const dayReply = Type.Object({
  sunrise: maybe(instant),
  sunset: maybe(instant),
  day_radius: jya('day-radius'),
  kshitijya: maybe(jya('earth-sine')),
  cara_asu: maybe(asu('ascensional difference')),
  own_day_asu: asu('the Sun’s own day'),
  half_day_asu: described(maybe(asu('half of the day')), 'half of the daylight, asu'),
  bhujantara_asu: asu('true noon after mean noon'),
  verse,
});
