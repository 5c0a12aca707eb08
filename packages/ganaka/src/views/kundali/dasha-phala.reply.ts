import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { phalaFields } from './lord-facts.reply.ts';

export const dashaPhalaReply = Type.Object({
  ...phalaFields({}),
  timing_citation: citationReply,
});
