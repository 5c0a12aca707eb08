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
  /** The same as `town=` in an address; empty for the default place. */
  readonly town: string;
  readonly month: string;
  readonly engine: EngineInfo;
  readonly day: string;
  /** The month as a grid, or its year as strips of days. */
  readonly span: '' | 'year';
  /** At the place: in the current month, a coming day is shown first. */
  readonly today: string;
}

export const PATH = '/karya-muhurta';

/** The parameters of its address; a town is named by its id, so that the address can be shared. */
export function parametersOf(asked: KaryaAsked): Readonly<Record<string, string>> {
  const { karya, kind, direction, place, town, month, engine, day, span } = asked;
  return { karya, kind, direction, ...(town === '' ? { place } : { town }), month, engine: engine.word, day, span };
}

/** The address of the page with some things changed; of another month or work no day is chosen. */
export function addressOf(
  asked: KaryaAsked,
  change: Partial<Record<'karya' | 'month' | 'day' | 'span', string>>,
): string {
  const all = { ...parametersOf(asked), day: '', ...change };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  return `${PATH}?${new URLSearchParams(given)}`;
}
