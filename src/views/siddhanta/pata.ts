/** XI: equal declinations. */
import { Type } from 'typebox';
import { pataOf } from '../../siddhanta/pata.ts';
import { defaulted, within } from '../parameter.ts';
import { days } from '../parameters.ts';
import { namedReply } from '../position.ts';
import { view } from '../view.ts';
import { deg, instant, nadi, text, verses } from './fields.ts';

export const pata = view({
  field: 'pata',
  summary: 'Vyatipata and vaidhriti, the third vyatipata, gandanta',
  reads: 'moment',
  params: { days: defaulted(within(days, 1, 366), 30) },
  reply: Type.Object({
    text,
    patas: Type.Array(
      Type.Object({
        kind: Type.Enum(['vyatipata', 'vaidhriti']),
        sum_at: instant,
        happens: Type.Boolean({ description: 'whether the declinations become equal (XI.19)' }),
        middles: Type.Array(
          Type.Object({
            begin: instant,
            middle: instant,
            end: instant,
            half_nadi: nadi('half duration'),
            declination: deg('common size of the declinations'),
          }),
        ),
      }),
    ),
    third_vyatipata: Type.Array(Type.Object({ start: instant, end: instant })),
    gandanta: Type.Array(
      Type.Object({ start: instant, junction: instant, end: instant, ends: namedReply, begins: namedReply }),
    ),
    verses,
  }),
  of: pataOf,
});
