/** What the Surya-siddhanta alone has to say of the moment, by its adhikaras. */
import { Type } from 'typebox';
import type { PanchangaDay } from '../../panchanga/day.ts';
import { suryaExtras } from '../../siddhanta/extras.ts';
import type { Say } from '../../text/say.ts';
import { block } from './block.ts';

const part = (description: string) => Type.Object({}, { description, additionalProperties: true });

export const surya = block({
  name: 'surya',
  summary: 'Surya-siddhanta extras; on that engine only',
  engine: 'surya-siddhanta',
  given: (day, say) => extrasOf(day, say) !== null,
  reply: Type.Object({
    madhyama: part('mean places'),
    sphuta: part('true places with equations and hypotenuse'),
    triprashna: part('gnomon, shadow, ascensional difference'),
    yuti: Type.Array(part('a pair of star planets near one another')),
    udayasta: part('degrees of time from the Sun and the limits'),
    shringonnati: part('the Moon’s cusps'),
    pata: part('vyatipata and vaidhriti by declination'),
    bhugola: part('circumference and distance from the meridian of Ujjain'),
  }),
  of(day, say) {
    const extras = extrasOf(day, say);
    if (extras === null) throw new Error('the Surya-siddhanta extras were asked of another engine');
    return extras;
  },
});

const extrasOf = (day: PanchangaDay, say: Say) =>
  day.once('surya extras', () => suryaExtras({ sky: day.sky, t: day.t, day: day.day, say }));
