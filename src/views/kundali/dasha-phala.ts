/** Vimshottari maha and antar of the ten years from `on`, with what the chart says of their lords. */
import { Type } from 'typebox';
import { chartOf } from '../../kundali/chart.ts';
import { periodsFrom } from '../../kundali/dasha/dasha.ts';
import { DASHA_PHALA_SOURCE, factsOf, TIMING_SOURCE } from '../../kundali/dasha/phala.ts';
import { chainsWithin, yearsOn } from '../../kundali/dasha/timeline.ts';
import { VIMSHOTTARI_COUNT, vimshottariFrom } from '../../kundali/dasha/vimshottari.ts';
import { yearsAfter } from '../../kundali/dasha/year.ts';
import { citation } from '../../rules/source.ts';
import { citationReply } from '../citation.ts';
import { dashaYear, on } from '../parameters.ts';
import { grahaReply } from '../position.ts';
import { view } from '../view.ts';
import { clocksAt } from './clocks.ts';
import { farSolarYears } from './far.ts';
import { factsReply, factsSaid } from './lord-facts.ts';
import { onOf } from './on.ts';

const YEARS = 10;

const reply = Type.Object({
  on: Type.String(),
  periods: Type.Array(
    Type.Object({
      maha: grahaReply,
      antar: grahaReply,
      start: Type.String(),
      end: Type.String(),
      facts: factsReply,
    }),
  ),
  notes: Type.Array(Type.String()),
  citation: citationReply,
  timing_citation: citationReply,
});

export const dashaPhala = view({
  field: 'dasha_phala',
  summary: 'Maha and antar dashas of the next ten years with dignity, house, lordship and friendship of their lords',
  reads: 'birth',
  params: { on, dasha_year: dashaYear },
  heavyWhen: farSolarYears,
  reply,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of(asked) {
    const { sky, t, params } = asked;
    const on = onOf(asked);
    const chart = chartOf(sky, t);
    const at = yearsAfter(sky, t, params.dasha_year);
    const periods = periodsFrom(vimshottariFrom(chart.grahas.chandra.longitude), VIMSHOTTARI_COUNT, 2, at);
    const facts = factsOf(chart);
    const clock = clocksAt(sky.place);
    const chains = chainsWithin(periods, on.t, yearsOn(on.t, YEARS), 2);
    return {
      on: on.date,
      periods: chains.flatMap(([maha, antar]) =>
        maha === undefined || antar === undefined
          ? []
          : [
              {
                maha: maha.ruler.lord,
                antar: antar.ruler.lord,
                start: clock(antar.start),
                end: clock(antar.end),
                facts: factsSaid(facts, maha.ruler.lord, antar.ruler.lord),
              },
            ],
      ),
      notes: chains.length === 0 ? ['no dasha of the 120 years runs in the ten years from this day'] : [],
      citation: citation(DASHA_PHALA_SOURCE),
      timing_citation: citation(TIMING_SOURCE),
    };
  },
});
