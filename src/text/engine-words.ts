/** An engine's name and what it is, in a language. */
export interface EngineWords {
  readonly name: string;
  readonly gist: string;
}
