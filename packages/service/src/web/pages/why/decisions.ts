/** The data of `/why`: how the day of a festival, or the tithi of a day, was decided. */
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { tithiNirnaya } from 'ganaka/internal/views/day/tithi-nirnaya.ts';
import type { festival } from 'ganaka/internal/views/festivals/festival.ts';
import type { PayloadOf } from 'ganaka/internal/views/view.ts';
import { longDay } from '../../tools/clock.ts';
import { named } from '../../tools/names-in-language.ts';
import type { ShownDecision, ShownLadder } from './decision.tsx';

/**
 * The decision for the next occurrence from a date, or for the last one of the year. Returns null if the festival does
 * not occur in the year.
 */
export function festivalDecision(
  found: PayloadOf<typeof festival>,
  today: string,
  lang: PageLanguage,
): ShownDecision | null {
  const words = pageWords(lang).why;
  const kept = found.occurrences.find(({ date }) => date >= today) ?? found.occurrences.at(-1);
  const explained = kept?.explanation;
  if (kept === undefined || explained === undefined) return null;
  const said = (date: string | null): string => {
    if (date === null) return words.notAtAll;
    return (date === kept.date ? words.asItIs : words.otherwise)(longDay(lang, date));
  };
  return {
    head: words.kept(named(found, lang), longDay(lang, kept.date)),
    margin: explained.margin,
    days: explained.days,
    tithi: kept.tithi,
    course:
      explained.course?.map(({ from, to, date }) => ({
        ...{ from, to, said: said(date) },
        answer: date === null ? '–' : longDay(lang, date),
      })) ?? null,
    answer: words.keptOn,
    ladders: [{ head: null, rungs: explained.tree }],
  };
}

/** Returns null if the day has no sunrise or sunset. */
export function tithiDecision(
  { explanation }: PayloadOf<typeof tithiNirnaya>,
  date: string,
  lang: PageLanguage,
): ShownDecision | null {
  const words = pageWords(lang).why;
  if (explanation === undefined || explanation === null) return null;
  const { kept_as: tithi, margin, days, course, tree } = explanation;
  return {
    head: words.kept(longDay(lang, date), named(tithi, lang)),
    margin,
    days,
    tithi,
    course: course.map(({ from, to, tithi: then }) => {
      const name = named(then, lang);
      return { from, to, said: (then.number === tithi.number ? words.asItIs : words.otherTithi)(name), answer: name };
    }),
    answer: words.keptAs,
    ladders: laddersOf(tree, lang),
  };
}

type Tree = NonNullable<PayloadOf<typeof tithiNirnaya>['explanation']>['tree'];

/** The rules by tithi, in the order of the tithis. */
function laddersOf(tree: Tree, lang: PageLanguage): ShownLadder[] {
  const numbers = [...new Set(tree.map(({ tithi }) => tithi.number))];
  return numbers.map((number) => {
    const rungs = tree.filter(({ tithi }) => tithi.number === number);
    const [first] = rungs;
    return { head: first === undefined ? null : named(first.tithi, lang), rungs };
  });
}
