/** A refusal: the only thing handlers throw, and the one shape in which every error leaves the service. */
export interface RefusalDetail {
  /** The parameter at fault, where there is one. */
  readonly param?: string;
  readonly allowed?: readonly string[] | string;
  readonly headers?: readonly (readonly [string, string])[];
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

  body(): Buffer {
    const { param, allowed } = this.detail;
    return Buffer.from(
      JSON.stringify({
        success: false,
        error: this.message,
        code: this.code,
        ...(param !== undefined && { param }),
        ...(allowed !== undefined && { allowed }),
      }),
    );
  }
}
