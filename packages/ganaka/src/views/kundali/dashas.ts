/**
 * Vimshottari dashas of 120 years at three levels (maha, antar, pratyantara), from the period in which the birth falls.
 */

import type { Static } from 'typebox';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { balanceOf, type DashaPeriod, periodsFrom, type Ruler } from '../../jyotisha/kundali/dasha/dasha.ts';
import {
  VIMSHOTTARI,
  VIMSHOTTARI_COUNT,
  VIMSHOTTARI_SOURCE,
  vimshottariFrom,
} from '../../jyotisha/kundali/dasha/vimshottari.ts';
import { yearsAfter } from '../../jyotisha/kundali/dasha/year.ts';
import type { Place } from '../../kernel/place.ts';
import { jdUt } from '../../kernel/units.ts';
import { clock, round6 } from '../../text/format.ts';
import { dashaYear } from '../kit/parameters.ts';
import { view } from '../view.ts';
import type { dashasReply } from './dashas.reply.ts';
import { farSolarYears } from './far.ts';

type Maha = Static<typeof dashasReply>['maha'][number];

/** At every level a period ends when the next begins, so each boundary is formatted only once. */
function dashaPeriodsOf(periods: readonly DashaPeriod<Ruler>[], place: Place): Maha[] {
  let start = clock(place, periods[0]?.start ?? jdUt(0));
  return periods.map((maha) => {
    const mahaStart = start;
    const antar = maha.parts.map((each) => {
      const antarStart = start;
      const pratyantara = each.parts.map(({ ruler, end }) => {
        const from = start;
        start = clock(place, end);
        return { lord: ruler.lord, start: from, end: start };
      });
      return { lord: each.ruler.lord, start: antarStart, end: start, pratyantara };
    });
    return { lord: maha.ruler.lord, start: mahaStart, end: start, antar };
  });
}

export const dashas = view<typeof dashasReply>()({
  field: 'dashas',
  summary: 'Vimshottari maha, antar and pratyantara dashas over 120 years',
  reads: 'birth',
  params: { dasha_year: dashaYear },
  heavyWhen: farSolarYears,
  conventions: ({ params }) => ({ dasha_year: params.dasha_year }),
  of({ sky, t, say, params }) {
    const beginning = vimshottariFrom(chartOf(sky, t).grahas.chandra.longitude);
    const at = yearsAfter(sky, t, params.dasha_year);
    return {
      balance: {
        lord: VIMSHOTTARI[beginning.first]?.lord ?? 'ketu',
        ...balanceOf(beginning.balanceYears),
        decimal_years: round6(beginning.balanceYears),
      },
      maha: dashaPeriodsOf(periodsFrom(beginning, VIMSHOTTARI_COUNT, 3, at), sky.place),
      citation: say.cite(VIMSHOTTARI_SOURCE),
    };
  },
});
