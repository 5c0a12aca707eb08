/** What the Dharmasindhu bids to leave on the day. */
import { Type } from 'typebox';
import { type Badhaka, badhakasOf } from '../../panchanga/badhaka.ts';
import { factsOf } from '../../panchanga/facts.ts';
import { citation } from '../../rules/source.ts';
import { window } from '../../text/format.ts';
import { english, hindi } from '../../text/phrase.ts';
import type { NumberedList } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { block } from './block.ts';
import { nameFields, windowFields } from './replies.ts';

const LIST: Readonly<Record<Badhaka['by'], NumberedList>> = {
  tithi: 'tithi',
  vara: 'vara',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  sankranti: 'rashi',
  masa: 'masa',
};

export const badhaka = block({
  name: 'badhaka',
  summary: 'Badhaka of the day by the Dharmasindhu, each while its cause runs',
  reply: Type.Object({
    notes: Type.Array(
      Type.Object({
        by: Type.String({ description: 'tithi, vara, nakshatra, yoga, karana, sankranti or masa' }),
        ...nameFields,
        ...windowFields,
        avoid: Type.Array(Type.String()),
        avoid_hi: Type.Optional(Type.Array(Type.String())),
        citation: citationReply,
      }),
    ),
  }),
  of: (day, say) => ({
    notes: badhakasOf(factsOf(day)).map((each) => ({
      by: each.by,
      ...say.named(LIST[each.by], each.number),
      ...window(day.place, each),
      avoid: each.avoid.map((id) => english(`avoid.${id}`)),
      ...(say.hindi && { avoid_hi: each.avoid.map((id) => hindi(`avoid.${id}`)) }),
      citation: citation(each.source),
    })),
  }),
});
