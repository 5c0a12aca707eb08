/** The days of a month as a table of weeks from Sunday. The page provides the content of the cells. */

import { datesOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ComponentChildren } from 'preact';
import { weekdayHead, weekdayName } from '../tools/clock.ts';
import { marked } from './names.tsx';

const WEEK = 7;

interface GridProps<D extends { readonly date: string }> {
  readonly days: readonly D[];
  /** The weekday of the first day; 1 is Sunday. */
  readonly weekday: number;
  readonly caption: ComponentChildren;
  readonly lang: PageLanguage;
  readonly class?: string;
  readonly cell: (day: D) => ComponentChildren;
}

export function MonthGrid<D extends { readonly date: string }>(props: GridProps<D>) {
  const { days, weekday, caption, lang, cell } = props;
  const before = weekday - 1;
  const cells: (D | null)[] = [...Array<null>(before).fill(null), ...days];
  while (cells.length % WEEK !== 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / WEEK }, (_, i) => cells.slice(i * WEEK, (i + 1) * WEEK));
  const heads = days.slice((WEEK - before) % WEEK, ((WEEK - before) % WEEK) + WEEK);
  return (
    <table class={props.class === undefined ? 'month' : `month ${props.class}`}>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((day) => (
            <th key={day.date} scope="col" abbr={weekdayName(datesOf(lang), day.date)} {...marked(datesOf(lang), lang)}>
              {weekdayHead(datesOf(lang), day.date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.date ?? ''}>
            {week.map((day, i) => (day === null ? <td key={`none${i}`} class="none" /> : cell(day)))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
