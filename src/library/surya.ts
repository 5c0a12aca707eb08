/** `ganaka/surya`: the Surya-siddhanta, which needs no data. */
import { suryaSiddhanta } from '../engines/surya-siddhanta/index.ts';
import { type GanakaEngine, publicEngine } from './engine.ts';

export interface SuryaOptions {
  /** Bija corrections of the mean motions; `none` unless said otherwise. */
  readonly bija?: string;
  /** `exact` sines, or the text's own `table`. */
  readonly jya?: string;
}

/** The Surya-siddhanta engine. */
export const surya = (options: SuryaOptions = {}): GanakaEngine =>
  publicEngine(suryaSiddhanta, undefined, { ...options });
