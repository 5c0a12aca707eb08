/** The Sun's wheel over a span of days. */
import { Type } from 'typebox';
import { suryaChakraOf } from '../../siddhanta/chakra.ts';
import { defaulted, within } from '../parameter.ts';
import { days } from '../parameters.ts';
import { namedReply } from '../position.ts';
import { view } from '../view.ts';
import { asu, deg, instant, jya, maybe, nadi, notes, text, verse, verses } from './fields.ts';

export const suryaChakra = view({
  field: 'surya_chakra',
  summary: 'Surya-chakra over a span of days: the Sun, the day, sankrantis, season and course',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 7) },
  reply: Type.Object({
    text,
    days: Type.Array(
      Type.Object({
        date: Type.String(),
        at: instant,
        mean: deg('mean Sun'),
        phala: deg('equation'),
        longitude: deg('true Sun, sidereal'),
        daily_motion: deg('motion in a day'),
        ayanamsa: deg('precession'),
        tropical: deg('true Sun from the equinox'),
        declination: deg('declination'),
        day_radius: jya('day-radius'),
        cara_asu: maybe(asu('ascensional difference')),
        own_day_asu: asu('the Sun’s own day'),
        day_nadi: maybe(nadi('length of the day')),
        night_nadi: maybe(nadi('length of the night')),
        rashi: namedReply,
        ritu: namedReply,
        ayana: Type.Enum(['uttarayana', 'dakshinayana']),
      }),
    ),
    sankrantis: Type.Array(
      Type.Object({
        rashi: namedReply,
        at: instant,
        holy_time: Type.Object({ start: instant, end: instant }),
        half_nadi: nadi('half of the time the disk takes to pass'),
        verse,
      }),
    ),
    shadashitimukha: Type.Array(Type.Object({ longitude: deg('place'), rashi: namedReply })),
    notes,
    verses,
  }),
  of: suryaChakraOf,
});
