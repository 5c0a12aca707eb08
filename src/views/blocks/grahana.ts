/** Eclipses near the moment. */
import { Type } from 'typebox';
import { block } from './block.ts';
import { notesReply } from './replies.ts';

export const grahana = block({
  name: 'grahana',
  summary: 'Eclipses near the moment',
  reply: Type.Object({ near: Type.Null(), notes: notesReply }),
  of: () => ({ near: null, notes: ['near: eclipses are not yet given in the snapshot'] }),
});
