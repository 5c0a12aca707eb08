/** Parts of the tools' texts: spans, clock times, and the line about engine and place. They never quote user input. */
import { Type } from 'typebox';
import type { ReplyBasis } from './reply.ts';

export const spanReply = Type.Object({ start: Type.String(), end: Type.String() });
export interface SpanReply {
  readonly start: string;
  readonly end: string;
}

/** The clock time of an instant: `06:40` for `2026-11-14T06:40:29+05:30`, with the date if it is not `day`. */
export function at(iso: string, day?: string): string {
  const [date = '', clock = ''] = iso.split('T');
  const time = clock.slice(0, 5);
  return day === undefined || date === day ? time : `${date} ${time}`;
}

export const between = ({ start, end }: SpanReply, day?: string): string => `${at(start, day)}–${at(end, day)}`;

export const span = ({ start, end }: SpanReply): SpanReply => ({ start, end });

/** The last line of a text: engine, ayanamsa, place and clock. */
export const madeBy = ({ engine, ayanamsa, place, zone }: ReplyBasis): string =>
  `[engine ${engine}${ayanamsa === undefined ? '' : `, ayanamsa ${ayanamsa}`}${place === undefined ? '' : `; ${place}; clock ${zone}`}]`;

const MOST_BYTES = 2000;

/** Joins lines to a text of at most two kilobytes; the number of lines that do not fit is given. */
export function textOf(lines: readonly (string | false | undefined)[], basis: ReplyBasis): string {
  const said = lines.filter((line): line is string => typeof line === 'string' && line !== '');
  const last = [...(basis.notes ?? []).map((note) => `Note: ${note}`), madeBy(basis)];
  let room = MOST_BYTES - last.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0) - 60;
  const kept: string[] = [];
  for (const line of said) {
    room -= Buffer.byteLength(line) + 1;
    if (room < 0) break;
    kept.push(line);
  }
  const left = said.length - kept.length;
  return [...kept, ...(left > 0 ? [`… and ${left} more lines in the structured result`] : []), ...last].join('\n');
}
