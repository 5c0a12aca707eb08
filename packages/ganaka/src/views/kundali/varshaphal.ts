/**
 * The Tajika year of a birth (annual chart): the Sun's return, muntha, office-bearers, the lord of the year and the
 * mudda dashas.
 */

import type { Static } from 'typebox';
import { type Chart, chartOf, perSapta } from '../../jyotisha/kundali/chart/chart.ts';
import {
  completedAt,
  completedIn,
  type MuddaDasha,
  otherReturnIn,
  TAJIKA_SOURCE,
  varshaphal as varshaphalOf,
} from '../../jyotisha/kundali/varshaphal/varshaphal.ts';
import { dateOf, dayAt, midnight } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { plusDays } from '../../kernel/units.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { clock, round2 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { fromNow } from '../kit/parameter.ts';
import { year as calendarYear } from '../kit/parameters.ts';
import { positionOf } from '../kit/position.ts';
import { view } from '../view.ts';
import { placedFrom } from './shapes.ts';
import type { muddaReply, varshaphalReply } from './varshaphal.reply.ts';

export const varshaphal = view<typeof varshaphalReply>()({
  field: 'varshaphal',
  summary: 'Tajika year: the return of the Sun, muntha, lord of the year, mudda dashas',
  reads: 'birth',
  params: { year: fromNow(calendarYear) },
  conventions: () => ({ return_place: 'birth', mudda: 'full_periods', varshesha: 'strongest_aspecting_lagna' }),
  of({ sky, t, say, params, today }) {
    const natal = chartOf(sky, t);
    const { place } = sky;
    const completed =
      params.year === undefined
        ? completedAt(natal, plusDays(midnight(today, place.tzHours), 0.5))
        : completedIn(natal, params.year);
    if (completed < 0)
      return {
        year: params.year ?? dateOf(today).year,
        return_at: null,
        ...notesReplyOf(say, [({ no_year_before_birth }) => no_year_before_birth(dateOf(natal.day).year)]),
      };
    const year = varshaphalOf(natal, completed);
    const begins = dateOf(dayAt(year.at, place.offsetHoursAt(year.at))).year;
    return {
      year: begins,
      completed_years: completed,
      return_at: clock(place, year.at),
      by_day: year.byDay,
      lagna: positionOf(say, year.chart.lagna),
      grahas: placedFrom(say, year.chart, year.chart.lagnaRashi),
      muntha: {
        rashi: say.named('rashi', year.muntha.rashi),
        house: year.muntha.house,
        lord: year.muntha.lord,
      },
      varshesha: year.varshesha,
      varshesha_reason: year.because,
      candidates: year.candidates.map(({ office, graha, house, aspectsLagna, strength }) => ({
        office,
        graha,
        house,
        aspects_lagna: aspectsLagna,
        pancha_vargiya: round2(strength),
      })),
      harsha_bala: year.harshaBala,
      pancha_vargiya_bala: perSapta((graha) => round2(year.panchaVargiya[graha])),
      mudda_dashas: mudda(place, year.mudda),
      mudda_dashas_with_balance: mudda(place, year.muddaWithBalance),
      ...notesReplyOf(say, params.year === undefined ? [] : yearNotes(natal, params.year, begins, completed)),
      citation: say.cite(TAJIKA_SOURCE),
    };
  },
});

/**
 * Notes on years without a return of the Sun, or with two. The sidereal year is a little longer than the calendar's, so
 * this happens for births near New Year.
 */
function yearNotes(natal: Chart, asked: number, begins: number, completed: number): Note[] {
  if (begins !== asked) return [({ no_return_in_the_year }) => no_return_in_the_year(asked)];
  const other = otherReturnIn(natal, asked, completed);
  if (other === null) return [];
  return [({ another_return_in_the_year }) => another_return_in_the_year(asked, clock(natal.sky.place, other))];
}

const mudda = (place: Place, periods: readonly MuddaDasha[]): Static<typeof muddaReply> =>
  periods.map(({ lord, from, to }) => ({ lord, start: clock(place, from), end: clock(place, to) }));
