import { Type } from 'typebox';
import { windowFields, windowReply } from '../blocks/replies.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { inProse, sentenceReply } from '../kit/in-languages.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { forEach } from './vivaha-reply.ts';

// ── the ten faults ─────────────────────────────────────────────────────────────────────────
export const doshaReply = Type.Object({
  present: Type.Boolean({ description: 'at the instant asked for' }),
  by: Type.Array(Type.String(), { description: 'the grahas that make it' }),
  ...sentenceReply('detail'),
  weight: Type.Enum(['must', 'avoid', 'prefer']),
  ...inProse(
    'region',
    Type.Optional(Type.String({ description: 'where alone it binds; elsewhere it takes no grade away' })),
  ),
  spans: Type.Optional(Type.Array(windowReply, { description: 'where it holds, if for a part of the day only' })),
  citation: citationReply,
});
export const doshasReply = Type.Object(forEach(() => doshaReply));
// ── latta ──────────────────────────────────────────────────────────────────────────────────
export const kickReply = Type.Object({
  from: namedReply,
  count: Type.Integer(),
  direction: Type.Enum(['forward', 'backward']),
  star: namedReply,
});
export const lattaReply = Type.Object({
  struck: Type.Object({
    surya: kickReply,
    mangala: kickReply,
    budha: kickReply,
    guru: kickReply,
    shukra: kickReply,
    shani: kickReply,
    rahu: kickReply,
    purna_chandra: { ...kickReply, description: 'the Moon as she was at the last full moon' },
  }),
  on_moon: Type.Array(Type.String(), { description: 'who kicks the Moon’s star' }),
});
// ── tri-bala ───────────────────────────────────────────────────────────────────────────────
const guruReply = Type.Object({
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  grade: Type.Enum(['shreshtha', 'puja', 'nindita']),
});
const gocharaReply = Type.Object({
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  shubha: Type.Boolean(),
  vedha: Type.Array(grahaReply, { description: 'who spoils it' }),
});
const taraReply = Type.Object({ number: Type.Integer({ minimum: 1, maximum: 9 }), good: Type.Boolean() });
const rashiBala = { rashi: namedReply, guru: guruReply, surya: gocharaReply, chandra: gocharaReply };
const personReply = Type.Union([Type.Object({ ...rashiBala, tara: Type.Optional(taraReply) }), Type.Null()]);
export const triBalaReply = Type.Object({
  by_rashi: Type.Array(Type.Object(rashiBala), { minItems: 12, maxItems: 12 }),
  boy: personReply,
  girl: personReply,
  citation: citationReply,
});
// ── lagna-shuddhi ──────────────────────────────────────────────────────────────────────────
const houseReply = Type.Integer({ minimum: 1, maximum: 12 });
export const shuddhiReply = Type.Object({
  rashi: namedReply,
  ...windowFields,
  houses: Type.Object({
    surya: houseReply,
    chandra: houseReply,
    mangala: houseReply,
    budha: houseReply,
    guru: houseReply,
    shukra: houseReply,
    shani: houseReply,
    rahu: houseReply,
    ketu: houseReply,
  }),
  faults: Type.Array(
    Type.Object({
      id: Type.String({ description: 'graha and house, lord and house, or kartari' }),
      by: Type.Array(Type.Enum(['mc', 'ds'])),
      weight: Type.Enum(['must', 'avoid', 'prefer']),
    }),
  ),
  cancel: Type.Array(Type.Object({ id: Type.String(), because: Type.String() })),
  relief: Type.Array(Type.String()),
  vimshopaka: Type.Object({ points: Type.Number(), max: Type.Number() }),
  navamshas: Type.Array(
    Type.Object({
      rashi: namedReply,
      ...windowFields,
      good: Type.Boolean({ description: 'by the Muhurta Chintamani' }),
      good_ds: Type.Boolean({ description: 'by the Dharmasindhu' }),
    }),
  ),
});
// ── godhuli ────────────────────────────────────────────────────────────────────────────────
const judgedReply = Type.Object({
  ok: Type.Boolean(),
  faults: Type.Array(Type.String()),
  citation: citationReply,
});
export const godhuliReply = Type.Object({
  ...windowFields,
  part: Type.Union([Type.Enum(['before_sunset', 'after_sunset']), Type.Null()], {
    description: 'which half of it a Thursday or Saturday asks for by the Muhurta Chintamani',
  }),
  mc: judgedReply,
  ds: judgedReply,
});
