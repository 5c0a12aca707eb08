/** `ganaka/surya`: the Surya-siddhanta, which needs no data. */
import { suryaSiddhanta } from '../../engines/surya-siddhanta/index.ts';
import { type GanakaEngine, publicEngine } from '../engine.ts';

export type { GanakaEngine } from '../engine.ts';

export interface SuryaOptions {
  /** Bija corrections of the mean motions; `full` unless said otherwise. */
  readonly bija?: 'full' | 'none';
  /** `exact` sines unless the text's own `table` is asked for. */
  readonly jya?: 'exact' | 'table';
}

/** The Surya-siddhanta engine. */
export const surya = (options: SuryaOptions = {}): GanakaEngine =>
  publicEngine(suryaSiddhanta, undefined, { ...options });
