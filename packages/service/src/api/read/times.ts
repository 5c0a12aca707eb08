/** The time of day as written: `HH:MM[:SS]`, or hours as a number. */
import { decimalIn } from './query.ts';
import type { QueryPass } from './query-pass.ts';

export interface Hours {
  readonly value: number;
  readonly text: string;
}

/** `HH:MM[:SS]`; 6:30 is the same as 06:30. */
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** Hours since midnight from `HH:MM[:SS]` or a number; an empty `time` is the same as none. */
export function readHours(
  { query, bad }: QueryPass,
  timeName: string,
  hourName: string,
  required: boolean,
): Hours | undefined {
  const time = query.get(timeName) === '' ? undefined : query.get(timeName);
  const hour = query.get(hourName);
  if (time !== undefined && hour !== undefined)
    bad.push({
      code: 'two_times',
      param: hourName,
      text: `${timeName} and ${hourName} are both given; give one of them`,
    });
  if (time !== undefined) {
    const parts = CLOCK.exec(time);
    if (parts !== null)
      return {
        value: Number(parts[1]) + Number(parts[2]) / 60 + Number(parts[3] ?? 0) / 3600,
        text: time.padStart(time.length + (time.indexOf(':') === 1 ? 1 : 0), '0'),
      };
    bad.push({
      code: 'bad_time',
      param: timeName,
      text: `${timeName} must be HH:MM or HH:MM:SS from 00:00 to 23:59:59; got "${time}"`,
      allowed: '00:00 to 23:59:59',
    });
    return undefined;
  }
  if (hour !== undefined) {
    const value = decimalIn(hour) + 0;
    if (value >= 0 && value < 24) return { value, text: clockText(value) };
    bad.push({
      code: 'bad_hour',
      param: hourName,
      text: `${hourName} must be a number from 0 to below 24, such as 5.5; got "${hour}"`,
      allowed: '0 <= hour < 24',
    });
    return undefined;
  }
  if (required)
    bad.push({
      code: `missing_${timeName}`,
      param: timeName,
      text: `${timeName} is required on this route, as HH:MM or HH:MM:SS`,
    });
  return undefined;
}

function clockText(hours: number): string {
  const seconds = Math.min(Math.round(hours * 3600), 86_399);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((each) => String(each).padStart(2, '0'))
    .join(':');
}
