/**
 * The beginning of the year at a place: the charts of Mesha sankranti and of Chaitra shukla pratipada (the first tithi
 * of the lunar year).
 */

import type { Static } from 'typebox';
import type { Chart } from '../../jyotisha/kundali/chart/chart.ts';
import { varshaPravesh as praveshOf } from '../../jyotisha/kundali/varshaphal/varsha-pravesh.ts';
import { SAMVATSARA_SOURCES } from '../../jyotisha/panchanga/year/samvatsara.ts';
import { isoDate } from '../../kernel/civil.ts';
import { clock } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { required } from '../kit/parameter.ts';
import { year } from '../kit/parameters.ts';
import { positionOf } from '../kit/position.ts';
import { view } from '../view.ts';
import { placedFrom } from './shapes.ts';
import type { entryObject, samvatsaraReply, varshaPraveshReply } from './varsha-pravesh.reply.ts';

export const varshaPravesh = view<typeof varshaPraveshReply>()({
  field: 'varsha_pravesh',
  summary: 'Entry of the year for a place: Mesha sankranti and Chaitra shukla pratipada with their charts',
  reads: 'year',
  params: { year: required(year) },
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
