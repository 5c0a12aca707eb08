/**
 * Times at which the Moon is in a gandamula nakshatra (at the junction of two groups of nine) or in the panchaka (the
 * rashis Kumbha and Mina).
 */

import { gandamulas, panchaka as panchakaOn, STAR_KALA_SOURCES } from '../../jyotisha/muhurta/almanac-hours.ts';
import { factsOf } from '../../jyotisha/panchanga/day/facts.ts';
import type { Place } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import type { Citation } from '../../text/citation.ts';
import { clock } from '../../text/format.ts';
import { block } from './block.ts';
import type { gandamulaReply, panchakaReply } from './moon-stays.reply.ts';

function staysReplyOf<K extends string>(
  place: Place,
  stays: readonly (Span & { readonly kind: K })[],
  source: Citation,
) {
  const windows = stays.map(({ from, to, kind }) => ({ start: clock(place, from), end: clock(place, to), kind }));
  return { present: windows.length > 0, windows, kind: windows[0]?.kind ?? null, citation: source };
}

export const gandamula = block<typeof gandamulaReply>()({
  name: 'gandamula',
  summary: 'The Moon in a star where two rounds of nine meet',
  of: ({ day }, say) => staysReplyOf(day.place, gandamulas(day), say.cite(STAR_KALA_SOURCES.gandamula)),
});

export const panchaka = block<typeof panchakaReply>()({
  name: 'panchaka',
  summary: 'The Moon in Kumbha and Mina, with the kind that the weekday of its beginning gives it',
  of(moment, say) {
    const { day } = moment;
    const found = panchakaOn(day, factsOf(moment).moonLongitude(day.bounds.from));
    return staysReplyOf(day.place, found === null ? [] : [found], say.cite(STAR_KALA_SOURCES.panchaka));
  },
});
