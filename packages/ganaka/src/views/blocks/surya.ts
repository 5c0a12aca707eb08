/** What only the Surya-siddhanta computes for the moment, chapter by chapter. */
import { Type } from 'typebox';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { keptBy } from '../../kernel/kept.ts';
import type { Voice } from '../../text/voice.ts';
import { suryaExtras } from '../siddhanta/extras.ts';
import { block } from './block.ts';

const part = (description: string) => Type.Object({}, { description, additionalProperties: true });

export const surya = block({
  name: 'surya',
  summary: 'Surya-siddhanta extras; on that engine only',
  engine: 'surya-siddhanta',
  given: (moment, say) => extrasOf(moment, say) !== null,
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
  of(moment, say) {
    const extras = extrasOf(moment, say);
    if (extras === null) throw new Error('the Surya-siddhanta extras were requested from another engine');
    return extras;
  },
});

const extrasIn = keptBy((_: Moment) => new Map<Voice, ReturnType<typeof suryaExtras>>());

function extrasOf(moment: Moment, say: Voice): ReturnType<typeof suryaExtras> {
  const known = extrasIn(moment).get(say);
  if (known !== undefined) return known;
  const { sky, t, day } = moment;
  const made = suryaExtras({ sky, t, day: day.civil, say });
  extrasIn(moment).set(say, made);
  return made;
}
