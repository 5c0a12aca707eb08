/** The nine grahas at the moment. */
import { Type } from 'typebox';
import type { Standing } from '../../jyotisha/kundali/chart/chart.ts';
import { baladiOf, gatiOf, jagradadiOf } from '../../jyotisha/kundali/graha/avastha.ts';
import { isNearSun } from '../../jyotisha/kundali/graha/combust.ts';
import { dignityAmong, rashisOf } from '../../jyotisha/kundali/graha/dignity.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { kalamshaNow } from '../../jyotisha/panchanga/graha-asta/asta.ts';
import { GRAHAS, type Graha } from '../../sky/engines/engine.ts';
import { deg6, round6 } from '../../text/format.ts';
import { namedReply, positionFields, positionOf } from '../kit/position.ts';
import { block } from './block.ts';
import { chartAt } from './chart.ts';

const grahaReply = Type.Object({
  ...positionFields,
  latitude: Type.Number({ description: 'degrees from the ecliptic, north positive' }),
  gati: Type.Enum(['direct', 'retrograde', 'stationary']),
  retrograde: Type.Boolean(),
  daily_motion: Type.Number({ description: 'degrees a day' }),
  dignity: Type.Union([
    Type.Enum(['exalted', 'moolatrikona', 'own', 'adhimitra', 'mitra', 'sama', 'shatru', 'adhishatru', 'debilitated']),
    Type.Null(),
  ]),
  visibility: Type.Union([Type.Enum(['visible', 'asta']), Type.Null()], {
    description: 'by kalamsha from the Sun; null for Sun and nodes',
  }),
  dagdha: Type.Boolean({ description: 'within the limit of the Sun’s rays in longitude' }),
  avastha: Type.Object({ baladi: namedReply, jagradadi: Type.Union([namedReply, Type.Null()]) }),
  house: Type.Integer({ minimum: 1, maximum: 12, description: 'whole-sign, from the lagna of the moment' }),
});

const replies = Object.fromEntries(GRAHAS.map((graha) => [graha, grahaReply])) as Record<Graha, typeof grahaReply>;

export const grahas = block({
  name: 'grahas',
  summary: 'The nine grahas: place, motion, dignity, visibility, states, house',
  reply: Type.Object(replies),
  of(moment, say) {
    const chart = chartAt(moment);
    const rashis = rashisOf(chart);
    const standings = chart.grahas;
    const said = (standing: Standing) => {
      const jagradadi = jagradadiOf(standing);
      const { speed } = standing;
      // the fields are listed one by one: a spread of fourteen fields costs more time than the rest of the block
      const { longitude, rashi, amsha, nakshatra } = positionOf(say, standing.longitude);
      return {
        longitude,
        rashi,
        amsha,
        nakshatra,
        latitude: round6(standing.latitude),
        gati: gatiOf(speed),
        retrograde: speed < 0,
        daily_motion: deg6(speed),
        dignity: dignityAmong(rashis, standing),
        visibility: visibility(moment, standing.graha),
        dagdha: isNearSun(standing, standings.surya),
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
