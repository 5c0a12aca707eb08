/** What a clause saw, in a few words: one phrase for each thing that the words of the vocabulary look at. */
import { GRAHAS, type Graha } from '../../engines/engine.ts';
import { NAKSHATRA } from '../../lexicon/nakshatra.ts';
import type { Found } from '../../muhurta/karya/verdict.ts';
import type { MuhurtaDay } from '../../muhurta/spans/day.ts';
import { touches } from '../../muhurta/windows.ts';
import type { Saw, Sight } from '../../rules/clause.ts';
import type { NumberedList, Say } from '../../text/say.ts';

type Phrase = (value: Sight, say: Say, saw: Saw) => string;

const numbersOf = (value: Sight): number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
const wordsOf = (value: Sight): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const names = (value: Sight, say: Say, list: NumberedList): string =>
  numbersOf(value)
    .map((number) => say.named(list, number).name)
    .join(', ');

const isGraha = (id: string): id is Graha => GRAHAS.some((each) => each === id);
/** Grahas by their ids, and the Moon as she was when full. */
const grahas = (value: Sight, say: Say): string =>
  wordsOf(value)
    .map((id) => (isGraha(id) ? say.byId('graha', id).name : 'full Moon'))
    .join(', ');

const ordinalOf = (n: number): string => {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  const end = teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
};
const days = (n: number): string => (n === 1 ? '1 day' : `${n} days`);

const natureOf = (star: number): string => {
  const nature = NAKSHATRA[star - 1]?.nature;
  return nature === 'laghu' ? 'kshipra' : (nature ?? '');
};

const PHRASES: Readonly<Record<string, Phrase>> = {
  vara: (value, say) => names(value, say, 'vara'),
  tithi: (value, say) => names(value, say, 'tithi'),
  nakshatra: (value, say) =>
    numbersOf(value)
      .map((star) => `${say.named('nakshatra', star).name} (${natureOf(star)})`)
      .join(', '),
  yoga: (value, say) => names(value, say, 'yoga'),
  masa: (value, say, saw) => `${wordsOf(saw.system ?? null).join()} ${names(value, say, 'masa')}`.trim(),
  sun: (value, say) => `Sun in ${names(value, say, 'rashi')}`,
  rashi: (value, say) => `Moon in ${names(value, say, 'rashi')}`,
  ayana: (value, say) => names(value, say, 'ayana'),
  malamasa: (value) => `${wordsOf(value).join()} month`,
  set: (value, say) => {
    const set = grahas(value, say);
    return set === '' ? 'Jupiter and Venus are seen' : `${set} set`;
  },
  state: (value, say, saw) => {
    const away = days(numbersOf(saw.days ?? null)[0] ?? 0);
    return `${grahas(saw.graha ?? null, say)} ${wordsOf(value).join()}: ${value === 'balya' ? `risen ${away} ago` : `sets in ${away}`}`;
  },
  simhastha: (value) =>
    value === 'first' ? 'Jupiter in the first five quarters from Magha' : 'Jupiter in the rest of Simha',
  sankranti: (value, say) => (numbersOf(value).length === 0 ? '' : `sankranti of ${names(value, say, 'rashi')}`),
  eclipse: (value, _say, saw) => {
    const ahead = numbersOf(saw.days_to ?? null)[0] ?? 0;
    const when = ahead === 0 ? 'on the day' : ahead > 0 ? `in ${days(ahead)}` : `${days(-ahead)} ago`;
    return `${wordsOf(value).join()} eclipse ${when}`;
  },
  count: (value) => `Moon ${numbersOf(value).map(ordinalOf).join(', ')} from the Sun's star`,
  degrees: (value) => `${numbersOf(value).join(', ')} whole degrees gone`,
  by: (value, say) => (wordsOf(value).length === 0 ? '' : `by ${grahas(value, say)}`),
  day_of_life: (value) => `day ${numbersOf(value).join()} of life`,
  year_of_life: (value) => `year ${numbersOf(value).join()} of life`,
};

/** A clause of the lagna says which signs it holds for, the others what was seen. */
export function detailOf(found: Found, day: MuhurtaDay, say: Say): string {
  if (found.cut === 'lagna') return risingOf(found, day, say);
  let seen = '';
  for (const [key, value] of Object.entries(found.saw)) {
    const text = PHRASES[key]?.(value, say, found.saw) ?? '';
    if (text !== '') seen = seen === '' ? text : `${seen}; ${text}`;
  }
  return seen === '' ? plainly(found) : seen;
}

/** Where there is nothing to name. */
const plainly = ({ weight, met }: Found): string =>
  weight === 'must' ? (met ? 'clear' : 'not met') : met ? 'fires' : 'absent';

function risingOf({ spans }: Found, day: MuhurtaDay, say: Say): string {
  const rising: string[] = [];
  for (const run of day.lagnas) {
    if (!touches(spans, run)) continue;
    const { name } = say.named('rashi', run.number);
    if (!rising.includes(name)) rising.push(name);
  }
  return rising.length === 0 ? 'no sign' : `rising ${rising.join(', ')}`;
}
