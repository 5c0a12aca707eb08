/** One of the next festivals or fasts: when it is, in how many days, and the parana of an ekadashi. */
import { namedOf } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { WallKept } from 'ganaka/internal/views/day/wall-calendar.ts';
import { DateText, headNamed, marked, Name } from '../../design/names.tsx';
import { festivalPath } from '../../requests/festival-path.ts';
import { inTown, type Town } from '../../requests/town.ts';
import { clockIn, dayMonth, shortDayAndClock, weekdayShort } from '../../tools/clock.ts';
import { besideNamed, named } from '../../tools/names-in-language.ts';

const DAY_MS = 86_400_000;

export interface KeptRow {
  readonly date: string;
  readonly kept: WallKept;
  readonly land?: { readonly text: string; readonly text_native: string };
}

interface NextProps {
  readonly row: KeptRow;
  readonly date: string;
  readonly town: Town;
  readonly lang: PageLanguage;
}

export function Next({ row, date, town, lang }: NextProps) {
  const head = headNamed(row.kept, lang);
  const path = festivalPath(row.kept.id, Number(row.date.slice(0, -6))) ?? `/day/${row.date}`;
  return (
    <li>
      <a href={inTown(path, town)}>
        <b {...marked(head.lang, lang)}>{head.value}</b>
        <span>
          {besideNamed(row.kept, lang) !== undefined && <em>{named(row.kept, lang)}. </em>}
          <DateText of={(id) => `${weekdayShort(id, row.date)}, ${dayMonth(id, row.date)}`} lang={lang} />
          {namedOf(lang) === null ? ', ' : ' · '}
          {away(row.date, date, lang)}
        </span>
        {row.kept.parana !== undefined && <Parana of={row.kept.parana} lang={lang} />}
      </a>
    </li>
  );
}

const Parana = ({ of, lang }: { readonly of: NonNullable<WallKept['parana']>; readonly lang: PageLanguage }) => (
  <span>
    <Name of={of} lang={lang} />:{' '}
    <DateText of={(id) => `${shortDayAndClock(id, of.window.start)} – ${clockIn(id, of.window.end)}`} lang={lang} />
  </span>
);

function away(day: string, today: string, lang: PageLanguage): string {
  const words = pageWords(lang).festivals;
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  return days === 0 ? words.today : words.inDays(days);
}
