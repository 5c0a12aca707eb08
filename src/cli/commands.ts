/** The commands. A new one is one file and one line here. */
import { account } from './account.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { credits } from './credits.ts';
import { doctor } from './doctor.ts';
import { key } from './key.ts';
import { ledger } from './ledger.ts';
import { panchanga } from './panchanga.ts';
import { password } from './password.ts';
import { year } from './year.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  account,
  key,
  credits,
  ledger,
  password,
  backup,
  doctor,
  panchanga,
  year,
};
