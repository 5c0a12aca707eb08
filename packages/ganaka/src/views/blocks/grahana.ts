/** Eclipses within sixteen days before or after the moment. */

import type { Static } from 'typebox';
import { sunNearNode } from '../../jyotisha/grahana/syzygy.ts';
import { plusDays } from '../../kernel/units.ts';
import type { Voice } from '../../text/voice.ts';
import type { localReply } from '../grahana/eclipse.reply.ts';
import { type EclipseReply, eclipsesReplyOf } from '../grahana/eclipse.ts';
import { block } from './block.ts';
import type { grahanaReply, nearReply } from './grahana.reply.ts';

const NEAR_DAYS = 16; // the last and the next new or full moon are within this many days of the moment

function shortened(eclipse: EclipseReply, say: Voice): Static<typeof nearReply> {
  const { kind, type, date, greatest, magnitude, visible, local, sutak, notes } = eclipse;
  const named = say.byId('eclipse', kind);
  return { kind, ...named, type, date, greatest, magnitude, visible, local: local && shortLocal(local), sutak, notes };
}

const shortLocal = (local: Static<typeof localReply>): Static<typeof nearReply>['local'] => ({
  start: local.start,
  maximum: local.maximum,
  end: local.end,
  magnitude: local.magnitude,
  obscuration: local.obscuration,
  altitude: local.altitude,
  seen: local.seen,
});

export const grahana = block<typeof grahanaReply>()({
  name: 'grahana',
  summary: 'Eclipses within sixteen days of the moment',
  of: ({ sky, t }, say) => ({
    // most of the year the Sun is too far from the nodes for an eclipse, and no search is needed
    near: sunNearNode(sky, t, NEAR_DAYS)
      ? eclipsesReplyOf(sky, plusDays(t, -NEAR_DAYS), plusDays(t, NEAR_DAYS), say).map((each) => shortened(each, say))
      : [],
  }),
});
