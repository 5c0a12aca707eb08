import { type TOptional, type TString, Type } from 'typebox';
import { ERAS, MONTH_SYSTEMS } from '../../jyotisha/panchanga/day/custom.ts';
import { SANSKRIT_SCRIPTS } from '../../text/script/sanskrit-letters.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { sentenceReply } from '../kit/in-languages.reply.ts';
import { notesReply } from './fields.reply.ts';
import { type LettersKey, lettersKey } from './sankalpa.ts';

const words = sentenceReply(
  'text',
  Type.String({
    description: 'Sanskrit: in Roman letters (IAST), and in those of the other languages, for keys of a paid plan',
  }),
);
const letters = Object.fromEntries(
  SANSKRIT_SCRIPTS.map((script) => [
    lettersKey(script),
    Type.Optional(
      Type.String({
        description: `the same Sanskrit, transliterated: sa-${script}, where the block is named and a language in these letters is asked for`,
      }),
    ),
  ]),
) as Record<LettersKey, TOptional<TString>>;
const textReply = Type.Object({ ...words, ...letters, citation: citationReply });
const kshetraReply = Type.Object({
  id: Type.String(),
  name: Type.String(),
  confidence: Type.Enum(['read-in-text', 'general-knowledge']),
});

export const sankalpaReply = Type.Object({
  mukhya: textReply,
  ganapati: { ...textReply, description: 'said straight after the mukhya, which has named place and time' },
  citation: citationReply,
  kshetra: Type.Union([kshetraReply, Type.Null()], { description: 'the region named in the mukhya' }),
  month_system: Type.Enum(MONTH_SYSTEMS, { description: 'which month the words name' }),
  era: Type.Enum(ERAS),
  notes: Type.Optional(notesReply),
});
