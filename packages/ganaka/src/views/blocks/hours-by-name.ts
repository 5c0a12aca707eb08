/**
 * Tables of the day that are long and rarely needed: rising signs, panchaka-rahita (hours free of the five faults), and
 * the anandadi yogas.
 */
import { Type } from 'typebox';
import { RAHITA_KINDS, panchakaRahita as rahitaOn, STAR_KALA_SOURCES } from '../../jyotisha/muhurta/almanac-hours.ts';
import { lagnaRuns } from '../../jyotisha/muhurta/spans/lagna-runs.ts';
import type { AngaSpan } from '../../jyotisha/panchanga/angas/angas.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { factsOf } from '../../jyotisha/panchanga/day/facts.ts';
import { anandadiOf } from '../../jyotisha/panchanga/special-yogas/windows.ts';
import { keptBy } from '../../kernel/kept.ts';
import { window } from '../../text/format.ts';
import { citationReply } from '../kit/citation.ts';
import { namedReply } from '../kit/position.ts';
import { block } from './block.ts';
import { namedWindow, nameFields, windowFields } from './replies.ts';

const lagnasOf = keptBy((day: Day): readonly AngaSpan[] => lagnaRuns(day.sky, day.bounds));

export const lagnas = block({
  name: 'lagnas',
  summary: 'Every rising sign from sunrise to the next, with its times',
  byNameAlone: true,
  reply: Type.Array(Type.Object({ rashi: namedReply, ...windowFields })),
  of: ({ day }, say) =>
    lagnasOf(day).map((each) => ({ rashi: say.named('rashi', each.number), ...window(day.place, each) })),
});

export const panchakaRahita = block({
  name: 'panchaka_rahita',
  summary:
    'The day by tithi, vara, nakshatra and rising sign together: hours free of the five faults, and which of them others have',
  byNameAlone: true,
  reply: Type.Object({
    spans: Type.Array(Type.Object({ ...windowFields, kind: Type.Enum(RAHITA_KINDS) })),
    citation: citationReply,
  }),
  of: ({ day }, say) => ({
    spans: rahitaOn(day, lagnasOf(day)).map((each) => ({ ...window(day.place, each), kind: each.kind })),
    citation: say.cite(STAR_KALA_SOURCES.rahita),
  }),
});

export const anandadi = block({
  name: 'anandadi',
  summary: 'The anandadi yogas of the day, as in special_yogas',
  byNameAlone: true,
  reply: Type.Array(Type.Object({ ...nameFields, ...windowFields })),
  of: (moment, say) =>
    anandadiOf(factsOf(moment)).map((each) => namedWindow(say, 'anandadi', each.number, moment.place, each)),
});
