import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { gatiAshtadhaReply, gatiReply } from '../kit/gati.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { positionFields } from '../kit/position.reply.ts';
import { deg, grahaKeyed, instant, maybe, text, verse } from '../siddhanta/fields.reply.ts';
import { yogataraFields } from '../siddhanta/yogatara.reply.ts';

const pointReply = maybe(Type.Object({ ...positionFields, verse }));

export const skyChartReply = Type.Object({
  text,
  at: instant,
  lagna: pointReply,
  madhya_lagna: described(pointReply, 'the culminating point'),
  grahas: grahaKeyed(
    Type.Object({
      ...positionFields,
      latitude: deg('north positive'),
      declination: deg('declination with latitude'),
      daily_motion: deg('motion in a day'),
      gati: gatiReply,
      gati_ashtadha: gatiAshtadhaReply,
      retrograde: Type.Boolean(),
      above_horizon: described(
        maybe(Type.Boolean({ description: 'whether its place on the ecliptic is; null at the pole' })),
        'whether it is up',
      ),
      mean: deg('mean longitude'),
      apsis: maybe(deg('apsis')),
      sighrocca: maybe(deg('sighrocca')),
      node: maybe(deg('node')),
      steps: Type.Array(
        Type.Object({
          kind: Type.Enum(['manda', 'sighra']),
          phala: deg('equation'),
          applied: deg('what of it this operation applies'),
          longitude: deg('place after it'),
          verse,
        }),
      ),
      verse,
    }),
  ),
  yogataras: Type.Array(Type.Object(yogataraFields)),
  ...notesFields,
});
