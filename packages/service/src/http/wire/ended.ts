/** What is recorded when a request has been answered: its counters, its line in the log and the last calls of its key. */
import type { Address } from '../../api/route.ts';
import type { ApiOptions } from '../api-options.ts';
import type { Findings } from '../pipeline/outcome.ts';
import { traceFields } from './trace.ts';

export interface EndedRequest {
  readonly requestId: string;
  /** The network address of the client. */
  readonly from: string;
  readonly traceparent: string | string[] | undefined;
  readonly caller: Findings['caller'];
  readonly address: Address | null;
  readonly status: number;
  readonly credits: number;
  readonly ms: number;
}

/** The line of the log names the caller by ids and never contains a key or a query. */
export function recordEnd({ metrics, log, noted }: ApiOptions, ended: EndedRequest): void {
  const { requestId, from, traceparent, caller, address, status, credits, ms } = ended;
  metrics.answered(address?.row.group ?? 'none', address?.engine ?? 'none', status, ms);
  log.info(
    {
      id: requestId,
      path: address?.path ?? 'unknown',
      status,
      ms: Math.round(ms * 100) / 100,
      from,
      ...(caller && { account: caller.accountId, key: caller.keyId }),
      ...(traceparent !== undefined && traceFields(traceparent)),
    },
    'request',
  );
  if (caller && address) noted?.(caller, { address, status, credits, ms, requestId });
}
