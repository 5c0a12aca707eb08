/** One line of the registry: an engine's description, and how to create it from the loaded data. */
import type { Engine, EngineInfo } from './engine.ts';

/** What settings say about engines. */
export interface EngineNames {
  /** Path segment, `engine=` value and id of the third engine. */
  readonly thirdEngine: string;
}

/** An engine that needs nothing takes anything. */
export interface EngineMaker<Given = unknown> {
  info(names: EngineNames): EngineInfo;
  make(info: EngineInfo, given: Given): Engine;
}
