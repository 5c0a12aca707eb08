/** `lang`: in which languages a reply is given. English is always there; the others stand beside it. */
import { type AskedLang, LANGS } from '../text/say.ts';
import type { Bad, Query } from './query.ts';

export type { AskedLang, Lang } from '../text/say.ts';

export const isLang = (text: string): text is AskedLang => LANGS.some((each) => each === text);

/** What was asked for; null when nothing was, and the caller's own stands. */
export function readLang(query: Query, bad: Bad[]): AskedLang | null {
  const given = query.get('lang');
  if (given === undefined) return null;
  if (isLang(given)) return given;
  bad.push({
    code: 'bad_lang',
    param: 'lang',
    text: `lang must be one of ${LANGS.join(', ')}; got "${given}"`,
    allowed: LANGS,
  });
  return null;
}
