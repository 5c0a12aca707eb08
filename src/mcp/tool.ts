/**
 * A tool: what a model may ask, which routes answer it, and what of their replies it is given. A tool computes nothing of its own: it
 * asks the routes of the service through `Ask` and makes a digest of what they say.
 */
import type { Static, TObject, TProperties } from 'typebox';
import type { EngineInfo } from '../engines/engine.ts';

/** A query as it would be sent to a route; what is undefined is not sent. */
export type AskedQuery = Readonly<Record<string, string | number | undefined>>;

/** What a route sent. */
export interface Answered {
  readonly media: string;
  readonly text: string;
}

/** Asks a path of the service, from `/v1` on. Throws a `Refusal` as the service would send it. */
export type Ask = (path: string, query: AskedQuery) => Promise<Answered>;

/** Something a result points to: the whole reply, a picture, the rule, the passage. */
export interface Link {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface Digest<T> {
  readonly answer: T;
  /** The same for a person, at most two kilobytes. */
  readonly text: string;
  readonly links: readonly Link[];
}

/** What a tool works with: the way to the service, and the engines it may name. */
export interface Desk {
  readonly ask: Ask;
  readonly engines: readonly EngineInfo[];
}

export interface Tool<I extends TProperties = TProperties, O extends TProperties = TProperties> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The rows it asks, as the table of routes has them. */
  readonly routes: readonly string[];
  readonly input: (engines: readonly EngineInfo[]) => TObject<I>;
  readonly output: TObject<O>;
  run(input: Static<TObject<I>>, desk: Desk): Promise<Digest<Static<TObject<O>>>>;
}

export const tool = <const I extends TProperties, const O extends TProperties>(declared: Tool<I, O>): Tool =>
  declared as unknown as Tool;

/** The input cannot be asked as it is: said to the model, with what to do. */
export class Unasked extends Error {
  override readonly name = 'Unasked';
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

export interface Candidate {
  readonly label: string;
  /** What to give in the next call. */
  readonly give: Readonly<Record<string, string | number>>;
}

/** What has to be known before anything can be said; the user decides, not the model. */
export class OpenQuestion extends Error {
  override readonly name = 'OpenQuestion';
  readonly param: string;
  readonly candidates: readonly Candidate[];

  constructor(param: string, text: string, candidates: readonly Candidate[]) {
    super(text);
    this.param = param;
    this.candidates = candidates;
  }
}
