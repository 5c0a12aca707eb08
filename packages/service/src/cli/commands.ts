/** The table of commands. A new command needs a file and a line here. */

import type { Command } from './command.ts';
import { calendar, calendars } from './computing/calendar.ts';
import { day } from './computing/day.ts';
import { festivals } from './computing/festivals.ts';
import { geocode } from './computing/geocode.ts';
import { grahan } from './computing/grahan.ts';
import { kundali } from './computing/kundali.ts';
import { match } from './computing/match.ts';
import { muhurta } from './computing/muhurta.ts';
import { panchanga } from './computing/panchanga.ts';
import { year } from './computing/year.ts';
import { account } from './operator/account.ts';
import { backup } from './operator/backup.ts';
import { credits } from './operator/credits.ts';
import { doctor } from './operator/doctor.ts';
import { key } from './operator/key.ts';
import { ledger } from './operator/ledger.ts';
import { mcp } from './operator/mcp.ts';
import { password } from './operator/password.ts';
import { serve } from './operator/serve.ts';

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
