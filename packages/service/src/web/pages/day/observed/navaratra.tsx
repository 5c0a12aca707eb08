/** Why the eighth and ninth day of Navaratra may not be the days of Mahashtami and Mahanavami. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';

interface KeptDay {
  readonly kept: readonly { readonly id: string }[];
}

/** Pairs of observances: the first is decided by the hour of the worship, the second by the tithi at sunrise. */
const PAIRS = [
  ['mahashtami', 'ashvina-navaratra-8'],
  ['mahanavami', 'ashvina-navaratra-9'],
] as const;

/** Whether a day has only one observance of a pair. */
const isApart = ({ kept }: KeptDay): boolean =>
  PAIRS.some(([rite, counted]) => kept.some(({ id }) => id === rite) !== kept.some(({ id }) => id === counted));

export const NavaratraNote = ({ days, lang }: { readonly days: readonly KeptDay[]; readonly lang: PageLanguage }) =>
  days.some(isApart) ? <p class="hint">{pageWords(lang).festival.navaratra}</p> : null;
