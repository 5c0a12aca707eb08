/** The parts of the service that the pipeline uses. */

import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import type { EngineKey, Engines } from 'ganaka/internal/sky/engines/engine.ts';
import type { Gate } from '../../accounts/gate.ts';
import type { RateLimits } from '../../accounts/keys/rate.ts';
import type { Directory } from '../../api/directory.ts';
import type { PlainContext } from '../../api/route.ts';
import type { Whereabouts } from '../../api/whereabouts.ts';
import type { ParsedQueryCache } from '../cache/parsed-query-cache.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import type { Printer } from '../print/printer.ts';
import type { BurstOffload } from '../threads/burst-offload.ts';
import type { HeavyWork } from '../threads/workers.ts';
import type { Seal } from './seal.ts';

export interface Service {
  readonly engines: Engines;
  readonly retired: readonly EngineKey[];
  readonly gate: Gate;
  readonly rates: RateLimits;
  readonly where: Whereabouts;
  readonly now: () => JdUt;
  readonly cache: ReplyCache;
  readonly parsedQueries: ParsedQueryCache;
  readonly heavy: HeavyWork;
  readonly offload: BurstOffload;
  readonly printer: Printer;
  readonly seal: Seal;
  readonly about: PlainContext;
  readonly directory: Directory;
  /** The version, which is part of every ETag because another version may answer differently. */
  readonly version: string;
}
