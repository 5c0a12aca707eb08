/**
 * The dignity of the grahas and everything it depends on. The dignity of a node depends on its rashi only, and nodes
 * have no friendships.
 */

import type { Static } from 'typebox';
import { chartOf, isSapta, type Sapta } from '../../../jyotisha/kundali/chart/chart.ts';
import { rashiInVarga } from '../../../jyotisha/kundali/chart/varga.ts';
import { nodeDignity } from '../../../jyotisha/kundali/graha/dignity.ts';
import { MAITRI_SOURCES } from '../../../jyotisha/kundali/graha/maitri.ts';
import {
  dignityIn,
  dignitySourceOf,
  GARIMA_SOURCES,
  garimaOf,
  sixtiethsOf,
} from '../../../jyotisha/kundali/reports/garima.ts';
import { goodOf, SOURCES } from '../../../jyotisha/kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import { VAISHESHIKAMSHA_SOURCE, vaisheshikamshaOf } from '../../../jyotisha/kundali/reports/vaisheshikamsha.ts';
import { SCHEMES } from '../../../jyotisha/kundali/reports/vimshopaka.ts';
import { perGraha } from '../../../sky/engines/engine.ts';
import { round6 } from '../../../text/format.ts';
import { citationsOf } from '../../../text/sentences/citations.ts';
import type { Voice } from '../../../text/voice.ts';
import { positionOf } from '../../kit/position.ts';
import { view } from '../../view.ts';
import { perVarga } from '../shapes.ts';
import type { garimaReply, grahaGarimaReply } from './graha-garima.reply.ts';

export const grahaGarima = view<typeof grahaGarimaReply>()({
  field: 'graha_garima',
  summary: 'Dignity of the grahas: exaltation, moolatrikona, friendships, combustion, vargas',
  reads: 'birth',
  of({ sky, t, say }) {
    const reading = readingOf(chartOf(sky, t), 'raman');
    return {
      grahas: perGraha((graha) =>
        isSapta(graha) ? garimaReplyOf(say, reading, graha) : nodeReplyOf(say, reading, graha),
      ),
      citations: citationsOf(say, {
        dignity: GARIMA_SOURCES.dignity,
        exaltation: GARIMA_SOURCES.exaltation,
        moolatrikona: GARIMA_SOURCES.moolatrikona,
        natural: MAITRI_SOURCES.natural,
        temporary: MAITRI_SOURCES.temporary,
        panchadha: MAITRI_SOURCES.panchadha,
        dignity_good: SOURCES.dignity_good,
        sixtieths: GARIMA_SOURCES.sixtieths,
        vaisheshikamsha: VAISHESHIKAMSHA_SOURCE,
      }),
    };
  },
});

function garimaReplyOf(say: Voice, reading: Reading, graha: Sapta): Static<typeof garimaReply> {
  const read = reading.of(graha);
  const { exaltation, moolatrikona, friendship, sixtieths, asta, vargottama } = garimaOf(reading, graha);
  const { rashi, amsha } = positionOf(say, reading.chart.grahas[graha].longitude);
  return {
    rashi,
    amsha,
    dignity: read.dignity,
    exaltation: { point: exaltation.point, distance: round6(exaltation.distance) },
    moolatrikona: {
      rashi: moolatrikona.rashi,
      range: [moolatrikona.from, moolatrikona.to],
      inside: moolatrikona.inside,
    },
    natural: friendship?.natural ?? null,
    temporary: friendship?.temporary ?? null,
    panchadha: friendship?.panchadha ?? null,
    dignity_good: goodOf(read),
    sixtieths,
    combust:
      asta === null
        ? null
        : {
            holds: read.combust,
            limit: asta.limit,
            distance: round6(asta.distance),
            citation: say.cite(GARIMA_SOURCES.asta),
          },
    retrograde: read.retrograde,
    vargottama,
    vaisheshikamsha: SCHEMES.map((scheme) => ({ scheme, ...vaisheshikamshaOf(reading, graha, scheme) })),
    vargas: perVarga((varga) => dignityIn(reading, varga, graha)),
    citation: say.cite(dignitySourceOf(read)),
  };
}

function nodeReplyOf(say: Voice, reading: Reading, node: 'rahu' | 'ketu'): Static<typeof garimaReply> {
  const { longitude } = reading.chart.grahas[node];
  const read = reading.of(node);
  const { rashi, amsha } = positionOf(say, longitude);
  return {
    rashi,
    amsha,
    dignity: read.dignity,
    exaltation: null,
    moolatrikona: null,
    natural: null,
    temporary: null,
    panchadha: null,
    dignity_good: goodOf(read),
    sixtieths: sixtiethsOf(read),
    combust: null,
    retrograde: read.retrograde,
    vargottama: rashiInVarga('D9', longitude) === rashi.number,
    vaisheshikamsha: [],
    vargas: perVarga((varga) => nodeDignity(node, rashiInVarga(varga, longitude))),
    citation: say.cite(dignitySourceOf(read)),
  };
}
