/**
 * `<ganaka-month place="…" lang="…" month="2026-11" engine="…">`: the tithi at every sunrise of a month; this month if
 * none is given.
 */
import { drawMoon } from 'ganaka/internal/drawings/day/moon.ts';
import { dateOf, dayOf, firstOfMonth, isoDate, weekdayOf } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { angas, today } from 'ganaka/internal/library/days/angas.ts';
import { dayNameAt } from 'ganaka/internal/text/contracts/day-words.ts';
import { drawn, type EmbedContext, GanakaElement, made } from './element.ts';
import { datesIn, monthName, tithiName, weekdayNarrow } from './names-and-dates.ts';

const WEEK = 7;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export class GanakaMonthElement extends GanakaElement {
  static readonly observedAttributes = ['place', 'lang', 'month', 'engine'];

  content({ engine, place, words, lang }: EmbedContext): Node[] {
    const now = today(place);
    const month = this.getAttribute('month') ?? now.slice(0, 7);
    if (!MONTH.test(month)) throw new RangeError(`month must be a month such as 2026-11; got "${month}"`);
    const cell = (date: string): HTMLElement => {
      const day = angas(engine, place, date);
      const tithi = day.tithi[0]?.number ?? 0;
      return made(
        'td',
        { title: tithiName(words, tithi), ...(date === now && { 'aria-current': 'date' }) },
        made('b', {}, String(Number(date.slice(-2))), drawn(drawMoon(day.elongation))),
        made('span', {}, dayNameAt(words, 'tithi', tithi)),
      );
    };
    const cells = daysOf(month).map((date) => (date === null ? made('td') : cell(date)));
    const heads = weekDates().map((date) =>
      made('th', { scope: 'col', lang: datesIn(lang) }, weekdayNarrow(lang, date)),
    );
    return [
      made('h2', { lang: datesIn(lang) }, monthName(lang, month)),
      made('p', {}, place.name),
      made('table', { lang }, made('thead', {}, made('tr', {}, ...heads)), made('tbody', {}, ...rowsOf(cells))),
    ];
  }
}

/** Returns the dates of a month, preceded by an empty cell for each day of the first week before the month. */
function daysOf(month: string): (string | null)[] {
  const first = firstOfMonth(month);
  const { year, month: number } = dateOf(first);
  const next = dayOf(number === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: number + 1, day: 1 });
  const dates = Array.from({ length: next - first }, (_, i) => isoDate(plusDays(first, i)));
  return [...Array<null>(weekdayOf(first) - 1).fill(null), ...dates];
}

const rowsOf = (cells: readonly HTMLElement[]): HTMLElement[] =>
  Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, i) =>
    made('tr', {}, ...cells.slice(i * WEEK, (i + 1) * WEEK)),
  );

/** The dates of some week that begins on Sunday. */
const weekDates = (): string[] => Array.from({ length: WEEK }, (_, i) => `2023-01-0${i + 1}`);
