import { Type } from 'typebox';
import type { BriefCitation, Citation, CitationOfPart } from '../../text/citation.ts';

const printed = Type.Object({
  work: Type.String(),
  recension: Type.Optional(Type.String({ description: 'which edition or recension was read' })),
  locus: Type.Optional(Type.String()),
  locus_kind: Type.Optional(
    Type.Enum(['verse', 'section'], { description: 'whether the locus is a verse or a section' }),
  ),
  gist: Type.String({ description: 'the rule in our own sentence' }),
  verse_sa: Type.Optional(Type.String({ description: 'Sanskrit as printed' })),
  confidence: Type.Enum(['read-in-text', 'secondary', 'general-knowledge']),
  emended: Type.Optional(Type.Literal(true, { description: 'true where the printed text was corrected' })),
});
export const citationsReply = Type.Array(
  Type.Unsafe<CitationOfPart>(
    Type.Object({
      id: Type.String({ description: 'the part of the reply that it is the source of' }),
      ...printed.properties,
    }),
  ),
);
export const citationReply = Type.Unsafe<Citation>(printed);

/** Of replies that cite many rules. */
export const briefCitationReply = Type.Unsafe<BriefCitation>(
  Type.Object(
    { work: printed.properties.work, locus: printed.properties.locus, confidence: printed.properties.confidence },
    { description: 'where the rule is: its work and locus' },
  ),
);
