import { Type } from 'typebox';
import { NOKKU, PARIGARAM, TAMIL_YOGA } from '../../lexicon/hours/tamil-day.ts';
import { TAMIL_RITU } from '../../lexicon/year/tamil-ritu.ts';
import { GOWRI_NIGHTS, NALLA_NERAMS } from '../../rules/tables/southern-day.ts';
import { monthReply } from '../calendars/reply-parts.reply.ts';
import { citationReply, citationsReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { instantReply, nameFields, notesReply, windowFields } from './fields.reply.ts';

const idIn = <const L extends readonly { readonly id: string }[]>(list: L) =>
  Type.Enum(list.map(({ id }: L[number]) => id));

export const gowriReply = Type.Object({
  ...nameFields,
  good: Type.Boolean({ description: 'whether works are begun in it' }),
  ...windowFields,
});

export const southernDayReply = Type.Object({
  gowri: Type.Object(
    {
      day: Type.Array(gowriReply, { description: 'eight parts of the daylight' }),
      night: Type.Union([Type.Array(gowriReply), Type.Null()], {
        description: 'eight parts of the night; null where the reading has no table for the weekday',
      }),
      reading: Type.Enum([...GOWRI_NIGHTS], { description: 'which of the published tables of the night' }),
    },
    { description: 'the gowri kalas, eighths of the day and of the night' },
  ),
  nalla_neram: Type.Array(
    Type.Object({
      ...windowFields,
      reading: Type.Enum([...NALLA_NERAMS], { description: 'by which of the three customs' }),
    }),
    { description: 'good times of the daylight' },
  ),
  kari_naal: Type.Object(
    {
      value: Type.Boolean({ description: 'whether the day is one on which nothing is begun' }),
      month: { ...monthReply, description: 'the Tamil month, by the Sun of the reply’s engine' },
      day: Type.Integer({ minimum: 1, maximum: 32, description: 'the day of the Tamil month' }),
      disputed: Type.Boolean({ description: 'whether published lists differ on this day' }),
      citation: citationReply,
    },
    { description: 'whether the day is one of those of its Tamil month on which nothing is begun' },
  ),
  nokku: Type.Object(
    { id: idIn(NOKKU), ...nameReply('name') },
    { description: 'where the Moon’s nakshatra looks: up, down or level' },
  ),
  tamil_yoga: Type.Array(
    Type.Object({
      id: idIn(TAMIL_YOGA),
      ...nameReply('name'),
      nakshatra: namedReply,
      ...windowFields,
      disputed: Type.Boolean({ description: 'whether another published table has another yoga' }),
    }),
    { description: 'from sunrise to the next, one for each nakshatra' },
  ),
  chandrashtama: Type.Object(
    {
      rashi: { ...namedReply, description: 'the rashi of birth from which the Moon is in the eighth' },
      nakshatras: Type.Array(namedReply, { description: 'the nakshatras of that rashi' }),
      reading: Type.Literal('rashi', { description: 'all nakshatras of the rashi' }),
    },
    { description: 'whose Moon is in the eighth rashi from that of birth' },
  ),
  soolam: Type.Object(
    {
      direction: Type.Enum(['east', 'south', 'west', 'north'], { description: 'not to be travelled' }),
      ...nameReply('direction_name', Type.String({ description: 'the direction in words' })),
      parigaram: { ...idIn(PARIGARAM), description: 'what is eaten first by one who must go there' },
      ...nameReply('parigaram_name', Type.String({ description: 'the food in words' })),
      until: { ...instantReply, description: 'its end' },
    },
    { description: 'the thorn of the weekday, and what lifts it' },
  ),
  ritu: Type.Object({ id: idIn(TAMIL_RITU), ...nameReply('name') }, { description: 'the Tamil season' }),
  citations: citationsReply,
  notes: Type.Optional(notesReply),
});
