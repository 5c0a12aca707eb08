/** Eclipses near the moment: those of the fortnight before and after. */
import { type Static, Type } from 'typebox';
import { sunNearNode } from '../../grahana/syzygy.ts';
import { plusDays } from '../../kernel/units.ts';
import { type EclipseReply, eclipseReply, eclipsesSaid } from '../grahana/eclipse.ts';
import { block } from './block.ts';

const NEAR_DAYS = 16; // the new or full moon before and after the moment lie within this

/** What a day's page needs; the elements of the eclipse stand in `grahan`. */
const nearReply = Type.Omit(eclipseReply, ['contacts', 'gamma', 'greatest_tt', 'delta_t', 'shadow_rule', 'citation']);

const shortened = (eclipse: EclipseReply): Static<typeof nearReply> => {
  const { contacts, gamma, greatest_tt, delta_t, shadow_rule, citation, ...rest } = eclipse;
  return rest;
};

export const grahana = block({
  name: 'grahana',
  summary: 'Eclipses within sixteen days of the moment',
  reply: Type.Object({ near: Type.Array(nearReply) }),
  of: ({ sky, t }, say) => ({
    // most of the year the Sun is far from the nodes, and nothing need be looked for
    near: sunNearNode(sky, t, NEAR_DAYS)
      ? eclipsesSaid(sky, plusDays(t, -NEAR_DAYS), plusDays(t, NEAR_DAYS), say).map(shortened)
      : [],
  }),
});
