/** W3C Trace Context: whoever follows a request through several services finds its number in our log and on our answer. Nothing is recorded beyond that. */
import { randomBytes } from 'node:crypto';

/** Version, number of the trace, of the caller's part in it, flags (Trace Context, 3.2.2); all noughts are none. */
const SHAPE = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
const PART_BYTES = 8;

/** The header for the answer: the same trace, a part of our own. Undefined where none was sent, or nonsense. */
export function tracedOn(header: string | string[] | undefined): string | undefined {
  const [, trace, flags] = SHAPE.exec(String(header ?? '')) ?? [];
  return trace === undefined ? undefined : `00-${trace}-${randomBytes(PART_BYTES).toString('hex')}-${flags}`;
}

/** For the log line. */
export const traceFields = (header: string | string[] | undefined): { readonly trace?: string } => {
  const trace = SHAPE.exec(String(header ?? ''))?.[1];
  return trace === undefined ? {} : { trace };
};
