/** The table of commands. A new command needs a file and a line here. */
import { account } from './account.ts';
import { backup } from './backup.ts';
import { calendar, calendars } from './calendar.ts';
import type { Command } from './command.ts';
import { credits } from './credits.ts';
import { day } from './day.ts';
import { doctor } from './doctor.ts';
import { festivals } from './festivals.ts';
import { geocode } from './geocode.ts';
import { grahan } from './grahan.ts';
import { key } from './key.ts';
import { kundali } from './kundali.ts';
import { ledger } from './ledger.ts';
import { match } from './match.ts';
import { mcp } from './mcp.ts';
import { muhurta } from './muhurta.ts';
import { panchanga } from './panchanga.ts';
import { password } from './password.ts';
import { serve } from './serve.ts';
import { year } from './year.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  account,
  key,
  credits,
  ledger,
  password,
  backup,
  doctor,
  serve,
  panchanga,
  day,
  calendar,
  calendars,
  festivals,
  kundali,
  match,
  grahan,
  muhurta,
  geocode,
  year,
  mcp,
};
