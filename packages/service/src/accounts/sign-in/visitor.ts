/** What a request shows about the person who signs in or is signed in. */
export interface Visitor {
  /** Network address, for the throttle. */
  readonly address: string;
  readonly cookie: string | undefined;
  /** The user agent, by which owners recognise their sessions. */
  readonly agent?: string | undefined;
  /** The mark (see `markOf`) of the account to which this browser has signed in before. */
  readonly mark?: string | undefined;
}
