/** VII: meetings of planets. */
import { Type } from 'typebox';
import { grahaYutiOf } from '../../siddhanta/yuti.ts';
import { defaulted, within } from '../parameter.ts';
import { days } from '../parameters.ts';
import { view } from '../view.ts';
import { deg, instant, jya, maybe, notes, num, text, verses } from './fields.ts';

const yuti = Type.Object({
  at: instant,
  longitude: deg('common longitude, sidereal'),
  grahas: Type.Array(
    Type.Object({
      graha: Type.String(),
      latitude: deg('latitude'),
      karna: maybe(jya('hypotenuse of the last operation')),
      disk_minutes: maybe(num('apparent diameter, minutes of arc')),
      daily_motion: deg('motion in a day'),
    }),
  ),
  distance: deg('difference of latitudes'),
  kind: Type.Enum(['bheda', 'ullekha', 'apasavya', 'samagama']),
  victor: maybe(Type.String()),
});

export const grahaYuti = view({
  field: 'graha_yuti',
  summary: 'Meetings of the star planets with each other and with the Moon',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 60) },
  reply: Type.Object({ text, conjunctions: Type.Array(yuti), with_moon: Type.Array(yuti), notes, verses }),
  of: grahaYutiOf,
});
