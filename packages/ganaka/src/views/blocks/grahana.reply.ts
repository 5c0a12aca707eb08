import { Type } from 'typebox';
import { eclipseReply, localReply } from '../grahana/eclipse.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';

const SHOWN = ['kind', 'type', 'date', 'greatest', 'magnitude', 'visible', 'sutak', 'notes'] as const;
const LOCAL = ['start', 'maximum', 'end', 'magnitude', 'obscuration', 'altitude', 'seen'] as const;

/** The fields of an eclipse that a page of the day needs. The `grahan` route returns all of them. */
export const nearReply = Type.Object({
  ...Type.Pick(eclipseReply, SHOWN).properties,
  ...nameReply('name'),
  local: Type.Union([Type.Pick(localReply, LOCAL), Type.Null()]),
});

export const grahanaReply = Type.Object({ near: Type.Array(nearReply, { description: 'those near the instant' }) });
