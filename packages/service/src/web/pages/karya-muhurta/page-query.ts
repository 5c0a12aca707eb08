/** The parameters of the karya-muhurta page, and its URL. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { NameInLanguages } from '../../tools/names-in-language.ts';

export interface WorkChoice extends NameInLanguages {
  readonly id: string;
  readonly params: readonly string[];
}

/** The parameters of the page, as in its URL. */
export interface KaryaPageQuery {
  readonly karya: string;
  readonly kind: string;
  readonly direction: string;
  readonly place: string;
  /** The same as `town=` in an address; empty for the default place. */
  readonly town: string;
  readonly month: string;
  readonly engine: EngineInfo;
  readonly day: string;
  /** Empty for the month as a grid; 'year' for the year as strips of days. */
  readonly span: '' | 'year';
  /** Today's date at the place. In the current month, the day shown in full is today or later. */
  readonly today: string;
}

export const PATH = '/karya-muhurta';

/** The parameters of the page's URL. A town is named by its id, so that the URL can be shared. */
export function parametersOf(asked: KaryaPageQuery): Readonly<Record<string, string>> {
  const { karya, kind, direction, place, town, month, engine, day, span } = asked;
  return { karya, kind, direction, ...(town === '' ? { place } : { town }), month, engine: engine.word, day, span };
}

/** Returns the URL of the page with some parameters changed. The chosen day is left out unless it is given. */
export function addressOf(
  asked: KaryaPageQuery,
  change: Partial<Record<'karya' | 'month' | 'day' | 'span', string>>,
): string {
  const all = { ...parametersOf(asked), day: '', ...change };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  return `${PATH}?${new URLSearchParams(given)}`;
}
