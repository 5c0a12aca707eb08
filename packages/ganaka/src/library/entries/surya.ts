/** `ganaka/surya`: the Surya-siddhanta, which needs no data. */
import { suryaSiddhanta } from '../../sky/engines/surya-siddhanta/index.ts';
import { type GanakaEngine, publicEngine } from '../engine.ts';

export type { GanakaEngine } from '../engine.ts';

/** Options of the Surya-siddhanta engine. */
export interface SuryaOptions {
  /** Bija corrections of the mean motions; default `full`. */
  readonly bija?: 'full' | 'none';
  /** Sines: `exact` (default), or the text's own `table`. */
  readonly jya?: 'exact' | 'table';
  /** Noon, sunrise and sunset: by the `text` (default), or by the `velantara`, as Nepal's printed calendar has them. */
  readonly sunrise?: 'text' | 'velantara';
}

/** The Surya-siddhanta engine. */
export const surya = (options: SuryaOptions = {}): GanakaEngine => publicEngine(suryaSiddhanta, undefined, options);
