/** The reply of one engine, as a comparison uses it. */
import type { Standpoint } from './inputs.ts';

export interface ComparedSide {
  /** The name of the engine in replies. */
  readonly id: string;
  readonly from: Standpoint;
  readonly payload: unknown;
  /** The whole reply. */
  readonly envelope: unknown;
}
