/** Yogini dashas: mahadashas and antardashas of three cycles of 36 years, from the yogini in which the birth falls. */

import type { Static } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { balanceOf, type DashaPeriod, periodsFrom } from '../../jyotisha/kundali/dasha/dasha.ts';
import { yearsAfter } from '../../jyotisha/kundali/dasha/year.ts';
import { YOGINI_COUNT, YOGINI_SOURCE, type Yogini, yoginiFrom } from '../../jyotisha/kundali/dasha/yogini.ts';
import type { Place } from '../../kernel/place.ts';
import { jdUt } from '../../kernel/units.ts';
import { clock, round6 } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { dashaYear } from '../kit/parameters.ts';
import { view } from '../view.ts';
import { farSolarYears } from './far.ts';
import type { yoginiDashasReply } from './yogini-dashas.reply.ts';

type Maha = Static<typeof yoginiDashasReply>['maha'][number];

/** A period ends when the next begins, so each boundary is formatted only once. */
function yoginiPeriodsOf(periods: readonly DashaPeriod<Yogini>[], place: Place, say: Voice): Maha[] {
  let start = clock(place, periods[0]?.start ?? jdUt(0));
  return periods.map((maha) => {
    const mahaStart = start;
    const antar = maha.parts.map(({ ruler, end }) => {
      const from = start;
      start = clock(place, end);
      return { yogini: say.named('yogini', ruler.number), lord: ruler.lord, start: from, end: start };
    });
    return {
      yogini: say.named('yogini', maha.ruler.number),
      lord: maha.ruler.lord,
      start: mahaStart,
      end: start,
      antar,
    };
  });
}

export const yoginiDashas = view<typeof yoginiDashasReply>()({
  field: 'yogini_dashas',
  summary: 'Yogini maha and antar dashas over three cycles of 36 years',
  reads: 'birth',
  params: { dasha_year: dashaYear },
  heavyWhen: farSolarYears,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of({ sky, t, say, params }) {
    const beginning = yoginiFrom(chartOf(sky, t).grahas.chandra.longitude);
    const periods = periodsFrom(beginning, YOGINI_COUNT, 2, yearsAfter(sky, t, params.dasha_year));
    const [first] = periods;
    if (first === undefined) throw new Error('no yogini period at birth');
    return {
      balance: {
        yogini: say.named('yogini', first.ruler.number),
        lord: first.ruler.lord,
        ...balanceOf(beginning.balanceYears),
        decimal_years: round6(beginning.balanceYears),
      },
      maha: yoginiPeriodsOf(periods, sky.place, say),
      citation: say.cite(YOGINI_SOURCE),
    };
  },
});
