/** Special yogas with their windows. */

import type { Static } from 'typebox';
import { factsOf, specialYogasOn } from '../../jyotisha/panchanga/day/facts.ts';
import {
  ANANDADI_SOURCE,
  KUYOGA_RELIEF,
  type SpecialYogaId,
  YOGA_ROWS,
} from '../../jyotisha/panchanga/special-yogas/catalog.ts';
import { anandadiOf, type YogaWindow } from '../../jyotisha/panchanga/special-yogas/windows.ts';
import type { Place } from '../../kernel/place.ts';
import type { Source } from '../../rules/source.ts';
import { clock } from '../../text/format.ts';
import { ENGLISH, type Voice } from '../../text/voice.ts';
import { block } from './block.ts';
import { namedWindow } from './replies.ts';
import type { anandadiReply, specialYogasReply, yogaReply } from './special-yogas.reply.ts';

/** These four are given on every day, empty or not; the others only if they occur. */
const ALWAYS_LISTED: readonly SpecialYogaId[] = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga', 'krakaca'];
export function isAlwaysListed(id: SpecialYogaId): boolean {
  return ALWAYS_LISTED.includes(id);
}

/** Every special yoga with its quality, in the order of the reply. */
export const YOGA_QUALITIES = YOGA_ROWS.map(({ id, quality }) => ({ id, quality }));

const LISTED = YOGA_ROWS.map(({ id, source }) => ({ id, source, always: isAlwaysListed(id) }));

type Lists = Record<SpecialYogaId, Static<typeof yogaReply>[]>;

export const specialYogas = block<typeof specialYogasReply>()({
  name: 'special_yogas',
  summary: `Sarvartha siddhi, amrita siddhi, Ravi yoga, krakaca and the others, with their windows. ${ENGLISH.gist(KUYOGA_RELIEF.gist)} (Muhurta Chintamani 1.31, 1.41-1.42)`,
  of(moment, say) {
    const { place } = moment;
    const found = specialYogasOn(moment);
    const reply: Partial<Lists> = {};
    for (const { id, source, always } of LISTED) {
      const windows = found[id];
      if (windows.length > 0) reply[id] = windows.map((each) => yogaReplyOf(place, say, each, source));
      else if (always) reply[id] = [];
    }
    const anandadi = {
      windows: anandadiOf(factsOf(moment)).map((each) => {
        const said: Static<typeof anandadiReply> = namedWindow(say, 'anandadi', each.number, place, each);
        if (each.leave === 'all') Object.assign(said, ALL_OF_IT);
        else if (each.leave !== undefined) said.leave = each.leave;
        return said;
      }),
      citation: say.cite(ANANDADI_SOURCE),
    };
    return Object.assign(reply as Lists, { anandadi });
  },
});

const ALL_OF_IT = { leave: 60, leave_all: true } as const;

function yogaReplyOf(place: Place, say: Voice, each: YogaWindow, source: Source) {
  const { badhaka } = each;
  const start = clock(place, each.from);
  const end = clock(place, each.to);
  return badhaka === undefined
    ? { start, end, citation: say.cite(source) }
    : { start, end, badhaka: namedWindow(say, 'tithi', badhaka.number, place, badhaka), citation: say.cite(source) };
}
