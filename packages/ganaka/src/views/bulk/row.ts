/**
 * The day row, the shape of a day in all replies with many days. Its values come from the same code and the same `Day`
 * as the panchanga, so the two cannot differ. Consecutive days share their boundaries, and the festivals of a year are
 * decided once.
 */

import type { Static } from 'typebox';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import { type DayOccurrences, occurrencesOn } from '../../jyotisha/festivals/occurrences-by-day.ts';
import { periodDayOf } from '../../jyotisha/festivals/rites/period-day.ts';
import { abhijit, brahma, eighth } from '../../jyotisha/muhurta/day-muhurtas.ts';
import { pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import { periodsOf } from '../../jyotisha/panchanga/badhaka/badhaka-periods.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { bhadrasOn, specialYogasOn } from '../../jyotisha/panchanga/day/facts.ts';
import { type Moment, momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { moonOf } from '../../jyotisha/panchanga/day/rise-set.ts';
import { YOGA_ROWS } from '../../jyotisha/panchanga/special-yogas/catalog.ts';
import { isoDate } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { type EventTime, isNone } from '../../sky/engines/engine.ts';
import type { Note } from '../../text/contracts/note-words.ts';
import { clock, window } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import type { Voice } from '../../text/voice.ts';
import { periodIdOf } from '../blocks/badhaka.ts';
import { karanaNotes } from '../blocks/karana.ts';
import { amantaReplyOf, purnimantaReplyOf, solarReplyOf } from '../blocks/months.ts';
import { noteOn, transitionsOf, windowOr } from '../blocks/replies.ts';
import { spansOf } from '../blocks/spans.ts';
import { lackNote, lackOf } from '../day/panchanga.ts';
import { positionOf } from '../kit/position.ts';
import type { rowReply } from './row.reply.ts';

export type DayRow = Static<typeof rowReply>;

/** `kept` are the observances by day, for a caller that already has them. */
export function rowOf(day: Day, say: Voice, kept: DayOccurrences = occurrencesOn(day.sky, day.civil)): DayRow {
  const { sky, place } = day;
  const moment = momentUnder(sky, day.civil);
  const moon = moonOf(day);
  const notes: Note[] = [];
  const when = (what: Parameters<typeof noteOn>[0], at: EventTime): string | null => happening(place, what, at, notes);
  const { rashi, nakshatra } = positionOf(say, moment.longitude('surya'));
  const { festivals, parvas } = kept;
  const row: DayRow = {
    date: isoDate(day.civil),
    weekday: say.named('vara', day.weekday),
    sunrise: when('sunrise', day.sunrise),
    sunset: when('sunset', day.sunset),
    next_sunrise: when('next_sunrise', day.nextSunrise),
    moonrise: when('moonrise', moon.rise),
    moonset: when('moonset', moon.set),
    paksha: pakshaOf(moment.tithi.number),
    months: {
      amanta: amantaReplyOf(moment, say),
      purnimanta: purnimantaReplyOf(moment, say),
      solar: solarReplyOf(moment, say),
    },
    tithi: transitionsOf(say, 'tithi', place, day.transitions('tithi')),
    nakshatra: transitionsOf(say, 'nakshatra', place, day.transitions('nakshatra')),
    yoga: transitionsOf(say, 'yoga', place, day.transitions('yoga')),
    karana: transitionsOf(say, 'karana', place, day.transitions('karana')),
    sun: { rashi, nakshatra },
    moon: { rashi: transitionsOf(say, 'rashi', place, day.transitions('moon_rashi')) },
    kalas: kalasOf(day, notes),
    bhadra: bhadrasOn(moment).map((each) => window(place, each)),
    special_yogas: yogasOf(moment),
    festivals: festivals.map((each) => keptReplyOf(say, each)),
    parvas: parvas.map((each) => keptReplyOf(say, each)),
    badhaka: periodsOf(periodDayOf(moment)).map(({ cause }) => ({ id: periodIdOf(cause) })),
    notes: [],
  };
  notes.push(...karanaNotes(sky, day.transitions('karana')));
  row.notes = notesReplyOf(say, notes).notes;
  return row;
}

/** The clock time of an event; if the event does not occur, null and a note with the reason. */
export function happening(
  place: Place,
  what: Parameters<typeof noteOn>[0],
  at: EventTime,
  notes: Note[],
): string | null {
  if (!isNone(at)) return clock(place, at);
  notes.push(noteOn(what, at));
  return null;
}

const NO_KALAS: DayRow['kalas'] = { rahu_kala: null, gulika_kala: null, yamaganda: null, abhijit: null, brahma: null };

function kalasOf(day: Day, notes: Note[]): DayRow['kalas'] {
  const lack = lackOf(day);
  if (lack !== null) {
    notes.push(lackNote('kalas', lack));
    return NO_KALAS;
  }
  const { place, weekday } = day;
  const { daylight } = spansOf(day);
  return {
    rahu_kala: window(place, eighth('rahu_kala', weekday, daylight)),
    gulika_kala: window(place, eighth('gulika_kala', weekday, daylight)),
    yamaganda: window(place, eighth('yamaganda', weekday, daylight)),
    abhijit: window(place, abhijit(daylight)),
    brahma: windowOr(place, brahma(day), 'brahma', notes),
  };
}

function yogasOf(moment: Moment): DayRow['special_yogas'] {
  const { place } = moment;
  const found = specialYogasOn(moment);
  const said: DayRow['special_yogas'] = [];
  for (const { id } of YOGA_ROWS)
    for (const { from, to } of found[id]) said.push({ id, start: clock(place, from), end: clock(place, to) });
  return said;
}

const keptReplyOf = (say: Voice, { id, name }: Occurrence) => ({ id, ...say.byId('festival', name) });
