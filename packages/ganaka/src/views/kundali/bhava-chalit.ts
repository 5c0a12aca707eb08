/**
 * Sripati's bhava-chalit (houses of unequal size): the sandhi (boundary) and madhya (middle) of each house, and the
 * strength of each graha in its house.
 */

import { BHAVA_SOURCES, bhavaChalit as chalitOf } from '../../jyotisha/kundali/chart/bhava.ts';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import { deg6, round4 } from '../../text/format.ts';
import { citationsOf } from '../../text/sentences/citations.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { view } from '../view.ts';
import type { bhavaChalitReply } from './bhava-chalit.reply.ts';

export const bhavaChalit = view<typeof bhavaChalitReply>()({
  field: 'bhava_chalit',
  summary:
    'Bhava-chalit after Sripati: where each house begins, its middle and end, and the strength of the grahas in it',
  reads: 'birth',
  of({ sky, t, say }) {
    const chart = chartOf(sky, t);
    const chalit = chalitOf(chart);
    return {
      houses: chalit.houses.map(({ number, start, madhya, end }) => ({
        number,
        start: deg6(start),
        madhya: deg6(madhya),
        end: deg6(end),
      })),
      grahas: perGraha((graha) => {
        const { longitude, house: rashiHouse } = chart.grahas[graha];
        const { house, strength } = chalit.placeOf(longitude);
        return { house, strength: round4(strength), rashi_house: rashiHouse };
      }),
      ...notesReplyOf(say, chalit.reversed ? [({ houses_backwards }) => houses_backwards] : []),
      citations: citationsOf(say, { houses: BHAVA_SOURCES.houses, strength: BHAVA_SOURCES.strength }),
    };
  },
});
