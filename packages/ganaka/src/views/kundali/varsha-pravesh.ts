/**
 * The beginning of the year at a place: the charts of Mesha sankranti and of Chaitra shukla pratipada (the first tithi
 * of the lunar year).
 */
import { type Static, Type } from 'typebox';
import type { Chart } from '../../jyotisha/kundali/chart/chart.ts';
import { varshaPravesh as praveshOf } from '../../jyotisha/kundali/varshaphal/varsha-pravesh.ts';
import { SAMVATSARA_SOURCES } from '../../jyotisha/panchanga/year/samvatsara.ts';
import { isoDate } from '../../kernel/civil.ts';
import { clock } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { required } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import { namedReply, positionOf, positionReply } from '../kit/position.ts';
import { view } from '../view.ts';
import { perGrahaReply, placedFrom, placedReply } from './shapes.ts';

const entryReply = { at: Type.String(), lagna: positionReply, grahas: perGrahaReply(placedReply) };
const entryObject = Type.Object(entryReply);
const samvatsaraReply = Type.Object({ ...namedReply.properties, rule: Type.String(), citation: citationReply });

export const varshaPravesh = view({
  field: 'varsha_pravesh',
  summary: 'Entry of the year for a place: Mesha sankranti and Chaitra shukla pratipada with their charts',
  reads: 'year',
  params: { year: required(year) },
  reply: Type.Object({
    year: Type.Integer(),
    mesha: entryObject,
    chaitra: Type.Object({
      ...entryReply,
      date: Type.String({ description: 'civil date of Chaitra shukla pratipada' }),
    }),
    samvatsara: Type.Object({ barhaspatya: samvatsaraReply, chandra: samvatsaraReply, paitamaha: samvatsaraReply }),
    eras: Type.Object({ vikram: Type.Integer(), shaka: Type.Integer(), kali: Type.Integer() }),
  }),
  of({ sky, say, params: { year: asked } }) {
    const { mesha, chaitra, newYearDay, samvatsara, eras } = praveshOf(sky, asked);
    return {
      year: asked,
      mesha: entry(say, mesha),
      chaitra: { ...entry(say, chaitra), date: isoDate(newYearDay) },
      samvatsara: {
        barhaspatya: named(say, 'barhaspatya', samvatsara.barhaspatya),
        chandra: named(say, 'chandra', samvatsara.chandra),
        paitamaha: named(say, 'paitamaha', samvatsara.paitamaha),
      },
      eras: { vikram: eras.vikram, shaka: eras.shaka, kali: eras.kaliExpired + 1 },
    };
  },
});

const entry = (say: Voice, chart: Chart): Static<typeof entryObject> => ({
  at: clock(chart.sky.place, chart.t),
  lagna: positionOf(say, chart.lagna),
  grahas: placedFrom(say, chart, chart.lagnaRashi),
});

type Reckoning = 'barhaspatya' | 'chandra' | 'paitamaha';

const named = (say: Voice, rule: Reckoning, number: number): Static<typeof samvatsaraReply> => ({
  ...say.named('samvatsara', number),
  rule,
  citation: say.cite(SAMVATSARA_SOURCES[rule]),
});
