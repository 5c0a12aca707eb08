/**
 * Sripati's bhava-chalit (houses of unequal size): the sandhi (boundary) and madhya (middle) of each house, and the
 * strength of each graha in its house.
 */

import { Type } from 'typebox';
import { BHAVA_SOURCES, bhavaChalit as chalitOf } from '../../jyotisha/kundali/chart/bhava.ts';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { perGraha } from '../../sky/engines/engine.ts';
import { deg6, round4 } from '../../text/format.ts';
import { notesSaid } from '../../text/sentences/notes.ts';
import { citationReply } from '../kit/citation.ts';
import { notesFields } from '../kit/notes.ts';
import { view } from '../view.ts';
import { houseReply, perGrahaReply } from './shapes.ts';

export const bhavaChalit = view({
  field: 'bhava_chalit',
  summary:
    'Bhava-chalit after Sripati: where each house begins, its middle and end, and the strength of the grahas in it',
  reads: 'birth',
  reply: Type.Object({
    houses: Type.Array(
      Type.Object({
        number: houseReply,
        start: Type.Number({ description: 'the sandhi before the house' }),
        madhya: Type.Number(),
        end: Type.Number(),
      }),
      { minItems: 12, maxItems: 12 },
    ),
    grahas: perGrahaReply(
      Type.Object({
        house: houseReply,
        strength: Type.Number({ minimum: 0, maximum: 1, description: '0 at the sandhi, 1 at the madhya' }),
        rashi_house: houseReply,
      }),
    ),
    ...notesFields,
    citation: Type.Object({ houses: citationReply, strength: citationReply }),
  }),
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
      ...notesSaid(say, chalit.reversed ? [({ houses_backwards }) => houses_backwards] : []),
      citation: { houses: say.cite(BHAVA_SOURCES.houses), strength: say.cite(BHAVA_SOURCES.strength) },
    };
  },
});
