/** The parameters of the karya-muhurta page, and its URL. */
import type { EngineInfo } from '../../../engines/engine.ts';
import type { SaidName } from '../../tools/said.ts';

export interface Work extends SaidName {
  readonly id: string;
  readonly params: readonly string[];
}

/** The page's parameters, as in its URL. */
export interface KaryaAsked {
  readonly karya: string;
  readonly kind: string;
  readonly direction: string;
  readonly place: string;
  readonly month: string;
  readonly engine: EngineInfo;
  readonly day: string;
  /** The month as a grid, or its year as strips of days. */
  readonly span: '' | 'year';
  /** At the place: in the current month, a coming day is shown first. */
  readonly today: string;
}

export const PATH = '/karya-muhurta';

/** The address of the page with some things changed. */
export function addressOf(
  asked: KaryaAsked,
  change: Partial<Record<'karya' | 'month' | 'day' | 'span', string>>,
): string {
  const { karya, kind, direction, place, month, engine, span } = asked;
  const all = { karya, kind, direction, place, month, engine: engine.word, span, ...change };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  return `${PATH}?${new URLSearchParams(given)}`;
}
