/**
 * W3C Trace Context: the trace id of a request through several services is in our log and on our reply. Nothing else is
 * recorded.
 */
import { randomBytes } from 'node:crypto';

/** Version, number of the trace, of the caller's part in it, flags (Trace Context, 3.2.2); all noughts are none. */
const SHAPE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
const PART_BYTES = 8;

/** The header for the reply: the same trace with our own span. Undefined if none was sent, or an invalid one. */
export function tracedOn(header: string | string[] | undefined): string | undefined {
  const [, trace, flags] = SHAPE.exec(String(header ?? '')) ?? [];
  return trace === undefined ? undefined : `00-${trace}-${randomBytes(PART_BYTES).toString('hex')}-${flags}`;
}

/** For the log line. */
export const traceFields = (header: string | string[] | undefined): { readonly trace?: string } => {
  const trace = SHAPE.exec(String(header ?? ''))?.[1];
  return trace === undefined ? {} : { trace };
};
