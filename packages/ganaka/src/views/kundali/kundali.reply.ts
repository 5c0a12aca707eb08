import { Type } from 'typebox';
import { natalReply } from './natal.reply.ts';
import { sensitivityReply } from './sensitivity.reply.ts';

export const kundaliReply = Type.Object({ ...natalReply.properties, sensitivity: Type.Optional(sensitivityReply) });
