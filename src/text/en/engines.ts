/** Names of the engines by key. None in English: each engine has its English name in its own `EngineInfo`. */
import type { EngineWords } from '../engine-words.ts';

export const engines: Readonly<Record<string, EngineWords>> = {};
