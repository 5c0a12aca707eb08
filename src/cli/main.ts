/** The operator's command line: `npm run ganaka -- <command> …`. A new command is one file and one line here. */
import { account } from './account.ts';
import { backup } from './backup.ts';
import { type Command, runCommand } from './command.ts';
import { credits } from './credits.ts';
import { key } from './key.ts';
import { password } from './password.ts';

const COMMANDS: Readonly<Record<string, Command>> = { account, key, credits, password, backup };

process.exitCode = await runCommand(
  COMMANDS,
  process.argv.slice(2),
  process.env,
  (line) => console.log(line),
  (line) => console.error(line),
);
