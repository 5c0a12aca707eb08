/**
 * Tables of the day that are long and rarely needed: rising signs, panchaka-rahita (hours free of the five faults), and
 * the anandadi yogas.
 */

import { panchakaRahita as rahitaOn, STAR_KALA_SOURCES } from '../../jyotisha/muhurta/almanac-hours.ts';
import { lagnaRuns } from '../../jyotisha/muhurta/spans/lagna-runs.ts';
import type { AngaSpan } from '../../jyotisha/panchanga/angas/angas.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { factsOf } from '../../jyotisha/panchanga/day/facts.ts';
import { anandadiOf } from '../../jyotisha/panchanga/special-yogas/windows.ts';
import { cachedOn } from '../../kernel/caches.ts';
import { window } from '../../text/format.ts';
import { block } from './block.ts';
import type { anandadiReply, lagnasReply, panchakaRahitaReply } from './hours-by-name.reply.ts';
import { namedWindow } from './replies.ts';

const lagnasOf = cachedOn((day: Day): readonly AngaSpan[] => lagnaRuns(day.sky, day.bounds));

export const lagnas = block<typeof lagnasReply>()({
  name: 'lagnas',
  summary: 'Every rising sign from sunrise to the next, with its times',
  byNameAlone: true,
  of: ({ day }, say) =>
    lagnasOf(day).map((each) => ({ rashi: say.named('rashi', each.number), ...window(day.place, each) })),
});

export const panchakaRahita = block<typeof panchakaRahitaReply>()({
  name: 'panchaka_rahita',
  summary:
    'The day by tithi, vara, nakshatra and rising sign together: hours free of the five faults, and which of them others have',
  byNameAlone: true,
  of: ({ day }, say) => ({
    spans: rahitaOn(day, lagnasOf(day)).map((each) => ({ ...window(day.place, each), kind: each.kind })),
    citation: say.cite(STAR_KALA_SOURCES.rahita),
  }),
});

export const anandadi = block<typeof anandadiReply>()({
  name: 'anandadi',
  summary: 'The anandadi yogas of the day, as in special_yogas',
  byNameAlone: true,
  of: (moment, say) =>
    anandadiOf(factsOf(moment)).map((each) => namedWindow(say, 'anandadi', each.number, moment.place, each)),
});
