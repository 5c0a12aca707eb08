/** Answers read from the bytes of a connection, and what is wrong with one. */

import type { Address } from '../../packages/service/src/api/route.ts';
import { schemaOf } from '../kit/reply-schema.ts';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly closes: boolean;
  readonly end: number;
  readonly body: string;
}

/** The first whole answer in these bytes. */
export function readReply(bytes: Buffer): Reply | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const text = bytes.toString('latin1', 0, head);
  const status = Number(text.slice(9, 12));
  const length = /^content-length: (\d+)/im.exec(text)?.[1];
  const body = head + 4;
  const closes = /^connection: close/im.test(text);
  const whole = (end: number) => ({
    status,
    type: /^content-type: (.*)$/im.exec(text)?.[1] ?? '',
    closes,
    end,
    body: bytes.toString('utf8', body, end),
  });
  if (length !== undefined) return bytes.length < body + Number(length) ? undefined : whole(body + Number(length));
  if (!/^transfer-encoding: chunked/im.test(text)) return whole(body);
  for (let at = body; ; ) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    at = line + 2 + size + 2;
    if (at > bytes.length) return undefined;
    if (size === 0) return whole(at);
  }
}

/** Why this is not an answer that the route may give; null when it is. A 503 is accepted, whatever its reason, and counted by its status. */
export function faultOf({ status, type, body }: Reply, address: Address | undefined, line: string): string | null {
  if (status >= 500 && status !== 503) return body.slice(0, 200);
  if (status !== 200 || address === undefined || !type.includes('application/json')) return null;
  // the reply may repeat what was sent
  if (!/NaN|undefined|Infinity/i.test(decodeURIComponent(line)) && /NaN|undefined|Infinity/.test(body)) return 'NaN';
  const whole: Record<string, unknown> = JSON.parse(body);
  const { field } = address.row.shows;
  const payload = field === '' ? whole : whole[field];
  const schema = schemaOf(address);
  return schema.Check(payload) ? null : JSON.stringify([...schema.Errors(payload)].slice(0, 2));
}
