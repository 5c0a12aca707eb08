/** The festivals that have their own route, each with its rule in one line. */
import { Type } from 'typebox';
import { ASKED, FESTIVAL_IDS } from '../../jyotisha/festivals/catalog/index.ts';
import { nameReply, sentenceReply } from '../kit/in-languages.ts';
import { view } from '../view.ts';

export const festivalList = view({
  field: 'festivals',
  summary: 'The festival ids with names and rules',
  reads: 'moment',
  elsewhere: { year: 'the festivals of a year are at /v1/parva-mool, one of them at festivals/{id}' },
  reply: Type.Array(
    Type.Object({
      id: Type.Enum([...FESTIVAL_IDS]),
      ...nameReply('name'),
      ...sentenceReply('rule'),
      masa: Type.Union([Type.String(), Type.Null()]),
      tithi: Type.Union([Type.Integer(), Type.Null()]),
      kala: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  of: ({ say }) =>
    ASKED.map(({ id, on, kala }) => ({
      id,
      ...say.byId('festival', id),
      ...say.field('rule', ({ festivalRules }) => festivalRules[id]),
      ...('tithi' in on
        ? { masa: on.masa ?? null, tithi: typeof on.tithi === 'number' ? on.tithi : null, kala }
        : { masa: null, tithi: null, kala: null }),
    })),
});
