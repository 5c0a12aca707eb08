/**
 * Turns a tool's question into a call of its route. The call goes through the usual pipeline with the key of the
 * request, so that rates, plans, credits and refusals are those of HTTP. The code that sends the result marks the
 * debits as sent or refunds them.
 */
import type { Receipt } from '../../accounts/gate.ts';
import type { RateVerdict } from '../../accounts/keys/rate.ts';
import { pathValue } from '../../api/directory.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Address } from '../../api/route.ts';
import { queryText } from '../../mcp/reply.ts';
import type { CallRoute, RouteReply, ToolQuery } from '../../mcp/tool.ts';
import type { ApiOptions } from '../api-options.ts';
import type { Call, Findings, Outcome } from '../pipeline/outcome.ts';
import { addressOf, type Pipeline } from '../pipeline/pipeline.ts';
import { charge } from '../pipeline/settle.ts';
import { refusalOf } from '../wire/refusal-of.ts';
import { closed } from '../wire/stream.ts';

/** The MCP request that calls a tool. */
export interface ToolRequest {
  readonly key: string | undefined;
  readonly remote: string;
  readonly origin: string | undefined;
  readonly host: string;
  readonly requestId: string;
  readonly signal: () => AbortSignal;
  readonly gone: () => boolean;
  /** The rate verdict of the request itself. The first route that a tool calls is not counted again. */
  readonly rate: RateVerdict;
}

export interface RouteCaller {
  readonly ask: CallRoute;
  /** The debits for this request so far. */
  readonly receipts: Receipt[];
}

export function routeCallerFor(options: ApiOptions, answer: Pipeline, caught: ToolRequest): RouteCaller {
  const { service, load } = options;
  const receipts: Receipt[] = [];
  let rate: RateVerdict | undefined = caught.rate;
  const ask: CallRoute = async (path, query) => {
    const address = addressOf('GET', path, service.directory);
    await turnIn(load, caught);
    const started = performance.now();
    const found: Findings = {};
    const done = (status: number, credits = 0) => {
      load.ended();
      noted(options, caught, address, found, { status, credits, ms: performance.now() - started });
    };
    try {
      const call = callOf(address, path, query, caught, rate);
      rate = undefined;
      const outcome = await answer(call, found);
      const body = await wholeOf(outcome);
      const { caller, credits } = outcome;
      const { requestId, remote } = caught;
      const taken = await charge(service, { caller, address: outcome.address, credits, requestId, remote, found });
      if (taken !== null) receipts.push(taken.receipt);
      done(outcome.status, taken === null ? 0 : credits);
      return body;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'internal_error') options.log.error({ id: caught.requestId, path: address.path }, 'failed');
      done(refusal.status);
      throw refusal;
    }
  };
  return { ask, receipts };
}

/** Waits for a turn of the main thread, as every HTTP request does. */
export const turnIn = (
  load: ApiOptions['load'],
  { key, remote, gone }: Pick<ToolRequest, 'key' | 'remote' | 'gone'>,
): Promise<void> =>
  new Promise((resolve, reject) =>
    load.enter({
      owner: key ?? remote,
      run: resolve,
      refuse: () =>
        reject(new Refusal(503, 'overloaded', 'the service has more to do than it can; nothing was charged')),
      gone,
    }),
  );

function callOf(
  address: Address,
  path: string,
  query: ToolQuery,
  caught: ToolRequest,
  rate: RateVerdict | undefined,
): Call {
  const { pathParam } = address.row;
  const value = pathValue(address, path);
  const sent = queryText(query);
  return {
    address,
    queryText: value === null ? sent : `${pathParam}=${encodeURIComponent(value)}&${sent}`,
    key: caught.key,
    remote: caught.remote,
    ifNoneMatch: undefined,
    head: false,
    readBody: null,
    origin: caught.origin,
    host: caught.host,
    requestId: caught.requestId,
    signal: caught.signal,
    rate,
  };
}

async function wholeOf(outcome: Outcome): Promise<RouteReply> {
  if ('kept' in outcome) return { media: outcome.kept.media, text: outcome.kept.body.toString() };
  if ('stream' in outcome) await closed(outcome.stream);
  throw new Refusal(400, 'not_whole', 'this reply is sent in parts and cannot be read here; ask the route itself');
}

interface Ended {
  readonly status: number;
  readonly credits: number;
  readonly ms: number;
}

/** Writes the log line and the counters, as for every call of the route. */
function noted(
  { metrics, log, noted: told }: ApiOptions,
  { requestId, remote }: ToolRequest,
  address: Address,
  { caller }: Findings,
  { status, credits, ms }: Ended,
): void {
  metrics.answered(address.row.group, address.engine ?? 'none', status, ms);
  log.info(
    {
      id: requestId,
      path: address.path,
      via: 'mcp',
      status,
      ms: Math.round(ms * 100) / 100,
      from: remote,
      ...(caller && { account: caller.accountId, key: caller.keyId }),
    },
    'request',
  );
  if (caller) told?.(caller, { address, status, credits, ms, requestId });
}
