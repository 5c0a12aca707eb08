import { Type } from 'typebox';

const part = (description: string) => Type.Object({}, { description, additionalProperties: true });

export const suryaReply = Type.Object({
  madhyama: part('mean places'),
  sphuta: part('true places with equations and hypotenuse'),
  triprashna: part('gnomon, shadow, ascensional difference'),
  yuti: Type.Array(part('a pair of star planets near one another'), { description: 'meetings of grahas near the day' }),
  udayasta: part('degrees of time from the Sun and the limits'),
  shringonnati: part('the Moon’s cusps'),
  pata: part('vyatipata and vaidhriti by declination'),
  bhugola: part('circumference and distance from the meridian of Ujjain'),
  velantara_seconds: Type.Number({
    description: 'the whole equation of time at sunrise, as the almanacs of Nepal print it',
  }),
});
