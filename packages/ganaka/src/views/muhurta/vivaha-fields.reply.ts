import { Type } from 'typebox';
import { windowFields, windowReply } from '../blocks/fields.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { inProse, sentenceReply } from '../kit/in-languages.reply.ts';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { forEach } from './vivaha-fields.ts';

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
  from: described(namedReply, 'nakshatra of the graha'),
  count: Type.Integer({ description: 'how many stars on the kick falls' }),
  direction: Type.Enum(['forward', 'backward'], { description: 'forward or backward' }),
  star: namedReply,
});
export const lattaReply = Type.Object({
  struck: Type.Object(
    {
      surya: kickReply,
      mangala: kickReply,
      budha: kickReply,
      guru: kickReply,
      shukra: kickReply,
      shani: kickReply,
      rahu: kickReply,
      purna_chandra: { ...kickReply, description: 'the Moon as she was at the last full moon' },
    },
    { description: 'the star each graha kicks' },
  ),
  on_moon: Type.Array(Type.String(), { description: 'who kicks the Moon’s star' }),
});
// ── tri-bala ───────────────────────────────────────────────────────────────────────────────
const guruReply = Type.Object({
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  grade: Type.Enum(['shreshtha', 'puja', 'nindita'], { description: 'best, with worship, or not praised' }),
});
const gocharaReply = Type.Object({
  house: Type.Integer({ minimum: 1, maximum: 12 }),
  shubha: Type.Boolean(),
  vedha: Type.Array(grahaReply, { description: 'who spoils it' }),
});
const taraReply = Type.Object({ number: Type.Integer({ minimum: 1, maximum: 9 }), good: Type.Boolean() });
const rashiBala = { rashi: namedReply, guru: guruReply, surya: gocharaReply, chandra: gocharaReply };
const personReply = Type.Union([
  Type.Object({ ...rashiBala, tara: Type.Optional(described(taraReply, 'the star counted from the other’s')) }),
  Type.Null(),
]);
export const triBalaReply = Type.Object({
  by_rashi: Type.Array(Type.Object({ ...rashiBala, guru: described(guruReply, 'Jupiter counted from this rashi') }), {
    minItems: 12,
    maxItems: 12,
    description: 'for each rashi of birth, from Mesha',
  }),
  boy: personReply,
  girl: personReply,
  citation: citationReply,
});
// ── lagna-shuddhi ──────────────────────────────────────────────────────────────────────────
const houseReply = Type.Integer({ minimum: 1, maximum: 12 });
export const shuddhiReply = Type.Object({
  rashi: namedReply,
  ...windowFields,
  houses: Type.Object(
    {
      surya: houseReply,
      chandra: houseReply,
      mangala: houseReply,
      budha: houseReply,
      guru: houseReply,
      shukra: houseReply,
      shani: houseReply,
      rahu: houseReply,
      ketu: houseReply,
    },
    { description: 'house of each graha from the rising sign' },
  ),
  faults: Type.Array(
    Type.Object({
      id: Type.String({ description: 'graha and house, lord and house, or kartari' }),
      by: Type.Array(Type.Enum(['mc', 'ds']), { description: 'whose rule it is' }),
      weight: Type.Enum(['must', 'avoid', 'prefer']),
    }),
  ),
  cancel: Type.Array(
    Type.Object({ id: Type.String(), because: Type.String({ description: 'the rule that cancels it' }) }),
    { description: 'ids of the rules that cancel a fault' },
  ),
  relief: Type.Array(Type.String()),
  vimshopaka: Type.Object({
    points: Type.Number({ description: 'points of 20' }),
    max: Type.Number({ description: '20' }),
  }),
  navamshas: Type.Array(
    Type.Object({
      rashi: namedReply,
      ...windowFields,
      good: Type.Boolean({ description: 'by the Muhurta Chintamani' }),
      good_ds: Type.Boolean({ description: 'by the Dharmasindhu' }),
    }),
    { description: 'ninths of the rising sign' },
  ),
});
// ── godhuli ────────────────────────────────────────────────────────────────────────────────
const judgedReply = Type.Object({
  ok: Type.Boolean({ description: 'whether nothing speaks against it' }),
  faults: Type.Array(Type.String()),
  citation: citationReply,
});
export const godhuliReply = Type.Object({
  ...windowFields,
  part: Type.Union([Type.Enum(['before_sunset', 'after_sunset']), Type.Null()], {
    description: 'which half of it a Thursday or Saturday asks for by the Muhurta Chintamani',
  }),
  mc: described(judgedReply, 'by the Muhurta Chintamani'),
  ds: judgedReply,
});
