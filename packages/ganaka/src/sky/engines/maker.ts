/** One line of the registry: an engine's description, and how to create it from the loaded data. */
import type { Engine, EngineInfo } from './engine.ts';

/** The settings that concern engines. */
export interface EngineNames {
  /** Path segment, `engine=` value and id of the third engine. */
  readonly thirdEngine: string;
}

/** `Given` is the data that the engine is created from. An engine that needs no data accepts any value. */
export interface EngineMaker<Given = unknown> {
  info(names: EngineNames): EngineInfo;
  make(info: EngineInfo, given: Given): Engine;
}
