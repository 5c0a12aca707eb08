/** Notes on dates of regional and lunar calendars, in English. */
import type { CalendarEdge, CalendarNotes } from '../../contracts/note-words.ts';
import { calendar } from './names/calendar.ts';
import { kundali } from './names/kundali.ts';

const CUTOFF: Readonly<Record<CalendarEdge['cutoff'], string>> = {
  sunset: 'sunset',
  sunrise: 'sunrise',
  midnight: 'midnight',
  aparahna: 'three fifths of the day',
  clock: 'the hour of the rule',
};

export const calendarNotes: CalendarNotes = {
  calendar_edge: ({ rashi, minutes, side, cutoff, other }) =>
    `the Sun entered ${kundali.rashi[rashi]} ${minutes} minutes ${side} ${CUTOFF[cutoff]}; the other first day would be ${other}`,
  calendar_by_tithi: 'the tithi of the last sunrise was still running, so the day before midnight is taken',
  calendar_printed: (source) =>
    `the print has another first day than the rule; the printed day is the answer (${source})`,
  lunar_two_sankrantis: 'the month holds two sankrantis: the name after it is lost',
  lunar_kshaya: 'the tithi begins and ends between two sunrises',
  gaurabda_not_there: (year, reason) =>
    reason === 'no_adhika'
      ? `Gaurabda ${year} has no such adhika month`
      : `Gaurabda ${year} lacks this month, which is expunged`,
  lunar_no_adhika: (shaka, masa) => `Shaka ${shaka} has no adhika ${calendar.masa[masa]}`,
  lunar_expunged: ({ shaka, masa, instead, engine }) =>
    `${calendar.masa[masa]} of Shaka ${shaka} was expunged: ${calendar.masa[instead]} holds two sankrantis and takes its place, by the ${engine} engine`,
};
