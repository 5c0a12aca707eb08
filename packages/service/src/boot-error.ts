/** What the operator reads when the service cannot start: the cause itself, not the step in which it came up. */
import { relative, sep } from 'node:path';
import { StoreOpenError } from './accounts/store/open-error.ts';
import { WrongSetting } from './settings.ts';

/** The address or port cannot be had. */
export class CannotListen extends Error {
  constructor(host: string, port: number, cause: unknown) {
    super(`cannot listen on ${host}:${port}: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** One sentence for the causes that we know; otherwise the error itself, with its stack. */
export function bootError(error: unknown, root: string): unknown {
  if (error instanceof WrongSetting) return `wrong setting: ${error.message}`;
  if (error instanceof CannotListen || error instanceof StoreOpenError) return error.message;
  const { code, path } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'ENOENT' && path !== undefined && isIn(root, path))
    return `cannot start: ${path} is missing. Build the service again, or install its package again`;
  return path === undefined || !(error instanceof Error) ? error : `cannot start: ${error.message}`;
}

const isIn = (folder: string, path: string): boolean => {
  const [first] = relative(folder, path).split(sep);
  return first !== '..';
};
