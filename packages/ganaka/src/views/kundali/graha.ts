/** One graha of a chart with all its facts. */
import { type Static, Type } from 'typebox';
import type { Chart } from '../../jyotisha/kundali/chart/chart.ts';
import { baladiOf, gatiOf, jagradadiOf } from '../../jyotisha/kundali/graha/avastha.ts';
import { isCombust } from '../../jyotisha/kundali/graha/combust.ts';
import { DIGNITIES, dignityOf } from '../../jyotisha/kundali/graha/dignity.ts';
import type { Rashis } from '../../jyotisha/kundali/graha/maitri.ts';
import type { Graha } from '../../sky/engines/engine.ts';
import { round6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { namedReply, positionFields, positionOf } from '../kit/position.ts';
import { houseReply } from './shapes.ts';

export const dignityReply = Type.Union([Type.Enum([...DIGNITIES]), Type.Null()], {
  description: 'null for a node away from its own signs',
});

export const grahaStandingReply = Type.Object({
  ...positionFields,
  latitude: Type.Number({ description: 'degrees from the ecliptic, north positive' }),
  gati: Type.Enum(['direct', 'retrograde', 'stationary']),
  retrograde: Type.Boolean(),
  combust: Type.Boolean({ description: 'within the limits of Surya-siddhanta IX.6-8 and X.1 from the Sun' }),
  daily_motion: Type.Number({ description: 'degrees per day' }),
  house: houseReply,
  dignity: dignityReply,
  avastha: Type.Object({ baladi: namedReply, jagradadi: Type.Union([namedReply, Type.Null()]) }),
});

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
    gati: gatiOf(standing.speed),
    retrograde: standing.retrograde,
    combust: isCombust(chart, graha),
    daily_motion: round6(standing.speed),
    house: standing.house,
    dignity: dignityOf(chart, graha, rashis),
    avastha: {
      baladi: say.named('baladi', baladiOf(standing)),
      jagradadi: jagradadi === null ? null : say.named('jagradadi', jagradadi),
    },
  };
}
