/** The pages. */
import type { Accounts } from '../accounts/open.ts';
import type { Handler, Log } from '../http/api.ts';
import type { Address } from '../http/route.ts';
import type { Settings } from '../settings.ts';

export interface PagesParts {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly root: string;
  readonly log: Log;
  readonly addresses: readonly Address[];
  readonly version: string;
}

export interface Pages {
  readonly handler: Handler | null;
  close(): Promise<void>;
}

export async function buildPages(_parts: PagesParts): Promise<Pages> {
  return { handler: null, close: async () => undefined };
}
