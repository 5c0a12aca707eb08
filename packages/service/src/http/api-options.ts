/** What the API needs from the process that serves it. */
import type { Caller } from '../accounts/gate.ts';
import type { Address } from '../api/route.ts';
import type { Load } from './admission/load.ts';
import type { Metrics } from './operations/metrics.ts';
import type { Service } from './pipeline/service.ts';
import type { HostCheck } from './wire/sockets/host.ts';

export interface Log {
  info(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export interface ApiOptions {
  readonly service: Service;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly load: Load;
  readonly trustProxy: boolean;
  readonly hostCheck: HostCheck;
  /** Whether request lines are remembered; false for tests of the other path. */
  readonly remembers?: false | undefined;
  /** Called after the reply to every call with a key. */
  readonly noted?: ((caller: Caller, call: NotedCall) => void) | undefined;
}

export interface NotedCall {
  readonly address: Address;
  readonly status: number;
  readonly credits: number;
  readonly ms: number;
  readonly requestId: string;
}
