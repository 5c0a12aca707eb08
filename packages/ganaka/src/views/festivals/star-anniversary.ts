/** The days by the star in a solar month, in the shape of the other anniversaries. */

import type { Static } from 'typebox';
import { landOf } from '../../jyotisha/calendars/of-land.ts';
import type { Rite } from '../../jyotisha/festivals/kinds/anniversary.ts';
import {
  type KeptStar,
  type StarCalendarId,
  type StarEvent,
  type StarRite,
  starEventAt,
  starsIn,
} from '../../jyotisha/festivals/kinds/star-anniversary.ts';
import type { FestivalYear } from '../../jyotisha/festivals/year.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { CivilDay, JdUt } from '../../kernel/units.ts';
import { wordOf } from '../../rules/clause.ts';
import type { Source } from '../../rules/source.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { gistIn } from '../../text/citation.ts';
import { window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { monthReplyOf } from '../calendars/reply-parts.ts';
import type { ParameterError } from '../view.ts';
import type { anniversaryEntryReply } from './anniversary.reply.ts';

export type AnyRite = Rite | StarRite;
export const isByStar = (kind: AnyRite): kind is StarRite => kind === 'star' || kind === 'star_shraddha';

interface Named {
  readonly kind?: AnyRite;
  readonly calendar?: StarCalendarId;
}

/** The calendar of the request, else that of the place: Kollam in Kerala, Tamil everywhere else. */
export const starCalendarOf = ({ calendar }: Named, { place }: Sky): StarCalendarId =>
  calendar ?? (landOf(place).solar.id === 'kollam' ? 'kollam' : 'tamil');

export const wrongWithCalendar = ({ kind, calendar }: Named): ParameterError[] =>
  calendar === undefined || kind === undefined || isByStar(kind)
    ? []
    : [
        {
          param: 'calendar',
          text: `calendar is for the days by the star; kind is ${kind}`,
          allowed: 'with kind star or star_shraddha',
        },
      ];

/** The event of a request, at the place and time that are remembered; its calendar is that of `watched`. */
export const starEventOf = (sky: Sky, watched: Sky, day: CivilDay, t: JdUt, params: Named): StarEvent =>
  starEventAt(sky, day, t, starCalendarOf(params, watched));

export const solarMonthOf = ({ calendar, rashi }: StarEvent, say: Voice) =>
  monthReplyOf(calendar, ((rashi - calendar.firstMonthRashi + 12) % 12) + 1, say);

type AnniversaryEntry = Static<typeof anniversaryEntryReply>;

export function starDatesIn(year: FestivalYear, rite: StarRite, event: StarEvent, say: Voice): AnniversaryEntry[] {
  const kept = starsIn(year, rite, event);
  if (kept.length > 0) return kept.map((each) => entryOf(year, each, say));
  return [
    {
      year: year.year,
      date: null,
      tithi: null,
      nakshatra: null,
      adhika: false,
      because: null,
      citation: null,
      alternatives: [],
      ...notesReplyOf(say, ['anniversary_star_outside_the_year']),
    },
  ];
}

function entryOf(
  { year, sky }: FestivalYear,
  { run, day, because, ofTwo, alternatives }: KeptStar,
  say: Voice,
): AnniversaryEntry {
  return {
    year,
    date: isoDate(day),
    tithi: null,
    nakshatra: window(sky.place, run),
    adhika: false,
    because: wordOf(because.when),
    citation: say.cite(because.source),
    alternatives: alternatives.map((each) => ({
      tradition: each.tradition,
      date: isoDate(each.day),
      because: wordOf(each.because.when),
      citation: say.cite(each.because.source),
    })),
    ...ruleNotes(ofTwo, say),
  };
}

/** The rule that decided between two months or two days, as a note. */
export const ruleNotes = (source: Source | null, say: Voice) =>
  say.sentences('notes', (language) =>
    source === null ? [] : [`${say.cite(source).work}: ${gistIn(language, source.gist)}`],
  );
