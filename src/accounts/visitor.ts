/** The user signing in, as far as a request shows. */
export interface Visitor {
  /** Network address, for the throttle. */
  readonly address: string;
  readonly cookie: string | undefined;
  /** The user agent, by which owners recognise their sessions. */
  readonly agent?: string | undefined;
  /** The account to which this browser has signed in before, as `markOf` writes it. */
  readonly mark?: string | undefined;
}
