/**
 * A tool: its input, the routes that answer it, and the part of their replies that the model gets. A tool computes
 * nothing itself: it calls the routes of the service through `CallRoute` and shortens their replies.
 */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { Static, TObject, TProperties } from 'typebox';

/** The query of a call to a route; undefined values are not sent. */
export type ToolQuery = Readonly<Record<string, string | number | undefined>>;

/** The reply of a route. */
export interface RouteReply {
  readonly media: string;
  readonly text: string;
}

/** Calls a route of the service by its path from `/v1` on. Throws the `Refusal` that the service would send. */
export type CallRoute = (path: string, query: ToolQuery) => Promise<RouteReply>;

/** A link in a result: to the whole reply, a picture, a rule or a passage. */
export interface ResourceLink {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface Digest<T> {
  readonly answer: T;
  /** The answer as text for a person, at most two kilobytes. */
  readonly text: string;
  readonly links: readonly ResourceLink[];
}

/** The context of a tool: the function that calls routes, and the engines. */
export interface Desk {
  readonly ask: CallRoute;
  readonly engines: readonly EngineInfo[];
}

export interface Tool<I extends TProperties = TProperties, O extends TProperties = TProperties> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The routes that the tool calls, as they are in the table of routes. */
  readonly routes: readonly string[];
  readonly input: (engines: readonly EngineInfo[]) => TObject<I>;
  readonly output: TObject<O>;
  run(input: Static<TObject<I>>, desk: Desk): Promise<Digest<Static<TObject<O>>>>;
}

export const tool = <const I extends TProperties, const O extends TProperties>(declared: Tool<I, O>): Tool =>
  declared as unknown as Tool;

/** Invalid input. The message tells the model what to change. */
export class InvalidToolInput extends Error {
  override readonly name = 'Unasked';
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

export interface CandidateArguments {
  readonly label: string;
  /** The arguments for the next call, if this candidate is meant. */
  readonly give: Readonly<Record<string, string | number>>;
}

/** A question that the user, not the model, must answer before the tool can run. */
export class OpenQuestion extends Error {
  override readonly name = 'OpenQuestion';
  readonly param: string;
  readonly candidates: readonly CandidateArguments[];

  constructor(param: string, text: string, candidates: readonly CandidateArguments[]) {
    super(text);
    this.param = param;
    this.candidates = candidates;
  }
}
