/** The yogini mahadashas and antardashas of the ten years from `on`, with facts about their lords. */

import { YOGINI_COUNT, YOGINI_SOURCE, yoginiFrom } from '../../jyotisha/kundali/dasha/yogini.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { dashaYear, on } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { farPhala } from './far.ts';
import { factsCited, phalaOf } from './lord-facts.ts';
import type { yoginiPhalaReply } from './yogini-phala.reply.ts';

export const yoginiPhala = view<typeof yoginiPhalaReply>()({
  field: 'yogini_phala',
  summary: 'Yogini dashas of the next ten years with dignity, house, strength, ties and friendship of their lords',
  reads: 'birth',
  params: { on, dasha_year: dashaYear },
  heavyWhen: farPhala,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of(asked) {
    const { say } = asked;
    const beginning = yoginiFrom(asked.sky.longitude('chandra', asked.t));
    const { on, periods } = phalaOf(asked, beginning, YOGINI_COUNT, (maha, antar) => ({
      maha_yogini: say.named('yogini', maha.number),
      antar_yogini: say.named('yogini', antar.number),
    }));
    return {
      on,
      periods,
      ...notesReplyOf(say, periods.length === 0 ? ['no_yogini_in_ten_years'] : []),
      citation: say.cite(YOGINI_SOURCE),
      citations: factsCited(say),
    };
  },
});
