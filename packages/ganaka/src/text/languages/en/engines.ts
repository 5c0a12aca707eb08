/** Names of the engines. English has none here, because each engine has its English name in its own `EngineInfo`. */
import type { EngineWords } from '../../contracts/engine-words.ts';

export const engines: Readonly<Record<string, EngineWords>> = {};
