import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
import { natalReply } from './natal.reply.ts';
import { sensitivityReply } from './sensitivity.reply.ts';

export const kundaliReply = Type.Object({
  ...natalReply.properties,
  sensitivity: Type.Optional(
    described(sensitivityReply, 'what changes within the minutes by which the birth time may be wrong'),
  ),
});
