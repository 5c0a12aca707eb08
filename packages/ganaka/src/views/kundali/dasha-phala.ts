/** The vimshottari mahadashas and antardashas of the ten years from `on`, with facts about their lords. */

import { Type } from 'typebox';
import { DASHA_PHALA_SOURCE, TIMING_SOURCE } from '../../jyotisha/kundali/dasha/phala.ts';
import { VIMSHOTTARI_COUNT, vimshottariFrom } from '../../jyotisha/kundali/dasha/vimshottari.ts';
import { notesSaid } from '../../text/sentences/notes.ts';
import { citationReply } from '../kit/citation.ts';
import { dashaYear, on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { farPhala } from './far.ts';
import { factsCited, phalaFields, phalaOf } from './lord-facts.ts';

const reply = Type.Object({
  ...phalaFields({}),
  timing_citation: citationReply,
});

export const dashaPhala = view({
  field: 'dasha_phala',
  summary:
    'Maha and antar dashas of the next ten years with dignity, house, strength, ties and friendship of their lords',
  reads: 'birth',
  params: { on, dasha_year: dashaYear },
  heavyWhen: farPhala,
  reply,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of(asked) {
    const { say } = asked;
    const beginning = vimshottariFrom(asked.sky.longitude('chandra', asked.t));
    const { on, periods } = phalaOf(asked, beginning, VIMSHOTTARI_COUNT, () => ({}));
    return {
      on,
      periods,
      ...notesSaid(say, periods.length === 0 ? ['no_dasha_in_ten_years'] : []),
      citation: say.cite(DASHA_PHALA_SOURCE),
      timing_citation: say.cite(TIMING_SOURCE),
      facts_citation: factsCited(say),
    };
  },
});
