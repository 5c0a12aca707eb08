/** The dependencies of the pages. */

import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import type { Engines } from 'ganaka/internal/sky/engines/engine.ts';
import type { RateLimits } from '../accounts/keys/rate.ts';
import type { Accounts } from '../accounts/open.ts';
import type { AttemptRecord } from '../accounts/sign-in/auth.ts';
import type { Mailer } from '../accounts/sign-in/smtp.ts';
import type { Address, Examples } from '../api/route.ts';
import type { Whereabouts } from '../api/whereabouts.ts';
import type { Load } from '../http/admission/load.ts';
import type { Log } from '../http/api-options.ts';
import type { HeavyWork } from '../http/threads/workers.ts';
import type { Settings } from '../settings.ts';

export interface PagesParts {
  readonly settings: Settings;
  readonly accounts: Accounts;
  readonly root: string;
  readonly log: Log;
  readonly addresses: readonly Address[];
  readonly version: string;
  readonly engines: Engines;
  readonly now: () => JdUt;
  /** The gazetteer and the time zones. */
  readonly where: Whereabouts;
  readonly rates: RateLimits;
  /** The queue of the main thread, shared with the API. */
  readonly load: Load;
  /** Threads for long work. */
  readonly heavy: HeavyWork;
  /** Called for every attempt to sign in or to sign up. */
  readonly attempted: (record: AttemptRecord) => void;
  readonly commonPasswords: () => ReadonlySet<string>;
  /** Sends e-mail; null if the operator has configured no mail server. */
  readonly mailer: Mailer | null;
  /** The example replies of the reference. */
  readonly examples: Examples;
  /** Returns the search index of the reference, as the build wrote it. */
  readonly search: () => string | undefined;
  /** Creates engines that use only the series (the ephemeris data), as a browser does. */
  readonly lightEngines: () => Engines;
}
