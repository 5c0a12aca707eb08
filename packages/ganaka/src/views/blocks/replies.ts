/** Parts of schemas that several blocks share, and the functions that fill them. */

import type { Static } from 'typebox';
import type { AngaSpan } from '../../jyotisha/panchanga/angas/angas.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import type { Place } from '../../kernel/place.ts';
import type { Span } from '../../kernel/span.ts';
import { jdUt } from '../../kernel/units.ts';
import { isNone, type None } from '../../sky/engines/engine.ts';
import type { Note, NoteWords } from '../../text/contracts/note-words.ts';
import { clock, window } from '../../text/format.ts';
import type { NumberedList, Voice } from '../../text/voice.ts';
import type { transitionsReply } from './fields.reply.ts';

type Transition = Static<typeof transitionsReply>[number];

/** A named window: `{number, name, name_hi?, start, end}`. */
export function namedWindow(say: Voice, list: NumberedList, number: number, place: Place, part: Span): Transition {
  return say.windowed(list, number, clock(place, part.from), clock(place, part.to));
}

/** Consecutive windows. Each ends when the next begins, so each boundary is formatted only once. */
export function transitionsOf(say: Voice, list: NumberedList, place: Place, spans: readonly AngaSpan[]): Transition[] {
  const said: Transition[] = [];
  let start = spans[0] === undefined ? '' : clock(place, spans[0].from);
  for (const { number, to } of spans) {
    const end = clock(place, to);
    said.push(say.windowed(list, number, start, end));
    start = end;
  }
  return said;
}

/**
 * The member of a list that begins and ends between the day's two sunrises (kshaya), and whether that of its sunrise
 * also covers the next (vriddhi).
 */
export function growthReplyOf(say: Voice, list: 'tithi' | 'nakshatra' | 'yoga', day: Day) {
  const members = day.transitions(list);
  const lost = members.length > 2 ? members[1] : undefined;
  return { kshaya: lost === undefined ? null : say.named(list, lost.number), vriddhi: members.length === 1 };
}

/** The clock times of the boundaries when a span is divided into equal parts; there are `parts + 1` of them. */
export function boundaryClocks(place: Place, { from, to }: Span, parts: number): string[] {
  const clocks: string[] = [];
  for (let i = 0; i < parts; i++) clocks.push(clock(place, jdUt(from + ((to - from) * i) / parts)));
  clocks.push(clock(place, to));
  return clocks;
}

type Happening = Parameters<NoteWords['does_not_happen']>[0];
/** The note that says why a field is null. */
export const noteOn =
  (what: Happening, { none }: None): Note =>
  ({ does_not_happen }) =>
    does_not_happen(what, none);

/** A window, or null with a note. */
export function windowOr(place: Place, part: Span | None, what: Happening, notes: Note[]) {
  if (!isNone(part)) return window(place, part);
  notes.push(noteOn(what, part));
  return null;
}
