/** Special yogas with their windows. */

import { type Static, Type } from 'typebox';
import { factsOf, specialYogasOn } from '../../jyotisha/panchanga/day/facts.ts';
import {
  ANANDADI_SOURCE,
  KUYOGA_RELIEF,
  YOGA_ROWS,
  type YogaId,
} from '../../jyotisha/panchanga/special-yogas/catalog.ts';
import { anandadiOf, type YogaWindow } from '../../jyotisha/panchanga/special-yogas/windows.ts';
import type { Place } from '../../kernel/place.ts';
import type { Source } from '../../rules/source.ts';
import { clock } from '../../text/format.ts';
import { ENGLISH, type Voice } from '../../text/voice.ts';
import { citationReply } from '../kit/citation.ts';
import { block } from './block.ts';
import { namedWindow, nameFields, windowFields } from './replies.ts';

const yogaReply = Type.Object({
  ...windowFields,
  badhaka: Type.Optional(
    Type.Object({ ...nameFields, ...windowFields }, { description: 'the tithi that spoils it, and while it does' }),
  ),
  citation: citationReply,
});
const anandadiReply = Type.Object({
  ...nameFields,
  ...windowFields,
  leave: Type.Optional(
    Type.Union([Type.Number(), Type.Literal('all')], { description: 'ghatikas to be left at its beginning' }),
  ),
});
const yogaListReply = (quality: string) =>
  Type.Array(yogaReply, { description: `${quality}; windows between sunrise and next sunrise` });

/** These four are given on every day, empty or not; the others only if they occur. */
const ALWAYS_LISTED: readonly YogaId[] = ['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga', 'krakaca'];
function isAlwaysListed(id: YogaId): boolean {
  return ALWAYS_LISTED.includes(id);
}

const LISTED = YOGA_ROWS.map(({ id, source }) => ({ id, source, always: isAlwaysListed(id) }));

type Lists = Record<YogaId, Static<typeof yogaReply>[]>;

export const specialYogas = block({
  name: 'special_yogas',
  summary: `Sarvartha siddhi, amrita siddhi, Ravi yoga, krakaca and the others, with their windows. ${ENGLISH.gist(KUYOGA_RELIEF.gist)} (Muhurta Chintamani 1.31, 1.41-1.42)`,
  reply: Type.Object({
    ...yogaSchemas(),
    anandadi: Type.Object({ windows: Type.Array(anandadiReply), citation: citationReply }),
  }),
  of(moment, say) {
    const { place } = moment;
    const found = specialYogasOn(moment);
    const reply: Partial<Lists> = {};
    for (const { id, source, always } of LISTED) {
      const windows = found[id];
      if (windows.length > 0) reply[id] = windows.map((each) => yogaSaid(place, say, each, source));
      else if (always) reply[id] = [];
    }
    const anandadi = {
      windows: anandadiOf(factsOf(moment)).map((each) => {
        const said: Static<typeof anandadiReply> = namedWindow(say, 'anandadi', each.number, place, each);
        if (each.leave !== undefined) said.leave = each.leave;
        return said;
      }),
      citation: say.cite(ANANDADI_SOURCE),
    };
    return Object.assign(reply as Lists, { anandadi });
  },
});

function yogaSchemas(): Record<YogaId, ReturnType<typeof yogaListReply>> {
  const schemas: Partial<Record<YogaId, ReturnType<typeof yogaListReply>>> = {};
  for (const { id, quality } of YOGA_ROWS) {
    const list = yogaListReply(quality);
    schemas[id] = isAlwaysListed(id) ? list : Type.Optional(list);
  }
  return schemas as Record<YogaId, ReturnType<typeof yogaListReply>>;
}

function yogaSaid(place: Place, say: Voice, each: YogaWindow, source: Source) {
  const { badhaka } = each;
  const start = clock(place, each.from);
  const end = clock(place, each.to);
  return badhaka === undefined
    ? { start, end, citation: say.cite(source) }
    : { start, end, badhaka: namedWindow(say, 'tithi', badhaka.number, place, badhaka), citation: say.cite(source) };
}
