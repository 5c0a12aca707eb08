/** What a search looked for and what it found, in words. */

import type { SearchCondition, WordState } from '../../jyotisha/find/condition.ts';
import type { WordId } from '../../jyotisha/find/words.ts';
import { KALA } from '../../lexicon/hours/kala.ts';
import { GRAHAS } from '../../sky/engines/engine.ts';
import type { SearchResultWords, UnlistedKala } from '../../text/contracts/calendar-words.ts';
import type { Tongue } from '../../text/loading/calendar-files.ts';
import { type IdOf, nameAt, nameOf } from '../../text/names.ts';

/** A value of a search condition in words, such as `Ekadashi` or `Guru in Karka`. */
export function valueIn(language: Tongue, word: WordId, value: string): string {
  const { names, calendar } = language;
  const { found } = calendar;
  const star = (): string => nameOf(names, 'nakshatra', value as IdOf<'nakshatra'>) ?? value;
  const sign = (): string => nameOf(names, 'rashi', value as IdOf<'rashi'>) ?? value;
  const graha = (id: string): string => nameOf(names, 'graha', id as IdOf<'graha'>) ?? id;
  const [subject = '', ending] = word.split('.');
  if (GRAHAS.some((each) => each === subject))
    return found.graha(graha(subject), ending === undefined ? sign() : star());
  switch (word) {
    case 'tithi':
      return tithiIn(language, Number(value));
    case 'nakshatra':
      return star();
    case 'pada': {
      const [id = '', pada = ''] = value.split('.');
      return found.pada(nameOf(names, 'nakshatra', id as IdOf<'nakshatra'>) ?? id, pada);
    }
    case 'weekday':
      return nameOf(names, 'vara', value as IdOf<'vara'>) ?? value;
    case 'masa_kind':
      return found.masaKinds[value as keyof SearchResultWords['masaKinds']];
    case 'solar_month':
      return found.solarMonth(sign());
    case 'solar_day':
      return found.solarDay(value);
    case 'retrograde':
      return found.retrograde(graha(value));
    case 'combust':
      return found.combust(graha(value));
    case 'lagna':
      return found.rising(sign());
    case 'kala':
      return KALA.some(({ id }) => id === value)
        ? (nameOf(names, 'kala', value as IdOf<'kala'>) ?? value)
        : found.kalas[value as UnlistedKala];
    default:
      return nameOf(names, word as NamedWord, value as IdOf<NamedWord>) ?? value;
  }
}
type NamedWord = 'paksha' | 'yoga' | 'karana' | 'masa' | 'special_yoga' | 'festival' | 'eclipse';

/** The tithi with its paksha, which its name does not contain. */
function tithiIn({ names }: Tongue, number: number): string {
  const name = nameAt(names, 'tithi', number) ?? '';
  if (number === 15 || number === 30) return name;
  return `${nameOf(names, 'paksha', number < 15 ? 'shukla' : 'krishna') ?? ''} ${name}`;
}

export const heldIn = (language: Tongue, held: WordState): string =>
  'not' in held
    ? language.calendar.found.not(conditionIn(language, held.not))
    : valueIn(language, held.word, held.value);

export function conditionIn(language: Tongue, condition: SearchCondition): string {
  const { or, not } = language.calendar.found;
  switch (condition.kind) {
    case 'is':
      return condition.values.map((value) => valueIn(language, condition.word, value)).join(` ${or} `);
    case 'not':
      return not(inner(language, condition.of));
    case 'any':
      return condition.of.map((each) => inner(language, each)).join(` ${or} `);
    case 'all':
      return condition.of
        .map((each) => (each.kind === 'any' ? inner(language, each) : conditionIn(language, each)))
        .join(', ');
  }
}
const inner = (language: Tongue, condition: SearchCondition): string =>
  condition.kind === 'is' ? conditionIn(language, condition) : `(${conditionIn(language, condition)})`;
