/** The festivals that can be asked for, each with its rule in one line. */
import { Type } from 'typebox';
import { FESTIVAL_IDS, festivalNamed } from '../../festivals/catalog/index.ts';
import { view } from '../view.ts';

export const festivalList = view({
  field: 'festivals',
  summary: 'The festival ids with names and rules',
  reads: 'moment',
  reply: Type.Array(
    Type.Object({
      id: Type.Enum([...FESTIVAL_IDS]),
      name: Type.String(),
      name_hi: Type.Optional(Type.String()),
      rule: Type.String(),
      rule_hi: Type.Optional(Type.String()),
      masa: Type.Union([Type.String(), Type.Null()]),
      tithi: Type.Union([Type.Integer(), Type.Null()]),
      kala: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  of: ({ say }) =>
    FESTIVAL_IDS.map((id) => {
      const festival = festivalNamed(id);
      const tithi = 'on' in festival ? festival : null;
      return {
        id,
        ...say.byId('festival', id),
        rule: festival.line.en,
        ...(say.hindi && { rule_hi: festival.line.hi }),
        masa: tithi?.on.masa ?? null,
        tithi: tithi?.on.tithi ?? null,
        kala: tithi?.kala ?? null,
      };
    }),
});
