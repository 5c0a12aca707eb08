/** All calendars, by their id. */
import { CALENDAR_IDS, type Calendar, type CalendarId } from '../calendar.ts';
import { assam } from './assam.ts';
import { bangla } from './bangla.ts';
import { bangladesh } from './bangladesh.ts';
import { bikram } from './bikram.ts';
import { kollam } from './kollam.ts';
import { lunar } from './lunar.ts';
import { nanakshahi } from './nanakshahi.ts';
import { odia } from './odia.ts';
import { nanakshahiAmended, punjab } from './punjab.ts';
import { shaka } from './shaka.ts';
import { tamil } from './tamil.ts';

export const CALENDARS = {
  bikram,
  tamil,
  kollam,
  bangla,
  bangladesh,
  odia,
  assam,
  punjab,
  nanakshahi,
  'nanakshahi-amended': nanakshahiAmended,
  shaka,
  lunar,
} as const satisfies Readonly<Record<CalendarId, Calendar>>;

export const EVERY_CALENDAR: readonly Calendar[] = CALENDAR_IDS.map((id) => CALENDARS[id]);
