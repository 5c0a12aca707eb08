/** The parameters of the karya-muhurta page, and its URL. */
import type { EngineInfo } from '../../../engines/engine.ts';
import type { SaidName } from '../../tools/said.ts';

export interface Work extends SaidName {
  readonly id: string;
  readonly params: readonly string[];
}

/** The parameters of the page, as in its URL. */
export interface KaryaAsked {
  readonly karya: string;
  readonly kind: string;
  readonly direction: string;
  readonly place: string;
  readonly month: string;
  readonly engine: EngineInfo;
  readonly day: string;
  /** Empty for the month as a grid; 'year' for the year as strips of days. */
  readonly span: '' | 'year';
  /** Today's date at the place. In the current month the first day shown is a coming one. */
  readonly today: string;
}

export const PATH = '/karya-muhurta';

/** Returns the URL of the page with some parameters changed. */
export function addressOf(
  asked: KaryaAsked,
  change: Partial<Record<'karya' | 'month' | 'day' | 'span', string>>,
): string {
  const { karya, kind, direction, place, month, engine, span } = asked;
  const all = { karya, kind, direction, place, month, engine: engine.word, span, ...change };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  return `${PATH}?${new URLSearchParams(given)}`;
}
