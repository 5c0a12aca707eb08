/** What the Dharmasindhu bids to leave on the day. */
import { Type } from 'typebox';
import { type Badhaka, badhakasOf } from '../../panchanga/badhaka.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';
import { factsOf } from '../../panchanga/facts.ts';
import { citation, type Source } from '../../rules/source.ts';
import { BADHAKA_SOURCE } from '../../rules/tables/badhaka.ts';
import { window } from '../../text/format.ts';
import { english, hindi } from '../../text/phrase.ts';
import type { NumberedList, Say } from '../../text/say.ts';
import { citationReply } from '../citation.ts';
import { block } from './block.ts';
import { instantReply, nameFields } from './replies.ts';

const LIST: Readonly<Record<Badhaka['by'], NumberedList>> = {
  tithi: 'tithi',
  vara: 'vara',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  sankranti: 'rashi',
  masa: 'masa',
};

const itemReply = Type.Object({
  by: Type.String({ description: 'tithi, vara, nakshatra, yoga, karana, sankranti or masa' }),
  ...nameFields,
  start: Type.Optional({ ...instantReply, description: 'absent where the cause lasts from sunrise to sunrise' }),
  end: Type.Optional(instantReply),
  ...avoidFields(),
});

export const badhaka = block({
  name: 'badhaka',
  summary: 'Badhaka of the day by the Dharmasindhu, each while its cause runs',
  reply: Type.Object({
    notes: Type.Array(Type.Object({ ...avoidFields(), items: Type.Array(itemReply), citation: citationReply }), {
      description:
        'one for each passage that forbids something on the day; `avoid` stands on the items or, where it is one for all, on the note',
    }),
  }),
  of(day, say) {
    const bySource = new Map<Source, Badhaka[]>();
    for (const each of badhakasOf(factsOf(day))) {
      const known = bySource.get(each.source);
      if (known === undefined) bySource.set(each.source, [each]);
      else known.push(each);
    }
    return { notes: [...bySource].map(([source, causes]) => noteSaid(day, say, source, causes)) };
  },
});

function avoidFields() {
  return { avoid: Type.Optional(Type.Array(Type.String())), avoid_hi: Type.Optional(Type.Array(Type.String())) };
}

/** The hours of a sankranti and the bars of a vrata forbid one thing whatever their cause. */
function noteSaid(day: PanchangaDay, say: Say, source: Source, causes: readonly Badhaka[]) {
  const shared = source === BADHAKA_SOURCE ? undefined : causes[0]?.avoid;
  return {
    ...(shared && avoidSaid(say, shared)),
    items: causes.map((each) => ({
      by: each.by,
      ...say.named(LIST[each.by], each.number),
      ...(isWholeDay(day, each) ? {} : window(day.place, each)),
      ...(shared === undefined && avoidSaid(say, each.avoid)),
    })),
    citation: citation(source),
  };
}

const isWholeDay = ({ bounds }: PanchangaDay, { from, to }: Badhaka): boolean => from <= bounds.from && to >= bounds.to;

const avoidSaid = (say: Say, avoid: Badhaka['avoid']) => ({
  avoid: avoid.map((id) => english(`avoid.${id}`)),
  ...(say.hindi && { avoid_hi: avoid.map((id) => hindi(`avoid.${id}`)) }),
});
