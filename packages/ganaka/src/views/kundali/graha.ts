/** One graha of a chart with all its facts. */

import type { Static } from 'typebox';
import type { Chart } from '../../jyotisha/kundali/chart/chart.ts';
import { baladiOf, jagradadiOf } from '../../jyotisha/kundali/graha/avastha.ts';
import { isCombust } from '../../jyotisha/kundali/graha/combust.ts';
import { dignityOf } from '../../jyotisha/kundali/graha/dignity.ts';
import type { Rashis } from '../../jyotisha/kundali/graha/maitri.ts';
import type { Graha } from '../../sky/engines/engine.ts';
import { round6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { gatiAshtadhaReplyOf } from '../kit/gati.ts';
import { positionOf } from '../kit/position.ts';
import type { grahaStandingReply } from './graha.reply.ts';

export function grahaStanding(
  say: Voice,
  chart: Chart,
  graha: Graha,
  rashis: Rashis,
): Static<typeof grahaStandingReply> {
  const standing = chart.grahas[graha];
  const { longitude, rashi, amsha, nakshatra } = positionOf(say, standing.longitude);
  const jagradadi = jagradadiOf(standing);
  return {
    longitude,
    rashi,
    amsha,
    nakshatra,
    latitude: round6(standing.latitude),
    gati: standing.gati,
    gati_ashtadha: gatiAshtadhaReplyOf(say, standing.ashtadha),
    retrograde: standing.retrograde,
    combust: isCombust(chart, graha),
    dagdha: standing.dagdha,
    daily_motion: round6(standing.speed),
    house: standing.house,
    dignity: dignityOf(chart, graha, rashis),
    avastha: {
      baladi: say.named('baladi', baladiOf(standing)),
      jagradadi: jagradadi === null ? null : say.named('jagradadi', jagradadi),
    },
  };
}
