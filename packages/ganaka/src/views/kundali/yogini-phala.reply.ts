import { Type } from 'typebox';
import { namedReply } from '../kit/position.reply.ts';
import { phalaFields } from './lord-facts.reply.ts';

export const yoginiPhalaReply = Type.Object(phalaFields({ maha_yogini: namedReply, antar_yogini: namedReply }));
