/** Notes of replies that contain names, in English. */

import { joined } from '../joined.ts';
import type { CalendarEdge, NoteWords } from '../note-words.ts';
import { calendar } from './names/calendar.ts';
import { kundali } from './names/kundali.ts';
import { notes as remarks } from './notes/index.ts';

const CUTOFF: Readonly<Record<CalendarEdge['cutoff'], string>> = {
  sunset: 'sunset',
  sunrise: 'sunrise',
  midnight: 'midnight',
  aparahna: 'three fifths of the day',
  clock: 'the hour of the rule',
};

export const notes: NoteWords = {
  ...remarks,
  no_sunrise: (why) => `the Sun does not rise there that day (${why}): the day is the civil one`,
  no_sunset: (why) => `the Sun does not set there that day (${why})`,
  no_next_sunrise: (why) => `the Sun does not rise there the day after (${why})`,
  houses_backwards:
    'at this latitude and hour the midheaven lies behind the lagna: the houses follow one another backwards',
  karana_order: '59 Chatushpada, 60 Naga is common usage; Surya-siddhanta II.67 names Naga before Chatushpada',
  outside_life: 'this day lies outside the 120 years from birth',
  hindi_with_full_access: (plans) =>
    `display: Hindi comes with full access to the engine: the ${joined(plans, 'and')} plans`,
  calendar_edge: ({ rashi, minutes, side, cutoff, other }) =>
    `the Sun entered ${kundali.rashi[rashi]} ${minutes} minutes ${side} ${CUTOFF[cutoff]}; the other first day would be ${other}`,
  calendar_by_tithi: 'the tithi of the last sunrise was still running, so the day before midnight is taken',
  calendar_printed: (source) =>
    `the print has another first day than the rule; the printed day is the answer (${source})`,
  lunar_two_sankrantis: 'the month holds two sankrantis: the name after it is lost',
  lunar_kshaya: 'the tithi begins and ends between two sunrises',
  lunar_no_adhika: (shaka, masa) => `Shaka ${shaka} has no adhika ${calendar.masa[masa]}`,
  lunar_expunged: ({ shaka, masa, instead, engine }) =>
    `${calendar.masa[masa]} of Shaka ${shaka} was expunged: ${calendar.masa[instead]} holds two sankrantis and takes its place, by the ${engine} engine`,
};
