/** A refusal is the error that handlers throw. Every error of the service is sent in its format. */

/** One error of a request. */
export interface ErrorEntry {
  readonly code: string;
  readonly param?: string;
  readonly message: string;
  readonly allowed?: readonly string[] | string;
}

export interface RefusalDetail {
  /** The parameter at fault, if there is one. */
  readonly param?: string;
  readonly allowed?: readonly string[] | string;
  readonly headers?: readonly (readonly [string, string])[];
  /** All errors, if there are more than the one in the other fields. */
  readonly errors?: readonly ErrorEntry[];
}

/** The longest `error`; a longer message is whole in `errors[]`, with what is allowed. */
const MOST_CHARACTERS = 200;
/** What is kept of the end of a longer message, which says what was sent and what may be meant. */
const END_CHARACTERS = 90;

/** A long message without its middle, where the lists are. */
function short(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const end = text.slice(-END_CHARACTERS);
  const start = text.slice(0, MOST_CHARACTERS - END_CHARACTERS - 3);
  return `${start.slice(0, start.lastIndexOf(' '))} … ${end.slice(end.indexOf(' ') + 1)}`;
}

export class Refusal extends Error {
  readonly status: number;
  /** A stable word for programs: `bad_date`, `unknown_parameter`, `no_credits`. */
  readonly code: string;
  readonly detail: RefusalDetail;

  constructor(status: number, code: string, text: string, detail: RefusalDetail = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }

  /** The body of the reply. Callers can quote `requestId` when they ask about the error. */
  body(requestId?: string): Buffer {
    const { param, allowed, errors } = this.detail;
    const about = { ...(param !== undefined && { param }), ...(allowed !== undefined && { allowed }) };
    return Buffer.from(
      JSON.stringify({
        success: false,
        error: short(this.message),
        code: this.code,
        ...about,
        errors: errors ?? [{ code: this.code, message: this.message, ...about }],
        ...(requestId !== undefined && { request_id: requestId }),
      }),
    );
  }
}
