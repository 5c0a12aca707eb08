/** The nine grahas at the moment. */

import type { GrahaInChart } from '../../jyotisha/kundali/chart/chart.ts';
import { baladiOf, jagradadiOf } from '../../jyotisha/kundali/graha/avastha.ts';
import { isNearSun } from '../../jyotisha/kundali/graha/combust.ts';
import { dignityAmong, rashisOf } from '../../jyotisha/kundali/graha/dignity.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { kalamshaNow } from '../../jyotisha/panchanga/graha-asta/asta.ts';
import type { Graha } from '../../sky/engines/engine.ts';
import { deg6, round6 } from '../../text/format.ts';
import { gatiAshtadhaBrieflyOf } from '../kit/gati.ts';
import { positionOf } from '../kit/position.ts';
import { block } from './block.ts';
import { chartAt } from './chart.ts';
import type { grahasReply } from './grahas.reply.ts';

export const grahas = block<typeof grahasReply>()({
  name: 'grahas',
  summary: 'The nine grahas: place, motion, dignity, visibility, states, house',
  of(moment, say) {
    const chart = chartAt(moment);
    const rashis = rashisOf(chart);
    const standings = chart.grahas;
    const burnt = chart.burntRashis;
    const said = (standing: GrahaInChart) => {
      const jagradadi = jagradadiOf(standing);
      const { speed } = standing;
      // the fields are listed one by one: a spread of sixteen fields costs more time than the rest of the block
      const { longitude, rashi, amsha, nakshatra } = positionOf(say, standing.longitude);
      return {
        longitude,
        rashi,
        amsha,
        nakshatra,
        latitude: round6(standing.latitude),
        gati: standing.gati,
        gati_ashtadha: gatiAshtadhaBrieflyOf(say, standing.ashtadha),
        retrograde: speed < 0,
        daily_motion: deg6(speed),
        dignity: dignityAmong(rashis, standing),
        visibility: visibility(moment, standing.graha),
        combust: isNearSun(standing, standings.surya),
        dagdha: burnt.includes(standing.rashi),
        avastha: {
          baladi: say.named('baladi', baladiOf(standing)),
          jagradadi: jagradadi === null ? null : say.named('jagradadi', jagradadi),
        },
        house: standing.house,
      };
    };
    return {
      surya: said(standings.surya),
      chandra: said(standings.chandra),
      mangala: said(standings.mangala),
      budha: said(standings.budha),
      guru: said(standings.guru),
      shukra: said(standings.shukra),
      shani: said(standings.shani),
      rahu: said(standings.rahu),
      ketu: said(standings.ketu),
    };
  },
});

function visibility(moment: Moment, graha: Graha): 'visible' | 'asta' | null {
  if (graha === 'surya' || graha === 'rahu' || graha === 'ketu') return null;
  return kalamshaNow(moment, graha).visible ? 'visible' : 'asta';
}
