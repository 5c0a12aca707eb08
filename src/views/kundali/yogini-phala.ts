/** Yogini maha and antar of the ten years from `on`, with what the chart says of their lords. */
import { Type } from 'typebox';
import { chartOf } from '../../kundali/chart.ts';
import { periodsFrom } from '../../kundali/dasha/dasha.ts';
import { factsOf } from '../../kundali/dasha/phala.ts';
import { chainsWithin, yearsOn } from '../../kundali/dasha/timeline.ts';
import { yearsAfter } from '../../kundali/dasha/year.ts';
import { YOGINI_COUNT, YOGINI_SOURCE, yoginiFrom } from '../../kundali/dasha/yogini.ts';
import { citation } from '../../rules/source.ts';
import { citationReply } from '../citation.ts';
import { dashaYear, on } from '../parameters.ts';
import { grahaReply, namedReply } from '../position.ts';
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
      maha_yogini: namedReply,
      antar_yogini: namedReply,
      start: Type.String(),
      end: Type.String(),
      facts: factsReply,
    }),
  ),
  notes: Type.Array(Type.String()),
  citation: citationReply,
});

export const yoginiPhala = view({
  field: 'yogini_phala',
  summary: 'Yogini dashas of the next ten years with dignity, house, lordship and friendship of their lords',
  reads: 'birth',
  params: { on, dasha_year: dashaYear },
  heavyWhen: farSolarYears,
  reply,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of(asked) {
    const { sky, t, say, params } = asked;
    const on = onOf(asked);
    const chart = chartOf(sky, t);
    const at = yearsAfter(sky, t, params.dasha_year);
    const periods = periodsFrom(yoginiFrom(chart.grahas.chandra.longitude), YOGINI_COUNT, 2, at);
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
                maha_yogini: say.named('yogini', maha.ruler.number),
                antar_yogini: say.named('yogini', antar.ruler.number),
                start: clock(antar.start),
                end: clock(antar.end),
                facts: factsSaid(facts, maha.ruler.lord, antar.ruler.lord),
              },
            ],
      ),
      notes: chains.length === 0 ? ['no dasha of the three cycles runs in the ten years from this day'] : [],
      citation: citation(YOGINI_SOURCE),
    };
  },
});
