/** An engine's name and description, in a language. */
export interface EngineWords {
  readonly name: string;
  readonly gist: string;
}
