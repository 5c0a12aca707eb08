/** The operator's commands in the process of a test, on the store of a service that runs: a process of their own would take a second each to begin. */
import { runCommand } from '../../packages/service/src/cli/command.ts';
import { COMMANDS } from '../../packages/service/src/cli/commands.ts';

export interface Said {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

export async function operator(env: NodeJS.ProcessEnv, words: readonly string[]): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(
    COMMANDS,
    words,
    env,
    (line) => out.push(line),
    (line) => err.push(line),
  );
  return { code, out, err };
}

/** The object that a command's last line is. */
export const lastOf = ({ out }: Said): Record<string, unknown> => JSON.parse(out.at(-1) ?? '{}');
