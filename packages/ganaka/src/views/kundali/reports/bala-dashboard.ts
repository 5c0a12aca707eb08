/**
 * All strengths in one table: shadbala, ishta and kashta, vimshopaka, states, ashtakavarga points, and the strengths of
 * the houses.
 */

import type { Static } from 'typebox';
import { BALA_SOURCES } from '../../../jyotisha/kundali/bala/sources.ts';
import { chartOf, perSapta, SAPTA, type Sapta } from '../../../jyotisha/kundali/chart/chart.ts';
import { COMPONENTS_SOURCE, componentsMet } from '../../../jyotisha/kundali/reports/components.ts';
import { bavBand, SOURCES, savBand, vimshopakaBand } from '../../../jyotisha/kundali/reports/measures.ts';
import { type Reading, readingOf } from '../../../jyotisha/kundali/reports/reading.ts';
import { round4, round6 } from '../../../text/format.ts';
import type { Voice } from '../../../text/voice.ts';
import { balaRules } from '../../kit/parameters.ts';
import { view } from '../../view.ts';
import type { balaDashboardReply, grahaReplyOf } from './bala-dashboard.reply.ts';
import { avasthaReplyOf } from './parts.ts';

export const balaDashboard = view<typeof balaDashboardReply>()({
  field: 'bala_dashboard',
  summary:
    'Strengths side by side: shadbala, vimshopaka, states and bindus of the grahas, strength and bindus of the houses',
  reads: 'birth',
  params: { rules: balaRules },
  of({ sky, t, say, params }) {
    const reading = readingOf(chartOf(sky, t), params.rules);
    const { bala } = reading;
    const byRank = [...SAPTA].sort((a, b) => bala.grahas[a].rank - bala.grahas[b].rank);
    return {
      grahas: perSapta((graha) => grahaEntryOf(say, reading, graha)),
      houses: bala.houses.map(({ number, total, rank }) => {
        const sav = reading.savIn(number);
        return { number, bhava_bala: round4(total), rank, sav, band: savBand(sav) };
      }),
      strongest: byRank[0] ?? 'surya',
      weakest: byRank.at(-1) ?? 'surya',
      yuddha: bala.wars.map(({ grahas, separationDeg, winner }) => ({
        grahas: [...grahas],
        separation: round6(separationDeg),
        winner,
      })),
      bands: {
        shadbala: say.cite(BALA_SOURCES[params.rules].required),
        components_met: say.cite(COMPONENTS_SOURCE),
        vimshopaka: say.cite(SOURCES.vimshopaka),
        own_bindus: say.cite(SOURCES.bav),
        sav: say.cite(SOURCES.sav),
        jagradadi: say.cite(SOURCES.jagradadi),
        bhava_bala: say.cite(SOURCES.bhava_bala),
      },
    };
  },
});

function grahaEntryOf(say: Voice, reading: Reading, graha: Sapta): Static<typeof grahaReplyOf> {
  const bala = reading.bala.grahas[graha];
  const vimshopaka = reading.vimshopakaOf(graha);
  const bindus = reading.of(graha).ownBindus ?? 0;
  return {
    shadbala: {
      total: round4(bala.total),
      required: bala.required[reading.rules],
      ratio: round4(bala.ratio),
      rank: bala.rank,
    },
    parts: {
      sthana: round4(bala.sthana.total),
      dig: round4(bala.dig),
      kala: round4(bala.kala.total),
      cheshta: round4(bala.cheshta),
      naisargika: round4(bala.naisargika),
      drik: round4(bala.drik),
    },
    components_met: componentsMet(graha, bala, reading.rules),
    ishta: round4(bala.phala.ishta),
    kashta: round4(bala.phala.kashta),
    vimshopaka: {
      shad: round4(vimshopaka.shad),
      sapta: round4(vimshopaka.sapta),
      dasha: round4(vimshopaka.dasha),
      shodasha: round4(vimshopaka.shodasha),
      band: vimshopakaBand(vimshopaka.shodasha),
    },
    avastha: avasthaReplyOf(say, reading, graha),
    own_bindus: bindus,
    band: bavBand(bindus),
  };
}
