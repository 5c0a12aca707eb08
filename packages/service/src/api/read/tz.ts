/** Parses `tz`: hours east of UTC, `+05:30`, an IANA zone, `auto`, or `lmt` (local mean time). */

import { decimalIn } from './query.ts';
import type { QueryPass } from './query-pass.ts';

/** An offset such as `+05:30`. In a query the plus sign becomes a space unless it is written %2B. */
const OFFSET = /^([+-]?)(\d{1,2}):([0-5]\d)$/;
const MOST_HOURS = 14;

/** Abbreviations that several time zones share; an Indian zone comes first. */
const AMBIGUOUS: ReadonlyMap<string, readonly string[]> = new Map([
  ['IST', ['Asia/Kolkata', 'Asia/Jerusalem', 'Europe/Dublin']],
  ['BST', ['Asia/Dhaka', 'Europe/London']],
  ['CST', ['America/Chicago', 'Asia/Shanghai', 'America/Havana']],
  ['EST', ['America/New_York', 'Australia/Sydney']],
  ['PST', ['America/Los_Angeles', 'Asia/Manila']],
  ['AST', ['America/Halifax', 'Asia/Riyadh']],
  ['GST', ['Asia/Dubai', 'Atlantic/South_Georgia']],
]);

function hoursIn(typed: string): number | null {
  const text = typed.replace(/^ /, '+');
  const parts = OFFSET.exec(text);
  if (parts !== null) return (parts[1] === '-' ? -1 : 1) * (Number(parts[2]) + Number(parts[3]) / 60);
  const hours = decimalIn(text);
  return Number.isNaN(hours) ? null : hours;
}

/** The value of `tz`: hours east of UTC, `auto`, `lmt`, or an IANA zone. */
export function readTz({ query, where, bad }: QueryPass, name: string): number | string | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  if (text === 'auto' || text === 'lmt') return text;
  const hours = hoursIn(text);
  if (hours !== null && Math.abs(hours) <= MOST_HOURS) return hours + 0;
  const meant = AMBIGUOUS.get(text.toUpperCase());
  if (hours === null && meant === undefined && where.isZone(text)) return text;
  bad.push(
    meant !== undefined
      ? {
          code: 'ambiguous_tz',
          param: name,
          text: `${name}=${text} is the name of several clocks; give the zone meant: ${meant.join(', ')}`,
          allowed: meant,
        }
      : {
          code: 'bad_tz',
          param: name,
          text: `${name} must be hours east of UTC from -14 to 14 (5.5 or +05:30), a zone such as Europe/London, auto, or lmt (local mean time); got "${text}"`,
          allowed: '-14 to 14, +HH:MM, an IANA zone, auto, or lmt',
        },
  );
  return undefined;
}
