/** The subcommands of the command line, and the parser of their arguments. */
import { parseArgs } from 'node:util';
import { AdminRefusal } from '../accounts/admin.ts';
import type { Accounts } from '../accounts/open.ts';
import { readSettings, type Settings } from '../settings.ts';
import { versionText } from './operator/version.ts';

export interface Command {
  /** The forms of the command, one line each, without the program's name. */
  readonly usage: readonly string[];
  /** Runs the command; `words` are the words after its name. */
  run(words: readonly string[], settings: Settings, out: (line: string) => void): Promise<void>;
  /** Lines that `--help` prints after the usage. */
  help?(settings: Settings): readonly string[];
}

/** A usage error. It is reported in one line, before any database is opened. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

export interface CommandArguments {
  readonly verb: string;
  /** The value of `--name`: required (`need`), optional (`want`), or one of `allowed` (`oneOf`). */
  need(name: string): string;
  want(name: string): string | undefined;
  /** Whether the switch `--name` is given. */
  has(name: string): boolean;
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback?: T): T;
}

/**
 * Parses `verb --flag value --switch …`. Flags that are not in `known` or `switches` are rejected, so that a misspelt
 * flag is noticed. The strict mode of parseArgs is not used, because it takes the minus of `--lon -73.9` for another
 * flag and reports errors in several sentences.
 */
export function readWords(
  words: readonly string[],
  known: readonly string[],
  switches: readonly string[] = [],
): CommandArguments {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries([
      ...known.map((name) => [name, { type: 'string' }] as const),
      ...switches.map((name) => [name, { type: 'boolean' }] as const),
    ]),
    strict: false,
    tokens: true,
  });
  const flags = new Map<string, string>();
  const verbs: string[] = [];
  const unknown = (word: string) =>
    new WrongCommand(
      `unknown word ${JSON.stringify(word)}; known: ${[...known, ...switches].map((each) => `--${each}`).join(' ')}`,
    );
  for (const token of tokens) {
    if (token.kind === 'positional') verbs.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const isSwitch = switches.includes(name);
    if (rawName !== `--${name}` || !(isSwitch || known.includes(name))) throw unknown(rawName);
    if (isSwitch && value !== undefined) throw new WrongCommand(`--${name} takes no value`);
    if (!isSwitch && (value === undefined || (!token.inlineValue && value.startsWith('--'))))
      throw new WrongCommand(`--${name} needs a value`);
    if (flags.has(name)) throw new WrongCommand(`--${name} is given twice`);
    flags.set(name, value ?? '');
  }
  const [verb = '', another] = verbs;
  if (another !== undefined) throw unknown(another);
  const need = (name: string): string => {
    const value = flags.get(name);
    if (value === undefined || value === '') throw new WrongCommand(`--${name} is needed`);
    return value;
  };
  return {
    verb,
    need,
    want: (name) => flags.get(name),
    has: (name) => flags.has(name),
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

/** The work of a command on the accounts, which is done when all arguments are valid. */
export type AccountJob = (accounts: Accounts) => Promise<void>;

/** Opens the accounts next to a running service, does the work, and closes the accounts in any case. */
export async function withAccounts({ databaseUrl, dataDir }: Settings, job: AccountJob): Promise<void> {
  const { openAccounts } = await import('../accounts/open.ts');
  const accounts = await openAccounts({ databaseUrl, dataDir, clock: Date.now, tool: true });
  try {
    await job(accounts);
  } finally {
    await accounts.close();
  }
}

/** Runs the command that the words name; returns the exit code. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  out: (line: string) => void,
  err: (line: string) => void,
): Promise<number> {
  const [name = '', ...words] = argv;
  if (name === '--version') {
    out(versionText());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    if (name === '' || name === 'help' || name === '--help') {
      const all = Object.values(commands);
      const asking = usageLines(all.filter(({ help }) => help !== undefined));
      const keeping = usageLines(all.filter(({ help }) => help === undefined));
      const rest = ['  ganaka <command> --help', '  ganaka --version'];
      out(['usage:', ...asking, '', 'to keep the service:', ...keeping, '', ...rest].join('\n'));
      return 0;
    }
    err(`there is no command ${JSON.stringify(name)}; known: ${Object.keys(commands).join(', ')}, help`);
    return 2;
  }
  try {
    const settings = readSettings(env);
    if (words.includes('--help')) {
      const usage = command.usage.map((line) => `  ganaka ${line}`);
      out(['usage:', ...usage, ...(command.help?.(settings) ?? [])].join('\n'));
    } else await command.run(words, settings, out);
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

const usageLines = (commands: readonly Command[]): string[] =>
  commands.flatMap(({ usage }) => usage.map((line) => `  ganaka ${line}`));

/** Error codes that mean a usage error, as opposed to a failure of the operation. */
const BAD_WORDS: ReadonlySet<AdminRefusal['code']> = new Set<AdminRefusal['code']>([
  'bad_email',
  'bad_domain',
  'bad_amount',
  'bad_reference',
  'bad_month',
]);

/** The usage of the intended form, in one line; of all forms if the intended one is not clear. */
function usageOf({ usage }: Command, begun: string): string {
  const meant = usage.filter((line) => line.startsWith(`${begun} `));
  return (meant.length > 0 ? meant : usage).map((line) => `ganaka ${line}`).join('  or  ');
}
