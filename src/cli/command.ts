/** What a subcommand of the operator's command line is, and how its words are read. */

import { AdminRefusal } from '../accounts/admin.ts';
import { type Accounts, openAccounts } from '../accounts/open.ts';
import { readSettings, type Settings } from '../settings.ts';

export interface Command {
  /** One line per form, without the program's name. */
  readonly usage: readonly string[];
  /** `words` are those after the command's name. */
  run(words: readonly string[], settings: Settings, out: (line: string) => void): Promise<void>;
}

/** A wrong word on the command line: said in one line, before any database is opened. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

export interface Words {
  readonly verb: string;
  /** The value of `--name`, which must be one of `allowed` when that is given. */
  need(name: string): string;
  want(name: string): string | undefined;
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback?: T): T;
}

/** Reads `verb --flag value …`; flags not in `known` are refused, so that a misspelt one does not pass unnoticed. */
export function readWords(words: readonly string[], known: readonly string[]): Words {
  const [verb = '', ...rest] = words;
  const flags = new Map<string, string>();
  for (let i = 0; i < rest.length; i++) {
    const [, name, inline] = /^--([a-z-]+)(?:=(.*))?$/s.exec(rest[i] ?? '') ?? [];
    if (name === undefined || !known.includes(name))
      throw new WrongCommand(
        `unknown word ${JSON.stringify(rest[i])}; known: ${known.map((each) => `--${each}`).join(' ')}`,
      );
    const value = inline ?? rest[++i];
    if (value === undefined) throw new WrongCommand(`--${name} needs a value`);
    if (flags.has(name)) throw new WrongCommand(`--${name} is given twice`);
    flags.set(name, value);
  }
  const need = (name: string): string => {
    const value = flags.get(name);
    if (value === undefined || value === '') throw new WrongCommand(`--${name} is needed`);
    return value;
  };
  return {
    verb,
    need,
    want: (name) => flags.get(name),
    oneOf(name, allowed, fallback) {
      const value = flags.get(name);
      if (value === undefined && fallback !== undefined) return fallback;
      const found = allowed.find((each) => each === need(name));
      if (found === undefined)
        throw new WrongCommand(`--${name} must be one of ${allowed.join(', ')}; got ${JSON.stringify(value)}`);
      return found;
    },
  };
}

/** What a line of words asks of the accounts, once all of its words are found right. */
export type Job = (accounts: Accounts) => Promise<void>;

/** Opens the accounts as a tool beside the running service, and closes them whatever happens. */
export async function withAccounts({ databaseUrl, dataDir }: Settings, job: Job): Promise<void> {
  const accounts = await openAccounts({ databaseUrl, dataDir, clock: Date.now, tool: true });
  try {
    await job(accounts);
  } finally {
    await accounts.close();
  }
}

/** Runs one line of words against a table of commands; the exit code. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  out: (line: string) => void,
  err: (line: string) => void,
): Promise<number> {
  const [name = '', ...words] = argv;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const lines = Object.values(commands).flatMap(({ usage }) => usage.map((line) => `  ganaka ${line}`));
    if (name === '' || name === 'help' || name === '--help') {
      out(['usage:', ...lines].join('\n'));
      return 0;
    }
    err(`there is no command ${JSON.stringify(name)}; known: ${Object.keys(commands).join(', ')}, help`);
    return 2;
  }
  try {
    await command.run(words, readSettings(env), out);
    return 0;
  } catch (error) {
    if (error instanceof WrongCommand) {
      err(`${error.message}; usage: ${usageOf(command, `${name} ${words[0]}`)}`);
      return 2;
    }
    err(error instanceof Error ? error.message : String(error));
    return error instanceof AdminRefusal && BAD_WORDS.has(error.code) ? 2 : 1;
  }
}

/** Refusals of what was typed, as opposed to what was found. */
const BAD_WORDS: ReadonlySet<AdminRefusal['code']> = new Set<AdminRefusal['code']>([
  'bad_email',
  'bad_domain',
  'bad_amount',
  'bad_reference',
  'bad_month',
]);

/** The form that was meant, in one line; all of them when that is not clear. */
function usageOf({ usage }: Command, begun: string): string {
  const meant = usage.filter((line) => line.startsWith(`${begun} `));
  return (meant.length > 0 ? meant : usage).map((line) => `ganaka ${line}`).join('  or  ');
}
