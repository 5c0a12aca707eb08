/** The engine that a form or an address names. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { Refusal } from '../../api/refusal.ts';

const USUAL = 'drik';

/** Returns the engine of a value of `engine=`, or the usual one for an empty value. Throws a 400 for any other value. */
export function engineInQuery(infos: readonly EngineInfo[], word: string): EngineInfo {
  const found =
    word === ''
      ? (infos.find(({ key }) => key === USUAL) ?? infos[0])
      : infos.find((each) => each.word === word || each.id === word);
  if (found !== undefined) return found;
  const words = infos.map((each) => each.word).join(', ');
  throw new Refusal(400, 'bad_engine', `engine must be one of ${words}; got "${word}"`);
}
