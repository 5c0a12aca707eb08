/**
 * W3C Trace Context: our log and our reply contain the id of a trace that spans several services. Nothing else is
 * recorded.
 */
import { randomBytes } from 'node:crypto';

/** Version, trace id, id of the caller's span, flags (Trace Context, 3.2.2). An id of zeros is invalid. */
const SHAPE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
const PART_BYTES = 8;

/** The header of the reply: the same trace with our own span. Undefined if the request has no valid header. */
export function tracedOn(header: string | string[] | undefined): string | undefined {
  const [, trace, flags] = SHAPE.exec(String(header ?? '')) ?? [];
  return trace === undefined ? undefined : `00-${trace}-${randomBytes(PART_BYTES).toString('hex')}-${flags}`;
}

/** The trace id for the log line, if there is one. */
export const traceFields = (header: string | string[] | undefined): { readonly trace?: string } => {
  const trace = SHAPE.exec(String(header ?? ''))?.[1];
  return trace === undefined ? {} : { trace };
};
