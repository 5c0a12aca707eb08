import { Type } from 'typebox';
import type { BriefCitation, Citation } from '../../text/citation.ts';

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
export const citationReply = Type.Unsafe<Citation>(printed);

/** Of a block that has the whole citation only if it is named. */
export const briefCitationReply = Type.Unsafe<BriefCitation>(
  Type.Object(
    {
      ...printed.properties,
      gist: Type.Optional(printed.properties.gist),
      confidence: Type.Optional(printed.properties.confidence),
    },
    { description: 'whole where the block is named; in a whole panchanga the work and the locus' },
  ),
);
