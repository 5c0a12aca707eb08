/** The engines by key. In English each says its name and what it is itself (`EngineInfo`): nothing is said here a second time. */
import type { EngineWords } from '../engine-words.ts';

export const engines: Readonly<Record<string, EngineWords>> = {};
