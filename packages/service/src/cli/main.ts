#!/usr/bin/env node
/** The command line: `npm run ganaka -- <command> …`. */
import { runCommand } from './command.ts';
import { COMMANDS } from './commands.ts';

process.exitCode = await runCommand(
  COMMANDS,
  process.argv.slice(2),
  process.env,
  (line) => console.log(line),
  (line) => console.error(line),
);
