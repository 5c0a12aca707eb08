/** The vimshottari mahadashas and antardashas of the ten years from `on`, with facts about their lords. */

import { DASHA_PHALA_SOURCE, TIMING_SOURCE } from '../../jyotisha/kundali/dasha/phala.ts';
import { VIMSHOTTARI_COUNT, vimshottariFrom } from '../../jyotisha/kundali/dasha/vimshottari.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { dashaYear, on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { dashaPhalaReply } from './dasha-phala.reply.ts';
import { farPhala } from './far.ts';
import { factsCited, phalaOf } from './lord-facts.ts';

export const dashaPhala = view<typeof dashaPhalaReply>()({
  field: 'dasha_phala',
  summary:
    'Maha and antar dashas of the next ten years with dignity, house, strength, ties and friendship of their lords',
  reads: 'birth',
  params: { on, dasha_year: dashaYear },
  heavyWhen: farPhala,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of(asked) {
    const { say } = asked;
    const beginning = vimshottariFrom(asked.sky.longitude('chandra', asked.t));
    const { on, periods } = phalaOf(asked, beginning, VIMSHOTTARI_COUNT, () => ({}));
    return {
      on,
      periods,
      ...notesReplyOf(say, periods.length === 0 ? ['no_dasha_in_ten_years'] : []),
      citation: say.cite(DASHA_PHALA_SOURCE),
      timing_citation: say.cite(TIMING_SOURCE),
      citations: factsCited(say),
    };
  },
});
